"""Languedoc: Carcassonne, complete, and its card game.

Set LANGUEDOC_INTERPRETED=1 to run without the compiled modules: same results, slower.
"""

from __future__ import annotations

import os
from importlib.metadata import PackageNotFoundError, version

if os.environ.get("LANGUEDOC_INTERPRETED") == "1":  # before any other module of the package is imported
    from languedoc import _interpreted

    _interpreted.install()

try:
    __version__ = version("languedoc")
except PackageNotFoundError:  # run from the source tree, not installed
    __version__ = "0+unknown"

from languedoc.carcassonne.game import Game
from languedoc.cardcassonne.game import CardGame

__all__ = ["CardGame", "Game", "__version__"]
