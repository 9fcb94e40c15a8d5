"""What is refused, with a code for programs and words for people in their language."""

from __future__ import annotations

from languedoc.i18n import Word, speech

STATUS = {
    "malformed": 400,
    "wrong_setup": 400,
    "wrong_file": 400,
    "wrong_name": 400,
    "not_yours": 403,
    "from_elsewhere": 403,
    "unknown": 404,
    "method": 405,
    "conflict": 409,
    "not_over": 409,
    "too_large": 413,
    "too_many_games": 429,
    "too_fast": 429,
    "broken": 500,
}


class Refusal(Exception):
    """`detail` follows the words, where there is more to say than all languages have words for."""

    def __init__(self, code: str, detail: str = "", **words: Word) -> None:
        super().__init__(code)
        self.code = code
        self.detail = detail
        self.words = words

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 400)

    def message(self, language: str) -> str:
        said = speech(language).tell(f"refused-{self.code.replace('_', '-')}", self.words)
        return f"{said} {self.detail}" if self.detail else said
