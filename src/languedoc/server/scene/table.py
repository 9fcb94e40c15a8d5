"""The table of a game as a seat may see it, and what changes from one moment to the next."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from languedoc.carcassonne import words
from languedoc.carcassonne.game import Game
from languedoc.cardcassonne.game import CardGame
from languedoc.games import AnyGame
from languedoc.i18n import Speech
from languedoc.render.pieces import COLOURS
from languedoc.server import wire
from languedoc.server.scene import board, cards, options

CHANGING = tuple(name for name in wire.Table.__struct_fields__ if name != "tiles")


def table(game: AnyGame, seat: int | None, speech: Speech) -> wire.Table:
    """All that a seat (None: a spectator) may see. What the game does not know (`players` beyond `players()`, `undo`,
    `sitting`, `curtain`) is left to the server."""
    shown = wire.Table(
        status="over" if game.over else "running",
        turn=game.state.seat,
        winners=list(game.winners) if game.over else [],
        outcome=words.outcome_words(game.setup.names, game.scores, game.winners) if game.over else "",
    )
    if isinstance(game, CardGame):
        shown.asked = cards.asked(game, seat, speech)
        shown.notices = []
        shown.cards = cards.cards(game, seat, speech)
    else:
        shown.asked = options.asked(game, seat, speech)
        shown.notices = words.notices(game, speech)
        shown.tiles = wire.Tiles(0, board.tiles(game))
        shown.hand = board.hand(game)
        shown.last = board.last(game)
        shown.figures = board.figures(game, speech)
        shown.tokens = board.tokens(game, speech)
        shown.left = board.tiles_left(game)
    return shown


def changes(before: wire.Table, after: wire.Table) -> wire.Table:
    """Only what differs between two tables; of the tiles, how many stay and what comes then."""
    changed: dict[str, Any] = {}
    for name in CHANGING:
        now = getattr(after, name)
        if now is not UNSET and now != getattr(before, name):
            changed[name] = now
    if after.tiles is not UNSET:
        known = before.tiles.added if before.tiles is not UNSET else []
        now = after.tiles.added
        kept = 0
        while kept < len(known) and kept < len(now) and (known[kept] is now[kept] or known[kept] == now[kept]):
            kept += 1
        if kept < len(known) or kept < len(now):
            changed["tiles"] = wire.Tiles(kept, now[kept:])
    return wire.Table(**changed)


def players(game: AnyGame, speech: Speech) -> list[wire.Player]:
    """Those at the table with their scores and what lies before them; the server adds what the rules do not know."""
    return [
        wire.Player(
            seat=seat,
            name=name,
            kind="person",
            score=game.scores[seat],
            holdings=holdings(game, seat, speech) if isinstance(game, Game) else [],
            clock=None,
            yours=False,
            online=False,
            thinking=False,
        )
        for seat, name in enumerate(game.setup.names)
    ]


def holdings(game: Game, seat: int, speech: Speech) -> list[wire.Holding]:
    """Figures in the supply, then what the modules bring, and prisoners."""
    state = game.state
    colour = COLOURS[seat % len(COLOURS)]
    held = [
        wire.Holding(f"{board.symbol(kind)}-{colour}", number, words.counted(number, words.plain_name(kind)))
        for kind, number in state.in_supply(seat).items()
    ]
    for module in state.box.modules:
        for name, number in module.belongings(state, seat):
            if number:
                held.append(wire.Holding(name, number, words.counted(number, words.plain_name(name))))
    return held
