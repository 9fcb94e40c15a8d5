"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

from __future__ import annotations

from languedoc.carcassonne.modules.bathhouses.rules import FLAGS, SIGN
from languedoc.guide.calculator import Modifier

STEPS = {
    "setup_bathhouses": "auto all",
    "bath_buy_back": "may",
    "bath_points": "rule",
    "bath_order": "must",
    "bath_take": "must owner",
    "bath_release": "auto",
}

WHEN = {
    "bath_order": "completed",
    "bath_take": "completed",
}

MODIFIERS = tuple(
    Modifier(f"{SIGN}_{flags}", ("road", "city"), f"guide-count-bathhouse.of_{flags}", 2, mark=f"{SIGN}:{flags}")
    for flags in FLAGS
)

CHANGES = {
    "bath_points": "score_road score_city",
}

NOT_SHOWN = {
    "setup_bathhouses": "It is done before the first tile lies.",
}
