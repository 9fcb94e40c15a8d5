"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

STEPS = {
    "setup_big_follower": "auto each",
    "deploy_big_follower": "may",
    "strength_big": "rule",
    "mod_inn": "rule",
    "mod_cathedral": "rule",
    "final_strength_big": "rule",
    "final_inn_zero": "rule",
    "final_cathedral_zero": "rule",
}
