"""Drawn examples as the play aid shows them: the position, what happens, told and drawn by the engine."""

from __future__ import annotations

from collections.abc import Iterator

from languedoc.carcassonne.events import Scored, TilePlaced
from languedoc.carcassonne.story import story
from languedoc.carcassonne.targets import Place
from languedoc.carcassonne.words import holdings
from languedoc.errors import NoPicture
from languedoc.guide.compose import text_name, things
from languedoc.guide.model import Board, Shown, Thing
from languedoc.i18n import Speech
from languedoc.lessons import Example, Played, example, play
from languedoc.render import placing
from languedoc.render.board import drawn
from languedoc.render.placing import SIDE
from languedoc.render.tiles import page

MOMENTS = ("before", "after")
"""The two pictures of an example."""
SIZE = 64  # pixels for each square
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


def _standings(played: Played, speech: Speech) -> list[str]:
    """How the players stand before and after, where it makes a difference."""
    games = (played.before, played.after)
    seats = range(played.after.seats)
    held = [[", ".join(holdings(game, seat, speech)) for seat in seats] for game in games]
    if held[0] == held[1] and played.before.scores == played.after.scores:
        return ["", ""]
    told = []
    for k, game in enumerate(games):
        stands = (f"{game.setup.names[seat]} {game.scores[seat]}" for seat in seats)
        changed = (f" ({held[k][seat]})" if held[k][seat] and held[0][seat] != held[1][seat] else "" for seat in seats)
        told.append("; ".join(map("".join, zip(stands, changed, strict=True))))
    return told


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
    will lie. After: the tiles that are new, and what has been scored. `shelf`: as for `drawn`."""
    found = example(id)
    played = play(found)
    frame = played.frame(found)
    laid = [event for event in played.events if isinstance(event, TilePlaced)]
    if moment == MOMENTS[0]:
        decision = played.before.decision
        target = decision.find(played.chosen[0][2]).targets[:1]
        legal = [(each.x, each.y) for each in target if isinstance(each, Place)]
        return drawn(played.before, frame, legal=legal, hand=bool(legal), shelf=shelf)
    if moment != MOMENTS[1]:
        raise NoPicture(f"of an example there is a picture before and after, not {moment!r}")
    scored = [segment for event in played.events if isinstance(event, Scored) for segment in event.segments]
    marked = [(event.place.x, event.place.y) for event in laid]
    return drawn(played.after, frame, highlight=dict.fromkeys(scored), marked=marked, shelf=shelf)


def picture_svg(id: str, moment: str, style: str) -> str:
    """The same as a complete picture."""
    wide, high, body = picture(id, moment)
    return page(wide, high, body, style=style, scale=SIZE / SIDE, background=True)
