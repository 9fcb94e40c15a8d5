"""Numbers with a special meaning that several modules use: codes, places, the layout of an option in one number.

Each is defined here only. A compiled module repeats a line (`NOTHING = numbering.NOTHING`) and names it in its .pxd,
so that it is a constant of C there.
"""

from __future__ import annotations

NOTHING = -1  # no tile, no figure, no step
SUPPLY = -1  # place of a figure beside the board; 0 and more: the segment it stands on
MOST_SEATS = 6

# The base game comes first in every box, so these numbers of its verbs and items are the same in every game
PLACE, PASS, DEPLOY, SCORE = range(4)
SQUARES, CITIES = 3, 4

# An option: verb 8 bits, first target 24, second 16, third 15
VERB_MASK = 0xFF
FIRST_TARGET = 8
SECOND_TARGET = 32
THIRD_TARGET = 48
FIRST_MASK = 0xFFFFFF
SECOND_MASK = 0xFFFF

# Values of `state.offered`: the kind of options of the pending decision
PLACES = 0  # the places found on the board
CHOICES = 1  # options offered one by one
RANGE = 2  # the same, followed by the numbers or points of a range

# Values of `state.range_kind`: the kind of the range
NUMBERS = 1  # whole numbers, which are the first targets
POINTS = 2  # points, in hundredths of a square: x is the first target, y the second and third together
POINT_ORIGIN = 1 << 20  # added to both, so that a target is never negative

FRAME = 3
"""Numbers in `state.frames` for each routine that waits: step, cursor, seat."""

FACTS = 8
"""Numbers in `state.done`, the record of a part of the turn."""

END = -1
"""Code of the row that ends a routine."""

NO_ROW = -1
"""For a step that is only carried out in routines and has no row to wake or rest."""

FEATURE = -1
"""Cause of a payment for a feature; every other payment has its item as cause."""

NO_ACTION, ASKED, PASSED, DEPLOYED, OTHER_ACTION, LAST_ACTION = range(6)
"""Values of the figure action of a part: none yet, asked for, passed, a figure was deployed, something else,
something after which no figure may follow."""

FIRST_PLACE = -2
"""The first of the places besides segments (0 and more) and the supply (-1); places of modules are numbered
downwards."""

ALL_PLACES = 0x7FFFFFFF
"""More places than a tile can have: to ask for all of them."""

ONE = 1
"""One bit. Where it is declared in a .pxd it is 64 bits wide; a plain 1 would be shifted out of a C int."""
