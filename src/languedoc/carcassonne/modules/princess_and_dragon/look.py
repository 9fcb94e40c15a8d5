"""How the dragon, the fairy and their signs are drawn."""

from __future__ import annotations

from languedoc.render.look import Hand, Look, SignLook, TokenLook

LOOK = Look(
    tokens={"dragon": TokenLook("dragon-figure", base=1.2), "fairy": TokenLook("fairy-figure", base=0.9)},
    signs={
        "volcano": SignLook(room=(19.0, 11.0), stop=14.0),
        "dragon": SignLook(room=(16.0, 11.0)),
        "portal": SignLook(room=(14.0, 10.0), pale=True),
        "princess": SignLook(),
    },
    hands={"BF": Hand(walls={"N": ((56, 4), (30, 62), (5, 100.5), (10, 74), (22, 25)), "S": ((40, 74), (78, 36))})},
    seen=("notice-dragon", "notice-fairy"),
)
