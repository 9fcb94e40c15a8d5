"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

STEPS = {
    "setup_abbey_set": "auto each",
    "choose_abbey": "may",
    "deploy_mayor": "may",
    "place_barn": "may",
    "deploy_wagon": "may",
    "score_barn_placed": "auto",
    "score_barn_connected": "auto",
    "score_abbey": "auto",
    "strength_mayor": "rule",
    "strength_wagon": "rule",
    "wagon_move": "may owner",
    "final_abbeys": "may each",
    "final_barn_joined": "auto",
    "final_abbey": "auto",
    "final_strength_mayor": "rule",
    "final_strength_wagon": "rule",
    "final_barn": "auto owner",
}

SWITCHES = {
    "choose_abbey": "abbey",
    "place_barn": "no_fields=false",
    "score_barn_placed": "no_fields=false",
    "score_barn_connected": "no_fields=false",
    "score_abbey": "abbey",
    "final_abbeys": "abbey",
    "final_barn_joined": "no_fields=false",
    "final_abbey": "abbey",
    "final_barn": "no_fields=false",
}

WHEN = {
    "score_abbey": "completed monastery",
    "deploy_mayor": "action deploy_mayor",
    "place_barn": "action place_barn",
    "deploy_wagon": "action deploy_wagon",
    "score_barn_placed": "action place_barn",
    "wagon_move": "completed",
}

CALCULATED = {
    "score_abbey": "monastery abbey",
    "final_abbey": "monastery abbey",
}

CHANGES = {
    "strength_mayor": "score_city",
    "strength_wagon": "score_road score_city",
    "score_abbey": "score_cloister",
    "final_strength_mayor": "final_city",
    "final_strength_wagon": "final_road final_city",
}

NOT_SHOWN = {
    "setup_abbey_set": "It is done before the first tile lies.",
}
