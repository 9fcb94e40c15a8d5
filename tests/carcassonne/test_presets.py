"""The named setups: what they play, for how many, and how long."""

from __future__ import annotations

import pytest

from languedoc import Game
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.playing_time import minutes_for, minutes_of_preset, tiles_of
from languedoc.carcassonne.presets import DEFAULT, PRESETS
from languedoc.carcassonne.setup import Setup, all_options
from languedoc.carcassonne.tiles import catalogue


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_plays_its_modules_by_its_rules(name: str) -> None:
    game = Game(2, preset=name, seed=1)
    assert game.setup.modules == PRESETS[name].modules
    assert game.setup.rules() | dict(PRESETS[name].options) == game.setup.rules()
    assert Game.load(game.save()).setup == game.setup


def test_options_of_a_preset_are_those_of_the_base_game() -> None:
    """So they mean something, whatever modules are named instead of its own."""
    known = {option.name for option in all_options(("base",))}
    assert {name for preset in PRESETS.values() for name in preset.options} <= known


def test_without_a_name_the_base_game_is_played() -> None:
    assert Game(2).setup.modules == ("base",)
    assert Game(2).setup.preset == DEFAULT == "big_box_2006"


def test_everything_is_every_module_of_the_catalogue() -> None:
    assert set(PRESETS["everything"].modules) == set(BUILT) == set(catalogue.MODULES)


@pytest.mark.parametrize("profile", ["play_aid", "official"])
@pytest.mark.parametrize("seats", [2, 6])
def test_everything_begins_for_two_and_six_by_both_timings(profile: str, seats: int) -> None:
    game = Game(seats, preset="everything", seed=1, options={"timing_profile": profile})
    assert game.setup.rules()["timing_profile"] == profile
    assert game.count > 0


@pytest.mark.parametrize("name", PRESETS)
def test_as_many_tiles_are_counted_as_lie_in_the_box(name: str) -> None:
    setup = Setup(preset=name)
    box = setup.box()
    tiles = [box.designs.tiles[design] for design in box.other_tiles]
    drawn = [tile for tile in tiles if tile.stack in BUILT[tile.module].drawn_stacks]
    assert tiles_of(setup) == len(box.bag) + len(drawn) + box.lays_start


def test_the_playing_time_grows_with_tiles_modules_and_players() -> None:
    assert minutes_for(tiles=72, modules=1, seats=2) == 30, "71 turns of 25 seconds"
    assert minutes_for(tiles=144, modules=1, seats=2) == 60
    assert minutes_for(tiles=144, modules=11, seats=2) == 90, "of 40 seconds"
    assert minutes_for(tiles=144, modules=11, seats=6) == 120, "a fifth more"
    assert minutes_for(tiles=2, modules=1, seats=2) == 5, "never none"
    assert list(minutes_of_preset("first_edition")) == [2, 3, 4, 5]
