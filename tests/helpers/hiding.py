"""The modules by whose rules something is hidden besides the order of the tiles."""

from __future__ import annotations

from languedoc.carcassonne.folders import module_folders
from languedoc.carcassonne.modules import BUILT

HIDING = [
    slug
    for slug, module in BUILT.items()
    if module.hides
    or module.asks_together
    or "redeal" in vars(module)
    # a tile that nobody sees
    or "state.hide_tile()" in (module_folders()[slug] / "rules.py").read_text("utf-8")
]
