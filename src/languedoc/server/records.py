"""What can be read of a game besides the table: its save, every moment of it, its points; and files brought here."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.params import PathParameter, RawBody

from languedoc.cardcassonne.game import CardGame
from languedoc.errors import LanguedocError
from languedoc.i18n import speech
from languedoc.server import making, scene, sight, wire
from languedoc.server.fold import Fold
from languedoc.server.lobby import REFUSED, Asking, Code, Lang, check_pace, hall_of, person_of, told
from languedoc.server.refusals import Refusal
from languedoc.server.settings import Limits
from languedoc.server.sight import Showing
from languedoc.server.tables import Table

Turns = Annotated[int, PathParameter(ge=0, le=3, description="Quarter turns.")]


async def played(request: Asking, code: str) -> tuple[Table, Fold]:
    """A game that has begun."""
    table = await hall_of(request).table(code)
    if table.fold is None:
        raise Refusal("not_running")
    return table, table.fold


class Records(Controller):
    path = "/api/games"
    tags = ("records",)

    @get("/{code:str}/save", media_type="text/plain", responses=REFUSED)
    async def save(self, request: Asking, code: Code) -> Response[str]:
        """A game that is over, as a file. While it lasts its file would tell what is in the bag."""
        _, fold = await played(request, code)
        if not fold.over:
            raise Refusal("not_over")
        name = f'attachment; filename="languedoc-{code}.save"'
        return Response(fold.game.save(), media_type="text/plain", headers={"content-disposition": name})

    @get("/{code:str}/moments/{number:int}", responses=REFUSED)
    async def moment(
        self, request: Asking, code: Code, number: Annotated[int, PathParameter(ge=0, le=100_000)], lang: Lang = "en"
    ) -> wire.Moment:
        """The game after a number of choices, as everybody may see it."""
        table, whole = await played(request, code)
        past = await table.moment(number)
        showing = Showing(table.kept, past, table.online(), ())
        seen = sight.sight(past, lang, (), None)
        return wire.Moment(number, len(whole.made), showing.table(seen), showing.log(seen, number))

    @get("/{code:str}/history", responses=REFUSED)
    async def history(self, request: Asking, code: Code, lang: Lang = "en") -> wire.History:
        """The points after every choice, and where they came from."""
        _, whole = await played(request, code)
        return await asyncio.to_thread(scene.history, whole.game.copy(), speech(lang))

    @get("/{code:str}/fields", responses=REFUSED)
    async def fields(self, request: Asking, code: Code) -> wire.Fields:
        """All fields of the board and whose they are."""
        _, whole = await played(request, code)
        if isinstance(whole.game, CardGame):
            return wire.Fields([])
        return await asyncio.to_thread(scene.fields, whole.game.copy())

    @post("/upload", request_max_body_size=Limits().upload, responses=REFUSED)
    async def upload(self, request: Asking, body: RawBody, lang: Lang = "en") -> wire.GameInfo:
        """Bring a save of Languedoc or of JCloisterZone."""
        check_pace(request)
        return told(request, await making.upload(hall_of(request), person_of(request), body), lang)


class Shapes(Controller):
    path = "/api/tiles"
    tags = ("tiles",)

    @get("/{art:str}/{quarters:int}/shapes", sync_to_thread=True, responses=REFUSED)
    def shapes(self, art: Annotated[str, PathParameter(max_length=80)], quarters: Turns) -> wire.TileShapes:
        """The parts of a tile, to point at."""
        try:
            return scene.tile_shapes(art, quarters)
        except LanguedocError:
            raise Refusal("not_found") from None
