"""The turn order: complete, declared by the modules, and carried out by the engine in this order."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from languedoc import Game
from languedoc.carcassonne.declarations import PHASES
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.turn_order import turn_order

SHEET = Path(__file__).parents[3] / "shared" / "rules" / "turn_order.md"
MODULES = list(dict.fromkeys(BUILT.values()))
ORDER = turn_order(MODULES, {})


def test_every_row_has_its_phase_and_a_place_of_its_own() -> None:
    places = [(PHASES.index(row.phase), row.position) for row in ORDER]
    assert places == sorted(set(places))
    steps = [row.step for row in ORDER]
    assert len(steps) == len(set(steps))
    assert {row.module for row in ORDER} == {module.slug for module in MODULES}


def test_a_row_may_stand_elsewhere_by_an_option() -> None:
    def before(rules: dict[str, str | bool]) -> str:
        rows = [row.step for row in turn_order(MODULES, rules)]
        return rows[rows.index("dragon_move") - 1]

    assert before({}) == [row.step for row in ORDER if row.phase == "P3"][-1]
    assert before({"dragon_timing": "before_wood"}) == "volcano_dragon"
    assert before({"dragon_timing": "after_scoring"}) == [row.step for row in ORDER if row.phase == "P5"][-1]


def test_the_steps_of_a_base_turn() -> None:
    box = Game(2, seed=1).state.box
    assert box.step_ids == (
        "draw_tile",
        "place_tile",
        "phase_figure",
        "phase_scoring",
        "check_game_end",
        "next_player",
        "final_cloister",
        "final_road",
        "final_city",
        "final_fields",
        "final_winner",
    )


@pytest.mark.skipif(not SHEET.exists(), reason="../shared/rules/turn_order.md is not here to compare with")
def test_the_rows_stand_as_on_the_sheet() -> None:
    """Of the steps that the sheet names in order, those of the modules that are built."""
    text = SHEET.read_text(encoding="utf-8")
    named = re.findall(r"\b[a-z]+(?:_[a-z]+)+\b", text.split("## 14.")[1].split("```")[1])
    slugs = {row.module for row in ORDER}
    table = dict(re.findall(r"^\|[^|\n]*\| `([a-z_]+)` \| *`?([a-z_]+)`?", text.split("## 11.")[0], re.MULTILINE))
    ours = [row.step for row in ORDER]
    built = [step for step in dict.fromkeys(named) if table.get(step) in slugs]
    assert len(built) > 30
    if "bath_take" in built:  # of the sheet's two places the later one: a wagon that is taken back may go there, too
        built.remove("bath_take")
        built.insert(built.index("wagon_move") + 1, "bath_take")
    assert [step for step in ours if step in built] == built
