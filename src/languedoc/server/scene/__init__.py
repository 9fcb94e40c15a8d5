"""Games as pages see them: pure functions that make the messages of `wire` from a game.

Whatever a seat may not know is never in them. `speech` is the language of the reader
(`languedoc.i18n.speech("de")`).
"""

from __future__ import annotations

from languedoc.server.scene.analysis import game_analysis, hint
from languedoc.server.scene.art import Art, art, tile_shapes
from languedoc.server.scene.board import prepare
from languedoc.server.scene.features import Pointed, feature, fields, fits
from languedoc.server.scene.guides import guide_example, guide_sheet, guide_worth
from languedoc.server.scene.log import history, log, moment, sources
from languedoc.server.scene.setups import (
    AnySetup,
    catalogue,
    check_setup,
    colours,
    invitation,
    make_setup,
    seat_names,
    title,
)
from languedoc.server.scene.table import changes, players, table

__all__ = [
    "AnySetup",
    "Art",
    "Pointed",
    "art",
    "catalogue",
    "changes",
    "check_setup",
    "colours",
    "feature",
    "fields",
    "fits",
    "game_analysis",
    "guide_example",
    "guide_sheet",
    "guide_worth",
    "hint",
    "history",
    "invitation",
    "log",
    "make_setup",
    "moment",
    "players",
    "prepare",
    "seat_names",
    "sources",
    "table",
    "tile_shapes",
    "title",
]
