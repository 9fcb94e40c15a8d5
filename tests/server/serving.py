"""A server process to be tested, and how to start, stop and kill it."""

from __future__ import annotations

import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any, Self

from helpers import processes

PATIENCE = processes.PATIENCE
PORTS = (15_000, 32_000)
SEED = 17_316_048_203_718_264_055  # so that a failure can be repeated; no other number looks like it
NO_LIMITS = {
    "messages": 1e6,
    "message_burst": 1_000_000,
    "requests": 1e6,
    "request_burst": 1_000_000,
    "makings": 1e6,
    "making_burst": 1_000_000,
    "names": 1e6,
    "name_burst": 1_000_000,
    "games": 1_000_000,
    "sockets": 1_000_000,
    "sockets_of_address": 1_000_000,
    "requests_at_once": 1_000_000,
    "connects": 1e6,
    "connect_burst": 1_000_000,
    "waiting_of_address": 1_000_000_000,
    "processor": 1e6,
    "processor_burst": 1e6,
    "processor_share": 1e6,
    "processor_share_burst": 1e6,
    "processor_of_address": 1e6,
    "processor_burst_of_address": 1e6,
    "absent": 0,
    "lines_of_address": 1e6,
    "line_burst_of_address": 1_000_000,
    "uploads": 1_000_000,
    "uploads_of_address": 1_000_000,
}


def free_port() -> int:
    """A port outside the range from which the system assigns ports to clients: a client that retries while the
    server is down might get the very port of the server."""
    while True:
        port = random.SystemRandom().randrange(*PORTS)
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port


class Server:
    """`languedoc serve` on a port of its own. Its log goes into a file beside the database."""

    def __init__(
        self,
        folder: Path,
        database: str = "",
        limits: dict[str, Any] | None = None,
        *more: str,
        environ: dict[str, str] | None = None,
        seed: int | None = SEED,
    ) -> None:
        """`seed` is that of all games and bots; without one each has its own."""
        self.database = database or str(folder / "games.db")
        self.port = free_port()
        self.limits = limits or {}
        self.more = more
        self.environ = environ or dict(os.environ)
        self.seed = seed
        self.log_file = folder / f"server-{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Self:
        command = [sys.executable, "-m", "languedoc", "serve", "--no-browser", f"--port={self.port}", *self.more]
        environ = self.environ | {"LANGUEDOC_LIMITS": json.dumps(self.limits)}
        if self.seed is not None:
            environ["LANGUEDOC_SEED"] = str(self.seed)
        with self.log_file.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, f"--database={self.database}"], stdout=log, stderr=log, env=environ, start_new_session=True
            )
        until = time.monotonic() + PATIENCE
        while not self.answers():
            assert self.process.poll() is None, f"the server has ended: {self.logged()}"
            assert time.monotonic() < until, f"the server does not answer: {self.logged()}"
            time.sleep(0.05)
        return self

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/health", timeout=PATIENCE) as answer:
                return bool(json.load(answer)["ok"])
        except OSError:
            return False

    def memory(self) -> int:
        """Bytes that the process holds."""
        assert self.process is not None
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def logged(self) -> str:
        return self.log_file.read_text()

    def kill(self) -> None:
        """Kill the process without warning, as if the machine failed."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Stop the process in the regular way."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise AssertionError(f"the server does not stop: {self.logged()}") from None

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *reason: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop()
            assert "did not end in time" not in self.logged()
