"""The report on a file: which sentences of its test hold here, and where the two programs differ."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from languedoc.errors import LanguedocError, Unsupported
from languedoc.formats.jcz.assertions import UNSUPPORTED, Result, evaluate
from languedoc.formats.jcz.reading import Recording, read
from languedoc.formats.jcz.replay import Difference, Parted, Replay


@dataclass(frozen=True)
class Report:
    """What a check found. `messages` were followed; without an error the whole file was."""

    path: Path
    error: str | None
    assertions: tuple[tuple[str, Result], ...]
    messages: int
    difference: Difference | None

    @property
    def ok(self) -> bool:
        return self.error is None and self.difference is None and all(result is True for _, result in self.assertions)

    def data(self) -> dict[str, Any]:
        return {
            "path": str(self.path),
            "ok": self.ok,
            "error": self.error,
            "assertions": [{"text": text, "result": result} for text, result in self.assertions],
            "oracle": {
                "messages": self.messages,
                "first_difference": None if self.difference is None else asdict(self.difference),
            },
        }


def check(path: Path) -> Report:
    """Replay a file and report on it. Whatever the file contains, this does not raise."""
    try:
        recording = read(path)
    except LanguedocError as error:
        return Report(path, str(error), (), 0, None)
    try:
        replay = Replay(recording)
    except LanguedocError as error:
        return not_followed(path, recording, error, 0, None)
    try:
        replay.run()
    except LanguedocError as error:
        return not_followed(path, recording, error, replay.done, replay.difference)
    except Parted as parted:
        why = f"replay[{parted.difference.message}]: this cannot be chosen here"
        failed = tuple((sentence, False) for sentence in recording.assertions)
        return Report(path, why, failed, replay.done, replay.difference or parted.difference)
    replay.settle()
    results = tuple((sentence, evaluate(sentence, replay)) for sentence in recording.assertions)
    return Report(path, None, results, replay.done, replay.difference)


def not_followed(
    path: Path, recording: Recording, error: LanguedocError, messages: int, difference: Difference | None
) -> Report:
    """The report on a file that could not be replayed."""
    text = f"unsupported: {error}" if isinstance(error, Unsupported) else str(error)
    unjudged = tuple((sentence, UNSUPPORTED) for sentence in recording.assertions)
    return Report(path, text, unjudged, messages, difference)
