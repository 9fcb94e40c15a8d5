"""Saved games of JCloisterZone: finds, opens and checks them, and reports the results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from languedoc.carcassonne.game import Game
from languedoc.errors import BadImport, LanguedocError, Unsupported
from languedoc.formats import jcz
from languedoc.formats.jcz.replay import Parted, told_apart
from languedoc.terminal.plain import counted
from languedoc.writing import FileTrouble

SUFFIX = "*.jcz"
LONGEST_SENTENCE = 200  # length of an assertion in a report, in characters
UNPRINTABLE = "\N{REPLACEMENT CHARACTER}"
OnFile = Callable[[int], None] | None


@dataclass(frozen=True)
class Opened:
    """A file that was opened, or why it was not."""

    path: Path
    error: str | None
    messages: int = 0
    game: Game | None = None

    @property
    def ok(self) -> bool:
        return self.error is None

    def data(self) -> dict[str, Any]:
        told: dict[str, Any] = {"path": str(self.path), "ok": self.ok, "error": self.error}
        if self.game is not None:
            setup = self.game.setup
            told |= {
                "players": list(setup.names),
                "modules": list(setup.modules),
                "tiles": list(setup.tile_sets),
                "messages": self.messages,
                "points": list(self.game.scores),
                "finished": self.game.over,
            }
        return told


def files_at(path: Path) -> list[Path]:
    """The file itself, or every saved game in a folder and its subfolders."""
    if not path.is_dir():
        return [path]
    found = sorted(file for file in path.rglob(SUFFIX) if file.is_file())
    if not found:
        raise FileTrouble(f"{path}: there is no saved game ({SUFFIX}) in this folder")
    return found


def opened(path: Path) -> Game:
    """The game of a file, converted; raises if it cannot be replayed to its end."""
    result = open_file(path)
    refuse_unopened(result)
    assert result.game is not None
    return result.game


def refuse_unopened(result: Opened | jcz.Report) -> None:
    if not result.ok:
        raise BadImport(f"{result.path}: {result.error}")


def open_file(path: Path) -> Opened:
    try:
        replay = jcz.replayed(jcz.read(path))
        return Opened(path, None, replay.done, replay.plain_game())
    except Parted as parted:
        return Opened(path, told_apart(parted.difference))
    except Unsupported as error:
        return Opened(path, f"unsupported: {error}")
    except LanguedocError as error:
        return Opened(path, str(error))


def open_files(files: Sequence[Path], on_file: OnFile) -> list[Opened | jcz.Report]:
    return _each(files, open_file, on_file)


def check_files(files: Sequence[Path], on_file: OnFile) -> list[Opened | jcz.Report]:
    return _each(files, jcz.check, on_file)


def _each(
    files: Sequence[Path], look: Callable[[Path], Opened | jcz.Report], on_file: OnFile
) -> list[Opened | jcz.Report]:
    results = []
    for number, path in enumerate(files, 1):
        results.append(look(path))
        if on_file is not None:
            on_file(number)
    return results


def show_opened(console: Console, results: Sequence[Opened | jcz.Report]) -> None:
    for result in results:
        if isinstance(result, Opened) and result.game is not None:
            game = result.game
            points = ", ".join(f"{name} {points}" for name, points in zip(game.setup.names, game.scores, strict=True))
            state = "finished" if game.over else "not finished"
            told = f"{counted(result.messages, 'message')}, {', '.join(game.setup.modules)}; {points}; {state}"
            _say(console, f"{result.path}: {told}")
        else:
            _say(console, f"{result.path}: {result.error}")


def show_reports(console: Console, results: Sequence[Opened | jcz.Report]) -> None:
    """Print a line for each file, and below it what failed."""
    for report in results:
        if isinstance(report, jcz.Report):
            held = sum(result is True for _, result in report.assertions)
            _say(
                console,
                f"{'ok  ' if report.ok else 'FAIL'} {report.path}: {counted(report.messages, 'message')}, "
                f"{held} of {counted(len(report.assertions), 'assertion')} hold",
            )
            for line in faults(report):
                _say(console, f"     {line}")
    good = sum(report.ok for report in results)
    _say(console, f"{good} of {counted(len(results), 'file')} ok")


def faults(report: jcz.Report) -> list[str]:
    lines = [] if report.error is None else [report.error]
    if report.difference is not None:
        difference = report.difference
        lines.append(f"message {difference.message}: expected {difference.expected}, got {difference.got}")
    return lines + [
        f"{'unsupported' if result == 'unsupported' else 'does not hold'}: {shortened(text)}"
        for text, result in report.assertions
        if result is not True
    ]


def shortened(text: str) -> str:
    """A text as one line of limited length, whatever the file contains."""
    line = " ".join(text.split())
    return line if len(line) <= LONGEST_SENTENCE else f"{line[:LONGEST_SENTENCE]}..."


def _say(console: Console, line: str) -> None:
    """Print a line without the control characters that a file may contain: they could move the cursor."""
    plain = "".join(letter if letter.isprintable() else UNPRINTABLE for letter in line)
    console.print(Text(plain), soft_wrap=not console.is_terminal)
