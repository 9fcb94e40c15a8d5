"""The clocks by which the time of a decision is measured."""

from __future__ import annotations

import threading
import time

from languedoc.carcassonne.game import Game
from languedoc.players.carcassonne import Expert
from languedoc.players.clocks import Alarm, processor


def test_who_sleeps_is_charged_nothing() -> None:
    clock = processor()
    began = clock()
    time.sleep(0.2)
    assert clock() - began < 0.1


def test_another_thread_reads_what_this_one_computed() -> None:
    clock = processor()
    before = clock()
    for _ in range(200_000):
        pass
    read: list[float] = []
    reader = threading.Thread(target=lambda: read.append(clock()))
    reader.start()
    reader.join()
    assert read[0] > before


def test_an_alarm_rings_by_its_own_clock() -> None:
    rung = threading.Event()
    at = [0.0]
    with Alarm(lambda: at[0], 0.01, rung.set):
        assert not rung.wait(0.1), "by this clock no time has passed"
        at[0] = 1.0
        assert rung.wait(30)


def test_an_alarm_does_not_ring_after_the_decision() -> None:
    rung = threading.Event()
    with Alarm(time.perf_counter, time.perf_counter() + 3600, rung.set):
        pass
    assert not rung.is_set()


def test_an_expert_thinks_as_long_as_its_clock_says() -> None:
    """Here the clock goes on by one step with each look at it."""

    def made(step: float) -> int:
        now = [0.0]

        def clock() -> float:
            now[0] += step
            return now[0]

        expert = Expert(5, budget_ms=1000, threads=1, timing=lambda: clock)
        state = Game(2, seed=4).state
        expert.pick(state)
        return expert.made

    assert made(0.1) < made(0.001)
