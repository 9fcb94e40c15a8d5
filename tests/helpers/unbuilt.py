"""A module whose rules are not built: every module of the catalogue is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from languedoc.carcassonne.modules import BUILT


@contextmanager
def as_if_not_built(slug: str) -> Iterator[None]:
    """Afterwards all modules are there again, in their order."""
    everything = dict(BUILT)
    del BUILT[slug]
    try:
        yield
    finally:
        BUILT.clear()
        BUILT.update(everything)
