"""The game as people meet it: a real browser before a real server."""
