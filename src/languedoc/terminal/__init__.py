"""Languedoc in a terminal: playing, and the lists that commands print."""
