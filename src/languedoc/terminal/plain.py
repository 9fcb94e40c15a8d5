"""Words of the commands that speak English only: those for whoever runs, tests and measures the program."""

from __future__ import annotations


def counted(number: int, one: str) -> str:
    return f"{number} {one if number == 1 else one + 's'}"


def plain_name(name: str) -> str:
    """A name of the catalogue as people write it."""
    return name.replace("_", " ")
