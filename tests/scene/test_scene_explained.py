"""What the page can have explained: every question, every thing on the board and every item of points has its rule in
the play aid of the game."""

from __future__ import annotations

from itertools import chain

import pytest

from helpers.playing import several
from languedoc.carcassonne.game import Game
from languedoc.carcassonne.targets import Segment, Spot
from languedoc.cardcassonne.game import CardGame
from languedoc.games import AnyGame
from languedoc.guide.compose import text_name
from languedoc.i18n import ENGLISH, LANGUAGES, speech
from languedoc.render import placing
from languedoc.server import scene, wire
from languedoc.server.scene.features import things_at
from languedoc.server.scene.wording import actions, short
from languedoc.table.chance import Chance

SHORT = 18  # letters


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


@pytest.mark.parametrize("seed", range(several(4)))
def test_whoever_points_at_a_figure_or_a_token_is_told_what_it_does(seed: int) -> None:
    """Wherever it is drawn: on a segment, on a tile, at a corner, between two tiles, on top of a token."""
    game = Game(3, preset="everything", seed=seed)
    chance = Chance(seed)
    seen: set[str] = set()
    while not game.over and game.choices_made < 500:
        game.choose(game.options.sample(chance))
        if game.choices_made % 50:
            continue
        state = game.state
        for family, name, at in drawn(game):
            pieces = state.board.pieces_at(int(at[0] // placing.SIDE), int(at[1] // placing.SIDE))
            here = [segment for piece in pieces for segment in state.board.segments_of(piece)]
            standing = [figure for figure, _, _, segment in state.standing() if segment in here]
            told = {
                (each.family, each.name) for each in (*chain(*(things_at(state, each, standing) for each in here)),)
            }
            assert not here or (family, name) in told, f"{family} {name} at {at}"
            seen.add(name)
    assert len(seen) > 12


def drawn(game: Game) -> list[tuple[str, str, tuple[float, float]]]:
    """Every figure that is not on a segment and every token on the board, with its position."""
    state = game.state
    found = [("figure", each.kind, each.at) for each in placing.figures(state) if isinstance(each.place, Spot)]
    found += [("token", each.token.name, each.at) for each in placing.tokens(state)]
    return [(family, text_name(name), at) for family, name, at in found if at is not None]


def test_of_a_large_feature_the_tile_is_explained_that_is_pointed_at() -> None:
    game = Game(2, modules=["base", "inns_and_cathedrals"], bag=["EA", "E"])
    game.choose("place 1,0 N")  # the road of the start tile goes on past an inn
    board = game.state.board
    for piece, told in ((0, False), (1, True)):
        road = next(at for at in map(board.segment_at, board.segments_of(piece)) if at[2] == "road")
        things = scene.feature(game, str(Segment(*road)), ENGLISH).things
        assert (wire.ThingName("mark", "inn") in things) is told


def test_the_tile_in_hand_is_explained() -> None:
    """Its buildings and signs, by the play aid; those that an option ignores are not told."""
    modules = ["base", "inns_and_cathedrals", "princess_and_dragon", "festival"]
    sheet = scene.guide_sheet(Game(2, modules=modules).setup, ENGLISH)
    _, things, _ = explained(sheet)
    tiles = {
        tile.art: {(each.family, each.name) for each in tile.things} for part in sheet.parts for tile in part.tiles
    }
    assert set().union(*tiles.values()) <= things
    assert tiles["base.A"] == {("building", "monastery")} and tiles["base.D"] == set()
    hand = scene.table(Game(2, seed=1), 0, ENGLISH).hand
    assert isinstance(hand, wire.Tile) and hand.art in tiles
    signs = {name for found in tiles.values() for family, name in found if family == "mark"}
    assert {"inn", "cathedral", "volcano", "festival", "pennant"} <= signs
    without = scene.guide_sheet(
        Game(2, modules=["base", "inns_and_cathedrals"], options={"inns": False}).setup, ENGLISH
    )
    assert "inn" not in {each.name for part in without.parts for tile in part.tiles for each in tile.things}


def test_everything_in_the_card_game_is_explained() -> None:
    game = CardGame(2, seed=3)
    steps, _, points = explained(scene.guide_sheet(game.setup, ENGLISH))
    assert played(game, 3, 1000) <= steps
    assert game.over and items(game) <= points


def test_the_question_about_figures_names_everything_that_can_be_done() -> None:
    game = Game(2, preset="everything", seed=5)
    chance = Chance(5)
    verbs: set[str] = set()
    while not game.over:
        decision = game.decision
        if decision.step == "phase_figure":
            verbs.update(decision.options.verbs)
            for language in LANGUAGES if game.choices_made % 40 == 0 else ():
                assert actions(game, decision.options, speech(language))
        game.choose(game.options.sample(chance))
    for verb in verbs - set(game.state.box.figure_names):
        for language in LANGUAGES:
            assert speech(language).knows(f"page-can-{verb}"), verb
            assert len(short(verb, speech(language))) <= SHORT, "its button is short"
    assert len(verbs) > 12


def test_a_question_in_words_of_the_rules() -> None:
    modules = ["base", "princess_and_dragon", "tower"]
    game = Game(["Red", "Blue"], modules=modules, bag=["U", "E", "E"])
    game.choose("place 1,0 N")
    game.choose("follower road:E")
    game.choose("place 0,-1 S")
    asked = scene.table(game, 1, ENGLISH).asked
    assert isinstance(asked, wire.Asked)
    assert asked.question == "Put a follower on the tile, or pass"
    game.choose("pass")
    game.choose(next(option for option in game.options))
    for language, question in (
        ("en", "Put a follower on the tile, move the fairy, or pass"),
        ("de", "Setze einen Gefolgsmann auf die Karte, versetze die Fee oder passe"),
        ("nl", "Zet een volgeling op de kaart, verzet de fee of pas"),
    ):
        asked = scene.table(game, 0, speech(language)).asked
        assert isinstance(asked, wire.Asked)
        assert asked.question == question
