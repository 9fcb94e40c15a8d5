"""Cardcassonne: the worked examples and edge cases of its rules, as stories."""

from __future__ import annotations

import pytest

from cardcassonne.story import CardStory, everything
from languedoc import CardGame
from languedoc.cardcassonne.box import ROWS
from languedoc.cardcassonne.events import CardHidden, Collected, FollowerPlaced, GameOver, HandsDealt

pytestmark = [pytest.mark.interpreted, pytest.mark.checked]


# ---------------------------------------------------------------------- worked examples of the rule book


def test_s1_persons_are_added_and_multiplied() -> None:
    story = CardStory("red:3 red:1 red:1").collect("red")
    assert story.items("Ann") == ["persons 3 = 15"]
    assert story.items("Bob") == []
    assert story.points() == {"Ann": 15, "Bob": 0}


def test_s2_and_s3_a_set_of_animals_scores_again_when_it_grows() -> None:
    story = CardStory("green:animal green:animal", {}, {"Ann": "green:animal animal_joker", "Bob": "green:animal"})
    story.collect("green")
    assert story.items("Ann") == ["green:animals 2 = 6"]
    story.play("Ann: hide green:animal green", "Bob: hide green:animal green", "Ann: play animal_joker green")
    story.play("Bob: follower blue", "Ann: follower green").fill("green")
    assert story.items("Ann") == ["green:animals 5 = 14"]
    assert story.game.over and story.points()["Ann"] == 20


def test_s4_an_animal_joker_without_animals() -> None:
    story = CardStory("animal_joker>red").collect("red")
    assert story.items("Ann") == ["lone_jokers 1 = 3"]
    assert story.game.view()["lone_jokers"] == [1, 0]


def test_s5_buildings_go_under_the_chest() -> None:
    story = CardStory("red:building red:building building_joker>red", {}, {}).collect("red")
    assert story.items("Ann") == [] and story.points()["Ann"] == 0
    assert story.game.view()["chests"] == [3, 0]
    assert "Ann puts 3 cards under the chest." in story.sentences()


@pytest.mark.parametrize("joker", ["dragon", "fairy"])
def test_s6_dragon_and_fairy(joker: str) -> None:
    story = CardStory(f"{joker}>red").collect("red")
    assert story.items("Ann") == [f"{joker} 1 = 10"]
    assert everything(story.game)[joker] == story.game.state.out_of_game()[names(story.game).index(joker)] == 1


def names(game: CardGame) -> list[str]:
    return list(game.state.box.card_names)


def test_s7_who_secures_what() -> None:
    """Black, Green and Red: Ann, Bob and Cleo."""
    out = "green:1 green:1 green:1 green:1 blue:1 blue:1 blue:1 blue:1 red:1 red:1"
    story = CardStory(out, {}, seats=3, filler="blue yellow")
    story.play("Ann: follower green", "Bob: follower blue")
    for name in ("Cleo", "Ann", "Bob"):
        card = next(option for option in story.options() if option.startswith("hide") and option.endswith("blue"))
        story.play(f"{name}: {card}")
    story.play("Cleo: follower blue")
    placed = [(event.seat, event.row, event.cards) for event in story.game.events if isinstance(event, FollowerPlaced)]
    assert placed == [(0, "green", 4), (1, "blue", 4), (2, "blue", 3)]
    assert story.game.view()["rows"][ROWS.index("blue")]["followers"] == [
        {"seat": 1, "first": 0, "end": 4},
        {"seat": 2, "first": 4, "end": 7},
    ]
    story.fill()
    assert [len(story.collected(name)) for name in ("Ann", "Bob", "Cleo")] == [4, 4, 3]


def chest(counts: tuple[int, int, int, int], jokers: int) -> CardStory:
    """Ann takes these buildings, a row in each round, with the jokers in the last one."""
    out = [f"{colour}:building" for colour, number in zip(ROWS, counts, strict=True) for _ in range(number)]
    last = max(row for row in range(4) if counts[row])
    out += [f"building_joker>{ROWS[last]}"] * jokers
    more = " ".join(out[10:])
    story = CardStory(" ".join(out[:10]), {"Bob": more}, *[{}] * last, filler="yellow red green blue")
    for row in range(last + 1):
        if more and row == 0:
            card = more.split()[0]
            story.play("Ann: follower yellow", "Bob: follower yellow", story.options()[0])
            story.play("Bob: hide " + card + f" {ROWS[last]}").fill(*ROWS)
        else:
            story.collect(ROWS[row])
        assert not story.game.over or row == last
    return story


@pytest.mark.parametrize(
    ("counts", "jokers", "points", "series"),
    [
        pytest.param((4, 3, 2, 2), 0, 65, ["4 = 30", "4 = 30", "2 = 5", "1 = 0"], id="S8"),
        pytest.param((3, 1, 0, 0), 2, 30, ["4 = 30", "1 = 0", "1 = 0"], id="X5"),
        pytest.param((2, 2, 0, 0), 2, 35, ["4 = 30", "2 = 5"], id="X6"),
        pytest.param((3, 3, 2, 0), 2, 65, ["4 = 30", "4 = 30", "2 = 5"], id="X7"),
        pytest.param((1, 0, 0, 0), 0, 0, ["1 = 0"], id="a single one"),
        pytest.param((1, 0, 0, 0), 3, 30, ["4 = 30"], id="three jokers"),
    ],
)
def test_series_are_the_best_there_are(
    counts: tuple[int, int, int, int], jokers: int, points: int, series: list[str]
) -> None:
    story = chest(counts, jokers)
    assert story.game.over
    assert story.series("Ann") == series
    assert sum(int(each.rpartition(" ")[2]) for each in series) == points


# ---------------------------------------------------------------------- further worked examples


def test_x1_a_red_row_with_a_blue_person_and_the_dragon() -> None:
    story = CardStory("red:2 red:2 red:1 dragon>red", {"Ann": "blue:3"})
    story.play("Ann: hide blue:3 red", "Bob: follower blue", "Ann: follower red").fill("red")
    assert story.items("Ann") == ["persons 3 = 15", "wrong_persons 1 = 10", "dragon 1 = 10"]
    assert story.scored("Ann") == 35
    assert story.collected("Ann") == ("red:2", "red:2", "red:1", "dragon", "blue:3")


@pytest.mark.parametrize(
    ("joins", "items"),
    [
        ("join yellow", ["yellow:animals 5 = 14", "green:animals 2 = 6"]),
        ("join green", ["green:animals 3 = 9"]),
    ],
)
def test_x2_the_joker_joins_the_set_its_owner_chooses(joins: str, items: list[str]) -> None:
    story = CardStory(
        "yellow:animal yellow:animal yellow:animal yellow:animal green:animal green:animal",
        {},
        {"Ann": "animal_joker"},
        filler="blue red",
    ).collect("yellow")
    assert story.items("Ann") == ["yellow:animals 4 = 12"]
    story.play("Ann: hide animal_joker green", "Bob: follower blue", "Ann: follower green").fill("green")
    assert story.options() == ["join yellow", "join green"]
    story.play(f"Ann: {joins}")
    assert sorted(story.items("Ann")) == sorted(items)
    assert story.scored("Ann") == (20 if joins == "join yellow" else 9)


def test_x3_a_lone_joker_must_join_the_first_animals() -> None:
    story = CardStory("animal_joker>red yellow:animal", {}, {}, filler="blue green").collect("red")
    assert story.items("Ann") == ["lone_jokers 1 = 3"]
    story.collect("yellow")
    assert story.items("Ann") == ["yellow:animals 2 = 6"]
    assert story.game.view()["animals"][0] == {"yellow": {"cards": 2, "jokers": 1}}
    assert story.game.view()["lone_jokers"] == [0, 0]


@pytest.mark.parametrize(
    ("choice", "items"),
    [("keep yellow:animal", ["yellow:animals 5 = 14"]), ("cash yellow:animal", ["cashed_cards 1 = 10"])],
)
def test_x4_a_fifth_animal_of_another_colour(choice: str, items: list[str]) -> None:
    story = CardStory(
        "yellow:animal yellow:animal yellow:animal yellow:animal", {}, {"Ann": "yellow:animal"}, filler="blue green"
    ).collect("yellow")
    story.play("Ann: hide yellow:animal red", "Bob: follower blue", "Ann: follower red").fill("red")
    assert story.options() == ["cash yellow:animal", "keep yellow:animal"]
    story.play(f"Ann: {choice}")
    assert story.items("Ann") == items


@pytest.mark.parametrize(("seats", "hand", "rounds"), [(2, 6, 10), (3, 5, 8), (4, 5, 6), (5, 4, 6)])
def test_x8_and_the_table_of_deals(seats: int, hand: int, rounds: int) -> None:
    game = CardGame(seats, seed=seats)
    turns = 0
    while not game.over:
        if game.decision.step == "turn":
            assert game.view()["pile"] == 120 - seats * hand * game.state.round
            turns += 1
        game.choose(0)
    dealt = [event for event in game.events if isinstance(event, HandsDealt)]
    assert [(event.round, event.cards) for event in dealt] == [(i, hand) for i in range(1, rounds + 1)]
    assert game.view()["pile"] == 0 and game.rounds == rounds
    assert turns <= rounds * seats * (hand + 1)


# ---------------------------------------------------------------------- laying out


def test_the_dealer_lays_jokers_where_he_likes() -> None:
    story = CardStory("dragon>blue red:1 fairy>green animal_joker>green")
    assert story.row("blue")[:1] == ["dragon"] and story.row("red") == ["red:1"]
    assert story.row("green") == ["fairy", "animal_joker"]
    game = CardGame(3, deck=["building_joker"], start=1)
    assert game.decision.seat == 0 and game.decision.step == "lay_out"
    assert [str(option) for option in game.options] == [f"lay building_joker {row}" for row in ROWS]
    assert game.view()["turned_up"] == "building_joker"
    assert game.view(1)["decision"]["options"] == []


def test_whoever_begins_sits_left_of_the_dealer() -> None:
    game = CardGame(4, seed=5, start=2)
    while game.decision.step == "lay_out":
        assert game.decision.seat == 1
        game.choose(0)
    assert game.view()["dealer"] == 1 and game.decision.seat == 2


# ---------------------------------------------------------------------- playing cards


def test_the_first_card_goes_face_down_to_any_row_and_the_others_face_up_to_their_own() -> None:
    story = CardStory("red:1", {"Ann": "green:3 fairy"}, filler="blue yellow")
    assert [option for option in story.options() if "green:3" in option] == [f"hide green:3 {row}" for row in ROWS]
    assert not any(option.startswith("play") for option in story.options())
    story.play("Ann: hide green:3 red")
    assert story.told == [CardHidden(0, "red")]
    assert story.row("red", 0) == ["red:1", "green:3"]
    assert story.row("red", 1) == story.row("red") == ["red:1", None]
    story.play("Bob: follower yellow")
    options = story.options()
    assert [option for option in options if "fairy" in option] == [f"play fairy {row}" for row in ROWS]
    assert all(
        option.split()[2] == option.split()[1].partition(":")[0]
        for option in options
        if option.startswith("play") and "fairy" not in option
    )


def test_the_first_card_is_meant_not_the_first_turn() -> None:
    story = CardStory("red:1").play("Ann: follower red", "Bob: follower red")
    assert all(option.startswith("hide") for option in story.options())


def test_a_card_comes_behind_a_follower_and_is_not_its_own() -> None:
    story = CardStory("red:1", {"Ann": "red:2", "Bob": "red:3"})
    story.play("Ann: follower red", "Bob: hide red:3 red", "Ann: hide red:2 red", "Bob: follower red").fill("red")
    assert story.collected("Ann") == ("red:1",)
    assert story.collected("Bob") == ("red:3", "red:2")


def test_several_followers_in_a_row_from_the_board_outwards() -> None:
    story = CardStory("red:1 red:2", {"Ann": "red:3"}, seats=3)
    story.play("Ann: hide red:3 red", "Bob: follower red", "Cleo: follower red")
    assert story.game.view()["rows"][1]["followers"] == [
        {"seat": 1, "first": 0, "end": 3},
        {"seat": 2, "first": 3, "end": 3},
    ]
    assert str(story.game).splitlines()[1] == "   red | 1 2 ?? [B] [C]"


def test_nothing_secured_is_nothing_scored_and_the_follower_returns() -> None:
    story = CardStory("red:1", {}, {}).collect("green")
    assert story.collected("Ann") == () and story.items("Ann") == []
    assert story.game.state.follower_of(0)[0] == -1
    assert any(option.startswith("follower") for option in story.options())


# ---------------------------------------------------------------------- edge cases of the sheet


def test_with_an_empty_hand_only_the_follower_is_left() -> None:
    story = CardStory("red:1", {})
    while story.game.view()["hands"][0]:
        for _ in range(2):
            story.play(next(option for option in story.options() if not option.startswith("follower")))
    assert story.options() == [f"follower {row}" for row in ROWS]


def test_with_the_follower_placed_only_cards_are_left() -> None:
    story = CardStory("red:1", {}).play("Ann: follower red", "Bob: follower red")
    assert not any(option.startswith("follower") for option in story.options())


def test_a_joker_as_the_first_card() -> None:
    story = CardStory("red:1", {"Ann": "dragon"}, filler="blue yellow")
    story.play("Ann: hide dragon red", "Bob: follower blue", "Ann: follower red").fill("red")
    assert story.items("Ann") == ["persons 1 = 1", "dragon 1 = 10"]


def test_two_persons_of_another_colour_are_ten_each() -> None:
    """And none of them counts as one of the row."""
    story = CardStory("", {"Ann": "blue:3", "Bob": "yellow:2"}, filler="blue yellow")
    story.play("Ann: hide blue:3 red", "Bob: hide yellow:2 red", "Ann: follower red").fill("red")
    assert story.items("Ann") == ["wrong_persons 2 = 20"]


def test_cards_behind_the_last_follower_slide_to_the_board() -> None:
    """A card that lies face down stays so, and its player still knows it."""
    story = CardStory("red:1", {"Ann": "red:3", "Bob": "green:2"}, {})
    story.play("Ann: follower red", "Bob: hide green:2 red", "Ann: hide red:3 red", "Bob: follower blue").fill("red")
    assert story.game.state.round == 2
    assert story.row("red", 0) == [None, "red:3"]
    assert story.row("red", 1) == ["green:2", None]
    assert story.row("red") == [None, None]
    assert story.game.view()["rows"][1]["cards"] == [{"card": None, "by": 1}, {"card": None, "by": 0}]


def test_a_row_without_a_follower_stays() -> None:
    story = CardStory("red:1 green:2 green:3", {}, {}).collect("red")
    assert story.row("green") == ["green:2", "green:3"]


def test_a_kept_animal_of_another_colour_makes_the_lone_joker_join() -> None:
    story = CardStory("animal_joker>red", {}, {"Ann": "green:animal"}, filler="blue yellow").collect("red")
    story.play("Ann: hide green:animal red", "Bob: follower blue", "Ann: follower red").fill("red")
    story.play("Ann: keep green:animal")
    assert story.items("Ann") == ["green:animals 2 = 6"]


def test_animals_that_are_all_cashed_leave_the_joker_alone() -> None:
    story = CardStory("animal_joker>red", {"Ann": "green:animal"}, {}, filler="blue yellow")
    story.play("Ann: hide green:animal red", "Bob: follower blue", "Ann: follower red").fill("red")
    story.play("Ann: cash green:animal")
    assert story.items("Ann") == ["cashed_cards 1 = 10", "lone_jokers 1 = 3"]
    assert story.game.view()["lone_jokers"] == [1, 0]


def test_a_second_lone_joker_is_three_points_more_and_the_first_is_not_paid_again() -> None:
    story = CardStory("animal_joker>red animal_joker>green", {}, {}, {"Ann": "yellow:animal"}, filler="blue yellow")
    story.collect("red").collect("green")
    assert [story.items("Ann", i) for i in (0, 1)] == [["lone_jokers 1 = 3"], ["lone_jokers 1 = 3"]]
    story.play("Ann: hide yellow:animal red", "Bob: follower blue", "Ann: follower red").fill("red")
    story.play("Ann: keep yellow:animal")
    assert story.items("Ann") == ["yellow:animals 3 = 9"]


def test_two_jokers_at_once_may_join_two_sets() -> None:
    story = CardStory(
        "yellow:animal green:animal animal_joker>green animal_joker>green", {}, {}, filler="blue red"
    ).collect("yellow")
    story.collect("green")
    story.play("Ann: join yellow", "Ann: join green")
    assert story.items("Ann") == ["yellow:animals 2 = 6", "green:animals 2 = 6"]


def test_a_kept_building_of_another_colour_goes_under_the_chest() -> None:
    story = CardStory("red:1", {"Ann": "green:building", "Bob": "blue:building"}, {}, filler="blue yellow")
    story.play("Ann: hide green:building red", "Bob: hide blue:building red", "Ann: follower red").fill("red")
    story.play("Ann: keep green:building", "Ann: cash blue:building")
    assert story.items("Ann") == ["persons 1 = 1", "cashed_cards 1 = 10"]
    assert story.game.view()["chests"] == [1, 0]


def test_sets_that_did_not_grow_score_nothing() -> None:
    story = CardStory("green:animal green:animal", {}, {}).collect("green").collect("red")
    assert story.items("Ann") == [] and story.animals("Ann") == {"green": 2}


# ---------------------------------------------------------------------- rounds and the end


def test_rows_are_cleared_from_bottom_to_top() -> None:
    story = CardStory("yellow:1 red:1 green:1 blue:1", {}, seats=4)
    story.play("Ann: follower yellow", "Bob: follower red", "Cleo: follower green", "Dan: follower blue").fill()
    order = [event.row for event in story.game.events if isinstance(event, Collected)]
    assert order == ["blue", "green", "red", "yellow"]


def test_the_last_follower_makes_the_next_dealer() -> None:
    story = CardStory("red:1", {}, {}, seats=3)
    story.play("Ann: follower red", "Bob: follower red")
    while any(option.startswith("hide") for option in story.options()):
        story.play(story.options()[0])
    story.play("Cleo: follower red").fill()
    assert story.game.view()["dealer"] == 2 and story.game.decision.seat == 0
    story = CardStory("red:1", {}, {}, seats=3)
    story.play(story.options()[0], "Bob: follower red", "Cleo: follower red", "Ann: follower red").fill()
    assert story.game.view()["dealer"] == 0 and story.game.decision.seat == 1


def test_what_still_lies_out_at_the_end_leaves_the_game_unscored() -> None:
    story = CardStory("green:3 green:3 red:1").collect("red")
    assert story.game.over and story.points() == {"Ann": 1, "Bob": 0}
    assert all(not row["cards"] for row in story.game.view()["rows"])
    assert story.game.view()["out_of_game"] == 22


def test_a_tie_goes_to_whoever_has_more_buildings() -> None:
    story = CardStory("red:1 green:1 green:building", {})
    story.play("Ann: follower red", "Bob: follower green").fill()
    assert story.points() == {"Ann": 1, "Bob": 1}
    over = story.game.events[-1]
    assert isinstance(over, GameOver) and over.winners == story.game.winners == (1,)
    assert story.sentences()[-1] == "Bob wins with 1 point and more buildings."


def test_a_tie_with_as_many_buildings_is_a_shared_victory() -> None:
    story = CardStory("red:1 green:1", {})
    story.play("Ann: follower red", "Bob: follower green").fill()
    assert story.game.winners == (0, 1)
    assert story.sentences()[-1] == "Ann and Bob share the victory with 1 point each."


def test_a_deck_that_cannot_be_dealt_ends_the_game() -> None:
    game = CardGame(2, deck=["red:1"] * 8)
    assert game.over and game.scores == (0, 0) and game.winners == (0, 1)


def test_another_table_of_animal_points() -> None:
    table = "1,2,4,8,16,32,64,128,200,210,220,230,240"
    story = CardStory("green:animal green:animal green:animal", options={"animal_points": table}).collect("green")
    assert story.items("Ann") == ["green:animals 3 = 4"]
    assert story.game.view()["rules"] == {"animal_points": table}
    assert CardGame.load(story.game.save()).scores == (4, 0)


# ---------------------------------------------------------------------- single options


def test_the_last_card_plays_itself() -> None:
    """With one card of a colour left and the follower placed there is nothing to choose."""
    story = CardStory("red:1", {}).play("Ann: follower red", "Bob: follower red").fill("red")
    assert story.game.over
    assert story.game.choices_made == 2 + 2 * 5  # six cards each, of which the last ones are not asked for


def test_equal_cards_are_asked_for_so_that_nobody_learns_that_they_are_equal() -> None:
    story = CardStory("red:1", {"Ann": "blue:1 blue:1 blue:1 blue:1 blue:1 blue:1"}, filler="yellow")
    story.play("Ann: follower red", "Bob: follower red", "Ann: hide blue:1 red")
    story.play(story.options()[0])
    assert story.options() == ["play blue:1 blue"]
    decision = story.game.view(1)["decision"]
    assert (decision["seat"], decision["step"], decision["options"], decision["count"]) == (0, "turn", [], 0)
