"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

from __future__ import annotations

from languedoc.guide.model import Deck

STEPS = {
    "setup_messages": "auto each",
    "counting_figure": "must owner",
    "message_draw": "must",
    "message_choice": "must",
    "message_follower": "must",
    "message_part": "auto",
}

MESSAGES = (
    *("smallest_road", "smallest_city", "smallest_monastery", "pennants", "knights", "farmers"),
    *("extra_tile", "score_and_return_follower"),
)

DECKS = (Deck("messages", dict.fromkeys(MESSAGES, 1)),)

CHANGES = {"message_draw": "phase_scoring"}

NOT_SHOWN = {
    "setup_messages": "It is done before the first tile lies.",
}
