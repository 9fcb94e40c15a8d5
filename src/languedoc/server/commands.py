"""`languedoc serve`, and plain `languedoc`: the server, and a browser that looks at it."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import os
import signal
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import typer
import uvicorn
from uvicorn.config import STARTUP_FAILURE

from languedoc.server.app import create_app
from languedoc.server.connections import ACCEPTED, IDLE_OF_PROXY, HttpConnection, SocketConnection, raise_file_limit
from languedoc.server.database import BadDatabase, Database, address
from languedoc.server.ledgers import shared_memory
from languedoc.server.logs import begin_logs
from languedoc.server.settings import (
    BadSettings,
    Settings,
    checked_address,
    data_folder,
    divided,
    limits_of,
    passed_on,
    received,
    seed_of,
)
from languedoc.server.thinking import when_parent_ends
from languedoc.server.traffic import Traffic

FIRST_PORT = 8000
PORTS = 50  # tried one after the other where none was asked for
DATABASE = "languedoc.db"
ADDRESS = "LANGUEDOC_DATABASE"  # variable of the environment
GRACE = 5  # seconds for open requests to finish when the server stops
STARTING = 10.0  # seconds for another server to write its address
LARGEST_FRAME = 32_000  # bytes; what is larger closes the socket, what is a little too large is told
PROXIES = "FORWARDED_ALLOW_IPS"  # variable of the environment: whose forwarded addresses are believed
HERE = "127.0.0.1"


def default_database() -> str:
    """The database that the environment names, so that its password stands on no command line; else a file of this
    user."""
    return os.environ.get(ADDRESS) or str(data_folder() / DATABASE)


def serve(
    host: str,
    port: int | None,
    database: str,
    *,
    browser: bool,
    workers: int = 1,
    bots: int = 1,
    metrics: str = "",
    quiet: bool = False,
) -> None:
    """Run the server until it is stopped. `quiet`: log only warnings and errors."""
    level = logging.WARNING if quiet else logging.INFO
    url = address(database or default_database())
    if workers < 1:
        raise BadSettings(f"{workers} server processes; at least one is needed")
    if bots < 1:
        raise BadSettings(f"{bots} processes for computer players; at least one is needed")
    file = Path(str(url.database)) if url.get_backend_name() == "sqlite" else None
    if file is not None and workers > 1:
        raise BadSettings("several server processes need PostgreSQL: --database postgresql://USER:PASSWORD@HOST/NAME")
    with contextlib.ExitStack() as stack:
        if file is not None:
            running = stack.enter_context(lock_file(file))
            if running is not None:
                if not browser:
                    raise BadDatabase(f"{file} is in use by the server at {running}")
                typer.echo(f"Languedoc is already running: {running}")
                webbrowser.open(running)
                return
        begin_logs(level)
        asyncio.run(try_database(str(url.render_as_string(hide_password=False))))
        listening = stack.enter_context(contextlib.closing(bind(host, port)))
        home = f"http://{shown_host(host)}:{listening.getsockname()[1]}/"
        if file is not None:
            (file.with_name(file.name + ".lock")).write_text(home)
        settings = Settings(
            database=url.render_as_string(hide_password=False),
            host=host,
            port=listening.getsockname()[1],
            bots=bots,
            metrics=checked_address(metrics),
            processes=workers,
            limits=limits_of(),
            seed=seed_of(),
        )
        typer.echo(f"Languedoc: {home}")
        sys.stdout.flush()
        if browser:
            threading.Thread(target=open_browser, args=(home,), daemon=True).start()
        run(settings, listening, workers)


def run(settings: Settings, listening: socket.socket, workers: int) -> None:
    # After the shutdown uvicorn raises the signal again that stopped it; this handler lets the process end in order.
    raise_file_limit()
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(0))
    if workers == 1:
        serving = Serving(configured(create_app(settings), settings))
        serving.run(sockets=[listening])
        if not serving.started:
            sys.exit(STARTUP_FAILURE)
        return
    from uvicorn.supervisors import Multiprocess

    with shared_memory() as shared:
        limits, analyses = divided(settings.limits, workers), -(-settings.analyses // workers)
        settings = msgspec.structs.replace(settings, limits=limits, analyses=analyses, shared=shared)
        os.environ |= passed_on(settings)
        config = configured("languedoc.server.commands:from_environment", settings, factory=True, workers=workers)
        processes = Multiprocess(config, [listening])
        processes.run()
    if any(process.exitcode == STARTUP_FAILURE for process in processes.processes):
        sys.exit(STARTUP_FAILURE)


class Serving(uvicorn.Server):
    """A uvicorn server for which a second interrupt skips waiting for open requests, but not the orderly shutdown."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        if self.force_exit:
            for line in list(self.server_state.connections):
                line.transport.abort()
            if self.server_state.tasks:
                await asyncio.wait(self.server_state.tasks, timeout=GRACE)
            await self.lifespan.shutdown()


def from_environment() -> Any:
    """The application in one of several server processes. They end when the first one stops them, or has ended; an
    interrupt is meant for that one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    when_parent_ends(lambda: os.kill(os.getpid(), signal.SIGTERM))
    begin_logs(logging.INFO)
    return create_app(received(), patient=True)


def configured(app: Any, settings: Settings, **more: Any) -> uvicorn.Config:
    traffic = Traffic(settings.limits, os.environ.get(PROXIES, HERE))
    http: Any = functools.partial(HttpConnection, settings.limits.silence, settings.limits.slowest, traffic)
    ws: Any = functools.partial(SocketConnection, settings.limits.silence, settings.limits.slowest, traffic)
    return uvicorn.Config(
        app,
        http=http,
        backlog=ACCEPTED,
        log_config=None,
        log_level=logging.WARNING,
        access_log=False,
        server_header=False,
        lifespan="on",
        ws=ws,
        ws_max_size=LARGEST_FRAME,
        timeout_keep_alive=IDLE_OF_PROXY,  # and `IDLE` for all others
        timeout_graceful_shutdown=GRACE,
        **more,
    )


async def try_database(url: str) -> None:
    """Open the database once before the server starts, so that an error is reported first."""
    database = Database(address(url))
    await database.open()
    await database.close()


def bind(host: str, port: int | None) -> socket.socket:
    """Listen at this port; where none was asked for, at the first free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last: OSError | None = None
    for tried in [port] if port is not None else range(FIRST_PORT, FIRST_PORT + PORTS):
        # Where the protocol is not named, asyncio does not know that small frames must not wait for each other.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, tried))
            listening.listen(ACCEPTED)
        except (OSError, OverflowError) as error:
            listening.close()
            if isinstance(error, OverflowError):
                raise BadSettings(f"there is no port {tried}; allowed is 0 to 65535") from None
            last = error
            continue
        listening.set_inheritable(True)
        return listening
    where = f"{host} port {port}" if port is not None else f"{host}, ports {FIRST_PORT} to {FIRST_PORT + PORTS - 1}"
    raise BadSettings(f"the server cannot listen at {where}: {last.strerror if last else ''}")


def shown_host(host: str) -> str:
    everywhere = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}
    return everywhere.get(host, f"[{host}]" if ":" in host else host)


def open_browser(home: str) -> None:
    """Once the server answers."""
    for _ in range(100):
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{home}health", timeout=1):
            webbrowser.open(home)
            return
        time.sleep(0.1)


@contextlib.contextmanager
def lock_file(database: Path) -> Iterator[str | None]:
    """One server process for a file. Gives the address of the server that has it, else nothing."""
    try:
        import fcntl
    except ImportError:  # a system without such locks
        yield None
        return
    path = database.with_name(database.name + ".lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("a+")
    except OSError as error:
        raise BadDatabase(f"the database {database} cannot be used: {error.strerror}") from None
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            yield address_in(path, database)
            return
        file.truncate(0)  # where the last server was
        yield None


def address_in(lock: Path, database: Path) -> str:
    """The address of the server that uses a file. A server that is still starting writes it soon."""
    until = time.monotonic() + STARTING
    while not (found := lock.read_text().strip()):
        if time.monotonic() > until:
            raise BadDatabase(f"{database} is in use by a server that does not tell its address")
        time.sleep(0.1)
    return found
