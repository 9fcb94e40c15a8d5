"""Composes the play aid of a setup from the turn order and the texts of the modules."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import PHASES, Step
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.modules import BUILT, part_of
from languedoc.carcassonne.packing import module_classes
from languedoc.carcassonne.setup import Setup
from languedoc.carcassonne.state import State
from languedoc.carcassonne.tiles import catalogue
from languedoc.carcassonne.turn_order import turn_order
from languedoc.cardcassonne.setup import Setup as CardSetup
from languedoc.errors import CatalogueError
from languedoc.guide import buildings, calculator
from languedoc.guide.cards import card_guide, sections
from languedoc.guide.model import (
    KINDS,
    WHO,
    Agreed,
    Asked,
    Beside,
    Choice,
    Deck,
    Drawn,
    Form,
    Guide,
    Line,
    Named,
    Part,
    Phase,
    Piled,
    Points,
    Sign,
    Thing,
)
from languedoc.i18n import Speech
from languedoc.lessons import Example, examples, first_shown
from languedoc.table import words
from languedoc.table.setup import option_text

NO_NUMBER = "-"
WITHIN = "within"
"""Steps without a place of their own: they follow from others, whenever those happen."""
SIGN = "sign"  # a step depends on a sign on the tile
PRINTED = ("building", "mark")  # the families of what is printed on tiles
PLAIN = ("rule", "active")  # of a step about which its module says nothing


def guide(setup: Setup | CardSetup, speech: Speech) -> Guide:
    """The play aid of a game like this."""
    return card_guide(setup, speech) if isinstance(setup, CardSetup) else tile_guide(setup, speech)


def tile_guide(setup: Setup, speech: Speech) -> Guide:
    classes = module_classes(setup.modules)
    names = [words.module_name(slug, speech) for slug in setup.modules]
    phases = {phase.name: phase for phase in _phases(setup, classes, speech)}
    return Guide(
        game=setup.game,
        language=speech.language,
        title=speech.say("guide-title"),
        made=speech.say("guide-made"),
        sections=sections(speech),
        heading=speech.say("guide-for", players=setup.seats, modules=speech.row(names)),
        players=setup.seats,
        modules=setup.modules,
        preparation=phases[PHASES[0]],
        turn=tuple(phases[name] for name in (*PHASES[1:-1], WITHIN) if phases[name].lines),
        final=phases[PHASES[-1]],
        points=tuple(_points(each, speech) for each in _items(classes)),
        parts=tuple(_part(setup, slug, speech) for slug in setup.modules),
        rules=tuple(_rules(setup, classes, speech)),
        names=setup.names,
        signs=tuple(_signs(setup, classes, speech)),
        decks=tuple(_decks(setup, classes, speech)),
        forms=tuple(_form(setup, kind, speech) for kind in calculator.KINDS),
    )


# ------------------------------------------------------------------------------------ steps


def _phases(setup: Setup, classes: list[type[Module]], speech: Speech) -> Iterator[Phase]:
    owners = {step.name: each for each in classes for step in steps_of(each)}
    found: dict[str, list[Line]] = {name: [] for name in (*PHASES, WITHIN)}
    for row in turn_order(classes, setup.rules()):
        if is_switched_off(setup, owners[row.step], row.step):
            continue
        line = step_line(setup, owners[row.step], row.step, "" if row.number == NO_NUMBER else row.number, speech)
        found[row.phase].append(line)
    for step, owner in owners.items():
        if not next(each for each in steps_of(owner) if each.name == step).phase:
            found[WITHIN].append(step_line(setup, owner, step, "", speech))
    drawn = _explaining(setup, [folder_of(each) for each in classes])
    titles = {PHASES[0]: "guide-section-preparation", PHASES[-1]: "guide-section-final"}
    beside = _beside(setup, [line for lines in found.values() for line in lines], owners, speech)
    for name, lines in found.items():
        told = tuple(
            replace(
                line,
                together=tuple(beside[line.step]),
                examples=tuple(_named(each, line.module, speech) for each in drawn.get(line.step, ())),
            )
            for line in lines
        )
        yield Phase(name, speech.say(titles.get(name, f"guide-phase-{name}")), told)


def _beside(
    setup: Setup, lines: list[Line], owners: Mapping[str, type[Module]], speech: Speech
) -> Mapping[str, list[Beside]]:
    """What other modules do to each step: their own steps, as `guide.py` of their folders says, and what is different
    where both are played."""
    found: dict[str, list[Beside]] = {line.step: [] for line in lines}
    for line in lines:
        for step in said_by(folder_of(owners[line.step]), "CHANGES").get(line.step, "").split():
            if step in found and owners[step] is not owners[line.step]:
                found[step].append(Beside(line.step, line.owner, line.title, line.text))
    others = dict.fromkeys(BUILT[slug] for slug in setup.modules)
    for step, told in found.items():
        for other in others:
            id = meeting(step, folder_of(other))
            if speech.knows(id):
                text = speech.say(id, **(agreed(setup, owners[step]) | agreed(setup, other)))
                told.append(Beside("", _owner(setup, other, speech), "", text))
    return found


def meeting(step: str, folder: str) -> str:
    """The name of the text that says what is different about a step where a module is played, too."""
    return f"guide-with-{step}-{folder}"


def _explaining(setup: Setup, folders: list[str]) -> dict[str, list[Example]]:
    """The examples that explain each step in a game of these modules: first those with the fewest modules."""
    found: dict[str, list[Example]] = {}
    for folder in folders:
        for each in examples(folder):
            if each.is_of(setup):
                for step in each.explains:
                    found.setdefault(step, []).append(each)
    return {step: sorted(each, key=lambda one: len(one.setup.modules)) for step, each in found.items()}


def _named(each: Example, slug: str, speech: Speech) -> Named:
    """An example as the steps of a module name it."""
    others = [other for other in each.setup.modules if other != "base" and BUILT[other].slug != slug]
    beside = speech.row([words.module_name(other, speech) for other in others])
    return Named(each.id, speech.say(each.text), beside, each.can_be_played)


def is_switched_off(setup: Setup, module: type[Module], step: str) -> bool:
    """Whether a step belongs to a rule that these players do not use, as `SWITCHES` of the module says."""
    wanted = said_by(folder_of(module), "SWITCHES").get(step, "")
    return not all(is_agreed(setup, each) for each in wanted.split())


def is_agreed(setup: Setup, wanted: str) -> bool:
    """Whether these players use a rule: `OPTION` if it is on, `OPTION=VALUE` for one of its values,
    `OPTION!=VALUE` for all others."""
    option, sign, value = wanted.partition("!=" if "!=" in wanted else "=")
    return (option_text(setup.rules()[option]) == (value or option_text(True))) is (sign != "!=")


def steps_of(module: type[Module]) -> tuple[Step, ...]:
    """Every row of the turn order that a module declares."""
    return (*module.steps, *module.rows)


def step_line(setup: Setup, module: type[Module], step: str, number: str, speech: Speech) -> Line:
    """A step as the play aid explains it. One without a text, of a module of one's own, has only its name."""
    id = f"guide-step-{step}"
    told = speech.knows(id)
    counted = counts(setup, module) | agreed(setup, module) if told else {}
    kind, who = kinds(folder_of(module)).get(step, PLAIN)
    for rule, other in said_by(folder_of(module), "KINDS").get(step, {}).items():
        kind = other if is_agreed(setup, rule) else kind
    return Line(
        step=step,
        number=number,
        module=module.slug,
        owner=_owner(setup, module, speech),
        title=speech.say(id) if told else step.replace("_", " "),
        text=speech.say(f"{id}.text", **counted) if told else "",
        example=speech.say(f"{id}.example", **counted) if speech.knows(f"{id}.example") else "",
        kind=kind,
        who=who,
        kind_words=speech.say(f"guide-kind-{kind}"),
        who_words=speech.say(f"guide-who-{who}"),
        when=said_by(folder_of(module), "WHEN").get(step, ""),
        calculated=said_by(folder_of(module), "CALCULATED").get(step, ""),
        again=any(each.name == step and each.begins_part for each in module.steps),
    )


def _owner(setup: Setup, module: type[Module], speech: Speech) -> str:
    """The name of a module; some are played under the names of several sheets."""
    played = [slug for slug in setup.modules if BUILT[slug] is module]
    return speech.row([words.module_name(slug, speech) for slug in played])


def folder_of(module: type[Module]) -> str:
    return module.__module__.split(".")[-2]


def said_by(folder: str, name: str) -> Mapping[str, Any]:
    """A table of `guide.py` of a module, empty if it has none."""
    found: Mapping[str, Any] = getattr(part_of(folder, "guide"), name, {})
    return found


@cache
def kinds(folder: str) -> Mapping[str, tuple[str, str]]:
    """How the steps of a module are carried out and by whom, as `guide.py` of its folder says."""
    told = part_of(folder, "guide")
    found = {}
    for step, text in (told.STEPS if told else {}).items():
        kind, _, who = text.partition(" ")
        if kind not in KINDS or (who or WHO[0]) not in WHO:
            raise CatalogueError(f"{folder}/guide.py: {step} is {text!r}; allowed: one of {KINDS}, then one of {WHO}")
        found[step] = (kind, who or WHO[0])
    return found


def conditions(when: str) -> list[tuple[str, str]]:
    """What a step depends on, as `WHEN` of its module says: what is asked, and the answer with which it applies."""
    found = (each.strip().partition(" ") for each in when.split(",") if each)
    return [(what, name) for what, _, name in found]


def agreed(setup: Setup, module: type[Module]) -> dict[str, str | int]:
    """The options of a module as texts can select by them: `true` and `false`, `n3_2_1` for `3/2/1`."""
    values = {option.name: option_text(setup.rules()[option.name]) for option in module.rule_options}
    words = {name: re.sub(r"\W", "_", value) for name, value in values.items()}
    return {name: f"n{word}" if word[0].isdigit() else word for name, word in words.items()}


def counts(setup: Setup, module: type[Module]) -> dict[str, str | int]:
    """How many there are of everything, for the texts of the preparation: figures and pieces of each player or in all,
    by their names; `each` and `drawn`: what is dealt to each player or in all; the `tiles` of the module, the `bag`."""
    box, players = setup.box(), setup.seats
    figures = _figures(module)
    found: dict[str, str | int] = {each.name: each.number for each in box.declared_figures if each.name in figures}
    tiles = 0
    for slug in setup.modules:
        if BUILT[slug] is module:
            sheet = catalogue.sheet(slug)
            tiles += sheet.tiles_total
            for piece in sheet.pieces:
                found.setdefault(
                    piece.name, piece.per_player_by_players.get(players) or piece.per_player or piece.count
                )
            for deal in sheet.deals:
                if deal.per_player_by_players:
                    found["each"] = deal.per_player_by_players[max(players, min(deal.per_player_by_players))]
                if deal.by_players:
                    found["drawn"] = deal.by_players[max(players, min(deal.by_players))]
    return found | {"tiles": tiles, "bag": in_the_bag(box)}


@cache
def in_the_bag(box: Box) -> int:
    """How many tiles are in the bag once everything is laid out and dealt."""
    state = State(box)
    state.deal(0, 0, None)
    for module in box.hooks["dealt"]:
        module.dealt(state)
    return state.pile_left


def _figures(module: type[Module]) -> set[str]:
    return {figure.name for figure in module.figures}


# ------------------------------------------------------------------------------------ things and points


def text_name(name: str) -> str:
    """The name of a thing as names of texts have it."""
    return name.replace(" ", "_").replace(":", "_").replace("/", "_")


def _items(classes: list[type[Module]]) -> list[tuple[type[Module], str]]:
    return [(module, item.name) for module in classes for item in module.items]


def _points(item: tuple[type[Module], str], speech: Speech) -> Points:
    module, name = item
    id = text_name(name)
    slug = next(slug for slug, each in BUILT.items() if each is module)
    told = f"guide-item-{folder_of(module)}-{id}"
    many = speech.say(f"item-{id}", number="", points="").strip()  # without a number: "tiles"
    title = speech.say(f"{told}.title") if speech.knows(f"{told}.title") else capital(many)
    return Points(id, module.slug, words.module_name(slug, speech), title, _told("item", folder_of(module), id, speech))


def _part(setup: Setup, slug: str, speech: Speech) -> Part:
    return Part(
        slug=slug,
        name=words.module_name(slug, speech),
        sentence=words.module_sentence(slug, speech),
        show_me=first_shown(slug),
        things=tuple(things(setup, slug, speech)),
        tiles=tuple(_tiles(setup, slug)),
        aside=_aside(setup, slug),
    )


def _aside(setup: Setup, slug: str) -> int:
    """How many tiles of a sheet leave the bag before the game; the number of players decides how many are drawn."""
    sheet = catalogue.sheet(slug)
    drawn = [deal.by_players[max(setup.seats, min(deal.by_players))] for deal in sheet.deals if deal.by_players]
    return sheet.tiles_total - drawn[0] if drawn and slug in setup.tile_sets else 0


def things(setup: Setup, slug: str, speech: Speech) -> Iterator[Thing]:
    """Everything a module declares with its explanation, and what is printed on its tiles besides. What is printed on
    no tile of the box is left out."""
    module = BUILT[slug]
    drawings = {("figure", each.name): each.drawing for each in module.figures}
    drawings |= {("token", each.name): each.drawing for each in module.tokens}
    others = tuple(each for each in setup.tile_sets if each != slug)
    for family, name, title in declared(module, slug):
        id = text_name(name)
        told = speech.say(title, number=1) if speech.knows(title) else name
        text = _told(family, folder_of(module), id, speech)
        tile = tile_with(name, (slug, *others)) if family in PRINTED else ""
        if tile or family not in PRINTED:
            yield Thing(family, id, slug, capital(told), text, drawings.get((family, name), ""), tile)


def declared(module: type[Module], slug: str) -> list[tuple[str, str, str]]:
    """Family and name of each thing of a module, and the text that is its name. Signs that its sheet declares are among
    them where their tiles are those of this sheet."""
    found = [("figure", each.name, f"figure-{each.name}") for each in module.figures]
    found += [("token", each.name, f"token-{each.name}") for each in module.tokens]
    sheet = catalogue.sheet(slug)
    for building in (*module.buildings, *sheet.buildings):
        found.append(("building", building.name, f"feature-{building.name}"))
    for mark in (*module.marks, *sheet.marks):
        for name in mark.written if mark.worded else [mark.name]:
            found.append(("mark", name, f"mark-{text_name(name)}"))
    return list(dict.fromkeys(found))


@cache
def tile_with(name: str, sheets: tuple[str, ...]) -> str:
    """A tile of these sheets on which a building or sign is printed; empty if there is none."""
    for tile in (tile for slug in sheets for tile in catalogue.sheet(slug).tiles):
        printed = {*tile.marks, *(flag for feature in tile.features for flag in (feature.kind, *feature.flags))}
        if name in printed or name in {each.partition(":")[0] for each in printed}:
            return f"{tile.module}.{tile.id}"
    return ""


def _told(family: str, folder: str, name: str, speech: Speech) -> str:
    id = f"guide-{family}-{folder}-{name}"
    return speech.say(id) if speech.knows(id) else ""


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _tiles(setup: Setup, slug: str) -> Iterator[Piled]:
    """The tiles of a sheet that are in the box, those that lie ready included."""
    box = setup.box()
    there = Counter([*box.bag, *box.other_tiles, *([box.start] if box.lays_start else [])])
    for design, tile in enumerate(box.designs.tiles):
        if tile.module == slug and there[design] and design < box.designs.count:
            yield Piled(tile.id, there[design], box.bag.count(design))


def _rules(setup: Setup, classes: list[type[Module]], speech: Speech) -> Iterator[Agreed]:
    rules = setup.rules()
    for module in classes:
        for option in module.rule_options:
            value = rules[option.name]
            yield Agreed(
                name=option.name,
                module=module.slug,
                title=words.option_title(option, speech),
                value=words.value_title(option, value, speech),
                help=words.option_help(option, speech),
                usual=value == option.default,
            )


# ------------------------------------------------------------------------------------ at the table


def _signs(setup: Setup, classes: list[type[Module]], speech: Speech) -> Iterator[Sign]:
    """The signs on which steps depend."""
    for module in classes:
        told = [each for when in said_by(folder_of(module), "WHEN").values() for each in conditions(when)]
        for name in dict.fromkeys(name for what, name in told if what == SIGN):
            tile = tile_with(name, setup.tile_sets)
            title = f"mark-{text_name(name)}"
            if not speech.knows(title):  # each of its values has a text of its own
                title = next(f"mark-{text_name(each)}" for mark in module.marks for each in mark.written)
            if tile:
                yield Sign(name, capital(speech.say(title, number=1)), tile)


def _decks(setup: Setup, classes: list[type[Module]], speech: Speech) -> Iterator[Drawn]:
    for module in classes:
        for deck in getattr(part_of(folder_of(module), "guide"), "DECKS", ()):
            if not deck.option or is_agreed(setup, deck.option):
                yield from _stacks(setup, module, deck, speech) if deck.stack else [_deck(deck, speech)]


def _deck(deck: Deck, speech: Speech) -> Drawn:
    title = deck.title or f"guide-deck-{deck.name}"
    texts = deck.texts or title
    items = tuple((speech.say(f"{texts}.{name}"), count) for name, count in deck.items.items())
    return Drawn(deck.name, capital(speech.say(title, number=1)), items, deck.returns, deck.open, tiles=False)


def _stacks(setup: Setup, module: type[Module], deck: Deck, speech: Speech) -> Iterator[Drawn]:
    """The stack of each sheet, or one for all of them."""
    title = speech.say(f"guide-deck-{deck.name}")
    found = {}
    for slug in setup.tile_sets:
        if BUILT.get(slug) is module:
            tiles = [tile for tile in catalogue.sheet(slug).tiles if tile.stack == deck.stack and not tile.role]
            found[slug] = tuple((f"{slug}.{tile.id}", tile.count) for tile in tiles)
    if deck.joined and is_agreed(setup, deck.joined):
        found = {deck.name: tuple(item for items in found.values() for item in items)}
    for slug, items in found.items():
        named = f"{title} ({words.module_name(slug, speech)})" if len(found) > 1 else title
        yield Drawn(f"{deck.name}-{slug}", named, items, returns=False, open=False, tiles=True)


def _form(setup: Setup, kind: str, speech: Speech) -> Form:
    """A calculator with the questions that matter in this game."""
    sorts = buildings.sorts(setup) if kind == "monastery" else []
    asked = [
        Asked(
            each.name,
            capital(speech.say(each.title, number=1)),
            each.most,
            tuple(sort.name for sort in sorts if each.matters(sort)),
        )
        for _, each in calculator.modifiers(setup, kind)
    ]
    id = f"guide-form-{kind}"
    choices = tuple(_choice(sort, id, speech) for sort in sorts)
    return Form(kind, speech.say(id), speech.say(f"{id}.counted"), calculator.MOST[kind], choices, tuple(asked))


def _choice(sort: buildings.Sort, id: str, speech: Speech) -> Choice:
    """A building to choose; one that is known by who is there is called like that."""
    building = sort.building
    known_by_role = sort.counted is not None or building.in_rows
    title = speech.say(f"role-{building.role}" if known_by_role else f"feature-{building.name}", number=1)
    if sort.name != building.name:
        title = speech.say(f"{id}.{sort.shape}", building=title)
    counted = sort.counted.title if sort.counted else f"{id}.rows" if building.in_rows else f"{id}.counted"
    return Choice(sort.name, capital(title), speech.say(counted), sort.most, sort.completes, sort.has_places)
