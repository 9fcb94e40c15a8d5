"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

STEPS = {
    "watchtower_restriction": "rule",
    "score_watchtower": "auto",
}

WHEN = {
    "score_watchtower": "completed",
}

CHANGES = {
    "watchtower_restriction": "deploy_follower",
    "score_watchtower": "phase_scoring",
}
