"""The log, looked back on from the end: what happened where, points by source, every moment again."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.outline import rings_of
from helpers.story import Story
from languedoc import CardGame, Game
from languedoc.carcassonne.modules import BUILT
from languedoc.errors import IllegalChoice
from languedoc.i18n import LANGUAGES, speech
from languedoc.server import scene, wire
from scene.scenes import ENGLISH, built_games, finished, log, moments, plain, table

SEEDS = st.integers(0, 2**64 - 1)


def lines(entries: list[wire.LogEntry]) -> list[wire.Line]:
    return [line for entry in entries for line in entry.lines]


def test_a_completed_city_is_told_with_its_points_and_its_outline() -> None:
    story = Story("Red Blue", "2E↓\n[D] 1U↑", "1 Red pass", "2 Blue city:S")
    (line,) = [line for line in lines(log(story.game)) if line.points]
    assert line.text == "Blue scores a city: 2 tiles = 4."
    assert (line.seats, line.points) == ([1], 4)
    (ring,) = rings_of("".join(line.where))
    assert min(y for _, y in ring) < 0 < max(y for _, y in ring), "it lies on both tiles"
    assert line.at is not None and -100 < line.at[1] < 100


def test_where_a_tile_was_laid_is_its_square() -> None:
    story = Story("Red Blue", "[D] 1U↑", "1 Red pass")
    (line,) = [line for line in lines(log(story.game)) if "places" in line.text]
    assert line.where == ["M100 0h100v100h-100z"] and line.at == (150, 50)


def test_what_the_board_shows_needs_no_words() -> None:
    story = Story("Red Blue", "[D] 1U↑", "1 Red road:E")
    assert [line.text for line in lines(log(story.game))] == ["Red places a tile.", "Red deploys a thief on the road."]


@settings(max_examples=8)
@given(built_games(), st.sampled_from(LANGUAGES))
def test_no_line_names_a_square_or_a_tile_by_its_letters(game: Game, language: str) -> None:
    for entry in scene.log(finished(game, 2), game.events, 0, 0, speech(language)):
        for line in entry.lines:
            assert not re.search(r"\d,-?\d|\b[NESW][LR]?\b|[NESW]-[NESW]| [ .]|[A-Z]{2}", line.text), line.text


def test_every_choice_has_its_entry_and_the_final_scoring_one_of_its_own() -> None:
    game = finished(Game(2, seed=4), 4)
    entries = log(game)
    assert [entry.version for entry in entries] == sorted(entry.version for entry in entries)
    assert entries[-1].version == game.choices_made
    final = [entry for entry in entries if entry.final]
    assert len(final) == 1 and final[0].seat is None and final[0] is entries[-1]
    assert final[0].lines[-1].text == table(game).outcome


def test_what_the_next_seat_gets_at_once_stands_in_its_own_entry() -> None:
    """The point for the fairy comes at the beginning of a turn, after the choice of the seat before."""
    lines = ("1 Red road:E", "2 Red fairy follower/0@road:E@1,0", "3 Red")
    story = Story("Red Blue", "[D] 1U↑ 2U↑ 3U↑", *lines, modules=("base", "princess_and_dragon"))
    (entry,) = [entry for entry in log(story.game) if "Red has the fairy: 1 point." in [x.text for x in entry.lines]]
    assert entry.seat == entry.turn == 0
    (placed,) = [each for each in log(story.game) if each.version == entry.version - 1]
    assert placed.seat == 1


@settings(max_examples=8)
@given(built_games(), st.sampled_from(LANGUAGES))
def test_the_points_of_the_log_and_of_all_sources_are_the_scores(game: Game, language: str) -> None:
    finished(game, 1)
    told = [0] * game.seats
    for line in lines(log(game)):
        for seat in line.seats:
            told[seat] += line.points
    assert told == list(game.scores)
    history = scene.history(game, speech(language))
    assert history.scores[0] == [0] * game.seats and history.scores[-1] == list(game.scores)
    assert history.versions == list(range(game.choices_made + 1))
    assert [sum(points) for points in zip(*(points for _, points in history.sources), strict=True)] in (
        [],
        list(game.scores),
    )


@pytest.mark.parametrize("seats", [2, 5])
def test_the_points_of_a_card_game_come_from_its_sources(seats: int) -> None:
    game = finished(CardGame(seats, seed=seats), seats)
    history = scene.history(game, ENGLISH)
    assert [sum(points) for points in zip(*(points for _, points in history.sources), strict=True)] == list(game.scores)
    assert {"Persons", "Animals"} <= {title for title, _ in history.sources}


# ------------------------------------------------------------------------------------ moments


def test_a_moment_is_what_everybody_saw_then() -> None:
    game = Game(2, modules=list(BUILT), seed=7)
    seen = [plain(table(then)) for then in moments(game, 7)]
    for version in (0, 1, 40, len(seen) - 1):
        moment = scene.moment(game, version, ENGLISH)
        assert (moment.version, moment.last) == (version, game.choices_made)
        assert plain(moment.table) == seen[version]
        assert all(entry.version == version for entry in moment.log)


@pytest.mark.parametrize("wrong", [-1, 3])
def test_there_must_be_such_a_moment(wrong: int) -> None:
    game = Game(2, seed=1)
    game.choose(0)
    game.choose(0)
    with pytest.raises(IllegalChoice, match="allowed: 0 to 2"):
        scene.moment(game, wrong, ENGLISH)
