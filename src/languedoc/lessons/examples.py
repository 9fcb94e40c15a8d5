"""Drawn examples of the play aid: `examples.toml` of a module, beside its rules.

    [[example]]
    name = "closed_road"                  # its texts: guide-example-FOLDER-closed_road in guide.en.ftl, ...
    explains = ["score_road"]             # the steps of the play aid that it explains
    bag = ["V", "U", "E"]                 # the tiles in the order of drawing
    played = ["place 1,0 E; follower road:W"]     # the choices that lead to the position, a line for each turn
    shown = ["place 2,0 S", "pass"]       # the choices shown there; after them the second picture is made

A choice is the notation of an option; `*` stands for anything, the first option that matches is chosen. Before a choice
that is not possible yet, everybody passes. Further keys: `modules` (default: the base game and the module itself),
`players` (2), `options`, `preset`, `start` (the seat that begins, 0), `draws` (what is drawn by lot, see `Setup`),
`seed` (by which cards are shuffled, 0), `figures`, `copies`, and `frame`, the squares that the pictures show: the
numbers of the first column and row, then of the last ones (default: all tiles).

The text has a title, `.text` (the position, and why it is interesting) and `.done` (why it came like this). An example
with `answers` can be played, too: red, the seat 0, makes the choices shown, asked by `.task`, then `.task-2` ...; every
other choice gets the first answer whose pattern it matches. `show_me = true` marks the one that introduces its module.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fnmatch import fnmatchcase
from functools import cache, lru_cache
from typing import Any, NamedTuple

from languedoc.carcassonne import presets
from languedoc.carcassonne.folders import module_folders
from languedoc.carcassonne.game import Game
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.setup import COLOURS, Setup
from languedoc.carcassonne.text import Window, window
from languedoc.errors import CatalogueError, IllegalChoice, LanguedocError
from languedoc.i18n import Speech
from languedoc.lessons.script import LEARNER, Beat, Lesson
from languedoc.reading import Entry, parse, refuse
from languedoc.table.decision import Option
from languedoc.table.event import Event
from languedoc.table.words import seat_name

FILE = "examples.toml"
PASS = "pass"
NEXT = ";"  # between the choices of a line
ANY = "*"
CORNERS = 4  # numbers of a frame
KEPT = 500  # examples that are played once


@dataclass(frozen=True)
class Example:
    """A position, and what is shown there."""

    folder: str
    """The folder of the module that tells it."""
    name: str
    explains: tuple[str, ...]
    setup: Setup
    played: tuple[str, ...]
    shown: tuple[str, ...]
    answers: Mapping[str, str] = field(hash=False)
    show_me: bool = False
    frame: tuple[int, ...] = ()

    @property
    def id(self) -> str:
        return f"{self.folder}/{self.name}"

    @property
    def text(self) -> str:
        """The name of its texts."""
        return f"guide-example-{self.folder}-{self.name}"

    @property
    def can_be_played(self) -> bool:
        return bool(self.answers)

    def task(self, number: int) -> str:
        """The attribute that says what to do at a choice of the learner, counted from 0."""
        return f"task-{number + 1}" if number else "task"

    def is_of(self, setup: Setup) -> bool:
        """Whether all its modules are in another game, and it comes out the same by the rules agreed there."""
        if not {BUILT[slug] for slug in self.setup.modules} <= {BUILT[slug] for slug in setup.modules}:
            return False
        theirs, rules = setup.rules(), self.setup.rules()
        if any(theirs.get(name) != rules[name] for name in self.setup.options):
            return False
        other = tuple((name, theirs[name]) for name in sorted(rules) if theirs[name] != rules[name])
        return not other or comes_out_the_same(self, other)


class Played(NamedTuple):
    """An example as it was played: the game before and after the choices shown, and what happened."""

    before: Game
    after: Game
    chosen: tuple[tuple[int, str, str], ...]
    """Seat, step and notation of each choice shown."""
    events: tuple[Event, ...]

    def frame(self, example: Example) -> Window:
        """The squares that its pictures show: the same in both."""
        return Window(*example.frame) if example.frame else window(self.after)


# ------------------------------------------------------------------ reading


@cache
def examples(folder: str) -> tuple[Example, ...]:
    """The examples of a module."""
    path = module_folders()[folder] / FILE
    if not path.is_file():
        return ()
    data = parse(path.read_text("utf-8"), str(path))
    found = tuple(_example(folder, each) for each in data.parts("example"))
    data.refuse_rest()
    refuse(data.faults, str(path))
    return found


def _example(folder: str, entry: Entry) -> Example:
    found = Example(
        folder=folder,
        name=entry.need("name", str),
        explains=entry.row("explains", str),
        setup=_setup(folder, entry),
        played=entry.row("played", str),
        shown=entry.row("shown", str),
        answers=entry.table("answers"),
        show_me=entry.take("show_me", bool, False),
        frame=entry.row("frame", int),
    )
    if len(found.frame) not in (0, CORNERS):
        entry.fault("frame must be four numbers: west, north, east, south")
    if not (found.explains and found.shown):
        entry.fault("missing explains or shown")
    if found.show_me and not found.can_be_played:
        entry.fault("show_me needs answers")
    entry.refuse_rest()
    return found


def _setup(folder: str, entry: Entry) -> Setup:
    own = [slug for slug, rules in BUILT.items() if rules.__module__.split(".")[-2] == folder]
    names = COLOURS[: entry.take("players", int, 2)]
    modules = entry.row("modules", str) or tuple(dict.fromkeys(("base", *own[:1])))
    bag = entry.row("bag", str)
    if not bag:
        entry.fault("missing bag")
    agreed: dict[str, Any] = {
        "preset": entry.take("preset", str, presets.DEFAULT),
        "options": entry.table("options"),
        "start": entry.take("start", int, LEARNER),
        "draws": entry.row("draws", float),
        "seed": entry.take("seed", int, 0),
        "figures": entry.numbers("figures"),
        "copies": entry.numbers("copies"),
    }
    try:
        return Setup(names=names, modules=modules, bag=bag, **agreed)
    except LanguedocError as error:
        entry.fault(str(error))
        return Setup()


def example(id: str) -> Example:
    """An example by its folder and name, `base/closed_city`."""
    folder, _, name = id.partition("/")
    if folder in module_folders():
        for each in examples(folder):
            if each.name == name:
                return each
    raise CatalogueError(f"there is no example {id!r}")


def first_shown(slug: str) -> str:
    """The id of the example that introduces a module; empty if it has none."""
    folder = BUILT[slug].__module__.split(".")[-2]
    return next((each.id for each in examples(folder) if each.show_me), "")


# ------------------------------------------------------------------ playing


def play(example: Example, speech: Speech | None = None) -> Played:
    """Play an example; the players are called by their colours in that language."""
    seats = range(example.setup.seats)
    names = example.setup.names if speech is None else tuple(seat_name(seat, speech) for seat in seats)
    return _played(example, names, ())


@lru_cache(maxsize=KEPT)
def _played(example: Example, names: tuple[str, ...], options: tuple[tuple[str, str | bool], ...]) -> Played:
    setup = replace(example.setup, names=names, options={**example.setup.options, **dict(options)})
    game = Game.of(setup)
    try:
        for choice in _single(example.played):
            _choose(game, choice, passing=True)
        _pass_until(game, example.shown[0])
        before, chosen = game.copy(), []
        for choice in example.shown:
            seat, step = game.decision.seat, game.decision.step
            option = _choose(game, choice)
            chosen.append((seat, step, option.text))
    except IllegalChoice as error:
        raise CatalogueError(f"example {example.id}: {error}") from None
    return Played(before, game, tuple(chosen), tuple(game.events[len(before.events) :]))


def _single(lines: Sequence[str]) -> Iterator[str]:
    for line in lines:
        yield from (choice.strip() for choice in line.split(NEXT))


def _choose(game: Game, choice: str, passing: bool = False) -> Option:
    """Choose the first option that matches; if everybody may pass before, they do."""
    asked = f"{choice!r} is not possible at {game.decision.step}; possible: {_allowed(game)}"
    if passing:
        _pass_until(game, choice)
    found = _found(game, choice)
    if found is None:
        raise IllegalChoice(asked)
    game.choose(found)
    return found


def _pass_until(game: Game, choice: str) -> None:
    while not game.over and _found(game, choice) is None and game.options.find(PASS) is not None:
        game.choose(PASS)


def _found(game: Game, choice: str) -> Option | None:
    if ANY not in choice:
        return game.options.find(choice)
    return next((option for option in game.options.listed if fnmatchcase(option.text, choice)), None)


def _allowed(game: Game) -> str:
    return ", ".join(option.text for option in game.options.listed) or "nothing, the game is over"


def comes_out_the_same(example: Example, options: tuple[tuple[str, str | bool], ...]) -> bool:
    """Whether the same happens by other rules."""
    usual = play(example)
    try:
        other = _played(example, example.setup.names, options)
    except LanguedocError:
        return False
    return (usual.chosen, usual.events, usual.after.scores) == (other.chosen, other.events, other.after.scores)


# ------------------------------------------------------------------ as a lesson


@cache
def show_me(id: str) -> Lesson:
    """An example as a lesson: the learner makes the choices shown that are red's, the script all others."""
    shown = example(id)
    if not shown.can_be_played:
        raise CatalogueError(f"example {id} has no answers, so it cannot be played")
    setup = shown.setup
    made = play(shown)
    beats = []
    learnt = 0
    for (seat, _, text), pattern in zip(made.chosen, shown.shown, strict=True):
        if seat == LEARNER:
            beats.append(Beat(shown.name, (pattern,), shown.answers, "", shown.task(learnt)))
            learnt += 1
        else:
            beats.append(Beat("", (), {}, text))
    kept = ("modules", "options", "preset", "bag", "draws", "seed", "start", "figures", "copies")
    return Lesson(
        game=setup.game,
        opponents=COLOURS[1 : setup.seats],
        setup={name: getattr(setup, name) for name in kept},
        beats=tuple(beats),
        before=made.before.choices,
        message=shown.text,
    )
