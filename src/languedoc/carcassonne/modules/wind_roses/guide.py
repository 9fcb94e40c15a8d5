"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

STEPS = {
    "setup_wind_rose": "must",
    "wind_rose_points": "auto",
}

WHEN = {
    "wind_rose_points": "sign wind_rose",
}

NOT_SHOWN = {
    "setup_wind_rose": "The wind rose lies before the first turn, or comes when the river has ended.",
}
