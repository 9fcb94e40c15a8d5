"""What must hold in every card game: cards are conserved, nothing leaks, saves, copies, undo and redeals agree."""

from __future__ import annotations

import copy
import functools
import json
import pickle
import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from cardcassonne.story import everything
from helpers.playing import several
from languedoc import CardGame
from languedoc.cardcassonne import rounds
from languedoc.cardcassonne.box import ROWS
from languedoc.cardcassonne.events import ChestOpened, Collected, GameOver, RoundScored
from languedoc.errors import BadSave, NothingToUndo
from languedoc.players import player
from languedoc.players.cardcassonne import Sampling

pytestmark = pytest.mark.long

GAMES = several(80)  # for each number of players
DECK = Counter(
    {name: CardGame(2, seed=0).state.box.count(kind) for kind, name in enumerate(CardGame().state.box.card_names)}
)


def a_game(seats: int, seed: int) -> tuple[CardGame, random.Random]:
    return CardGame(seats, seed=seed, start=random.Random(seed).choice([None, 0, seats - 1])), random.Random(seed)


def go_on(game: CardGame, chance: random.Random) -> None:
    game.choose(chance.randrange(len(game.options)))


def moments(seats: int, games: int, every: int) -> Any:
    """Games here and there on their way."""
    for seed in range(games):
        game, chance = a_game(seats, seed)
        pause = chance.randrange(every)
        while not game.over:
            if pause == 0:
                yield game, chance
                pause = every
            pause -= 1
            go_on(game, chance)
        yield game, chance


# ---------------------------------------------------------------------- conservation, points


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_cards_are_somewhere_and_points_are_the_sum_of_their_items(seats: int) -> None:
    for seed in range(GAMES):
        game, chance = a_game(seats, seed)
        told = 0
        points = [0] * seats
        while True:
            assert everything(game) == DECK
            for event in game.events[told:]:
                if isinstance(event, RoundScored | ChestOpened):
                    assert event.payment.points == sum(item.points for item in event.payment.items)
                    points[event.payment.seat] += event.payment.points
            told = len(game.events)
            assert tuple(points) == game.scores
            if game.over:
                break
            decision = game.decision
            assert len({option.text for option in decision.options}) == len(decision.options)
            alone = len(decision.options) == 1  # only equal cards are asked for though there is nothing to choose
            assert not alone or (decision.step == "turn" and game.state.hand_left(decision.seat) > 1)
            go_on(game, chance)
        assert isinstance(game.events[-1], GameOver) and game.events[-1].winners == game.winners
        assert not game.decision.options and game.view()["pile"] == 0


@pytest.mark.interpreted
@pytest.mark.checked
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_cards_are_somewhere_in_a_few_games(seats: int) -> None:
    """The same for the builds that take their time."""
    for game, _ in moments(seats, 3, 1):
        assert everything(game) == DECK


@functools.cache
def most_points(chest: tuple[int, ...]) -> int:
    """By trying every way to take series away. The last number counts jokers."""
    points = {1: 0, 2: 5, 3: 15, 4: 30}
    *types, jokers = chest
    best = 0
    present = [i for i, number in enumerate(types) if number]
    for own in range(len(present) + 1):
        for taken in combinations(present, own):
            for used in range(min(jokers, 4 - own) + 1):
                if own + used:
                    left = (*(number - (i in taken) for i, number in enumerate(types)), jokers - used)
                    best = max(best, points[own + used] + most_points(left))
    return best


def test_no_other_series_would_have_been_better() -> None:
    """Random chests from decks with buildings above all; every kept card lies in exactly one series."""
    sizes = set()
    cards = [f"{colour}:building" for colour in ROWS for _ in range(5)] + ["building_joker"] * 4
    for seed in range(400):
        chance = random.Random(seed)
        deck = chance.sample(cards, chance.randint(10, 24)) + ["red:1"] * 8 + ["blue:1"] * 8
        chance.shuffle(deck)
        game = CardGame(2, deck=deck[: 10 + 12 * ((len(deck) - 10) // 12)])
        while not game.over:
            keeps = [option for option in game.options if option.verb == "keep"]
            game.choose(keeps[0] if keeps else chance.choice(game.options))
        for event in game.events:
            if isinstance(event, ChestOpened):
                held = game.state.in_chest(event.payment.seat)
                assert event.payment.points == most_points(tuple(held))
                used = Counter(card for series in event.series for card in series)
                assert [used[f"{colour}:building"] for colour in ROWS] + [used["building_joker"]] == held
                for series in event.series:
                    own = [card for card in series if card != "building_joker"]
                    assert len(set(own)) == len(own) and 1 <= len(series) <= 4
                sizes.add(sum(held))
    assert max(sizes) > 9


# ---------------------------------------------------------------------- secrets


def hidden_from(game: CardGame, seat: int | None) -> list[str]:
    """Every card that a seat cannot know."""
    state = game.state
    kinds = state.in_pile()
    kinds += [kind for each in range(game.seats) if each != seat for kind in state.in_hand(each)]
    kinds += [kind for row in range(4) for kind, by in state.in_row(row) if by not in (-1, seat)]
    return sorted(state.box.card_names[kind] for kind in kinds)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_view_knows_more_than_its_seat(seats: int) -> None:
    """Games that differ only in what a seat cannot know have the same views, events and choices for it."""
    differed = 0
    for game, chance in moments(seats, GAMES, 40):
        for seat in range(seats):
            mine = json.dumps(game.view(seat), sort_keys=True)
            again = game.redeal(seat, chance.getrandbits(64))
            assert json.dumps(again.view(seat), sort_keys=True) == mine
            assert again.events == game.events and str(again) == str(game)
            assert hidden_from(again, seat) == hidden_from(game, seat)
            assert everything(again) == DECK
            assert again.view(None) == game.view(None)
            assert str(game.setup.seed) not in mine or game.setup.seed < 1000
            if game.decision.seat == seat:
                assert again.decision == game.decision
            differed += again.state.in_hand((seat + 1) % seats) != game.state.in_hand((seat + 1) % seats)
    assert differed > GAMES


@pytest.mark.parametrize("seats", [2, 5])
def test_a_seat_sees_its_own_secrets_and_nobody_elses(seats: int) -> None:
    for game, _ in moments(seats, 40, 7):
        state = game.state
        names = state.box.card_names
        for seat in (None, *range(seats)):
            shown = game.view(seat)
            assert shown["hand"] == ([] if seat is None else [names[kind] for kind in state.in_hand(seat)])
            assert bool(shown["decision"]["options"]) == (game.decision.seat == seat and not game.over)
            for row, seen in enumerate(shown["rows"]):
                for card, (kind, by) in zip(seen["cards"], state.in_row(row), strict=True):
                    assert card["card"] == (names[kind] if by in (-1, seat) else None)
            assert shown["chests"] == [sum(state.in_chest(each)) for each in range(seats)]
            assert not any(isinstance(number, list | dict) for number in shown["chests"])


def test_what_lies_under_a_chest_is_in_no_view() -> None:
    """Two games in which Ann collects different buildings look the same to all when these are under her chest."""
    shown = []
    for colour in ("red", "green"):
        deck = ["red:building", "green:building", *["red:1", "green:1"] * 3, "yellow:1", "yellow:1"]
        deck += [*["yellow:1"] * 6, *["blue:1"] * 6, *["yellow:2"] * 5, "blue:2", *["blue:2"] * 4, *["blue:3"] * 2]
        game = CardGame(2, deck=deck)
        game.choose(f"follower {colour}")
        game.choose(f"follower {'green' if colour == 'red' else 'red'}")
        while game.state.round == 1:
            game.choose(0)
        for seat in (None, 0, 1):
            view = game.view(seat)
            assert "building" not in json.dumps([view[key] for key in view if key != "hand"])
            shown.append((colour, seat, json.dumps(view, sort_keys=True)))
    assert [view for colour, _, view in shown if colour == "red"] == [
        view for colour, _, view in shown if colour == "green"
    ]


def test_nothing_printed_of_a_game_gives_its_seed_or_its_deck_away() -> None:
    deck = ["red:1"] * 3 + ["red:2"] * 3 + ["red:3"] * 3 + ["dragon"] + ["green:1"] * 5 + ["fairy"] + ["blue:1"] * 6
    game = CardGame(2, seed=918273645, deck=deck)
    game.choose("lay dragon red")
    game.choose("hide fairy blue")
    for text in (repr(game), str(game), repr(game.setup), repr(game.events), str(game.view(1)), str(game.view())):
        assert "918273645" not in text
        assert "fairy" not in text
    assert game.choices_seen(1) == game.choices_seen() == ("lay dragon red", "hide card blue")
    assert game.choices_seen(0) == game.choices == ("lay dragon red", "hide fairy blue")
    imagined = game.redeal(1, 1)
    assert imagined.setup.seed == 0 and imagined.setup.deck is None
    assert set(imagined._codes) == {0}
    with pytest.raises(BadSave, match="redealt"):
        imagined.save()


def test_events_name_face_down_cards_only_when_they_are_turned_up() -> None:
    for seed in range(20):
        game, chance = a_game(3, seed)
        down: Counter[tuple[int, str]] = Counter()
        while not game.over:
            decision = game.decision
            option = decision.options[chance.randrange(len(decision.options))]
            events = game.choose(option)
            if option.verb == "hide":
                down[decision.seat, option.targets[0]] += 1
                assert option.targets[0] not in json.dumps(events[0].as_data())
            turned = [card for event in events if isinstance(event, Collected) for card in event.turned_up]
            assert not Counter(turned) - Counter(card for (_, card), n in down.items() for _ in range(n))


def test_a_redeal_gives_every_unknown_card_to_anybody() -> None:
    game = CardGame(3, seed=3)
    while game.decision.step != "turn":
        game.choose(0)
    game.choose(0)
    seen: list[set[str]] = [set(), set(), set()]
    laid = set()
    for seed in range(300):
        again = game.redeal(1, seed)
        for seat in range(3):
            seen[seat] |= {again.state.box.card_names[kind] for kind in again.state.in_hand(seat)}
        laid |= {kind for row in range(4) for kind, by in again.state.in_row(row) if by == 0}
    assert len(seen[1]) <= 5
    assert len(seen[0]) > 20 and len(seen[2]) > 20 and len(laid) > 15


# ---------------------------------------------------------------------- saves, copies, undo


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_saves_and_copies_go_on_like_the_game_itself(seats: int) -> None:
    for game, _ in moments(seats, GAMES, 200):
        for twin in (game.copy(), CardGame.load(game.save())):
            assert twin.state.fingerprint() == game.state.fingerprint()
            assert twin.events == game.events and twin.choices_made == game.choices_made
            assert twin.can_undo == game.can_undo
            if not game.over:
                assert twin.decision == game.decision
                twin.choose(0)
                assert twin.choices_made == game.choices_made + 1


@pytest.mark.interpreted
@pytest.mark.checked
def test_every_option_of_every_decision_can_be_taken_from_a_copy() -> None:
    """Copies in the middle of every kind of decision; the game itself does not change."""
    steps = set()
    for game, _ in moments(3, 6, 1):
        if not game.over:
            before = game.state.fingerprint()
            steps.add(game.decision.step)
            for k, option in enumerate(game.options):
                state = game.state.copy()
                rounds.take(state, k)
                twin = game.copy()
                twin.choose(option.text)
                assert twin.state.fingerprint() == state.fingerprint()
            assert game.state.fingerprint() == before
    assert steps == {"lay_out", "turn", "wrong_colour", "assign_joker"}


def test_copies_of_every_kind_stand_alone() -> None:
    game = CardGame(2, seed=9)
    game.choose(0)
    for twin in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert twin.state.fingerprint() == game.state.fingerprint()
        twin.choose(0)
        assert twin.state.fingerprint() != game.state.fingerprint()


@pytest.mark.parametrize("seats", [2, 4])
def test_undo_goes_back_exactly_to_the_last_reveal(seats: int) -> None:
    for seed in range(40):
        game, chance = a_game(seats, seed)
        trail: list[tuple[int, Any]] = []
        while not game.over:
            before = game.state.fingerprint(), game.view(0)
            reveals = game.state.reveals
            option = chance.choice(game.options)
            dealt = game.state.round
            game.choose(option)
            trail = [*trail, before] if game.state.reveals == reveals else []
            assert game.can_undo == bool(trail)
            if option.verb == "play" or game.state.round != dealt:
                assert not trail, "what others have seen cannot be taken back"
            if trail and chance.random() < 0.3:
                while trail:
                    game.undo()
                    assert (game.state.fingerprint(), game.view(0)) == trail.pop()
                with pytest.raises(NothingToUndo):
                    game.undo()


# ---------------------------------------------------------------------- players


@pytest.mark.parametrize("name", ["greedy", "sampling"])
def test_players_choose_by_what_their_seat_may_know(name: str) -> None:
    """On a redealt game they pick the same: the cards that they cannot see make no difference."""
    asked = 0
    for game, chance in moments(3, 6 if name == "greedy" else 2, 3):
        if not game.over:
            seat, seed = game.decision.seat, chance.getrandbits(32)
            again = game.redeal(seat, seed)
            players = [Sampling(seed, 60) if name == "sampling" else player(name, seed, "cardcassonne") for _ in "ab"]
            before = game.state.fingerprint()
            assert players[0].pick(game.state) == players[1].pick(again.state)
            assert game.state.fingerprint() == before
            asked += 1
    assert asked > 30


@pytest.mark.interpreted
@pytest.mark.checked
@pytest.mark.parametrize("seats", [2, 5])
def test_players_play_whole_games(seats: int) -> None:
    game = CardGame(seats, seed=8)
    players = [player("random", 1, "cardcassonne"), player("greedy", 2, "cardcassonne"), Sampling(3, 8)]
    while not game.over:
        game.choose(players[(game.decision.seat + 1) % 3].pick(game.state))
    assert everything(game) == DECK
