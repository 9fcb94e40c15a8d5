"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

STEPS = {
    "setup_monasteries": "auto all",
    "deploy_abbot": "may",
    "final_abbot": "auto",
}

WHEN = {
    "deploy_abbot": "action deploy_abbot",
}

CALCULATED = {
    "final_abbot": "monastery abbacy",
}

NOT_SHOWN = {
    "setup_monasteries": "It is done before the first tile lies.",
}
