"""The folders of the modules: beside this file, and in the folders named by LANGUEDOC_MODULES.

The folder of a module of your own can be anywhere; put the path of the folder that contains it into that variable
(several are separated by `:`, on Windows by `;`). Modules found there work like all others.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from languedoc.errors import LanguedocError

VARIABLE = "LANGUEDOC_MODULES"


def further_places() -> list[Path]:
    """The folders named by the user, which contain folders of modules."""
    return [Path(name) for name in os.environ.get(VARIABLE, "").split(os.pathsep) if name]


@cache
def module_folders() -> dict[str, Path]:
    """The folder of each module, by name."""
    found: dict[str, Path] = {}
    for place in (Path(__file__).parent / "modules", *further_places()):
        if not place.is_dir():
            raise LanguedocError(f"{VARIABLE} names {place}, which is no folder")
        for folder in sorted(place.iterdir()):
            if folder.name.isidentifier() and not folder.name.startswith("_") and folder.is_dir():
                if folder.name in found:
                    raise LanguedocError(f"there are two modules {folder.name}: {found[folder.name]} and {folder}")
                found[folder.name] = folder
    return found
