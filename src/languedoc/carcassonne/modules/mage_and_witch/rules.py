"""Mage & Witch: they raise or halve the value of a road or city. The sheet is rules/mage_and_witch.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from languedoc.carcassonne import numbering
from languedoc.carcassonne.board import designs as printed
from languedoc.carcassonne.board.designs import Designs
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import LaidToken, Mark, PointsItem, Step, Token
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.rule_options import RuleOption
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Segment, Target, Word
from languedoc.i18n import Saying
from languedoc.table.event import Event
from languedoc.table.record import record

MAGE_TILE = 1  # more for each tile of a feature with the mage
WITCH_SHARE = 2  # the part of its points that a feature with the witch brings: one half, rounded up

SIGN = "mage"

# Steps, in the order of `MageAndWitch.steps`
MAGE_WITCH_MOVE, MAGE_WITCH_SEPARATE, MAGE_WITCH_JOINED, MAGE_WITCH_RETURN = range(4)

# Verbs. The first two are also the numbers of the figures: of their notes, items and tokens. A note is 1 + the segment
# where the figure is, or 0 beside the board.
MAGE, WITCH, TAKE_AWAY = range(3)
FIGURES = 2

VERB_MASK = numbering.VERB_MASK
NOTHING = numbering.NOTHING
CITY = printed.CITY
ROAD = printed.ROAD


@record(frozen=True, slots=True)
class MagicMoved(Event):
    """The mage or the witch was moved to a road or a city."""

    seat: int
    token: str
    segment: Segment


@record(frozen=True, slots=True)
class MagicLeft(Event):
    """The mage or the witch left the board."""

    token: str


class MageAndWitch(Module):
    slug = "mage_and_witch"
    rank = 160
    stages = {"value": 30}  # noqa: RUF012 - a plain table
    steps = (
        Step("mage_witch_move", "P2", 240, "2.2-25", asks=True, rests=True),
        Step("mage_witch_separate", "P2", 250, "2.2-26", asks=True, rests=True),
        Step("mage_witch_joined", "P3", 248, "2.2-26", asks=True, rests=True),
        Step("mage_witch_return", "P5", 375, rests=True),
    )
    rows = (
        Step("setup_mage_witch", "setup", 110, "S-11"),
        Step("mod_mage", "P5", 240, "2.5-7"),
        Step("mod_witch", "P5", 250, "2.5-8"),
        Step("final_mod_mage", "final", 70, "E-6"),
        Step("final_mod_witch", "final", 80, "E-7"),
    )
    verbs = ("mage", "witch", "take_away")
    items = (PointsItem("mage"), PointsItem("witch"))
    tokens = (
        Token("mage", at="segment", sign="Ψ", stands=True),
        Token("witch", at="segment", sign="Ω", stands=True),
    )
    marks = (Mark(SIGN, sign="∫"),)
    notes = FIGURES
    rule_options = (RuleOption("mage", (True, False)), RuleOption("witch", (True, False)))

    def __init__(self, options: Mapping[str, str | bool]) -> None:
        super().__init__(options)
        self.has_mage = bool(options["mage"])
        self.has_witch = bool(options["witch"])
        self.sign = 0

    def prepare(self, box: Box) -> None:
        self.sign = box.designs.bit(SIGN)

    def concerns(self, hook: str, designs: Designs, design: int) -> bool:
        return (designs.marks[design] & self.sign) != 0

    def most_options(self, box: Box) -> int:
        return FIGURES * int(box.most_segments)

    # ------------------------------------------------------------------ where they are

    def at(self, state: State, figure: int) -> int:
        """The segment of a figure, or -1 beside the board."""
        return state.notes[self.first_note + figure] - 1

    def feature_of(self, state: State, figure: int) -> int:
        """The feature of a figure, or -1."""
        segment = self.at(state, figure)
        return NOTHING if segment == NOTHING else state.board.root[segment]

    def are_together(self, state: State) -> bool:
        """Whether both are on one feature."""
        mage = self.feature_of(state, MAGE)
        return mage != NOTHING and mage == self.feature_of(state, WITCH)

    def is_in_game(self, figure: int) -> bool:
        return self.has_mage if figure == MAGE else self.has_witch

    def put(self, state: State, figure: int, segment: int) -> None:
        """Move a figure to a segment, or beside the board (-1); steps that have nothing to do rest."""
        state.notes[self.first_note + figure] = segment + 1
        mage = self.at(state, MAGE) != NOTHING
        witch = self.at(state, WITCH) != NOTHING
        self.keep_awake(state, MAGE_WITCH_SEPARATE, mage and witch)
        self.keep_awake(state, MAGE_WITCH_JOINED, mage and witch)
        self.keep_awake(state, MAGE_WITCH_RETURN, mage or witch)

    def imagine(self, state: State, figure: int, segment: int) -> None:
        """Put a figure on a feature that is only calculated."""
        state.set_note(self.first_note + figure, segment + 1)

    def is_on(self, state: State, figure: int, root: int) -> bool:
        segment = state.note(self.first_note + figure) - 1
        return segment >= 0 and state.board.root_of(segment) == root

    def keep_awake(self, state: State, step: int, needed: bool) -> None:
        if needed:
            state.wake(self.first_step + step)
        else:
            state.rest(self.first_step + step)

    # ------------------------------------------------------------------ moving them (2, 3)

    def tile_placed(self, state: State) -> None:
        state.wake(self.first_step + MAGE_WITCH_MOVE)

    def perform(self, state: State, step: int) -> None:
        if step == MAGE_WITCH_MOVE:
            state.rest(self.first_step + MAGE_WITCH_MOVE)
            self.ask_to_move(state, step)
        elif step == MAGE_WITCH_RETURN:
            self.send_back(state)
        elif self.are_together(state):
            self.ask_to_move(state, step)

    def ask_to_move(self, state: State, step: int) -> None:
        """One figure goes to another feature; if there is none, one leaves the board, if any is there."""
        self.offer(state, step)
        if state.count > 0:
            state.ask(state.seat)

    def offer(self, state: State, step: int) -> None:
        state.offer_choices()
        targets = self.list_targets(state)
        for figure in range(FIGURES):
            if self.is_in_game(figure):
                state.offer_each(self.verb + figure, state.listed, targets, 0)
        if state.count == 0:
            for figure in range(FIGURES):
                if self.at(state, figure) != NOTHING:
                    state.offer(self.verb + TAKE_AWAY, figure, 0, 0)

    def list_targets(self, state: State) -> int:
        """Write every part of an unfinished road or city where none of them is into `state.listed`; returns their
        number."""
        mage = self.feature_of(state, MAGE)
        witch = self.feature_of(state, WITCH)
        number = 0
        for segment in range(state.board.segments):
            kind = state.board.kind_of(segment)
            root = state.board.root[segment]
            if kind in (ROAD, CITY) and root != mage and root != witch:
                if state.board.open_ports(root) != 0 or state.is_unfinished(root):  # most are still open
                    state.listed[number] = segment
                    number += not state.board.is_second_part(segment)
        return number

    def chosen(self, state: State, code: int) -> None:
        verb = (code & VERB_MASK) - self.verb
        target = state.first_target(code)
        if verb == TAKE_AWAY:
            self.take_away(state, target)
        else:
            self.put(state, verb, target)
            if state.record is not None:
                self.tell_moved(state, verb, target)

    def targets(self, state: State, code: int) -> tuple[Target, ...]:
        target = state.first_target(code)
        if (code & VERB_MASK) - self.verb == TAKE_AWAY:
            return (Word(self.tokens[target].name, "token"),)
        return (Segment(*state.board.segment_at(target)),)

    def take_away(self, state: State, figure: int) -> None:
        self.put(state, figure, NOTHING)
        if state.record is not None:
            self.tell_left(state, figure)

    def tell_moved(self, state: State, figure: int, segment: int) -> None:
        assert state.record is not None
        where = Segment(*state.board.segment_at(segment))
        state.record.append(MagicMoved(state.seat, self.tokens[figure].name, where))

    def tell_left(self, state: State, figure: int) -> None:
        assert state.record is not None
        state.record.append(MagicLeft(self.tokens[figure].name))

    # ------------------------------------------------------------------ points (4, 5)

    def value(self, state: State, root: int, final: bool) -> None:
        """After what multiplies or takes away, before what is added; never both."""
        if root == self.feature_of(state, MAGE):
            state.item(self.first_item + MAGE, 1, state.board.size(root) * MAGE_TILE)
        elif root == self.feature_of(state, WITCH):
            lost = state.worth() // WITCH_SHARE
            if lost > 0:
                state.item(self.first_item + WITCH, 1, -lost)

    def send_back(self, state: State) -> None:
        """When everything is scored they leave what is completed, owned or not, or has become something else (6)."""
        for figure in range(FIGURES):
            segment = self.at(state, figure)
            if segment != NOTHING and not state.is_unfinished(segment):
                self.take_away(state, figure)

    # ------------------------------------------------------------------ for people

    def where_is(self, state: State, figure: int) -> Segment | None:
        segment = state.note(self.first_note + figure) - 1
        return None if segment == NOTHING else Segment(*state.board.segment_at(segment))

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """On which segments they are."""
        both = [self.where_is(state, figure) for figure in range(FIGURES)]
        return {
            token.name: None if where is None else str(where) for token, where in zip(self.tokens, both, strict=True)
        }

    def notices(self, state: State, names: Sequence[str]) -> list[Saying]:
        told = []
        for figure, token in enumerate(self.tokens):
            where = self.where_is(state, figure)
            if where is not None:
                told.append(Saying(f"notice-{token.name}", {"cell": f"{where.x},{where.y}"}))
        return told

    def laid_tokens(self, state: State) -> list[LaidToken]:
        at = [state.note(self.first_note + figure) - 1 for figure in range(FIGURES)]
        return [
            LaidToken(token, segment=segment)
            for token, segment in zip(self.tokens, at, strict=True)
            if segment != NOTHING
        ]
