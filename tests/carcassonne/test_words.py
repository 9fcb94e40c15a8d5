"""Options and events in words."""

from __future__ import annotations

import pytest

from helpers.story import Story
from languedoc import Game
from languedoc.carcassonne import words
from languedoc.carcassonne.events import Item, Payment, Scored
from languedoc.carcassonne.targets import Cell, Figure, Place, Segment, Target, Word
from languedoc.errors import IllegalChoice
from languedoc.table.decision import Decision, Option, Options
from languedoc.table.event import Event
from languedoc.table.record import record
from languedoc.terminal.panel import Choices


def game_at_work() -> Game:
    """A tile with a road and a city lies north of the start tile; the follower is asked for."""
    game = Game(["Ann", "Ben"], seed=0, bag=["D", "U", "V"])
    game.choose("place 1,0 N")
    return game


def option(text: str, *targets: Target) -> Option:
    return Option(text, text.split()[0], targets, 0)


@record(frozen=True, slots=True)
class Nightfall(Event):
    pass


def test_an_event_of_a_new_kind_asks_for_its_text() -> None:
    with pytest.raises(LookupError, match="there is no text 'event-Nightfall'"):
        words.event_words(game_at_work(), Nightfall())


@pytest.mark.parametrize(
    ("chosen", "told"),
    [
        (option("pass"), "pass"),
        (option("tower 3,1", Cell(3, 1)), "tower piece at 3,1"),
        (
            option("ransom follower/1@city:N@1,0", Figure(1, "follower", Segment(1, 0, "city", "N"))),
            "ransom Ben's knight at 1,0 for 3 points",
        ),
        (option("place 2,0 E", Place(2, 0, 1)), "at 2,0, turned E"),
        (
            option("guard big_follower 2,0", Word("big_follower", "figure"), Cell(2, 0)),
            "big follower onto the tower at 2,0",
        ),
        (option("drive city:N", Segment(1, 0, "city", "N")), "drive to the city N at 1,0"),
        (option("follower city:N@0,0", Segment(0, 0, "city", "N")), "knight in the city N at 0,0"),
        (option("follower city:N", Segment(1, 0, "city", "N")), "knight in the city N"),
    ],
)
def test_options_in_words(chosen: Option, told: str) -> None:
    assert words.option_words(game_at_work(), chosen) == told


def test_a_sentence_knows_of_whom_and_what_it_tells() -> None:
    story = Story(
        "Red Blue",
        """
        1M↓ 2E←
        [D]  .
        """,
        "1 Red city:E",
    )
    placed, deployed, _, scored = words.story(story.game, story.game.events)
    assert (placed.seat, placed.points, placed.where) == (0, 0, (Place(0, -1, 2),))
    assert (deployed.seat, deployed.where) == (0, (Segment(0, -1, "city", "E"),))
    assert str(scored) == "Red scores a city: 3 tiles 6, 1 pennant 2 = 8."
    assert (scored.seat, scored.seats, scored.points) == (0, (0,), 8)
    assert {(segment.x, segment.y) for segment in scored.where} == {(0, 0), (0, -1), (1, -1)}


def test_those_who_share_a_feature_share_a_sentence() -> None:
    payments = tuple(Payment(seat, 4, (Item("tiles", 4, 4),)) for seat in (0, 1))
    event = Scored("road", False, (Segment(1, 0, "road", "E"),), payments)
    (sentence,) = words.event_words(game_at_work(), event)
    assert str(sentence) == "Ann and Ben each score a road: 4 tiles = 4."
    assert (sentence.seat, sentence.seats, sentence.points) == (None, (0, 1), 4)


def test_completed_cities_are_called_so() -> None:
    payment = Payment(0, 3, (Item("cities", 1, 3),))
    game = Game(2, seed=0, bag=["E", "V"])
    assert words.payment_words(game.state.box, payment) == "1 completed city = 3"
    game.choose("place 0,-1 S")
    assert words.prospect_words(game, Segment(0, -1, "field", "NL")) == "1 completed city"


def mixed() -> Choices:
    """Squares for the tile, and beside them choices of another kind, with two figures that may go to one road."""
    game = Game(2, seed=0, bag=["U", "V"], modules=["base", "traders_and_builders"])
    road = Segment(0, 0, "road", "E")
    others = (
        option("pass"),
        option("tower 3,1", Cell(3, 1)),
        option("follower road:E", road),
        option("builder road:E", road),
    )
    game._decision = Decision(0, "place_tile", Options((*game.options, *others)))
    return Choices(game)


def test_choices_of_several_kinds_are_numbered_together() -> None:
    choices = mixed()
    squares = len(choices.squares)
    assert list(choices.others) == [0, squares + 1, squares + 2, squares + 3]
    panel = "\n".join(line.plain for line in choices.panel(["you", "you"], 0))
    assert f"{squares + 1:>2}  tower piece at 3,1" in panel and " 0  pass" in panel and " 1  " in panel
    assert choices.find("0")[0].text == "pass"
    assert choices.find(str(squares + 1))[0].text == "tower 3,1"
    assert choices.find("3,1")[0].verb == "tower"
    assert choices.find("1")[0].verb == "place"
    assert choices.hint == f"the number of a square, 1 to {squares}, or a number from 0 to {squares + 3}"
    with pytest.raises(IllegalChoice, match="Only tiles are turned"):
        choices.find(f"{squares + 1} E")


def test_notation_without_its_verb_must_be_clear() -> None:
    with pytest.raises(IllegalChoice, match='is not clear; type "follower road:E" or "builder road:E"'):
        mixed().find("road:E")
    assert mixed().find("builder road:e")[0].verb == "builder"
