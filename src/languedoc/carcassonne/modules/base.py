"""The base game: draw, place, deploy, score. The sheet is rules/base.md, its rule sets are rules/variants.md."""

from __future__ import annotations

from collections.abc import Mapping

from languedoc.carcassonne import events, scoring
from languedoc.carcassonne.board import designs as printed
from languedoc.carcassonne.board.designs import Designs
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.rule_options import RuleOption
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Place, Segment

# Points
ROAD_TILE = 1
CITY_TILE = 2
CITY_PENNANT = 2
UNFINISHED_CITY_TILE = 1
UNFINISHED_CITY_PENNANT = 1
TINY_CITY_TILES = 2  # with tiny_city = two_points such a city pays 1 per tile and pennant
MONASTERY = 9
MONASTERY_SQUARE = 1
FIELD_CITY = 3
SUPPLIED_CITY = 4  # field_scoring = per_city_4

FOLLOWERS = 7  # for every seat; the eighth is the scoring marker

# Steps, in the order of `Base.steps`
DRAW_TILE, PLACE_TILE, PHASE_FIGURE, PHASE_SCORING, CHECK_GAME_END, NEXT_PLAYER = range(6)
FINAL_CLOISTER, FINAL_ROAD, FINAL_CITY, FINAL_FIELDS, FINAL_WINNER = range(6, 11)

# Verbs, in the order of `Base.verbs`; base comes first in every box, so these are their numbers
PLACE, PASS, DEPLOY = range(3)
SMALL = 0  # figure kind

TILES = events.ITEMS.index("tiles")
PENNANTS = events.ITEMS.index("pennants")
WHOLE_MONASTERY = events.ITEMS.index("monastery")
SQUARES = events.ITEMS.index("squares")
CITIES = events.ITEMS.index("cities")

NOTHING = -1
VERB_MASK = 0xFF
FOLLOWER = printed.FOLLOWER
FIELD = printed.FIELD
CITY = printed.CITY
ROAD = printed.ROAD
BUILDING = printed.BUILDING


class Base(Module):
    slug = "base"
    steps = (
        "draw_tile",
        "place_tile",
        "phase_figure",
        "phase_scoring",
        "check_game_end",
        "next_player",
        "final_cloister",
        "final_road",
        "final_city",
        "final_fields",
        "final_winner",
    )
    verbs = ("place", "pass", "follower")
    figures = ("follower",) * FOLLOWERS
    rule_options = (
        RuleOption(
            "field_scoring",
            ("per_field_3", "per_city_4", "per_field_3_city_once"),
            "how farmers are paid: 3 for each completed city at their field; 4 for each completed city, once, to "
            "whoever has most farmers around it; or 3 per field, but no player twice for one city",
        ),
        RuleOption("tiny_city", ("normal", "two_points"), "what a completed city of two tiles is worth: 4 or 2"),
        RuleOption("road_loop_completes", (True, False), "whether a road that closes in a ring is completed"),
        RuleOption("no_fields", (False, True), "play without farmers"),
    )

    def __init__(self, options: Mapping[str, str | bool], verb: int, first_note: int) -> None:
        super().__init__(options, verb, first_note)
        self.no_fields = bool(options["no_fields"])
        self.tiny_city = options["tiny_city"] == "two_points"
        self.loops_complete = bool(options["road_loop_completes"])
        self.field_scoring = str(options["field_scoring"])

    # ------------------------------------------------------------------ the turn

    def perform(self, state: State, step: int) -> None:
        if step == DRAW_TILE:
            self.draw_tile(state)
        elif step == PLACE_TILE:
            self.place_tile(state)
        elif step == PHASE_FIGURE:
            self.offer(state, step)
            state.ask(state.seat)
        elif step == PHASE_SCORING:
            self.score_completed(state)
        elif step == CHECK_GAME_END:
            if state.pile_left == 0:
                state.step = state.box.labels["final"]
        elif step == NEXT_PLAYER:
            state.seat = state.seat + 1 if state.seat + 1 < state.box.seats else 0
            state.step = 0
        elif step == FINAL_CLOISTER:
            self.score_unfinished(state, BUILDING)
        elif step == FINAL_ROAD:
            self.score_unfinished(state, ROAD)
        elif step == FINAL_CITY:
            self.score_unfinished(state, CITY)
        elif step == FINAL_FIELDS:
            self.score_fields(state)
        elif step == FINAL_WINNER:
            state.over = True
            if state.record is not None:
                events.game_over(state)

    def draw_tile(self, state: State) -> None:
        if state.pile_left == 0:
            state.step = state.box.labels["final"]
        else:
            state.draw()
            if state.record is not None:
                events.tile_drawn(state)

    def place_tile(self, state: State) -> None:
        """A tile that fits nowhere leaves the game, and the same player draws again (base 4.1)."""
        self.offer(state, PLACE_TILE)
        if state.count:
            state.ask(state.seat)
        else:
            if state.record is not None:
                events.tile_removed(state)
            state.remove_hand()
            state.step = state.box.labels["draw_tile"]

    def offer(self, state: State, step: int) -> None:
        if step == PLACE_TILE:
            state.offer_places()
            for module in state.box.may_place:
                self.strike_out(state, module)
        else:
            state.offer_choices()
            state.offer(PASS, 0, 0, 0)
            for module in state.box.figure_options:
                module.figure_options(state)

    def strike_out(self, state: State, module: Module) -> None:
        """Strike out the places that a module does not allow."""
        board = state.board
        for i in range(board.fronts):
            for quarters in range(4):
                if board.turns[i] >> quarters & 1 and not module.may_place(
                    state, board.front[i], state.hand * 4 + quarters
                ):
                    board.forbid(i, quarters)
        state.count = board.count_places()

    def figure_options(self, state: State) -> None:
        """A follower on any part of the new tile whose whole feature is free (base 4.2)."""
        board = state.board
        root = board.root
        word = board.word
        if state.supply[state.seat * state.box.figure_kinds + SMALL] == 0:
            return
        for segment in range(board.first[state.placed], board.first[state.placed + 1]):
            if word[root[segment]] >> FOLLOWER == 0 and not (self.no_fields and board.kind_of(segment) == FIELD):
                state.offer(DEPLOY, segment, SMALL, 0)

    def chosen(self, state: State, code: int) -> None:
        verb = code & VERB_MASK
        if verb == PLACE:
            oriented = state.hand * 4 + state.second_target(code)
            state.board.closed_count = 0
            state.placed = state.board.lay(state.first_target(code), oriented)
            state.hand = NOTHING
            if state.record is not None:
                events.tile_placed(state)
            for module in state.box.tile_placed:
                module.tile_placed(state)
        elif verb == DEPLOY:
            figure = state.deploy(state.seat, state.second_target(code), state.first_target(code))
            if state.record is not None:
                events.deployed(state, figure)

    def targets(self, state: State, code: int) -> tuple[Place | Segment, ...]:
        board = state.board
        first = state.first_target(code)
        if code & VERB_MASK == PLACE:
            return (Place(board.column(first), board.line(first), state.second_target(code)),)
        if code & VERB_MASK == DEPLOY:
            return (Segment(*board.segment_at(first)),)
        return ()

    def most_options(self, designs: Designs) -> int:
        return 1 + max(len(features) for features in designs.features)

    # ------------------------------------------------------------------ scoring

    def score_completed(self, state: State) -> None:
        """Score what the part has completed: buildings, then roads, then cities (turn_order 8.2, step 5).

        A payment may set off more; then the scoring goes on where it stopped.
        """
        board = state.board
        depth = state.depth
        if state.cursor == 0:
            self.sort_completed(state)
        state.step -= 1
        while state.cursor < board.closed_count and state.depth == depth:
            root = board.closed[state.cursor]
            state.cursor += 1
            if board.occupied(root) and self.is_completed(state, root):
                scoring.score(state, root, False)
        if state.depth == depth:
            state.step += 1
            state.cursor = 0
            board.closed_count = 0

    def sort_completed(self, state: State) -> None:
        """Highest kind first; features of one kind stay in the order in which they closed."""
        board = state.board
        closed = board.closed
        for i in range(1, board.closed_count):
            root = closed[i]
            j = i
            while j > 0 and board.kind_of(closed[j - 1]) < board.kind_of(root):
                closed[j] = closed[j - 1]
                j -= 1
            closed[j] = root

    def is_completed(self, state: State, root: int) -> bool:
        """Nothing is open; fields are never completed, and loops only where the rule set says so (base 4.3)."""
        board = state.board
        if board.root[root] != root or board.open_ports(root) != 0:
            return False
        kind = board.kind_of(root)
        return kind != FIELD and (self.loops_complete or kind != ROAD or not board.is_loop(root))

    def value(self, state: State, root: int, final: bool) -> None:
        """Points of base 4.4 and, at the end, of base 5."""
        board = state.board
        kind = board.kind_of(root)
        if kind == ROAD:
            tiles = board.size(root)
            state.item(TILES, tiles, tiles * ROAD_TILE)
        elif kind == CITY:
            tiles = board.size(root)
            pennants = board.pennants(root)
            if final or (self.tiny_city and tiles == TINY_CITY_TILES):
                state.item(TILES, tiles, tiles * UNFINISHED_CITY_TILE)
                state.item(PENNANTS, pennants, pennants * UNFINISHED_CITY_PENNANT)
            else:
                state.item(TILES, tiles, tiles * CITY_TILE)
                state.item(PENNANTS, pennants, pennants * CITY_PENNANT)
        elif kind == FIELD:
            cities = board.count_cities(root)
            state.item(CITIES, cities, cities * FIELD_CITY)
        elif final:
            squares = board.size(root)
            state.item(SQUARES, squares, squares * MONASTERY_SQUARE)
        else:
            state.item(WHOLE_MONASTERY, 1, MONASTERY)

    def score_unfinished(self, state: State, kind: int) -> None:
        board = state.board
        for figure in range(state.box.seats * state.box.figures):
            segment = state.stands[figure]
            if segment >= 0 and board.kind_of(segment) == kind:
                scoring.score(state, board.root[segment], True)

    def score_fields(self, state: State) -> None:
        if self.field_scoring == "per_city_4":
            self.score_cities_supplied(state)
        elif self.field_scoring == "per_field_3_city_once":
            self.score_fields_once(state)
        elif not self.no_fields:
            self.score_unfinished(state, FIELD)

    def farmed(self, state: State) -> list[int]:
        """The fields with farmers, in the order in which they were begun."""
        board = state.board
        lying = [segment for _, _, _, segment in state.standing() if board.kind_of(segment) == FIELD]
        return sorted({board.root_of(segment) for segment in lying})

    def score_cities_supplied(self, state: State) -> None:
        """Each completed city once: 4 to whoever has most farmers in all its fields together (variants 3)."""
        board = state.board
        farmers: dict[int, list[int]] = {}
        fields = self.farmed(state)
        for field in fields:
            for city in board.cities_at(field):
                here = farmers.setdefault(city, [0] * state.box.seats)
                for seat in range(state.box.seats):
                    here[seat] += board.followers(field, seat)
        for city in sorted(farmers):
            most = max(farmers[city])
            owners = [seat for seat in range(state.box.seats) if farmers[city][seat] == most]
            scoring.pay_each(state, city, FIELD, {seat: [(CITIES, 1, SUPPLIED_CITY)] for seat in owners})
        for field in fields:
            scoring.send_home(state, field)

    def score_fields_once(self, state: State) -> None:
        """As per field, but no player is paid twice for one city (variants 3)."""
        board = state.board
        supplied: set[tuple[int, int]] = set()
        for field in self.farmed(state):
            cities = board.cities_at(field)
            payments: dict[int, list[tuple[int, int, int]]] = {}
            for seat in scoring.owners(state, field):
                new = [city for city in cities if (seat, city) not in supplied]
                supplied.update([(seat, city) for city in new])
                payments[seat] = [(CITIES, len(new), len(new) * FIELD_CITY)]
            scoring.pay_each(state, field, FIELD, payments)
            scoring.send_home(state, field)
