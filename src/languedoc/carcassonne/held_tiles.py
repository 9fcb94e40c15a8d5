"""The base class of modules whose tiles are held by the seats and laid instead of drawing one."""

from __future__ import annotations

from typing import Any

from languedoc.carcassonne import moments, numbering
from languedoc.carcassonne.board import odd_places
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Target, Word
from languedoc.memory import Memory

NOTHING = numbering.NOTHING
PASS = numbering.PASS
LAY = 0  # the first verb of every such module: take one of the own tiles into the hand
ALL_PLACES = numbering.ALL_PLACES


class HeldTiles(Module):
    """The notes of the module begin with the designs that each seat holds: `each` notes for every seat, design + 1
    or 0."""

    stacks = ("player",)

    def tiles_each(self, seats: int) -> int:
        """How many tiles every seat gets."""
        raise NotImplementedError

    def prepare(self, box: Box) -> None:
        """`sheet` has all tiles that the seats can hold, in a row of numbers."""
        designs = self.designs(box)
        self.each = self.tiles_each(box.seats)
        self.on_sheet = len(designs)
        self._lay_out(Memory(0))
        self._lay_out(Memory(self.memory.used))
        for i, design in enumerate(designs):
            self.sheet[i] = design

    def _lay_out(self, memory: Memory) -> None:
        self.memory = memory
        self.sheet = memory.shorts(self.on_sheet)

    def notes_needed(self, box: Box) -> int:
        return int(box.seats * self.each)

    def most_options(self, box: Box) -> int:
        """One for each tile of the sheet; or, when one is in the hand, every way to lay it in the frontier."""
        return self.on_sheet + 1 + 8 * (2 * box.most_pieces + 2)

    def designs(self, box: Box) -> list[int]:
        """All tiles that the seats can hold; looked for once, in `prepare`."""
        return [i for i, tile in enumerate(box.designs.tiles) if tile.module == self.slug and tile.stack == "player"]

    # ------------------------------------------------------------------ holding

    def held(self, state: State, seat: int) -> list[int]:
        """The designs that a seat still holds."""
        notes = [state.note(self.first_note + seat * self.each + k) for k in range(self.each)]
        return [note - 1 for note in notes if note > 0]

    def open_tiles(self, state: State, seat: int | None) -> list[int]:
        return [] if seat is None else self.held(state, seat)

    def held_tiles(self, state: State) -> list[int]:
        return [design for seat in range(state.box.seats) for design in self.held(state, seat)]

    def is_held(self, state: State, design: int) -> bool:
        for note in range(self.first_note, self.first_note + state.box.seats * self.each):
            if state.notes[note] == design + 1:
                return True
        return False

    def number_held(self, state: State) -> int:
        """How many tiles the seats still hold."""
        number = 0
        for note in range(self.first_note, self.first_note + state.box.seats * self.each):
            number += state.notes[note] != 0
        return number

    def held_by(self, state: State, seat: int) -> int:
        """How many tiles a seat still holds."""
        number = 0
        for note in range(self.first_note + seat * self.each, self.first_note + (seat + 1) * self.each):
            number += state.notes[note] != 0
        return number

    def give(self, state: State, seat: int, design: int) -> None:
        """Give a tile to a seat, which has room for it."""
        note = self.first_note + seat * self.each
        while state.notes[note] != 0:
            note += 1
        state.notes[note] = design + 1

    def take(self, state: State, seat: int, design: int) -> None:
        """Move a tile that a seat holds into the hand."""
        note = self.first_note + seat * self.each
        while state.notes[note] != design + 1:
            note += 1
        state.notes[note] = 0
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
                design = state.notes[self.first_note + state.seat * self.each + k] - 1
                if design >= 0 and self.fits_somewhere(state, design):
                    state.offer(self.verb + LAY, design, 0, 0)

    def fits_somewhere(self, state: State, design: int) -> bool:
        """The first place that is found will nearly always do."""
        state.hand = design  # for modules that check which tile is about to be laid
        fits = self.is_allowed(state, odd_places.find(state.board, design, 1))
        if not fits:
            fits = self.is_allowed(state, odd_places.find(state.board, design, ALL_PLACES))
        state.hand = NOTHING
        return fits

    def is_allowed(self, state: State, places: int) -> bool:
        """Whether all modules let the tile in the hand lie at one of the places that were found for it."""
        for k in range(places):
            place = state.board.odd_place(k)
            if moments.may_lie(state, place >> 2, state.hand * 4 + (place & 3)):
                return True
        return False

    def lay_held(self, state: State, design: int, step: int) -> None:
        """Lay the tile like a drawn one; nothing else is drawn or laid in this part. When no seat holds a tile any
        more, the step that asks for them rests."""
        self.take(state, state.seat, design)
        state.step = state.box.place_tile
        if self.number_held(state) == 0:
            state.rest(self.first_step + step)

    def targets(self, state: State, code: int) -> tuple[Target, ...]:
        return (Word(state.box.tile_name(state.first_target(code)), "tile"),)

    # ------------------------------------------------------------------ for people

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """What every seat holds; it is public."""
        held = [[state.box.tile_name(design) for design in self.held(state, each)] for each in range(state.box.seats)]
        return {"held": held}
