"""What a stranger has used up is known to all server processes of a machine."""

from __future__ import annotations

import re
import stat
from pathlib import Path

import httpx

from languedoc.benchmark.postgres import Postgres, free_port
from languedoc.server.ledgers import SLOTS, Ledgers, SharedLedger, shared_memory
from languedoc.server.limits import Buckets, Budgets
from languedoc.server.settings import Limits, divided
from server.serving import NO_LIMITS, Server
from server.visitor import Visitor, told

STRANGER = "127.0.0.71"


def test_processes_see_what_the_others_charge() -> None:
    with shared_memory() as path:
        first, second = (Budgets(0.1, 1.0, Ledgers(path).of("people")) for _ in range(2))
        first.charge("anna", 0.6)
        assert second.left("anna")
        second.charge("anna", 0.6)
        assert not first.left("anna") and not second.left("anna") and second.left("ben")
        assert Budgets(0.1, 1.0, Ledgers(path).of("addresses")).left("anna"), "this is another account"
        buckets = [Buckets(0.001, 3, Ledgers(path).of("makings")) for _ in range(2)]
        assert [buckets[number % 2].take("anna") for number in range(5)] == [True] * 3 + [False] * 2
    assert not Path(path).exists()


def test_nobody_else_reads_what_processes_share() -> None:
    with shared_memory() as path, shared_memory() as other:
        assert stat.S_IMODE(Path(path).parent.stat().st_mode) == 0o700
        assert SharedLedger(Path(path), "people").secret != SharedLedger(Path(other), "people").secret


def test_a_crowd_does_not_make_the_debts_of_somebody_forgotten() -> None:
    with shared_memory() as path:
        first, second = (SharedLedger(Path(path), "people") for _ in range(2))
        first.set("anna", 1e9)
        for number in range(2 * SLOTS):
            second.set(f"stranger {number}", 1.0 + number)
        assert first.get("anna") == second.get("anna") == 1e9
        known = sum(second.get(f"stranger {number}") == 1.0 + number for number in range(SLOTS, 2 * SLOTS))
        assert known > SLOTS / 2, "the others are forgotten first whose time is over first"


def test_what_each_process_counts_for_itself_is_divided() -> None:
    two = divided(Limits(connections_of_address=600, uploads_of_address=3, games=50), 2)
    assert (two.connections_of_address, two.uploads_of_address, two.games) == (300, 2, 50)


def requests_of(ports: list[int]) -> list[int]:
    """How many requests each server process has answered."""
    found = [httpx.get(f"http://127.0.0.1:{port}/metrics", trust_env=False).text for port in ports]
    return [sum(map(int, re.findall(r"^languedoc_requests_total\{.*POST.*\} (\d+)$", text, re.M))) for text in found]


@told
async def test_two_processes_allow_no_more_than_one(postgres: Postgres, tmp_path: Path) -> None:
    port = free_port()
    limits = NO_LIMITS | {"makings": 0.0001, "making_burst": 5}
    more = ("--workers=2", f"--metrics=127.0.0.1:{port}")
    with Server(tmp_path, postgres.new_database(), limits, *more) as server:
        statuses: list[int] = []
        while len(statuses) < 20 or min(requests_of([port, port + 1])) < 8:
            async with Visitor(server.url, STRANGER) as visitor:  # whichever process accepts the connection
                made = await visitor.http.post("/api/games", json={"seats": [{"kind": "me"}, {"kind": "open"}]})
                statuses.append(made.status_code)
        assert sorted(statuses) == [201] * 5 + [429] * (len(statuses) - 5)
