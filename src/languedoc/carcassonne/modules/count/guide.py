"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

STEPS = {
    "setup_city_of_carcassonne": "auto all",
    "count_move_out": "may left",
    "count_move_in": "may",
    "move_count": "may",
    "final_count_move_out": "may left",
}

CHANGES = {
    "count_move_out": "phase_scoring",
    "count_move_in": "phase_scoring",
}

NOT_SHOWN = {
    "setup_city_of_carcassonne": "It is done before the first tile lies.",
}
