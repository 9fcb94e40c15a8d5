"""Guided games and examples that are played, by HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Controller, post
from litestar.params import FromPath, PathParameter

from languedoc.server import making, wire
from languedoc.server.lobby import REFUSED, Asking, Lang, check_pace, hall_of, origin_of, person_of, told

Taught = Annotated[Literal["carcassonne", "cardcassonne"], PathParameter(description="The game to be learnt.")]


class Lessons(Controller):
    path = "/api/lessons"
    tags = ("games",)

    @post("/{game:str}", status_code=200, responses=REFUSED)
    async def learn(self, request: Asking, game: Taught, lang: Lang = "en") -> wire.GameInfo:
        """Learn to play: your guided game, where you left it, or a new one."""
        check_pace(request)
        return told(request, await making.learn(hall_of(request), person_of(request), game, origin_of(request)), lang)

    @post("/examples/{folder:str}/{name:str}", status_code=200, responses=REFUSED)
    async def show(
        self, request: Asking, folder: FromPath[str], name: FromPath[str], lang: Lang = "en"
    ) -> wire.GameInfo:
        """Show me: a table with the position of an example, at which you make its choice."""
        check_pace(request)
        id, origin = f"{folder}/{name}", origin_of(request)
        return told(request, await making.show(hall_of(request), person_of(request), id, lang, origin), lang)
