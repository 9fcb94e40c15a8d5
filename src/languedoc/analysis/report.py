"""An analysis as JSON and as lines to read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from languedoc.analysis.judged import Advice, Analysis, Judged, Move
from languedoc.i18n import Speech


def judged_data(judged: Judged, language: str) -> dict[str, Any]:
    return {
        "option": judged.option,
        "words": judged.words[language],
        "lead": judged.lead,
        "chance": judged.chance,
        "reasons": list(judged.reasons[language]),
    }


def advice_data(advice: Advice, language: str) -> dict[str, Any]:
    return {"seat": advice.seat, "options": [judged_data(each, language) for each in advice.options]}


def move_data(move: Move, language: str) -> dict[str, Any]:
    return {
        "choice": move.number,
        "seat": move.seat,
        "chosen": judged_data(move.chosen, language),
        "best": judged_data(move.best, language),
        "lost": round(move.lost, 2),
        "lost_chance": round(move.lost_chance, 4),
    }


def analysis_data(analysis: Analysis, language: str) -> dict[str, Any]:
    return {
        "game": analysis.game,
        "names": list(analysis.names),
        "choices": analysis.moves,
        "unjudged": analysis.unjudged,
        "curve": [
            {"choice": each.number, "chances": [round(chance, 4) for chance in each.chances]} for each in analysis.curve
        ],
        "seats": [
            {
                "seat": each.seat,
                "name": analysis.names[each.seat],
                "score": each.score,
                "luck": each.luck,
                "lost": each.lost,
                "worst": [move_data(move, language) for move in each.worst],
            }
            for each in analysis.seats
        ],
    }


def percent(chance: float) -> int:
    return round(chance * 100)


def advice_lines(advice: Advice, speech: Speech) -> Iterator[str]:
    for judged in advice.options:
        yield speech.say(
            "analysis-option",
            option=judged.words[speech.language],
            points=f"{judged.lead:+.1f}",
            percent=percent(judged.chance),
        )
        for reason in judged.reasons[speech.language]:
            yield f"    {reason}"


def analysis_lines(analysis: Analysis, speech: Speech) -> Iterator[str]:
    tenth = max(1, len(analysis.curve) // 10)
    yield speech.say("analysis-curve")
    for moment in [*analysis.curve[:-1:tenth], analysis.curve[-1]]:
        told = [f"{name} {percent(chance)} %" for name, chance in zip(analysis.names, moment.chances, strict=True)]
        yield "    " + speech.say("analysis-chances", number=moment.number, chances=", ".join(told))
    for seat in analysis.seats:
        yield ""
        yield f"{analysis.names[seat.seat]}: {seat.score}"
        if seat.luck is not None:
            yield "    " + speech.say("analysis-luck", points=f"{seat.luck:+.1f}")
        yield "    " + speech.say("analysis-lost", points=f"{seat.lost:.1f}")
        yield "    " + speech.say("analysis-worst" if seat.worst else "analysis-flawless")
        for move in seat.worst:
            yield from ("        " + line for line in move_lines(move, speech))
    if analysis.unjudged:
        yield ""
        yield speech.say("analysis-unjudged", number=analysis.unjudged)


def move_lines(move: Move, speech: Speech) -> Iterator[str]:
    language = speech.language
    yield speech.say("analysis-move", number=move.number + 1, chosen=move.chosen.words[language])
    yield from (f"    {reason}" for reason in move.chosen.reasons[language])
    yield speech.say(
        "analysis-instead",
        best=move.best.words[language],
        points=f"{move.lost:+.1f}",
        percent=percent(move.lost_chance),
    )
    yield from (f"    {reason}" for reason in move.best.reasons[language])
