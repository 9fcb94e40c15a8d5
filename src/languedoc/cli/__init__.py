"""The command line: one room for each kind of command."""

from languedoc.cli import guiding, looking, many_games, matches, measuring, playing, serving
from languedoc.cli.app import app, main

__all__ = ["app", "main", "guiding", "looking", "many_games", "matches", "measuring", "playing", "serving"]
