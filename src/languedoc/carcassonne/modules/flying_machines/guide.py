"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

from __future__ import annotations

from languedoc.guide.model import Deck

STEPS = {
    "setup_flight_die": "auto all",
    "fly_follower": "may",
    "land_flier": "must",
}

WHEN = {
    "fly_follower": "sign flying_machine, action fly_follower",
}

DECKS = (Deck("die", {"one": 2, "two": 2, "three": 2}, returns=True),)

NOT_SHOWN = {
    "setup_flight_die": "It is done before the first tile lies.",
}
