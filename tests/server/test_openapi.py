"""The server conforms to its schema, whatever is requested."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok

from server.serving import NO_LIMITS, Server
from server.visitor import Visitor

WITH_PAIRS = ("/history", "/moments/{number}", "/shapes")  # this Schemathesis cannot read the schema of a pair
EXAMPLES = 12  # of each operation, with a game that exists and with any
NOT_CHECKED = [
    # A schema cannot express all rules: a game of nine seats is valid JSON and cannot be played.
    schemathesis.checks.positive_data_acceptance,
    # Litestar accepts 0 for false and lets OPTIONS name the methods of one controller.
    schemathesis.checks.negative_data_rejection,
    schemathesis.checks.allow_header_conformance,
]


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("openapi"), limits=NO_LIMITS) as server:
        yield server
        assert server.answers() and '"level":"error"' not in server.logged()


async def some_games(url: str) -> tuple[list[str], dict[str, str]]:
    """Games that wait, run and are over, and the cookie of their host."""
    async with Visitor(url) as anna:
        await anna.called("Anna")
        waiting = await anna.make("me", "open", "open", "open", listed=True)
        running = [await anna.make("me", "here", "greedy", **wish) for wish in ({}, {"game": "cardcassonne"})]
        over = await anna.make("random", "greedy", game="cardcassonne")
        async with anna.live(over["code"]) as line:
            await line.welcome()
            await line.play(random.Random(1))
        codes = [game["code"] for game in (waiting, *running, over)]
        return codes, {cookie.name: str(cookie.value) for cookie in anna.http.cookies.jar}


def test_the_schema_holds(fuzzed: Server) -> None:
    codes, cookies = asyncio.run(some_games(fuzzed.url))
    schema = schemathesis.openapi.from_url(f"{fuzzed.url}/schema")
    found = list(schema.get_all_operations())
    operations = [each.ok() for each in found if isinstance(each, Ok)]
    assert len(operations) == len(found) >= 19
    # Games are removed when all else was asked of them.
    operations.sort(key=lambda each: (each.method, each.path) == ("delete", "/api/games/{code}"))
    assert operations[-1].method == "delete"
    for operation in operations:

        @given(case=operation.as_strategy(), code=st.sampled_from([*codes, ""]))
        @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck), deadline=None)
        def ask(case: Any, code: str) -> None:
            if code and "code" in (case.path_parameters or {}):
                case.path_parameters["code"] = code
            case.call_and_validate(excluded_checks=not_checked, cookies=cookies)  # noqa: B023

        not_checked = list(NOT_CHECKED)
        if operation.path.endswith(WITH_PAIRS):
            not_checked.append(schemathesis.checks.response_schema_conformance)
        ask()


def test_the_schema_names_no_other_host(fuzzed: Server) -> None:
    schema = httpx.get(f"{fuzzed.url}/schema")
    assert schema.json()["info"]["title"] == "Languedoc"
    assert "http://" not in schema.text and "https://" not in schema.text
