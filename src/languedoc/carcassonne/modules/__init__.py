"""The modules of the game, one file each."""

from __future__ import annotations

from languedoc.carcassonne.module import Module
from languedoc.carcassonne.modules.base import Base
from languedoc.carcassonne.modules.river import River

BUILT: dict[str, type[Module]] = {"base": Base, "river_1": River, "river_2": River}
