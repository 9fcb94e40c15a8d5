"""Carcassonne, complete."""

from languedoc.carcassonne.game import Game

__all__ = ["Game"]
