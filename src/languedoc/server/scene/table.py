"""The table of a game as a seat may see it, and what changes from one moment to the next."""

from __future__ import annotations

from itertools import dropwhile
from typing import Any

from msgspec import UNSET

from languedoc.carcassonne.events import FigureLeft, FigureReturned
from languedoc.carcassonne.game import Game
from languedoc.carcassonne.prospects import find_segment
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Segment, Spot
from languedoc.carcassonne.words import notices
from languedoc.cardcassonne.game import CardGame
from languedoc.games import AnyGame
from languedoc.guide.compose import text_name
from languedoc.i18n import Noun, Saying, Speech
from languedoc.render import looks, placing
from languedoc.server import wire
from languedoc.server.scene import board, cards, options
from languedoc.server.scene.symbols import held_symbol, token_symbol
from languedoc.table.known import Known
from languedoc.table.setup import colours_of
from languedoc.table.words import outcome_words

CHANGING = tuple(name for name in wire.Table.__struct_fields__ if name != "tiles")


def table(game: AnyGame, seat: int | None, speech: Speech) -> wire.Table:
    """All that a seat (None: a spectator) may see. What the game does not know (`players` beyond `players()`, `undo`,
    `sitting`, `curtain`) is left to the server."""
    known = game.known_to(seat)
    shown = wire.Table(
        status="over" if game.over else "running",
        turn=game.state.seat,
        winners=list(game.winners) if game.over else [],
        outcome=outcome(game, speech) if game.over else "",
    )
    if isinstance(game, CardGame):
        shown.asked = cards.asked(game, known, speech)
        shown.notices = []
        shown.cards = cards.cards(game, known, speech)
    else:
        shown.asked = options.asked(game, known, speech)
        shown.notices = notices(game, speech.showing, looks.every().seen)
        shown.tiles = wire.Tiles(0, board.tiles(game))
        shown.hand = board.hand(game)
        shown.open = board.open_tiles(game, None)
        shown.trails = board.trails(game)
        shown.last = shown.trails[0].squares if shown.trails else []
        shown.figures = board.figures(game, speech)
        shown.tokens = board.tokens(game, speech)
        shown.left = board.tiles_left(game)
        if game.over:
            shown.ending = ending(game, known, speech)
    return shown


def outcome(game: AnyGame, speech: Speech) -> str:
    """Who has won, and how."""
    return outcome_words(game.setup.names, game.scores, game.winners, speech, game.known_to(None).events()[-1].way)


def ending(game: Game, known: Known, speech: Speech) -> wire.Ending:
    """Whoever was taken home by the final scoring stands once more where they stood."""
    before = game.copy()
    state = before.state
    for event in dropwhile(lambda event: not getattr(event, "final", False), known.events()):
        if isinstance(event, FigureReturned):
            figure = state.figure_in_supply(event.seat, state.box.figure_names.index(event.figure))
            state.move_figure(figure, find_segment(state, event.segment))
        elif isinstance(event, FigureLeft):
            figure = state.figure_in_supply(event.figure.seat, state.box.figure_names.index(event.figure.kind))
            state.move_figure(figure, place_named(state, event.figure.place))
    held = [holdings(before, before.known_to(known.seat), seat, speech) for seat in range(game.seats)]
    return wire.Ending(board.figures(before, speech), held)


def place_named(state: State, target: Segment | Spot) -> int:
    return find_segment(state, target) if isinstance(target, Segment) else state.find_place(target)


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


def players(game: AnyGame, viewer: int | None, speech: Speech) -> list[wire.Player]:
    """Those at the table with their scores and what lies before them, as a seat (None: a spectator) may know it; the
    server adds what the rules do not know."""
    known = game.known_to(viewer)
    colours = colours_of(game.setup.colours, game.seats)
    return [
        wire.Player(
            seat=seat,
            name=name,
            colour=colours[seat],
            kind="person",
            score=game.scores[seat],
            counters=counters(game, known, seat),
            holdings=holdings(game, known, seat, speech) if isinstance(game, Game) else [],
            tiles=board.open_tiles(game, seat) if isinstance(game, Game) else [],
            clock=None,
            ticks=False,
            yours=False,
            online=False,
            thinking=False,
        )
        for seat, name in enumerate(game.setup.names)
    ]


def counters(game: AnyGame, known: Known, seat: int) -> list[int]:
    """What the counting figures of a seat count: one of them counts all, unless a module brings more. The first counts
    what none of the others does, such as the final scoring."""
    names = [name for module in game.state.box.modules for name in module.counters] if isinstance(game, Game) else []
    if not names:
        return [game.scores[seat]]
    told = {saying.id: saying.words["number"] for saying in known.holdings(seat) if "number" in saying.words}
    at = [int(str(told[f"holding-{name}"])) for name in names]
    return [at[0] + game.scores[seat] - sum(at), *at[1:]]


def holdings(game: Game, known: Known, seat: int, speech: Speech) -> list[wire.Holding]:
    """Figures in the supply, then what the modules bring. Followers are always told, even if there are none."""
    state = game.state
    colour = colours_of(game.setup.colours, game.seats)[seat]
    sayings = [
        Saying("holding-figure", {"figure": Noun(f"figure-{kind}", number), "number": number})
        for kind, number in state.in_supply(seat).items()
        if number or kind == "follower"
    ]
    sayings += [each for each in known.holdings(seat) if each.id not in looks.every().seen]
    kinds = {f"figure-{kind}": kind for kind in state.box.figure_names}
    held = []
    for saying in sayings:
        number = saying.words.get("number", 1)
        assert isinstance(number, int)
        figure = saying.words.get("figure")
        shown = (
            board.symbol(kinds[figure.id]) + f"-{colour}"
            if isinstance(figure, Noun)
            else held_symbol(saying.id, colour)
        )
        thing = wire.ThingName("figure", text_name(kinds[figure.id])) if isinstance(figure, Noun) else None
        held.append(wire.Holding(shown, number, speech.tell(saying), thing))
    for token in placing.tokens_of(state, seat):
        number = 1 if token.number is None else token.number
        words = board.token_words(token.token, token.number, speech)
        thing = wire.ThingName("token", text_name(token.token.name))
        held.append(wire.Holding(token_symbol(token.token.drawing), number, words, thing))
    return held
