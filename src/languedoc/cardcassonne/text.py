"""The table of a card game in letters: the four rows with the followers that stand in them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from languedoc.cardcassonne.box import ROWS
from languedoc.table.words import seat_letters

if TYPE_CHECKING:
    from languedoc.cardcassonne.game import CardGame

SHORT = {
    "building": "bu",
    "animal": "an",
    "animal_joker": "AJ",
    "building_joker": "BJ",
    "dragon": "DR",
    "fairy": "FA",
}
FACE_DOWN = "??"


@dataclass(frozen=True, slots=True)
class Mark:
    """Something in a row: its text, and its look: a colour, `joker`, `down`, `seat 0` ..."""

    text: str
    look: str


def card_mark(card: str, row: str = "") -> Mark:
    """A card; its colour is written if it is not that of the row."""
    colour, _, what = card.rpartition(":")
    short = SHORT.get(what, what)
    return Mark(f"{colour} {short}" if colour and colour != row else short, colour or "joker")


def row_marks(row: dict[str, Any], names: Sequence[str]) -> list[Mark]:
    """The marks of a row of a view, from the board outwards."""
    letters = seat_letters(names)
    marks = []
    followers = list(row["followers"])
    for i in range(len(row["cards"]) + 1):
        while followers and followers[0]["end"] == i:
            seat = followers.pop(0)["seat"]
            marks.append(Mark(f"[{letters[seat]}]", f"seat {seat}"))
        if i < len(row["cards"]):
            card = row["cards"][i]
            if card["card"] is None:
                marks.append(Mark(FACE_DOWN, "down"))
            elif card["by"] is None:
                marks.append(card_mark(card["card"], row["colour"]))
            else:
                marks.append(Mark(f"({card_mark(card['card'], row['colour']).text})", "down"))
    return marks


def draw(game: CardGame, seat: int | None = None) -> str:
    """The rows as a seat or a spectator sees them."""
    shown = game.view(seat)
    width = max(len(colour) for colour in ROWS)
    lines = []
    for row in shown["rows"]:
        marks = " ".join(mark.text for mark in row_marks(row, shown["names"]))
        lines.append(f"{row['colour']:>{width}} | {marks}".rstrip())
    return "\n".join(lines)
