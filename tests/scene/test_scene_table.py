"""The table as pages draw it: tiles, figures and tokens at their places, options that can be clicked, changes."""

from __future__ import annotations

import math
import re
from itertools import takewhile

import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec import UNSET

from helpers.outline import rings_of
from helpers.story import Story
from languedoc import CardGame, Game
from languedoc.carcassonne.modules import BUILT
from languedoc.games import AnyGame
from languedoc.server import scene, wire
from languedoc.server.scene.options import MANY
from modules.abbey_and_mayor.tales import FOUR_FIELDS, tale
from modules.count.tales import ROAD
from scene.scenes import ENGLISH, asked, built_games, moments, option, plain, table, targets

SEEDS = st.integers(0, 2**64 - 1)
SYMBOLS = scene.art("symbols.svg").content.decode()


def drawn(symbol: str) -> bool:
    return f'id="{symbol}"' in SYMBOLS


def tiles(shown: wire.Table) -> list[wire.Tile]:
    assert shown.tiles is not UNSET
    assert shown.tiles.kept == 0
    return shown.tiles.added


def figures(shown: wire.Table) -> list[wire.Figure]:
    assert shown.figures is not UNSET
    return shown.figures


# ------------------------------------------------------------------------------------ what lies there


def test_a_game_begins_with_its_start_tile_and_a_tile_in_the_hand() -> None:
    shown = table(Game(2, bag=["U", "E", "E"]))
    (start,) = tiles(shown)
    assert (start.name, start.art, start.x, start.y, start.quarters) == ("D", "base.D", 0, 0, 0)
    assert isinstance(shown.hand, wire.Tile) and shown.hand.art == "base.U"
    assert shown.left == [wire.TileLeft("E", "base.E", 2)]
    assert (shown.status, shown.last, shown.figures, shown.tokens) == ("running", [], [], [])
    assert shown.players is UNSET and shown.undo is UNSET, "that is the server's"


def test_the_squares_of_the_last_turn_are_told() -> None:
    story = Story("Red Blue", "1E↓\n[D]", "1 Red ?")
    assert table(story.game).last == [(0, -1)]


def test_both_tiles_of_a_turn_with_a_builder_are_told() -> None:
    lines = ("1 Red road:E", "2 Red builder road:E", "3 Red pass", "4 Red again ?")
    story = Story("Red Blue", "[D] 1U↑ 2U↑ 3U↑ 4U↑", *lines, modules=["base", "traders_and_builders"])
    assert table(story.game).last == [(4, 0), (3, 0)]


def test_a_follower_stands_in_its_city_and_a_farmer_lies() -> None:
    story = Story("Red Blue", "1E↓\n[D]\n2E↓", "1 Red field:NL", "2 Blue city:S")
    farmer, knight = sorted(figures(table(story.game)), key=lambda figure: figure.seat)
    assert (farmer.symbol, farmer.lies, farmer.place) == ("follower", True, "field:NL@0,-1")
    assert (knight.symbol, knight.lies, knight.place) == ("follower", False, "city:S@0,1")
    assert farmer.at is not None and 0 < farmer.at[0] < 100 and -100 < farmer.at[1] < 0
    assert knight.at is not None and 0 < knight.at[0] < 100 and 100 < knight.at[1] < 210
    assert farmer.words == "Red's farmer"


def test_a_barn_stands_on_its_corner() -> None:
    story = tale("Red Blue", FOUR_FIELDS, "3 Red barn NW@0,1", lane="east")
    (barn,) = figures(table(story.game))
    assert barn.symbol == "barn" and not barn.lies
    assert barn.at == (0.0, 100.0)


def test_who_waits_in_the_city_of_carcassonne_is_drawn_there() -> None:
    lines = ("2 Blue road:N", "3 Red pass; send follower castle; pass")
    story = Story("Red Blue", ROAD, *lines, modules=("base", "count"))
    (figure,) = figures(table(story.game))
    assert (figure.seat, figure.place, figure.words) == (0, "castle", "Red's follower in the castle")
    assert figure.at is not None and -200 < figure.at[0] < 200 and -100 < figure.at[1] < 200
    (held,) = [each for each in scene.players(story.game, None, ENGLISH)[0].holdings if "castle" in each.words]
    assert (held.symbol, held.number) == ("follower-red", 1)


def test_a_prisoner_lies_before_its_captor() -> None:
    for game in moments(Game(2, modules=["base", "tower"], seed=3), 3):
        for figure in figures(table(game)):
            if figure.place.startswith("prison/"):
                assert figure.at is None and figure.held == 1 - figure.seat
                return
    raise AssertionError("nobody was captured")


def test_a_wagon_is_seen_where_it_was_until_it_drives_on() -> None:
    for game in moments(Game(2, modules=["base", "abbey_and_mayor"], seed=3), 3):
        if not game.over and game.decision.step == "wagon_move":
            (wagon,) = [each for each in figures(table(game)) if each.place == "driving"]
            ways = [target for target in asked(game).targets if isinstance(target, wire.SegmentTarget)]
            assert wagon.at is not None and ways
            assert any(math.dist(wagon.at, way.at) < 300 for way in ways), "it drives to what is near"
            return
    raise AssertionError("no wagon drove on")


def test_a_tower_is_told_with_its_height() -> None:
    for game in moments(Game(2, modules=["base", "tower"], seed=3), 3):
        tokens = table(game).tokens
        assert tokens is not UNSET
        high = [token for token in tokens if token.number is not None and token.number > 1]
        if high:
            assert high[0].symbol == f"token-tower-{min(5, high[0].number or 0)}"
            assert high[0].id.startswith("tower@")
            return
    raise AssertionError("no tower grew")


@settings(max_examples=12)
@given(built_games(), SEEDS)
def test_everything_on_the_table_has_a_drawing_and_a_place(game: Game, seed: int) -> None:
    for _ in moments(game, seed, 0.1):
        shown = table(game)
        for figure in figures(shown):
            colour = ("red", "blue", "green", "yellow", "black", "grey")[figure.seat]
            assert drawn(f"{figure.symbol}-{colour}{'-lies' * figure.lies}")
            assert figure.words and (figure.at is not None or figure.place)
        assert shown.tokens is not UNSET
        assert all(drawn(token.symbol) and token.words for token in shown.tokens)
        assert len({token.id for token in shown.tokens}) == len(shown.tokens)
        for player in scene.players(game, None, ENGLISH):
            assert all(drawn(held.symbol) and held.number >= 0 for held in player.holdings)
        squares = [(tile.x, tile.y, tile.art, tile.quarters) for tile in tiles(shown)]  # two triangles share one
        assert len(set(squares)) == len(squares) == len(game.state.board.laid())


# ------------------------------------------------------------------------------------ what is asked


def test_only_who_is_asked_gets_the_options() -> None:
    game = Game(2, seed=1)
    for seat in (1, None):
        shown = table(game, seat).asked
        assert isinstance(shown, wire.Asked)
        assert (shown.seat, shown.step, shown.options, shown.targets) == (0, "place_tile", [], [])
    assert len(asked(game).options) == len(game.options)


def test_a_tile_is_laid_by_its_square_and_turn() -> None:
    game = Game(2, bag=["E"])
    assert targets(game, "place 0,-1 S") == [wire.PlaceTarget(0, -1, 2)]


def test_a_follower_is_deployed_by_a_part_of_the_tile() -> None:
    story = Story("Red Blue", "1E↓\n[D]", "1 Red ?")
    (farm,) = targets(story.game, "follower field:NL")
    assert isinstance(farm, wire.SegmentTarget)
    assert (farm.id, farm.lies) == ("field:NL@0,-1", True)
    assert option(story.game, "follower field:NL").figure == "follower"
    (ring,) = rings_of(farm.outline)
    assert all(0 <= x <= 100 and -100 <= y <= 0 for x, y in ring)
    assert targets(story.game, "pass") == []


def test_a_barn_is_put_on_a_corner() -> None:
    story = tale("Red Blue", FOUR_FIELDS, "3 Red ?", lane="east")
    assert targets(story.game, "barn NW@0,1") == [wire.CornerTarget((0, 100))]


def test_the_question_is_put_to_the_player_and_told_to_the_others() -> None:
    game = Game(["Ann", "Bob"], bag=["E"])
    assert (asked(game).question, asked(game).told) == ("Place the tile", "Ann places the tile")
    game.choose("place 0,-1 S")
    assert asked(game).question == "Put a follower on the tile, or pass"
    cards = CardGame(["Ann", "Bob"], seed=1)
    assert asked(cards).question == "You turned up a joker. To which row?"


def test_options_are_said_by_what_is_seen() -> None:
    game = Game(2, bag=["E"])
    assert option(game, "place 0,-1 S").words == "The tile upside down"
    story = Story("Red Blue", "[D] 1V↑", "1 Red ?")
    assert {each.words for each in asked(story.game).options} == {
        "Thief on the road (west–south)",
        "Farmer on the field (north-east)",
        "Farmer on the field (south-west)",
        "Pass",
    }


@pytest.mark.parametrize("seed", range(3))
def test_every_option_of_every_module_points_at_something_that_can_be_clicked(seed: int) -> None:
    """Options differ in what they point at, so a click on each of their targets leaves one."""
    game = Game(3, modules=list(BUILT), seed=seed)
    verbs = set()
    for _ in moments(game, seed, 0.4):
        if game.over:
            continue
        shown = asked(game)
        ids = {figure.id for figure in figures(table(game))}
        assert len({msgspec.json.encode(target) for target in shown.targets}) == len(shown.targets), "told twice"
        named = [(each.verb, *each.targets) for each in shown.options]
        assert len(set(named)) == len(named), f"two options look the same: {shown.options}"
        for each in shown.options:
            verbs.add(each.verb)
            assert each.words[0].isupper()
            assert not re.search(r"-?\d,-?\d", each.words), "squares have no names on a board that is seen"
            for target in (shown.targets[number] for number in each.targets):
                if isinstance(target, wire.FigureTarget):
                    assert target.id in ids and (target.at is not None or target.held is not None)
                elif isinstance(target, wire.SegmentTarget):
                    assert rings_of(target.outline) if target.outline else len(shown.options) > MANY
    assert {"place", "follower", "pass", "tower", "dragon", "fairy"} <= verbs


# ------------------------------------------------------------------------------------ the card game


def test_a_hand_of_cards_is_shown_to_its_seat_only() -> None:
    game = CardGame(3, seed=1)
    for seat in range(3):
        cards = table(game, seat).cards
        assert cards is not UNSET
        assert cards.hand == game.view(seat)["hand"]
    spectator = table(game).cards
    assert spectator is not UNSET and spectator.hand == []
    assert [each.hand for each in spectator.seats] == [game.state.hand_left(seat) for seat in range(3)]


def test_a_card_of_the_hand_is_told_by_its_position() -> None:
    game = CardGame(2, seed=1)
    cards = table(game, 0).cards
    assert cards is not UNSET
    shown = asked(game)
    for each in shown.options:
        if each.verb in ("play", "hide"):
            card, row = (shown.targets[number] for number in each.targets)
            assert isinstance(card, wire.CardTarget) and isinstance(row, wire.RowTarget)
            assert card.hand is not None and cards.hand[card.hand] == card.card


# ------------------------------------------------------------------------------------ changes


@settings(max_examples=8)
@given(built_games() | SEEDS.map(lambda seed: CardGame(3, seed=seed)), SEEDS)
def test_a_table_follows_from_the_one_before_and_what_changed(game: AnyGame, seed: int) -> None:
    known: dict[str, object] = {}
    before: wire.Table | None = None
    for _ in moments(game, seed):
        after = table(game, 0)
        change = scene.changes(before, after) if before is not None else after
        news = plain(change)
        if "tiles" in news:
            old = known["tiles"]["added"] if before is not None else []  # type: ignore[index]
            news["tiles"] = {"kept": 0, "added": old[: news["tiles"]["kept"]] + news["tiles"]["added"]}
        known.update(news)
        assert known == plain(after)
        before = after


def test_what_stays_is_not_told_again() -> None:
    game = Game(2, seed=1)
    before = table(game, 0)
    assert plain(scene.changes(before, table(game, 0))) == {}
    game.choose(0)
    change = scene.changes(before, table(game, 0))
    assert change.tiles is not UNSET and (change.tiles.kept, len(change.tiles.added)) == (1, 1)
    assert change.status is UNSET and change.left is UNSET


def test_after_an_undo_fewer_tiles_are_kept() -> None:
    game = Game(2, seed=1)
    before = table(game, 0)
    game.choose(0)
    laid = table(game, 0)
    game.undo()
    change = scene.changes(laid, table(game, 0))
    assert change.tiles is not UNSET and (change.tiles.kept, change.tiles.added) == (1, [])
    assert plain(table(game, 0)) == plain(before)


def test_the_end_is_told() -> None:
    game = Game(["Ann", "Bob"], seed=2)
    for _ in moments(game, 2, 0):
        pass
    shown = table(game, 0)
    assert (shown.status, shown.asked) == ("over", None)
    assert shown.winners == list(game.winners)
    assert shown.outcome and shown.hand is None


# ------------------------------------------------------------------------------------ the end


def stands(found: list[wire.Figure]) -> list[tuple[object, ...]]:
    """Who stands where; equal figures are the same."""
    return sorted((each.seat, each.kind, each.place, each.at, each.lies, each.words) for each in found)


def test_a_follower_of_the_last_turn_stands_until_the_final_scoring_is_told() -> None:
    game = Game(2, bag=["U"])
    game.choose("place 0,1 N")
    game.choose("follower road:E")
    shown = table(game)
    assert game.over and shown.figures == []
    assert shown.ending is not UNSET
    (thief,) = shown.ending.figures
    assert (thief.seat, thief.place) == (0, "road:E@0,1")
    assert [held[0].number for held in shown.ending.holdings] == [6, 7]
    assert [player.holdings[0].number for player in scene.players(game, None, ENGLISH)] == [7, 7]


@given(built_games(), SEEDS)
@settings(max_examples=30)
def test_before_the_final_scoring_all_is_as_the_last_choice_left_it(game: Game, seed: int) -> None:
    before = game.copy()
    for moment in moments(game, seed):
        if not moment.over:
            before = moment.copy()
    shown = table(game)
    assert shown.ending is not UNSET
    told = game.events[len(before.events) :]
    last = takewhile(lambda event: not getattr(event, "final", False), told)
    assume(not any("Tile" not in type(event).__name__ for event in last))  # a tile at most
    assert stands(shown.ending.figures) == stands(figures(table(before)))
    assert shown.ending.holdings == [player.holdings for player in scene.players(before, None, ENGLISH)]
