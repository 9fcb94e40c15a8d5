"""The rules of the modules that the referee can judge, found beside their tests in `tests/modules/<folder>/`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

from languedoc.carcassonne.modules import BUILT
from referee.rules import Rules

MODULES = Path(__file__).parents[1] / "modules"


def folder_of(slug: str) -> str:
    """The folder of a module; one with two sheets has one folder for both."""
    return BUILT[slug].__module__.split(".")[-2]


@cache
def find_rules() -> dict[str, type[Rules]]:
    """The modules that it can judge besides the base game, in the order of the engine."""
    found = {}
    for slug in BUILT:
        if (MODULES / folder_of(slug) / "referee.py").is_file():
            part = import_module(f"modules.{folder_of(slug)}.referee")
            (found[slug],) = [
                each
                for each in vars(part).values()
                if isinstance(each, type) and issubclass(each, Rules) and each.__module__ == part.__name__
            ]
    return found
