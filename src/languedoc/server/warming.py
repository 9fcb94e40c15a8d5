"""Fill caches in background threads before a request needs them."""

from __future__ import annotations

import threading

from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.tiles import catalogue
from languedoc.games import load
from languedoc.i18n import LANGUAGES, speech
from languedoc.server import garbage, scene
from languedoc.server.scene.board import art_name

LATER = 5.0  # seconds until the tiles that only some games have are laid out
PAUSE = 0.1  # seconds between two of them


def warm(stopping: threading.Event) -> None:
    """Prepare what nearly every game needs, then the rest with pauses."""
    for language in LANGUAGES:
        scene.catalogue(speech(language))
    for tile in catalogue.sheet("base").tiles:
        scene.tile_shapes(art_name(tile), 0)
    garbage.look_at_new_only()
    if stopping.wait(LATER):
        return
    for module in BUILT:
        for tile in catalogue.sheet(module).tiles:
            scene.tile_shapes(art_name(tile), 0)
            if stopping.wait(PAUSE):
                return


def prepare(setup: str) -> None:
    """Make a game that was kept ready to be shown: its box, and where everything lies on its tiles."""
    scene.prepare(load(setup).setup)
