"""The games, modules and rules that can be chosen, and whether a choice of them can be played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec.structs import replace

from languedoc import games
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.packing import in_the_bag
from languedoc.carcassonne.playing_time import minutes_for, minutes_of_preset, tiles_of
from languedoc.carcassonne.presets import DEFAULT, FEWEST_SEATS, PRESETS, Preset
from languedoc.carcassonne.setup import ALONE, Setup, all_options, fewest_seats, most_seats
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
from languedoc.table.setup import RuleOption, check_colours, colours_of

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
    if new.game == CARDCASSONNE:
        options = {name: str(value) for name, value in new.options.items()}
        return CardSetup(names, options, seed, new.start, colours=_colours(new))
    return Setup(
        names=names,
        modules=_modules(new),
        tiles=tuple(new.tiles) if new.tiles is not None else (),
        preset=new.preset or DEFAULT,
        options=new.options,
        seed=seed,
        start=new.start,
        colours=_colours(new),
    )


def _colours(new: wire.NewGame) -> tuple[str, ...]:
    """None where no seat wishes for one."""
    wished = tuple(wish.colour for wish in new.seats)
    return wished if any(wished) else ()


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
    told: list[str] = []
    tiles, time = 0, ""
    try:
        # With as many players as can always play: their number is a problem of its own.
        seats = [wire.SeatWish("bot")] * fewest
        setup = _setup(replace(new, seats=seats, start=None), 0, tuple(map(words.seat_name, range(fewest))))
        if isinstance(setup, Setup):
            fewest, most = fewest_seats(setup.options), most_seats(setup.preset, setup.modules)
            tiles, time = tiles_of(setup), words.playing_time(_minutes(setup, len(new.seats)), speech)
            warnings = list(_warnings(setup, tiles, len(new.seats), speech))
        told = facts(setup, [wish.name for wish in new.seats], new.clock, new.pace, speech)
        check_colours(_colours(new), len(new.seats))
        if not fewest <= len(new.seats) <= most:
            problems.append(speech.say("problem-seats", fewest=fewest, most=most, number=len(new.seats)))
    except LanguedocError as error:
        problems.append(speech.say("problem-other", error=str(error)[:LONGEST_REASON]))
    named = [wish.name for wish in new.seats if wish.name]
    for name in dict.fromkeys(named):
        if named.count(name) > 1:
            problems.append(speech.say("problem-same_name", name=name))
    return wire.SetupChecked(problems, warnings, told, tiles, time, most)


def facts(setup: AnySetup, names: Sequence[str], clock: wire.Clock | None, pace: str, speech: Speech) -> list[str]:
    """All that is agreed on by those with these names (empty where nobody is known), in words, a few each."""
    seats = len(names)
    told = [" + ".join(_played(setup, speech))]
    if isinstance(setup, Setup):
        tiles, time = tiles_of(setup), words.playing_time(_minutes(setup, seats), speech)
        told.append(speech.say("fact-tiles", tiles=tiles, time=time))
    elif deck().players[0] <= seats <= deck().players[1]:
        rounds = CardSetup(card_setup.seat_names(seats)).box().rounds
        told.append(speech.say("fact-rounds", rounds=rounds))
    if clock is not None:
        told.append(speech.say("fact-clock", minutes=max(1, round(clock.seconds / 60)), seconds=clock.increment))
    if pace == "days":
        told.append(speech.say("fact-days"))
    return [*told, *_chosen_rules(setup, names, speech)]


def _minutes(setup: Setup, seats: int) -> int:
    return minutes_for(tiles_of(setup), len(setup.modules), seats)


def _played(setup: AnySetup, speech: Speech) -> Iterator[str]:
    """The name of a preset that is played as it is; else the base game and every addition."""
    if not isinstance(setup, Setup):
        yield words.game_name(setup.game, speech)
        return
    preset = PRESETS[setup.preset]
    whole = set(setup.modules) == set(setup.tile_sets) == set(preset.modules)
    yield words.preset_name((preset if whole or preset.options else PRESETS[DEFAULT]).name, speech)
    if whole:
        return
    for slug in BUILT:
        rules, tiles = slug in setup.modules, slug in setup.tile_sets
        if slug != "base" and (rules or tiles):
            name = words.module_name(slug, speech)
            if tiles and not rules:
                yield speech.say("fact-only_tiles", module=name)
            elif not tiles and sheets.sheet(slug).tiles:
                yield speech.say("fact-only_rules", module=name)
            else:
                yield name


def _chosen_rules(setup: AnySetup, names: Sequence[str], speech: Speech) -> Iterator[str]:
    """The rules that differ from the preset, or from the usual ones of the card game."""
    options = all_options(setup.modules) if isinstance(setup, Setup) else card_setup.options()
    usual = PRESETS[setup.preset].options if isinstance(setup, Setup) else {}
    for option in options:
        value = setup.options.get(option.name)
        if value is not None and value != usual.get(option.name, option.default):
            title = words.option_title(option, speech)
            yield speech.say("fact-rule", rule=title, value=words.value_title(option, value, speech, names))


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


@lru_cache(maxsize=256)
def invitation(
    text: str, host: str, names: tuple[str, ...], seconds: int | None, increment: int, pace: str, speech: Speech
) -> wire.Invitation:
    """What those are told who are invited to a game, from its setup as it is stored. `host` may have got up again;
    `names` has the name of each seat, empty where nobody sits."""
    saved = games.read(text)
    setup = saved.setup
    assert isinstance(setup, Setup | CardSetup)
    game = words.game_name(saved.game, speech)
    title = speech.say("invitation", host=host, game=game) if host else speech.say("invitation.nobody", game=game)
    clock = None if seconds is None else wire.Clock(seconds, increment)
    return wire.Invitation(title, facts(setup, names, clock, pace, speech), setup.start)


@lru_cache(maxsize=1024)
def colours(text: str) -> tuple[str, ...]:
    """The colour of each seat, from a save or the setup of one."""
    setup = games.read(text).setup
    assert isinstance(setup, Setup | CardSetup)
    return colours_of(setup.colours, setup.seats)


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
