"""The play aid by HTTP: of any selection, and of a game."""

from __future__ import annotations

import httpx

from languedoc import Game
from languedoc.guide import guide
from languedoc.i18n import speech
from server.serving import Server
from server.visitor import Visitor, told


def test_it_is_the_same_as_that_of_the_command(server: Server) -> None:
    wanted = {"modules": "tower", "players": "4", "lang": "de", "rules": "tower_capture_wagon:true"}
    sheet = httpx.get(f"{server.url}/api/guide", params=wanted).json()
    game = Game(4, modules=["base", "tower"], options={"tower_capture_wagon": True}, seed=1)
    made = guide(game.setup, speech("de"))
    assert sheet["heading"] == made.heading and sheet["modules"] == ["base", "tower"]
    assert [line["text"] for line in sheet["preparation"]["lines"]] == [line.text for line in made.preparation.lines]
    assert [phase["title"] for phase in sheet["turn"]] == [phase.title for phase in made.turn]
    assert sum(tile["count"] for part in sheet["parts"] for tile in part["tiles"]) == 72 + 18
    assert [rule["name"] for rule in sheet["rules"] if not rule["usual"]] == ["tower_capture_wagon"]


def test_what_cannot_be_played_is_refused(server: Server) -> None:
    for wrong in ({"modules": "towr"}, {"players": "1"}, {"rules": "tower_capture_wagon:perhaps", "modules": "tower"}):
        answer = httpx.get(f"{server.url}/api/guide", params=wrong)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_setup") and answer.json()["detail"]


def test_signs_on_no_tile_of_the_box_are_left_out(server: Server) -> None:
    (base,) = httpx.get(f"{server.url}/api/guide").json()["parts"]
    assert [thing["name"] for thing in base["things"]] == ["follower", "monastery", "pennant"]
    for thing in base["things"][1:]:
        assert httpx.get(f"{server.url}/art/tiles/{thing['tile']}-0-0.light.svg").status_code == 200


@told
async def test_a_game_has_its_play_aid(server: Server) -> None:
    async with Visitor(server.url) as anna:
        game = await anna.make("me", "open", "open", modules=["base", "count"])
        sheet = await anna.get(f"/api/games/{game['code']}/guide")
        assert sheet["players"] == 3 and sheet["modules"] == ["base", "count"]
        assert "seed" not in str(sheet)


def test_the_card_game_has_one_with_a_score_sheet(server: Server) -> None:
    for players, rounds in ((2, 10), (3, 8), (4, 6), (5, 6)):
        wanted = {"game": "cardcassonne", "players": str(players), "lang": "nl"}
        sheet = httpx.get(f"{server.url}/api/guide", params=wanted).json()
        assert (sheet["rounds"], len(sheet["names"])) == (rounds, players) and sheet["names"][0] == "Rood"
        assert [each["name"] for each in sheet["sections"]][3] == "sheet"
        for thing in sheet["parts"][0]["things"]:
            card = thing["symbol"].replace(":", "-")
            assert httpx.get(f"{server.url}/art/cards/{card}.light.svg").status_code == 200, thing
