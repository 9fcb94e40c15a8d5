"""Lines to the server: as many as the system allows, and none for those who say nothing."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

ACCEPTED = 100  # new lines that are taken up in one go


class Line(H11Protocol):
    """Somebody who connects. Who has not asked anything after `silence` seconds is let go, so that nobody can take up
    all lines without even asking."""

    def __init__(self, silence: float, **more: Any) -> None:
        super().__init__(**more)
        self.silence = silence

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.loop.call_later(self.silence, self._let_go)

    def _let_go(self) -> None:
        asked: object = self.cycle
        if asked is None and self.transport.get_protocol() is self:
            self.transport.close()


def take_all_lines() -> None:
    """Let this process have as many lines open as the system allows."""
    try:
        import resource
    except ImportError:  # a system that does not count them
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):  # some systems name more than they give
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
