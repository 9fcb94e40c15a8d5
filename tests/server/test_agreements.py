"""Taking back against the computer, and what people agree on: taking back, a draw; and resigning."""

from __future__ import annotations

import random

from server.serving import Server
from server.visitor import Frame, Live, told, visitors


async def proposal(line: Live) -> Frame:
    return await line.wait("proposal")


async def play_on(line: Live, choices: int) -> None:
    """Make some choices, the first option each time, and wait for the next one."""
    for _ in range(choices):
        while not line.options:
            await line.hear()
        await line.step(line.options[0])
    while not line.options:
        await line.hear()


@told
async def test_against_the_computer_any_number_of_choices_is_taken_back(server: Server) -> None:
    async with visitors(server.url, "Anna") as (anna,):
        code = (await anna.make("me", "greedy"))["code"]
        async with anna.live(code) as line:
            await line.welcome()
            while not line.options:
                await line.hear()
            first, begun = line.options, line.table["laid"]
            await play_on(line, 5)
            assert len(line.table["laid"]) > len(begun) + 2
            taken = 0
            while line.table["undo"]:
                done = await line.undo()
                assert done["type"] == "done", done
                while line.version < done["version"]:
                    await line.hear()
                taken += 1
            assert taken >= 5 and line.table["laid"] == begun and line.options == first
            assert (await line.undo())["code"] == "nothing_to_undo"
            await play_on(line, 2)
            laid, version = line.table["laid"], line.version
        moment = await anna.get(f"/api/games/{code}/moments/100000", status=404)
        assert moment["code"] == "not_found"
        async with anna.live(code) as again:
            await again.welcome()
            assert (again.table["laid"], again.version) == (laid, version)


@told
async def test_of_people_who_play_together_all_must_agree(server: Server) -> None:
    async with visitors(server.url, "Anna", "Ben", "Cleo", "Dora") as (anna, ben, cleo, dora):
        code = (await anna.make("me", "open", "open", start=0))["code"]
        await ben.post(f"/api/games/{code}/seats/1")
        await cleo.post(f"/api/games/{code}/seats/2")
        async with (
            anna.live(code) as hers,
            ben.live(code) as his,
            cleo.live(code) as third,
            dora.live(code) as watching,
        ):
            for line in (hers, his, third, watching):
                await line.welcome()
            await hers.send({"type": "propose", "what": "undo"})
            assert (await hers.wait("wrong"))["code"] == "nothing_to_undo"
            at = hers.version
            while hers.options:
                await hers.step(hers.options[0])
            assert hers.version > at and not hers.table["undo"]
            await watching.send({"type": "propose", "what": "tie"})
            assert (await watching.wait("wrong"))["code"] == "not_your_seat"
            await hers.send({"type": "propose", "what": "undo"})
            for line in (hers, his, third, watching):
                assert {"seat": 0, "what": "undo", "agreed": [0]}.items() <= (await proposal(line)).items()
            await his.send({"type": "propose", "what": "tie"})
            assert (await his.wait("wrong"))["code"] == "not_allowed", "one proposal at a time"
            await his.send({"type": "reply", "agrees": True})
            assert (await proposal(hers))["agreed"] == [0, 1]
            async with ben.live(code) as late:
                assert (await proposal(late))["agreed"] == [0, 1], "whoever comes later hears of it"
            laid = len(third.table["laid"])
            await third.send({"type": "reply", "agrees": True})
            await hers.hear_until(lambda frame: frame["type"] == "welcome")
            assert len(hers.table["laid"]) <= laid and hers.options
            said = await hers.wait("said")
            assert said["line"]["text"] == "All agree: the last choice of Anna is taken back."

            await hers.send({"type": "propose", "what": "tie"})
            await proposal(third)
            await third.send({"type": "reply", "agrees": False})
            for line in (hers, his):
                await line.hear_until(lambda frame: frame["type"] == "proposal" and frame["seat"] is None)
            await hers.send({"type": "propose", "what": "tie"})
            await his.hear_until(lambda frame: frame["type"] == "proposal" and frame["what"] == "tie")
            for line in (his, third):
                await line.send({"type": "reply", "agrees": True})
            await watching.hear_until(lambda frame: frame["type"] == "welcome" and frame["table"]["status"] == "over")
            assert watching.table["winners"] == [] and "draw" in watching.table["outcome"]


@told
async def test_between_two_who_resigns_has_lost(server: Server) -> None:
    async with visitors(server.url, "Anna", "Ben") as (anna, ben):
        code = (await anna.make("me", "open", start=0))["code"]
        await ben.post(f"/api/games/{code}/seats/1")
        async with anna.live(code) as hers, ben.live(code) as his:
            await hers.welcome()
            await his.welcome()
            await his.send({"type": "resign"})
            await hers.hear_until(lambda frame: frame["type"] == "welcome" and frame["table"]["status"] == "over")
            assert hers.table["winners"] == [0] and hers.table["outcome"] == "Ben has resigned."
            await his.send({"type": "resign"})
            assert (await his.wait("wrong"))["code"] == "not_running"
        assert (await anna.get(f"/api/games/{code}"))["status"] == "over"


@told
async def test_where_more_play_the_computer_goes_on_for_who_resigns(server: Server) -> None:
    async with visitors(server.url, "Anna", "Ben") as (anna, ben):
        code = (await anna.make("me", "open", "greedy", start=0))["code"]
        await ben.post(f"/api/games/{code}/seats/1")
        async with anna.live(code) as hers, ben.live(code) as his:
            await hers.welcome()
            await his.welcome()
            await his.send({"type": "resign"})
            await hers.hear_until(lambda frame: frame["type"] == "said" and "resigns" in frame["line"]["text"])
            info = await anna.get(f"/api/games/{code}")
            assert info["status"] == "running" and info["seats"][1]["kind"] == "bot"
            await hers.play(random.Random(5))
            assert hers.over and hers.table["winners"]


@told
async def test_a_proposal_is_settled_when_the_last_who_did_not_answer_resigns(server: Server) -> None:
    async with visitors(server.url, "Anna", "Ben", "Cleo") as (anna, ben, cleo):
        code = (await anna.make("me", "open", "open", start=0))["code"]
        await ben.post(f"/api/games/{code}/seats/1")
        await cleo.post(f"/api/games/{code}/seats/2")
        async with anna.live(code) as hers, ben.live(code) as his, cleo.live(code) as third:
            for line in (hers, his, third):
                await line.welcome()
            await hers.send({"type": "propose", "what": "tie"})
            await proposal(his)
            await his.send({"type": "reply", "agrees": True})
            await third.hear_until(lambda frame: frame["type"] == "proposal" and frame["agreed"] == [0, 1])
            await third.send({"type": "resign"})
            await hers.hear_until(lambda frame: frame["type"] == "welcome" and frame["table"]["status"] == "over")
            assert hers.table["winners"] == [] and "draw" in hers.table["outcome"]


@told
async def test_a_proposal_ends_when_nobody_is_left_to_ask(server: Server) -> None:
    async with visitors(server.url, "Anna", "Ben") as (anna, ben):
        code = (await anna.make("me", "open", "greedy", start=0))["code"]
        await ben.post(f"/api/games/{code}/seats/1")
        async with anna.live(code) as hers, ben.live(code) as his:
            await hers.welcome()
            await his.welcome()
            await hers.send({"type": "propose", "what": "tie"})
            await proposal(his)
            await his.send({"type": "resign"})
            await hers.hear_until(lambda frame: frame["type"] == "proposal" and frame["seat"] is None)
            assert (await anna.get(f"/api/games/{code}"))["status"] == "running", "nobody has agreed"


@told
async def test_the_proposal_of_who_resigns_ends(server: Server) -> None:
    async with visitors(server.url, "Anna", "Ben", "Cleo") as (anna, ben, cleo):
        code = (await anna.make("me", "open", "open", start=0))["code"]
        await ben.post(f"/api/games/{code}/seats/1")
        await cleo.post(f"/api/games/{code}/seats/2")
        async with anna.live(code) as hers, ben.live(code) as his:
            await hers.welcome()
            await his.welcome()
            await hers.send({"type": "propose", "what": "tie"})
            await proposal(his)
            await hers.send({"type": "resign"})
            await his.hear_until(lambda frame: frame["type"] == "proposal" and frame["seat"] is None)
