"""Read data files with type checks for every value; all faults are collected, not only the first one."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from typing import Any, TypeVar

from languedoc.errors import CatalogueError

T = TypeVar("T", int, str, bool)
TYPE_NAMES: dict[type, str] = {int: "a whole number", str: "a text", bool: "true or false"}


class Entry:
    """One table of a data file. It returns typed values and collects the faults it finds."""

    def __init__(self, values: Mapping[str, Any], where: str, faults: list[str]) -> None:
        self.where = where
        self.faults = faults
        self._values = values
        self._asked: set[str] = set()

    def fault(self, text: str) -> None:
        self.faults.append(f"{self.where}: {text}" if self.where else text)

    def need(self, key: str, kind: type[T]) -> T:
        """A required value; a text must not be empty."""
        if self._get(key) in (None, ""):
            self.fault(f"missing {key}")
            return kind()
        return self.take(key, kind, kind())

    def take(self, key: str, kind: type[T], otherwise: T) -> T:
        found = self.maybe(key, kind)
        return otherwise if found is None else found

    def maybe(self, key: str, kind: type[T]) -> T | None:
        value = self._get(key)
        if value is None:
            return None
        if type(value) is not kind:  # isinstance would accept true as the number 1
            self.fault(f"{key} must be {TYPE_NAMES[kind]}, found {value!r}")
            return None
        return value

    def row(self, key: str, kind: type[T]) -> tuple[T, ...]:
        """A list of values of one type; empty when the key is missing."""
        value = self._get(key)
        if value is None:
            return ()
        if type(value) is not list or any(type(item) is not kind for item in value):
            self.fault(f"{key} must be a list, each {TYPE_NAMES[kind]}, found {value!r}")
            return ()
        return tuple(value)

    def rows(self, key: str, kind: type[T]) -> tuple[tuple[T, ...], ...]:
        """A list of such lists; empty when the key is missing."""
        value = self._get(key)
        if value is None:
            return ()
        if type(value) is not list or any(type(row) is not list for row in value):
            self.fault(f"{key} must be a list of lists, found {value!r}")
            return ()
        return tuple(Entry({key: row}, self.where, self.faults).row(key, kind) for row in value)

    def numbers(self, key: str) -> dict[str, int]:
        """A table of whole numbers by name; empty when the key is missing."""
        value = self._get(key)
        if value is None:
            return {}
        if type(value) is not dict or any(type(number) is not int for number in value.values()):
            self.fault(f"{key} must be a table of whole numbers, found {value!r}")
            return {}
        return dict(value)

    def table(self, key: str) -> dict[str, Any]:
        """A table of any values by name; empty when the key is missing."""
        value = self._get(key)
        if value is None:
            return {}
        if type(value) is not dict:
            self.fault(f"{key} must be a table, found {value!r}")
            return {}
        return dict(value)

    def by_players(self, key: str) -> dict[int, int]:
        """A table of whole numbers by number of players; empty when the key is missing."""
        table = self.numbers(key)
        if not all(re.fullmatch("[1-9]", players) for players in table):
            self.fault(f"{key} must be a table by number of players, found {table!r}")
            return {}
        return {int(players): number for players, number in table.items()}

    def part(self, key: str) -> Entry:
        """The table of that name; if it is missing, an empty one, whose values are then reported as missing."""
        value = self._get(key)
        if value is not None and type(value) is not dict:
            self.fault(f"[{key}] must be a table, found {value!r}")
            value = None
        return Entry(value or {}, key, self.faults)

    def parts(self, key: str) -> list[Entry]:
        """All tables [[key]], each named by its id or name in messages."""
        value = self._get(key)
        if value is None:
            return []
        if type(value) is not list or any(type(item) is not dict for item in value):
            self.fault(f"[[{key}]] must be a list of tables")
            return []
        return [
            Entry(item, f"{key} {item.get('id') or item.get('name') or f'number {number}'}", self.faults)
            for number, item in enumerate(value, start=1)
        ]

    def rest(self) -> dict[str, Any]:
        """The keys that were not read yet."""
        return {key: value for key, value in self._values.items() if key not in self._asked}

    def refuse_rest(self) -> None:
        for key in self.rest():
            self.fault(f"unknown key '{key}'")

    def _get(self, key: str) -> Any:
        self._asked.add(key)
        return self._values.get(key)


def parse(text: str, file: str) -> Entry:
    """The whole file as one entry; broken TOML is a CatalogueError with file and line."""
    try:
        return Entry(tomllib.loads(text), "", [])
    except ValueError as error:  # broken TOML, or a number that no computer can read
        found = re.search(r"line (\d+)", str(error))
        line = found.group(1) if found else str(text.count("\n") + 1)
        raise CatalogueError(f"{file}: line {line}: this is not TOML: {error}") from None


def refuse(faults: list[str], file: str) -> None:
    """Raise one CatalogueError with all faults, one per line, if there are any."""
    if faults:
        raise CatalogueError("\n".join(f"{file}: {fault}" for fault in faults))
