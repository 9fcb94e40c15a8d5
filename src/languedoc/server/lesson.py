"""A table at which somebody learns: the seats opposite are played by the script of the lesson.

Everything follows from the choices: they say where in the script the game is. A choice that the lesson does not want is
refused with a kind answer. Where the script of a guided game ends, a computer player goes on in its place; an example
that is shown stops there.
"""

from __future__ import annotations

from languedoc import lessons
from languedoc.errors import IllegalChoice
from languedoc.i18n import Noun, speech
from languedoc.lessons import LEARNER, Beat, Lesson
from languedoc.server import seating, wire
from languedoc.server.fold import Fold
from languedoc.server.kept import Kept, Seat
from languedoc.server.refusals import Refusal
from languedoc.table.words import seat_name

LEVEL = "lesson"
"""The level of the bots that follow the script; nobody can choose it for another game. After a space follows the id of
the example that is shown."""


def found(level: str, game: str) -> Lesson | None:
    """The lesson that a level names."""
    word, _, id = level.partition(" ")
    if word != LEVEL:
        return None
    return lessons.show_me(id) if id else lessons.lesson(game)


def seats(game: str, person: str, name: str) -> list[Seat]:
    """The learner and the one who sits opposite in a guided game."""
    opponent = seating.own_name(lessons.lesson(game).opponents[0], [name])
    return [Seat(LEARNER, "person", person, name), Seat(LEARNER + 1, "bot", "", opponent, LEVEL)]


def seats_shown(id: str, person: str, language: str) -> list[Seat]:
    """Those at the table of an example, called by their colours, as its texts call them."""
    others = range(LEARNER + 1, LEARNER + 1 + len(lessons.show_me(id).opponents))
    told = speech(language)
    learner = Seat(LEARNER, "person", person, seat_name(LEARNER, told))
    return [learner, *(Seat(seat, "bot", "", seat_name(seat, told), f"{LEVEL} {id}") for seat in others)]


def of(kept: Kept) -> Lesson | None:
    """The lesson that is given at a table."""
    given = (found(seat.level, kept.game) for seat in kept.seats if seat.kind == "bot")
    return next((lesson for lesson in given if lesson), None)


def example_of(kept: Kept) -> str:
    """The id of the example that is shown at a table; empty if there is none."""
    return next((seat.level.partition(" ")[2] for seat in kept.seats if seat.level.startswith(f"{LEVEL} ")), "")


def level_of(seat: Seat) -> str:
    """The level at which a bot plays where no script tells it what to do."""
    return seating.TAKES_OVER if seat.level.partition(" ")[0] == LEVEL else seat.level


def beat(given: Lesson, fold: Fold) -> Beat | None:
    """Where in the script a game is."""
    return given.at([made.text for made in fold.made])


def of_opponent(kept: Kept, fold: Fold) -> str:
    """What the script lets the opponent choose now; nothing where it does not say."""
    given = of(kept)
    now = beat(given, fold) if given else None
    return now.plays if now else ""


def has_stopped(kept: Kept, fold: Fold) -> bool:
    """Whether everything was shown that the example of a table shows: nobody goes on then."""
    given = of(kept)
    return given is not None and given.stops and not fold.over and beat(given, fold) is None


def can_undo(kept: Kept, fold: Fold) -> bool:
    """Whether the last choice belongs to the lesson, not to the position in which it began."""
    given = of(kept)
    return given is None or len(fold.made) > len(given.before)


def check(kept: Kept, fold: Fold, option: str) -> None:
    """Refuse a choice that is allowed by the rules but not wanted now, with the answer of the lesson."""
    given = of(kept)
    now = beat(given, fold) if given else None
    if has_stopped(kept, fold):
        raise Refusal("not_running")
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
    shown = example_of(kept)
    now = None if fold.over else beat(given, fold)
    if now is None:
        title, text = given.last_words(fold.over)
        return wire.Lesson(len(given.learnt), len(given.learnt), say(title), say(text), "", [], shown, given.stops)
    done = sum(not each.plays for each in given.beats[: len(fold.made) - len(given.before)])
    if now.plays:
        title = say("learning-opponent", name=fold.game.setup.names[LEARNER + 1])
        return wire.Lesson(done, len(given.learnt), title, "", "", [], shown, False)
    id = given.text(now.name)
    options = [option.text for option in fold.game.options.listed]
    wanted = [option for option in options if now.welcomes(option)]
    return wire.Lesson(
        number=done,
        all=len(given.learnt),
        title=say(id),
        text=say("learning-you", name=fold.game.setup.names[LEARNER], text=say(f"{id}.text"))
        if shown and not done
        else ""
        if shown
        else say(f"{id}.text"),
        task=say(f"{id}.{now.task}"),
        wanted=wanted if len(wanted) < len(options) else [],
        example=shown,
        ended=False,
    )
