"""Busy games with the Messages, judged by the referee; and what hides in them."""

from __future__ import annotations

import random

import pytest

from languedoc import Game
from languedoc.carcassonne import words
from languedoc.carcassonne.modules.messages.rules import CARDS, MessageCarriedOut, MessageDrawn
from languedoc.i18n import ENGLISH
from languedoc.server import scene, wire
from modules.messages.tales import FIRST_CARD, MODULES, busy_choice, module_of, put_on_top
from referee.shadowed import Shadowed

MOST_GAMES = 6


@pytest.mark.long
@pytest.mark.parametrize("card", CARDS)
def test_every_card_pays_what_the_referee_says(card: str) -> None:
    """It is on top of the pile. Tiles close together, followers everywhere, figures onto dark spaces."""
    for seed in range(MOST_GAMES):
        game = Game(2, modules=MODULES, seed=seed)
        put_on_top(game, card)
        shadowed = Shadowed(game)
        rng = random.Random(seed)
        while not game.over:
            shadowed.choose(busy_choice(game, rng))
        if any(isinstance(event, MessageCarriedOut) and event.message == card for event in game.events):
            return
    raise AssertionError(f"{card} was never carried out")


def shown(game: Game, seat: int | None) -> str:
    """All that somebody is told of a game."""
    known = game.known_to(seat)
    log = [wire.encode(entry).decode() for entry in scene.log(game, known.events(), 1, None, ENGLISH)]
    players = [wire.encode(player).decode() for player in scene.players(game, seat, ENGLISH)]
    table = wire.encode(scene.table(game, seat, ENGLISH)).decode()
    return "\n".join([str(game.view(seat)), str(known.events()), table, *log, *players])


@pytest.mark.interpreted
def test_neither_the_others_nor_spectators_learn_which_card_was_drawn() -> None:
    drawn = differ = 0
    for seed in range(40):
        game = Game(3, modules=MODULES, seed=seed)
        rng = random.Random(seed)
        while not game.over and drawn < 8:
            if game.decision.step == "message_choice":
                drawn += 1
                active = game.decision.seat
                card = game.view(active)["modules"]["messages"]["drawn"]
                assert card in CARDS and f"carry_out {card}" in shown(game, active)
                for knows in range(3):
                    for again in range(4 if knows != active else 0):
                        other = game.redeal(knows, again)
                        for seat in (None, knows):
                            assert game.view(seat)["modules"]["messages"]["drawn"] is None
                            assert shown(other, seat) == shown(game, seat)
                        differ += shown(other, active) != shown(game, active)
            game.choose(busy_choice(game, rng))
    assert drawn == 8
    assert differ > 4 * drawn, "what others cannot know does differ for the seat that knows it"


@pytest.mark.interpreted
def test_a_seat_remembers_the_cards_that_it_has_seen() -> None:
    """Cards go beneath the pile, so whoever has drawn one knows when it comes again."""
    for seed in range(30):
        game = Game(2, modules=MODULES, seed=seed)
        rng = random.Random(seed)
        while not game.over and sum(isinstance(event, MessageDrawn) for event in game.events) < 2:
            game.choose("take_points" if game.decision.step == "message_choice" else busy_choice(game, rng))
        drawn = [event for event in game.events if isinstance(event, MessageDrawn)]
        if len(drawn) < 2 or drawn[0].seat == drawn[1].seat:
            continue
        for seat in range(2):
            pile = game.view(seat)["modules"]["messages"]["pile"]
            assert [card for card in pile if card] == [event.message for event in drawn if event.seat == seat]
            piles = {tuple(module_of(game).pile_known_to(game.redeal(seat, s).state, seat)) for s in range(9)}
            assert piles == {tuple(pile)}
        orders = set()
        for again in range(20):
            state = game.redeal(0, again).state
            first = module_of(game).first_note
            orders.add(tuple(state.note(first + FIRST_CARD + place) for place in range(8)))
        assert len(orders) > 10 and all(sorted(order) == list(range(8)) for order in orders)
        return
    raise AssertionError("nobody drew two messages")


@pytest.mark.interpreted
def test_what_others_see_of_the_draw_in_every_language() -> None:
    event = MessageDrawn(1, "knights")
    assert event.seen_by(1) is event
    assert event.seen_by(0) == event.seen_by(None) == MessageDrawn(1, "")
    game = Game(["Anna", "Benno"], modules=MODULES, seed=1)
    assert [each.text for each in words.event_words(game, event.seen_by(0))] == ["Benno draws a message."]
    assert [each.text for each in words.event_words(game, event)] == ["Benno draws a message: knights."]
