"""Traders & Builders: the builder, the pig, and goods. The sheet is rules/traders_and_builders.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from languedoc.carcassonne import events, figures, numbering, scoring, turn
from languedoc.carcassonne.board import board as boards
from languedoc.carcassonne.board import designs as printed
from languedoc.carcassonne.box import Box
from languedoc.carcassonne.declarations import Figure, Mark, PointsItem, Step
from languedoc.carcassonne.module import Module
from languedoc.carcassonne.rule_options import RuleOption
from languedoc.carcassonne.state import State
from languedoc.carcassonne.targets import Segment, Target
from languedoc.i18n import Noun, Saying, Word
from languedoc.table.event import Event
from languedoc.table.record import record

# Points
MOST_GOODS = 10  # for the majority of each kind
PIG_CITY = 1  # what a pig adds to each completed city at its field

GOODS = ("wine", "grain", "cloth")
KINDS_OF_GOODS = 3

# Steps, in the order of `TradersAndBuilders.steps`
BUILDER_SECOND_PART, FINAL_GOODS = range(2)

BUILDER, PIG = range(2)  # figures and verbs, in the order of both
AGAIN = 2  # a further verb
PASS = numbering.PASS
SECOND_PART = 0  # part
PIG_ITEM = KINDS_OF_GOODS  # after one item for each kind of goods

VERB_MASK = numbering.VERB_MASK
SUPPLY = numbering.SUPPLY
FIELD = printed.FIELD
FOLLOWER_BITS = boards.FOLLOWER_BITS
FOLLOWER_MASK = boards.FOLLOWER_MASK
CITY = printed.CITY
ROAD = printed.ROAD


@record(frozen=True, slots=True)
class GoodsTaken(Event):
    """The player who completed a city took a token for each of its goods."""

    seat: int
    wine: int
    grain: int
    cloth: int

    def words(self) -> Mapping[str, Word]:
        taken = [Noun(f"item-{kind}", number) for kind in GOODS if (number := getattr(self, kind))]
        return {"goods": tuple(taken)}


class TradersAndBuilders(Module):
    slug = "traders_and_builders"
    rank = 20
    steps = (
        Step("builder_second_part", "P6", 40, asks=True, rests=True, begins_part=True),
        Step("final_goods", "final", 40, "E-3"),
    )
    rows = (
        Step("setup_builder_pig", "setup", 30, "S-3"),
        Step("builder_trigger", "P2", 150, "2.2-14"),
        Step("deploy_builder", "P3", 60, "2.3-5"),
        Step("deploy_pig", "P3", 70, "2.3-6"),
        Step("award_goods", "P5", 340, "2.5-30"),
        Step("final_pig", "final", 290, "E-28"),
    )
    verbs = ("builder", "pig", "again")
    figures = (
        Figure("builder", follower=False, companion=True, sign="▲"),
        Figure("pig", follower=False, companion=True, sign="●"),
    )
    items = (PointsItem("wine"), PointsItem("grain"), PointsItem("cloth"), PointsItem("pig"))
    marks = (
        Mark("goods:wine", on=("city",), option="goods", sign="♥"),
        Mark("goods:grain", on=("city",), option="goods", sign="♣"),
        Mark("goods:cloth", on=("city",), option="goods", sign="◘"),
    )
    awards = ("goods",)
    belongings = GOODS
    needs_fields = ("traders_and_builders",)
    rule_options = (RuleOption("goods", (True, False)), RuleOption("builder_optional", (False, True)))

    def __init__(self, options: Mapping[str, str | bool]) -> None:
        super().__init__(options)
        self.goods = bool(options["goods"])
        self.may_decline = bool(options["builder_optional"])
        self.first_sign = 0  # the bits of grain and cloth are the next two
        self.any_sign = 0
        self.builders = 0  # of each seat
        self.first_builder = 0  # the first of them among the figures of the seat

    def prepare(self, box: Box) -> None:
        self.first_sign = box.designs.bit("goods:wine")
        self.any_sign = self.first_sign * ((1 << KINDS_OF_GOODS) - 1)
        builders = box.figures_of_kind(self.first_figure + BUILDER)
        self.builders = len(builders)
        self.first_builder = builders.start

    def notes_needed(self, box: Box) -> int:
        return box.seats * KINDS_OF_GOODS

    def overrides(self, hook: str) -> bool:
        return super().overrides(hook) and (hook != "completed" or self.goods)

    def perform(self, state: State, step: int) -> None:
        if step == BUILDER_SECOND_PART:
            state.drop_part(self.first_part + SECOND_PART)
            if self.may_decline and state.pile_left > 0:
                self.offer(state, step)
                state.ask(state.seat)
            else:
                self.play_second_part(state)
        else:
            self.score_goods(state)

    def offer(self, state: State, step: int) -> None:
        """Whether to play the second part, if that is optional (6)."""
        state.offer_choices()
        state.offer(PASS, 0, 0, 0)
        state.offer(self.verb + AGAIN, 0, 0, 0)

    # ------------------------------------------------------------------ builder and pig

    def figure_options(self, state: State) -> None:
        """Offer a builder where an own follower is on an unfinished road or city, a pig where an own farmer is (3,
        4)."""
        supply = state.seat * state.box.figure_kinds + self.first_figure
        builders = state.supply[supply + BUILDER]
        pigs = state.supply[supply + PIG]
        root = state.board.root
        crowd = state.board.crowd
        own = FOLLOWER_MASK << (FOLLOWER_BITS * state.seat)
        if builders + pigs > 0:
            for segment in range(state.board.first[state.placed], state.board.end_of_tile(state.placed)):
                if crowd[root[segment]] & own:
                    kind = state.board.designs.kind[state.board.row[segment]]
                    if kind == FIELD:
                        if pigs > 0 and not state.board.is_second_part(segment) and figures.may_stand(state, segment):
                            state.offer(self.verb + PIG, segment, 0, 0)
                    elif kind in (ROAD, CITY) and builders > 0 and state.is_unfinished(segment):
                        if figures.may_stand(state, segment):
                            state.offer(self.verb + BUILDER, segment, 0, 0)

    def chosen(self, state: State, code: int) -> None:
        verb = (code & VERB_MASK) - self.verb
        if verb == AGAIN:
            self.play_second_part(state)
        else:
            figures.deploy(state, state.seat, self.first_figure + verb, state.first_target(code))

    def targets(self, state: State, code: int) -> tuple[Target, ...]:
        if (code & VERB_MASK) - self.verb == AGAIN:
            return ()
        return (Segment(*state.board.segment_at(state.first_target(code))),)

    def most_options(self, box: Box) -> int:
        return int(box.designs.most_on_tile)

    def tile_placed(self, state: State) -> None:
        """A second part follows if the tile extends the feature of the own builder (2.2-14), once in a turn."""
        builder = self.first_figure + BUILDER
        if state.supply[state.seat * state.box.figure_kinds + builder] < self.builders:
            first = state.seat * state.box.figures + self.first_builder
            for figure in range(first, first + self.builders):
                if state.stands[figure] >= 0:
                    root = state.board.root[state.stands[figure]]
                    for segment in range(state.board.first[state.placed], state.board.end_of_tile(state.placed)):
                        if state.board.root[segment] == root and not state.part_is_due(self.first_part + SECOND_PART):
                            state.add_part(self.first_part + SECOND_PART)

    def play_second_part(self, state: State) -> None:
        """Repeat the turn from the tile on. What can be laid without drawing may be laid; otherwise an empty bag
        ends the game."""
        turn.play_part(state, self.first_part + SECOND_PART, False)
        if state.record is not None and state.pile_left > 0:
            self.tell_second_part(state)

    def tell_second_part(self, state: State) -> None:
        assert state.record is not None
        state.record.append(events.SecondPart(state.seat))

    def left(self, state: State, figure: int, segment: int) -> None:
        """Builder and pig go home with the last own follower of their feature (3, 4: return)."""
        if segment >= 0 and state.is_follower(figure):
            seat = state.owner_of(figure)
            root = state.board.root[segment]
            if state.board.followers(root, seat) == 0:
                for kind in range(self.first_figure, self.first_figure + 2):
                    companion = state.figure_on(root, seat, kind)
                    while companion >= 0:
                        if state.record is not None:
                            events.returned(state, companion)
                        state.move_figure(companion, SUPPLY)
                        companion = state.figure_on(root, seat, kind)

    def city_value(self, state: State, field: int, seat: int, city: int, points: int, farmed: bool) -> None:
        """An owner with a pig in the field gets 1 point more per city (E-28)."""
        if farmed and state.figure_on(field, seat, self.first_figure + PIG) >= 0:
            state.add_to_item(self.first_item + PIG_ITEM, 1, PIG_CITY)

    # ------------------------------------------------------------------ goods

    def note_of(self, seat: int, kind: int) -> int:
        """The note with the tokens of a seat."""
        return self.first_note + seat * KINDS_OF_GOODS + kind

    def completed(self, state: State, root: int) -> None:
        """The player who completes a city takes its goods, whoever is paid for it (2.5-30)."""
        if state.board.kind_of(root) == CITY and state.board.has_flag(root, self.any_sign):
            for kind in range(KINDS_OF_GOODS):
                note = self.note_of(state.seat, kind)
                state.set_note(note, state.note(note) + state.board.count_flag(root, self.first_sign << kind))
            if state.record is not None:
                self.tell_goods(state, root)

    def tell_goods(self, state: State, root: int) -> None:
        assert state.record is not None
        taken = [state.board.count_flag(root, self.first_sign << kind) for kind in range(KINDS_OF_GOODS)]
        state.record.append(GoodsTaken(state.seat, *taken))

    def score_goods(self, state: State) -> None:
        """10 points for everybody who has the most of a kind (E-3)."""
        for kind in range(KINDS_OF_GOODS):
            most = 0
            for seat in range(state.box.seats):
                most = max(most, state.note(self.note_of(seat, kind)))
            for seat in range(state.box.seats):
                if most > 0 and state.note(self.note_of(seat, kind)) == most:
                    scoring.award(state, seat, "goods", self.first_item + kind, most, MOST_GOODS)

    def owned(self, state: State, seat: int, kind: int) -> int:
        return state.notes[self.note_of(seat, kind)]

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return {
            "goods": [
                {name: state.note(self.note_of(seat, kind)) for kind, name in enumerate(GOODS)}
                for seat in range(state.box.seats)
            ]
        }

    def holdings(self, state: State, seat: int, viewer: int | None) -> list[Saying]:
        return [
            Saying(f"item-{name}", {"number": number})
            for kind, name in enumerate(GOODS)
            if (number := state.note(self.note_of(seat, kind)))
        ]
