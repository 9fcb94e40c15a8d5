"""An analysis as a page shows it."""

from __future__ import annotations

from languedoc.analysis import Advice, Analysis, Judged
from languedoc.server import wire


def judged(found: Judged, language: str) -> wire.JudgedOption:
    return wire.JudgedOption(
        found.option, found.words[language], found.lead, found.chance, list(found.reasons[language])
    )


def hint(found: Advice, version: int, language: str) -> wire.Hint:
    return wire.Hint(version, [judged(each, language) for each in found.options])


def game_analysis(found: Analysis, language: str) -> wire.GameAnalysis:
    return wire.GameAnalysis(
        True,
        [moment.number for moment in found.curve],
        [list(moment.chances) for moment in found.curve],
        [
            wire.SeatAnalysis(
                seat.seat,
                seat.luck,
                seat.lost,
                [
                    wire.CostlyMove(
                        move.number,
                        judged(move.chosen, language),
                        judged(move.best, language),
                        round(move.lost, 2),
                        round(move.lost_chance, 4),
                    )
                    for move in seat.worst
                ],
            )
            for seat in found.seats
        ],
        found.unjudged,
    )
