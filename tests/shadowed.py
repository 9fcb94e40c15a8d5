"""A game of the engine with the referee looking over its shoulder at every choice."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import languedoc
from languedoc import Game
from languedoc.carcassonne import events
from languedoc.carcassonne.modules.count import QUARTERS, CountMoved, FollowerJoined, FollowerSent
from languedoc.carcassonne.targets import Figure, Place, Segment
from languedoc.table.event import Event
from referee import RIVALS, Payment, Referee

TILE_FOLDER = Path(languedoc.__file__).parent / "carcassonne" / "tiles"

Paid = tuple[str, frozenset[tuple[int, int, str, str]], tuple[int, ...]]


LAKES = ("R1_lake", "R2_lake_volcano", "R2_cE_vW")

LEADS_TO = {"castle": "city", "market": "field", "cathedral": "monastery", "blacksmith": "road"}
AFTER_THE_SCORING = ("count_move_in", "move_count", "final_count_move_out")  # steps of the count


def is_river(tile: str) -> bool:
    return tile.startswith(("R1_", "R2_"))


def named(segment: Segment) -> tuple[int, int, str, str]:
    return segment.x, segment.y, segment.kind, segment.port


class Shadowed:
    """Feeds the events of a game to a referee and compares all that both can tell."""

    def __init__(self, game: Game) -> None:
        self.game = game
        rules = game.setup.rules()
        cult = "cult" in game.setup.modules
        self.referee = Referee(TILE_FOLDER, game.setup.tile_sets, game.setup.seats, rules, cult=cult)
        self.lay_start()
        self.open_turn = False
        self.asked_for_figure = False
        self.seat = 0
        self.drawn = ""
        self.paid: list[Paid] = []
        self.lost: list[Segment] = []
        self.waiting: Counter[tuple[int, str]] = Counter()  # who is in which quarter, and where the count is
        self.count = QUARTERS[0]
        self.completed: set[frozenset[tuple[int, int, str, str]]] = set()  # before this turn
        self.may_send = False
        self.told = 0
        self.follow()

    def lay_start(self) -> None:
        """The start tile, the spring, the city of Carcassonne: the tiles that no event tells of."""
        board = self.game.state.board
        for piece in range(board.pieces - sum(isinstance(event, events.TilePlaced) for event in self.game.events)):
            x, y, design, quarters = board.where(piece)
            self.referee.lay(self.game.state.box.tile_name(design), x, y, quarters)

    def choose(self, k: int) -> None:
        self.asked_for_figure = self.asked_for_figure or self.game.decision.step == "phase_figure"
        self.game.choose(k)
        self.follow()

    def follow(self) -> None:
        for event in self.game.events[self.told :]:
            self.hear(event)
        self.told = len(self.game.events)
        if self.game.decision.step in AFTER_THE_SCORING:
            self.close_turn()
        self.compare_options()
        self.compare_features()

    def hear(self, event: Event) -> None:
        referee = self.referee
        match event:
            case events.TileDrawn(seat, tile):
                self.close_turn()
                self.seat = seat
                self.drawn = tile
            case events.TileRemoved(_, tile):
                assert is_river(tile) or referee.legal_places(tile) == set(), f"{tile} left the game although it fits"
                assert tile not in LAKES, "an arm has no end"
            case events.TilePlaced(_, tile, place):
                self.place(tile, place)
            case events.FigureDeployed(seat, _, segment):
                referee.deploy(seat, named(segment))  # refuses what is not legal
            case events.FigureRemoved(_, _, segment):
                self.lost.append(segment)
            case FollowerSent(seat, _, quarter):
                self.close_turn()
                assert self.may_send and seat == self.seat
                self.may_send = False
                referee.send(seat)
                self.waiting[seat, quarter] += 1
            case CountMoved(_, quarter):
                assert quarter != self.count
                self.count = quarter
            case FollowerJoined(seat, _, quarter, segment):
                assert quarter != self.count
                assert self.waiting[seat, quarter] > 0
                assert LEADS_TO[quarter] == segment.kind
                self.waiting[seat, quarter] -= 1
                referee.join(seat, named(segment))
            case events.Scored(feature, False, segments, payments):
                self.paid.append(self.as_paid(feature, segments, payments))
            case events.Scored(_, True, _, _) | events.GameOver():
                self.close_turn()
                if isinstance(event, events.GameOver):
                    self.close_game()

    def place(self, tile: str, place: Place) -> None:
        """A fork that follows its spring is no turn: the follower goes to the spring, or nobody has a turn yet."""
        referee = self.referee
        at = place.x, place.y, place.quarters
        spring = referee.placed
        self.completed = {feature.segments for feature in referee.features() if feature.completed}
        assert not is_river(tile) or at in referee.river_places(tile)
        referee.lay(tile, *at)  # refuses what is not legal
        if tile == "R2_fork" and self.drawn != tile:
            referee.placed = spring
        else:
            self.open_turn = True

    def as_paid(self, feature: str, segments: tuple[Segment, ...], payments: tuple[events.Payment, ...]) -> Paid:
        points = [0] * self.game.setup.seats
        for payment in payments:
            assert payment.points == sum(item.points for item in payment.items)
            points[payment.seat] += payment.points
        return feature, frozenset(named(segment) for segment in segments), tuple(points)

    def close_turn(self) -> None:
        if not self.open_turn:
            return
        self.open_turn = False
        if not self.asked_for_figure:
            assert self.referee.legal_segments(self.seat) == set(), "nobody was asked for a follower"
        self.asked_for_figure = False
        due = self.referee.score_turn()
        received = [sum(points) for points in zip(*(each.points for each in due), strict=True)]
        self.may_send = any(received) and not received[self.seat]
        assert Counter(self.paid) == Counter((each.kind, each.segments, each.points) for each in due)
        assert Counter(map(named, self.lost)) == Counter(self.referee.lost)
        self.paid = []
        self.lost = []

    def close_game(self) -> None:
        """Unfinished features one by one; fields by their sums, which the two tell in different parcels."""
        due: list[Payment] = self.referee.final()
        told = [
            self.as_paid(event.feature, event.segments, event.payments)
            for event in self.game.events
            if isinstance(event, events.Scored) and event.final
        ]
        assert Counter(each for each in told if each[0] != "field") == Counter(
            (each.kind, each.segments, each.points) for each in due if each.kind != "field"
        )
        for seat in range(self.game.setup.seats):
            assert sum(each[2][seat] for each in told if each[0] == "field") == sum(
                each.points[seat] for each in due if each.kind == "field"
            )
        assert list(self.game.scores) == self.referee.scores

    def compare_options(self) -> None:
        game = self.game
        decision = game.decision
        if decision.step in ("place_tile", "attach_fork"):
            tile = game.state.box.tile_name(game.state.hand)
            offered = [target for option in decision.options for target in option.targets]
            assert len(offered) == len(set(offered))
            places = {(each.x, each.y, each.quarters) for each in offered if isinstance(each, Place)}
            if is_river(tile):
                self.judge_river(tile, places)
            else:
                assert places == self.referee.legal_places(tile)
        elif decision.step == "phase_figure":
            offered = [target for option in decision.options for target in option.targets]
            segments = {named(each) for each in offered if isinstance(each, Segment)}
            assert segments == self.referee.legal_segments(decision.seat)
            assert sum(option.verb == "pass" for option in decision.options) == 1
        elif decision.step == "count_move_in":
            assert self.may_send
            assert {option.text for option in decision.options} == {"pass", *(f"send follower {q}" for q in QUARTERS)}
        elif decision.step.endswith("count_move_out"):
            self.judge_joining(decision.step.startswith("final"))
        if not game.over:
            assert list(game.scores) == self.referee.scores
            for seat in range(game.setup.seats):
                assert game.state.in_supply(seat)["follower"] == self.referee.supply[seat]

    def judge_river(self, tile: str, places: set[tuple[int, int, int]]) -> None:
        """All offered places are legal; if one of them turns back, there was none that does not."""
        assert places <= self.referee.river_places(tile)
        if not tile.endswith("_source"):
            turning_back = {place for place in places if self.referee.turns_back(tile, *place)}
            assert turning_back in (set(), places)

    def judge_joining(self, final: bool) -> None:
        """Everybody who waits where the count is not may go to each feature of the kind his quarter leads to."""
        decision = self.game.decision
        offered: set[tuple[str, frozenset[tuple[int, int, str, str]]]] = set()
        features = {segment: feature for feature in self.referee.features() for segment in feature.segments}
        for option in decision.options:
            if option.targets:
                figure, segment = option.targets
                assert isinstance(figure, Figure) and isinstance(segment, Segment)
                offered.add((figure.place, features[named(segment)].segments))
        assert len(offered) == len(decision.options) - 1
        assert offered == {
            (quarter, feature.segments)
            for (seat, quarter), number in self.waiting.items()
            if number and seat == decision.seat and quarter != self.count
            for feature in features.values()
            if feature.kind == LEADS_TO[quarter]
            and (not feature.completed if final else feature.completed and feature.segments not in self.completed)
        }

    def compare_features(self) -> None:
        if self.game.over:
            return
        board = self.game.state.board
        seen = {feature.segments: feature for feature in self.referee.features()}
        for root in board.roots():
            segments = frozenset(board.segment_at(segment) for segment in board.members(root))
            feature = seen.pop(segments)
            kind = board.segment_at(root)[2]
            assert feature.kind == kind
            assert feature.pennants == board.pennants(root)
            assert feature.followers == tuple(board.followers(root, seat) for seat in range(self.game.setup.seats))
            if kind in RIVALS:
                assert board.size(root) == feature.neighbours + 1
            else:
                assert board.size(root) == len(feature.cells)
                assert (board.open_ports(root) == 0) == (feature.open_ends == 0)
            if kind == "road":
                assert board.open_ports(root) == feature.open_ends
            if kind == "field":
                assert board.count_cities(root) == feature.cities == len(board.cities_at(root))
            else:
                assert feature.completed == (board.open_ports(root) == 0)
        assert not seen, "features that the engine does not know"
