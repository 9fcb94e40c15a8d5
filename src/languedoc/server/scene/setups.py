"""What can be played, and whether it goes together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from languedoc import games
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.packing import in_the_bag
from languedoc.carcassonne.playing_time import minutes_for, minutes_of_preset, tiles_of
from languedoc.carcassonne.presets import DEFAULT, FEWEST_SEATS, PRESETS, Preset
from languedoc.carcassonne.setup import ALONE, Setup, fewest_seats, most_seats
from languedoc.carcassonne.tiles import catalogue as sheets
from languedoc.cardcassonne import setup as card_setup
from languedoc.cardcassonne.cards import deck
from languedoc.cardcassonne.setup import Setup as CardSetup
from languedoc.errors import LanguedocError
from languedoc.i18n import Speech
from languedoc.lessons import first_shown
from languedoc.players import room
from languedoc.server import wire
from languedoc.table import words
from languedoc.table.setup import RuleOption

AnySetup = Setup | CardSetup
CARCASSONNE, CARDCASSONNE = Setup.game, CardSetup.game

LONG_GAME = 150  # tiles
LONGEST_REASON = 500  # letters
FEW_TURNS = 12  # for each player


# ------------------------------------------------------------------ the catalogue


@lru_cache(maxsize=8)
def catalogue(speech: Speech) -> wire.Catalogue:
    """Both games with all that can be chosen for them."""
    return wire.Catalogue([_tile_game(speech), _card_game(speech)])


def _tile_game(speech: Speech) -> wire.GameCard:
    return wire.GameCard(
        slug=CARCASSONNE,
        name=words.game_name(CARCASSONNE, speech),
        sentence=words.game_sentence(CARCASSONNE, speech),
        picture=f"games/{CARCASSONNE}",
        fewest=FEWEST_SEATS,
        alone=ALONE,
        most=max(most_seats(preset, ("base",)) for preset in PRESETS),
        modules=[_module(slug, speech) for slug in BUILT if slug != "base"],
        options=[_option(option, speech) for option in BUILT["base"].rule_options],
        presets=[_preset(preset, speech) for preset in PRESETS.values()],
        bots=_bots(CARCASSONNE, speech),
    )


def _card_game(speech: Speech) -> wire.GameCard:
    fewest, most = deck().players
    return wire.GameCard(
        slug=CARDCASSONNE,
        name=words.game_name(CARDCASSONNE, speech),
        sentence=words.game_sentence(CARDCASSONNE, speech),
        picture=f"games/{CARDCASSONNE}",
        fewest=fewest,
        alone="",
        most=most,
        modules=[],
        options=[_option(option, speech) for option in card_setup.options()],
        presets=[],
        bots=_bots(CARDCASSONNE, speech),
    )


def _module(slug: str, speech: Speech) -> wire.ModuleCard:
    sheet = sheets.sheet(slug)
    return wire.ModuleCard(
        slug=slug,
        name=words.module_name(slug, speech),
        sentence=words.module_sentence(slug, speech),
        picture=f"modules/{slug}",
        tiles=sheet.tiles_total,
        separate=any(in_the_bag(tile) for tile in sheet.tiles),
        show_me=first_shown(slug),
        options=[_option(option, speech) for option in BUILT[slug].rule_options],
    )


def _option(option: RuleOption, speech: Speech) -> wire.OptionCard:
    return wire.OptionCard(
        name=option.name,
        title=words.option_title(option, speech),
        help=words.option_help(option, speech),
        values=[wire.Value(value, words.value_title(option, value, speech)) for value in option.values],
    )


def _preset(preset: Preset, speech: Speech) -> wire.PresetCard:
    return wire.PresetCard(
        slug=preset.name,
        name=words.preset_name(preset.name, speech),
        sentence=words.preset_sentence(preset.name, speech),
        modules=list(preset.modules),
        options=dict(preset.options),
        times=[words.playing_time(minutes, speech) for minutes in minutes_of_preset(preset.name).values()],
    )


def _bots(game: str, speech: Speech) -> list[wire.BotCard]:
    return [
        wire.BotCard(slug, words.player_name(slug, speech), words.player_sentence(slug, speech))
        for slug in room(game).LEVELS
    ]


# ------------------------------------------------------------------ making and checking


def make_setup(new: wire.NewGame, seed: int, names: Sequence[str] = ()) -> AnySetup:
    """The setup that is wished for; raises an error of the library where it cannot be played. Seats without a name get
    one of their own."""
    return _setup(new, seed, tuple(names) or seat_names(new))


def seat_names(new: wire.NewGame) -> tuple[str, ...]:
    """The names that are wished for; a seat without one has the name of its colour."""
    return tuple(wish.name or words.seat_name(seat) for seat, wish in enumerate(new.seats))


def _setup(new: wire.NewGame, seed: int, names: tuple[str, ...]) -> AnySetup:
    start = None if new.draw_start else 0
    if new.game == CARDCASSONNE:
        return CardSetup(names, {name: str(value) for name, value in new.options.items()}, seed, start)
    return Setup(
        names=names,
        modules=_modules(new),
        tiles=tuple(new.tiles) if new.tiles is not None else (),
        preset=new.preset or DEFAULT,
        options=new.options,
        seed=seed,
        start=start,
    )


def _modules(new: wire.NewGame) -> tuple[str, ...]:
    """The modules that are named, else those of the preset; the base game always."""
    preset = PRESETS.get(new.preset)
    named = tuple(new.modules) or (preset.modules if preset else ())
    return named if "base" in named else ("base", *named)


def check_setup(new: wire.NewGame, speech: Speech) -> wire.SetupChecked:
    """Whether a game can be played like this, and what is odd about it."""
    if new.game == CARDCASSONNE:
        fewest, most = deck().players
    else:
        fewest, most = FEWEST_SEATS, max(preset.most_seats for preset in PRESETS.values())
    problems: list[str] = []
    warnings: list[str] = []
    tiles, time = 0, ""
    try:
        names = tuple(words.seat_name(seat) for seat in range(fewest))
        setup = _setup(new, 0, names)
        if isinstance(setup, Setup):
            fewest, most = fewest_seats(setup.options), most_seats(setup.preset, setup.modules)
            tiles = tiles_of(setup)
            time = words.playing_time(minutes_for(tiles, len(setup.modules), len(new.seats)), speech)
            warnings = list(_warnings(setup, tiles, len(new.seats), speech))
        if not fewest <= len(new.seats) <= most:
            problems.append(speech.say("problem-seats", fewest=fewest, most=most, number=len(new.seats)))
    except LanguedocError as error:
        problems.append(speech.say("problem-other", error=str(error)[:LONGEST_REASON]))
    named = [wish.name for wish in new.seats if wish.name]
    for name in dict.fromkeys(named):
        if named.count(name) > 1:
            problems.append(speech.say("problem-same_name", name=name))
    return wire.SetupChecked(problems, warnings, tiles, time, most)


def _warnings(setup: Setup, tiles: int, seats: int, speech: Speech) -> Iterator[str]:
    rules = setup.rules()
    for slug in setup.tile_sets:
        if slug not in setup.modules:
            yield speech.say("warning-tiles_only", module=words.module_name(slug, speech))
    for slug in setup.modules:
        if slug not in setup.tile_sets and sheets.sheet(slug).tiles:
            yield speech.say("warning-rules_only", module=words.module_name(slug, speech))
    if rules.get("no_fields"):
        for slug in setup.modules:
            if slug in BUILT[slug].needs_fields:
                yield speech.say("warning-no_fields", module=words.module_name(slug, speech))
    turns = (tiles - 1) // seats if seats else FEW_TURNS  # the first tile lies there already
    if tiles > LONG_GAME:
        yield speech.say("warning-long", tiles=tiles)
    elif turns < FEW_TURNS:
        yield speech.say("warning-few_turns", turns=turns)


@lru_cache(maxsize=1024)
def title(text: str, speech: Speech) -> str:
    """What is played, in a few words, from a save or the setup of one."""
    saved = games.read(text)
    setup = saved.setup
    if not isinstance(setup, Setup):
        return words.game_name(saved.game, speech)
    if set(setup.modules) == set(PRESETS[setup.preset].modules) and not setup.options:
        return words.preset_name(setup.preset, speech)
    names = [words.module_name(slug, speech) for slug in setup.modules if slug != "base"]
    return ", ".join([words.game_name(saved.game, speech), *names])
