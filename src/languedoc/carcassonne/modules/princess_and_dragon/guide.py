"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

STEPS = {
    "setup_dragon_fairy": "auto all",
    "fairy_point": "auto",
    "set_aside_dragon_tile": "auto",
    "volcano_dragon": "auto",
    "portal_enable": "rule",
    "princess_remove": "must",
    "fairy_move": "may",
    "dragon_move": "must all",
    "fairy_scoring": "auto owner",
    "final_fairy": "auto owner",
}

SWITCHES = {
    "fairy_point": "fairy",
    "set_aside_dragon_tile": "dragon",
    "volcano_dragon": "dragon",
    "portal_enable": "portal",
    "princess_remove": "princess",
    "fairy_move": "fairy",
    "dragon_move": "dragon",
    "fairy_scoring": "fairy",
    "final_fairy": "fairy",
}

KINDS = {
    "princess_remove": {"princess_action=may": "may"},
}

WHEN = {
    "set_aside_dragon_tile": "sign dragon",
    "volcano_dragon": "sign volcano",
    "princess_remove": "sign princess",
    "dragon_move": "sign dragon",
    "fairy_move": "action fairy_move",
}

CHANGES = {
    "portal_enable": "deploy_follower",
    "volcano_dragon": "phase_figure",
    "princess_remove": "phase_figure",
    "fairy_scoring": "score_cloister score_road score_city",
}

NOT_SHOWN = {
    "setup_dragon_fairy": "It is done before the first tile lies.",
}
