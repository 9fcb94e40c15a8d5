"""The modules of the game, one file each, in the order in which their parts of a value build upon each other."""

from __future__ import annotations

from languedoc.carcassonne.module import Module
from languedoc.carcassonne.modules.abbey_and_mayor import AbbeyAndMayor
from languedoc.carcassonne.modules.base import Base
from languedoc.carcassonne.modules.count import Count
from languedoc.carcassonne.modules.cult import Cult
from languedoc.carcassonne.modules.inns_and_cathedrals import InnsAndCathedrals
from languedoc.carcassonne.modules.king_and_robber import KingAndRobber
from languedoc.carcassonne.modules.princess_and_dragon import PrincessAndDragon
from languedoc.carcassonne.modules.river import River
from languedoc.carcassonne.modules.tower import Tower
from languedoc.carcassonne.modules.traders_and_builders import TradersAndBuilders

BUILT: dict[str, type[Module]] = {
    "base": Base,
    "inns_and_cathedrals": InnsAndCathedrals,
    "traders_and_builders": TradersAndBuilders,
    "princess_and_dragon": PrincessAndDragon,
    "tower": Tower,
    "abbey_and_mayor": AbbeyAndMayor,
    "count": Count,  # before the rivers: the spring is laid at its block
    "king_and_robber": KingAndRobber,
    "cult": Cult,
    "river_1": River,
    "river_2": River,
}
