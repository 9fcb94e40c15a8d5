"""A save is a small text: the setup, then the choices in notation. Loading plays them again and compares the scores."""

from __future__ import annotations

from typing import TYPE_CHECKING

from languedoc.carcassonne.game import Game
from languedoc.carcassonne.setup import Setup, option_text, read_option
from languedoc.errors import BadSave, IllegalChoice, LanguedocError, NewerSave

if TYPE_CHECKING:
    from collections.abc import Iterator

FORMAT = 1
FIRST_WORD = "languedoc-save"
LAST_WORD = "end"
LONGEST = 1_000_000  # characters
LONGEST_NUMBER = 20  # digits


def write(game: Game) -> str:
    setup = game.setup
    choices = game.choices
    lines = [f"{FIRST_WORD} {FORMAT}", f"game {game.name}", f"modules {' '.join(setup.modules)}"]
    if setup.tiles:
        lines.append(f"tiles {' '.join(setup.tiles)}")
    lines.append(f"preset {setup.preset}")
    lines += [f"option {name}={option_text(value)}" for name, value in sorted(setup.options.items())]
    lines += [f"seat {name}" for name in setup.names]
    lines.append(f"seed {setup.seed}")
    lines.append(f"start {'drawn' if setup.start is None else setup.start}")
    if setup.bag is not None:
        lines.append(f"bag {' '.join(setup.bag)}".rstrip())
    lines.append(f"choices {len(choices)}")
    lines += choices
    lines.append(f"scores {' '.join(map(str, game.scores))}")
    return "\n".join([*lines, LAST_WORD, ""])


def read(text: str) -> Game:
    """Load a save; raises BadSave, naming the line, and makes no game when anything is wrong."""
    if len(text) > LONGEST:
        raise BadSave(f"this is no save: it is longer than {LONGEST} characters")
    lines = enumerate(text.splitlines(), 1)
    head, number, count = _read_head(lines)
    setup = _setup(head, number)
    game = Game.of(setup)
    for _ in range(count):
        number, line = _next(lines, number, "a choice")
        try:
            game.choose(line)
        except IllegalChoice as error:
            raise BadSave(f"line {number}: {error}") from None
    number, line = _next(lines, number, "the line 'scores'")
    expected = f"scores {' '.join(map(str, game.scores))}"
    if line != expected:
        raise BadSave(f"line {number}: {line!r}, but playing the choices again gives {expected!r}")
    number, line = _next(lines, number, f"the line {LAST_WORD!r}")
    if line != LAST_WORD:
        raise BadSave(f"line {number}: {line!r} where {LAST_WORD!r} belongs")
    for number, line in lines:
        if line.strip():
            raise BadSave(f"line {number}: {line!r} after the end of the save")
    return game


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER


def _next(lines: Iterator[tuple[int, str]], last: int, what: str) -> tuple[int, str]:
    for number, line in lines:
        return number, line.strip()
    raise BadSave(f"line {last + 1}: the save ends where {what} belongs; it is not complete")


def _read_head(lines: Iterator[tuple[int, str]]) -> tuple[dict[str, list[str]], int, int]:
    """The lines up to `choices`: each word with the values it had."""
    number, line = _next(lines, 0, f"the line '{FIRST_WORD} {FORMAT}'")
    word, _, version = line.partition(" ")
    if word != FIRST_WORD or not _is_number(version):
        raise BadSave(f"line {number}: {line[:60]!r} where '{FIRST_WORD} {FORMAT}' belongs; this is no save")
    if int(version) > FORMAT:
        raise NewerSave(
            f"line {number}: the save has format {version}; this program reads up to {FORMAT}: please update"
        )
    if int(version) < 1:
        raise BadSave(f"line {number}: there is no format {version}; formats count from 1")
    head: dict[str, list[str]] = {}
    while True:
        number, line = _next(lines, number, "the line 'choices'")
        word, _, value = line.partition(" ")
        if word == "choices":
            if not _is_number(value):
                raise BadSave(f"line {number}: {value!r} is not a number of choices")
            return head, number, int(value)
        if word not in ("game", "modules", "tiles", "preset", "option", "seat", "seed", "start", "bag"):
            raise BadSave(f"line {number}: {line[:60]!r} is not part of a save")
        if word in head and word not in ("option", "seat"):
            raise BadSave(f"line {number}: a second line {word!r}")
        head.setdefault(word, []).append(value)


def _setup(head: dict[str, list[str]], number: int) -> Setup:
    for word in ("game", "modules", "preset", "seat", "seed", "start"):
        if word not in head:
            raise BadSave(f"line {number}: the line {word!r} is missing before 'choices'")
    if head["game"] != [Game.name]:
        raise BadSave(f"this is a save of {head['game'][0]!r}, not of {Game.name!r}")
    seed, start = head["seed"][0], head["start"][0]
    if not _is_number(seed) or not (start == "drawn" or _is_number(start)):
        raise BadSave(f"line {number}: seed {seed!r} and start {start!r} must be whole numbers (or start drawn)")
    modules = tuple(head["modules"][0].split())
    try:
        return Setup(
            names=tuple(head["seat"]),
            modules=modules,
            tiles=tuple(head.get("tiles", [""])[0].split()),
            preset=head["preset"][0],
            options=dict(read_option(text, modules) for text in head.get("option", [])),
            seed=int(seed),
            start=None if start == "drawn" else int(start),
            bag=tuple(head["bag"][0].split()) if "bag" in head else None,
        )
    except LanguedocError as error:
        raise BadSave(f"the setup cannot be used: {error}") from error
