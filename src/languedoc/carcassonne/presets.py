"""Named setups: the rules of an edition, the boxes that people know, and mixes for an occasion.

One table for everybody: library, saves, terminal, page and hunt read it. Their texts are `preset-NAME` in `i18n`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from languedoc.carcassonne.modules import BUILT


@dataclass(frozen=True, slots=True)
class Preset:
    """The modules that are played if none are named, and the options of the base game that differ from the default."""

    name: str
    modules: tuple[str, ...] = ("base",)
    options: Mapping[str, str | bool] = field(default_factory=dict)
    most_seats: int = 6


BIG_BOX = ("base", "inns_and_cathedrals", "traders_and_builders", "princess_and_dragon", "tower")
CLASSIC = ("base", "river_1", *BIG_BOX[1:], "abbey_and_mayor")

PRESETS = {
    preset.name: preset
    for preset in (
        # editions of the base game
        Preset("big_box_2006"),
        Preset("first_edition", options={"field_scoring": "per_city_4", "tiny_city": "two_points"}, most_seats=5),
        Preset(
            "second_edition",
            options={"field_scoring": "per_field_3_city_once", "tiny_city": "two_points"},
            most_seats=5,
        ),
        # boxes
        Preset("big_box_1", BIG_BOX),
        Preset("count_king_and_consorts", ("base", "river_2", "count", "king_and_robber", "cult")),
        Preset(
            "big_box_6",
            (
                "base",
                "river_1",
                "inns_and_cathedrals",
                "traders_and_builders",
                "flying_machines",
                "messages",
                "ferries",
                "goldmines",
                "mage_and_witch",
                "robbers",
                "crop_circles",
            ),
        ),
        # mixes
        Preset("first_evening", ("base", "river_1"), {"no_fields": True}),
        Preset(
            "big_families",
            (
                "base",
                "river_2",
                "inns_and_cathedrals",
                "hills_and_sheep",
                "festival",
                "little_buildings",
                "fruit_trees",
            ),
        ),
        Preset("feud", ("base", "princess_and_dragon", "tower", "catapult", "robbers", "phantom")),
        Preset("classic", CLASSIC),
        Preset(
            "long_night",
            (
                *CLASSIC,
                "count",
                "king_and_robber",
                "bridges_castles_bazaars",
                "hills_and_sheep",
                "phantom",
                "ferries",
                "goldmines",
                "watchtowers",
            ),
        ),
        Preset("everything", tuple(BUILT)),
    )
}
FEWEST_SEATS = 2
DEFAULT = "big_box_2006"
