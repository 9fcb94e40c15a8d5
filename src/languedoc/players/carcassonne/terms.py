"""The terms of a position: how finely each thing is counted, and where its weights begin in the table.

`docs/players.md` explains them. A change here makes weights of another version.
"""

from __future__ import annotations

POINT = 1 << 16  # what one point counts in weights and values
ONE = 1 << 16  # a whole, where parts of it are meant

# Steps of what is counted. STANDING: strength of mine and of the strongest of the others, 0, 1, 2 or more each
STANDING = 9
FITS = 5
PHASES = 9
THIRDS = 3
CITY_SIZES = 14
CITY_ENDS = 5
ROAD_SIZES = 10
ROAD_ENDS = 3
FILLED = 9
DEAD_SQUARES = 4
CITIES = 8
OPEN_CITIES = 5
FIELD_SIZES = 4
FREE = 8
STUCK = 4
TILES_LEFT = 73
RISKS = 8
GROUNDS = 5  # field, city, road, building, elsewhere
MANY = 250  # as many fitting tiles as are told apart

# Where the terms begin in the table
CITY_FIT = 0
CITY_PHASE = CITY_FIT + STANDING * CITY_SIZES * CITY_ENDS * FITS
CITY_BOTH = CITY_PHASE + STANDING * CITY_SIZES * CITY_ENDS * PHASES
ROAD_FIT = CITY_BOTH + STANDING * FITS * PHASES
ROAD_PHASE = ROAD_FIT + STANDING * ROAD_SIZES * ROAD_ENDS * FITS
BUILDING_TERM = ROAD_PHASE + STANDING * ROAD_SIZES * ROAD_ENDS * PHASES
FIELD_PHASE = BUILDING_TERM + STANDING * FILLED * DEAD_SQUARES * PHASES
FIELD_SIZE = FIELD_PHASE + STANDING * CITIES * OPEN_CITIES * PHASES
PAIR = FIELD_SIZE + STANDING * CITIES * OPEN_CITIES * FIELD_SIZES
RISK = PAIR + 3 * STANDING * STANDING * FITS * THIRDS
FREE_TERM = RISK + 2 * STANDING * RISKS * FITS
STUCK_TERM = FREE_TERM + FREE * FREE * PHASES
LEFT_TERM = STUCK_TERM + STUCK * STUCK * PHASES
CORE = LEFT_TERM + TILES_LEFT
# then for each further kind of figure: how many both have free, and where each one stands
SPARE = 3
FIGURE_TERM = SPARE * SPARE * THIRDS + GROUNDS * 2 * THIRDS
# and for each belonging that a module declares: how much of it both have
OWNED = 8
OWNED_TERM = OWNED * OWNED * THIRDS

MOST_TERMS = 6000  # of one position
