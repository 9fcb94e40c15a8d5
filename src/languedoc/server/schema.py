"""What is kept, as tables of a database. Times are milliseconds since 1970.

The choices of a game are only ever added to: taking some back is one more row. All else about a running game follows
from its setup and its choices; what `games` repeats of it (`asked`, `tiles`, `scores`) is there for lists.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text, false
from sqlalchemy import UniqueConstraint as Unique

metadata = MetaData()

keys = Table(
    "keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", String(200), nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("created", BigInteger, nullable=False),
)

games = Table(
    "games",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("code", String(16), nullable=False, unique=True),
    Column("game", String(20), nullable=False),
    Column("setup", Text, nullable=False),  # a save without choices, seed included
    Column("host", String(32), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("seconds", Integer),  # of each clock, where there are any
    Column("increment", Integer, nullable=False),
    Column("status", String(8), nullable=False),
    Column("version", Integer, nullable=False),
    Column("asked", Integer),
    Column("tiles", Integer, nullable=False),
    Column("scores", Text, nullable=False),
    Column("clocks", Text, nullable=False),
    Column("votes", Text, nullable=False),  # after a clock has run out, or about a proposal
    Column("following", String(16), nullable=False),  # the code of the game that was begun after this one
    Column("thinker", String(32), nullable=False),  # the server process that lets a bot think, until `thinks_until`
    Column("thinks_until", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("uploaded", Boolean, nullable=False, server_default=false()),  # it came as a file
    Column("provable", Boolean, nullable=False, server_default=false()),  # its key was committed to before it began
    Column("removal", Text, nullable=False, server_default=""),  # who wants it removed
    Column("muted", Text, nullable=False, server_default=""),  # whose chat is not sent to others
    Column("origin", String(16), nullable=False, server_default=""),  # a keyed hash of the network it was made from
    Column("former", Text, nullable=False, server_default=""),  # who sat where while it was running: person:seat
    Column("hints", Boolean, nullable=False, server_default=false()),  # whether players may ask for the best options
    Index("games_by_host", "host"),
    Index("games_by_status", "status", "listed", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("game_id", Integer, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", String(32), nullable=False),
    Column("name", String(60), nullable=False),
    Column("level", String(100), nullable=False),
    Index("seats_by_person", "person"),
)

choices = Table(
    "choices",
    metadata,
    Column("game_id", Integer, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("key", String(64), nullable=False),
    Column("kind", String(8), nullable=False),  # choice, undo, back, end
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Unique("game_id", "key", name="choices_once"),
)

chat = Table(
    "chat",
    metadata,
    Column("game_id", Integer, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("key", String(64), nullable=False),
    Column("seat", Integer),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),  # empty: it was removed
    Column("at", BigInteger, nullable=False),
    Column("person", String(32), nullable=False, server_default=""),
    Unique("game_id", "key", name="chat_once"),
)
