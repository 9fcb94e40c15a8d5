"""How herds of pigs and a city on a bridge are drawn."""

from __future__ import annotations

from languedoc.render.look import Hand, Look, SignLook

LOOK = Look(
    signs={"pig_herd": SignLook("pigs", room=(16.0, 10.0), pale=True)},
    # a bridge with houses on it
    hands={"R2_cEW_vNS": Hand(walls={"E": ((64, 41), (36, 41)), "W": ((36, 59), (64, 59))})},
)
