"""Settings of a server process."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from msgspec import Struct

from languedoc.errors import LanguedocError
from languedoc.table.setup import LARGEST_SEED

LIMITS = "LANGUEDOC_LIMITS"  # variables of the environment
SEED = "LANGUEDOC_SEED"
SETTINGS = "LANGUEDOC_SETTINGS"
PORTS = 65_536
COUNTED_IN_EACH = (
    *("uploads", "uploads_of_address", "sockets", "sockets_of_address", "connections_of_address"),
    *("waiting_of_address", "requests_at_once", "analyses_of_address"),
)
"""Limits of what is open, or waits, at the same time."""


class BadSettings(LanguedocError):
    """The server cannot be started like this."""


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """How much of anything one visitor may ask for. A visitor is a cookie; an address may hide many of them."""

    body: int = 64_000
    """Bytes of a request, apart from uploads."""
    upload: int = 1_000_000
    uploads: int = 10
    """Uploads at the same time, of everybody."""
    uploads_of_address: int = 2
    frame: int = 8_000
    """Bytes of a message on a socket."""
    messages: float = 20.0
    """Per second, on one socket."""
    message_burst: int = 60
    warnings: int = 100
    """Messages refused as too fast, before the socket is closed."""
    sockets: int = 20
    """Open at the same time, for one cookie."""
    sockets_of_address: int = 400
    connections_of_address: int = 600
    """Open at the same time, sockets among them. Those of a proxy are not counted."""
    connects: float = 5.0
    """Sockets opened per second, from one address."""
    connect_burst: int = 200
    waiting: int = 1_000_000
    """Bytes that wait for a client that reads slowly. The first frame of a long game with all modules has 300 kB."""
    waiting_of_address: int = 12_000_000
    processor: float = 0.15
    """Seconds of processor time per second, for one cookie; `processor_burst` at once."""
    processor_burst: float = 3.0
    processor_of_address: float = 0.3
    processor_burst_of_address: float = 6.0
    requests: float = 50.0
    """Per second, from one address."""
    request_burst: int = 500
    requests_at_once: int = 60
    """From one address."""
    processor_share: float = 0.3
    """Seconds of processor time per second for one address; requests beyond it are delayed."""
    processor_share_burst: float = 0.1
    games: int = 50
    """Waiting or running that one cookie has made."""
    steps: int = 10_000
    """Choices of one game, also those taken back, after which nothing is taken back any more."""
    makings: float = 0.2
    """Games made and uploaded per second, from one address."""
    making_burst: int = 40
    names: float = 0.2
    """Names given, and identities revoked, from one address, in a second."""
    name_burst: int = 40
    silence: float = 20.0
    """Timeout in seconds of sending a request, and of receiving a response."""
    slowest: float = 10_000.0
    """Bytes per second: the timeout is longer by the time that a request or response takes at this rate."""
    analyses_of_address: int = 3
    """Analyses and hints that wait or are made at the same time, for one address."""
    chat: int = 500
    """Characters of a line."""
    chat_lines: int = 1000
    """In one game."""
    watchers_lines: int = 200
    """Of these, those of people who do not sit there."""
    lines: float = 1.0
    """Lines of chat per second."""
    line_burst: int = 10
    lines_of_address: float = 5.0
    line_burst_of_address: int = 50
    absent: float = 300.0
    """Seconds without somebody, and without a choice, after which the host may give their seat away."""
    absent_days: float = 3.0
    """The same in days, in games that are played over days."""
    waiting_days: float = 30.0
    """Days after which games that wait for players are deleted."""
    abandoned_days: float = 365.0
    """Days without a choice after which running games are deleted."""
    finished_days: float | None = None
    """Days after which games that are over are deleted; by default they are kept."""


def divided(limits: Limits, processes: int) -> Limits:
    """The limits of each of several server processes: what can only be counted in each process is divided by their
    number."""
    counts = {name: -(-getattr(limits, name) // processes) for name in COUNTED_IN_EACH}
    return msgspec.structs.replace(limits, **counts)


class Settings(Struct, frozen=True):
    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    bots: int = 1
    """Processes in which computer players think."""
    tables: int = 500
    """Games kept in memory that nobody looks at."""
    analysing: float = 20.0
    """Seconds that the analysis of a finished game may take."""
    analyses: int = 12
    """Analyses and hints that wait or are made at the same time, of everybody."""
    thinking: float = 60.0
    """Timeout in seconds of a choice of a computer player; then its worker is replaced."""
    metrics: str = ""
    """HOST:PORT where the operator reads numbers."""
    processes: int = 1
    shared: str = ""
    """The file of what several server processes share in memory."""
    limits: Limits = Limits()
    seed: int | None = None
    """Of every game and every bot, for tests that can be repeated; by default each seed is random."""


def limits_of(environ: dict[str, str] | os._Environ[str] = os.environ) -> Limits:
    """The limits, with those changed that the environment names: LANGUEDOC_LIMITS='{"games": 200}'."""
    try:
        return msgspec.json.decode(environ.get(LIMITS) or "{}", type=Limits)
    except msgspec.MsgspecError as error:
        raise BadSettings(f"{LIMITS} cannot be read: {error}") from None


def checked_address(text: str) -> str:
    """HOST:PORT, or nothing."""
    host, _, port = text.rpartition(":")
    if text and not (host and port.isdecimal() and int(port) < PORTS):
        raise BadSettings(f"{text!r} is no address; write HOST:PORT, such as 127.0.0.1:9100")
    return text


def seed_of(environ: dict[str, str] | os._Environ[str] = os.environ) -> int | None:
    """The seed that the environment names: LANGUEDOC_SEED=17."""
    text = environ.get(SEED)
    if not text:
        return None
    if not text.isdecimal() or int(text) > LARGEST_SEED:
        raise BadSettings(f"{SEED} is {text}; it must be a number from 0 to {LARGEST_SEED}")
    return int(text)


def data_folder(environ: dict[str, str] | os._Environ[str] = os.environ) -> Path:
    """Where the games of this user are kept."""
    home = environ.get("XDG_DATA_HOME") or environ.get("LOCALAPPDATA")
    return (Path(home) if home else Path.home() / ".local" / "share") / "languedoc"


def cache_folder(environ: dict[str, str] | os._Environ[str] = os.environ) -> Path:
    """Where things are kept that can be computed again."""
    home = environ.get("XDG_CACHE_HOME") or environ.get("LOCALAPPDATA")
    return (Path(home) if home else Path.home() / ".cache") / "languedoc"


def passed_on(settings: Settings) -> dict[str, str]:
    """The settings as a variable of the environment, for further server processes."""
    return {SETTINGS: msgspec.json.encode(settings).decode()}


def received() -> Settings:
    return msgspec.json.decode(os.environ[SETTINGS], type=Settings)
