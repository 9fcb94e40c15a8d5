"""Rules of thumb: what things on the board are worth, as the greedy player counts them."""

from __future__ import annotations

# In hundredths of a point
POINT = 100
FOLLOWER_IN_SUPPLY = 90  # each follower that is still free
LAST_FOLLOWERS = 2  # the last ones are worth more
LAST_FOLLOWER = 150
ROAD_TILE = 70
CITY_TILE = 120
OPEN_END = 35  # what each open end of a road or half-edge of a city takes away
BUILDING_POINT = 85  # each point that a building would be worth at the end
FIELD_CITY = 200  # a completed city at an own field
FIELD_LIES = 60
