"""A game of the engine with the referee looking over its shoulder at every choice.

Every event is judged when it is heard: was it allowed, and is it told right? What must have happened by the end of a
part (every completed feature paid, every figure home, goods and cards taken) is judged there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import languedoc
from languedoc import Game
from languedoc.carcassonne import events
from languedoc.carcassonne.modules import king_and_robber, traders_and_builders
from languedoc.carcassonne.targets import Place, Segment
from languedoc.table.event import Event
from referee import RIVALS, Items, Man, Referee, Whole

TILE_FOLDER = Path(languedoc.__file__).parent / "carcassonne" / "tiles"
LAKES = ("R1_lake", "R2_lake_volcano", "R2_cE_vW")
RANK = {"road": 1, "city": 2}  # buildings come before them (turn_order 8.2, step 5)
GOODS = ("wine", "grain", "cloth")
CARDS = {"King": "city", "Robber": "road"}


def is_river(tile: str) -> bool:
    return tile.startswith(("R1_", "R2_"))


def named(segment: Segment) -> tuple[int, int, str, str]:
    return segment.x, segment.y, segment.kind, segment.port


def told_items(payment: events.Payment) -> Items:
    assert payment.points == sum(item.points for item in payment.items)
    return tuple((item.name, item.number, item.points) for item in payment.items)


class Shadowed:
    """Feeds the events of a game to a referee and compares all that both can tell."""

    def __init__(self, game: Game) -> None:
        self.game = game
        setup = game.setup
        self.referee = Referee(TILE_FOLDER, setup.tile_sets, setup.seats, setup.rules(), rules=setup.modules)
        self.seat = -1  # whose turn it is
        self.part = 0
        self.goes_on = False  # the same seat draws next: second part, or the turn after the lake with the volcano
        self.extends = False  # the builder's feature goes on
        self.drawn = ""
        self.placing = False  # the tile of this part lies
        self.figures_done = False
        self.asked_for_figure = False
        self.known: set[frozenset[Any]] = set()  # features that were completed before this part
        self.fresh: list[Whole] = []  # those completed in it
        self.rank = 0
        self.leaving: list[Man] = []  # who must go home now
        self.taken: list[Event] = []  # goods and cards told of in this part
        self.tokens = [Counter[str]() for _ in range(setup.seats)]
        self.records: dict[str, tuple[int | None, int]] = dict.fromkeys(CARDS, (None, 0))  # who holds it, tiles
        self.final = False
        self.final_awards: Counter[tuple[int, tuple[str, int, int]]] = Counter()
        self.field_items: list[Counter[str]] | None = None  # due for fields paid city by city, by seat
        self.told = 0
        self.compared = 0  # tiles
        self.lay_start()
        self.follow()

    def lay_start(self) -> None:
        """The start tile, or the spring: the tile that no event tells of."""
        x, y, design, quarters = self.game.state.board.where(0)
        self.referee.lay(self.game.state.box.tile_name(design), x, y, quarters)

    def choose(self, k: int) -> None:
        self.asked_for_figure |= self.game.decision.step == "phase_figure"
        self.game.choose(k)
        self.follow()

    def follow(self) -> None:
        for event in self.game.events[self.told :]:
            self.hear(event)
        self.told = len(self.game.events)
        self.compare_options()
        self.compare_features()

    # ------------------------------------------------------------------ what is heard

    def hear(self, event: Event) -> None:
        referee = self.referee
        match event:
            case events.TileDrawn(seat, tile):
                self.begin_part(seat)
                self.drawn = tile
            case events.TileRemoved(_, tile):
                assert is_river(tile) or referee.legal_places(tile) == set(), f"{tile} left the game although it fits"
                assert tile not in LAKES, "an arm has no end"
            case events.TilePlaced(seat, tile, place):
                assert seat == self.seat or self.seat < 0
                self.place(tile, place)
            case events.FigureDeployed(seat, kind, segment):
                assert seat == self.seat
                referee.deploy(seat, named(segment), kind)  # refuses what is not legal
            case events.FigureRemoved(seat, kind, segment):
                self.goes(Man(seat, kind, named(segment)))
                self.bring_companions_home(Man(seat, kind, named(segment)))
            case events.FigureReturned(seat, kind, segment):
                self.goes(Man(seat, kind, named(segment)))
            case events.ChallengeDecided() | events.TileReturned():
                pass  # judged by who goes home, and by where the next tile is laid
            case events.Scored(feature, final, segments, payments):
                self.end_figures()
                self.score(feature, final, segments, payments)
            case events.Awarded(reason, final, payment):
                self.end_figures()
                self.award(reason, final, payment)
            case traders_and_builders.GoodsTaken() | king_and_robber.CardTaken():
                self.end_figures()
                assert event.seat == self.seat
                self.taken.append(event)
            case events.SecondPart(seat):
                self.end_figures()
                assert seat == self.seat and self.part == 1 and self.extends, "no builder brought this"
                self.goes_on = True
            case events.GameOver(scores):
                self.begin_final()
                self.close_game(scores)
            case _:
                raise AssertionError(f"the referee does not know {event}")

    def goes(self, man: Man) -> None:
        if man not in self.leaving and man.where[2] == "field" and self.pays_by_city:
            self.begin_final()
            self.score_by_city(())  # no city was there to pay for
        assert man in self.leaving, f"{man} need not go"
        self.leaving.remove(man)
        self.referee.go_home(man)

    def bring_companions_home(self, man: Man) -> None:
        """With the last follower the builder and the pig go (traders_and_builders.md 3, 4)."""
        view = self.referee.feature(man.where)
        if view.followers[man.seat] == 0:
            self.leaving += [other for other in view.figures if other.seat == man.seat]

    # ------------------------------------------------------------------ a part

    def begin_part(self, seat: int) -> None:
        """Drawn again after a tile that fitted nowhere it is the same part."""
        if self.seat >= 0 and not self.placing:
            assert seat == self.seat
            return
        self.close_part()
        if self.seat >= 0:
            after = (self.seat + 1) % self.game.setup.seats
            assert seat == (self.seat if self.goes_on else after), "another seat is on turn"
            lake = self.referee.no_figure
            self.part = 2 if self.goes_on and not lake else 1
        else:
            self.part = 1
        self.seat = seat
        self.goes_on = self.extends = self.placing = self.figures_done = self.asked_for_figure = False
        self.known = {whole.segments for whole in self.referee.wholes() if whole.completed}
        self.rank = 0

    def place(self, tile: str, place: Place) -> None:
        """A fork that follows its spring is no turn: the follower goes to the spring, or nobody has a turn yet."""
        referee = self.referee
        at = place.x, place.y, place.quarters
        spring = referee.placed
        assert not is_river(tile) or at in referee.river_places(tile)
        builders = [man for man in referee.standing if man.kind == "builder" and man.seat == self.seat]
        referee.lay(tile, *at)  # refuses what is not legal
        if tile == "R2_fork" and self.drawn != tile:
            referee.placed = spring
            return
        self.placing = True
        new = {(place.x, place.y, kind, port) for kind, port in referee.tiles[place.x, place.y].parts}
        self.extends = self.part == 1 and any(referee.whole(man.where) & new for man in builders)  # type: ignore[arg-type]
        self.fresh = [whole for whole in referee.wholes() if whole.completed and whole.segments not in self.known]

    def end_figures(self) -> None:
        """Something else than a figure action happens: if nobody was asked, there was nothing to ask."""
        if self.placing and not self.figures_done:
            self.figures_done = True
            if not self.asked_for_figure:
                assert self.referee.figure_options(self.seat) == set(), "nobody was asked for a figure"

    def close_part(self) -> None:
        if not self.placing:
            return
        self.end_figures()
        assert not self.leaving, f"{self.leaving} did not go home"
        for view in self.referee.occupied():
            assert not view.completed, f"{view} was not paid"
        self.take_goods()
        self.take_cards()
        if self.extends and self.game.state.pile_left:
            assert self.goes_on or self.final, "the builder brought no second part"
        if self.referee.no_figure:
            self.goes_on = True

    def take_goods(self) -> None:
        """Who completes a city takes its goods (traders_and_builders.md 5)."""
        due: Counter[tuple[int, ...]] = Counter()
        if "traders_and_builders" in self.referee.rules:
            for city in self.fresh:
                goods = {kind: city.flags[f"goods:{kind}"] for kind in GOODS}
                if city.kind == "city" and any(goods.values()):
                    due[tuple(goods.values())] += 1
                    self.tokens[self.seat].update(goods)
        took = [each for each in self.taken if isinstance(each, traders_and_builders.GoodsTaken)]
        assert Counter((each.wine, each.grain, each.cloth) for each in took) == due

    def take_cards(self) -> None:
        """The largest feature of the part against the record (king_and_robber.md 3)."""
        due = []
        if "king_and_robber" in self.referee.rules:
            for card, kind in CARDS.items():
                holder, record = self.records[card]
                largest = max([len(view.cells) for view in self.fresh if view.kind == kind], default=0)
                if largest > record:
                    if holder != self.seat:
                        due.append((card, holder))
                    self.records[card] = (self.seat, largest)
        took = [each for each in self.taken if isinstance(each, king_and_robber.CardTaken)]
        assert sorted((each.card, each.from_seat) for each in took) == sorted(due)
        self.taken = []

    # ------------------------------------------------------------------ points

    def score(self, kind: str, final: bool, segments: Sequence[Segment], payments: Sequence[events.Payment]) -> None:
        if final:
            self.begin_final()
        if kind == "field" and self.pays_by_city:
            assert final
            self.score_by_city(payments)
            return
        assert not self.leaving, f"{self.leaving} did not go home"
        view = self.referee.feature(named(segments[0]))
        assert view.segments == {named(segment) for segment in segments}
        assert view.kind == kind and view.completed == (not final)
        assert any(view.followers), "nobody stands there"
        if not final:
            assert any(view.segments == each.segments for each in self.fresh), "it was completed long ago"
            assert RANK.get(kind, 0) >= self.rank, "buildings, then roads, then cities"
            self.rank = RANK.get(kind, 0)
        due = self.referee.field_payments(view) if kind == "field" else self.referee.payments(view)
        self.compare_payments(payments, due)
        self.referee.pay(kind, view.segments, due, not final)
        self.leaving = list(view.figures) + ([] if final else self.referee.losers([view]))

    def compare_payments(self, told: Sequence[events.Payment], due: dict[int, Items]) -> None:
        assert len({payment.seat for payment in told}) == len(told)
        assert {each.seat: sorted(told_items(each)) for each in told} == {
            seat: sorted(items) for seat, items in due.items()
        }

    def score_by_city(self, payments: Sequence[events.Payment]) -> None:
        """Fields that are paid city by city: the two tell of them in different parcels, so their sums are compared."""
        if self.field_items is None:
            self.field_items = [Counter() for _ in range(self.game.setup.seats)]
            for city, paid in self.referee.city_payments():
                for seat, items in paid.items():
                    self.field_items[seat].update({name: points for name, _, points in items})
                self.referee.pay("field", city.segments, {seat: tuple(some) for seat, some in paid.items()}, False)
            self.leaving = [man for view in self.referee.occupied() for man in view.figures]
        for payment in payments:
            self.field_items[payment.seat].subtract({name: points for name, _, points in told_items(payment)})

    def award(self, reason: str, final: bool, payment: events.Payment) -> None:
        assert final and not self.leaving
        self.begin_final()
        (item,) = told_items(payment)
        assert self.final_awards[payment.seat, item] == 1, f"{reason}: {payment} is not due"
        self.final_awards[payment.seat, item] -= 1
        self.referee.scores[payment.seat] += item[2]

    # ------------------------------------------------------------------ the end

    def begin_final(self) -> None:
        if self.final:
            return
        self.final = True
        self.close_part()
        referee = self.referee
        if "traders_and_builders" in referee.rules:
            self.final_awards += referee.final_goods(self.tokens)
        if "king_and_robber" in referee.rules:
            for card, kind in CARDS.items():
                holder = self.records[card][0]
                number = referee.count_completed(kind)
                if holder is not None:
                    what = {"city": "completed_cities", "road": "completed_roads"}[kind]
                    self.final_awards[holder, (what, number, number)] += 1

    def close_game(self, scores: tuple[int, ...]) -> None:
        assert not +self.final_awards, f"{+self.final_awards} not told"
        assert not self.leaving, f"{self.leaving} did not go home"
        for items in self.field_items or ():
            assert not any(items.values()), f"fields: {items}"
        assert self.referee.occupied() == [], "not all was paid"
        assert list(scores) == self.referee.scores == list(self.game.scores)

    @property
    def pays_by_city(self) -> bool:
        return self.referee.options["field_scoring"] != "per_field_3"

    # ------------------------------------------------------------------ what both can tell

    def compare_options(self) -> None:
        game = self.game
        if game.over:
            return
        decision = game.decision
        assert list(game.scores) == self.referee.scores
        assert not self.leaving, f"{self.leaving} did not go home"
        for seat in range(game.setup.seats):
            assert game.state.in_supply(seat) == dict(self.referee.hands[seat])
        if decision.step in ("place_tile", "attach_fork"):
            self.judge_places()
        elif decision.step == "phase_figure":
            assert decision.seat == self.seat
            offered = [(option.verb, *map(target, option.targets)) for option in decision.options]
            assert len(offered) == len(set(offered))
            assert set(offered) == {("pass",)} | self.referee.figure_options(decision.seat)
        else:
            raise AssertionError(f"the referee does not know {decision.step}")

    def judge_places(self) -> None:
        game = self.game
        tile = game.state.box.tile_name(game.state.hand)
        offered = [target for option in game.decision.options for target in option.targets]
        assert len(offered) == len(set(offered))
        places = {(each.x, each.y, each.quarters) for each in offered if isinstance(each, Place)}
        if is_river(tile):
            self.judge_river(tile, places)
        else:
            assert places == self.referee.legal_places(tile)

    def judge_river(self, tile: str, places: set[tuple[int, int, int]]) -> None:
        """All offered places are legal; if one of them turns back, there was none that does not."""
        assert places <= self.referee.river_places(tile)
        if not tile.endswith("_source"):
            turning_back = {place for place in places if self.referee.turns_back(tile, *place)}
            assert turning_back in (set(), places)

    def compare_features(self) -> None:
        """Followers after every choice, the features themselves when a tile was laid."""
        board = self.game.state.board
        if self.game.over:
            return
        seats = range(self.game.setup.seats)
        told = {board.root_of(segment): segment for _, _, _, segment in self.game.state.standing()}
        known = {view.segments: view.followers for view in self.referee.occupied()}
        for root in told:
            followers = tuple(board.followers(root, seat) for seat in seats)
            segments = frozenset(board.segment_at(segment) for segment in board.members(root))
            assert followers == known.pop(segments, (0,) * len(seats))
        assert not known, "followers that the engine does not know"
        if self.compared != len(self.referee.tiles):
            self.compared = len(self.referee.tiles)
            self.compare_wholes()

    def compare_wholes(self) -> None:
        board = self.game.state.board
        seen = {whole.segments: whole for whole in self.referee.wholes()}
        for root in board.roots():
            segments = frozenset(board.segment_at(segment) for segment in board.members(root))
            whole = seen.pop(segments)
            kind = board.segment_at(root)[2]
            assert whole.kind == kind
            assert whole.pennants == board.pennants(root)
            if kind in RIVALS:
                assert board.size(root) == whole.neighbours + 1
                assert whole.completed == (board.open_ports(root) == 0)
            else:
                assert board.size(root) == len(whole.cells)
                assert (board.open_ports(root) == 0) == (whole.open_ends == 0)
            if kind == "road":
                assert board.open_ports(root) == whole.open_ends
            if kind == "field":
                assert board.count_cities(root) == whole.cities == len(board.cities_at(root))
        assert not seen, "features that the engine does not know"


def target(each: Any) -> object:
    return named(each) if isinstance(each, Segment) else str(each)
