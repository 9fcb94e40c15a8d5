"""Languedoc in a terminal: the game, the boards and tables it shows."""
