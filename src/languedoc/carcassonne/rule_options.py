"""What can be set differently before a game: the options of the modules, and the rule sets that set several at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from languedoc.table.setup import RuleOption as RuleOption


@dataclass(frozen=True, slots=True)
class Preset:
    """A rule set, with the modules that are played where none are named."""

    name: str
    most_seats: int
    options: Mapping[str, str | bool]
    help: str
    modules: tuple[str, ...] = ("base",)


PRESETS = {
    preset.name: preset
    for preset in (
        Preset("big_box_2006", 6, {}, "the rules of the big box of 2006"),
        Preset(
            "first_edition",
            5,
            {"field_scoring": "per_city_4", "tiny_city": "two_points"},
            "the rules of the first edition",
        ),
        Preset(
            "second_edition",
            5,
            {"field_scoring": "per_field_3_city_once", "tiny_city": "two_points"},
            "the rules between the two: 3 per field, but each city once",
        ),
        Preset(
            "count_king_and_consorts",
            6,
            {},
            "Count, King & Consorts: the rules of the big box with the small expansions of that box",
            ("base", "river_2", "count", "king_and_robber", "cult"),
        ),
    )
}
FEWEST_SEATS = 2
