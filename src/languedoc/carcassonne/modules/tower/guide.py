"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

STEPS = {
    "setup_tower_pieces": "auto each",
    "ransom_prisoner": "may",
    "tower_piece": "may",
    "tower_capture": "may",
    "prisoner_exchange": "must",
    "tower_follower": "may",
}

WHEN = {
    "tower_piece": "action tower_piece",
    "tower_capture": "action tower_piece",
    "prisoner_exchange": "action tower_piece",
    "tower_follower": "action tower_follower",
}

NOT_SHOWN = {
    "setup_tower_pieces": "It is done before the first tile lies.",
}
