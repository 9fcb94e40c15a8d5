"""Whatever a module declares is drawn and can be pointed at, with no word about it outside its folder."""

from __future__ import annotations

import math
import xml.etree.ElementTree as ET
from itertools import combinations

import pytest

from languedoc import Game
from languedoc.carcassonne.declarations import LaidToken, Place, Token
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Cell, Number, Point, Spot, Target, Word
from languedoc.render.board import board_svg
from languedoc.render.placing import anchor, figures
from languedoc.server import wire
from languedoc.server.scene import art
from languedoc.server.scene.board import tokens
from languedoc.server.scene.options import Pointed
from languedoc.server.scene.table import players
from scene.scenes import ENGLISH

JEWEL = Token("dragon", at="segment", symbol="jewel")  # tokens with texts, under drawings that nobody has made
FLAG = Token("fairy", at="corner", symbol="flag")
COIN = Token("count", at="seat", symbol="coin")
RAFT = Token("count", at="segment", symbol="raft")
STONE = Token("tower", symbol="stone")
MARKET = 3  # index among all places: one vault, two purses, then the market


class Treasury(Module):
    """Tokens on a segment, at a corner, before a seat and on a tile; places on a tile, before seats, of the table."""

    slug = "king_and_robber"
    tokens = (JEWEL, RAFT, FLAG, COIN, STONE)
    places = (Place("vault", per="tile"), Place("purse", per="seat"), Place("market"), Place("island"))

    def laid_tokens(self, state: State) -> list[LaidToken]:
        return [
            LaidToken(JEWEL, segment=0),
            LaidToken(JEWEL, segment=0),
            LaidToken(RAFT, segment=0, end=1),
            LaidToken(FLAG, corner=(1, 1)),
            LaidToken(COIN, seat=1, number=3),
            LaidToken(STONE, piece=0, number=1),
        ]

    def places_on_tiles(self, box: object, place: Place) -> int:
        return 1

    def place_tiles(self, state: State, k: int) -> list[int]:
        return [0] if k == MARKET else []


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.setitem(BUILT, "king_and_robber", Treasury)
    return Game(2, modules=["base", "king_and_robber"], seed=1)


def from_the_middle(anchor: tuple[float, float]) -> tuple[float, float]:
    """Where the drawing of a plain token ends that reaches from the middle of its tile to a segment."""
    (x, y), reach = anchor, 9.0
    away = math.dist((x, y), (50.0, 50.0))
    return 50.0 + (x - 50.0) * reach / away, 50.0 + (y - 50.0) * reach / away


def test_tokens_lie_on_segments_corners_and_tiles_each_under_a_name_of_its_own(game: Game) -> None:
    found = {each.id: each for each in tokens(game, ENGLISH)}
    assert [id.partition("@")[0] for id in found] == ["dragon", "dragon", "count", "fairy", "tower"]
    jewels = [each for each in found.values() if each.id.startswith("dragon")]
    assert jewels[0].at != jewels[1].at
    assert found["fairy"].at == (100.0, 100.0)
    assert (found["tower@0,0"].at, found["tower@0,0"].number) == ((50.0, 50.0), 1)
    (ax, ay), (bx, by) = (from_the_middle(anchor(game.state, segment)) for segment in (0, 1))
    raft = found["count"]
    assert raft.at == (round((ax + bx) / 2, 1), round((ay + by) / 2, 1))
    assert raft.turn == round(math.degrees(math.atan2(by - ay, bx - ax)))
    drawn = {each.get("id") for each in ET.fromstring(art("symbols.svg").content).iter()}
    assert {each.symbol for each in found.values()} <= drawn
    assert board_svg(game, squares=False).count('href="#plaque"') == 5


def test_tokens_before_a_seat_are_among_what_it_has(game: Game) -> None:
    before = [[(held.symbol, held.number) for held in each.holdings] for each in players(game, None, ENGLISH)]
    assert ("token-plain", 3) in before[1]
    assert ("token-plain", 3) not in before[0]


@pytest.mark.parametrize(
    ("target", "shown"),
    [
        (Spot("vault", cell=Cell(0, 0)), wire.SpotTarget("vault@0,0", (50.0, 50.0))),
        (Spot("purse", seat=1), wire.SpotTarget("purse/1", None)),
        (Spot("market"), wire.SpotTarget("market", (50.0, 50.0))),
        (Spot("island"), wire.SpotTarget("island", None)),
        (Point(120, -35), wire.SpotTarget("120,-35", (120, -35))),
        (Word("D", "tile"), wire.TileTarget("D", "base.D", 1, 1)),
        (Number(7), wire.WordTarget("7", "7")),
        (Cell(2, 1), wire.CellTarget(2, 1)),
    ],
)
def test_every_kind_of_target_reaches_the_page(game: Game, target: Target, shown: wire.Target) -> None:
    assert Pointed(game, ENGLISH, False).target(target) == shown


def test_figures_at_places_stand_where_the_module_says(game: Game) -> None:
    state = game.state
    module = state.box.modules[1]
    vault, _, purse, market, island = (module.first_place - k for k in range(5))
    state.put_place(vault, 0)
    for figure, place in enumerate((vault, purse, market, island)):
        state.move_figure(figure, place)
    shown = {str(each.place): each for each in figures(state)}
    assert shown["vault@0,0"].at == (50.0, 50.0)
    assert shown["market"].at == (50.0, 50.0)  # the second who is there
    assert shown["purse/1"].at is shown["island"].at is None


def test_whoever_waits_in_a_quarter_stands_there() -> None:
    state = Game(2, modules=["base", "count"], seed=1).state
    module = state.box.modules[1]
    for figure in range(4):
        state.move_figure(figure, module.first_place - figure)
    points = [each.at for each in figures(state)]
    assert all(math.dist(one, other) > 40 for one, other in combinations(points, 2) if one and other)
    assert None not in points
