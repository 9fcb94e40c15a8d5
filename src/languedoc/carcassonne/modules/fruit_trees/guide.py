"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

from __future__ import annotations

from languedoc.carcassonne.modules.fruit_trees.rules import FRUITS
from languedoc.guide.model import Deck

STEPS = {
    "setup_fruit": "auto all",
    "fruit_stack": "must",
    "fruit_harvest": "may",
    "fruit_sell": "may",
    "final_fruit": "auto",
}

WHEN = {
    "fruit_stack": "sign fruit_tree",
}

CHIPS = {"points_2": 1, "points_3": 1, "points_4": 1, "points_5": 1}
DECKS = tuple(Deck(f"fruit-{each}", CHIPS, title=f"token-fruit-{each}", texts="guide-deck-fruit") for each in FRUITS)
