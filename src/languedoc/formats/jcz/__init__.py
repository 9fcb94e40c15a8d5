"""Saved games of JCloisterZone and FanCloisterZone, the `.jcz` files: opened, played again, compared.

reading.py      the JSON of a file, parsed and checked: every fault names its place
tables.py       what things are called there and here: one entry for each tile set, element, rule, figure, phase
tiles.toml      the same for tiles
setup.py        a setup of theirs becomes one of ours
pointers.py     places on the board: their locations, our segments
messages.py     what each message chooses
followed.py     a game of ours that stops where theirs stops
replay.py       a game of ours that follows theirs message by message
assertions.py   the sentences of its tests
check.py        the report: what held, and where the two programs part
"""

from languedoc.formats.jcz.check import Report, check
from languedoc.formats.jcz.reading import Recording, read
from languedoc.formats.jcz.replay import Replay, replayed

__all__ = ["Recording", "Replay", "Report", "check", "read", "replayed"]
