"""What is refused, with a code for programs and words for people in their language."""

from __future__ import annotations

from languedoc.i18n import Word, speech
from languedoc.server.database import is_down
from languedoc.server.logs import tell

STATUS = {  # by HTTP; on a socket the code is all
    "malformed": 400,
    "illegal": 400,
    "bad_setup": 400,
    "bad_upload": 400,
    "not_built": 400,
    "unsupported": 400,
    "bad_name": 400,
    "not_host": 403,
    "not_absent": 409,
    "sits_here": 409,
    "not_your_seat": 403,
    "from_elsewhere": 403,
    "not_found": 404,
    "method": 405,
    "stale": 409,
    "lesson": 409,
    "nothing_to_undo": 409,
    "seat_taken": 409,
    "not_running": 409,
    "not_over": 409,
    "not_savable": 409,
    "no_picture": 409,
    "no_hints": 403,
    "begun": 409,
    "chat_full": 409,
    "muted": 403,
    "not_allowed": 403,
    "bad_pass": 400,
    "too_large": 413,
    "too_many_games": 429,
    "too_many_sockets": 429,
    "too_fast": 429,
    "unknown": 500,
    "unavailable": 503,
}


class Refusal(Exception):
    """`detail` stands below the words, where there is more to say than all languages have words for."""

    def __init__(self, code: str, detail: str = "", **words: Word) -> None:
        super().__init__(code)
        self.code = code
        self.detail = detail
        self.words = words

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def message(self, language: str) -> str:
        return speech(language).say(f"refused-{self.code}", **self.words)


def trouble(event: str, error: Exception, **fields: object) -> Refusal:
    """Tell the log what went wrong. Returns what to tell those who wait: that the database is away, or, where it is a
    fault of ours, only that there is one."""
    if is_down(error):
        tell.warning("the database does not answer", then=event, reason=type(error).__name__)
        return Refusal("unavailable")
    tell.failure(event, error, **fields)
    return Refusal("unknown")
