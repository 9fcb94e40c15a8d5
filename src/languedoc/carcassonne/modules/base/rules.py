"""The base game: draw, place, deploy, score. The sheet is rules/base.md, its rule sets are rules/variants.md."""

from __future__ import annotations

from collections.abc import Mapping

from languedoc import memory as bits
from languedoc.carcassonne import events, figures, moments, numbering, scoring, turn
from languedoc.carcassonne.board import designs as printed
from languedoc.carcassonne.board import frontier as frontiers
from languedoc.carcassonne.board import odd_places
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import FEATURES, Building, Figure, PointsItem, Step
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.modules.base import order
from languedoc.carcassonne.rule_options import RuleOption
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Place, Segment, Target

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

# Verbs, in the order of `Base.verbs`
PLACE, PASS, DEPLOY, SCORE = numbering.PLACE, numbering.PASS, numbering.DEPLOY, numbering.SCORE
SMALL = 0  # figure kind

# Items, in the order of `Base.items`
TILES, PENNANTS, WHOLE_MONASTERY = range(3)
SQUARES, CITIES = numbering.SQUARES, numbering.CITIES

ACTION = 0  # among the facts of a part
ASKED = numbering.ASKED
PASSED = numbering.PASSED
NOTHING = numbering.NOTHING
VERB_MASK = numbering.VERB_MASK
FIELD = printed.FIELD
CITY = printed.CITY
ROAD = printed.ROAD
BUILDING = printed.BUILDING
ALL_PLACES = numbering.ALL_PLACES
SQUARES_IN_ROW = frontiers.BITS
ANYWHERE = sum(printed.GROUND_BITS[ground] for ground in FEATURES)
MONASTERY_SORT = printed.MONASTERY


class Base(Module):
    slug = "base"
    rank = 0
    steps = (
        Step("draw_tile", "P2", 70, "2.2-6"),
        Step("place_tile", "P2", 90, "2.2-8", asks=True),
        Step("phase_figure", "P3", 20, "2.3", asks=True),
        Step("phase_scoring", "P5", 60, "2.5", asks=True),
        Step("check_game_end", "P6", 60),
        Step("next_player", "P6", 70),
        Step("final_cloister", "final", 100, "E-9"),
        Step("final_road", "final", 200, "E-19"),
        Step("final_city", "final", 240, "E-23"),
        Step("final_fields", "final", 280, "E-27"),
        Step("final_winner", "final", 370),
    )
    rows = (
        Step("setup_base", "setup", 10, "S-1"),
        Step("start_layout_order", "setup", 270),
        Step("choose_first_player", "setup", 280),
        Step("deploy_follower", "P3", 30, "2.3-1"),
        Step("pass_figure", "P3", 220),
        Step("score_cloister", "P5", 70, "2.5-10a"),
        Step("score_road", "P5", 120, "2.5-18"),
        Step("score_city", "P5", 150, "2.5-26"),
    )
    verbs = ("place", "pass", "deploy", "score")
    items = (
        PointsItem("tiles"),
        PointsItem("pennants"),
        PointsItem("monastery"),
        PointsItem("squares"),
        PointsItem("cities"),
    )
    figures = (Figure("follower", FOLLOWERS, grounds=FEATURES, can=("climb",)),)
    buildings = (Building("monastery"),)
    rule_options = (
        RuleOption("field_scoring", ("per_field_3", "per_city_4", "per_field_3_city_once")),
        RuleOption("tiny_city", ("normal", "two_points")),
        RuleOption("road_loop_completes", (True, False)),
        RuleOption("no_fields", (False, True)),
        RuleOption("solo", (False, True)),
        RuleOption("timing_profile", ("play_aid", "official")),
    )

    def __init__(self, options: Mapping[str, str | bool]) -> None:
        super().__init__(options)
        self.no_fields = bool(options["no_fields"])
        self.tiny_city = options["tiny_city"] == "two_points"
        self.field_scoring = str(options["field_scoring"])
        self.each_field = self.field_scoring == "per_field_3"

    # ------------------------------------------------------------------ the turn

    def perform(self, state: State, step: int) -> None:
        """Many steps of a turn are of the base game: those that follow each other are carried out in one go."""
        while step != NOTHING:
            self.carry_out(state, step)
            step = self.next_own(state)

    def next_own(self, state: State) -> int:
        """The step that is next in the turn order, if it is one of the base game and nothing comes before it, or -1."""
        if state.asked != NOTHING or state.due != 0 or state.over:
            return NOTHING
        row = state.awake[state.step]
        if state.box.base_step[row] != NOTHING:
            state.step = row + 1
        return state.box.base_step[row]

    def carry_out(self, state: State, step: int) -> None:
        if step == DRAW_TILE:
            self.draw_tile(state)
        elif step == PLACE_TILE:
            self.place_tile(state)
        elif step == PHASE_FIGURE:
            if state.done[ACTION] <= ASKED:
                self.ask_for_figure(state)
        elif step == PHASE_SCORING:
            if state.board.closed_count != 0:
                self.score_completed(state)
        elif step == CHECK_GAME_END:
            if not self.tiles_left(state):
                state.step = state.box.final
        elif step == NEXT_PLAYER:
            state.seat = state.seat + 1 if state.seat + 1 < state.box.seats else 0
            state.step = state.box.turn_start
            turn.begin_turn(state)
        else:
            self.carry_out_final(state, step)

    def carry_out_final(self, state: State, step: int) -> None:
        if step == FINAL_CLOISTER:
            scoring.score_unfinished(state, BUILDING, MONASTERY_SORT)
        elif step == FINAL_ROAD:
            scoring.score_unfinished(state, ROAD, NOTHING)
        elif step == FINAL_CITY:
            scoring.score_unfinished(state, CITY, NOTHING)
        elif step == FINAL_FIELDS:
            self.score_fields(state)
        elif step == FINAL_WINNER:
            state.over = True
            if state.record is not None:
                events.game_over(state)

    def tiles_left(self, state: State) -> bool:
        """Whether the next player can draw a tile, from the bag or by the rules of a module."""
        return state.pile_left > 0 or moments.tiles_to_come(state.box.tiles_to_come, state)

    def draw_tile(self, state: State) -> None:
        if state.pile_left == 0:
            state.step = state.box.check_game_end
        else:
            state.draw()
            if state.record is not None:
                events.tile_drawn(state)

    def place_tile(self, state: State) -> None:
        """A tile that fits nowhere leaves the game, and the same player draws again (base 4.1)."""
        self.offer_places(state)
        if state.count:
            state.ask(state.seat)
        else:
            if state.record is not None:
                events.tile_removed(state)
            state.remove_hand()
            state.step = state.box.draw_tile

    def offer(self, state: State, step: int) -> None:
        if step == PLACE_TILE:
            self.offer_places(state)
        elif step == PHASE_SCORING:
            order.offer(state)
        else:
            self.offer_figures(state)

    def offer_places(self, state: State) -> None:
        if not state.board.designs.is_square(state.hand):
            self.offer_odd_places(state)
        else:
            state.offer_places()
            if state.box.more_places is not None:
                moments.more_places(state.box.more_places, state)
            if state.box.edge_to_join[state.hand] != 0:
                state.count = state.board.frontier.keep_joined(state.hand, state.box.edge_to_join[state.hand])
            if state.box.may_place_by[state.hand] != 0:
                self.strike_out(state)
            if state.box.amend_places is not None:
                moments.amend_places(state.box.amend_places, state)

    def offer_odd_places(self, state: State) -> None:
        """The places of a triangle or a double tile that all modules allow."""
        state.offer_choices()
        for k in range(odd_places.find(state.board, state.hand, ALL_PLACES)):
            place = state.board.odd_place(k)
            if moments.may_lie(state, place >> 2, state.hand * 4 + (place & 3)):
                state.offer(PLACE, place >> 2, place & 3, 0)

    def offer_figures(self, state: State) -> None:
        """To pass, or what the modules offer with figures."""
        self.find_spots(state)
        state.offer_choices()
        state.offer(PASS, 0, 0, 0)
        asked = state.box.figure_options_by[state.board.oriented[state.placed] >> 2]
        on_spots = state.box.roster.with_kinds if state.spots > 0 else 0
        left = asked | on_spots
        while left != 0:  # of each module: its figures with grounds, then the rest
            i = bits.lowest_bit(left)
            left &= left - 1
            if on_spots >> i & 1:
                self.offer_declared(state, state.box.roster.first_kind[i], state.box.roster.end_of_kinds[i])
            if asked >> i & 1:
                state.box.roster.figure_options(state, i)

    def offer_declared(self, state: State, first: int, end: int) -> None:
        """Figures of some kinds on the spots that are ground for them, spot by spot."""
        supply = state.seat * state.box.figure_kinds
        grounds = state.box.grounds
        if end - first == 1 and grounds[first] == ANYWHERE:  # by far the most frequent case
            if state.supply[supply + first] > 0:
                state.offer_each(DEPLOY, state.spot, state.spots, first)
        else:
            able = 0  # the grounds of those that are in the supply
            for kind in range(first, end):
                if state.supply[supply + kind] > 0:
                    able |= grounds[kind]
            if able != 0:
                self.offer_on_grounds(state, first, end, able)

    def offer_on_grounds(self, state: State, first: int, end: int, able: int) -> None:
        supply = state.seat * state.box.figure_kinds
        ground = state.box.designs.ground
        for i in range(state.spots):
            here = ground[state.board.row[state.spot[i]]] & able
            if here != 0:
                for kind in range(first, end):
                    if (state.supply[supply + kind] > 0) & ((here & state.box.grounds[kind]) != 0):
                        state.offer(DEPLOY, state.spot[i], kind, 0)

    def ask_for_figure(self, state: State) -> None:
        """If passing is the only option, pass at once, without a decision."""
        self.offer_figures(state)
        if state.count > 1 or state.asks_always:
            state.done[ACTION] = ASKED
            state.ask(state.seat)
        else:
            state.done[ACTION] = PASSED
            state.decider = state.seat

    def strike_out(self, state: State) -> None:
        """Strike out the places that a module does not allow.

        Modules that only look at buildings are asked once for each square beside one, all others about every place.
        """
        places = state.board.frontier.places
        far = state.box.may_place_far_by[state.hand]
        near = state.box.may_place_by[state.hand] & ~far
        for word in range(state.board.frontier.rows_of_places() >> 2):
            squares = places[word * 4] | places[word * 4 + 1] | places[word * 4 + 2] | places[word * 4 + 3]
            while squares != 0:
                i = word * SQUARES_IN_ROW + bits.lowest_bit(squares)
                squares &= squares - 1
                cell = state.board.frontier.cell[i]
                allowed = near == 0 or state.board.watched[cell] == 0
                if not allowed:
                    allowed = moments.may_place(state.box.may_place, state, near, cell, state.hand * 4)
                if far != 0 or not allowed:
                    self.strike_turns(state, i, allowed)

    def strike_turns(self, state: State, i: int, allowed: bool) -> None:
        """Strike out the turns on one square that the modules asked about every place do not allow, or all of them."""
        far = state.box.may_place_far_by[state.hand]
        for quarters in range(4):
            if state.board.frontier.may_turn(i, quarters):
                oriented = state.hand * 4 + quarters
                if not allowed or not moments.may_place(
                    state.box.may_place, state, far, state.board.frontier.cell[i], oriented
                ):
                    state.board.frontier.forbid(i, quarters)
                    state.count -= 1

    def find_spots(self, state: State) -> None:
        """The parts of the new tile whose whole feature is free (base 4.2), and what modules add or forbid; none if
        there is no follower to be put there."""
        root = state.board.root
        crowd = state.board.crowd
        spots = 0
        if state.free[state.seat] > 0:
            for segment in range(state.board.first[state.placed], state.board.end_of_tile(state.placed)):
                state.spot[spots] = segment  # overwritten by the next one unless it counts
                spots += crowd[root[segment]] == 0 if state.box.is_free is None else figures.is_free(state, segment)
        state.spots = spots
        if state.box.limits_spots and state.free[state.seat] > 0:
            self.limit_spots(state)

    def limit_spots(self, state: State) -> None:
        design = state.board.oriented[state.placed] >> 2
        if state.box.spots_by[design] != 0:
            moments.spots(state.box.spots, state, state.box.spots_by[design])
        moments.strike_spots(state.box.strike_spots, state)
        if state.board.designs.cells[design] == 1 and state.box.spots_by[design] == 0:  # all on one tile: most often
            if state.spots > 0 and moments.is_barred(state.box.barred, state, state.board.on_ground(state.placed)):
                state.spots = 0
        else:
            moments.strike_barred(state.box.barred, state)
            if state.board.designs.has_doubles:
                self.strike_second_parts(state)

    def strike_second_parts(self, state: State) -> None:
        """A segment that lies on both cells of a double tile is one spot."""
        spots = 0
        for i in range(state.spots):
            segment = state.spot[i]
            state.spot[spots] = segment  # overwritten by the next one unless it counts
            spots += not state.board.is_second_part(segment)
        state.spots = spots

    def strike_spots(self, state: State) -> None:
        """Without farmers, remove the spots on fields."""
        spots = 0
        for i in range(state.spots):
            segment = state.spot[i]
            if state.board.kind_of(segment) != FIELD:
                state.spot[spots] = segment
                spots += 1
        state.spots = spots

    def overrides(self, hook: str) -> bool:
        return super().overrides(hook) and (hook != "strike_spots" or self.no_fields)

    def chosen(self, state: State, code: int) -> None:
        verb = code & VERB_MASK
        if verb == PLACE:
            cell = state.first_target(code)
            oriented = state.hand * 4 + state.second_target(code)
            if state.box.takes_form is not None:
                oriented = moments.takes_form(state.box.takes_form, state, cell, oriented)
            turn.lay_tile(state, cell, oriented)
            state.hand = NOTHING
        elif verb == PASS:
            if state.done[ACTION] == ASKED:
                state.done[ACTION] = PASSED
        elif verb == DEPLOY:
            figures.deploy(state, state.seat, state.second_target(code), state.first_target(code))
        elif verb == SCORE:
            order.put_first(state, state.first_target(code))
            self.score_in_order(state)

    def verb_word(self, state: State, code: int) -> str:
        """The notation of deploying names only the figure: `follower road:E`."""
        if code & VERB_MASK == DEPLOY:
            return state.box.figure_names[state.second_target(code)]
        return super().verb_word(state, code)

    def targets(self, state: State, code: int) -> tuple[Target, ...]:
        board = state.board
        first = state.first_target(code)
        if code & VERB_MASK == PLACE:
            return (Place(board.column(first), board.line(first), state.second_target(code)),)
        if code & VERB_MASK in (DEPLOY, SCORE):
            return (Segment(*board.segment_at(first)),)
        return ()

    def most_options(self, box: Box) -> int:
        """Those of the figure phase, or all occupied features at once where their order matters."""
        places = 1 + box.most_spots * sum([figure.grounds != () for figure in box.declared_figures])
        return max(places, box.seats * box.figures) if box.hooks["order_matters"] else places

    # ------------------------------------------------------------------ scoring

    def score_completed(self, state: State) -> None:
        """Score what the part has completed: buildings, then roads, then cities (turn_order 8.2, step 5).

        A payment may trigger more; then the scoring continues where it stopped.
        """
        if state.cursor == 0:
            self.sort_completed(state)
        if state.box.order_matters is not None and order.is_open(state):
            order.offer(state)
            state.ask(state.seat)
        else:
            self.score_in_order(state)

    def score_in_order(self, state: State) -> None:
        """Go on until a payment triggers something, or the player may choose again what is next."""
        depth = state.depth
        going = True
        state.step -= 1
        while going and state.cursor < state.board.closed_count and state.depth == depth and state.due == 0:
            root = state.board.closed[state.cursor]
            state.cursor += 1
            if state.board.root[root] == root and state.is_completed(root):
                if state.board.occupied(root):
                    scoring.score(state, root, False)
                moments.completed(state.box.completed, state, root)
            going = state.box.order_matters is None
        if state.cursor == state.board.closed_count and state.depth == depth and state.due == 0:
            state.step += 1
            state.cursor = 0
            state.board.closed_count = 0

    def sort_completed(self, state: State) -> None:
        """Cloisters first, then other buildings, then by kind; else they stay in the order in which they closed."""
        closed = state.board.closed
        for i in range(1, state.board.closed_count):
            root = closed[i]
            j = i
            while j > 0 and state.board.scoring_rank(closed[j - 1]) < state.board.scoring_rank(root):
                closed[j] = closed[j - 1]
                j -= 1
            closed[j] = root

    def value(self, state: State, root: int, final: bool) -> None:
        """Points of base 4.4 and, at the end, of base 5."""
        kind = state.board.kind_of(root)
        if kind == ROAD:
            tiles = state.board.size(root)
            state.item(TILES, tiles, tiles * ROAD_TILE)
        elif kind == CITY:
            tiles = state.board.size(root)
            pennants = state.board.pennants(root)
            if final or (self.tiny_city and tiles == TINY_CITY_TILES):
                state.item(TILES, tiles, tiles * UNFINISHED_CITY_TILE)
                state.item(PENNANTS, pennants, pennants * UNFINISHED_CITY_PENNANT)
            else:
                state.item(TILES, tiles, tiles * CITY_TILE)
                state.item(PENNANTS, pennants, pennants * CITY_PENNANT)
        elif kind == BUILDING and state.board.sort_of(root) == MONASTERY_SORT:
            if final:
                squares = state.board.size(root)
                state.item(SQUARES, squares, squares * MONASTERY_SQUARE)
            else:
                state.item(WHOLE_MONASTERY, 1, MONASTERY)

    def score_fields(self, state: State) -> None:
        """Pay the farmers by the rule set of the game (base 5, variants 3), then send them home."""
        if self.each_field:
            self.score_each_field(state)
        else:
            self.score_fields_otherwise(state)

    def score_fields_otherwise(self, state: State) -> None:
        fields = self.farmed(state)
        if self.field_scoring == "per_city_4":
            self.score_cities_supplied(state, fields)
            self.score_besides_cities(state, fields)
        else:
            self.score_fields_once(state, fields)
        for field in fields:
            scoring.tell_scored(state, field, True)
            figures.send_home(state, field)

    def score_each_field(self, state: State) -> None:
        for figure in range(state.box.seats * state.box.figures):
            segment = state.stands[figure]
            if segment >= 0 and state.board.kind_of(segment) == FIELD and state.due == 0 and state.is_follower(figure):
                scoring.score_field(state, state.board.root[segment], FIELD_CITY, True)
        if state.due != 0:
            state.step -= 1

    def farmed(self, state: State) -> list[int]:
        """The fields with farmers, those of the first seat first."""
        fields: dict[int, None] = {}
        for figure in range(state.box.seats * state.box.figures):
            segment = state.place_of(figure)
            if segment >= 0 and state.is_follower(figure) and state.board.kind_of(segment) == FIELD:
                fields[state.board.root_of(segment)] = None
        return list(fields)

    def all_fields(self, state: State) -> list[int]:
        board = state.board
        segments = range(board.segments)
        return [field for field in segments if board.root_of(field) == field and board.kind_of(field) == FIELD]

    def field_value(self, state: State, field: int, seat: int, cities: list[int]) -> list[tuple[int, int, int]]:
        """What an owner gets for some completed cities at a field, item by item."""
        for i in range(len(cities)):
            state.cities[i] = cities[i]
        scoring.list_field_items(state, field, seat, len(cities), FIELD_CITY, True)
        return state.item_list()

    def field_worth(self, state: State, field: int, seat: int, cities: list[int]) -> int:
        return sum([points for _, _, points in self.field_value(state, field, seat, cities)])

    def score_cities_supplied(self, state: State, fields: list[int]) -> None:
        """Each completed city once: 4 to whoever has most farmers in all its fields together.

        What a module adds counts if it holds in any field at the city, farmed or not (variants 5).
        """
        around: dict[int, list[int]] = {}
        beside: dict[int, list[int]] = {}
        for field in fields:
            for city in scoring.cities_at(state, field):
                around.setdefault(city, []).append(field)
        for field in self.all_fields(state):
            for city in scoring.cities_at(state, field):
                beside.setdefault(city, []).append(field)
        for city in sorted(around):
            farmers = [0] * state.box.seats
            for field in around[city]:
                scoring.weigh(state, field)
                for seat in range(state.box.seats):
                    farmers[seat] += state.strength_of(seat)
            payments = {}
            for seat in self.suppliers(state, farmers, around[city]):
                scoring.list_city_items(state, beside[city], seat, city, SUPPLIED_CITY)
                payments[seat] = state.item_list()
            scoring.pay_items(state, city, "field", True, payments)

    def score_besides_cities(self, state: State, fields: list[int]) -> None:
        """What modules add to a field itself goes to its owners."""
        for field in fields:
            payments = {}
            for seat in scoring.owners(state, field):
                state.clear_items()
                moments.field_items(state.box.field_items, state, field, seat, True)
                if state.items > 0:
                    payments[seat] = state.item_list()
            if payments:
                scoring.pay_items(state, field, "field", True, payments)

    def suppliers(self, state: State, farmers: list[int], fields: list[int]) -> list[int]:
        """Who has most farmers in some fields together; whoever a tiebreak prefers in one of them wins a tie."""
        best = max(farmers)
        tied = sum([1 << seat for seat in range(state.box.seats) if best > 0 and farmers[seat] == best])
        preferred = 0
        for field in fields:
            owning = scoring.break_tie(state, field, tied)
            if owning != tied:
                preferred |= owning
        return scoring.seats_of(preferred or tied)

    def score_fields_once(self, state: State, fields: list[int]) -> None:
        """As per field, but no player is paid twice for one city: the best of his fields counts."""
        best: dict[tuple[int, int], tuple[int, int]] = {}
        for field in fields:
            for seat in scoring.owners(state, field):
                alone = self.field_worth(state, field, seat, [])
                for city in scoring.cities_at(state, field):
                    worth = self.field_worth(state, field, seat, [city]) - alone
                    if worth > best.get((seat, city), (0, 0))[0]:
                        best[seat, city] = (worth, field)
        for field in fields:
            payments = {}
            for seat in scoring.owners(state, field):
                cities = [city for city in scoring.cities_at(state, field) if best[seat, city][1] == field]
                payments[seat] = self.field_value(state, field, seat, cities)
            scoring.pay_items(state, field, "field", True, payments)
