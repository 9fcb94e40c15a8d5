"""How the count and the quarters of his city are drawn."""

from __future__ import annotations

from languedoc.render.look import Landmark, Look, TokenLook

LOOK = Look(
    tokens={"count": TokenLook("count-figure", base=0.9, aside=(30.0, 34.0))},
    landmarks={
        "06": Landmark("cathedral-big", (50.0, 56.0), 1.5, 34.0),
        "07": Landmark("castle", (44.0, 46.0), 1.25, 36.0),
        "08": Landmark("bazaar", (24.0, 50.0), 1.3, 22.0),
        "11": Landmark("anvil", (50.0, 24.0), 1.3, 20.0),
    },
)
