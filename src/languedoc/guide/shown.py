"""Drawn examples as the play aid shows them: the position, what happens, told and drawn by the engine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from languedoc.carcassonne.events import Scored, TilePlaced
from languedoc.carcassonne.game import Game
from languedoc.carcassonne.story import story
from languedoc.carcassonne.targets import Cell, Place, Word
from languedoc.carcassonne.tiles.sheet import Tile
from languedoc.carcassonne.words import held, notices
from languedoc.errors import NoPicture
from languedoc.guide.compose import text_name, things
from languedoc.guide.model import Beside, Board, Shown, Thing
from languedoc.i18n import Speech
from languedoc.lessons import Example, Played, example, play
from languedoc.render import looks, placing
from languedoc.render.board import drawn
from languedoc.render.placing import SIDE
from languedoc.render.tiles import page
from languedoc.table.decision import Option

MOMENTS = ("before", "after")
"""The two pictures of an example."""
SIZE = 64  # pixels for each square
FEW = 3  # tiles beside a board
STANDING = "holding-standing"  # says where figures are that have no letter for their owner
PLAIN = ("follower",)  # what everybody knows is in no legend


def shown(id: str, speech: Speech) -> Shown:
    """An example in words: the position, what happens by the events of the engine, and why."""
    found = example(id)
    played = play(found, speech)
    told = tuple(sentence.text for sentence in story(played.after, played.events, speech.showing))
    done = f"{found.text}.done"
    return Shown(
        id=id,
        title=speech.say(found.text),
        text=speech.say(f"{found.text}.text"),
        told=told,
        done=speech.say(done) if speech.knows(done) else "",
        boards=tuple(
            Board(moment, speech.say(f"guide-{moment}"), standing)
            for moment, standing in zip(MOMENTS, _standings(played, speech), strict=True)
            if moment == MOMENTS[-1] or standing or _differ(id)
        ),
        things=tuple(_things(found, speech)),
        can_be_played=found.can_be_played,
    )


def beside(each: Beside, speech: Speech) -> str:
    """What another module does to a step, in a sentence that names it."""
    if not each.title:
        return speech.say("guide-beside", owner=each.owner, text=each.text)
    return speech.say("guide-with", owner=each.owner, title=each.title, text=each.text)


def _standings(played: Played, speech: Speech) -> list[str]:
    """How the players stand before and after, where it makes a difference, without what the pictures show."""
    games = (played.before, played.after)
    true = [notices(game, speech.showing, looks.every().seen) for game in games]
    rows = [[_holdings(game, seat, speech) for game in games] for seat in range(played.after.seats)]
    if true[0] == true[1] and played.before.scores == played.after.scores and all(row[0] == row[1] for row in rows):
        return ["", ""]
    told = []
    for k, game in enumerate(games):
        stands = []
        for name, points, row in zip(game.setup.names, game.scores, rows, strict=True):
            changed = ", ".join(_only(row, k))
            stands.append(f"{name} {points} ({changed})" if changed else f"{name} {points}")
        told.append("; ".join([*stands, *_only(true, k)]))
    return told


def _holdings(game: Game, seat: int, speech: Speech) -> list[str]:
    seen = (*looks.every().seen, STANDING)
    return [speech.tell(each) for each in held(game, seat) if each.id not in seen]


def _only(told: Sequence[list[str]], k: int) -> list[str]:
    """What is true at one of the two moments only."""
    return [each for each in told[k] if each not in told[1 - k]]


def _differ(id: str) -> bool:
    """Whether the two pictures are not the same."""
    return picture(id, MOMENTS[0]) != picture(id, MOMENTS[1])


def _things(found: Example, speech: Speech) -> Iterator[Thing]:
    """The figures and tokens in its pictures, except what everybody knows."""
    played = play(found)
    seen = set()
    for state in (played.before.state, played.after.state):
        seen |= {("figure", each.kind) for each in placing.figures(state) if each.at is not None}
        seen |= {("token", text_name(each.token.name)) for each in placing.tokens(state)}
    for slug in found.setup.modules:
        for thing in things(found.setup, slug, speech):
            if (thing.family, thing.name) in seen and thing.name not in PLAIN:
                yield thing


def picture(id: str, moment: str, shelf: dict[str, str] | None = None) -> tuple[int, int, str]:
    """The board of an example as the body of a picture, with its width and height. Before: where the tile in the hand
    will lie, or the tiles that can be chosen. After: the tiles that are new, and what has been scored. `shelf`: as for
    `drawn`."""
    found = example(id)
    played = play(found)
    frame = played.frame(found)
    laid = [event for event in played.events if isinstance(event, TilePlaced)]
    if moment == MOMENTS[0]:
        decision, board = played.before.decision, played.before.state.board
        target = decision.find(played.chosen[0][2]).targets[:1]
        filled = [each for each in target if isinstance(each, Cell) and board.piece_at(each.x, each.y) >= 0]
        legal = [(each.x, each.y) for each in target if isinstance(each, Place | Cell) and each not in filled]
        return drawn(played.before, frame, legal=legal, beside=_beside(played, bool(legal)), shelf=shelf)
    if moment != MOMENTS[1]:
        raise NoPicture(f"of an example there is a picture before and after, not {moment!r}")
    scored = [segment for event in played.events if isinstance(event, Scored) for segment in event.segments]
    board = played.after.state.board
    pieces = [board.piece_at(event.place.x, event.place.y) for event in laid]
    marked = dict.fromkeys(tuple(board.cells_of(piece)) for piece in pieces if piece >= 0)
    return drawn(played.after, frame, highlight=dict.fromkeys(scored), marked=marked, shelf=shelf)


def _beside(played: Played, laid: bool) -> list[Tile]:
    """The tile in the hand if it is laid next, else the tiles that can be chosen; of many, only the one chosen."""
    state, decision = played.before.state, played.before.decision
    tiles = state.box.designs.tiles
    if laid:
        return [tiles[state.hand]] if state.hand >= 0 else []
    chosen = _tiles_named(decision.find(played.chosen[0][2]))
    offered = list(dict.fromkeys(name for option in decision.options for name in _tiles_named(option)))
    return [tiles[state.box.tile_names.index(name)] for name in (offered if len(offered) <= FEW else chosen)]


def _tiles_named(option: Option) -> list[str]:
    return [target.word for target in option.targets if isinstance(target, Word) and target.family == "tile"]


def picture_svg(id: str, moment: str, style: str) -> str:
    """The same as a complete picture."""
    wide, high, body = picture(id, moment)
    return page(wide, high, body, style=style, scale=SIZE / SIDE, background=True)
