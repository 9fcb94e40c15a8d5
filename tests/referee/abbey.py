"""Holes for abbeys, corners for barns, and where wagons drive (abbey_and_mayor.md 3, 5, 6)."""

from __future__ import annotations

from referee.board import Board, Man, Segment, Whole
from referee.tiles import AROUND, SIDES, Cell, beyond, opposite


class Abbeys(Board):
    def holes(self, seat: int) -> set[Cell]:
        """Where the seat may lay its abbey."""
        return {(x, y) for x, y, _ in self.legal_places("ABBEY")} if self.abbeys[seat] else set()

    def barn_options(self, seat: int) -> set[tuple[object, ...]]:
        """The corners of the tile laid last where four fields meet, in a field without a barn."""
        if not self.hands[seat]["barn"] or self.options["no_fields"]:
            return set()
        x, y = self.placed
        corners = [("barn", x + dx, y + dy) for dx in (0, 1) for dy in (0, 1)]
        fields = {corner: self.fields_around(corner) for corner in corners}
        return {
            ("barn", corner)
            for corner, around in fields.items()
            if around and not self.has_barn(self.whole_of(around[0]).segments)
        }

    def drives(self, wagon: Man) -> list[Whole]:
        """The features to which a wagon may drive from the one that was scored."""
        start: Segment = wagon.where[1:]  # type: ignore[assignment]
        if self.options["wagon_move"] == "C1":
            met = {other for segment in self.whole_of(start).segments for other in self.touching(segment)}
        else:
            x, y = start[:2]
            cells = [(x + dx, y + dy) for dx, dy in [*AROUND, (0, 0)] if (x + dx, y + dy) in self.tiles]
            met = {(*cell, kind, port) for cell in cells for kind, port in self.tiles[cell].parts}
        found = {self.whole_of(segment).segments: self.whole_of(segment) for segment in met}
        return [
            whole
            for whole in found.values()
            if whole.kind != "field"
            and not whole.completed
            and self.is_free(next(iter(whole.segments)))
            and any(not self.is_barred(cell) for cell in whole.cells)
        ]

    def touching(self, segment: Segment) -> set[Segment]:
        """What this part touches without a field between: on its tile, or an abbey across the edge."""
        x, y, kind, port = segment
        tile = self.tiles[x, y]
        met = {(x, y, *other) for join in tile.joins if (kind, port) in join for other in join}
        if "fair" in tile.marks:
            met = set()
        for side in SIDES:
            cell = beyond(x, y, side)
            if cell not in self.tiles:
                continue
            if kind == "abbey":
                facing = {part for end, part in self.tiles[cell].at.items() if end[0] == opposite(side)}
                met |= {(*cell, part.kind, part.port) for part in facing}
            elif self.tiles[cell].building == "abbey" and any(end[0] == side for end in self.part(segment).ends):
                met.add((*cell, "abbey", ""))
        return met - {segment}
