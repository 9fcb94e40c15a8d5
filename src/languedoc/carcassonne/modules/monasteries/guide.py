"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

STEPS = {
    "setup_monasteries": "auto all",
    "deploy_abbot": "may",
    "final_abbot": "auto",
}
