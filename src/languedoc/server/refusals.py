"""What is refused, with a code for programs and words for people in their language."""

from __future__ import annotations

from languedoc.i18n import Word, speech

STATUS = {  # by HTTP; on a socket the code is all
    "malformed": 400,
    "illegal": 400,
    "bad_setup": 400,
    "bad_upload": 400,
    "not_built": 400,
    "unsupported": 400,
    "bad_name": 400,
    "not_host": 403,
    "not_your_seat": 403,
    "from_elsewhere": 403,
    "not_found": 404,
    "method": 405,
    "stale": 409,
    "nothing_to_undo": 409,
    "seat_taken": 409,
    "not_running": 409,
    "not_over": 409,
    "begun": 409,
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
