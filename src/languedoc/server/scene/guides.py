"""The play aid as pages show it."""

from __future__ import annotations

from dataclasses import fields
from typing import Literal, TypeVar

import msgspec

from languedoc.carcassonne.setup import Setup
from languedoc.carcassonne.story import payment_words
from languedoc.carcassonne.tiles import catalogue
from languedoc.cardcassonne.setup import Setup as CardSetup
from languedoc.guide import guide
from languedoc.guide.calculator import Described, calculate
from languedoc.guide.model import Drawn, Form, Part, Thing
from languedoc.guide.shown import shown
from languedoc.i18n import Speech
from languedoc.render import looks, pieces
from languedoc.server import wire
from languedoc.server.scene.features import things_of_tile
from languedoc.server.scene.symbols import token_symbol

Told = TypeVar("Told")


def guide_sheet(setup: Setup | CardSetup, speech: Speech) -> wire.GuideSheet:
    """The play aid of a game like this."""
    made = guide(setup, speech)
    pictured = {
        "parts": [_part(setup, part) for part in made.parts],
        "decks": [_deck(deck) for deck in made.decks],
        "forms": [_form(form) for form in made.forms],
    }
    return _same({each.name: getattr(made, each.name) for each in fields(made)} | pictured, wire.GuideSheet)


def _same(found: object, into: type[Told]) -> Told:
    """A part of the play aid in the form of a message with the same fields."""
    return msgspec.convert(found, into, from_attributes=True)


def _part(setup: Setup | CardSetup, part: Part) -> wire.GuidePart:
    tiles = [
        wire.GuideTile(
            f"{part.slug}.{each.id}",
            each.count,
            each.bag,
            things_of_tile(setup.box(), catalogue.sheet(part.slug).tile(each.id)) if isinstance(setup, Setup) else [],
        )
        for each in part.tiles
    ]
    things = [_thing(each) for each in part.things]
    return wire.GuidePart(part.slug, part.name, part.sentence, part.show_me, things, tiles, part.aside)


def _deck(deck: Drawn) -> wire.GuideDeck:
    items = [wire.GuideItem(*each) for each in deck.items]
    return wire.GuideDeck(deck.name, deck.title, items, deck.returns, deck.open, deck.tiles)


def _form(form: Form) -> wire.GuideForm:
    buildings = [_same(each, wire.GuideBuilding) for each in form.buildings]
    asked = [_same(each, wire.GuideAsked) for each in form.asked]
    kind = msgspec.convert(form.kind, Literal["road", "city", "monastery", "field"])
    return wire.GuideForm(kind, form.title, form.counted, form.most, buildings, asked)


def guide_worth(setup: Setup, described: Described, speech: Speech) -> wire.GuideWorth:
    """What a feature like this brings, as the engine scores it."""
    paid = calculate(setup, described)
    return wire.GuideWorth(paid.points, payment_words(setup.box(), paid, speech))


def guide_example(id: str, speech: Speech) -> wire.GuideExample:
    """A drawn example in words."""
    made = shown(id, speech)
    return wire.GuideExample(
        id=made.id,
        title=made.title,
        text=made.text,
        told=list(made.told),
        done=made.done,
        boards=[_same(board, wire.GuideBoard) for board in made.boards],
        things=[_thing(thing) for thing in made.things],
        can_be_played=made.can_be_played,
    )


def _thing(thing: Thing) -> wire.GuideThing:
    return wire.GuideThing(thing.family, thing.name, thing.title, thing.text, _symbol(thing), thing.tile)


def _symbol(thing: Thing) -> str:
    """The name of its drawing; the page adds the colour to that of a figure."""
    if thing.family == "figure":
        return looks.figure(thing.drawing)[0]
    if thing.family == "card":
        return thing.drawing.replace("person ", "")
    return token_symbol(thing.drawing, pieces.SHOWN) if thing.family == "token" else ""
