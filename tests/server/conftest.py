"""One server that most tests share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from languedoc.benchmark.postgres import NoPostgres, Postgres, started
from server.serving import NO_LIMITS, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server"), limits=NO_LIMITS) as running:
        yield running
        assert running.answers(), f"the server did not live through the tests: {running.logged()}"
        assert '"level":"error"' not in running.logged()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    try:
        with started() as running:
            yield running
    except NoPostgres:
        pytest.skip(
            "PostgreSQL is not here: `make build/peers` installs it where it may, or install its package yourself"
        )


@pytest.fixture(scope="module")
def two(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two server processes with one database."""
    folder = tmp_path_factory.mktemp("two")
    database = postgres.new_database()
    with Server(folder, database, NO_LIMITS) as first, Server(folder, database, NO_LIMITS) as second:
        yield first, second
        for server in (first, second):
            assert server.answers()
            assert [line for line in server.logged().splitlines() if '"level":"error"' in line] == []
            assert postgres.password not in server.logged()
