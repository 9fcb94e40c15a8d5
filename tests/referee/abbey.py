"""Holes for abbeys, corners for barns, and where wagons drive (abbey_and_mayor.md 3, 5, 6)."""

from __future__ import annotations

from referee.board import Board, Man, Segment
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
            if around and (self.options["barn_beside_barn"] or not self.has_barn(self.whole_of(around[0]).segments))
        }

    def drives(self, wagon: Man) -> set[Segment]:
        """Where a wagon may drive from the feature that was scored: to any part of another, or only nearby."""
        start: Segment = wagon.where[1:]  # type: ignore[assignment]
        if self.options["wagon_move"] == "C1":
            met = {other for segment in self.whole_of(start).segments for other in self.touching(segment)}
        else:
            x, y = start[:2]
            cells = [(x + dx, y + dy) for dx, dy in [*AROUND, (0, 0)] if (x + dx, y + dy) in self.tiles]
            met = {(*cell, kind, port) for cell in cells for kind, port in self.tiles[cell].parts}
        open_to_it = {s for s in met if s[2] != "field" and not self.whole_of(s).completed and self.is_free(s)}
        if self.options["wagon_stop"] == "any_tile":
            open_to_it = {segment for one in open_to_it for segment in self.whole_of(one).segments}
        return {segment for segment in open_to_it if not self.is_barred(segment[:2])}

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
