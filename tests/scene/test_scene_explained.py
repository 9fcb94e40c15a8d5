"""What the page can have explained: every question, every thing on the board and every item of points has its rule in
the play aid of the game."""

from __future__ import annotations

from languedoc.carcassonne.game import Game
from languedoc.cardcassonne.game import CardGame
from languedoc.games import AnyGame
from languedoc.i18n import ENGLISH
from languedoc.render import placing
from languedoc.server import scene, wire
from languedoc.server.scene.features import things_at
from languedoc.table.chance import Chance


def played(game: AnyGame, seed: int, most: int) -> set[str]:
    """Play at random; returns the steps that were asked for."""
    chance = Chance(seed)
    steps = set()
    while not game.over and game.choices_made < most:
        steps.add(game.decision.step)
        game.choose(game.options.sample(chance))
    return steps


def explained(sheet: wire.GuideSheet) -> tuple[set[str], set[tuple[str, str]], set[str]]:
    """The names of all steps, things and points that a play aid has a text for."""
    phases = [sheet.preparation, *sheet.turn, sheet.final]
    steps = {line.step for phase in phases for line in phase.lines if line.text}
    things = {(thing.family, thing.name) for part in sheet.parts for thing in part.things if thing.text}
    return steps, things, {points.name for points in sheet.points if points.text}


def items(game: AnyGame) -> set[str]:
    entries = scene.log(game, game.known_to(None).events(), game.choices_made, None, ENGLISH)
    lines = [line for entry in entries for line in entry.lines]
    assert all(line.items for line in lines if line.points), "all points have items"
    return {item for line in lines for item in line.items}


def test_everything_in_a_game_of_all_modules_is_explained() -> None:
    seed = 2
    game = Game(3, preset="everything", seed=seed)
    steps, things, points = explained(scene.guide_sheet(game.setup, ENGLISH))
    assert played(game, seed, 400) <= steps
    assert items(game) <= points
    state = game.state
    figures = [each.figure for each in placing.figures(state)]
    segments = [segment for piece in state.board.laid() for segment in state.board.segments_of(piece)]
    pointed = [each for segment in segments for each in things_at(state, segment, figures)]
    held = [each.thing for player in scene.players(game, None, ENGLISH) for each in player.holdings if each.thing]
    found = {(each.family, each.name) for each in (*pointed, *held)}
    assert found <= things
    assert {family for family, _ in found} == {"figure", "token", "building", "mark"}


def test_everything_in_the_card_game_is_explained() -> None:
    game = CardGame(2, seed=3)
    steps, _, points = explained(scene.guide_sheet(game.setup, ENGLISH))
    assert played(game, 3, 1000) <= steps
    assert game.over and items(game) <= points
