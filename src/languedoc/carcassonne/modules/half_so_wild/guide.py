"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

STEPS = {
    "setup_triangles": "must each",
    "choose_triangle": "may",
    "score_triangle_cloister": "auto",
}

WHEN = {
    "score_triangle_cloister": "completed monastery",
}

CALCULATED = {
    "score_triangle_cloister": "monastery monastery:triangle",
}

CHANGES = {
    "score_triangle_cloister": "score_cloister",
}

NOT_SHOWN = {
    "setup_triangles": "The triangles are picked before the first tile lies.",
}
