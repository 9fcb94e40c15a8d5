"""A private PostgreSQL for benchmarks and tests: finds its programs and starts it in a temporary folder."""

from __future__ import annotations

import contextlib
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

PATIENCE = 60.0  # seconds that it may take to start, or to stop
PACKAGED = "/usr/lib/postgresql"
USERS = ("postgres", "nobody")  # root may not run a database


def programs() -> Path | None:
    """Where initdb and postgres are."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    folders = sorted(Path(PACKAGED).glob("*/bin"), key=lambda folder: folder.parent.name.zfill(4))
    return next((folder for folder in reversed(folders) if (folder / "initdb").exists()), None)


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class NoPostgres(Exception):
    """PostgreSQL is not installed here."""


class Postgres:
    def __init__(self, folder: Path, programs: Path, user: str | None) -> None:
        self.folder = folder
        self.programs = programs
        self.user = user
        self.port = free_port()
        self.password = secrets.token_hex(8)

    def url(self, name: str = "postgres") -> str:
        return f"postgresql://tester:{self.password}@127.0.0.1:{self.port}/{name}"

    def run(self, program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(self.programs / program), *arguments],
            check=True,
            capture_output=True,
            text=True,
            user=self.user,
            cwd=self.folder,
            env={"PGPASSWORD": self.password, "PATH": os.environ["PATH"], "LC_ALL": "C"},
        )

    def sql(self, statement: str, name: str = "postgres") -> str:
        return self.run("psql", "-XAtq", self.url(name), "-c", statement).stdout.strip()

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"games_{secrets.token_hex(4)}"
        self.sql(f"CREATE DATABASE {name}")
        return self.url(name)

    @contextlib.contextmanager
    def running(self) -> Iterator[Postgres]:
        word = self.folder / "password"
        word.write_text(self.password)
        data = self.folder / "data"
        for path in (self.folder, word):
            if self.user is not None:
                shutil.chown(path, self.user)
        account = ("-U", "tester", "--pwfile", str(word), "-A", "scram-sha-256")
        self.run("initdb", "-D", str(data), "--no-sync", "-E", "UTF8", "--locale=C", *account)
        process = subprocess.Popen(
            [
                *(str(self.programs / "postgres"), "-D", str(data), "-p", str(self.port), "-k", str(self.folder)),
                *("-c", "listen_addresses=127.0.0.1", "-c", "fsync=off", "-c", "max_connections=200"),
            ],
            user=self.user,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            until = time.monotonic() + PATIENCE
            while True:
                try:
                    self.sql("SELECT 1")
                    break
                except subprocess.CalledProcessError:
                    assert process.poll() is None and time.monotonic() < until, "PostgreSQL does not start"
                    time.sleep(0.1)
            yield self
        finally:
            process.send_signal(signal.SIGINT)  # without waiting for open connections
            process.wait(PATIENCE)


@contextlib.contextmanager
def started() -> Iterator[Postgres]:
    found = programs()
    if found is None:
        raise NoPostgres
    user = None
    if os.geteuid() == 0:
        known = {entry.pw_name for entry in pwd.getpwall()}
        user = next(name for name in USERS if name in known)
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="languedoc-postgres-")))
        yield stack.enter_context(Postgres(folder, found, user).running())
