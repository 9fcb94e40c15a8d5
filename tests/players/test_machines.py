"""Work on many machines: the same results as here, in the same order."""

from __future__ import annotations

import json
import multiprocessing
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import pytest

from helpers.command import refused, said
from languedoc.carcassonne.setup import Setup
from languedoc.cardcassonne.setup import Setup as CardSetup
from languedoc.players.arena import play_match
from languedoc.players.carcassonne.training import Training
from languedoc.players.cardcassonne.learning import learn
from languedoc.players.machines import LOCAL, OnRay, Processes

T = TypeVar("T")
PATIENCE = 120.0  # seconds


class OneAfterTheOther:
    """Machines that are this process."""

    def each(self, work: Callable[..., T], rows: Sequence[tuple[Any, ...]]) -> Iterator[T]:
        return (work(*row) for row in rows)


def trained(folder: Path, machines: Any, jobs: int = 1) -> Training:
    training = Training(Setup(), 8, 3, folder / "new.weights", jobs, checked_games=0)
    training.run(lambda so_far, new: None, machines)
    return training


def test_shares_of_a_training_give_the_same_weights(tmp_path: Path) -> None:
    here = trained(tmp_path, None)
    assert here.known() == trained(tmp_path, OneAfterTheOther()).known()
    two = trained(tmp_path, OneAfterTheOther(), jobs=2)
    assert two.done == 8 and two.known() == trained(tmp_path, OneAfterTheOther(), jobs=2).known()


def wait_for(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def test_work_that_is_not_wanted_any_more_is_given_up() -> None:
    """A match is decided while other games of it would still take an hour."""
    before = {child.pid for child in multiprocessing.active_children()}
    found = Processes(2).each(wait_for, [(0,), (3600,), (3600,)])
    assert next(found) == 0
    processes = [child for child in multiprocessing.active_children() if child.pid not in before]
    assert len(processes) == 2
    found.close()  # type: ignore[attr-defined]
    for process in processes:
        process.join(PATIENCE)
        assert not process.is_alive()


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "pip install languedoc[ray]" in refused("arena", "greedy", "random", "--ray", LOCAL)


@pytest.mark.filterwarnings("default")  # Ray leaves files open when it stops
def test_a_local_ray_gives_the_same_results(tmp_path: Path) -> None:
    names = ("casual", "greedy")
    with OnRay(LOCAL, 2) as machines:
        match = play_match(Setup(seed=4), names, 6, machines=machines)
        weights = trained(tmp_path, machines).known()
        cards = learn(40, 1, 2, lambda done: None, machines)
        early = play_match(CardSetup(seed=4), ("greedy", "random"), 400, sprt=(0, 200), machines=machines)
    assert match == play_match(Setup(seed=4), names, 6)
    assert weights == trained(tmp_path, None).known()
    assert cards == learn(40, 1, 1, lambda done: None)
    assert early.games < 100
    arguments = ("arena", "greedy", "random", "--games", "4", "--json")
    assert json.loads(said(*arguments, "--ray", LOCAL)) == json.loads(said(*arguments, "--jobs", "1"))
