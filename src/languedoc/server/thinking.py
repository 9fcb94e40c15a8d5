"""Work of the worker processes: choices of bots, hints, analyses, and replaying uploaded games.

Nothing of the web server is imported here.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple, TypeVar

from languedoc import analysis
from languedoc.analysis import Advice, Analysis
from languedoc.carcassonne.game import Game
from languedoc.errors import BadImport, BadSave, CannotBeTold, LanguedocError, NoPicture, Unsupported
from languedoc.formats import jcz
from languedoc.formats.jcz.reading import parse
from languedoc.formats.jcz.replay import Parted, told_apart
from languedoc.formats.jcz.setup import NotBuilt
from languedoc.games import AnyGame, load
from languedoc.i18n import LANGUAGES, speech
from languedoc.players import picked, player
from languedoc.server.replay import begun, game_of, tiles_left

NICE = 5  # by how much the priority of workers is lower than that of the server
REMEMBERED = 100  # games that a process caches
READING_SECONDS = 5  # of processor time for a file
MOST_MEMORY = 400_000_000  # bytes for all that a file, or an animation, leads to

try:
    import resource
except ImportError:  # a system without such limits
    resource = None  # type: ignore[assignment]

T = TypeVar("T")

STOPPABLE = 256  # jobs that can be cancelled at the same time
LOOKING = 0.01  # seconds between two looks at whether the job was cancelled


class Job:
    """The work that this process does now, and how it is ended early."""

    number = 0
    end: Callable[[], object] | None = None


_remembered: OrderedDict[str, tuple[list[str], AnyGame]] = OrderedDict()


def begin(setup: Callable[[], None], stopped: Sequence[int]) -> None:
    """Set up a worker, which ends its work early when the number of the job appears in `stopped`."""
    setup()

    def watch() -> None:
        while True:
            number, end = Job.number, Job.end
            if end is not None and stopped[number % STOPPABLE] == number:
                end()
            time.sleep(LOOKING)

    threading.Thread(target=watch, daemon=True).start()


def work_on(number: int, work: Callable[[], T]) -> T:
    """Do the work of a job."""
    Job.number = number
    try:
        return work()
    finally:
        Job.end = None


@contextmanager
def stoppable(end: Callable[[], object]) -> Iterator[None]:
    """While this lasts, the job can be cancelled: `end` is called then, perhaps several times."""
    Job.end = end
    try:
        yield
    finally:
        Job.end = None


def begin_work() -> None:
    """Set up a worker: it ignores interrupts, ends with its server, and has a lower priority than that."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(AttributeError, OSError):  # a system without priorities
        os.nice(NICE)
    when_parent_ends(lambda: os._exit(0))


def begin_with_little_memory() -> None:
    """Set up a worker for what strangers may make large: it may use only so much memory more than it has now."""
    begin_work()
    if resource is not None:
        pages = int(Path("/proc/self/statm").read_text().split()[0]) if Path("/proc/self/statm").exists() else 0
        most = pages * resource.getpagesize() + MOST_MEMORY
        if pages:
            resource.setrlimit(resource.RLIMIT_AS, (most, most))


def allow_processor(seconds: int) -> None:
    """Let the system end this process when it has used `seconds` of processor time from now on."""
    if resource is not None:
        used = resource.getrusage(resource.RUSAGE_SELF)
        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime) + 1 + seconds, most))


def when_parent_ends(end: Callable[[], object]) -> None:
    """Call back when the parent process has ended, however it ended."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        end()

    threading.Thread(target=watch, daemon=True).start()


class Thought(NamedTuple):
    """The notation of an option; `failed`: the player failed, and this is any legal one."""

    option: str
    failed: bool


def think(code: str, setup: str, choices: list[str], level: str, seed: int) -> Thought:
    """What a computer player of that level chooses after these choices."""
    game = standing(code, setup, choices)
    options = game.options
    try:
        chooser = player(level, seed, game.name)
        with stoppable(getattr(chooser, "cancel", nothing)):
            chosen = picked(chooser, game.state, len(options))
    except Exception:
        logging.getLogger(__name__).exception("a player failed; any legal choice is made instead")
        return any_option(game, seed)
    return Thought(options[chosen].text, False)


def any_option(game: AnyGame, seed: int) -> Thought:
    """A legal choice that needs no player."""
    return Thought(game.options[seed % len(game.options)].text, True)


def nothing() -> None:
    """How to end what takes no time."""


def advise(code: str, setup: str, choices: list[str], seed: int) -> Advice:
    """The best options of a running game, by what the seat that decides may know."""
    game = standing(code, setup, choices)
    return analysis.advise(game, [speech(language) for language in LANGUAGES], seed=seed, stoppable=stoppable)


def analyse(setup: str, choices: list[str], seconds: float, seed: int) -> Analysis | None:
    """A finished game, choice by choice, or one that its players have ended; None if this was cancelled."""
    game = game_of(setup)
    for choice in choices:
        game.choose(choice)
    speeches = [speech(language) for language in LANGUAGES]
    try:
        return analysis.analyse(game, speeches, seconds, seed, stoppable=stoppable, ended=True)
    except analysis.Stopped:
        return None


def standing(code: str, setup: str, choices: list[str]) -> AnyGame:
    """The game after these choices; continues a cached game where it can."""
    known, game = _remembered.pop(code, ([], None))
    if game is None or known != choices[: len(known)]:
        known, game = [], game_of(setup)
    for choice in choices[len(known) :]:
        game.choose(choice)
    _remembered[code] = (choices, game)
    while len(_remembered) > REMEMBERED:
        _remembered.popitem(last=False)
    return game


def published(setup: str, names: tuple[str, ...], choices: list[str]) -> str | None:
    """The save of a game that is not over, without its secrets; None where it cannot be written."""
    allow_processor(READING_SECONDS)
    game = game_of(setup, names)
    for choice in choices:
        game.choose(choice)
    try:
        return game.public_save()
    except CannotBeTold:
        return None


def film(setup: str, choices: list[str]) -> bytes | None:
    """A game of tiles as an animation; None where pictures cannot be made."""
    from languedoc.render.animation import animation  # what draws is loaded only by the worker that draws

    game = game_of(setup)
    for choice in choices:
        game.choose(choice)
    try:
        return animation(game) if isinstance(game, Game) else None
    except NoPicture:
        return None


class Upload(NamedTuple):
    """A game that came as a file: its setup as a save without choices, and its choices with those who made them."""

    game: str
    setup: str
    names: tuple[str, ...]
    choices: list[tuple[int, str]]
    over: bool
    asked: int | None
    tiles: int
    scores: tuple[int, ...]


class Unreadable(NamedTuple):
    """Why a file cannot be played on here: a refusal, the modules that are not here yet, and all in English words."""

    refusal: str
    modules: tuple[str, ...]
    detail: str


def read_within_limits(data: bytes) -> Upload | Unreadable:
    """`read_upload` in a worker, which the system ends if it takes too long."""
    allow_processor(READING_SECONDS)
    return read_upload(data)


def read_upload(data: bytes) -> Upload | Unreadable:
    """A save of ours or of JCloisterZone, played again."""
    try:
        game = opened(data)
    except NotBuilt as error:
        return Unreadable("not_built", error.modules, str(error))
    except Unsupported as error:
        return Unreadable("unsupported", (), str(error))
    except LanguedocError as error:
        return Unreadable("bad_upload", (), str(error))
    return Upload(
        game.name,
        begun(game.setup).save(),
        game.setup.names,
        [(seat, option.text) for seat, option in game.chosen_options()],
        game.over,
        None if game.over else game.state.decider,
        tiles_left(game),
        game.scores,
    )


def opened(data: bytes) -> AnyGame:
    if not data.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{"):
        try:
            return load(data.decode("utf-8-sig"))
        except UnicodeDecodeError:
            raise BadSave("this is neither a save of Languedoc nor one of JCloisterZone") from None
    try:
        return jcz.replayed(parse(data)).plain_game()
    except Parted as parted:
        raise BadImport(told_apart(parted.difference)) from None
