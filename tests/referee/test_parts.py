"""The parts of the referee for single modules: they are found, and what they name is what the modules declare."""

from __future__ import annotations

from pathlib import Path

import pytest

from languedoc.carcassonne.modules import BUILT
from referee.board import CHOICES, FIGURES
from referee.found import find_rules, folder_of

FOUND = find_rules()


def test_a_module_is_judged_that_has_a_part_beside_its_tests() -> None:
    folders = {path.parent.name for path in (Path(__file__).parents[1] / "modules").glob("*/referee.py")}
    assert {folder_of(slug) for slug in FOUND} == folders
    assert "base" not in FOUND, "the base game is the common part"


@pytest.mark.parametrize("slug", ["base", *FOUND])
def test_what_a_part_names_is_declared(slug: str) -> None:
    """Figures with their numbers, buildings, options with their values, and steps at which somebody chooses."""
    declared = BUILT[slug]
    part = FOUND.get(slug)
    figures = part.figures if part else FIGURES
    choices = part.choices if part else CHOICES
    assert {name: kind.number for name, kind in figures.items()} == {
        each.name: each.number for each in declared.figures
    }
    assert {name: kind.follower for name, kind in figures.items()} == {
        each.name: each.follower for each in declared.figures
    }
    options = {each.name: each.values for each in declared.rule_options}
    assert choices.keys() <= options.keys(), "options that nobody has"
    for name, values in choices.items():
        assert values[0] == options[name][0], f"{name} is usually something else"
        assert {*values} <= {*options[name]}
    if part:
        assert {*part.steps} <= {step.name for step in declared.steps if step.asks}
        buildings = {each.name: each.cloister for each in declared.buildings if not each.beside}
        assert {*part.second_places.values()} == {each.name for each in declared.buildings if each.beside}
        assert {*part.cloisters} == {name for name, cloister in buildings.items() if cloister}
        assert {*part.buildings} == {name for name, cloister in buildings.items() if not cloister}
