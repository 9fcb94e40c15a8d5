"""Texts of the commands that exist in English only, those for operating, testing and measuring the program."""

from __future__ import annotations


def counted(number: int, one: str) -> str:
    return f"{number} {one if number == 1 else one + 's'}"


def plain_name(name: str) -> str:
    """A name of the catalogue as a readable text."""
    return name.replace("_", " ")
