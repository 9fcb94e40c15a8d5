"""The modules of the game, each in a folder of its own: rules, tiles, texts, look. They are found, not listed."""

from __future__ import annotations

from importlib import import_module, resources

from languedoc.carcassonne.module import Module

FOLDER = resources.files(__package__)


def find_rules() -> dict[str, type[Module]]:
    """The rules of every module whose folder has some, by the names under which they are played, in order of rank."""
    found = []
    for folder in FOLDER.iterdir():
        if folder.is_dir() and folder.joinpath("rules.py").is_file():
            rules = import_module(f"{__package__}.{folder.name}.rules")
            for each in vars(rules).values():
                if isinstance(each, type) and issubclass(each, Module) and each.__module__ == rules.__name__:
                    found.append(each)
    return {slug: each for each in sorted(found, key=lambda each: each.rank) for slug in each.sheets or (each.slug,)}


BUILT = find_rules()
