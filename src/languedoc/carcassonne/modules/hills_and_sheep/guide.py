"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

STEPS = {
    "setup_shepherd_bag": "auto each",
    "hill_hidden_tile": "auto",
    "shepherd_extend": "must",
    "deploy_shepherd": "may",
    "shepherd_first_token": "auto",
    "shepherd_closed_field": "auto",
    "mod_vineyard": "rule",
    "tiebreak_hill": "rule",
    "final_vineyard_none": "rule",
    "final_tiebreak_hill": "rule",
}
