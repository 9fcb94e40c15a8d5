"""Carcassonne: tiles, board, rules."""
