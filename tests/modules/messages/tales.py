"""What the stories of the Messages share. How to read a drawing: see story.py."""

from __future__ import annotations

import random
import re
from typing import Any

from helpers.story import Story
from languedoc import Game
from languedoc.carcassonne.figures import deploy
from languedoc.carcassonne.modules.messages.rules import CARDS, Messages
from languedoc.carcassonne.targets import Place

MODULES = ("base", "messages")
TRIED = 6  # places that are compared

# Where the module keeps its numbers
DRAWS, FIRST_CARD = 6, 7
FIRST_SEAT = FIRST_CARD + len(CARDS)
MARKER, MESSENGER = range(2)


def told(seats: str, drawing: str, *lines: str, modules: tuple[str, ...] = MODULES, **more: Any) -> Story:
    return Story(seats, drawing, *lines, modules=modules, **more)


def module_of(game: Game) -> Messages:
    (module,) = [each for each in game.state.box.modules if isinstance(each, Messages)]
    return module


def put_on_top(game: Game, *cards: str) -> None:
    """These cards are on top of the pile, the others follow in their order."""
    first = module_of(game).first_note
    order = [*cards, *(card for card in CARDS if card not in cards)]
    for place, card in enumerate(order):
        game.state.set_note(first + FIRST_CARD + place, CARDS.index(card))


def stack(story: Story, *cards: str) -> Story:
    put_on_top(story.game, *cards)
    return story


def stand(story: Story, name: str, marker: int, messenger: int) -> Story:
    """The counting figures of a seat are there; its score does not matter in these stories."""
    note = module_of(story.game).first_note + FIRST_SEAT + story.names.index(name) * 3
    story.game.state.set_note(note + MARKER, marker)
    story.game.state.set_note(note + MESSENGER, messenger)
    return story


def put(story: Story, *figures: str) -> Story:
    """Figures that stand where earlier turns have put them: `Red road:E@0,1`, `Blue big_follower city:N@1,0`."""
    state = story.game.state
    for each in figures:
        name, *kind, segment = each.split()
        what, _, cell = segment.partition("@")
        x, y = map(int, cell.split(","))
        ground, _, port = what.partition(":")
        number = state.box.figure_names.index(kind[0] if kind else "follower")
        there = state.board.find_segment(x, y, ground, port)
        assert there >= 0, f"there is no {segment}"
        deploy(state, story.names.index(name), number, there)
    return story


def drawn_card(
    card: str, drawing: str, *figures: str, others: tuple[str, ...] = (), marker: int = 1, **more: Any
) -> Story:
    """Red lays the last tile of the drawing, a cap over the start tile, for 4 points. His marker comes to a dark
    space by it, and he draws the card: the figures stand where they are told."""
    last = max(int(number) for number in re.findall(r"(\d+)[A-Z]", drawing))
    story = told("Red Blue", drawing, f"{last} Red ?", modules=(*MODULES, *others), **more)
    stack(stand(put(story, *figures), "Red", marker, 0), card)
    return story.choose("follower city:S").choose("marker")


def counters(story: Story, name: str) -> tuple[int, int]:
    """Where the marker and the messenger of a seat are."""
    shown = story.game.view()["modules"]["messages"]
    seat = story.names.index(name)
    return shown["markers"][seat], shown["messengers"][seat]


def busy_choice(game: Game, rng: random.Random) -> int:
    """A choice by which much is completed and many messages are drawn: tiles close together, followers wherever
    possible, figures onto dark spaces."""
    options = game.options
    step = game.decision.step
    if step == "place_tile":
        return max([rng.randrange(len(options)) for _ in range(TRIED)], key=lambda k: neighbours(game, k))
    if step == "phase_figure" and len(options) > 1 and rng.random() < 0.8:
        return rng.randrange(1, len(options))
    if step == "counting_figure":
        state, first = game.state, module_of(game).first_note
        seat, points = state.note(first), state.note(first + 1)
        dark = [
            k
            for k, option in enumerate(options)
            if (state.note(first + FIRST_SEAT + seat * 3 + (option.verb == "messenger")) + points) % 5 == 0
        ]
        return rng.choice(dark) if dark else rng.randrange(len(options))
    if step == "message_choice" and rng.random() < 0.8:
        return 1
    return rng.randrange(len(options))


def neighbours(game: Game, k: int) -> int:
    place = game.options[k].targets[0]
    assert isinstance(place, Place)
    near = [(place.x + dx, place.y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    return sum(game.state.board.piece_at(*cell) >= 0 for cell in near)
