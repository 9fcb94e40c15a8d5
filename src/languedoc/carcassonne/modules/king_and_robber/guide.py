"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

STEPS = {
    "award_robber_baron": "auto",
    "award_king": "auto",
    "final_king": "auto",
    "final_robber_baron": "auto",
}

SWITCHES = {
    "award_robber_baron": "robber",
    "award_king": "king",
    "final_king": "king king_robber_scoring!=continuously",
    "final_robber_baron": "robber king_robber_scoring!=continuously",
}

WHEN = {
    "award_king": "completed city",
    "award_robber_baron": "completed road",
}

CHANGES = {
    "award_king": "score_city",
    "award_robber_baron": "score_road",
}
