"""The texts of the tile sheets and of the deck of the card game."""

from __future__ import annotations

from pathlib import Path

from languedoc.carcassonne.tiles import catalogue
from languedoc.cardcassonne import cards

TEXTS = {slug: path.read_text(encoding="utf-8") for slug, path in catalogue.PATHS.items()}
TEXTS["cards"] = Path(cards.__file__).with_name(cards.FILE).read_text(encoding="utf-8")
