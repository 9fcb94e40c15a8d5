"""Numbers that are no counts but signs. They stand apart, so that every compiled module can read them first."""

from __future__ import annotations

END = -1
"""Code of the row that ends a routine."""

NO_ROW = -1
"""For a step that is only carried out in routines: it neither wakes nor rests."""

FEATURE = -1
"""Cause of a payment for a feature; every other payment names its item."""

ACTIONS = range(6)
"""What the figure action of a part was: none yet, asked for, passed, a figure was deployed, something else, something
after which no figure may follow. `state.py` names them."""

FIRST_PLACE = -2
"""Where figures can be besides segments (0 and more) and the supply (-1): places of modules, numbered downwards."""
