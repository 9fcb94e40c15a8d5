"""What can be configured before a game: the options of the modules, and the rule sets that set several at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from languedoc.table.setup import RuleOption as RuleOption


@dataclass(frozen=True, slots=True)
class Preset:
    """A rule set, with the modules that are played if none are named."""

    name: str
    most_seats: int
    options: Mapping[str, str | bool]
    modules: tuple[str, ...] = ("base",)


PRESETS = {
    preset.name: preset
    for preset in (
        Preset("big_box_2006", 6, {}),
        Preset("first_edition", 5, {"field_scoring": "per_city_4", "tiny_city": "two_points"}),
        Preset("second_edition", 5, {"field_scoring": "per_field_3_city_once", "tiny_city": "two_points"}),
        Preset("count_king_and_consorts", 6, {}, ("base", "river_2", "count", "king_and_robber", "cult")),
    )
}
FEWEST_SEATS = 2
