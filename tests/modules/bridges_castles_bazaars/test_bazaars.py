"""Bazaars, as sheet 5 has them: worked examples G8, G9 and G11, edge cases, and other modules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from languedoc import Game
from languedoc.carcassonne.events import SecondPart, TilePlaced
from languedoc.carcassonne.modules.bridges_castles_bazaars.bazaar import BazaarOpened, TileTaken
from languedoc.carcassonne.numbering import FEATURE
from languedoc.errors import IllegalChoice

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]

MODULES = ("base", "bridges_castles_bazaars")
BAZAAR = "BB_field"  # fits under the start tile


def bazaar(
    seats: str,
    rest: str,
    scores: Sequence[int] = (),
    options: Mapping[str, str | bool] | None = None,
    also: tuple[str, ...] = (),
) -> Game:
    """The first player, with those scores, lays a tile with a bazaar; `rest` is drawn after it."""
    game = Game(seats.split(), bag=[BAZAAR, *rest.split()], modules=(*MODULES, *also), tiles=MODULES, options=options)
    for seat, points in enumerate(scores):
        game.state.pay(seat, points, FEATURE)
    game.choose("place 0,1 N")
    return game


def shown(game: Game) -> dict[str, object]:
    found: dict[str, object] = game.view()["modules"]["bridges_castles_bazaars"]
    return found


def asked(game: Game) -> tuple[str, str, set[str]]:
    """Who is asked, at which step, and the first options."""
    decision = game.decision
    return game.setup.names[decision.seat], decision.step, {option.text for option in game.options[:12]}


def choose(game: Game, *texts: str) -> Game:
    for text in texts:
        game.choose(text)
    return game


def laid(game: Game) -> list[tuple[str, str]]:
    names = game.setup.names
    return [(names[event.seat], event.tile) for event in game.events if isinstance(event, TilePlaced)]


def taken(game: Game) -> dict[str, str]:
    """Who got which tile at the bazaar."""
    return {game.setup.names[event.seat]: event.tile for event in game.events if isinstance(event, TileTaken)}


def play_out(game: Game) -> Game:
    while not game.over:
        game.choose(0)
    return game


THREE = ("C A B", "E U V U U U")  # C is active; A, on his left, sells first
SCORES = (6, 9, 9)


def test_the_player_on_the_left_sells_first_and_the_active_one_bids_last() -> None:
    game = bazaar(*THREE, SCORES)
    assert asked(game) == ("A", "bazaar", {"auction E", "auction U", "auction V"})
    assert shown(game)["display"] == ["E", "U", "V"]
    game.choose("auction U")
    assert asked(game) == ("A", "bazaar", {f"bid {number}" for number in range(10)})
    with pytest.raises(IllegalChoice):
        game.choose("bid 10")
    game.choose("bid 2")
    assert asked(game) == ("B", "bazaar", {"pass", *(f"bid {number}" for number in range(3, 10))})
    game.choose("bid 4")
    assert asked(game) == ("C", "bazaar", {"pass", "bid 5", "bid 6"})
    assert (shown(game)["seller"], shown(game)["price"], shown(game)["bidder"]) == (1, 4, 2)


def test_g8_the_seller_buys() -> None:
    game = choose(bazaar(*THREE, SCORES), "auction U", "bid 2", "bid 4", "pass")
    assert asked(game) == ("A", "bazaar", {"buy", "sell"})
    game.choose("buy")
    assert game.scores == (6, 5, 13)
    assert taken(game) == {"A": "U"}
    assert asked(game)[0] == "B", "the next seller is the next one without a tile"


def test_g8_the_seller_sells() -> None:
    game = choose(bazaar(*THREE, SCORES), "auction U", "bid 2", "bid 4", "pass", "sell")
    assert game.scores == (6, 13, 5)
    assert taken(game) == {"B": "U"}
    assert asked(game)[0] == "C", "A, who sold, comes again after the others"


def test_g9_a_seller_who_is_not_outbid_pays_the_bank() -> None:
    game = choose(bazaar(*THREE, SCORES), "auction U", "bid 1", "pass", "pass")
    assert game.scores == (6, 8, 9)
    assert taken(game) == {"A": "U"}


def test_g11_a_seller_who_cannot_pay_must_sell() -> None:
    game = choose(bazaar(*THREE, (6, 3, 9)), "auction U", "bid 2", "bid 5", "pass")
    assert game.scores == (6, 8, 4)
    assert taken(game) == {"B": "U"}


def test_with_no_points_everybody_takes_his_tile_for_nothing() -> None:
    """The last player without a tile gets the last one free."""
    game = choose(bazaar(*THREE), "auction V", "auction U")
    assert taken(game) == {"A": "V", "B": "U", "C": "E"}
    assert game.scores == (0, 0, 0)
    assert asked(game)[:2] == ("C", "phase_figure")


def test_only_players_without_a_tile_bid() -> None:
    game = choose(bazaar(*THREE, SCORES), "auction U", "bid 1", "pass", "pass", "auction E", "bid 0")
    assert asked(game)[0] == "C"
    game.choose("bid 3")
    assert asked(game) == ("B", "bazaar", {"buy", "sell"})


def test_two_players_whoever_does_not_get_the_first_tile_gets_the_second_free() -> None:
    game = choose(bazaar("Red Blue", "E U U U", (5, 5)), "auction E", "bid 1", "bid 2", "sell")
    assert taken(game) == {"Blue": "U", "Red": "E"}
    assert game.scores == (3, 7)


def test_in_the_next_round_everybody_lays_his_tile_instead_of_drawing() -> None:
    """The active player comes last; then tiles are drawn again."""
    game = choose(bazaar(*THREE), "auction V", "auction U")
    assert shown(game)["owed"] == ["E", "V", "U"]
    play_out(game)
    assert laid(game)[:5] == [("C", BAZAAR), ("A", "V"), ("B", "U"), ("C", "E"), ("A", "U")]


def test_no_bazaar_begins_while_tiles_of_another_are_laid() -> None:
    """Both tiles of this one show a bazaar; neither opens another."""
    game = choose(bazaar("Red Blue", "BB_rN_rS BB_cN_rS U U"), "auction BB_rN_rS", "pass")
    play_out(game)
    assert sum(isinstance(event, BazaarOpened) for event in game.events) == 1


def test_after_the_round_a_bazaar_may_begin() -> None:
    game = choose(bazaar("Red Blue", "U V BB_rN_rS E U U"), "auction U", "pass")
    play_out(game)
    assert sum(isinstance(event, BazaarOpened) for event in game.events) == 2


def test_with_fewer_tiles_than_players_there_is_no_bazaar() -> None:
    game = bazaar("C A B", "E U")
    assert asked(game)[:2] == ("C", "phase_figure")
    assert shown(game)["display"] == []
    assert laid(play_out(game)) == [("C", BAZAAR), ("A", "E"), ("B", "U")]


def test_the_round_is_finished_when_the_pile_is_empty() -> None:
    game = choose(bazaar(*THREE[:1], "E U V"), "auction V", "auction U", "pass")
    assert laid(play_out(game)) == [("C", BAZAAR), ("A", "V"), ("B", "U"), ("C", "E")]


def test_under_the_official_profile_the_bazaar_comes_after_the_turn() -> None:
    game = bazaar(*THREE, options={"timing_profile": "official"})
    assert asked(game)[:2] == ("C", "phase_figure")
    game.choose("pass")
    assert asked(game)[:2] == ("A", "bazaar")


def test_a_tile_that_cannot_be_placed_is_discarded_and_another_one_drawn() -> None:
    """A city on all sides fits nowhere beside these tiles: Blue draws an ordinary one."""
    game = Game(["Red", "Blue"], bag=["E", "BB_field", "C", "U", "V", "U"], modules=MODULES, tiles=MODULES)
    choose(game, "place 0,-1 S", "pass", "place 0,1 N")
    choose(game, "auction C", "pass")
    assert game.view()["out_of_game"] == ["C"]
    assert [event.tile for event in game.events if isinstance(event, TileTaken)] == ["C", "U"]


def test_without_auction_each_player_picks_at_the_beginning_of_his_turn() -> None:
    game = bazaar(*THREE, SCORES, {"bazaar_mode": "no_auction"})
    assert asked(game)[:2] == ("C", "phase_figure")
    game.choose("pass")
    assert asked(game) == ("A", "bazaar_tile_due", {"auction E", "auction U", "auction V"})
    game.choose("auction V")
    assert asked(game)[:2] == ("A", "place_tile")
    game.choose(0)
    game.choose("pass")
    assert asked(game) == ("B", "bazaar_tile_due", {"auction E", "auction U"})
    choose(game, "auction E")
    play_out(game)
    assert laid(game)[:4] == [("C", BAZAAR), ("A", "V"), ("B", "E"), ("C", "U")]
    assert game.scores[1] < 20


def test_all_may_pick_before_the_next_turn() -> None:
    game = bazaar(*THREE, SCORES, {"bazaar_mode": "all_at_once"})
    assert asked(game)[0] == "A"
    choose(game, "auction V", "auction E")
    assert taken(game) == {"A": "V", "B": "E", "C": "U"}
    assert game.scores == SCORES


def test_on_credit_a_bid_may_be_higher_than_the_score() -> None:
    game = bazaar("Red Blue", "E U U U", (0, 0), {"bids_on_credit": True})
    choose(game, "auction E", "bid 0", "bid 7", "buy")
    assert game.scores == (7, -7)


def test_with_the_messages_there_is_no_credit() -> None:
    """One of the counting figures alone must cover a bid, so nobody can bid anything here."""
    game = bazaar("Red Blue", "E U U U", options={"bids_on_credit": True}, also=("messages",))
    game.choose("auction E")
    assert (taken(game), game.scores) == ({"Blue": "E", "Red": "U"}, (0, 0))


@pytest.mark.parametrize(
    ("options", "drawn"),
    [
        ({}, "B"),
        ({"timing_profile": "official"}, "U"),
        ({"bazaar_mode": "no_auction"}, "B"),
        ({"bazaar_mode": "all_at_once"}, "B"),
    ],
)
def test_the_tile_of_the_bazaar_waits_for_the_next_turn(options: dict[str, str], drawn: str) -> None:
    """The bazaar itself extends Red's builder: in the second part of this turn he draws, and lays his tile of the
    bazaar when he comes again."""
    bag = ["U", "V", "U", "V", "BB_rS", "U", "E", "B", "U", "U"]
    game = Game(["Red", "Blue"], bag=bag, modules=(*MODULES, "traders_and_builders"), tiles=MODULES, options=options)
    choose(game, "place 1,0 N", "follower road:E", "place -1,0 S", "pass")
    choose(game, "place 2,0 N", "builder road:E", "place -1,-1 N", "pass", "place 3,0 E")
    while game.decision.step != "place_tile":
        game.choose("auction E" if game.decision.step == "bazaar" else "pass")
    assert (game.decision.seat, game.state.box.tile_name(game.state.hand)) == (0, drawn)
    game.choose(0)
    while game.decision.step != "place_tile":
        game.choose("pass" if game.decision.step == "phase_figure" else "auction E")
    assert (game.decision.seat, game.state.box.tile_name(game.state.hand)) == (1, "E")


def test_in_the_second_part_of_a_builder_a_tile_is_drawn() -> None:
    """Red's tile of the bazaar extends the road of his builder."""
    modules = (*MODULES, "traders_and_builders")
    bag = ["U", "V", "U", "V", BAZAAR, "U", "E", "B", "U", "U"]
    game = Game(["Red", "Blue"], bag=bag, modules=modules, tiles=MODULES)
    choose(game, "place 1,0 N", "follower road:E")
    choose(game, "place -1,0 S", "pass")
    choose(game, "place 2,0 N", "builder road:E")
    choose(game, "place -1,-1 N", "pass")
    choose(game, "place 0,1 N", "auction E", "pass")
    assert shown(game)["owed"] == ["U", None], "Blue is about to lay the other one"
    choose(game, "place 0,2 S")
    while game.decision.step != "place_tile":
        game.choose("pass")
    choose(game, "place 3,0 N", "pass")
    assert [event.seat for event in game.events if isinstance(event, SecondPart)] == [0]
    assert game.state.box.tile_name(game.state.hand) == "B"


def test_whoever_is_in_debt_can_pay_nothing() -> None:
    state = Game(2, modules=MODULES, options={"bids_on_credit": True}, seed=1).state
    state.pay(0, -1, FEATURE)
    assert state.most_payable(0) == 0
    assert state.charge(0, 3, FEATURE) == 0
    assert state.scores()[0] == -1
