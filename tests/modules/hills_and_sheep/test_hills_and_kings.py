"""Hills decide who is paid, not who takes the King and the Robber."""

from __future__ import annotations

import pytest

from modules.hills_and_sheep.tales import tale
from modules.hills_and_sheep.test_hills_and_vineyards import CITY, KNIGHTS

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]


def test_the_king_goes_to_whoever_completes_the_city_on_the_hill() -> None:
    """Tile 1 is a hill with Red's knight, who wins the tie with Blue's; it is Blue who lays the last tile."""
    drawing = CITY.format("HS_cNW", "N", "D").replace("3N", "4N").rstrip() + "\n    3B↑  .\n"
    story = tale("Red Blue", drawing, *KNIGHTS, "4 Blue", rest="U U U", also=("king_and_robber",))
    assert story.payments("city") == ["city: Red 8 (4 tiles 8)"]
    assert story.game.view()["modules"]["king_and_robber"]["king"] == {"holder": 1, "tiles": 4}
