"""Whatever shows a game to people asks `Known` what the seat that looks may know: the sources are searched for other
ways to options, events, choices, hands and answers."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import languedoc

HOUSE = Path(languedoc.__file__).parent
SHOWING = [
    *sorted((HOUSE / "server" / "scene").glob("*.py")),
    *(HOUSE / "server" / f"{name}.py" for name in ("sight", "audience", "records", "fold")),
    *sorted((HOUSE / "terminal").glob("*.py")),
    *(path for path in sorted((HOUSE / "render").glob("*.py")) if path.name != "sheets.py"),  # of games of its own
    *(HOUSE / "carcassonne" / f"{name}.py" for name in ("words", "story", "nouns", "tile_text")),
]
OF_GAMES = {"options", "events", "choices", "decision"}  # read from a game they tell everything
OF_STATES = {"in_hand", "in_row", "answer", "answers", "pile", "notes", "note", "chest", "won", "wrong"}
OF_MODULES = {"view", "holdings"}


def readings(path: Path) -> Iterator[str]:
    """Every attribute that is read in a file, with what it is read from: `game.events`."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Attribute):
            yield ast.unparse(node)


def is_hidden(reading: str) -> bool:
    owner, _, name = reading.rpartition(".")
    last = owner.rpartition(".")[2]
    if last in ("game", "then", "past", "before") and name in OF_GAMES - {"decision"}:
        return True
    if reading.endswith("game.decision.options"):
        return True
    if last == "state" and name in OF_STATES:
        return True
    return last == "module" and name in OF_MODULES


ALLOWED = {
    # (file, reading): the number of events is no secret; a computer player's choice is made, not shown; what is over
    # is told as a whole
    ("server/fold.py", "game.events"),
    ("server/fold.py", "self.game.events"),
    ("terminal/table.py", "game.events"),
    ("terminal/table.py", "self.game.events"),
    ("server/scene/log.py", "then.events"),
    ("terminal/table.py", "self.game.options"),
    ("terminal/listing.py", "game.choices"),
    ("terminal/card_listing.py", "game.choices"),
}


@pytest.mark.parametrize("path", SHOWING, ids=lambda path: str(path.relative_to(HOUSE)))
def test_hidden_things_are_read_through_one_door(path: Path) -> None:
    name = str(path.relative_to(HOUSE))
    found = {reading for reading in readings(path) if is_hidden(reading) and (name, reading) not in ALLOWED}
    assert not found, "ask game.known_to(seat) instead"


def test_of_events_only_their_number_is_read_besides() -> None:
    for name in ("server/fold.py", "terminal/table.py", "server/scene/log.py"):
        tree = ast.parse((HOUSE / name).read_text())
        counted = [
            ast.unparse(node.args[0])
            for node in ast.walk(tree)
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "len" and node.args
        ]
        read = [
            reading
            for reading in readings(HOUSE / name)
            if reading.endswith((".events", " events")) and is_hidden(reading)
        ]
        assert sorted(read) == sorted(each for each in counted if is_hidden(each))


def test_the_search_finds_what_it_looks_for() -> None:
    for reading in ("game.events", "self.game.options", "game.decision.options", "state.in_hand", "module.holdings"):
        assert is_hidden(reading)
    assert not is_hidden("known.options") and not is_hidden("game.decision.step")
