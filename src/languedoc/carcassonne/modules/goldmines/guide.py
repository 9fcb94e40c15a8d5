"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

STEPS = {
    "setup_gold": "auto all",
    "gold_place": "must",
    "award_gold": "auto owner",
    "final_gold": "auto",
}

WHEN = {
    "gold_place": "sign gold",
    "award_gold": "completed",
}

NOT_SHOWN = {
    "setup_gold": "It is done before the first tile lies.",
}
