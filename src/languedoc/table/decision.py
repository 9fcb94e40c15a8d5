"""A decision is data: who must choose, at which step, and every legal option.

Most decisions list their options. Where a list would be too long (a bid, an aim at a point of the board) some of them
are given as a `Range`: `Options` counts, finds, draws and checks them without listing any.
"""

from __future__ import annotations

import re
import weakref
from collections.abc import Callable, Iterator, Sequence
from dataclasses import field
from typing import Any, overload

from languedoc.errors import IllegalChoice
from languedoc.table.chance import Chance
from languedoc.table.record import record

SHOWN = 12  # options named in an error message
PAGE = 60  # options listed at once for people
NUMBERS = re.compile(r"-?\d{1,9}(,-?\d{1,9})?")  # the target of an option of a range: `7`, `120,-35`


@record(frozen=True, slots=True)
class Option:
    """`text` is its notation, which saves use; `targets` are the things it refers to.

    `to_others` is what the other seats may see of it when it is chosen, if that is less than the notation.
    """

    text: str
    verb: str
    targets: tuple[Any, ...]
    code: int = field(repr=False, compare=False)
    to_others: str = field(default="", repr=False, compare=False)

    def __str__(self) -> str:
        return self.text


@record(frozen=True, slots=True, order=True)
class Number:
    """A whole number that is chosen, such as a bid."""

    number: int

    def __str__(self) -> str:
        return str(self.number)


@record(frozen=True, slots=True, order=True)
class Point:
    """A point of the board, in hundredths of a square from the north-west corner of the square 0,0."""

    x: int
    y: int

    def __str__(self) -> str:
        return f"{self.x},{self.y}"


@record(frozen=True, slots=True)
class Range:
    """The options of one verb for each whole number (`bid 7`), or for each point of a rectangle (`aim 120,-35`).

    `low` and `high` are the bounds, both included: one number, or x and y. `code` is that of the option at `low`;
    `steps` is the increment of the code for each number.
    """

    verb: str
    low: tuple[int, ...]
    high: tuple[int, ...]
    default: tuple[int, ...]
    code: int = field(repr=False)
    steps: tuple[int, ...] = field(repr=False)
    to_others: str = field(default="", repr=False)

    @property
    def count(self) -> int:
        count = 1
        for low, high in zip(self.low, self.high, strict=True):
            count *= high - low + 1
        return count

    @property
    def kind(self) -> str:
        """What its options point at: `number` or `point`."""
        return "number" if len(self.low) == 1 else "point"

    def holds(self, numbers: Sequence[int]) -> bool:
        return len(numbers) == len(self.low) and all(
            low <= number <= high for low, number, high in zip(self.low, numbers, self.high, strict=True)
        )

    def option(self, numbers: Sequence[int]) -> Option:
        code = self.code
        for low, number, step in zip(self.low, numbers, self.steps, strict=True):
            code += (number - low) * step
        target = Number(*numbers) if len(self.low) == 1 else Point(*numbers)
        return Option(f"{self.verb} {target}", self.verb, (target,), code, self.to_others)

    def at(self, k: int) -> Option:
        """Its k-th option; of points, those of the northern row come first."""
        across = self.high[0] - self.low[0] + 1
        return self.option([self.low[0] + k % across, *(low + k // across for low in self.low[1:])])

    def number_of(self, option: Option) -> int:
        """The index of one of its options; the inverse of `at`."""
        target: Number | Point = option.targets[0]
        if isinstance(target, Number):
            return target.number - self.low[0]
        return (target.y - self.low[1]) * (self.high[0] - self.low[0] + 1) + target.x - self.low[0]

    def find(self, text: str) -> Option | None:
        """The option with that notation, if it is one of these."""
        verb, _, target = text.partition(" ")
        if verb != self.verb or not NUMBERS.fullmatch(target):
            return None
        numbers = [int(number) for number in target.split(",")]
        option = self.option(numbers) if self.holds(numbers) else None
        return option if option is not None and option.text == text else None


class Listed(Sequence[Option]):
    """Options that are created when somebody reads them: `read` makes one from the state and its code.

    They describe the moment of their decision: if the game goes on while somebody still holds them, `keep` gives them a
    copy of the state before the choice.
    """

    __slots__ = ("__weakref__", "_codes", "_made", "_read", "_state")

    def __init__(self, codes: Sequence[int], state: Any, read: Callable[[Any, int], Option]) -> None:
        self._codes = codes
        self._made: dict[int, Option] = {}
        self._state = state
        self._read = read

    def keep(self, state: Any) -> None:
        self._state = state

    def __len__(self) -> int:
        return len(self._codes)

    @overload
    def __getitem__(self, k: int) -> Option: ...

    @overload
    def __getitem__(self, k: slice) -> tuple[Option, ...]: ...

    def __getitem__(self, k: int | slice) -> Option | tuple[Option, ...]:
        if isinstance(k, slice):
            return tuple(self[i] for i in range(*k.indices(len(self))))
        code = self._codes[k]
        option = self._made.get(code)
        if option is None:
            option = self._made[code] = self._read(self._state, code)
        return option

    def number_of(self, option: Option) -> int:
        """The index of an option, or -1; immediate if the option was made here."""
        return self._codes.index(option.code) if self._made.get(option.code) is option else -1


class Options(Sequence[Option]):
    """The options of a decision: first the listed ones, then those of its ranges. All are created on demand."""

    __slots__ = ("listed", "ranges")

    def __init__(self, listed: Sequence[Option] = (), ranges: Sequence[Range] = ()) -> None:
        self.listed = listed
        self.ranges = tuple(ranges)

    def reference(self) -> Callable[[], Listed | None]:
        """A weak reference, to find out later whether anybody still holds options that were not created yet."""
        return weakref.ref(self.listed) if isinstance(self.listed, Listed) else lambda: None

    def __len__(self) -> int:
        listed = len(self.listed)
        return listed + sum(each.count for each in self.ranges) if self.ranges else listed

    @overload
    def __getitem__(self, k: int) -> Option: ...

    @overload
    def __getitem__(self, k: slice) -> tuple[Option, ...]: ...

    def __getitem__(self, k: int | slice) -> Option | tuple[Option, ...]:
        if isinstance(k, slice):
            return tuple(self[i] for i in range(*k.indices(len(self))))
        if k < 0:
            k += len(self)
        listed = len(self.listed)
        if 0 <= k < listed:
            return self.listed[k]
        k -= listed
        for each in self.ranges:
            if 0 <= k < each.count:
                return each.at(k)
            k -= each.count
        raise IndexError(f"there are {len(self)} options")

    def __iter__(self) -> Iterator[Option]:
        yield from self.listed
        for each in self.ranges:
            for k in range(each.count):
                yield each.at(k)

    def __contains__(self, option: object) -> bool:
        return isinstance(option, Option) and self.find(option.text) is not None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Options):
            return NotImplemented
        return tuple(self.listed) == tuple(other.listed) and self.ranges == other.ranges

    def __hash__(self) -> int:
        return hash((tuple(self.listed), self.ranges))

    def __repr__(self) -> str:
        return f"Options({', '.join(map(repr, (*self.listed, *self.ranges)))})"

    def find(self, text: str) -> Option | None:
        """The option with that notation."""
        for option in self.listed:
            if option.text == text:
                return option
        for each in self.ranges:
            found = each.find(text)
            if found is not None:
                return found
        return None

    def number_of(self, option: Option) -> int:
        """The index of one of these options."""
        for k in range(len(self.listed)):
            if self.listed[k].code == option.code:
                return k
        begins = len(self.listed)
        for each in self.ranges:
            found = each.find(option.text)
            if found is not None:
                return begins + each.number_of(found)
            begins += each.count
        raise ValueError(f"{option.text!r} is none of these options")

    @property
    def default(self) -> Option:
        """The initial value where somebody adjusts a number or a point; without a range, the first option."""
        return self.ranges[0].option(self.ranges[0].default) if self.ranges else self.listed[0]

    @property
    def verbs(self) -> tuple[str, ...]:
        """Every verb among them, once."""
        listed = [option.verb for option in self.listed]
        return tuple(dict.fromkeys(listed + [each.verb for each in self.ranges]))

    def sample(self, chance: Chance) -> Option:
        """One of them, each as likely as the others."""
        return self[chance.below(len(self))]

    def page(self, first: int = 0, most: int = PAGE) -> tuple[Option, ...]:
        """Some of them in their order, for a list that people read."""
        return self[first : first + most]


@record(frozen=True, slots=True)
class Decision:
    """A decision as its own seat sees it: options may reveal what the seat holds. Others see `TableGame.known_to`.

    If several seats answer the same question in secret, `waiting` lists those that have not answered yet; `seat` is the
    next of them.
    """

    seat: int
    step: str
    options: Options
    waiting: tuple[int, ...] = ()

    @property
    def count(self) -> int:
        return len(self.options)

    def contains(self, choice: Option | str) -> bool:
        return self.options.find(str(choice)) is not None

    def find(self, choice: Option | str | int) -> Option:
        """The option meant by an option, its notation or its index."""
        if isinstance(choice, int) and not isinstance(choice, bool):
            if 0 <= choice < len(self.options):
                return self.options[choice]
        else:
            found = self.options.find(str(choice))
            if found is not None:
                return found
        raise IllegalChoice(
            f"{str(choice)!r} is not an option of seat {self.seat} at {self.step}; allowed: {self._allowed()}"
        )

    def number_of(self, choice: Option | str | int) -> int:
        """The index of the option meant by an option, its notation or its index."""
        listed = self.options.listed
        if isinstance(choice, Option) and isinstance(listed, Listed):
            k = listed.number_of(choice)
            if k >= 0:
                return k
        return self.options.number_of(self.find(choice))

    def _allowed(self) -> str:
        listed = self.options.listed
        shown = [option.text for option in listed[:SHOWN]]
        if len(listed) > SHOWN:
            shown[-1] += f" and {len(listed) - SHOWN} more"
        shown += [f"{each.option(each.low)} to {each.option(each.high)}" for each in self.options.ranges]
        return ", ".join(shown)
