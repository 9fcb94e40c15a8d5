"""How an option is packed into one number, and which options a decision offers.

These numbers are defined here once. Compiled modules repeat a line (`NOTHING = codes.NOTHING`) so that the name is a C
variable there.
"""

from __future__ import annotations

NOTHING = -1  # no tile, no figure, no step

# An option: verb 8 bits, first target 24, second 16, third 15
VERB_MASK = 0xFF
FIRST_TARGET = 8
SECOND_TARGET = 32
THIRD_TARGET = 48
FIRST_MASK = 0xFFFFFF
SECOND_MASK = 0xFFFF

# What `state.offered` says of the options of the pending decision
PLACES = 0  # they are the places found on the board
CHOICES = 1  # they were offered one by one
RANGE = 2  # the last ones among them are the numbers or points of a range

# What `state.range_kind` says of the range
NUMBERS = 1  # whole numbers, which are the first targets
POINTS = 2  # points, in hundredths of a square: x is the first target, y the second and third together
POINT_ORIGIN = 1 << 20  # added to both, so that a target is never negative
