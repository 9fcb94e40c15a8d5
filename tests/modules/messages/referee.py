"""The Messages (messages.md): counting figures, dark spaces, and what the cards pay, as the referee reads them."""

from __future__ import annotations

from languedoc.carcassonne import events
from languedoc.carcassonne.modules.messages.rules import FigureMoved, MessageCarriedOut, MessageDrawn
from languedoc.table.event import Event
from referee.rules import FeatureView, Items, Man, Option, Rules
from referee.scoring import total
from referee.told import told_items

DARK = 5
CARDS = 8
INSTEAD = 2
EACH = 2
SMALLEST = {"smallest_road": "road", "smallest_city": "city", "smallest_monastery": "cloister"}
COUNTED = {"pennants": "own_pennants", "knights": "own_knights", "farmers": "own_farmers"}
FOLLOWER_CARD = "score_and_return_follower"
EXTRA_TILE = "extra_tile"
EXTRA_PART = 35  # before the part of a builder


class Messages(Rules):
    verbs = ("marker", "messenger", "take_points", "carry_out", "score_follower")
    choices = {"messages_return": (True, False)}
    steps = {"counting_figure": "", "message_choice": "", "message_follower": ""}  # at any stage

    def prepare(self) -> None:
        self.at = [{"marker": 0, "messenger": 0} for _ in self.referee.seats]
        self.to_move: list[tuple[int, int]] = []  # seats and points that no figure has moved for yet
        self.pile: list[str] = []  # the cards in the order in which they were drawn
        self.draw_due = False
        self.drawn = ""  # the card about which is decided
        self.scoring = ""  # the card by which a follower is about to be scored
        self.award_due: Items = ()
        self.home_due: Man | None = None  # who goes home by a card
        self.parts = 0  # that were won and not played

    # ------------------------------------------------------------------ counting figures (2)

    def most_payable(self, seat: int) -> int:
        return max(self.at[seat].values())

    def paid(self, seat: int, points: int) -> None:
        if points and not self.shadow.final:
            self.to_move.append((seat, points))

    def order_matters(self, seat: int) -> bool:
        return seat == self.shadow.seat

    def figures_for(self, seat: int, points: int) -> set[Option]:
        return {(name,) for name, number in self.at[seat].items() if number + points >= 0}

    def move(self, seat: int, counter: str, number: int) -> None:
        points = number - self.at[seat][counter]
        assert self.to_move and self.to_move[0] == (seat, points), f"{seat} moves {points}, due is {self.to_move}"
        assert not self.drawn and not self.scoring, "one event after the other"
        options = self.figures_for(seat, points)
        assert (counter,) in options
        assert len(options) == 1 or self.shadow.chosen == (counter,)
        del self.to_move[0]
        self.at[seat][counter] = number
        self.draw_due |= seat == self.shadow.seat and points > 0 and number % DARK == 0

    # ------------------------------------------------------------------ cards (3, 4)

    def draw(self, card: str) -> None:
        assert self.draw_due, "nobody reached a dark space"
        self.draw_due = False
        if len(self.pile) < CARDS:
            assert card not in self.pile
        else:
            assert card == self.pile[-CARDS], "cards go beneath the pile"
        self.pile.append(card)
        self.drawn = card

    def own_followers(self) -> list[Man]:
        """Those in unfinished features."""
        own = [man for man in self.referee.on_land() if man.seat == self.shadow.seat and self.referee.is_follower(man)]
        return [man for man in own if not self.referee.whole_of(man.where).completed]

    def kind_of(self, man: Man) -> str:
        kind = str(man.where[2])
        return "cloister" if kind in self.referee.cloisters else kind

    def candidates(self, card: str) -> set[Man]:
        own = self.own_followers()
        if card == FOLLOWER_CARD:
            return {*own}
        own = [man for man in own if self.kind_of(man) == SMALLEST[card]]
        sizes = {man: self.size(self.referee.feature(man.where)) for man in own}
        return {man for man, size in sizes.items() if size == min(sizes.values())}

    def size(self, view: FeatureView) -> int:
        unusual = {cell for module in self.referee.modules for cell in module.area(view)}
        return len(unusual) or len(view.cells) + view.neighbours

    def returns(self, card: str) -> bool:
        return card == FOLLOWER_CARD or bool(self.option("messages_return"))

    def worth_now(self, card: str, man: Man) -> Items:
        """What the feature of a follower would pay at the end."""
        seat = self.shadow.seat
        view = self.referee.feature(man.where)
        if card == FOLLOWER_CARD and seat not in self.referee.owners(view):
            return ()
        if view.kind == "field":
            return self.referee.field_items(view, seat, 4 if self.option("field_scoring") == "per_city_4" else 3)
        return self.referee.items(view)

    def counted(self, card: str) -> int:
        own = self.own_followers()
        if card == "farmers":
            return sum(self.kind_of(man) == "field" for man in own)
        knights = [man for man in own if self.kind_of(man) == "city"]
        if card == "knights":
            return len(knights)
        cities = {self.referee.whole_of(man.where).segments: self.referee.whole_of(man.where) for man in knights}
        return sum(city.pennants for city in cities.values())

    def carry_out(self, card: str) -> None:
        assert self.drawn == card and self.shadow.chosen == ("carry_out", card)
        self.drawn = ""
        if card == EXTRA_TILE:
            self.parts += 1
        elif card in COUNTED:
            number = self.counted(card)
            self.award_due = ((COUNTED[card], number, EACH * number),) if number else ()
        else:
            several = self.candidates(card)
            self.scoring = card if several else ""
            if len(self.different(card, several)) == 1:
                self.score_man(self.different(card, several).pop())

    def different(self, card: str, several: set[Man]) -> set[Man]:
        """Where nobody goes home it does not matter who of a feature is scored."""
        if self.returns(card):
            return several
        by_feature = {self.referee.whole_of(man.where).segments: man for man in several}
        return {*by_feature.values()}

    def score_man(self, man: Man) -> None:
        self.award_due = self.worth_now(self.scoring, man)
        if not total(self.award_due):
            self.award_due = ()
        self.home_due = man if self.returns(self.scoring) else None
        self.scoring = ""

    # ------------------------------------------------------------------ a game that is followed

    def hear(self, event: Event) -> bool:
        match event:
            case FigureMoved(seat, counter, number):
                self.move(seat, counter, number)
            case MessageDrawn(seat, card):
                assert seat == self.shadow.seat
                self.draw(card)
            case MessageCarriedOut(seat, card):
                assert seat == self.shadow.seat
                self.carry_out(card)
            case _:
                return False
        return True

    def chooses(self, step: str, verb: str) -> None:
        if verb == "take_points":
            self.drawn = ""
            self.award_due = (("message", 1, INSTEAD),)
        elif step == "message_follower":
            (man,) = self.shadow.chosen[1:]
            assert isinstance(man, Man)
            self.score_man(man)

    def award(self, reason: str, final: bool, payment: events.Payment) -> bool:
        if reason != "message":
            return False
        assert not final and payment.seat == self.shadow.seat
        assert sorted(told_items(payment)) == sorted(self.award_due), f"due is {self.award_due}"
        self.award_due = ()
        self.shadow.credit(payment.seat, payment.points)
        return True

    def sends_home(self, man: Man) -> None:
        if man == self.home_due:
            assert not self.award_due
            self.home_due = None
            self.shadow.leaving.append(man)

    def judge(self, step: str, seat: int) -> bool:
        if step not in self.steps:
            return False
        self.shadow.compare_offered(self.options_at(step, seat))
        return True

    def options_at(self, step: str, seat: int) -> set[Option]:
        if step == "counting_figure":
            assert self.to_move and seat == self.to_move[0][0]
            return self.figures_for(*self.to_move[0])
        assert seat == self.shadow.seat
        if step == "message_choice":
            return {("take_points",), ("carry_out", self.drawn)}
        several = self.candidates(self.scoring)
        offered = {("score_follower", man) for man in several}
        if self.returns(self.scoring):
            return {*offered}
        told = {self.shadow.as_told(option)[1] for option in self.shadow.game.options}
        assert len(told) == len(self.different(self.scoring, several))
        return {option for option in offered if option[1] in told}

    def settled(self) -> None:
        assert not self.draw_due or self.to_move, "a message is drawn, unless others got something by the same points"
        assert not self.award_due and self.home_due is None, "a card was not carried out"

    def leave(self, stage: str) -> None:
        if stage == "score":
            self.settled()
            assert not self.to_move and not self.drawn and not self.scoring

    def part_due(self) -> int:
        return EXTRA_PART if self.parts else 0

    def take_part(self) -> None:
        self.parts -= 1
        self.shadow.must_draw = True

    def close_part(self) -> None:
        if not self.shadow.game.state.pile_left:
            self.parts = 0
        assert not self.parts or self.shadow.next_part, "a tile is drawn once more"

    def shows(self) -> dict[str, object]:
        return {
            "markers": [each["marker"] for each in self.at],
            "messengers": [each["messenger"] for each in self.at],
            "drawn": None,
            "pile": [None] * CARDS,
        }
