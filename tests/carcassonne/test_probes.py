"""Probes 8, 9 and 10 of docs/design.md: what modules to come ask of the foundation, with small modules written here."""

from __future__ import annotations

import pytest

from helpers.story import Story
from languedoc import Game
from languedoc.carcassonne import events, figures, numbering, scoring
from languedoc.carcassonne.board import designs as printed
from languedoc.carcassonne.board.board import Board
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import Place, PointsItem, Step
from languedoc.carcassonne.events import Answered, TilePlaced
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.numbering import FEATURE
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Number, Target
from languedoc.errors import IllegalChoice
from modules.abbey_and_mayor.tales import APART, BARN_AND_FARMERS_APART
from table.toys import ToyGame

pytestmark = pytest.mark.interpreted

SUPPLY, NOTHING = numbering.SUPPLY, numbering.NOTHING
CITY, ROAD = printed.CITY, printed.ROAD


def cells_of(board: Board, root: int) -> set[tuple[int, int]]:
    return {board.where(board.piece_with(segment))[:2] for segment in board.members(root)}


def around(cells: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """These cells and those that touch one of them."""
    return {(x + dx, y + dy) for x, y in cells for dx in (-1, 0, 1) for dy in (-1, 0, 1)}


# --- probe 8: a conversion beside a watched building, lords in a chain --------------------------------


class Castles(Module):
    """A closed city of two tiles is not scored: its knight becomes lord of a castle. He gets what the next feature
    around his castle brings, then what the next castle around brings, and goes home."""

    slug = "castles"
    rank = 2000
    places = (Place("castle", per="seat"),)
    steps = (Step("convert", "P5", 10), Step("pay_lords", "P5", 900))
    items = (PointsItem("lord"),)
    awards = ("lord",)
    CASTLE, NEW, DUE = range(3)  # notes of a seat: 1 + a segment of its castle, whether it is new, points

    def notes_needed(self, box: Box) -> int:
        return 3 * box.seats

    def note(self, state: State, seat: int, what: int) -> int:
        return state.note(self.first_note + 3 * seat + what)

    def put(self, state: State, seat: int, what: int, number: int) -> None:
        state.set_note(self.first_note + 3 * seat + what, number)

    def keeps_open(self, state: State, root: int) -> bool:
        return state.board.kind_of(root) == CITY and state.board.size(root) == 2

    def perform(self, state: State, step: int) -> None:
        if step == 0:
            self.convert(state)
        else:
            self.pay_lords(state)

    def convert(self, state: State) -> None:
        for figure, seat, _, segment in state.standing():
            root = state.board.root_of(segment)
            if self.keeps_open(state, root) and state.board.open_ports(root) == 0:
                self.put(state, seat, self.CASTLE, segment + 1)
                self.put(state, seat, self.NEW, 1)
                figures.leave(state, figure, self.first_place - seat)

    def area(self, state: State, seat: int) -> set[tuple[int, int]]:
        castle = self.note(state, seat, self.CASTLE)
        return around(cells_of(state.board, state.board.root_of(castle - 1))) if castle else set()

    def scored(self, state: State, root: int, final: bool) -> None:
        scoring.list_items(state, root, final)
        points = state.worth()
        for seat in range(state.box.seats):
            if not self.note(state, seat, self.NEW) and self.area(state, seat) & cells_of(state.board, root):
                self.put(state, seat, self.DUE, max(points, self.note(state, seat, self.DUE)))

    def pay_lords(self, state: State) -> None:
        seats = range(state.box.seats)
        for seat in seats:
            self.put(state, seat, self.NEW, 0)
        while any(self.note(state, seat, self.DUE) for seat in seats):
            seat = next(seat for seat in seats if self.note(state, seat, self.DUE))
            points = self.note(state, seat, self.DUE)
            castle = cells_of(state.board, state.board.root_of(self.note(state, seat, self.CASTLE) - 1))
            self.put(state, seat, self.DUE, 0)
            self.put(state, seat, self.CASTLE, 0)
            scoring.award(state, seat, "lord", self.first_item, 1, points)
            (lord,) = [figure for figure, owner, _, _ in state.elsewhere() if owner == seat]
            figures.leave(state, lord, SUPPLY)
            for other in seats:
                if self.area(state, other) & castle:
                    self.put(state, other, self.DUE, max(points, self.note(state, other, self.DUE)))


class Watch(Module):
    """Whoever closes something around a cloister that is not scored gets 2 points, before everything else is paid."""

    slug = "watch"
    rank = 2010
    steps = (Step("pay_watch", "P5", 20),)
    items = (PointsItem("watch"),)
    awards = ("watch",)
    notes = 1

    def perform(self, state: State, step: int) -> None:
        board = state.board
        cloisters = {board.segment_at(root)[:2] for root in board.roots() if board.is_cloister(root)}
        closed = [
            root
            for root in board.roots()
            if board.kind_of(root) == CITY and not board.open_ports(root) and not state.is_completed(root)
        ]
        near = sum(bool(around(cells_of(board, root)) & cloisters) for root in closed)
        if near > state.note(self.first_note):
            scoring.award(state, state.seat, "watch", self.first_item, 1, 2)
        state.set_note(self.first_note, near)


CHAIN = """
     .  7A↑  .
     .  3L↓ 2A→
    4U↑ [D] 1U↑
    5E↓  .   .
    6E↑  .   .
"""


def test_probe_8_a_conversion_beside_a_watched_building_and_lords_in_a_chain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tile 3 closes Red's city and completes Blue's road: the city becomes a castle, for which the cloister pays, and
    the road is scored, but not for the new lord. Tile 7 completes a road at Red's castle only; Blue's lord lives
    beside it."""
    monkeypatch.setitem(BUILT, "castles", Castles)
    monkeypatch.setitem(BUILT, "watch", Watch)
    lines = ("2 Blue road:W", "3 Red city:S", "6 Blue city:N", "7 Red road:S")
    story = Story("Red Blue", CHAIN, *lines, modules=("base", "castles", "watch"), tiles=("base",))
    assert story.payments() == [
        "watch: Red 2 (1 watch 2)",
        "road: Blue 2 (2 tiles 2)",
        "road: Red 2 (2 tiles 2)",
        "lord: Red 2 (1 lord 2)",
        "lord: Blue 2 (1 lord 2)",
    ]
    assert story.points() == {"Red": 6, "Blue": 4}
    assert story.supply() == {"Red": 7, "Blue": 7} and story.standing() == set()


def test_a_lord_waits_where_he_is_and_his_castle_is_no_city(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BUILT, "castles", Castles)
    story = Story("Red Blue", "1E↓\n[D]", "1 Red city:S", modules=("base", "castles"), tiles=("base",))
    assert [str(each["place"]) for each in story.game.view()["elsewhere"]] == ["castle/0"]
    assert story.payments() == []
    state = story.game.state
    (city,) = [root for root in state.board.roots() if state.board.kind_of(root) == CITY]
    assert not state.is_completed(city)
    assert story.game.copy().state.fingerprint() == state.fingerprint()


# --- probe 9: farmers joined to a barn; pig, castle, siege -------------------------------------------


class FieldCastles(Module):
    """One more for every city at a field, if farmers are paid."""

    slug = "field_castles"
    rank = 3000
    items = (PointsItem("castle"),)

    def city_value(self, state: State, field: int, seat: int, city: int, points: int, farmed: bool) -> None:
        if farmed:
            state.add_to_item(self.first_item, 1, 1)


class Siege(Module):
    """Twice what a besieged city is worth: the one that was closed first."""

    slug = "siege"
    rank = 3010
    items = (PointsItem("siege"),)

    def city_value(self, state: State, field: int, seat: int, city: int, points: int, farmed: bool) -> None:
        if city == min(scoring.cities_at(state, field)):
            state.add_to_item(self.first_item, 1, points)


@pytest.mark.parametrize("pig", [True, False])
def test_probe_9_farmers_are_joined_to_a_barn(monkeypatch: pytest.MonkeyPatch, pig: bool) -> None:
    """Tile 13 joins the field of both farmers, with two cities, to Red's barn: Red may still put his pig there. For
    each city 1, the pig and the castle; all of it twice for the besieged one. The barn itself is paid at the end."""
    for module in (FieldCastles, Siege):
        monkeypatch.setitem(BUILT, module.slug, module)
    modules = ("base", "abbey_and_mayor", "traders_and_builders", "field_castles", "siege")
    last = "13 Red pig field:NL" if pig else "13 Red pass"
    tiles = ("base", "abbey_and_mayor")
    story = Story("Red Blue", BARN_AND_FARMERS_APART, *APART, last, modules=modules, tiles=tiles)
    blue = "Blue 6 (2 cities 2, 2 castle 2, 1 siege 2)"
    red = "Red 9 (2 cities 2, 2 pig 2, 2 castle 2, 1 siege 3)" if pig else blue.replace("Blue", "Red")
    assert story.payments() == [f"field: {red}; {blue}"]
    assert story.supply() == {"Red": 7, "Blue": 7} and story.supply("pig") == {"Red": 1, "Blue": 1}
    (barn,) = story.end().payments("barn")
    assert barn.startswith("final barn: Red ") and "castle" not in barn and "pig" not in barn


# --- probe 10: an auction by ranges, tiles owed over the next round ----------------------------------


class Bazaar(Module):
    """Whoever lays a tile V opens a bazaar: as many tiles as there are seats lie open. All bid, in secret; the
    highest bid is paid and takes the first tile, the others follow in the order of their bids. In the next round
    everybody lays the tile he has instead of drawing, and no bazaar is opened before the last one is laid."""

    slug = "bazaar"
    rank = 2000
    steps = (Step("owed_tile", "P2", 45), Step("auction", "P3b", 1, asks=True, rests=True))
    verbs = ("bid",)
    items = (PointsItem("bazaar"),)
    asks_together = True
    SIGN = "V"

    def notes_needed(self, box: Box) -> int:
        return 2 * box.seats  # 1 + the design that a seat has, then those on display

    def owed(self, state: State, seat: int) -> int:
        return state.note(self.first_note + seat)

    def tiles_to_come(self, state: State) -> int:
        return sum(self.owed(state, seat) > 0 for seat in range(state.box.seats))

    def waiting(self, state: State) -> list[int]:
        return [self.owed(state, seat) - 1 for seat in range(state.box.seats) if self.owed(state, seat)]

    def tile_placed(self, state: State) -> None:
        design = state.board.where(state.placed)[2]
        if state.box.tile_name(design) == self.SIGN and not self.tiles_to_come(state):
            state.wake(self.first_step + 1)

    def perform(self, state: State, step: int) -> None:
        if step == 0:
            self.lay_owed(state)
            return
        state.rest(self.first_step + 1)
        for place in range(state.box.seats):
            state.draw()
            state.set_note(self.first_note + state.box.seats + place, state.hand + 1)
            state.hand = NOTHING
        state.reveals += 1
        state.ask_together((1 << state.box.seats) - 1)

    def lay_owed(self, state: State) -> None:
        owed = self.owed(state, state.seat)
        if owed:
            state.set_note(self.first_note + state.seat, 0)
            state.hand = owed - 1
            state.step = state.box.place_tile
            if state.record is not None:
                events.tile_drawn(state)

    def offer(self, state: State, step: int) -> None:
        state.offer_choices()
        state.offer_numbers(self.verb, 0, state.most_payable(state.decider), 0)

    def answered(self, state: State, step: int) -> None:
        seats = [(state.seat + i) % state.box.seats for i in range(state.box.seats)]
        bids = {seat: state.first_target(state.answer(seat)) for seat in seats}
        seats.sort(key=lambda seat: -bids[seat])
        state.charge(seats[0], bids[seats[0]], self.first_item)
        for place, seat in enumerate(seats):
            state.set_note(self.first_note + seat, state.note(self.first_note + state.box.seats + place))

    def targets(self, state: State, code: int) -> tuple[Target, ...]:
        return (Number(state.first_target(code)),)


class OpenBazaar(Bazaar):
    """The same with open bids: each seat in turn bids more than the highest so far, or passes."""

    slug = "open_bazaar"
    asks_together = False
    BID, SEAT, TURN = range(3)

    def notes_needed(self, box: Box) -> int:
        return 2 * box.seats + 3

    def get(self, state: State, what: int) -> int:
        return state.note(self.first_note + 2 * state.box.seats + what)

    def put(self, state: State, what: int, number: int) -> None:
        state.set_note(self.first_note + 2 * state.box.seats + what, number)

    def most_options(self, box: Box) -> int:
        return 1

    def perform(self, state: State, step: int) -> None:
        if step == 0:
            self.lay_owed(state)
            return
        seats = state.box.seats
        if self.get(state, self.TURN) == 0:
            for place in range(seats):
                state.draw()
                state.set_note(self.first_note + seats + place, state.hand + 1)
                state.hand = NOTHING
            state.reveals += 1
        turn = self.get(state, self.TURN)
        if turn < seats:
            self.put(state, self.TURN, turn + 1)
            state.decider = (state.seat + turn) % seats
            self.offer(state, step)
            state.ask(state.decider)
            state.step -= 1
            return
        self.put(state, self.TURN, 0)
        state.rest(self.first_step + 1)
        winner = self.get(state, self.SEAT)
        state.charge(winner, self.get(state, self.BID), self.first_item)
        for place in range(seats):
            tile = state.note(self.first_note + seats + place)
            state.set_note(self.first_note + (winner + place) % seats, tile)
        self.put(state, self.BID, 0)

    def offer(self, state: State, step: int) -> None:
        state.offer_choices()
        state.offer(numbering.PASS, 0, 0, 0)
        least, most = self.get(state, self.BID) + 1, state.most_payable(state.decider)
        if least <= most:
            state.offer_numbers(self.verb, least, most, least)

    def chosen(self, state: State, code: int) -> None:
        self.put(state, self.BID, state.first_target(code))
        self.put(state, self.SEAT, state.decider)


class BazaarGame(ToyGame):
    toys = (Bazaar,)


class OpenBazaarGame(ToyGame):
    toys = (OpenBazaar,)


def bazaar(kind: type[Game], bag: str) -> Game:
    """Red has 5 points, Blue 9, and Red lays the tile that opens a bazaar."""
    game = kind(["Red", "Blue"], bag=bag.split(), seed=1, start=0)
    game.state.pay(0, 5, FEATURE)
    game.state.pay(1, 9, FEATURE)
    game.choose("place 1,0 N")
    game.choose("pass")
    return game


def laid(game: Game) -> list[tuple[int, str]]:
    return [(event.seat, event.tile) for event in game.events if isinstance(event, TilePlaced)]


def play_out(game: Game) -> Game:
    while not game.over:
        game.choose(0)
    return game


def test_probe_10_hidden_bids_by_ranges_and_tiles_owed_over_the_next_round() -> None:
    """The pile is empty after the bazaar, and the round is finished all the same."""
    game = bazaar(BazaarGame, "V U B")
    assert (game.decision.step, game.decision.seat, len(game.options)) == ("auction", 0, 6)
    with pytest.raises(IllegalChoice):
        game.choose("bid 6")
    game.choose("bid 3")
    assert (game.decision.seat, len(game.options)) == (1, 10)
    assert game.known_to(1).events()[-1] == Answered(0), "Blue does not know the bid"
    game.choose("bid 4")
    assert game.scores == (5, 5), "the highest bid is paid"
    assert (game.decision.step, game.decision.seat) == ("place_tile", 1)
    play_out(game)
    assert laid(game) == [(0, "V"), (1, "U"), (0, "B")]


def test_no_bazaar_is_opened_while_tiles_are_owed() -> None:
    """Blue's tile is the sign of a bazaar once more, and Red still has his; then the pile goes on."""
    game = bazaar(BazaarGame, "V V B U")
    game.choose("bid 0")
    game.choose("bid 1")
    play_out(game)
    assert laid(game) == [(0, "V"), (1, "V"), (0, "B"), (1, "U")]
    assert sum(isinstance(event, Answered) for event in game.events) == 2


def test_open_bids_begin_above_the_last_one() -> None:
    game = bazaar(OpenBazaarGame, "V U B X")
    assert (game.decision.step, game.decision.seat) == ("auction", 0)
    game.choose("bid 5")
    assert game.decision.seat == 1
    assert [str(option) for option in game.options[:2]] == ["pass", "bid 6"] and len(game.options) == 5
    game.choose("pass")
    assert game.scores == (0, 9)
    assert laid(play_out(game)) == [(0, "V"), (1, "B"), (0, "U"), (1, "X")]


def counters(game: Game, which: str) -> list[int]:
    numbers: list[int] = game.view()["modules"]["messages"][which]
    return numbers


def bazaar_with_messages(kind: type[Game]) -> Game:
    """Red has 3 + 2 points on his counting figures, Blue 5 + 4."""
    game = kind(
        ["Red", "Blue"], modules=("base", "messages"), tiles=("base",), bag=["V", "U", "B", "X"], seed=1, start=0
    )
    for seat, points in ((0, 3), (1, 5), (0, 2), (1, 4)):
        game.state.pay(seat, points, FEATURE)
    game.choose("place 1,0 N")
    for figure in ("marker", "marker", "messenger", "messenger"):
        game.choose(figure)
    game.choose("pass")
    return game


def test_probe_10_nobody_bids_more_than_one_counting_figure_can_pay() -> None:
    game = bazaar_with_messages(BazaarGame)
    assert (game.decision.step, game.decision.seat, len(game.options)) == ("auction", 0, 4)
    game.choose("bid 3")
    assert (game.decision.seat, len(game.options)) == (1, 6)
    with pytest.raises(IllegalChoice):
        game.choose("bid 6")
    game.choose("bid 5")
    assert game.scores == (5, 4), "the marker alone has 5"
    assert (counters(game, "markers"), counters(game, "messengers")) == ([3, 0], [2, 4])
    play_out(game)


def test_an_open_bid_is_paid_with_one_counting_figure_of_the_winner() -> None:
    game = bazaar_with_messages(OpenBazaarGame)
    game.choose("bid 2")
    assert [str(option) for option in game.options] == ["pass", "bid 3", "bid 4", "bid 5"]
    game.choose("pass")
    assert (game.decision.step, game.decision.seat) == ("counting_figure", 0), "both have 2"
    game.choose("messenger")
    assert game.scores == (3, 9) and counters(game, "messengers") == [0, 4]
    play_out(game)
