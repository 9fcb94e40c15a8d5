"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

STEPS = {
    "setup_robbers": "auto each",
    "robber_active": "may",
    "robber_place": "must next",
    "robber_steal": "auto owner",
    "final_robbers": "auto",
}

SWITCHES = {
    "robber_active": "robber_active",
}

WHEN = {
    "robber_active": "sign robber",
    "robber_place": "sign robber",
}

CHANGES = {"robber_steal": "phase_scoring"}
