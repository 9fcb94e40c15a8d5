"""Make games: from a request, as a rematch, or from a file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec

from languedoc import lessons
from languedoc.errors import LanguedocError
from languedoc.games import AnyGame
from languedoc.i18n import Noun
from languedoc.server import clocks, lesson, scene, seating, wire
from languedoc.server.accounts import in_thread
from languedoc.server.bots import BotTrouble
from languedoc.server.hall import Hall
from languedoc.server.kept import Kept, Seat, Standing, Step, new_code, now
from languedoc.server.metrics import COUNTED
from languedoc.server.people import guest_name, tidy
from languedoc.server.refusals import Refusal
from languedoc.server.replay import begun, game_of, tiles_left
from languedoc.server.tables import Table
from languedoc.server.thinking import Unreadable, Upload, published, read_within_limits
from languedoc.table.setup import Shuffle


async def make(hall: Hall, person: str, wish: wire.NewGame, origin: str = "") -> Kept:
    """Make a new game as requested. It begins at once if all seats are filled."""
    await check_number_of_games(hall, person)
    if sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise Refusal("bad_setup")
    for seat in wish.seats:
        if seat.kind == "bot":
            check_level(wish.game, seat.level)
    code = new_code()
    name = await hall.store.name_of(person) or guest_name(person)
    seats = seating.wished(wish.seats, person, name, code)
    try:
        game = await in_thread(wished_game, wish, hall.new_key(0), seating.names(seats))
    except LanguedocError as error:
        raise Refusal("bad_setup", str(error)) from None
    kept = Kept(
        code=code,
        game=game.name,
        setup=game.save(),
        host=person,
        standing=standing_of(game),
        listed=wish.listed,
        provable=wish.provable,
        origin=origin,
        pace=wish.pace,
        seconds=wish.clock.seconds if wish.clock else None,
        increment=wish.clock.increment if wish.clock else 0,
        hints=all(seat.kind in ("me", "bot") for seat in wish.seats) if wish.hints is None else wish.hints,
        seats=seats,
    )
    await add(hall, kept, [])
    return kept


def wished_game(wish: wire.NewGame, key: str, names: Sequence[str]) -> AnyGame:
    """The game of a request. It is called in a thread, since the first game with new modules takes long."""
    setup: Any = replace(scene.make_setup(wish, 0, names), key=key)
    return begun(setup)


async def again(hall: Hall, person: str, code: str, origin: str) -> Kept:
    """A rematch: the same setup and seats; of a lesson also the same bag. A second request gets the game that the first
    one made."""
    before = (await hall.table(code)).kept
    if person not in [seat.person for seat in before.seats]:
        raise Refusal("not_your_seat")
    if before.standing.status != "over" or lesson.example_of(before):
        raise Refusal("not_over")
    found = await hall.store.game(before.following) if before.following else None
    if found is not None:
        return found
    await check_number_of_games(hall, person)
    game = await in_thread(rematch, before, hall.new_key(1))
    kept = msgspec.structs.replace(
        before,
        code=new_code(),
        setup=game.save(),
        host=person,
        standing=standing_of(game),
        following="",
        uploaded=False,
        removal=[],
        former=[],
        origin=origin,
        id=0,
    )
    if await add(hall, kept, [], before):
        await hall.changed(code)
        return kept
    last = await hall.store.game(code)
    found = await hall.store.game(last.following) if last is not None else None
    if found is None:
        raise Refusal("not_found")
    return found


def rematch(before: Kept, key: str) -> AnyGame:
    """A new game of the same setup, with new chance; of a lesson with the same bag."""
    setup: Any = replace(game_of(before.setup).setup, seed=0, key=key, shuffles=())
    return begun(setup if lesson.of(before) else without_order(setup))


async def learn(hall: Hall, person: str, game: str, origin: str) -> Kept:
    """The guided game of a game that this person has not finished, or a new one."""
    for known in await hall.store.games_of(person):
        given = lesson.of(known) if known.game == game and known.host == person else None
        if given and not given.stops and known.standing.status == "running":
            return known
    await check_number_of_games(hall, person)
    name = await hall.store.name_of(person) or guest_name(person)
    seats = lesson.seats(game, person, name)
    first = await in_thread(lessons.lesson(game).begin, seating.names(seats))
    code, standing = new_code(), standing_of(first)
    kept = Kept(code, game, first.save(), person, standing, seats=seats, origin=origin)
    await add(hall, kept, [])
    return kept


async def show(hall: Hall, person: str, id: str, language: str, origin: str) -> Kept:
    """A table at which an example is shown, with the choices before it already made. It takes the place of the one that
    was shown to this person before."""
    try:
        given = await in_thread(lessons.show_me, id)
    except LanguedocError:
        raise Refusal("not_found") from None
    for known in await hall.store.games_of(person):
        if known.host == person and lesson.example_of(known):
            for changed in (
                known.code,
                *(await hall.store.remove(known, lambda game: game.is_removable(person)) or ()),
            ):
                await hall.changed(changed)
    await check_number_of_games(hall, person)
    seats = lesson.seats_shown(id, person, language)
    game = await in_thread(given.begin, seating.names(seats))
    steps = [Step(f"lesson {i}", "choice", seat, option.text) for i, (seat, option) in enumerate(game.chosen_options())]
    setup = begun(game.setup).save()
    kept = Kept(new_code(), game.name, setup, person, standing_of(game), seats=seats, origin=origin)
    await add(hall, kept, steps)
    return kept


async def upload(hall: Hall, person: str, data: bytes, origin: str) -> Kept:
    """A game from a file. The person who uploads it gets all seats and can hand them over."""
    await check_number_of_games(hall, person)
    found = await read(hall, data, origin)
    names: list[str] = []
    for name in found.names:
        names.append(seating.own_name(tidy(name) or "–", names))
    seats = [Seat(number, "person", person, name) for number, name in enumerate(names)]
    kept = await begin_from(hall, person, found, new_code(), seats, origin)
    await (await hall.table(kept.code)).talk.give_notice("told-uploaded", None, "")
    return kept


async def read(hall: Hall, data: bytes, origin: str) -> Upload:
    """What a file says, read by a process that can be ended."""
    try:
        found = await hall.readers.run(origin, read_within_limits, data)
    except BotTrouble:
        raise Refusal("unavailable" if hall.readers.stopped else "bad_upload") from None
    if isinstance(found, Unreadable):
        modules = tuple(Noun(f"module-{slug}") for slug in found.modules)
        raise Refusal(found.refusal, found.detail, modules=modules)
    return found


async def begin_from(hall: Hall, person: str, found: Upload, code: str, seats: list[Seat], origin: str) -> Kept:
    """A game that goes on where a file ends."""
    # Where the seed is fixed, for tests, the order of a stacked bag stays as well.
    stays = found.over or hall.settings.seed is not None
    kept = Kept(
        code=code,
        game=found.game,
        setup=found.setup if stays else shuffled(found.setup, len(found.choices), hall.new_key(2)),
        host=person,
        standing=Standing("over" if found.over else "waiting", found.asked, found.tiles, list(found.scores)),
        seats=seats,
        uploaded=True,
        origin=origin,
        hints=all(seat.kind == "bot" or seat.person == person for seat in seats),
    )
    steps = [Step(f"upload {i}", "choice", seat, text) for i, (seat, text) in enumerate(found.choices)]
    await add(hall, kept, steps)
    return kept


async def play_on(hall: Hall, person: str, table: Table, moment: int, wish: wire.PlayOn, origin: str) -> Kept:
    """A game of its own that goes on from a moment of another one. What is hidden is drawn anew."""
    await check_number_of_games(hall, person)
    seats = table.kept.seats
    if not 0 <= wish.seat < len(seats) or lesson.of(table.kept) is not None:
        raise Refusal("bad_setup")
    if wish.others == "bot":
        check_level(table.kept.game, wish.level)
    text = await public_save(hall, table, moment, origin)
    found = await read(hall, text.encode(), origin)
    if found.over:
        raise Refusal("not_running")
    name = await hall.store.name_of(person) or guest_name(person)
    names = [seat.name or "–" for seat in seats]
    here = [
        wire.SeatWish("me" if seat.number == wish.seat else wish.others, names[seat.number], wish.level)
        for seat in seats
    ]
    code = new_code()
    if wish.others != "here":
        here = [wire.SeatWish(each.kind, "", each.level) for each in here]
    kept = await begin_from(hall, person, found, code, seating.wished(here, person, name, code), origin)
    await (await hall.table(kept.code)).talk.give_notice("told-played_on", None, "")
    return kept


async def public_save(hall: Hall, table: Table, moment: int, origin: str) -> str:
    """The save of a game after a number of choices, with nothing in it that is hidden from anybody."""
    whole = table.fold
    if whole is None:
        raise Refusal("not_running")
    if not 0 <= moment <= len(whole.made):
        raise Refusal("not_found")
    choices = [made.text for made in whole.made[:moment]]
    names = tuple(seating.names(table.kept.seats))
    try:
        text = await hall.readers.run(origin, published, table.kept.setup, names, choices)
    except BotTrouble:
        raise Refusal("unavailable" if hall.readers.stopped else "not_savable") from None
    if text is None:
        raise Refusal("not_savable")
    return text


def shuffled(setup: str, choices: int, key: str) -> str:
    """The setup of a game from a file, with what is hidden drawn again after its choices: who brought the file may have
    known it."""
    head, rest, tail = setup.partition("\nchoices ")
    return f"{head}\nshuffle {Shuffle(choices, key)}{rest}{tail}"


async def add(hall: Hall, kept: Kept, steps: list[Step], after: Kept | None = None) -> bool:
    """Store a new game; it begins if all seats are filled. False if `after` already has another successor."""
    if kept.standing.status == "waiting" and all(seat.kind != "open" for seat in kept.seats):
        ticking = clocks.begun(len(kept.seats), kept.seconds, now())
        kept.standing = msgspec.structs.replace(kept.standing, status="running", clocks=ticking)
    if not await hall.store.add(kept, steps, after):
        return False
    COUNTED.games["made"] += 1
    await hall.added(kept)
    return True


def standing_of(game: AnyGame) -> Standing:
    return Standing("waiting", game.state.decider, tiles_left(game), list(game.scores))


def without_order(setup: Any) -> Any:
    """The same setup with a shuffled bag or deck, and with lots that are drawn."""
    return replace(setup, **({"bag": None, "draws": ()} if setup.game == "carcassonne" else {"deck": None}))


async def check_number_of_games(hall: Hall, person: str) -> None:
    most = hall.settings.limits.games
    if await hall.store.going(person) >= most:
        raise Refusal("too_many_games", most=most)


def check_level(game: str, level: str) -> None:
    allowed = seating.levels(game)
    if level not in allowed:
        raise Refusal("bad_setup", ", ".join(allowed))
