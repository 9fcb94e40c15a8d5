"""Checks that bad input is refused with a useful message."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pytest

from languedoc.errors import LanguedocError


@contextmanager
def refuses(error: type[LanguedocError], words: Sequence[str]) -> Iterator[None]:
    """The block must raise exactly this error, with a message of one line that contains these words."""
    with pytest.raises(error) as caught:
        yield
    assert type(caught.value) is error, caught.value
    for word in words:
        assert word in str(caught.value)
    assert "\n" not in str(caught.value)
