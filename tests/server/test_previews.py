"""What a program that shows a preview of a link to a game is told: who invites to what, and no secret."""

from __future__ import annotations

import re
from html import unescape

import httpx

from server.serving import SEED, Server
from server.visitor import told, visitors

META = re.compile(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)" />')


def previewed(server: Server, path: str, language: str = "en") -> tuple[str, dict[str, str]]:
    """The text of a page and what its head says."""
    answer = httpx.get(f"{server.url}{path}", headers={"accept-language": language})
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/html")
    return answer.text, {name: unescape(text) for name, text in META.findall(answer.text)}


@told
async def test_a_link_says_who_invites_to_what(server: Server) -> None:
    async with visitors(server.url, "Anna", "Ben") as (anna, ben):
        wish = {"modules": ["base", "tower"], "options": {"no_fields": True}, "clock": {"seconds": 600, "increment": 5}}
        game = await anna.make("me", "open", **wish)
        text, head = previewed(server, f"/g/{game['code']}")
        assert head["og:title"] == "Anna invites you to Carcassonne" == game["invitation"]["title"]
        facts = ["Base game + The Tower", "90 tiles, about 40 min", "clock: 10 minutes each, 5 s more per choice"]
        assert head["og:description"] == " · ".join([*facts, "No farmers: yes"])
        assert game["invitation"]["facts"] == [*facts, "No farmers: yes"]
        assert head["og:url"] == f"{server.url}/g/{game['code']}"
        assert httpx.get(head["og:image"]).headers["content-type"] == "image/png"
        assert "<title>Anna invites you to Carcassonne – Languedoc</title>" in text and '<div id="app">' in text
        assert (
            previewed(server, f"/g/{game['code'].upper()}", "de")[1]["og:title"] == "Anna lädt dich zu Carcassonne ein"
        )
        in_dutch = previewed(server, f"/g/{game['code']}?lang=nl", "de")[1]
        assert in_dutch["og:title"] == "Anna nodigt je uit voor Carcassonne"
        begun = await ben.post(f"/api/games/{game['code']}/seats/1")
        assert begun["invitation"] is None
        head = previewed(server, f"/g/{game['code']}")[1]
        assert head["og:title"] == "A game of Carcassonne that is being played"
        assert head["og:description"].startswith("Anna and Ben: ")


@told
async def test_an_invitation_names_who_sits_where_a_rule_names_a_seat(server: Server) -> None:
    async with visitors(server.url, "Anna", "Ben") as (anna, ben):
        rivers = {"modules": ["base", "river_2"], "options": {"youngest": "seat_2"}}
        code = (await anna.make("me", "open", "open", **rivers))["code"]
        path = f"/g/{code}"
        assert "Youngest player: seat 2" in previewed(server, path)[1]["og:description"]
        joined = await ben.post(f"/api/games/{code}/seats/1")
        assert "Youngest player: Ben" in joined["invitation"]["facts"]
        assert "Youngest player: Ben" in previewed(server, path)[1]["og:description"]


@told
async def test_a_preview_holds_no_markup_of_names_and_no_secret(server: Server) -> None:
    name = '"><script>'
    async with visitors(server.url, name) as (anna,):
        code = (await anna.make("me", "open", provable=True, game="cardcassonne"))["code"]
        text, head = previewed(server, f"/g/{code}")
        assert head["og:title"] == f"{name} invites you to Cardcassonne" and name not in text
        assert str(SEED) not in text and not re.search("[0-9a-f]{32}", text), "a seed or a key"


def test_a_game_that_does_not_exist_has_the_plain_page(server: Server) -> None:
    text, head = previewed(server, "/g/nothing1")
    assert "<title>Languedoc</title>" in text and "og:title" not in head
