"""What happened, in sentences that know where it was; and the points of a whole game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any

from languedoc import carcassonne, cardcassonne
from languedoc.carcassonne import words as tile_words
from languedoc.carcassonne.events import Awarded, GameOver, Scored
from languedoc.carcassonne.game import Game
from languedoc.carcassonne.prospects import find_segment
from languedoc.carcassonne.targets import Cell, Corner, Place, Segment
from languedoc.cardcassonne import words as card_words
from languedoc.cardcassonne.events import ChestOpened, RoundScored
from languedoc.cardcassonne.game import CardGame
from languedoc.errors import IllegalChoice
from languedoc.games import AnyGame
from languedoc.i18n import Speech
from languedoc.render import placing
from languedoc.render.curves import Point
from languedoc.render.placing import SIDE
from languedoc.server import wire
from languedoc.table.event import Event
from languedoc.table.words import Sentence
