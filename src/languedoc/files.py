"""Saves on disk. Reading checks the size and reports errors; writing (`writing.py`) is atomic."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from languedoc.errors import LanguedocError
from languedoc.games import AnyGame, load
from languedoc.table.game import TableGame
from languedoc.table.save import FIRST_WORD, LONGEST
from languedoc.writing import FileTrouble, reason, write_text

MOST_BYTES = 4 * LONGEST  # the largest size of a text of that length


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


def is_other_file(path: Path) -> bool:
    """Whether a file exists there that is not a save of this program."""
    try:
        with path.open("rb") as file:
            return not file.read(len(FIRST_WORD)).startswith(FIRST_WORD.encode())
    except OSError:
        return path.exists()
