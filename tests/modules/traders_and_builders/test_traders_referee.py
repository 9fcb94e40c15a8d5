"""The referee's own trial: the worked examples of traders_and_builders.md, on boards drawn as in referee/trial.py."""

from __future__ import annotations

from collections import Counter

import pytest

from modules.traders_and_builders.referee import final_goods
from referee.trial import BLUE, RED, board

TRADERS = "traders_and_builders"


def test_b3_goods() -> None:
    tokens = [Counter(wine=4, grain=3), Counter(wine=4, grain=2, cloth=1), Counter[str](), Counter[str]()]
    assert final_goods(tokens) == Counter(
        {(BLUE, ("wine", 4, 10)): 1, (RED, ("wine", 4, 10)): 1, (BLUE, ("grain", 3, 10)): 1, (RED, ("cloth", 1, 10)): 1}
    )


@pytest.mark.parametrize(
    ("red", "blue", "paid"), [(2, 2, (4, 3, 0, 0)), (2, 1, (0, 3, 0, 0))], ids=["B5 a tie", "B6 a minority"]
)
@pytest.mark.parametrize("field_scoring", ["per_field_3", "per_field_3_city_once", "per_city_4"])
def test_pigs(red: int, blue: int, paid: tuple[int, ...], field_scoring: str) -> None:
    referee = board("E2 / E0", rules=(TRADERS,), field_scoring=field_scoring)
    field = (0, 1, "field", "EL")
    for seat, farmers in ((RED, red), (BLUE, blue)):
        for _ in range(farmers):
            referee.stand(seat, field)
    referee.stand(BLUE, field, "pig")
    more = 1 if field_scoring == "per_city_4" else 0
    referee.final()
    assert referee.scores == [each + more if each else 0 for each in paid]


def test_where_builders_and_pigs_may_go() -> None:
    """Where an own follower is; the builder only where it is not finished."""
    referee = board("W0 U0", rules=(TRADERS,))
    referee.stand(RED, (0, 0, "road", "E"))
    referee.stand(RED, (0, 0, "field", "NL"))
    assert {option for option in referee.figure_options(RED) if option[0] in ("builder", "pig")} == {
        ("builder", (1, 0, "road", "E")),
        ("pig", (1, 0, "field", "NL")),
    }
    assert not [option for option in referee.figure_options(BLUE) if option[0] in ("builder", "pig")]
    referee.lay("W", 2, 0, 0)
    assert ("builder", (2, 0, "road", "W")) not in referee.figure_options(RED)
