"""What one seat may know of a game: the only way by which hidden information reaches views, pictures, logs and pages.

A game contains everything: every option, every answer, every card. All that is shown to somebody is read through
`Known`, which leaves out what that seat may not know. A test checks that terminal and server use nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from languedoc.i18n import Saying
from languedoc.table.decision import Decision, Options
from languedoc.table.event import Event

if TYPE_CHECKING:
    from languedoc.table.game import TableGame

NO_OPTIONS = Options()


class Known:
    """What a seat (None: a spectator) may know of the current state of a game."""

    def __init__(self, game: TableGame[Any, Any], seat: int | None) -> None:
        self.game = game
        self.seat = seat

    @property
    def decides(self) -> bool:
        """Whether this seat must choose now."""
        return not self.game.over and self.game.decision.seat == self.seat

    @property
    def decision(self) -> Decision:
        """The pending decision. If a game hides anything, options may reveal what a seat holds, so only the deciding
        seat sees them."""
        decision = self.game.decision
        if self.decides or not self.game.hides:
            return decision
        return Decision(decision.seat, decision.step, NO_OPTIONS, decision.waiting)

    @property
    def options(self) -> Options:
        return self.decision.options

    def events(self, first: int = 0, end: int | None = None) -> list[Event]:
        """What happened, beginning with the event of that number."""
        seen = [event.seen_by(self.seat) for event in self.game.events[first:end]]
        return [event for event in seen if event is not None]

    @property
    def choices(self) -> tuple[str, ...]:
        """Every choice so far; what others chose in secret is replaced."""
        return tuple(
            option.text if chooser == self.seat else option.to_others or option.text
            for chooser, option in self.game.chosen_options()
        )

    def decision_data(self) -> dict[str, Any]:
        """The decision as plain data for views; a range of options is given by its bounds."""
        decision = self.decision
        return {
            "seat": decision.seat,
            "step": decision.step,
            "waiting": list(decision.waiting),
            "count": decision.count,
            "options": [option.text for option in decision.options.listed],
            "ranges": [
                {"verb": each.verb, "low": list(each.low), "high": list(each.high), "default": list(each.default)}
                for each in decision.options.ranges
            ],
        }

    def holdings(self, seat: int) -> list[Saying]:
        """What a seat has beside the table."""
        return self.game._holdings(seat, self.seat)
