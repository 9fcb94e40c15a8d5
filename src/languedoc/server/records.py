"""What can be read of a game besides the table: its save, every moment of it, its points; and files brought here."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter, RawBody
from litestar.types import ASGIApp, HTTPReceiveMessage, Receive, Scope, Send, WebSocketReceiveMessage

from languedoc.carcassonne.game import Game
from languedoc.cardcassonne.game import CardGame
from languedoc.errors import LanguedocError
from languedoc.i18n import speech
from languedoc.server import lesson, making, scene, sight, wire
from languedoc.server.accounts import in_thread, in_thread_for_all
from languedoc.server.fold import Fold
from languedoc.server.limits import Open
from languedoc.server.lobby import REFUSED, Asking, Code, Lang, check_pace, hall_of, origin_of, person_of, told
from languedoc.server.pages import DRAWING_POLICY
from languedoc.server.people import address_of, address_of_scope
from languedoc.server.refusals import Refusal
from languedoc.server.settings import Limits
from languedoc.server.sight import Showing
from languedoc.server.tables import Table

Turns = Annotated[int, PathParameter(ge=0, le=3, description="Quarter turns.")]

DRAWN = {"content-security-policy": DRAWING_POLICY, "x-content-type-options": "nosniff"}
MomentNumber = Annotated[int, PathParameter(ge=0, le=100_000, description="How many choices had been made.")]
Segment = Annotated[str, QueryParameter(max_length=200, description="A part of a tile, as on the board.")]
Coordinate = Annotated[int, QueryParameter(ge=-500, le=500, description="Of a square.")]


async def played(request: Asking, code: str) -> tuple[Table, Fold]:
    """A game that has begun."""
    table = await hall_of(request).table(code)
    if table.fold is None:
        raise Refusal("not_running")
    return table, table.fold


async def board_then(request: Asking, code: str, number: int) -> Game:
    """A game of tiles after `number` choices."""
    table, _ = await played(request, code)
    past = (await table.moment(number)).game
    if isinstance(past, CardGame):
        raise Refusal("illegal")
    return past


def few_uploads(app: ASGIApp) -> ASGIApp:
    """Middleware: refuses an upload before its body is read where it is too large, too many are under way, or too many
    came before."""

    async def asgi(scope: Scope, receive: Receive, send: Send) -> None:
        state = scope["litestar_app"].state
        address = address_of_scope(scope)
        uploads: Uploads = state.uploads
        left = uploads.most - int(dict(scope["headers"]).get(b"content-length", b"0"))
        if left < 0:
            raise Refusal("too_large")
        if not state.makings.take(address) or not uploads.enter(address):
            raise Refusal("too_fast")
        left = uploads.most

        async def receive_some() -> HTTPReceiveMessage | WebSocketReceiveMessage:
            """Receive more of the body, which may have no length given in advance."""
            nonlocal left
            message = await receive()
            left -= len(message["body"]) if message["type"] == "http.request" else 0
            if left < 0:
                raise Refusal("too_large")
            return message

        try:
            await app(scope, receive_some, send)
        finally:
            uploads.leave(address)

    return asgi


class Uploads:
    """How large an upload may be, and how many are under way: of each address, and of all."""

    def __init__(self, limits: Limits) -> None:
        self.most = limits.upload  # bytes
        self.addresses = Open(limits.uploads_of_address)
        self.all = Open(limits.uploads)

    def enter(self, address: str) -> bool:
        if not self.all.enter(""):
            return False
        if not self.addresses.enter(address):
            self.all.leave("")
            return False
        return True

    def leave(self, address: str) -> None:
        self.all.leave("")
        self.addresses.leave(address)


class Records(Controller):
    path = "/api/games"
    tags = ("records",)

    @get("/{code:str}/save", media_type="text/plain", responses=REFUSED)
    async def save(self, request: Asking, code: Code) -> Response[str]:
        """A game as a file. While it lasts there is no secret in it: what is hidden is drawn anew when it is loaded."""
        table, fold = await played(request, code)
        if fold.game.over:
            text = fold.game.save()
        else:
            check_pace(request)
            text = await making.public_save(hall_of(request), table, len(fold.made), origin_of(request))
        name = f'attachment; filename="languedoc-{code}.save"'
        return Response(text, media_type="text/plain", headers={"content-disposition": name})

    @get("/{code:str}/picture", media_type="image/svg+xml", responses=REFUSED)
    async def picture(self, request: Asking, code: Code) -> Response[str]:
        """The board of a game of tiles as it lies now, as SVG."""
        _, whole = await played(request, code)
        if isinstance(whole.game, CardGame):
            raise Refusal("no_picture")
        drawn = await in_thread(whole.game.copy().svg, squares=False)
        headers = {"content-disposition": f'attachment; filename="languedoc-{code}.svg"', **DRAWN}
        return Response(drawn, media_type="image/svg+xml", headers=headers)

    @get("/{code:str}/animation", media_type="image/gif", responses=REFUSED)
    async def animation(self, request: Asking, code: Code) -> Response[bytes]:
        """A finished game of tiles, tile by tile, as GIF. It takes some seconds the first time."""
        check_pace(request)
        table, whole = await played(request, code)
        if not whole.over:
            raise Refusal("not_over")
        if isinstance(whole.game, CardGame):
            raise Refusal("no_picture")
        choices = [made.text for made in whole.made]
        film = await hall_of(request).films.of((code, whole.version), table.kept.setup, choices, address_of(request))
        headers = {"content-disposition": f'attachment; filename="languedoc-{code}.gif"', **DRAWN}
        return Response(film, media_type="image/gif", headers=headers)

    @get("/{code:str}/log", responses=REFUSED)
    async def log(self, request: Asking, code: Code, lang: Lang = "en") -> wire.LogBook:
        """All that has happened, as everybody may know it."""
        table, whole = await played(request, code)
        return wire.LogBook(table.showing(whole).log(sight.sight(whole, lang, (), None), 0))

    @get("/{code:str}/moments/{number:int}/fields", responses=REFUSED)
    async def fields_then(self, request: Asking, code: Code, number: MomentNumber) -> wire.Fields:
        """All fields of the board at a moment."""
        return await in_thread(scene.fields, await board_then(request, code, number))

    @get("/{code:str}/moments/{number:int}/feature", responses=REFUSED)
    async def feature_then(
        self, request: Asking, code: Code, number: MomentNumber, segment: Segment, lang: Lang = "en"
    ) -> wire.Feature:
        """What something on the board was at a moment."""
        game = await board_then(request, code, number)
        try:
            return await in_thread(scene.feature, game, segment, speech(lang))
        except LanguedocError:
            raise Refusal("illegal") from None

    @get("/{code:str}/moments/{number:int}/fits", responses=REFUSED)
    async def fits_then(
        self, request: Asking, code: Code, number: MomentNumber, x: Coordinate, y: Coordinate, lang: Lang = "en"
    ) -> wire.Fits:
        """What could still be laid on a square at a moment, and how likely it was."""
        game = await board_then(request, code, number)
        try:
            return await in_thread(scene.fits, game, x, y, speech(lang))
        except LanguedocError:
            raise Refusal("illegal") from None

    @post("/{code:str}/moments/{number:int}/play-on", responses=REFUSED)
    async def play_on(
        self,
        request: Asking,
        code: Code,
        number: MomentNumber,
        data: JSONBody[wire.PlayOn],
        lang: Lang = "en",
    ) -> wire.GameInfo:
        """A new game that goes on from a moment of this one."""
        check_pace(request)
        table, _ = await played(request, code)
        hall, origin = hall_of(request), origin_of(request)
        return told(request, await making.play_on(hall, person_of(request), table, number, data, origin), lang)

    @get("/{code:str}/moments/{number:int}", responses=REFUSED)
    async def moment(self, request: Asking, code: Code, number: MomentNumber, lang: Lang = "en") -> wire.Moment:
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
        return await in_thread(scene.history, whole.game.copy(), speech(lang))

    @get("/{code:str}/analysis", responses=REFUSED)
    async def analysis(self, request: Asking, code: Code, lang: Lang = "en") -> wire.GameAnalysis:
        """What a finished game was like: the chances to win, the worst choices, luck. Made in the background; ask again
        until it is ready."""
        table, whole = await played(request, code)
        if not whole.over:
            raise Refusal("not_over")
        choices = [made.text for made in whole.made]
        found = hall_of(request).analyses.analysis(
            (code, whole.version), table.kept.setup, choices, address_of(request)
        )
        return wire.GameAnalysis(False) if found is None else scene.game_analysis(found, lang)

    @post("/{code:str}/hint", status_code=200, responses=REFUSED)
    async def hint(self, request: Asking, code: Code, data: JSONBody[wire.HintWish], lang: Lang = "en") -> wire.Hint:
        """The best options for a seat of yours that decides, where the table allows that. Everybody is told."""
        hall = hall_of(request)
        table, whole = await played(request, code)
        if not table.kept.hints or lesson.of(table.kept) is not None:
            raise Refusal("no_hints")
        if whole.over or whole.version != data.version:
            raise Refusal("stale")
        seat = whole.asked
        if seat is None or seat not in table.held_by(person_of(request)):
            raise Refusal("not_your_seat")
        if whole.game.hides and len(table.held_by(person_of(request))) > 1:
            raise Refusal("no_hints")  # the device may be in the hands of another seat
        choices = [made.text for made in whole.made]
        found = await hall.analyses.advice((code, whole.version), table.kept.setup, choices, address_of(request))
        await table.talk.tell_hint(seat, data.version)
        return scene.hint(found, data.version, lang)

    @get("/{code:str}/fields", responses=REFUSED)
    async def fields(self, request: Asking, code: Code) -> wire.Fields:
        """All fields of the board and whose they are."""
        _, whole = await played(request, code)
        if isinstance(whole.game, CardGame):
            return wire.Fields([])
        return await in_thread(scene.fields, whole.game.copy())

    @post("/upload", request_max_body_size=None, middleware=[few_uploads], responses=REFUSED)
    async def upload(self, request: Asking, body: RawBody, lang: Lang = "en") -> wire.GameInfo:
        """Bring a save of Languedoc or of JCloisterZone."""
        return told(request, await making.upload(hall_of(request), person_of(request), body, origin_of(request)), lang)


class Shapes(Controller):
    path = "/api/tiles"
    tags = ("tiles",)

    @get("/{art:str}/{quarters:int}/shapes", responses=REFUSED)
    async def shapes(self, art: Annotated[str, PathParameter(max_length=80)], quarters: Turns) -> wire.TileShapes:
        """The parts of a tile, to point at."""
        try:
            return await in_thread_for_all(scene.tile_shapes, art, quarters)
        except LanguedocError:
            raise Refusal("not_found") from None
