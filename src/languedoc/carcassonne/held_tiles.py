"""The base class of modules whose tiles are held by the seats and laid instead of drawing one."""

from __future__ import annotations

from typing import Any

from languedoc.carcassonne import moments, numbering
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Target, Word

NOTHING = numbering.NOTHING
PASS = numbering.PASS
LAY = 0  # the first verb of every such module: take one of the own tiles into the hand
VERB_MASK = numbering.VERB_MASK


class HeldTiles(Module):
    """The notes of the module begin with the designs that each seat holds: `each` notes for every seat, design + 1
    or 0."""

    stacks = ("player",)

    def tiles_each(self, seats: int) -> int:
        """How many tiles every seat gets."""
        raise NotImplementedError

    def prepare(self, box: Box) -> None:
        self.each = self.tiles_each(box.seats)

    def notes_needed(self, box: Box) -> int:
        return int(box.seats * self.each)

    def most_options(self, box: Box) -> int:
        """One for each tile of the sheet; or, when one is in the hand, every way to lay it in the frontier."""
        return len(self.designs(box)) + 1 + 8 * (2 * box.most_pieces + 2)

    def designs(self, box: Box) -> list[int]:
        """All tiles that the seats can hold."""
        return [i for i, tile in enumerate(box.designs.tiles) if tile.module == self.slug and tile.stack == "player"]

    # ------------------------------------------------------------------ holding

    def held(self, state: State, seat: int) -> list[int]:
        """The designs that a seat still holds."""
        notes = [state.note(self.first_note + seat * self.each + k) for k in range(self.each)]
        return [note - 1 for note in notes if note > 0]

    def held_tiles(self, state: State) -> list[int]:
        return [design for seat in range(state.box.seats) for design in self.held(state, seat)]

    def give(self, state: State, seat: int, design: int) -> None:
        """Give a tile to a seat, which has room for it."""
        note = self.first_note + seat * self.each
        while state.note(note) != 0:
            note += 1
        state.set_note(note, design + 1)

    def take(self, state: State, seat: int, design: int) -> None:
        """Move a tile that a seat holds into the hand."""
        note = self.first_note + seat * self.each
        while state.note(note) != design + 1:
            note += 1
        state.set_note(note, 0)
        state.hand = design

    # ------------------------------------------------------------------ instead of drawing

    def choose_held(self, state: State) -> None:
        """Ask whether one of the own tiles is laid instead of drawing; an empty bag ends the game at once."""
        self.offer_held(state)
        if state.count > 1:
            state.ask(state.seat)

    def offer_held(self, state: State) -> None:
        """Offer those of the own tiles that fit somewhere, unless a tile must be drawn."""
        state.offer_choices()
        if state.pile_left > 0 and not state.must_draw():
            state.offer(PASS, 0, 0, 0)
            for k in range(self.each):
                design = state.note(self.first_note + state.seat * self.each + k) - 1
                if design >= 0 and self.fits_somewhere(state, design):
                    state.offer(self.verb + LAY, design, 0, 0)

    def fits_somewhere(self, state: State, design: int) -> bool:
        concerned = state.box.may_place_by[design]
        places = state.board.find_odd_places(design)
        if concerned == 0:
            return places > 0
        found = False
        state.hand = design  # for modules that check which tile is about to be laid
        for k in range(places):
            place = state.board.odd_places[k]
            if not found and moments.may_place(
                state.box.may_place, state, concerned, place >> 2, design * 4 + (place & 3)
            ):
                found = True
        state.hand = NOTHING
        return found

    def lay_held(self, state: State, design: int) -> None:
        """Lay the tile like a drawn one; nothing else is drawn or laid in this part."""
        self.take(state, state.seat, design)
        state.step = state.box.place_tile

    def targets(self, state: State, code: int) -> tuple[Target, ...]:
        return (Word(state.box.tile_name(state.first_target(code)), "tile"),)

    # ------------------------------------------------------------------ for people

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """What every seat holds; it is public."""
        held = [[state.box.tile_name(design) for design in self.held(state, each)] for each in range(state.box.seats)]
        return {"held": held}
