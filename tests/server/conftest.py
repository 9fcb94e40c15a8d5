"""One server for the many tests that do not harm it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.postgres import Postgres, started
from server.serving import NO_LIMITS, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server"), limits=NO_LIMITS) as running:
        yield running
        assert running.answers(), f"the server did not live through the tests: {running.logged()}"
        assert '"level":"error"' not in running.logged()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with started() as running:
        yield running
