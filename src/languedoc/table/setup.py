"""What the setups of all games have in common: names of the seats, a seed, who begins, rules that can be chosen."""

from __future__ import annotations

import difflib
import secrets
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from languedoc.errors import BadSave, OutOfRange, WrongSeats, WrongType

LARGEST_SEED = 2**64 - 1
KEY_LENGTH = 32  # hexadecimal digits
ANEW = "anew"  # instead of a key: a new one each time this is read
LONGEST_COUNT = 10  # digits
LONGEST_NAME = 60
COLOURS = ("red", "blue", "green", "yellow", "black", "grey")  # of the figures, in the order of the seats
MOST_NAMES = 99


@dataclass(frozen=True, slots=True)
class RuleOption:
    """A rule that can be chosen. The first value is the default. `about` has the arguments of its help text."""

    name: str
    values: tuple[str | bool, ...]
    about: Mapping[str, str | int] = field(default_factory=dict, hash=False)

    @property
    def default(self) -> str | bool:
        return self.values[0]


def option_text(value: str | bool) -> str:
    return str(value).lower() if isinstance(value, bool) else value


def seat_names(seats: int | Sequence[str], known: Sequence[str]) -> tuple[str, ...]:
    """Names for a number of players, taken from `known`, or the given names themselves."""
    if isinstance(seats, str) or not isinstance(seats, int | Iterable):
        raise WrongType(f"seats must be a number or a list of names, not {seats!r}")
    if not isinstance(seats, int):
        return tuple(seats)
    if isinstance(seats, bool) or not 0 <= seats <= MOST_NAMES:
        raise WrongSeats(f"{seats} players; no game is for that number")
    return tuple(known[:seats]) + tuple(f"Player {i + 1}" for i in range(len(known), seats))


def check_names(names: Sequence[str], fewest: int, most: int, game: str) -> None:
    """Check the number of players and their names."""
    if not fewest <= len(names) <= most:
        players = "1 player" if len(names) == 1 else f"{len(names)} players"
        raise WrongSeats(f"{players}; {game} is for {fewest} to {most}")
    for name in names:
        if not name or name != name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            raise WrongSeats(
                f"{name!r} is no name for a player; "
                f"allowed are 1 to {LONGEST_NAME} printable characters without blanks around them"
            )
    for name in names:
        if names.count(name) > 1:
            raise WrongSeats(f"two players are called {name!r}; give each a name of their own")


def check_start(start: int | None, seats: int) -> None:
    """Check the seat that begins; None where it is drawn."""
    if start is not None:
        check_number("start", start)
        if not 0 <= start < seats:
            raise WrongSeats(f"seat {start} cannot begin; the seats are 0 to {seats - 1}")


def check_colours(colours: Sequence[str], seats: int) -> None:
    """Check the colours of the seats; none are named where they are those of the order."""
    if not isinstance(colours, tuple) or not all(isinstance(colour, str) for colour in colours):
        raise WrongType(f"colours must be a list of texts, not {colours!r}")
    for colour in colours:
        if colour not in COLOURS:
            raise OutOfRange(no_such("colour", colour, COLOURS))
    if colours and (len(colours) != seats or len(set(colours)) < seats):
        raise WrongSeats(f"{len(colours)} colours, {len(set(colours))} of them different, for {seats} players")


def colours_of(colours: Sequence[str], seats: int) -> tuple[str, ...]:
    """The colour of each seat."""
    return tuple(colours) or tuple(COLOURS[seat % len(COLOURS)] for seat in range(seats))


def check_seed(seed: int) -> None:
    check_number("seed", seed)
    if not 0 <= seed <= LARGEST_SEED:
        raise OutOfRange(f"the seed {seed} is out of range; allowed is 0 to {LARGEST_SEED}")


def check_key(key: str) -> None:
    """Check the key of a game; empty where its chance comes from the seed."""
    if not isinstance(key, str):
        raise WrongType(f"a key is a text, not {key!r}")
    if key and (len(key) != KEY_LENGTH or not set(key) <= set("0123456789abcdef")):
        raise OutOfRange(f"a key has {KEY_LENGTH} hexadecimal digits in small letters")


def new_key() -> str:
    """A key that nobody can guess."""
    return secrets.token_hex(KEY_LENGTH // 2)


@dataclass(frozen=True, slots=True)
class Shuffle:
    """After `after` choices everything that is hidden is drawn again, with a key of its own: whoever brought the game
    as a file may have known it, or the file was written so that it holds no secret. `lots` decide what is drawn by lot
    next, in public, each by a number from 0 up to 1."""

    after: int
    key: str
    lots: tuple[float, ...] = ()

    def __post_init__(self) -> None:
        check_number("the number of choices before a shuffle", self.after)
        check_key(self.key)
        check_lots("lots", self.lots)
        if not self.key or self.after < 0:
            raise OutOfRange("a shuffle has a number of choices, from 0, and a key")

    def __str__(self) -> str:
        return " ".join((str(self.after), self.key, *map(str, self.lots)))

    @classmethod
    def read(cls, text: str) -> Shuffle:
        after, _, rest = text.partition(" ")
        key, _, lots = rest.partition(" ")
        if not (after.isascii() and after.isdecimal() and len(after) < LONGEST_COUNT):
            raise OutOfRange("a shuffle has a number of choices, from 0, and a key")
        return cls(int(after), new_key() if key == ANEW else key, read_lots("lots", lots))


def check_lots(what: str, lots: object) -> None:
    if not isinstance(lots, tuple) or not all(isinstance(lot, float) for lot in lots):
        raise WrongType(f"{what} must be a list of numbers with a point, not {lots!r}")
    for lot in lots:
        if not 0 <= lot < 1:
            raise OutOfRange(f"{lot} decides no draw; allowed is 0 up to 1")


def read_lots(what: str, text: str) -> tuple[float, ...]:
    """Numbers as in a line of a save."""
    try:
        return tuple(float(lot) for lot in text.split())
    except ValueError:
        raise BadSave(f"{what} {text[:LONGEST_NAME]!r} is not a list of numbers") from None


def check_number(what: str, number: object) -> None:
    if not isinstance(number, int) or isinstance(number, bool):
        raise WrongType(f"{what} must be a whole number, not {number!r}")


def words(what: str, given: Iterable[str]) -> tuple[str, ...]:
    """A list of words; a single text is refused, since it would be taken as a list of its letters."""
    if isinstance(given, str) or not isinstance(given, Iterable):
        raise WrongType(f"{what} must be a list of texts, not {given!r}")
    return tuple(given)


def no_such(what: str, name: str, known: Collection[str]) -> str:
    near = difflib.get_close_matches(name, known, 1)
    hint = f"did you mean {near[0]!r}? " if near else ""
    return f"no {what} {name!r}; {hint}allowed: {', '.join(known)}"
