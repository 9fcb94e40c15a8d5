"""King & Robber: cards for the largest city and the longest road. The sheet is rules/king_and_robber.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from languedoc.carcassonne import scoring
from languedoc.carcassonne.board import board as boards
from languedoc.carcassonne.board import designs as printed
from languedoc.carcassonne.declarations import PointsItem, Step
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.rule_options import RuleOption
from languedoc.carcassonne.state import State
from languedoc.i18n import Noun, Saying
from languedoc.table.event import Event
from languedoc.table.record import record

# Points at the end
KING_CITY = 1
ROBBER_ROAD = 1
EACH_CARD = 10  # with 10_each
ONE_CARD = 15  # with 15_or_40
EACH_OF_BOTH = 20

# The cards: each has a step and an item at its number
KING, ROBBER = range(2)
CARDS = ("King", "Robber")

# Notes of each card
HOLDER, RECORD, BEFORE = range(3)  # a holder is a seat + 1, or 0 for nobody; the record is a number of tiles
NOTES = 3
COMPLETED = 2 * NOTES  # after the notes of both cards: completed cities and roads, counted at the end

# How the cards are paid, in the order of the option
AT_THE_END, TEN_EACH, FIFTEEN_OR_FORTY, CONTINUOUSLY = range(4)
SCORING = ("at_the_end", "10_each", "15_or_40", "continuously")

OPEN_MASK = boards.OPEN_MASK
CITY = printed.CITY
ROAD = printed.ROAD


@record(frozen=True, slots=True)
class CardTaken(Event):
    """A seat got the King or the Robber, from another seat or from beside the board."""

    seat: int
    card: str
    from_seat: int | None
    seat_fields: ClassVar[tuple[str, ...]] = ("seat", "from_seat")

    @property
    def way(self) -> str:
        return "" if self.from_seat is None else "from"


class KingAndRobber(Module):
    slug = "king_and_robber"
    rank = 70
    steps = (
        Step("final_king", "final", 50, "E-4"),
        Step("final_robber_baron", "final", 60, "E-5"),
    )
    rows = (
        Step("award_robber_baron", "P5", 320, "2.5-23"),
        Step("award_king", "P5", 330, "2.5-28"),
    )
    items = (PointsItem("completed_cities"), PointsItem("completed_roads"))
    awards = CARDS
    belongings = CARDS
    notes = NOTES * 2 + 2
    rule_options = (
        RuleOption("king_robber_scoring", SCORING),
        RuleOption("king", (True, False)),
        RuleOption("robber", (True, False)),
    )

    def __init__(self, options: Mapping[str, str | bool]) -> None:
        super().__init__(options)
        self.scoring = SCORING.index(str(options["king_robber_scoring"]))
        self.king = bool(options["king"])
        self.robber = bool(options["robber"])

    def overrides(self, hook: str) -> bool:
        return super().overrides(hook) and (hook != "tile_placed" or self.scoring == CONTINUOUSLY)

    def tile_placed(self, state: State) -> None:
        """The present holder of a card is paid for what this tile completes, even if he loses the card by it."""
        for card in range(2):
            first = self.first_note + card * NOTES
            state.set_note(first + BEFORE, state.note(first + HOLDER))

    def completed(self, state: State, root: int) -> None:
        kind = state.board.kind_of(root)
        if kind == CITY and self.king:
            self.compare(state, KING, state.board.size(root))
        elif kind == ROAD and self.robber:
            self.compare(state, ROBBER, state.board.size(root))

    def compare(self, state: State, card: int, size: int) -> None:
        """If a feature has more tiles than any before, the active player gets the card, whoever stands there (sheet 3).

        Of several completed by one tile the largest sets the record; their order does not matter.
        """
        first = self.first_note + card * NOTES
        holder = state.note(first + BEFORE) - 1
        if self.scoring == CONTINUOUSLY and holder >= 0:
            points = KING_CITY if card == KING else ROBBER_ROAD
            self.pay_card(state, holder, card, 1, points)
        if size > state.note(first + RECORD):
            state.set_note(first + RECORD, size)
            before = state.note(first + HOLDER) - 1
            if before != state.seat:
                state.set_note(first + HOLDER, state.seat + 1)
                if state.record is not None:
                    self.tell_taken(state, card, before)

    def tell_taken(self, state: State, card: int, before: int) -> None:
        """A card comes from a seat, or from beside the board (-1)."""
        assert state.record is not None
        state.record.append(CardTaken(state.seat, CARDS[card], before if before >= 0 else None))

    def pay_card(self, state: State, holder: int, card: int, number: int, points: int) -> None:
        scoring.award(state, holder, CARDS[card], self.first_item + card, number, points)

    def perform(self, state: State, step: int) -> None:
        """Final scoring of the King and of the Robber; a step has the number of its card (sheet 4)."""
        if step == KING:
            self.count_completed(state)
        holder = state.note(self.first_note + step * NOTES + HOLDER) - 1
        if holder >= 0 and self.scoring != CONTINUOUSLY:
            number = state.note(self.first_note + COMPLETED + step)
            points = number * (KING_CITY if step == KING else ROBBER_ROAD)
            if self.scoring == TEN_EACH:
                points = EACH_CARD
            elif self.scoring == FIFTEEN_OR_FORTY:
                other = state.note(self.first_note + (1 - step) * NOTES + HOLDER) - 1
                points = EACH_OF_BOTH if other == holder else ONE_CARD
            self.pay_card(state, holder, step, number, points)

    def count_completed(self, state: State) -> None:
        """How many completed cities and roads are on the board, occupied or not."""
        roots = state.board.root
        words = state.board.word
        cities = roads = 0
        for root in range(state.board.segments):
            if (roots[root] == root) & ((words[root] & OPEN_MASK) == 0):  # one condition, which rarely holds
                kind = state.board.kind_of(root)
                if kind == CITY:
                    cities += state.is_completed(root)
                elif kind == ROAD:
                    roads += state.is_completed(root)
        state.set_note(self.first_note + COMPLETED + KING, cities)
        state.set_note(self.first_note + COMPLETED + ROBBER, roads)

    def owned(self, state: State, seat: int, kind: int) -> int:
        """Whether a seat has a card."""
        return state.notes[self.first_note + kind * NOTES + HOLDER] == seat + 1

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """Who holds which card, and the number of tiles that must be exceeded."""
        shown = {}
        for card, name in enumerate(CARDS):
            first = self.first_note + card * NOTES
            holder = state.note(first + HOLDER) - 1
            shown[name.lower()] = {"holder": holder if holder >= 0 else None, "tiles": state.note(first + RECORD)}
        return shown

    def notices(self, state: State, names: Sequence[str]) -> list[Saying]:
        return [
            Saying(f"notice-{card}", {"name": names[held["holder"]], "tiles": Noun("item-tiles", held["tiles"])})
            for card, held in self.view(state, None).items()
            if held["holder"] is not None
        ]
