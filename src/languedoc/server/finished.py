"""The finished games of somebody: results, and where the points came from."""

from __future__ import annotations

from collections import OrderedDict
from typing import Annotated

from litestar import Controller, get
from litestar.params import QueryParameter

from languedoc.i18n import speech
from languedoc.server import lesson, scene, sight, wire
from languedoc.server.accounts import in_thread
from languedoc.server.hall import Hall
from languedoc.server.kept import Kept
from languedoc.server.lobby import REFUSED, Asking, Lang, hall_of, person_of
from languedoc.server.refusals import Refusal

AT_ONCE = 10  # games in an answer
CACHED = 500  # games whose points are kept

Skip = Annotated[int, QueryParameter(ge=0, le=100_000, description="How many of the last games to leave out.")]

Summary = tuple[list[int], list[tuple[str, list[int]]]]
"""The winners, and the points by source."""


class Summaries:
    """A cache of what was computed about finished games."""

    def __init__(self) -> None:
        self.known: OrderedDict[tuple[str, int, str], Summary] = OrderedDict()

    async def of(self, hall: Hall, kept: Kept, lang: str) -> Summary:
        key = (kept.code, kept.version, lang)
        if key not in self.known:
            whole = (await hall.table(kept.code)).fold
            if whole is None:
                raise Refusal("not_running")
            self.known[key] = (sight.winners(whole), await in_thread(scene.sources, whole.game.copy(), speech(lang)))
            while len(self.known) > CACHED:
                self.known.popitem(last=False)
        self.known.move_to_end(key)
        return self.known[key]


class MyFinished(Controller):
    path = "/api/me/finished"
    tags = ("people",)

    @get(responses=REFUSED)
    async def finished(
        self,
        request: Asking,
        skip: Annotated[
            int, QueryParameter(ge=0, le=100_000, description="How many of the last games to leave out.")
        ] = 0,
        lang: Lang = "en",
    ) -> wire.Finish:
        """Your finished games, a page at a time."""
        hall, person = hall_of(request), person_of(request)
        summaries: Summaries = request.app.state.summaries
        found = await hall.store.finished_of(person, skip, AT_ONCE)
        games: list[wire.Finished] = []
        for kept in found:
            if lesson.of(kept) is not None:
                continue
            try:
                winners, sources = await summaries.of(hall, kept, lang)
            except Refusal as refusal:
                if refusal.code != "too_fast" or not games:
                    raise
                return wire.Finish(games, skip + found.index(kept))
            games.append(told(kept, person, lang, winners, sources))
        return wire.Finish(games, skip + AT_ONCE if len(found) == AT_ONCE else None)


def told(kept: Kept, person: str, lang: str, winners: list[int], sources: list[tuple[str, list[int]]]) -> wire.Finished:
    return wire.Finished(
        code=kept.code,
        game=kept.game,
        title=sight.title(kept, lang),
        ended=sight.written_time(kept.changed),
        names=[seat.name for seat in kept.seats],
        colours=list(scene.colours(kept.setup)),
        levels=[seat.level if seat.kind == "bot" else "" for seat in kept.seats],
        scores=kept.standing.scores,
        mine=[seat.number for seat in kept.seats if seat.person == person],
        winners=winners,
        sources=sources,
    )
