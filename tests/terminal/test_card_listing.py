"""`languedoc cards`: the cards of the card game as a table."""

from __future__ import annotations

from typer.testing import CliRunner

from languedoc.cli import app


def test_a_card_of_every_colour_is_listed_without_one() -> None:
    shown = CliRunner().invoke(app, ["cards"]).output
    rows = [line.split("│")[1].strip() for line in shown.splitlines() if line.count("│") == 4]
    assert {"building", "animal"} <= {*rows}
    assert not [row for row in rows if "blue" in row]
