"""The command line: one room for each kind of command."""

from languedoc.cli import looking, many_games, playing, serving
from languedoc.cli.app import app, main

__all__ = ["app", "main", "looking", "many_games", "playing", "serving"]
