"""The table of steps: complete, in order, and walked by the engine as it stands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from languedoc import Game
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.tiles import catalogue
from languedoc.carcassonne.turn_order import PHASES, TURN_ORDER

SHEET = Path(__file__).parents[3] / "shared" / "rules" / "turn_order.md"


def test_every_row_has_its_phase_in_order_and_a_module() -> None:
    phases = [PHASES.index(row.phase) for row in TURN_ORDER]
    assert phases == sorted(phases)
    steps = [row.step for row in TURN_ORDER]
    assert len(steps) == len(set(steps))
    known = {*catalogue.MODULES, "river"}
    assert {row.module for row in TURN_ORDER} <= known
    assert known - {row.module for row in TURN_ORDER} == {"river_1", "river_2"}


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


def test_modules_carry_out_only_their_own_rows() -> None:
    owner = {row.step: row.module for row in TURN_ORDER}
    for module in BUILT.values():
        inner = {step for steps in module.routines.values() for step in steps}
        assert all(owner[step] == module.slug for step in module.steps if step not in inner)


def test_no_step_of_the_sheet_is_missing() -> None:
    if not SHEET.exists():
        pytest.skip("../shared/rules/turn_order.md is not here to compare with")
    ordered = SHEET.read_text(encoding="utf-8").split("## 14.")[1].split("```")[1]
    rows = {row.step for row in TURN_ORDER}
    names = set(re.findall(r"\b[a-z]+(?:_[a-z]+)+\b", ordered))
    assert names <= rows
    tables = SHEET.read_text(encoding="utf-8").split("## 11.")[0]
    in_tables = set(re.findall(r"^\|[^|\n]*\| `([a-z_]+)` \|", tables, re.MULTILINE))
    assert {name for name in in_tables if not name.startswith("phase_")} <= rows
