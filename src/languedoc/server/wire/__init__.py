"""What goes between server and page: every body of an answer or request, and every frame of the socket.

The page knows no rules. It draws what is said here and sends back the notation of an option. `web/src/wire.ts` is made
from this folder (`make wire`), so both sides read the same words.

Distances are those of the drawings: a square of the board is 100 wide, square (x, y) begins at (100 x, 100 y), y grows
southwards.
"""

from __future__ import annotations

from languedoc.server.wire.analysis import *  # noqa: F403
from languedoc.server.wire.frames import *  # noqa: F403
from languedoc.server.wire.guides import *  # noqa: F403
from languedoc.server.wire.lobby import *  # noqa: F403
from languedoc.server.wire.plain import *  # noqa: F403
from languedoc.server.wire.records import *  # noqa: F403
from languedoc.server.wire.table import *  # noqa: F403
