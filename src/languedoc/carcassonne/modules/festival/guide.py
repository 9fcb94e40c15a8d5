"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

STEPS = {
    "festival_enable": "rule",
    "festival_return": "may",
}

WHEN = {
    "festival_return": "sign festival, action festival_return",
}

CHANGES = {
    "festival_enable": "phase_figure",
}
