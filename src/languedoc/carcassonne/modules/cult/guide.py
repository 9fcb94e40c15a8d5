"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

STEPS = {
    "cult_restrict_cloister": "rule",
    "cult_restrict_shrine": "rule",
    "cult_challenge_start": "auto",
    "score_cult_challenge": "auto",
    "final_cult": "auto",
}

WHEN = {
    "score_cult_challenge": "completed monastery",
}

CALCULATED = {
    "score_cult_challenge": "monastery shrine",
    "final_cult": "monastery shrine",
}

SWITCHES = {
    "cult_restrict_cloister": "cult_challenges",
    "cult_restrict_shrine": "cult_challenges",
    "cult_challenge_start": "cult_challenges",
    "score_cult_challenge": "cult_challenges",
}

CHANGES = {
    "cult_restrict_cloister": "place_tile",
    "cult_restrict_shrine": "place_tile",
    "score_cult_challenge": "score_cloister",
}
