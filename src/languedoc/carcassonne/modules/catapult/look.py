"""How fairs and the tokens of the catapult are drawn."""

from __future__ import annotations

from languedoc.render.curves import Line
from languedoc.render.look import Hand, Look, SignLook, TokenLook

PARTING: Line = [
    (-2, 49),
    (14, 44),
    (34, 40),
    (66, 40),
    (86, 44),
    (102, 49),
    (102, 51),
    (86, 56),
    (66, 60),
    (34, 60),
    (14, 56),
    (-2, 51),
]

LOOK = Look(
    tokens={f"catapult-{kind}": TokenLook() for kind in ("knock_out", "seduction", "target", "catch")},
    signs={"fair": SignLook(room=(17.0, 10.0), stop=14.0, pale=True)},
    hands={
        "CA_m": Hand(lens=PARTING),
        "CA_rES_rW": Hand(meeting=(40, 42)),
        "CA_rNE_rW": Hand(meeting=(40, 58)),
    },
)
