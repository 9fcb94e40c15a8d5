"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

STEPS = {
    "labyrinth_rule": "rule",
    "score_labyrinth": "auto",
}
