"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

STEPS = {
    "setup_ferries": "auto all",
    "ferry_move": "may",
    "ferry_place": "must",
}

NOT_SHOWN = {
    "setup_ferries": "It is done before the first tile lies.",
}
