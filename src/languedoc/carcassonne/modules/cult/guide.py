"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

STEPS = {
    "cult_restrict_cloister": "rule",
    "cult_restrict_shrine": "rule",
    "cult_challenge_start": "auto",
    "score_cult_challenge": "auto",
    "final_cult": "auto",
}

CHANGES = {
    "cult_restrict_cloister": "place_tile",
    "cult_restrict_shrine": "place_tile",
    "score_cult_challenge": "score_cloister",
}
