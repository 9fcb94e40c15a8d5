"""Fill caches in the background before a request needs them.

To lay out all tiles takes many seconds of processor time, so it is done once for each version of the program, in a
process of its own, and kept in a file in the user's cache folder.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import pickle
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

from languedoc import render
from languedoc.carcassonne import modules
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.presets import PRESETS
from languedoc.carcassonne.setup import Setup
from languedoc.carcassonne.tiles import catalogue
from languedoc.carcassonne.tiles.sheet import Tile
from languedoc.games import load
from languedoc.i18n import LANGUAGES, speech
from languedoc.render.layout import KNOWN, layout
from languedoc.server import garbage, scene
from languedoc.server.logs import tell
from languedoc.server.settings import cache_folder

LAYOUTS = "layouts-"
LONGEST = 300.0  # seconds that the process may take
ASKED = 0.1  # seconds between two looks at it


def warm(stopping: threading.Event) -> None:
    """Prepare what nearly every game needs, then the layouts of all tiles."""
    path = layouts_file()
    known = read_layouts(path)
    for language in LANGUAGES:
        scene.catalogue(speech(language))
    for tile in catalogue.sheet("base").tiles:
        layout(tile)
    garbage.look_at_new_only()
    if not known and lay_out(path, stopping):
        read_layouts(path)


def prepare(setup: str) -> None:
    """Make a game that was kept ready to be shown: its box, and where everything lies on its tiles."""
    scene.prepare(load(setup).setup)


def all_tiles() -> list[Tile]:
    """Every tile, also as it is in a box with all modules."""
    sheets = [tile for module in BUILT for tile in catalogue.sheet(module).tiles]
    boxes = [Setup(preset=preset).box() for preset in PRESETS]
    return list(dict.fromkeys([*sheets, *(tile for box in boxes for tile in box.designs.tiles)]))


def layouts_file() -> Path:
    """The file of the layouts of this version: its name follows from all that they are made from."""
    made_from = hashlib.sha256(sys.version.encode())
    for package in (render, modules, catalogue):
        folder = Path(str(package.__file__)).parent
        for file in sorted([*folder.rglob("*.py"), *folder.rglob("*.toml"), *folder.rglob("*.svg")]):
            made_from.update(file.read_bytes())
    return cache_folder() / f"{LAYOUTS}{made_from.hexdigest()[:16]}"


def read_layouts(path: Path) -> bool:
    """Read the layouts that were computed before; False where that cannot be done."""
    try:
        found = pickle.loads(path.read_bytes())
    except (OSError, ValueError, EOFError, AttributeError, ImportError, IndexError, TypeError, pickle.PickleError):
        return False
    KNOWN.update(found)
    return True


def write_layouts(path: Path) -> None:
    """Compute all layouts and keep them, instead of those of other versions."""
    found = {tile: layout(tile) for tile in all_tiles()}
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
        pickle.dump(found, file)
    os.replace(file.name, path)
    for other in path.parent.glob(f"{LAYOUTS}*"):
        if other != path:
            with contextlib.suppress(OSError):
                other.unlink()


def lay_out(path: Path, stopping: threading.Event) -> bool:
    """Let a process of its own compute the layouts; whether it has done so."""
    command = [sys.executable, "-m", "languedoc.server.warming", str(path)]
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        waited = 0.0
        while process.poll() is None and waited < LONGEST and not stopping.wait(ASKED):
            waited += ASKED
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()
    if process.returncode != 0 and not stopping.is_set():
        tell.warning("tiles were not laid out beforehand", code=process.returncode)
    return process.returncode == 0


if __name__ == "__main__":
    with contextlib.suppress(AttributeError, OSError):
        os.nice(10)
    write_layouts(Path(sys.argv[1]))
