"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

STEPS = {
    "setup_fruit": "auto all",
    "fruit_stack": "must",
    "fruit_harvest": "may",
    "fruit_sell": "may",
    "final_fruit": "auto",
}

WHEN = {
    "fruit_stack": "sign fruit_tree",
}

NOT_SHOWN = {
    "setup_fruit": "It is done before the first tile lies.",
}
