"""Options and events in words, those of modules to come included."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from languedoc import Game
from languedoc.carcassonne import words
from languedoc.carcassonne.events import FigureDeployed, Item, Payment, Scored
from languedoc.carcassonne.targets import Cell, Figure, Place, Segment, Target, Word
from languedoc.errors import IllegalChoice
from languedoc.table.decision import Decision, Option
from languedoc.table.event import Event
from languedoc.terminal.panel import Choices


@dataclass(frozen=True, slots=True)
class FairyMoved(Event):
    seat: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class DragonAte(Event):
    figures: tuple[Figure, ...]
    last_step: bool


@dataclass(frozen=True, slots=True)
class BridgeBuilt(Event):
    seat: int
    bridge_side: str
    segment: Segment
    payment: Payment
    helper: str | None


@dataclass(frozen=True, slots=True)
class Nightfall(Event):
    pass


def game_at_work() -> Game:
    """A tile with a road and a city lies north of the start tile; the follower is asked for."""
    game = Game(["Ann", "Ben"], seed=0, bag=["D", "U", "V"])
    game.choose("place 1,0 N")
    return game


def option(text: str, *targets: Target) -> Option:
    return Option(text, text.split()[0], targets, 0)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (FairyMoved(1, Cell(2, -1)), "Fairy moved: Ben, at 2,-1."),
        (
            DragonAte((Figure(0, "follower", "road:E@1,0"), Figure(1, "big_follower", "1,3")), False),
            "Dragon ate: figures Ann's thief at 1,0 and Ben's big follower at 1,3, last step no.",
        ),
        (
            BridgeBuilt(0, "north_east", Segment(1, 0, "road", "E"), Payment(1, 3, (Item("acorn", 3, 3),)), None),
            "Bridge built: Ann, bridge side north east, segment road W-E at 1,0, Ben 3 acorns = 3, helper none.",
        ),
        (Nightfall(), "Nightfall."),
        (FigureDeployed(0, "abbot", Segment(1, 0, "field", "SL")), "Ann deploys an abbot on the field SL."),
        (
            Scored("abbey", False, (), (Payment(0, 9, (Item("abbey", 1, 1), Item("vineyard", 2, 8))),)),
            "Ann scores an abbey: complete 1, 2 vineyards 8 = 9.",
        ),
    ],
)
def test_events_without_words_of_their_own(event: Event, sentence: str) -> None:
    assert words.event_words(game_at_work(), event) == [sentence]


@pytest.mark.parametrize(
    ("chosen", "told"),
    [
        (option("pass"), "pass"),
        (option("tower_piece 3,1", Cell(3, 1)), "tower piece at 3,1"),
        (option("ransom follower/1@city:N@1,0", Figure(1, "follower", "city:N@1,0")), "ransom Ben's knight at 1,0"),
        (option("abbey 2,0 E", Place(2, 0, 1)), "abbey at 2,0, turned E"),
        (option("bid two_points", Word("two_points")), "bid two points"),
        (option("castle city:N", Segment(1, 0, "city", "N")), "castle city N at 1,0"),
        (option("follower city:N@0,0", Segment(0, 0, "city", "N")), "knight in the city N at 0,0"),
        (option("follower city:N", Segment(1, 0, "city", "N")), "knight in the city N"),
    ],
)
def test_options_without_words_of_their_own(chosen: Option, told: str) -> None:
    assert words.option_words(game_at_work(), chosen) == told


def test_completed_cities_are_called_so() -> None:
    payment = Payment(0, 3, (Item("cities", 1, 3),))
    assert words.payment_words(payment) == "1 completed city = 3"
    game = Game(2, seed=0, bag=["E", "V"])
    game.choose("place 0,-1 S")
    assert words.prospect_words(game, Segment(0, -1, "field", "NL")) == "1 completed city"


def mixed() -> Choices:
    """Squares for the tile, and beside them choices of another kind, with two figures that may go to one road."""
    game = Game(2, seed=0, bag=["U", "V"])
    road = Segment(0, 0, "road", "E")
    others = (
        option("pass"),
        option("tower_piece 3,1", Cell(3, 1)),
        option("follower road:E", road),
        option("builder road:E", road),
    )
    game._decision = Decision(0, "place_tile", (*game.options, *others))
    return Choices(game)


def test_choices_of_several_kinds_are_numbered_together() -> None:
    choices = mixed()
    squares = len(choices.squares)
    assert list(choices.others) == [0, squares + 1, squares + 2, squares + 3]
    panel = "\n".join(line.plain for line in choices.panel(["you", "you"], 0))
    assert f"{squares + 1:>2}  tower piece at 3,1" in panel and " 0  pass" in panel and " 1  " in panel
    assert choices.find("0")[0].text == "pass"
    assert choices.find(str(squares + 1))[0].text == "tower_piece 3,1"
    assert choices.find("3,1")[0].verb == "tower_piece"
    assert choices.find("1")[0].verb == "place"
    assert choices.hint == f"the number of a square, 1 to {squares}, or a number from 0 to {squares + 3}"
    with pytest.raises(IllegalChoice, match="Only tiles are turned"):
        choices.find(f"{squares + 1} E")


def test_notation_without_its_verb_must_be_clear() -> None:
    with pytest.raises(IllegalChoice, match='is not clear; type "follower road:E" or "builder road:E"'):
        mixed().find("road:E")
    assert mixed().find("builder road:e")[0].verb == "builder"
