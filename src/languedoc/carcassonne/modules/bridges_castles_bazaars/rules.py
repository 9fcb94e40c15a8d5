"""Bridges, Castles & Bazaars. The sheet is rules/bridges_castles_bazaars.md; castles.py and bazaar.py are parts of it.

A bridge over a lying tile makes another form of that tile: the same segments and one more, a road from side to side.
A tile that fits only with a bridge is laid in that form, or the tile beside it takes it on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from languedoc import memory as bits
from languedoc.carcassonne import figures, numbering
from languedoc.carcassonne.board import frontier as frontiers
from languedoc.carcassonne.board import geometry, rejoining
from languedoc.carcassonne.board.designs import Designs
from languedoc.carcassonne.board.forms import INNER
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import LaidToken, Mark, Place, PointsItem, Step, Token
from languedoc.carcassonne.modules.bridges_castles_bazaars import bazaar, castles
from languedoc.carcassonne.modules.bridges_castles_bazaars.bazaar import MODES
from languedoc.carcassonne.modules.bridges_castles_bazaars.castles import Castles
from languedoc.carcassonne.rule_options import RuleOption
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Segment, Target, Word
from languedoc.carcassonne.tiles.catalogue import Feature
from languedoc.i18n import Saying
from languedoc.memory import Memory
from languedoc.table.event import Event
from languedoc.table.record import record

if TYPE_CHECKING:
    from languedoc.carcassonne.tiles.catalogue import Tile

TOKENS_EACH = {1: 3, 2: 3, 3: 3, 4: 3, 5: 2, 6: 2}  # bridges, and castles, of each seat (S-4)

# Steps, verbs and items: those of the bazaar, those of castles, then
BAZAAR_TILE_DUE, BAZAAR = bazaar.BAZAAR_TILE_DUE, bazaar.BAZAAR
CASTLE_CONVERSION, SCORE_CASTLE_LORD = castles.CASTLE_CONVERSION, castles.SCORE_CASTLE_LORD
FINAL_CASTLE = castles.FINAL_CASTLE
BUILD_BRIDGE = 5
SELL, CASTLE, LORD = bazaar.SELL, castles.CASTLE, castles.LORD
BRIDGE, REFUSE = range(6, 8)
PASS, PLACE = numbering.PASS, numbering.PLACE

# Notes: those of the bazaar, those of castles; then of each seat its bridges; whether one was built in this part
MOST_SEATS = numbering.MOST_SEATS
CASTLE_TOKENS = castles.TOKENS
CASTLES = castles.CASTLES
CASTLES_AT_FIELD, FIELD_CASTLE = castles.CASTLES_AT_FIELD, castles.FIELD_CASTLE
BRIDGES = castles.CASTLE_NOTES
BUILT = BRIDGES + MOST_SEATS
NOTES = BUILT + 1

DIRECTIONS = ("NS", "WE", "NS", "WE")  # of a bridge, by its first end
AXES = (("N", "S"), ("E", "W"))  # the ends of a bridge over a tile as printed
ROAD_EDGE = geometry.EDGES.index("road")
SQUARES_IN_ROW = frontiers.BITS
NOTHING = numbering.NOTHING
VERB_MASK = numbering.VERB_MASK


@record(frozen=True, slots=True)
class BridgeBuilt(Event):
    seat: int
    segment: Segment


@record(frozen=True, slots=True)
class TileRefused(Event):
    """A seat does not lay a tile that fits only with a bridge; it leaves the game."""

    seat: int
    tile: str


class BridgesCastlesBazaars(Castles):
    slug = "bridges_castles_bazaars"
    rank = 140
    steps = (
        Step("bazaar_tile_due", "P2", 10, asks=True, rests=True),
        Step(
            "bazaar",
            "P2",
            180,
            "2.2-16",
            asks=True,
            rests=True,
            moved={("timing_profile", "official"): ("P6", 55)},  # after the last part of the turn
        ),
        Step("castle_conversion", "P5", 10, "2.2-20", asks=True, rests=True),
        Step("score_castle_lord", "P5", 350, "2.5-6", asks=True, rests=True),
        Step("final_castle", "final", 270, "E-26"),
        Step("build_bridge", "P2", 120, "2.2-19", asks=True, rests=True),
    )
    rows = (Step("setup_bridges_castles", "setup", 40, "S-4"),)
    verbs = ("auction", "bid", "buy", "sell", "fortify", "lord", "bridge", "refuse")
    items = (PointsItem("sale"), PointsItem("finished_castles"), PointsItem("lord"))
    awards = ("bazaar", "castle")
    belongings = ("bridge", "castle_token")
    places = (Place("lords_castle", per="tile", sheltered=True),)
    tokens = (Token("bridge", at="segment", sign="="), Token("lords_castle", at="segment", sign="♖"))
    marks = (Mark("bazaar", option="bazaars", sign="¢"),)
    rule_options = (
        RuleOption("bridges", (True, False)),
        RuleOption("castles", (True, False)),
        RuleOption("bazaars", (True, False)),
        RuleOption("bazaar_mode", MODES),
        RuleOption("bids_on_credit", (False, True)),
        RuleOption("castle_by_owner", (False, True)),
        RuleOption("castle_always_counts", (False, True)),
        RuleOption("bridge_anywhere", (False, True)),
    )

    def __init__(self, options: Mapping[str, str | bool]) -> None:
        super().__init__(options)
        self.has_bridges = bool(options["bridges"])
        self.anywhere = self.has_bridges and bool(options["bridge_anywhere"])
        self.tokens_each = 0
        self.bridge_forms: set[int] = set()
        self.bridged: list[tuple[int, Tile, int]] = []  # a design, the tile with a bridge, the axis of the bridge

    # ------------------------------------------------------------------ what the box holds

    def variants(self, tiles: Sequence[Tile]) -> list[tuple[int, Tile]]:
        """Every square tile with a bridge between two opposite meadow edges; not those inside walls (3)."""
        self.bridged = []
        for design, tile in enumerate(tiles if self.has_bridges else ()):
            inside = INNER in [feature.kind for feature in tile.features]
            for axis, ends in enumerate(AXES):
                kinds = [tile.edge_kinds.get(end) for end in ends]
                if tile.shape == "square" and not inside and kinds == ["field", "field"]:
                    road = Feature("road", ends)
                    self.bridged.append((design, replace(tile, features=(*tile.features, road)), axis))
        return [(design, tile) for design, tile, _ in self.bridged]

    def prepare(self, box: Box) -> None:
        super().prepare(box)
        self.tokens_each = TOKENS_EACH[box.seats]
        forms = box.designs.form_count
        self._lay_out_bridges(Memory(0), forms)
        self._lay_out_bridges(Memory(self.bridge_memory.used), forms)
        for form in range(forms):
            self.over[2 * form] = self.over[2 * form + 1] = NOTHING
        self.bridge_forms = set()
        for design, tile, axis in self.bridged:
            (form,) = [number for number, each in enumerate(box.designs.forms) if each.tile is tile]
            self.over[2 * design + axis] = form
            self.bridge_forms.add(form)

    def _lay_out_bridges(self, memory: Memory, forms: int) -> None:
        """`over` has for each form what it becomes with a bridge along each of its axes, or -1."""
        self.bridge_memory = memory
        self.over = memory.shorts(2 * forms)

    def notes_needed(self, box: Box) -> int:
        return NOTES

    def most_options(self, box: Box) -> int:
        """All places of a tile and to refuse it, where it fits only with a bridge."""
        return 4 * (2 * box.most_pieces + 2) + 1

    def overrides(self, hook: str) -> bool:
        """A rule that is switched off overrides no hook."""
        by_bridges = ("more_places", "amend_places", "takes_form")
        by_castles = ("sets_apart", "feeds", "city_value", "scored", "completed")
        by_bazaars = ("turn_begins", "tiles_to_come")
        if (hook in by_bridges and not self.has_bridges) or (hook == "spots" and not self.anywhere):
            return False
        if (hook in by_castles and not self.has_castles) or (hook in by_bazaars and not self.has_bazaars):
            return False
        return super().overrides(hook)

    def concerns(self, hook: str, designs: Designs, design: int) -> bool:
        if hook == "spots" or self.anywhere:
            return True
        return (designs.marks[design] & self.bazaar_sign) != 0 or self.has_cap(designs, design)

    def dealt(self, state: State) -> None:
        for seat in range(state.box.seats):
            self.put(state, CASTLE_TOKENS + seat, self.tokens_each if self.has_castles else 0)
            self.put(state, BRIDGES + seat, self.tokens_each if self.has_bridges else 0)

    # ------------------------------------------------------------------ castles and bazaars

    def turn_begins(self, state: State) -> None:
        self.end_round(state)

    def tiles_to_come(self, state: State) -> int:
        return self.tiles_owed(state)

    def sets_apart(self, state: State, root: int) -> bool:
        """The city under a castle."""
        return self.castle_on(state, root) != NOTHING

    def feeds(self, state: State, city: int) -> bool:
        return self.counts_for_fields(state, city)

    def city_value(self, state: State, field: int, seat: int, city: int, points: int, farmed: bool) -> None:
        """A castle is worth more than a city (E-26)."""
        if self.castle_on(state, city) != NOTHING:
            state.add_to_item(self.first_item + CASTLES_AT_FIELD, 1, FIELD_CASTLE)

    def scored(self, state: State, root: int, final: bool) -> None:
        """What an occupied feature is worth is known before its followers go home."""
        if not final and self.get(state, CASTLES) != 0:
            self.note_feature(state, root)

    def completed(self, state: State, root: int) -> None:
        if self.get(state, CASTLES) != 0:
            self.note_feature(state, root)

    # ------------------------------------------------------------------ steps

    def tile_placed(self, state: State) -> None:
        self.begin_bazaar(state)
        if self.has_castles:
            self.look_for_small_cities(state)
        if self.anywhere:
            if self.get(state, BUILT) == 0 and self.get(state, BRIDGES + state.seat) > 0:
                state.wake(self.first_step + BUILD_BRIDGE)
            self.put(state, BUILT, 0)

    def perform(self, state: State, step: int) -> None:
        if step == BAZAAR_TILE_DUE:
            self.take_owed(state)
        elif step == BAZAAR:
            self.hold_bazaar(state)
        elif step == CASTLE_CONVERSION:
            self.ask_for_castles(state)
        elif step == SCORE_CASTLE_LORD:
            self.pay_lords(state)
        elif step == FINAL_CASTLE:
            self.end_castles(state)
        else:
            state.rest(self.first_step + BUILD_BRIDGE)
            self.offer_bridges(state)
            if state.count > 1:
                state.ask(state.seat)

    def offer(self, state: State, step: int) -> None:
        if step == BAZAAR_TILE_DUE:
            self.offer_display(state)
        elif step == BAZAAR:
            self.offer_at_bazaar(state)
        elif step == CASTLE_CONVERSION:
            self.offer_castle(state)
        elif step == SCORE_CASTLE_LORD:
            self.offer_features(state)
        else:
            self.offer_bridges(state)

    def chosen(self, state: State, code: int) -> None:
        verb = (code & VERB_MASK) - self.verb
        target = state.first_target(code)
        if verb <= SELL:
            self.choose_at_bazaar(state, verb, target)
        elif verb == CASTLE:
            self.build_castle(state, target, state.decider)
        elif verb == LORD:
            self.pay_lord(state, state.second_target(code))
        elif verb == BRIDGE:
            self.build_over(state, state.placed, target)
        else:
            if state.record is not None:
                self.tell_refused(state)
            state.remove_hand()
            state.step = state.box.draw_tile

    def tell_refused(self, state: State) -> None:
        assert state.record is not None
        state.record.append(TileRefused(state.seat, state.box.tile_name(state.hand)))

    def targets(self, state: State, code: int) -> tuple[Target, ...]:
        verb = (code & VERB_MASK) - self.verb
        target = state.first_target(code)
        if verb <= SELL:
            return self.targets_at_bazaar(state, verb, target)
        if verb == BRIDGE:
            bridge = self.bridge_at(state, state.placed, target)
            return (Word(DIRECTIONS["NESW".index(bridge.port)], "direction"),)
        return (Segment(*state.board.segment_at(target)),) if verb in (CASTLE, LORD) else ()

    # ------------------------------------------------------------------ bridges that make a tile fit (3)

    def more_places(self, state: State) -> None:
        """The places at which one bridge makes the edges match: over this tile, or over the one beside it."""
        if self.get(state, BRIDGES + state.seat) > 0:
            for word in range(state.board.frontier.rows_of_places() >> 2):
                for quarters in range(4):
                    for axis in range(2):
                        self.add_with_bridge(state, word, quarters, axis)
                    for side in range(4):
                        self.add_beside_bridge(state, word, quarters, side)

    def add_with_bridge(self, state: State, word: int, quarters: int, axis: int) -> None:
        """Places where the tile fits with a bridge over it, and not without."""
        form = self.over[2 * state.hand + axis]
        if form != NOTHING:
            squares = state.board.frontier.fitting(form * 4 + quarters, word)
            squares &= ~state.board.frontier.places[word * 4 + quarters]
            while squares != 0:
                i = word * SQUARES_IN_ROW + bits.lowest_bit(squares)
                squares &= squares - 1
                if self.ends_at_roads(state, state.board.frontier.cell[i], axis + quarters):
                    state.allow_place(i, quarters)

    def ends_at_roads(self, state: State, cell: int, side: int) -> bool:
        """Whether both ends of a bridge over a cell meet a road, or nothing that lies."""
        for d in range(4):
            if (d - side) & 1 == 0:
                other = state.board.facing(cell, d)
                if other >= 0 and state.board.shows(other, d ^ 2) != ROAD_EDGE:
                    return False
        return True

    def add_beside_bridge(self, state: State, word: int, quarters: int, side: int) -> None:
        """Places where only a road of the tile meets a meadow, over which a bridge can be built."""
        oriented = state.hand * 4 + quarters
        if state.board.designs.edge[oriented * 4 + side] == ROAD_EDGE:
            squares = state.board.frontier.fitting_but(oriented, side, word)
            squares &= ~state.board.frontier.places[word * 4 + quarters]
            while squares != 0:
                i = word * SQUARES_IN_ROW + bits.lowest_bit(squares)
                squares &= squares - 1
                if self.form_beside(state, state.board.frontier.cell[i], side) != NOTHING:
                    state.allow_place(i, quarters)

    def form_beside(self, state: State, cell: int, side: int) -> int:
        """What the tile at a side of a cell becomes with a bridge that leads there, or -1: its other end leads to an
        empty square."""
        other = state.board.facing(cell, side)
        if other < 0 or state.board.facing(state.board.spot[other], side) >= 0:
            return NOTHING
        axis = (side - state.board.oriented[other]) & 1
        return self.over[2 * (state.board.oriented[other] >> 2) + axis]

    def amend_places(self, state: State) -> None:
        """A tile that fits only with a bridge may be refused (3)."""
        number = state.count
        if number > 0 and self.get(state, BRIDGES + state.seat) > 0 and not self.fits_without(state):
            for k in range(number):
                state.codes[k] = state.code(k)
            state.offer_choices()
            state.count = number
            state.offer(self.verb + REFUSE, 0, 0, 0)

    def fits_without(self, state: State) -> bool:
        """Whether one of the places that are offered needs no bridge."""
        for row in range(state.board.frontier.rows_of_places()):
            squares = state.board.frontier.places[row]
            while squares != 0:
                i = (row >> 2) * SQUARES_IN_ROW + bits.lowest_bit(squares)
                squares &= squares - 1
                if state.board.mismatches(state.board.frontier.cell[i], state.hand * 4 + (row & 3)) == 0:
                    return True
        return False

    def takes_form(self, state: State, cell: int, oriented: int) -> int:
        """Build the bridge that the tile needs, if it needs one."""
        if not state.board.designs.is_square(oriented >> 2) or state.board.mismatches(cell, oriented) == 0:
            return oriented
        return self.build_needed(state, cell, oriented)

    def build_needed(self, state: State, cell: int, oriented: int) -> int:
        for axis in range(2):
            form = self.over[2 * (oriented >> 2) + axis]
            with_bridge = form * 4 + (oriented & 3)
            fits = form != NOTHING and state.board.mismatches(cell, with_bridge) == 0
            if fits and self.ends_at_roads(state, cell, axis + oriented):
                self.use_bridge(state)
                if state.record is not None:
                    x, y = state.board.column(cell), state.board.line(cell)
                    self.tell_bridge(state, self.bridge_name(state, with_bridge, x, y))
                return with_bridge
        for side in range(4):
            if state.board.mismatches(cell, oriented) >> side & 1:
                other = state.board.facing(cell, side)
                self.build_over(state, other, self.form_beside(state, cell, side))
        return oriented

    def use_bridge(self, state: State) -> None:
        self.put(state, BRIDGES + state.seat, self.get(state, BRIDGES + state.seat) - 1)
        self.put(state, BUILT, 1)

    def build_over(self, state: State, piece: int, form: int) -> None:
        """A tile that lies gets a bridge; nobody can be put on it, except by other ways than with its tile."""
        self.use_bridge(state)
        if state.record is not None:
            self.tell_bridge(state, self.bridge_at(state, piece, form))
        rejoining.change_form(state.board, piece, form)

    def bridge_at(self, state: State, piece: int, form: int) -> Segment:
        """The bridge that a tile has, or would have, in a form."""
        x, y, _, quarters = state.board.where(piece)
        return self.bridge_name(state, form * 4 + quarters, x, y)

    def bridge_name(self, state: State, oriented: int, x: int, y: int) -> Segment:
        last = len(state.box.designs.forms[oriented >> 2].parts) - 1
        return Segment(x, y, *state.box.designs.segment_name(oriented, last))

    def tell_bridge(self, state: State, bridge: Segment) -> None:
        assert state.record is not None
        state.record.append(BridgeBuilt(state.seat, bridge))

    # ------------------------------------------------------------------ bridges that need no road

    def offer_bridges(self, state: State) -> None:
        """With bridge_anywhere: over the tile just placed, with both ends open."""
        state.offer_choices()
        state.offer(PASS, 0, 0, 0)
        form = state.board.oriented[state.placed] >> 2
        for axis in range(2):
            side = axis + state.board.oriented[state.placed] & 3
            over = self.over[2 * form + axis]
            cell = state.board.spot[state.placed]
            if over != NOTHING and state.board.facing(cell, side) < 0 and state.board.facing(cell, side ^ 2) < 0:
                state.offer(self.verb + BRIDGE, over, 0, 0)

    def spots(self, state: State) -> None:
        """Such a bridge is a spot of its tile, too."""
        bridge = state.board.more[state.placed]
        if bridge >= 0 and state.followers_left(state.seat) and figures.is_free(state, bridge):
            state.add_spot(bridge)

    # ------------------------------------------------------------------ for people

    def bridges(self, state: State) -> list[int]:
        """The bridges on the board, as segments."""
        pieces = [piece for piece in range(state.board.pieces) if self.has_bridge(state, piece)]
        return [max(state.board.segments_of(piece)) for piece in pieces]

    def has_bridge(self, state: State, piece: int) -> bool:
        return state.board.oriented[piece] >> 2 in self.bridge_forms

    def castles_built(self, state: State) -> list[tuple[int, int]]:
        """The two segments under each castle."""
        cities = [state.note(self.first_note + castles.CITY_OF + i) for i in range(self.get(state, CASTLES))]
        both = [state.board.members(state.board.root_of(city)) for city in cities]
        return [(city, sum(segments) - city) for city, segments in zip(cities, both, strict=True)]

    def owned(self, state: State, seat: int, kind: int) -> int:
        return self.get(state, (BRIDGES if kind == 0 else CASTLE_TOKENS) + seat)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """The tokens that every seat has, the bridges and castles on the board, and the bazaar."""
        seats = range(state.box.seats)
        built = []
        for castle, both in enumerate(self.castles_built(state)):
            cells = [list(state.board.where(state.board.piece_with(segment))[:2]) for segment in both]
            lord = self.lord_of(state, castle)
            built.append({"cells": cells, "lord": None if lord == NOTHING else state.owner_of(lord)})
        return {
            "bridges": [str(Segment(*state.board.segment_at(bridge))) for bridge in self.bridges(state)],
            "castles": built,
            "bridges_left": [state.note(self.first_note + BRIDGES + each) for each in seats],
            "castles_left": [state.note(self.first_note + CASTLE_TOKENS + each) for each in seats],
            **self.view_of_bazaar(state),
        }

    def holdings(self, state: State, seat: int, viewer: int | None) -> list[Saying]:
        bridges = state.note(self.first_note + BRIDGES + seat) if self.has_bridges else 0
        tokens = state.note(self.first_note + CASTLE_TOKENS + seat) if self.has_castles else 0
        held = [
            Saying(f"holding-{what}", {"number": number})
            for what, number in (("bridges", bridges), ("castle_tokens", tokens))
            if number
        ]
        owed = self.owed(state, seat)
        return held + ([Saying("holding-owed", {"tile": state.box.tile_name(owed)})] if owed != NOTHING else [])

    def notices(self, state: State, names: Sequence[str]) -> list[Saying]:
        """What lies open at the bazaar, and how the auction stands."""
        shown = self.view_of_bazaar(state)
        lines = [Saying("notice-display", {"tiles": ", ".join(shown["display"])})] if shown["display"] else []
        if shown["on_sale"] is not None:
            sale = {"name": names[shown["seller"]], "tile": shown["on_sale"]}
            if shown["bidder"] is None:
                lines.append(Saying("notice-sale", sale))
            else:
                bid = {"bidder": names[shown["bidder"]], "number": shown["price"]}
                lines.append(Saying("notice-sale.bid", {**sale, **bid}))
        return lines

    def laid_tokens(self, state: State) -> list[LaidToken]:
        bridges = [LaidToken(self.tokens[0], segment=bridge, end=bridge) for bridge in self.bridges(state)]
        return bridges + [LaidToken(self.tokens[1], segment=one, end=other) for one, other in self.castles_built(state)]

    def place_tiles(self, state: State, k: int) -> list[int]:
        """A castle covers two tiles."""
        built = self.castles_built(state)
        return [state.board.piece_with(segment) for segment in built[k]] if k < len(built) else []
