"""The phantom (phantom.md), as the referee reads it."""

from __future__ import annotations

from referee.board import is_segment
from referee.rules import ANYWHERE, Kind, Option, Rules


class Phantom(Rules):
    verbs = ("phantom",)
    figures = {"phantom": Kind(grounds=ANYWHERE, climbs=True)}
    stages = {"phantom": 32}
    steps = {"deploy_phantom": "phantom"}

    def options_after(self) -> set[Option]:
        """After any action but the phantom's own (2); none where a princess has acted or nobody did anything."""
        action, seat = self.shadow.action, self.shadow.seat
        if not action or action[0] == "pass" or "phantom" in action:
            return set()
        where = action[1] if len(action) > 1 else None
        by_portal = isinstance(where, tuple) and is_segment(where) and len(where) == 4
        by_portal = by_portal and where not in self.referee.new_segments
        options = self.referee.deploy_options(seat, "phantom", self.referee.free_segments(further=not by_portal))
        for module in self.referee.modules:
            options |= module.second_options(seat, "phantom")
        return options

    def options_at(self, step: str, seat: int) -> set[Option]:
        return {("pass",)} | self.options_after()

    def leave(self, stage: str) -> None:
        if stage == "phantom" and "deploy_phantom" not in self.shadow.asked:
            assert self.options_after() == set(), "nobody was asked for the phantom"
