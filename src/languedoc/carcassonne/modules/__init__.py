"""The modules of the game, each in a folder of its own: rules, tiles, texts, look. They are discovered, not listed."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from languedoc.carcassonne.folders import further_places, module_folders
from languedoc.carcassonne.module import Module
from languedoc.errors import LanguedocError

NAMED = (
    ("figure", "figures"),
    ("token", "tokens"),
    ("place", "places"),
    ("building", "buildings"),
    ("item", "items"),
    ("step", "steps"),
    ("step", "rows"),
    ("rule option", "rule_options"),
    ("verb", "verbs"),
    ("award", "awards"),
)
"""Names of texts and drawings: what each names, and the attribute that declares it."""

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
                    if each.slug != folder:
                        raise LanguedocError(f"{folder}/rules.py: the slug is {each.slug!r}, the folder {folder!r}")
                    found.append(each)
    found.sort(key=lambda each: each.rank)
    refuse_taken_names(found)
    return {slug: each for each in found for slug in each.sheets or (each.slug,)}


def refuse_taken_names(rules: list[type[Module]]) -> None:
    """Two things of the same name would have the same texts and drawings. Signs may be shared: see `vocabulary`."""
    owners: dict[tuple[str, str], str] = {}
    for each in rules:
        for kind, attribute in NAMED:
            for declared in getattr(each, attribute):
                name = declared if isinstance(declared, str) else declared.name
                owner = owners.setdefault((kind, name), each.slug)
                if owner != each.slug:
                    raise LanguedocError(f"{owner} and {each.slug} both declare the {kind} {name}; rename one of them")


BUILT = find_rules()
