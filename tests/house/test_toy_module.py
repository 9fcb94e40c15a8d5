"""The example module of CONTRIBUTING.md, in a folder of a user, is played without a change to any other file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from helpers.toy import NEW_GAME, ROOT, attempt, run, write_toy
from languedoc.carcassonne.modules import BUILT


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A folder that contains the folder of the module."""
    write_toy(tmp_path)
    return tmp_path


IN_THE_LIBRARY = """
from languedoc import Game
from languedoc.carcassonne import words
from languedoc.i18n import speech

game = Game(["Ann", "Ben"], modules=["base", "beacons"], bag=["BE_r", "BE_c", "U"])
game.choose("place 1,0 N")
print(words.question(game), [option.text for option in game.options])
print(words.option_words(game, game.options[1], speech("de")))
game.choose("light 1,0")
print([option.text for option in game.options], [words.option_words(game, option) for option in game.options])
game.choose("watchman road:E")
print(game.scores, game.view()["modules"]["beacons"])
print(words.story(game, game.events, speech("nl")))
print(game)
again = Game.load(game.save())
print(again.view() == game.view())
while not again.over:
    again.choose(len(again.options) - 1)
print(again.scores)
"""


def test_it_is_played_in_the_library(home: Path) -> None:
    told = run(home, "-c", IN_THE_LIBRARY)
    assert "Ann, light the beacon? ['pass', 'light 1,0']" in told
    assert "das Leuchtfeuer bei 1,0 entzünden" in told
    assert "'watchman road:E'" in told and "watchman as thief on the road" in told
    assert "watchman city:N" not in told and "watchman field" not in told
    assert "(2, 0) {'fires': [[1, 0]]}" in told
    assert "Ann steekt een baken aan: 2 punten." in told
    assert "& beacon" in told and "! fire" in told and "W watchman" in told


IN_THE_PAGE = """
from languedoc import Game
from languedoc.i18n import speech
from languedoc.server import scene, wire
from languedoc.server.scene import setups

game = Game(["Ann", "Ben"], modules=["base", "beacons"], bag=["BE_r", "BE_c", "U"])
game.choose("place 1,0 N")
shown = scene.table(game, 0, speech("en"))
print(shown.asked.question, [option.words for option in shown.asked.options])
game.choose("light 1,0")
game.choose("watchman road:E")
print(wire.encode(scene.table(game, 0, speech("en"))).decode())
cards = [card for card in setups.catalogue(speech("de")).games[0].modules if card.slug == "beacons"]
print(cards)
for path in ("tiles/beacons.BE_c-0-1.light.svg", "modules/beacons.dark.svg", "symbols.svg"):
    print(path, len(scene.art(path).content) > 1000)
print("drawn", game.svg().count("<use href=\\"#fire\\""), game.svg().count("<use href=\\"#watchman\\""))
"""


def test_it_is_shown_on_the_page(home: Path) -> None:
    told = run(home, "-c", IN_THE_PAGE)
    assert "Will you light the beacon?" in told and "Light the beacon" in told
    assert "A fire burns here" in told
    assert "Die Leuchtfeuer" in told
    assert "drawn 1 1" in told
    assert told.count("svg True") == 3


def test_its_texts_are_complete(home: Path) -> None:
    arguments = ["-q", "-p", "no:cacheprovider", "-k", "has_a_text or noun or same_texts or text_is_without_use"]
    told = run(home, "-m", "pytest", *arguments, str(ROOT / "tests" / "i18n" / "test_texts.py"))
    assert "passed" in told and "failed" not in told


def test_it_is_played_in_the_terminal(home: Path, tmp_path: Path) -> None:
    save = tmp_path / "game.save"
    save.write_text(run(home, "-c", NEW_GAME), "utf-8")
    typed = "place 1,0 N\nlight 1,0\nwatchman road:E\nq\nn\n"
    told = run(home, "-m", "languedoc", "play", "--load", str(save), "--seats", "you,you", typed=typed)
    assert "Ann, light the beacon?" in told
    assert "light the beacon at 1,0" in told
    assert "Ann deploys a watchman as thief on the road W-E." in told
    told = run(home, "-m", "languedoc", "tiles", "beacons")
    assert "BE_r" in told and "& beacon" in told


def test_it_is_in_the_play_aid_although_it_explains_nothing(home: Path) -> None:
    told = run(home, "-m", "languedoc", "guide", "--modules", "base,beacons")
    assert "**light beacon** (The Beacons)\n" in told
    assert "- **Watchman**\n- **Fire**\n- **Beacon**\n" in told


def test_the_hunt_finds_nothing_wrong_with_it(home: Path) -> None:
    told = run(
        home, "-m", "languedoc", "hunt", "--games", "6", "--seed", "4", "--jobs", "1", "--modules", "beacons,cult"
    )
    assert "no fault found" in told


def test_a_name_that_exists_already_is_refused(home: Path) -> None:
    (home / "beacons").rename(home / "river")
    done = attempt(home, "-c", "import languedoc.carcassonne.modules")
    assert "there are two modules river: " in done.stderr


def test_a_folder_that_does_not_exist_is_named(tmp_path: Path) -> None:
    done = attempt(tmp_path / "nowhere", "-c", "import languedoc.carcassonne.modules")
    assert "nowhere, which is no folder" in done.stderr


def test_the_positions_of_steps_that_are_printed_there_are_true() -> None:
    rows = re.findall(r"^\| .*`(P\d|final)` \| (\d.*) \|$", (ROOT / "CONTRIBUTING.md").read_text("utf-8"), re.MULTILINE)
    printed = {(phase, int(at), step) for phase, text in rows for at, step in re.findall(r"(\d+) `(\w+)`", text)}
    steps = {(step.phase, step.position, step.name) for step in BUILT["base"].steps}
    assert printed == {each for each in steps if each[0] != "setup" and each[2] != "pass_figure"}


def replace_in(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")


def test_a_figure_of_another_module_is_named_with_that_module(home: Path) -> None:
    replace_in(home / "beacons" / "rules.py", '"watchman"', '"wagon"')
    done = attempt(home, "-c", "import languedoc.carcassonne.modules")
    assert "abbey_and_mayor and beacons both declare the figure wagon; rename one of them" in done.stderr


def test_a_sign_that_another_sheet_has_elsewhere_is_named_with_that_sheet(home: Path) -> None:
    """Without that, the sheet of the other module would be called wrong."""
    replace_in(home / "beacons" / "rules.py", 'Mark("beacon"', 'Mark("well"')
    done = attempt(home, "-m", "languedoc", "modules")
    assert done.returncode == 2
    told = " ".join(done.stderr.split())
    assert told == (
        "languedoc: beacons/rules.py and abbey_and_mayor/tiles.toml both declare the mark well, "
        "but for different things; rename one of them"
    )


def test_a_letter_for_a_sign_that_has_one_is_refused(home: Path) -> None:
    replace_in(home / "beacons" / "rules.py", 'Mark("beacon", sign="&")', 'Mark("volcano", sign="&")')
    done = attempt(home, "-m", "languedoc", "modules")
    assert "princess_and_dragon/rules.py and beacons/rules.py both declare the mark volcano" in " ".join(
        done.stderr.split()
    )


def test_a_sign_without_a_letter_may_be_shared(home: Path) -> None:
    replace_in(home / "beacons" / "rules.py", 'Mark("beacon", sign="&")', 'Mark("volcano")')
    replace_in(home / "beacons" / "tiles.toml", '["beacon"]', '["volcano"]')
    assert "beacons: The Beacons" in run(home, "-m", "languedoc", "modules")


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('grounds=("road",)', 'grounds=("corner",)', "grounds of the figure watchman: 'corner' is none of road, city"),
        ('Token("fire"', 'Token("fire", at="moon"', "`at` of the token fire: 'moon' is none of tile, segment"),
        ('"P3", 5', '"P9", 5', "phase of the step light_beacon: 'P9' is none of setup, P1"),
        ('slug = "beacons"', 'slug = "beacon"', "beacons/rules.py: the slug is 'beacon', the folder 'beacons'"),
    ],
)
def test_a_declaration_that_is_not_possible_is_named(home: Path, old: str, new: str, told: str) -> None:
    replace_in(home / "beacons" / "rules.py", old, new)
    assert told in attempt(home, "-c", "import languedoc.carcassonne.modules").stderr


LIGHT = """
from languedoc import Game

game = Game(["Ann", "Ben"], modules=["base", "beacons"], bag=["BE_r", "BE_c", "U"])
game.choose("place 1,0 N")
game.choose(1)
"""


def test_a_verb_that_nobody_declares_is_an_error_and_no_crash(home: Path) -> None:
    replace_in(home / "beacons" / "rules.py", 'verbs = ("light",)', "verbs = ()")
    done = attempt(home, "-c", LIGHT)
    assert done.returncode == 1
    assert "a module offers an option that is none of its `verbs`" in done.stderr


def test_interpreted_a_note_too_many_is_an_error(home: Path) -> None:
    replace_in(home / "beacons" / "rules.py", "notes = 1 + MOST_FIRES", "notes = 1")
    done = attempt(home, "-c", 'import os; os.environ["LANGUEDOC_INTERPRETED"] = "1"' + LIGHT)
    assert done.returncode == 1
    assert "IndexError" in done.stderr


WITHOUT_LOOKS = """
module = "beacons"
order = 2000
name = "The Beacons"
name_de = "Die Leuchtfeuer"
edition = "our own"
tiles_total = 2
source = ["CONTRIBUTING.md"]

[[mark]]
name = "milestone"
on = ["road"]
sign = "¦"

[[building]]
name = "lighthouse"
sign = "§"

[[tile]]
id = "BE_r"
count = 1
features = ["road E W +milestone", "field WR NL NR EL", "field ER SL SR WL"]
marks = ["beacon"]

[[tile]]
id = "BE_c"
count = 1
features = ["lighthouse", "field NL NR EL ER SL SR WL WR"]
"""
IN_A_PICTURE = """
from languedoc.carcassonne.tiles.catalogue import sheet
from languedoc.render.tiles import painted

print([painted(sheet("beacons").tile(id), 0, 0).count('href="#plaque"') for id in ("BE_r", "BE_c")])
"""


def test_what_is_printed_on_its_tiles_is_drawn_without_a_look(home: Path) -> None:
    """A sign of the tile, one of its road, a building."""
    for name in ("look.py", "look.svg"):
        (home / "beacons" / name).unlink()
    (home / "beacons" / "tiles.toml").write_text(WITHOUT_LOOKS, "utf-8")
    assert "[2, 1]" in run(home, "-c", IN_A_PICTURE)
