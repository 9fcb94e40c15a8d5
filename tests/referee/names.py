"""The one thing the referee reads from the declarations of the engine: what things are called."""

from __future__ import annotations

from languedoc.carcassonne.modules import BUILT

CAPTIVE = {place.name for module in BUILT.values() for place in module.places if place.captive}
"""Places where figures are in the power of another player."""

SHELTERED = {place.name for module in BUILT.values() for place in module.places if place.sheltered}
"""Places where nothing that comes to a tile touches the figures."""
