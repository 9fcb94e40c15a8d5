"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

STEPS = {
    "setup_bridges_castles": "auto each",
    "bazaar_tile_due": "must",
    "build_bridge": "may",
    "bazaar": "must left",
    "castle_conversion": "may",
    "score_castle_lord": "auto owner",
    "final_castle": "auto",
}
