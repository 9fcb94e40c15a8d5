"""How the cards of the King and the Robber are drawn."""

from __future__ import annotations

from languedoc.render.look import CROSSED, Hand, Look, TokenLook

LOOK = Look(
    tokens={"king": TokenLook(), "robber": TokenLook("robber-sign")},
    hands={"KR_cNS_cEW": Hand(walls=CROSSED)},
)
