"""Structured logs: one JSON object per line on stderr.

No line holds a name, a cookie, the code of a game, a choice, a seed or what somebody said: games have numbers here, and
requests are told by their route.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from datetime import UTC, datetime
from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from languedoc.server.metrics import COUNTED

OWN = "languedoc.server"
OTHERS = ("uvicorn", "uvicorn.error", "asyncio", "litestar")
UNMATCHED = "(none)"
SAME = 60  # letters by which a line of a library is known
AGAIN_AFTER = 10.0  # seconds
REMEMBERED = 100  # lines
METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS")


class Teller:
    """`tell.info("game begun", game=7)`."""

    def __init__(self, logger: logging.Logger) -> None:
        self.logger = logger

    def info(self, event: str, **fields: object) -> None:
        self.logger.info(event, extra={"fields": fields})

    def warning(self, event: str, **fields: object) -> None:
        self.logger.warning(event, extra={"fields": fields})

    def failure(self, event: str, error: BaseException, **fields: object) -> None:
        """Log an unexpected error with its traceback."""
        self.logger.error(event, exc_info=error, extra={"fields": fields})


tell = Teller(logging.getLogger(OWN))


def told_if_failed(task: asyncio.Task[Any]) -> None:
    """Log an error of a background task, for its `add_done_callback`."""
    if not task.cancelled() and (error := task.exception()) is not None:
        tell.failure("something beside the requests has ended", error)


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= getattr(record, "fields", {})
        if record.exc_info and record.exc_info[1] is not None:
            line |= told_without_values(record.exc_info[1])
        return msgspec.json.encode(line).decode()


def told_without_values(error: BaseException) -> dict[str, Any]:
    """The type of an error and where it happened; not its message, which may repeat what somebody sent."""
    where = []
    trace = error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        where.append(f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return {"error": type(error).__name__, "where": where}


class RepeatFilter(logging.Filter):
    """Log repeated messages of a library only once in a while."""

    def __init__(self) -> None:
        super().__init__()
        self.told: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        said = str(record.msg)[:SAME]
        if record.created - self.told.get(said, 0.0) < AGAIN_AFTER:
            return False
        if len(self.told) > REMEMBERED:
            self.told.clear()
        self.told[said] = record.created
        return True


def begin_logs(level: int) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in (OWN, *OTHERS):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(level if name == OWN else max(level, logging.WARNING))
        logger.propagate = False
        logger.filters[:] = [] if name == OWN else [RepeatFilter()]


def logged(app: ASGIApp) -> ASGIApp:
    """Log every request: its route, status and duration."""

    async def asgi(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await app(scope, receive, noted)
        finally:
            spent = round((time.perf_counter() - began) * 1000, 1)
            method = scope["method"] if scope["method"] in METHODS else "other"
            COUNTED.requests[method, status] += 1
            route = str(scope.get("path_template") or UNMATCHED)
            tell.info("request", method=method, route=route, status=status, ms=spent)

    return asgi
