"""The named setups that are offered before a game: they tell which modules are played."""

from __future__ import annotations

from typing import NamedTuple

from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.rule_options import PRESETS


class Offer(NamedTuple):
    """A setup that is ready to play: the rule set of the library, and the modules."""

    rules: str
    modules: tuple[str, ...]


OFFERS = {
    "base": Offer("big_box_2006", ("base",)),
    "base_and_river": Offer("big_box_2006", ("base", "river_1")),
    "big_box_2006": Offer(
        "big_box_2006", ("base", "inns_and_cathedrals", "traders_and_builders", "princess_and_dragon", "tower")
    ),
    "count_king_and_consorts": Offer("count_king_and_consorts", PRESETS["count_king_and_consorts"].modules),
    "first_edition": Offer("first_edition", ("base",)),
    "everything": Offer("big_box_2006", tuple(BUILT)),
}
