"""The application: everything put together."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, Router, get
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import Struct

import languedoc
from languedoc.server import metrics, wire
from languedoc.server.accounts import Accounts, admitted, metered
from languedoc.server.asking import language_of, let_in
from languedoc.server.database import BadDatabase, Database, address
from languedoc.server.finished import MyFinished, Summaries
from languedoc.server.guides import Guides
from languedoc.server.hall import Hall
from languedoc.server.learning import Lessons
from languedoc.server.ledgers import Ledgers
from languedoc.server.limits import Buckets
from languedoc.server.live import Doors, live
from languedoc.server.lobby import Lobby, Offer, People
from languedoc.server.logs import logged, tell, told_if_failed
from languedoc.server.metrics import COUNTED
from languedoc.server.notes import AGAIN, channels_for
from languedoc.server.pages import SAFETY, art, pages
from languedoc.server.people import Gate, known
from languedoc.server.previews import preview
from languedoc.server.records import Records, Shapes, Uploads
from languedoc.server.refusals import Refusal, trouble
from languedoc.server.settings import Settings
from languedoc.server.store import Store

CODES = {400: "malformed", 404: "not_found", 405: "method", 413: "too_large"}
LONGEST_DETAIL = 300
ENDING = 10.0  # timeout in seconds for each part of the server to stop
SWITCH = 0.001  # switch interval of threads in seconds: short, for the sake of the event loop
API_HEADERS = SAFETY | {"cache-control": "no-store", "content-security-policy": "default-src 'none'"}


class Health(Struct):
    """`database`: whether it answers and accepts writes. `tables`: how many games are loaded in this process."""

    ok: bool
    version: str
    database: bool
    tables: int
    sockets: int


@get("/health", tags=["server"], raises=[])
async def health(request: Request[Any, Any, Any]) -> Response[Health]:
    """Whether the server is well."""
    hall: Hall = request.app.state.hall
    alive = await hall.store.database.alive()
    sockets = sum(len(table.guests) for table in hall.tables.values())
    found = Health(alive, languedoc.__version__, alive, len(hall.tables), sockets)
    return Response(found, status_code=200 if alive else 503, headers=API_HEADERS)


def refused(request: Request[Any, Any, Any], refusal: Refusal) -> Response[wire.Refused]:
    COUNTED.refusals[refusal.code] += 1
    body = wire.Refused(refusal.code, refusal.message(language_of(request)), refusal.detail)
    return Response(body, status_code=refusal.status, headers=API_HEADERS, media_type="application/json")


def refused_by_litestar(request: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Refused]:
    detail = ""
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        detail = "; ".join(": ".join(filter(None, (each.get("key"), each["message"]))) for each in error.extra)
    refusal = Refusal(CODES.get(error.status_code, "malformed"), detail[:LONGEST_DETAIL])
    answer = refused(request, refusal)
    answer.status_code = error.status_code
    for name, value in (error.headers or {}).items():
        answer.headers[name.lower()] = value
    return answer


def too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[wire.Refused]:
    """Answer a request whose JSON body is nested too deeply."""
    return refused(request, Refusal("malformed"))


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Refused]:
    """Log an unexpected error with its traceback; the client is told only that there was one."""
    return refused(request, trouble("a request failed", error, method=request.method))


async def in_time(part: str, ending: Coroutine[None, None, None]) -> None:
    """Wait for a part of the server to stop, but not longer than its timeout. Nothing is lost: choices are stored
    before they are confirmed."""
    try:
        async with asyncio.timeout(ENDING):
            await ending
    except TimeoutError:
        tell.warning("did not end in time", part=part)


async def open_patiently(database: Database) -> None:
    """Open the database; while it cannot be used, try again. A signal to stop ends this process at once, since nothing
    is open yet."""
    before = signal.getsignal(signal.SIGTERM)
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGTERM, os._exit, 0)
    try:
        while True:
            try:
                return await database.open()
            except BadDatabase as error:
                tell.warning("waiting for the database", reason=type(error).__name__)
                await asyncio.sleep(AGAIN)
    finally:
        loop.remove_signal_handler(signal.SIGTERM)
        signal.signal(signal.SIGTERM, before)


def create_app(settings: Settings, patient: bool = False) -> Litestar:
    """`patient`: wait for a database that cannot be used yet, instead of failing."""
    database = Database(address(settings.database))
    channels = channels_for(database.url, database.is_file)
    limits, ledgers = settings.limits, Ledgers(settings.shared)
    hall = Hall(Store(database), settings, channels, ledgers)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        sys.setswitchinterval(SWITCH)
        await (open_patiently(database) if patient else database.open())
        app.state.gate = Gate(await database.cookie_key())
        try:
            async with channels:  # the hall uses it until it has stopped
                await hall.open()
                numbers = await metrics.serve(hall, settings.metrics, settings.processes) if settings.metrics else None
                if settings.metrics and numbers is None:
                    tell.warning("the address for metrics is taken")
                tell.info("server started", version=languedoc.__version__, file=database.is_file)
                describing = asyncio.create_task(
                    asyncio.to_thread(app.plugins.get(OpenAPIPlugin).provide_openapi_schema)
                )
                describing.add_done_callback(told_if_failed)
                try:
                    yield
                finally:
                    if numbers is not None:
                        numbers.close()
                    await in_time("tables", hall.close())
        finally:
            await in_time("database", database.close())
            tell.info("server stopped")

    api = Router(
        "/",
        route_handlers=[People, MyFinished, Offer, Lobby, Lessons, Records, Shapes, Guides],
        before_request=let_in,
        response_headers=API_HEADERS,
    )
    app = Litestar(
        route_handlers=[api, live, health, art, preview, pages],
        lifespan=[lifespan],
        middleware=[admitted],
        exception_handlers={
            Refusal: refused,
            HTTPException: refused_by_litestar,
            RecursionError: too_deep,
            Exception: broken,
        },
        request_max_body_size=limits.body,
        compression_config=CompressionConfig(
            "gzip", minimum_size=1000, gzip_compress_level=4, exclude=["^/art/", "^/assets/"]
        ),
        openapi_config=OpenAPIConfig(
            title="Languedoc",
            version=languedoc.__version__,
            description="Games of Carcassonne and Cardcassonne: lobby, seats, records. Live games go by a socket.",
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        logging_config=None,
    )
    # Around all of Litestar, so that they also hold for what it refuses itself and for how refusals are told.
    app.asgi_handler = known(metered(logged(app.asgi_handler)))
    app.state.hall = hall
    app.state.accounts = Accounts(limits, ledgers)
    app.state.doors = Doors(limits, ledgers)
    app.state.requests = Buckets(limits.requests, limits.request_burst, ledgers.of("requests"))
    app.state.uploads = Uploads(limits)
    app.state.summaries = Summaries()
    app.state.makings = Buckets(limits.makings, limits.making_burst, ledgers.of("makings"))
    app.state.names = Buckets(limits.names, limits.name_burst, ledgers.of("names"))
    return app
