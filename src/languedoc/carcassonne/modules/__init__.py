"""The modules of the game, one file each."""

from __future__ import annotations

from languedoc.carcassonne.module import Module
from languedoc.carcassonne.modules.base import Base
from languedoc.carcassonne.modules.inns_and_cathedrals import InnsAndCathedrals
from languedoc.carcassonne.modules.king_and_robber import KingAndRobber

BUILT: dict[str, type[Module]] = {
    "base": Base,
    "inns_and_cathedrals": InnsAndCathedrals,
    "king_and_robber": KingAndRobber,
}
