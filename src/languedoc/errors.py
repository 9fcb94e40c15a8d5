"""The errors of the library, one type each. Every message says what was wrong and what is allowed."""

from __future__ import annotations


class LanguedocError(Exception):
    """The base class of all errors that a caller can cause and correct."""


class CatalogueError(LanguedocError):
    """Tile data is damaged; the message names file, tile and fault."""


class UnknownModule(LanguedocError):
    """No module of that name, or one that is not built yet."""


class UnknownPreset(LanguedocError):
    """No rule set of that name."""


class UnknownOption(LanguedocError):
    """No option of that name, or not one of its values."""


class UnknownTile(LanguedocError):
    """No tile of that name in this box."""


class UnknownCard(LanguedocError):
    """No card of that name in the card game."""


class UnknownGame(LanguedocError):
    """No game of that name."""


class UnknownPlayer(LanguedocError):
    """No computer player of that name."""


class WrongType(LanguedocError, TypeError):
    """Something of another type was expected."""


class UnknownLanguage(LanguedocError):
    """No texts exist in this language."""


class OutOfRange(LanguedocError):
    """A number is too small or too large, or not a number."""


class WrongSeats(LanguedocError):
    """Too few or too many players, or a seat that does not exist."""


class BagDoesNotFit(LanguedocError):
    """A stacked bag or deck asks for tiles or cards that the box does not hold."""


class IllegalChoice(LanguedocError):
    """The choice is not one of the current options."""


class NothingToUndo(LanguedocError):
    """Nothing was chosen yet, or something new was revealed since."""


class BadSave(LanguedocError):
    """The save cannot be read; the message names the line."""


class CannotBeTold(LanguedocError):
    """A game that is not over cannot be written down without its secrets."""


class NewerSave(BadSave):
    """The save was written by a later version of the program."""


class BadImport(LanguedocError):
    """A file of another program cannot be read; the message names the place in it."""


class Unsupported(LanguedocError):
    """A file of another program is valid, but uses something that does not exist here."""


class NoPicture(LanguedocError):
    """A picture cannot be made here."""
