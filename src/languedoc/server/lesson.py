"""A table at which somebody learns: the seat opposite is played by the script of the lesson.

Everything follows from the choices: they say where in the script the game is. A choice that the lesson does not want is
refused with a kind answer. Where the script ends, a computer player goes on in its place.
"""

from __future__ import annotations

from collections.abc import Sequence

from languedoc import lessons
from languedoc.errors import IllegalChoice
from languedoc.games import AnyGame
from languedoc.i18n import Noun, speech
from languedoc.lessons import FREE, LEARNER, OVER, Beat, Lesson
from languedoc.server import seating, wire
from languedoc.server.fold import Fold
from languedoc.server.refusals import Refusal
from languedoc.server.store import Kept, Seat

LEVEL = "lesson"
"""The level of the bot that follows the script; nobody can choose it for another game."""


def seats(game: str, person: str, name: str) -> list[Seat]:
    """The learner and the one who sits opposite."""
    opponent = seating.own_name(lessons.lesson(game).opponent, [name])
    return [Seat(LEARNER, "person", person, name), Seat(LEARNER + 1, "bot", "", opponent, LEVEL)]


def begin(game: str, names: Sequence[str]) -> AnyGame:
    return lessons.lesson(game).begin(names)


def of(kept: Kept) -> Lesson | None:
    """The lesson that is given at a table."""
    return lessons.lesson(kept.game) if any(seat.level == LEVEL for seat in kept.seats) else None


def level_of(seat: Seat) -> str:
    """The level at which a bot plays where no script tells it what to do."""
    return seating.TAKES_OVER if seat.level == LEVEL else seat.level


def beat(given: Lesson, fold: Fold) -> Beat | None:
    """Where in the script a game is."""
    return given.at([made.text for made in fold.made])


def of_opponent(kept: Kept, fold: Fold) -> str:
    """What the script lets the opponent choose now; nothing where it does not say."""
    given = of(kept)
    now = beat(given, fold) if given else None
    return now.plays if now else ""


def check(kept: Kept, fold: Fold, option: str) -> None:
    """Refuse a choice that is allowed by the rules but not wanted now, with the answer of the lesson."""
    given = of(kept)
    now = beat(given, fold) if given else None
    if given is None or now is None or now.plays or now.welcomes(option):
        return
    try:
        fold.game.decision.find(option)
    except IllegalChoice:
        raise Refusal("illegal") from None
    raise Refusal("lesson", answer=Noun(f"{given.text(now.name)}.{now.answer(option)}"))


def words(kept: Kept, fold: Fold, language: str, seat: int | None) -> wire.Lesson | None:
    """What the lesson says now to its learner; nothing to others, since it speaks of the learner's hand."""
    given = of(kept)
    if given is None or seat != LEARNER:
        return None
    say = speech(language).say
    now = None if fold.over else beat(given, fold)
    if now is None:
        id = given.text(OVER if fold.over else FREE)
        return wire.Lesson(len(given.learnt), len(given.learnt), say(id), say(f"{id}.text"), "", [])
    done = sum(not each.plays for each in given.beats[: len(fold.made)])
    if now.plays:
        title = say("learning-opponent", name=fold.game.setup.names[LEARNER + 1])
        return wire.Lesson(done, len(given.learnt), title, "", "", [])
    id = given.text(now.name)
    options = [option.text for option in fold.game.options.listed]
    wanted = [option for option in options if now.welcomes(option)]
    return wire.Lesson(
        number=done,
        all=len(given.learnt),
        title=say(id),
        text=say(f"{id}.text"),
        task=say(f"{id}.task"),
        wanted=wanted if len(wanted) < len(options) else [],
    )
