"""Saves on disk. Reading checks the size and reports errors; writing is atomic."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from languedoc.errors import LanguedocError
from languedoc.games import AnyGame, load
from languedoc.table.game import TableGame
from languedoc.table.save import FIRST_WORD, LONGEST

MOST_BYTES = 4 * LONGEST  # the largest size of a text of that length


class FileTrouble(LanguedocError):
    """A file cannot be read or written."""


def load_game(path: Path) -> AnyGame:
    """Load and verify a save."""
    text = read_text(path)
    try:
        return load(text)
    except LanguedocError as error:
        raise type(error)(f"{path}: {error}") from error


def read_text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise FileTrouble(f"{path} cannot be read: {reason(error)}") from error
    if len(data) > MOST_BYTES:
        raise FileTrouble(f"{path} cannot be read: it is longer than {MOST_BYTES} bytes, so it is no save")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise FileTrouble(f"{path} cannot be read: it is not UTF-8 text, so it is no save") from None


def save_game(game: TableGame[Any, Any], path: Path) -> None:
    write_text(game.save(), path)


def write_text(text: str, path: Path) -> None:
    """Write a text to a temporary file and move it into place, so that no reader ever finds half of it."""
    target = path.resolve()
    beside = target.with_name(f".{target.name[:100]}.{os.getpid()}.new")
    try:
        if target.exists() and not target.is_file():
            raise OSError(f"it is a {'folder' if target.is_dir() else 'device'}")
        try:
            with beside.open("w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            beside.replace(target)
        finally:
            beside.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        raise FileTrouble(f"{path} cannot be written: {reason(error)}") from error


def is_other_file(path: Path) -> bool:
    """Whether a file exists there that is not a save of this program."""
    try:
        with path.open("rb") as file:
            return not file.read(len(FIRST_WORD)).startswith(FIRST_WORD.encode())
    except OSError:
        return path.exists()


def reason(error: Exception) -> str:
    text = error.strerror if isinstance(error, OSError) else None
    return (text or str(error)).rstrip(".")
