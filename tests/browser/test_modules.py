"""Modules at the table: what they offer is clicked on the board."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Invite
from languedoc import Game


def game_of(*choices: str, bag: list[str], modules: tuple[str, ...]) -> Game:
    game = Game(["Anna", "Ben"], modules=("base", *modules), bag=[*bag, "U", "U"], seed=1, start=0)
    for choice in choices:
        game.choose(choice)
    return game


def test_a_follower_comes_home_to_a_festival(invite: Invite) -> None:
    game = game_of(
        "place 1,0 N", "follower field:NL", "place -1,0 N", "pass", "place 2,0 N",
        bag=["U", "U", "FE_cN_rW"], modules=("festival",),
    )  # fmt: skip
    anna = invite("Anna")
    anna.go_on(game.save())
    anna.screenshot("festival")
    (figure,) = [name for name in anna.names_on_board() if name.startswith("figure")]
    anna.pick(figure)
    expect(anna.page.locator("body")).to_contain_text("holds a festival")


def test_the_phantom_comes_second(invite: Invite) -> None:
    game = game_of("place 1,0 N", "follower field:NL", bag=["U", "U"], modules=("phantom",))
    anna = invite("Anna")
    anna.go_on(game.save())
    anna.screenshot("phantom")
    road = next(name for name in anna.names_on_board() if name.startswith("segment"))
    anna.pick(road)
    expect(anna.page.locator(".log")).to_contain_text("deploys a phantom")


def test_a_ferry_joins_two_roads(invite: Invite) -> None:
    game = game_of("place 1,0 N", "follower road:W", bag=["FY_rE_rS_rW", "U"], modules=("ferries",))
    anna = invite("Anna")
    anna.go_on(game.save())
    first = next(name for name in anna.names_on_board() if name.startswith("segment"))
    anna.click(first)
    if not anna.button("Confirm").count():
        second = next(name for name in anna.names_on_board() if name.startswith("segment"))
        anna.click(second)
    anna.confirm()
    anna.screenshot("ferries")
    expect(anna.page.locator(".log")).to_contain_text("lays a ferry")
