"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

from __future__ import annotations

from languedoc.guide.calculator import Modifier
from languedoc.guide.model import Deck

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

SWITCHES = {
    "hill_hidden_tile": "hills",
    "mod_vineyard": "vineyards",
    "tiebreak_hill": "hills",
    "final_vineyard_none": "vineyards",
    "final_tiebreak_hill": "hills",
}

MODIFIERS = (
    Modifier(
        "vineyard", ("monastery",), "mark-vineyard", 8, near="vineyard", option=("vineyards", True), of_cloisters=True
    ),
)

WHEN = {
    "hill_hidden_tile": "sign hill",
    "deploy_shepherd": "action deploy_shepherd",
    "shepherd_first_token": "action deploy_shepherd",
}

DECKS = (Deck("sheep", {"sheep_1": 4, "sheep_2": 5, "sheep_3": 5, "sheep_4": 2, "wolf": 2}),)

CHANGES = {
    "mod_vineyard": "score_cloister",
    "tiebreak_hill": "score_road score_city",
    "final_vineyard_none": "final_cloister",
    "final_tiebreak_hill": "final_road final_city final_fields",
}

NOT_SHOWN = {
    "setup_shepherd_bag": "It is done before the first tile lies.",
}
