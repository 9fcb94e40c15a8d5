"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

from __future__ import annotations

from languedoc.guide.calculator import Modifier
from languedoc.guide.model import Deck

STEPS = {
    "setup_german_castles": "auto each",
    "choose_german_castle": "may",
    "score_german_castle": "auto",
    "mod_german_castle_road": "rule",
    "final_german_castle": "auto",
    "final_mod_german_castle_road": "rule",
}

WHEN = {
    "score_german_castle": "completed monastery",
}

CALCULATED = {
    "score_german_castle": "monastery german_castle",
    "final_german_castle": "monastery german_castle",
}

MODIFIERS = (Modifier("german_castles", ("road", "city"), "guide-count-german_castles", 6, building="german_castle"),)

CHANGES = {
    "mod_german_castle_road": "score_road score_city",
    "final_mod_german_castle_road": "final_road",
}

DECKS = (Deck("german_castles", stack="player"),)

NOT_SHOWN = {
    "setup_german_castles": "It is done before the first tile lies.",
}
