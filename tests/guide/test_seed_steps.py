"""The list of the numbered steps against the printed play aid itself, as far as the scan kept the numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from guide.seed_steps import FINAL, PREPARATION, TURN

PRINTED = Path(__file__).parents[2] / ".." / "shared" / "seeds"
CHAPTERS = {
    "\n1 Spielvorbereitung": "S",
    "\n2 Spielzug": "",
    "\n2.1 Vorgezogene": "2.1",
    "\n2.2 Landschafts": "2.2",
    "\n2.3 Figur": "2.3",
    "\n2.4 Weitere": "2.4",
    "\n2.5 Wertung": "2.5",
    "\n3 Spielende": "E",
}
"""The headings of the chapters with tables, and what stands before the numbers of their steps."""
MODULES = {
    "Grundspiel": "base",
    r"1\. Erweiterung": "inns_and_cathedrals",
    "H[äa]ndler": "traders_and_builders",
    "Burgfr": "princess_and_dragon",
    "Der Turm": "tower",
    "Abtei": "abbey_and_mayor",
    "Der Graf": "count",
    "K[öo]nig &": "king_and_robber",
    "Die Kultst": "cult",
    "Der Fluss": "river",
    "Das Fest": "festival",
    "Die Depeschen": "messages",
    "Das Gefolge": "phantom",
    "Die F[äa]hren": "ferries",
    "Halb so wild": "half_so_wild",
    "Schafe": "hills_and_sheep",
    "Burgen in": "german_castles",
    "(?:Burgen|Br[üu]cken),": "bridges_castles_bazaars",
    "Die Labyrinthe": "labyrinths",
    "Die Goldminen": "goldmines",
    "Die Wacht": "watchtowers",
    "Die Katharer": "cathars",
    "Magier": "mage_and_witch",
    "Die Flugger": "flying_machines",
    "Die H[äa]user": "little_buildings",
    "Die R[äa]uber": "robbers",
    "Die Kornkreise": "crop_circles",
    "Die Schule": "school",
    "Die Windrosen": "wind_roses",
    "Kl[öo]ster": "monasteries",
    "Kathedralen in": "german_cathedrals",
    "Das Katapult": "catapult",
    "Die Obst": "fruit_trees",
    "Die B[äa]der": "bathhouses",
}
"""How its tables call the modules; some letters were lost in the scan."""
READABLE = 130  # rows whose number and module are on one line of the scan


def rows(text: str) -> Iterator[tuple[str, str]]:
    """The rows of its tables: number and module."""
    places = [text.index(heading) for heading in CHAPTERS]
    for chapter, start, end in zip(CHAPTERS.values(), places, [*places[1:], len(text)], strict=True):
        named = "|".join(MODULES)
        for row in re.finditer(rf"^(\d{{1,2}}[a-c]?)\s*\|?\s*[‘']?({named})", text[start:end], re.MULTILINE):
            yield f"{chapter}-{row[1]}", next(slug for name, slug in MODULES.items() if re.match(name, row[2]))


def test_the_list_says_what_is_printed() -> None:
    if not PRINTED.exists():
        pytest.skip("the printed play aid is not here: ../shared/seeds")
    (file,) = PRINTED.glob("001*.txt")
    found = dict(rows(file.read_text("utf-8")))
    assert len(found) >= READABLE
    assert {number: (slug, {**PREPARATION, **TURN, **FINAL}.get(number)) for number, slug in found.items()} == {
        number: (slug, slug) for number, slug in found.items()
    }
