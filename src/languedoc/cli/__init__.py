"""The command line: one room for each kind of command."""

from languedoc.cli import analysing, guiding, looking, many_games, matches, measuring, playing, serving
from languedoc.cli.app import app, main

__all__ = ["app", "main", "analysing", "guiding", "looking", "many_games", "matches", "measuring", "playing", "serving"]
