"""The play aid, by HTTP."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Annotated, Literal

from litestar import Controller, get
from litestar.params import FromPath, QueryParameter

from languedoc import games
from languedoc.carcassonne.setup import Setup
from languedoc.cardcassonne.setup import Setup as CardSetup
from languedoc.errors import LanguedocError
from languedoc.guide.calculator import Described
from languedoc.i18n import speech
from languedoc.server import scene, wire
from languedoc.server.accounts import in_thread
from languedoc.server.lobby import REFUSED, Asking, Code, Lang, kept_game
from languedoc.server.refusals import Refusal
from languedoc.table.words import seat_name

CACHED = 64  # play aids that are kept, each some 100 kB
Game = Literal["carcassonne", "cardcassonne"]
Which = Annotated[Game, QueryParameter(description="The game.")]
Preset = Annotated[str, QueryParameter(max_length=100)]
Listed = Annotated[str, QueryParameter(max_length=2000, description="Names with commas between them.")]
Tiles = Annotated[str | None, QueryParameter(max_length=2000)]
Rules = Annotated[str, QueryParameter(max_length=4000, description="Rules that are agreed: name:value,name:value.")]
Players = Annotated[int, QueryParameter(ge=1, le=6, description="How many people play.")]
Kind = Annotated[Literal["road", "city", "monastery", "field"], QueryParameter(description="What is calculated.")]
Count = Annotated[int, QueryParameter(ge=0, le=100, description="Tiles, tiles around a building, or cities.")]
On = Annotated[str, QueryParameter(max_length=1000, description="What is on it: name:number,name:number.")]
WORDS = {"true": True, "false": False}
LONGEST_NUMBER = 3  # digits


class Guides(Controller):
    path = "/api"
    tags = ("guide",)

    @get("/guide", responses=REFUSED)
    async def guide(
        self,
        game: Which = "carcassonne",
        preset: Preset = "",
        modules: Listed = "",
        tiles: Tiles = None,
        rules: Rules = "",
        players: Players = 2,
        lang: Lang = "en",
    ) -> wire.GuideSheet:
        """The play aid of a game: preparation, turn, scoring, pieces."""
        wish = wished(game, preset, modules, tiles, rules, players)
        try:
            return await in_thread(of_wish, wish, lang)
        except LanguedocError as error:
            raise Refusal("bad_setup", str(error)) from None

    @get("/guide/points", responses=REFUSED)
    async def points(
        self,
        kind: Kind,
        count: Count,
        completed: Annotated[bool, QueryParameter(description="Whether it is completed.")] = True,
        building: Annotated[str, QueryParameter(max_length=100)] = "monastery",
        on: On = "",
        preset: Preset = "",
        modules: Listed = "",
        tiles: Tiles = None,
        rules: Rules = "",
        players: Players = 2,
        lang: Lang = "en",
    ) -> wire.GuideWorth:
        """What a feature is worth in a game, by the engine's own scoring."""
        numbers = dict(each.partition(":")[::2] for each in names(on))
        if not all(number.isdecimal() and len(number) <= LONGEST_NUMBER for number in numbers.values()):
            raise Refusal("malformed")
        described = Described(kind, count, completed, building, {name: int(each) for name, each in numbers.items()})
        wish = wished("carcassonne", preset, modules, tiles, rules, players)
        try:
            return await in_thread(worth, wish, described, lang)
        except LanguedocError as error:
            raise Refusal("bad_setup", str(error)) from None

    @get("/guide/examples/{folder:str}/{name:str}", responses=REFUSED)
    async def example(self, folder: FromPath[str], name: FromPath[str], lang: Lang = "en") -> wire.GuideExample:
        """A drawn example: the position, what happens, and why. Its pictures are below /art/examples."""
        try:
            return await in_thread(scene.guide_example, f"{folder}/{name}", speech(lang))
        except LanguedocError:
            raise Refusal("not_found") from None

    @get("/games/{code:str}/guide", responses=REFUSED)
    async def guide_of_game(self, request: Asking, code: Code, lang: Lang = "en") -> wire.GuideSheet:
        """The play aid of a game that is played here."""
        kept = await kept_game(request, code)
        return await in_thread(of_save, kept.setup, lang)


def wished(game: Game, preset: str, modules: str, tiles: str | None, rules: str, players: int) -> wire.NewGame:
    """A selection in the form of a new game."""
    return wire.NewGame(
        seats=[wire.SeatWish("here") for _ in range(players)],
        game=game,
        preset=preset,
        modules=names(modules),
        tiles=None if tiles is None else names(tiles),
        options=dict(_rule(each) for each in names(rules)),
    )


def seats(players: int, lang: str) -> tuple[str, ...]:
    """Names for the players of a play aid: those of their colours."""
    return tuple(seat_name(seat, speech(lang)) for seat in range(players))


def names(text: str) -> list[str]:
    return [each for each in text.split(",") if each]


def _rule(text: str) -> tuple[str, str | bool]:
    name, _, value = text.partition(":")
    return name, WORDS.get(value, value)


def of_wish(wish: wire.NewGame, lang: str) -> wire.GuideSheet:
    return sheet_of(scene.make_setup(wish, 0, seats(len(wish.seats), lang)), lang)


def worth(wish: wire.NewGame, described: Described, lang: str) -> wire.GuideWorth:
    setup = scene.make_setup(wish, 0, seats(len(wish.seats), lang))
    assert isinstance(setup, Setup)
    return scene.guide_worth(setup, described, speech(lang))


def of_save(text: str, lang: str) -> wire.GuideSheet:
    """The play aid of a game, from its save or the setup of one; names and chance make no difference."""
    setup = games.read(text).setup
    if isinstance(setup, CardSetup):
        return sheet_of(replace(setup, names=seats(setup.seats, lang), seed=0, start=0, deck=None), lang)
    return sheet_of(replace(setup, names=seats(setup.seats, lang), seed=0, start=0, bag=None, draws=()), lang)


@lru_cache(maxsize=CACHED)
def sheet_of(setup: scene.AnySetup, lang: str) -> wire.GuideSheet:
    return scene.guide_sheet(setup, speech(lang))
