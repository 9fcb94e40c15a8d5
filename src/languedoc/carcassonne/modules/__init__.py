"""The modules of the game, one file each."""

from __future__ import annotations

from languedoc.carcassonne.module import Module
from languedoc.carcassonne.modules.base import Base
from languedoc.carcassonne.modules.cult import Cult

BUILT: dict[str, type[Module]] = {"base": Base, "cult": Cult}
