"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

STEPS = {
    "setup_builder_pig": "auto each",
    "builder_trigger": "auto",
    "deploy_builder": "may",
    "deploy_pig": "may",
    "award_goods": "auto",
    "builder_second_part": "auto",
    "final_goods": "auto",
    "final_pig": "rule",
}
