"""What can be printed on tiles: the marks and buildings that sheets and rules declare.

A sign that means something by built rules is declared there (`marks` and `buildings` of the module); all others are
declared in a sheet of their module, as `[[mark]]` and `[[building]]`. Any sheet may use what any other declares.
"""

from __future__ import annotations

from collections.abc import Iterable

from languedoc.carcassonne.declarations import Building, Mark
from languedoc.reading import Entry


class Vocabulary:
    def __init__(self, marks: Iterable[Mark], buildings: Iterable[Building]) -> None:
        self.buildings = {building.name: building for building in buildings}
        # Several modules may use one mark; the one that gives it a letter owns it
        self.marks = {text: mark for mark in sorted(marks, key=lambda mark: bool(mark.sign)) for text in mark.written}

    def mark(self, text: str) -> Mark | None:
        """The declaration of a mark by its text on a sheet: `name` for `name:3`."""
        return self.marks.get(text)

    def flags_on(self, kind: str) -> list[str]:
        """What may be printed on segments of a kind."""
        return sorted(text for text, mark in self.marks.items() if kind in mark.on)

    def marks_of_tiles(self) -> list[str]:
        """What may be printed on a tile, with dots for values."""
        names = {f"{mark.name}:..." if mark.values else mark.name for mark in self.marks.values() if not mark.on}
        return sorted(names, key=lambda name: (name.endswith("..."), name))


def read_mark(entry: Entry) -> Mark:
    mark = Mark(
        name=entry.need("name", str),
        on=entry.row("on", str),
        values=entry.row("values", str),
        sign=entry.take("sign", str, ""),
    )
    entry.refuse_rest()
    return mark


def read_building(entry: Entry) -> Building:
    building = Building(name=entry.need("name", str), sign=entry.need("sign", str))
    entry.refuse_rest()
    return building
