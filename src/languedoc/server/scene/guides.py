"""The play aid as pages show it."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from languedoc.carcassonne.setup import Setup
from languedoc.guide import guide
from languedoc.guide.model import SECTIONS, Part, Thing
from languedoc.i18n import Speech
from languedoc.render import looks
from languedoc.server import wire
from languedoc.server.scene.symbols import token_symbol

Told = TypeVar("Told")

STACKED = 3  # pieces that stand on each other in a picture


def guide_sheet(setup: Setup, speech: Speech) -> wire.GuideSheet:
    """The play aid of a game like this."""
    made = guide(setup, speech)
    return wire.GuideSheet(
        game="carcassonne",
        language=made.language,
        title=made.title,
        heading=made.heading,
        made=speech.say("guide-made"),
        players=made.players,
        modules=list(made.modules),
        sections=[_section(name, speech) for name in SECTIONS],
        preparation=_same(made.preparation, wire.GuidePhase),
        turn=[_same(phase, wire.GuidePhase) for phase in made.turn],
        final=_same(made.final, wire.GuidePhase),
        points=[_same(item, wire.GuidePoints) for item in made.points],
        parts=[_part(part) for part in made.parts],
        rules=[_same(rule, wire.GuideRule) for rule in made.rules],
    )


def _same(found: object, into: type[Told]) -> Told:
    """A part of the play aid in the form of a message with the same fields."""
    return msgspec.convert(found, into, from_attributes=True)


def _section(name: str, speech: Speech) -> wire.GuideSection:
    id = f"guide-section-{name}"
    text = speech.say(f"{id}.text") if speech.knows(f"{id}.text") else ""
    return wire.GuideSection(name, speech.say(id), text)


def _part(part: Part) -> wire.GuidePart:
    tiles = [wire.GuideTile(f"{part.slug}.{each.id}", each.count) for each in part.tiles]
    return wire.GuidePart(part.slug, part.name, part.sentence, [_thing(each) for each in part.things], tiles)


def _thing(thing: Thing) -> wire.GuideThing:
    return wire.GuideThing(thing.family, thing.name, thing.title, thing.text, _symbol(thing), thing.tile)


def _symbol(thing: Thing) -> str:
    """The name of its drawing; the page adds the colour to that of a figure."""
    if thing.family == "figure":
        return looks.figure(thing.drawing)[0]
    return token_symbol(thing.drawing, STACKED) if thing.family == "token" else ""
