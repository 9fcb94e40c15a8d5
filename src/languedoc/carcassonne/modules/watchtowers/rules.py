"""The Watchtowers: they pay for what lies around them. The sheet is rules/watchtowers.md."""

from __future__ import annotations

from collections.abc import Mapping

from languedoc.carcassonne import moments, numbering, scoring
from languedoc.carcassonne.board import designs as printed
from languedoc.carcassonne.board.board import Board
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import Mark, PointsItem, Step
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.rule_options import RuleOption
from languedoc.carcassonne.state import State

# Points for each object in the area of a watchtower
ROAD_TILE = 1
CITY_TILE = 1
FOLLOWER = 2
PENNANT = 2
CLOISTER = 3

# What watchtowers count: values of the mark and items, in the order of both
ROADS, CITIES, FOLLOWERS, PENNANTS, CLOISTERS = range(5)
KINDS_OF_TOWERS = 5

NOTHING = numbering.NOTHING
ROAD = printed.ROAD
CITY = printed.CITY
FIRST_PENNANT = printed.PENNANT
PENNANT_MASK = (1 << printed.PENNANT_BITS) - 1


class Watchtowers(Module):
    slug = "watchtowers"
    rank = 150
    steps = (Step("score_watchtower", "P5", 20, "2.5-2"),)
    rows = (Step("watchtower_restriction", "P3", 35, "2.3-2"),)
    marks = (Mark("watchtower", values=("1/road", "1/city", "2/meeple", "2/pennant", "3/monastery"), sign="¡"),)
    items = (
        PointsItem("tower_roads"),
        PointsItem("tower_cities"),
        PointsItem("tower_followers"),
        PointsItem("tower_pennants"),
        PointsItem("tower_cloisters"),
    )
    awards = ("watchtower",)
    rule_options = (RuleOption("watchtower_owner", ("trigger", "meeple_owner", "figure_owner")),)

    def __init__(self, options: Mapping[str, str | bool]) -> None:
        super().__init__(options)
        self.pays_followers = options["watchtower_owner"] != "trigger"
        self.pays_all = options["watchtower_owner"] == "figure_owner"
        self.first_sign = 0  # the bits of the other kinds follow
        self.any_sign = 0

    def prepare(self, box: Box) -> None:
        self.first_sign = box.designs.bit(self.marks[0].written[0])
        self.any_sign = self.first_sign * ((1 << KINDS_OF_TOWERS) - 1)

    def perform(self, state: State, step: int) -> None:
        """Before anything is scored: each watchtower at a road or city that this part completed pays once (3)."""
        if state.board.closed_count != 0:
            self.score_towers(state)

    def score_towers(self, state: State) -> None:
        state.board.tick += 1
        for i in range(state.board.closed_count):
            root = state.board.root[state.board.closed[i]]
            if state.board.kind_of(root) in (ROAD, CITY) and not state.is_unfinished(root):
                segment = root
                while True:
                    if self.is_new(state.board, state.board.piece_of[segment]):
                        self.score_tower(state, state.board.piece_of[segment])
                    segment = state.board.ring[segment]
                    if segment == root:
                        break

    def is_new(self, board: Board, lookout: int) -> bool:
        """Whether a tile is a watchtower that has not been scored in this part."""
        if not board.marked(lookout, self.any_sign) or board.stamp[lookout] == board.tick:
            return False
        board.stamp[lookout] = board.tick
        return True

    def score_tower(self, state: State, lookout: int) -> None:
        """Pay the active player, or by the option the owners of the followers or figures on the tile whose feature is
        completed, for each of them."""
        kind = self.kind_of_tower(state.board, lookout)
        number = self.objects_around(state, lookout, kind)
        if number > 0:
            for seat in range(state.box.seats):
                times = self.figures_paid(state, seat, lookout) if self.pays_followers else seat == state.seat
                for _follower in range(times):
                    self.pay(state, seat, kind, number)

    def pay(self, state: State, seat: int, kind: int, number: int) -> None:
        points = number * self.points_of(kind)
        scoring.award(state, seat, "watchtower", self.first_item + kind, number, points)
        moments.earned(state.box.earned, state, seat, points)

    def kind_of_tower(self, board: Board, lookout: int) -> int:
        """What a watchtower counts."""
        kind = 0
        while not board.marked(lookout, self.first_sign << kind):
            kind += 1
        return kind

    def points_of(self, kind: int) -> int:
        if kind == ROADS:
            return ROAD_TILE
        if kind == CITIES:
            return CITY_TILE
        if kind == FOLLOWERS:
            return FOLLOWER
        return PENNANT if kind == PENNANTS else CLOISTER

    def figures_paid(self, state: State, seat: int, lookout: int) -> int:
        """How many followers of a seat, or figures by the option, stand on the tile of a watchtower in something that
        is completed."""
        number = 0
        for figure in range(seat * state.box.figures, (seat + 1) * state.box.figures):
            place = state.stands[figure]
            if place >= 0 and state.board.piece_of[place] == lookout and (self.pays_all or state.is_follower(figure)):
                number += state.is_completed(place)
        return number

    # ------------------------------------------------------------------ the area

    def objects_around(self, state: State, lookout: int, kind: int) -> int:
        """How many objects of a kind are on the cell of a watchtower and the eight around it."""
        if kind == FOLLOWERS:
            return self.followers_around(state, lookout)
        number = 0
        for i in range(9):
            cell = state.board.spot[lookout] + (state.board.around[i] if i < 8 else 0)
            number += self.objects_on(state, state.board.piece_on(cell), kind)
        return number

    def objects_on(self, state: State, piece: int, kind: int) -> int:
        """How many objects are on the cell of a piece; roads and cities make it one, however many there are. What has
        become something else is no city any more."""
        number = 0
        while piece >= 0:
            for segment in range(state.board.first[piece], state.board.end_of(piece)):
                if kind != CITIES or not state.is_apart(segment):
                    number += self.object_at(state.board, segment, kind)
            if state.board.designs.has_variants and state.board.more[piece] >= 0:
                number += self.object_at(state.board, state.board.more[piece], kind)
            piece = state.board.second_half(piece)
        return min(1, number) if kind in (ROADS, CITIES) else number

    def object_at(self, board: Board, segment: int, kind: int) -> int:
        """How many objects a segment is; what lies on both cells of a double tile is printed on the first."""
        if kind == ROADS:
            return board.kind_of(segment) == ROAD
        if kind == CITIES:
            return board.kind_of(segment) == CITY and self.is_printed_city(board, segment)
        if board.is_second_part(segment):
            return 0
        if kind == CLOISTERS:
            return board.is_cloister(segment) and self.is_printed_building(board, segment)
        return (board.designs.word[board.row[segment]] >> FIRST_PENNANT) & PENNANT_MASK

    def is_printed_city(self, board: Board, segment: int) -> bool:
        """Whether a city is printed there: what lies inside the walls of a fixed block only counts as one."""
        return board.segment_at(segment)[2] == "city"

    def is_printed_building(self, board: Board, segment: int) -> bool:
        """Whether a building is printed there: some tiles have a second place to stand beside it."""
        piece = board.piece_of[segment]
        return board.designs.building[board.oriented[piece] >> 2] == segment - board.first[piece]

    def followers_around(self, state: State, lookout: int) -> int:
        """All followers on tiles of the area, wherever they stand on them."""
        number = 0
        for figure in range(state.box.seats * state.box.figures):
            if state.is_follower(figure):
                number += self.is_near(state, figure, lookout)
        return number

    def is_near(self, state: State, figure: int, lookout: int) -> bool:
        for i in range(9):
            piece = state.board.piece_on(state.board.spot[lookout] + (state.board.around[i] if i < 8 else 0))
            if piece != NOTHING and state.is_on(figure, piece):
                return True
        return False
