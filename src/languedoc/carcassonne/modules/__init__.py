"""The modules of the game, each in a folder of its own: rules, tiles, texts, look. They are discovered, not listed."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from languedoc.carcassonne.folders import further_places, module_folders
from languedoc.carcassonne.module import Module

__path__ += [str(place) for place in further_places()]


def part_of(folder: str, name: str) -> ModuleType | None:
    """A file in the folder of a module, such as `rules` or `checks`, imported; None if it does not exist."""
    if not (module_folders()[folder] / f"{name}.py").is_file():
        return None
    return import_module(f"{__package__}.{folder}.{name}")


def find_rules() -> dict[str, type[Module]]:
    """The rules of every module that has some, by the names under which they are played, in order of rank."""
    found = []
    for folder in module_folders():
        rules = part_of(folder, "rules")
        if rules is not None:
            for each in vars(rules).values():
                if isinstance(each, type) and issubclass(each, Module) and each.__module__ == rules.__name__:
                    found.append(each)
    return {slug: each for each in sorted(found, key=lambda each: each.rank) for slug in each.sheets or (each.slug,)}


BUILT = find_rules()
