"""The example module of CONTRIBUTING.md, written into a folder of a user."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import languedoc

ROOT = Path(__file__).parents[2]
SOURCE = Path(languedoc.__file__).parent.parent
FILE = re.compile(r"^`([a-z]+\.[a-z]+)`(?: \([^)]*\))?:\n\n```[a-z]+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILES = ["rules.py", "tiles.toml", "en.ftl", "de.ftl", "nl.ftl", "look.py", "look.svg", "checks.py"]

NEW_GAME = """
from languedoc import Game

print(Game(["Ann", "Ben"], modules=["base", "beacons"], bag=["BE_r", "BE_c", "U"]).save())
"""


def write_toy(home: Path) -> None:
    """Write the folder of the module, as CONTRIBUTING.md prints its files, into `home`."""
    files = dict(FILE.findall((ROOT / "CONTRIBUTING.md").read_text("utf-8")))
    assert list(files) == FILES
    folder = home / "beacons"
    folder.mkdir()
    for name, text in files.items():
        (folder / name).write_text(text, "utf-8")


def environment(home: Path) -> dict[str, str]:
    """The environment of a process that finds the modules in `home`."""
    path = os.pathsep.join(filter(None, [str(SOURCE), os.environ.get("PYTHONPATH")]))
    return {**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8", "LANGUEDOC_MODULES": str(home)}


def attempt(home: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python with the modules in `home`."""
    command = [sys.executable, *arguments]
    return subprocess.run(
        command, env=environment(home), input=typed, capture_output=True, text=True, check=False, encoding="utf-8"
    )


def run(home: Path, *arguments: str, typed: str = "") -> str:
    """Run Python with the modules in `home` and return what it prints; it must not fail."""
    done = attempt(home, *arguments, typed=typed)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout
