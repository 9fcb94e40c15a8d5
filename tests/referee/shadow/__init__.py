"""How a game is judged event by event: what a part of a turn consists of, and what each module does in it.

`shadowed.Shadowed` puts it together.
"""
