"""The play aid, by HTTP."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Annotated, Literal

from litestar import Controller, get
from litestar.params import QueryParameter

from languedoc import games
from languedoc.cardcassonne.setup import Setup as CardSetup
from languedoc.errors import LanguedocError
from languedoc.i18n import speech
from languedoc.server import scene, wire
from languedoc.server.accounts import in_thread
from languedoc.server.lobby import REFUSED, Asking, Code, Lang, kept_game
from languedoc.server.refusals import Refusal
from languedoc.table.words import seat_name

CACHED = 64  # play aids that are kept, each some 100 kB
Which = Annotated[Literal["carcassonne", "cardcassonne"], QueryParameter(description="The game.")]
Listed = Annotated[str, QueryParameter(max_length=2000, description="Names with commas between them.")]
Rules = Annotated[str, QueryParameter(max_length=4000, description="Rules that are agreed: name:value,name:value.")]
Players = Annotated[int, QueryParameter(ge=1, le=6, description="How many people play.")]
WORDS = {"true": True, "false": False}


class Guides(Controller):
    path = "/api"
    tags = ("guide",)

    @get("/guide", responses=REFUSED)
    async def guide(
        self,
        game: Which = "carcassonne",
        preset: Annotated[str, QueryParameter(max_length=100)] = "",
        modules: Listed = "",
        tiles: Annotated[str | None, QueryParameter(max_length=2000)] = None,
        rules: Rules = "",
        players: Players = 2,
        lang: Lang = "en",
    ) -> wire.GuideSheet:
        """The play aid of a game: preparation, turn, scoring, pieces."""
        agreed = dict(_rule(each) for each in names(rules))
        new = wire.NewGame(
            seats=[wire.SeatWish("here") for _ in range(players)],
            game=game,
            preset=preset,
            modules=names(modules),
            tiles=None if tiles is None else names(tiles),
            options=agreed,
        )
        try:
            return await in_thread(of_wish, new, players, lang)
        except LanguedocError as error:
            raise Refusal("bad_setup", str(error)) from None

    @get("/games/{code:str}/guide", responses=REFUSED)
    async def guide_of_game(self, request: Asking, code: Code, lang: Lang = "en") -> wire.GuideSheet:
        """The play aid of a game that is played here."""
        kept = await kept_game(request, code)
        return await in_thread(of_save, kept.setup, lang)


def seats(players: int, lang: str) -> tuple[str, ...]:
    """Names for the players of a play aid: those of their colours."""
    return tuple(seat_name(seat, speech(lang)) for seat in range(players))


def names(text: str) -> list[str]:
    return [each for each in text.split(",") if each]


def _rule(text: str) -> tuple[str, str | bool]:
    name, _, value = text.partition(":")
    return name, WORDS.get(value, value)


def of_wish(wish: wire.NewGame, players: int, lang: str) -> wire.GuideSheet:
    return sheet_of(scene.make_setup(wish, 0, seats(players, lang)), lang)


def of_save(text: str, lang: str) -> wire.GuideSheet:
    """The play aid of a game, from its save or the setup of one; names and chance make no difference."""
    setup = games.read(text).setup
    if isinstance(setup, CardSetup):
        return sheet_of(replace(setup, names=seats(setup.seats, lang), seed=0, start=0, deck=None), lang)
    return sheet_of(replace(setup, names=seats(setup.seats, lang), seed=0, start=0, bag=None, draws=()), lang)


@lru_cache(maxsize=CACHED)
def sheet_of(setup: scene.AnySetup, lang: str) -> wire.GuideSheet:
    return scene.guide_sheet(setup, speech(lang))
