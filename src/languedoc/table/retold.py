"""A game told again with what everybody knows of it, so that it can be saved while it goes on.

The save of a game has the key of all chance, from which everything that is still hidden follows. Here the same
choices are made in another game with a key of its own. Where chance brings something else there than it brought here,
everything hidden is shuffled before that choice (`Setup.shuffles`) with one key after the other, until everybody sees
the same. What comes of it is drawn as if by somebody who saw what all have seen, so it says nothing more. What was
drawn by lot was drawn in public, and is kept with the shuffle: where a thrown token lands is too rare to be
found again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, TypeVar

from languedoc.errors import CannotBeTold, IllegalChoice
from languedoc.table.event import Event
from languedoc.table.setup import Shuffle, new_key

if TYPE_CHECKING:
    from languedoc.table.game import TableGame

MOST_BEGINNINGS = 4_000
MOST_SHUFFLES = 60_000
"""How many keys are tried, for the beginning and for one choice."""

Game = TypeVar("Game", bound="TableGame[Any, Any]")


def seen(game: TableGame[Any, Any], first: int) -> list[Event]:
    """What everybody saw from an event on."""
    return game.known_to(None).events(first)


def stretches(game: TableGame[Any, Any]) -> tuple[list[list[Event]], list[list[float]], list[int]]:
    """What everybody saw at the beginning and after each choice, and the lots that were drawn; and the moments at which
    no secret answers were pending, since answers that several seats give in secret become known together."""
    told, lots, moments, events = [], [], [], 0
    noted: list[float] = []
    for number, then in enumerate(game.again()):
        told.append(seen(then, events))
        lots.append(noted)
        noted = then.state.note_lots()
        events = len(then.events)
        if not getattr(then.state, "together", 0):
            moments.append(number)
    return told, lots, moments


def tell_again(game: Game, begun: Iterable[Game], choices: Sequence[str]) -> Game:
    """The same game for everybody, with other secrets; `begun` are games that could have begun like it. Choices that
    were made in secret at the end are left out."""
    told, drawn, moments = stretches(game)
    first = next(game.again()).view()
    twin = next((each for each in begun if seen(each, 0) == told[0] and each.view() == first), None)
    if twin is None:
        raise CannotBeTold("no other beginning of this game looks like it")
    shuffles = []
    for begin, end in pairwise(moments):
        wanted = [event for part in told[begin + 1 : end + 1] for event in part]
        following = choices[end] if end < len(choices) and end != moments[-1] else ""
        lots = tuple(lot for some in drawn[begin + 1 : end + 1] for lot in some)
        part = choices[begin:end]
        after = None if lots else attempt(twin.copy(), part, wanted, following)
        key = ""
        for _ in range(MOST_SHUFFLES):
            if after is not None:
                break
            key = new_key()
            after = attempt(shuffled(twin, key, lots), part, wanted, following)
        if after is None:
            raise CannotBeTold(f"what followed from choice {begin + 1} is too rare to come again")
        if key:
            shuffles.append(Shuffle(begin, key, lots))
        twin = after
    return twin.with_shuffles(shuffles)


def shuffled(game: Game, key: str, lots: Sequence[float]) -> Game:
    """A copy in which everything hidden was drawn again with a key, and these are the next lots."""
    other = game.copy()
    other.shuffle_hidden(key, lots)
    return other


def attempt(game: Game, choices: Sequence[str], wanted: Sequence[Event], following: str) -> Game | None:
    """The game after some choices, if everybody sees what is wanted and the next choice is possible."""
    first = len(game.events)
    try:
        for choice in choices:
            game.choose(choice)
        if seen(game, first) != wanted:
            return None
        if following:
            game.decision.number_of(following)
    except IllegalChoice:
        return None
    return game
