"""A game of ours that follows a recorded one, message by message."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, replace
from typing import Any

from languedoc.carcassonne.game import Game
from languedoc.carcassonne.modules.bridges_castles_bazaars.bazaar import BazaarOpened
from languedoc.carcassonne.numbering import NOTHING
from languedoc.carcassonne.targets import Place
from languedoc.errors import BadImport, IllegalChoice, Unsupported
from languedoc.formats.jcz.followed import CONFIRM, FollowedGame
from languedoc.formats.jcz.messages import PLACE_TILE, PLACING, wish
from languedoc.formats.jcz.pointers import Table
from languedoc.formats.jcz.reading import UNDO, Fits, Message, Recording
from languedoc.formats.jcz.setup import Imported, imported
from languedoc.formats.jcz.tables import (
    ABOUT_FIGURES,
    BEFORE_COMMIT,
    BEST_TAKEN,
    CHOICES,
    CONFIRMED,
    DECLINING,
    LAYING,
    NOT_ASKED,
    NOT_UNDONE,
    PHASES,
)
from languedoc.table.decision import Decision, Option

COMMIT = "COMMIT"
PASS = "PASS"
PAY_RANSOM = "PAY_RANSOM"
BAZAAR_BID = "BAZAAR_BID"
BUY_OR_SELL = "BAZAAR_BUY_OR_SELL"
MOST_PASSES = 100  # between two messages
MOST_UNDONE = 100  # messages one after the other; there only those of one turn can be undone
SHOWN = 12  # options named where none was the one wanted


@dataclass(frozen=True)
class Difference:
    """A difference between the two programs: what the other one did or knew, and what ours says."""

    message: int
    expected: Any
    got: Any


def told_apart(difference: Difference) -> str:
    return f"replay[{difference.message}]: this cannot be chosen here; allowed: {difference.got}"


class Parted(Exception):
    """A message chooses what is no option here."""

    def __init__(self, difference: Difference) -> None:
        super().__init__(str(difference))
        self.difference = difference


class OtherDisplay(Exception):
    """The tiles of a bazaar lay in another order: the bag that gives this order."""

    def __init__(self, bag: tuple[str, ...]) -> None:
        super().__init__(bag)
        self.bag = bag


class Replay:
    """`done` counts the messages that were followed; `difference` is the first difference to other data of the file.

    A message that cannot be followed raises Parted, and nothing more can be followed.
    """

    def __init__(self, recording: Recording) -> None:
        self.recording = recording
        self._tried: set[tuple[str, ...]] = set()  # bags with which the game was followed
        self.begin(imported(recording))

    def begin(self, imported: Imported) -> None:
        recording = self.recording
        self.imported = imported
        self._tried.add(imported.setup.bag or ())
        self.game = FollowedGame.of(self.imported.setup)
        self.choices: list[str] = []
        self.lay_start_tiles()
        self.table = Table(self.game.state, self.start_square())
        self.done = 0
        self.difference: Difference | None = None
        self._fits = {fits.message: fits for fits in recording.fits}
        self._due: Fits | None = None
        self._followed_early: Message | None = None  # chosen before its turn came
        self.unconfirmed: Option | None = None  # chosen with the next message, which confirms nothing else
        self.undoable = 0  # how many messages can be undone there
        self._chooser = NOTHING  # the seat that made the last choice
        self._earlier: deque[tuple[FollowedGame, int]] = deque(maxlen=MOST_UNDONE)
        self._can_undo = any(message.kind == UNDO for message in recording.messages)
        self._can_ransom = any(message.kind == PAY_RANSOM for message in recording.messages)
        self._tile_lies: tuple[FollowedGame, int, int] | None = None  # the game then, choices, messages
        self._display = range(0)  # which tiles of the bag were those of the last bazaar

    def lay_start_tiles(self) -> None:
        """Lay the tiles that the start player may lay where they lie at the start of the recorded game."""
        while self.game.options and self.game.options[0].verb in LAYING:
            lying = [
                Place(laid.x, laid.y, laid.quarters)
                for laid in self.recording.start
                if self.tile_in_hand() in self.imported.tiles.get(laid.tile, ())
            ]
            meant = [option for option in self.game.options if option.targets[0] in lying]
            if not meant:
                return
            self.take(meant[0])
            while [option.verb for option in self.game.options] == [CONFIRM]:
                self.take(self.game.options[0])

    def start_square(self) -> tuple[int, int]:
        """Where our first square is there; what lies at the start must be the same."""
        if not self.recording.start:
            return 0, 0
        state = self.game.state
        ours = set()
        for piece in range(state.board.pieces):
            x, y, design, quarters = state.board.where(piece)
            tile = state.box.designs.tiles[design]
            ours.add((f"{tile.module}/{tile.id}", x, y, quarters))
        for shift_x, shift_y in {(laid.x, laid.y) for laid in self.recording.start} | {(0, 0)}:
            theirs = {
                (name, laid.x - shift_x, laid.y - shift_y, laid.quarters)
                for laid in self.recording.start
                for name in self.imported.tiles.get(laid.tile, ())
                if (name, laid.x - shift_x, laid.y - shift_y, laid.quarters) in ours
            }
            if theirs == ours and len(self.recording.start) == len(ours):
                return shift_x, shift_y
        laid = ", ".join(f"{laid.tile} at {laid.x},{laid.y}" for laid in self.recording.start[:SHOWN])
        raise Unsupported(f"a game that begins with {laid}")

    # ------------------------------------------------------------------ following

    def run(self) -> None:
        while self.done < len(self.recording.messages):
            try:
                self.follow(self.recording.messages[self.done])
            except OtherDisplay as other:
                self.begin(replace(self.imported, setup=replace(self.imported.setup, bag=other.bag)))
        self.compare_fits_due()

    def follow(self, message: Message) -> None:
        """Choose what the next message chooses, and compare points."""
        self._due = self._fits.get(self.done, self._due)
        if self.game.over and message.kind != UNDO:
            raise BadImport(f"{message.payload.place.removesuffix('.payload')}: the game is over")
        if self._can_undo and message.kind != UNDO:
            self._earlier.append((self.game.copy(), len(self.choices)))
        unconfirmed, self.unconfirmed = self.unconfirmed, None
        self._chooser = NOTHING
        if message.kind == UNDO:
            self.undo(message)
        elif message is self._followed_early:
            self._followed_early = None
        elif unconfirmed is not None and message.kind == CONFIRMED[unconfirmed.verb]:
            self.take(unconfirmed)
        elif message.kind == COMMIT:
            self.commit()
        elif message.kind == PASS:
            self.pass_on()
        elif message.kind == PAY_RANSOM and self.game.decision.step == CONFIRM:
            self.ransom_before(message)
        elif message.kind == BAZAAR_BID:
            self.bid(message)
        elif message.kind == BUY_OR_SELL:
            self.take_text(CHOICES[BUY_OR_SELL].verbs.get(message.payload["value"].text(), ("",))[0], message)
        else:
            self.choose_for(message)
        if self.unconfirmed is None:
            self.skip_empty_questions()
        self.done += 1
        self.count_undoable(message)
        if self._can_ransom and message.kind == PLACE_TILE:
            self._tile_lies = (self.game.copy(), len(self.choices), self.done)
        self.compare_points()

    def count_undoable(self, message: Message) -> None:
        """Count the messages that the other program could undo: not those with chance or of another player, nor any
        before them."""
        if message.kind == UNDO:
            self.undoable = max(0, self.undoable - 1)
        elif self.can_be_undone(message):
            self.undoable += 1
        else:
            self.undoable = 0

    def can_be_undone(self, message: Message) -> bool:
        figure = NOT_UNDONE.get(message.kind)
        named = [value for value in message.payload.value.values() if isinstance(value, str)]
        if message.kind == COMMIT or (figure is not None and any(figure in name for name in named)):
            return False
        if message.payload.maybe("random") is not None or self.game.over:
            return False
        return self._chooser in (NOTHING, self.game.decision.seat)

    def undo(self, message: Message) -> None:
        if not self._earlier:
            raise BadImport(f"{message.payload.place.removesuffix('.payload')}: there is nothing to undo")
        self.go_back(*self._earlier.pop())

    def go_back(self, game: FollowedGame, choices: int) -> None:
        self.game = game
        del self.choices[choices:]
        self.table = Table(self.game.state, self.table.origin)

    def ransom_before(self, message: Message) -> None:
        """Pay a ransom late in the turn.

        That program allows it until the turn is confirmed; here it comes before the figure phase. So undo to the tile
        of this turn, pay the ransom and repeat the other choices.
        """
        if self._tile_lies is None:
            self.choose_for(message)  # which tells what can be chosen
            return
        game, choices, followed = self._tile_lies
        self.go_back(game.copy(), choices)
        self.choose_for(message)
        for earlier in self.recording.messages[followed : self.done]:
            if earlier.kind != PASS:
                self.choose_for(earlier)

    def take(self, option: Option) -> None:
        self._chooser = self.game.decision.seat
        if len(self.game.options) > 1:  # else a plain game takes it by itself
            self.choices.append(option.text)
        self.game.choose(option)

    def take_text(self, text: str, message: Message) -> None:
        """Choose an option by its notation."""
        first = self.game.decision
        self._chooser = first.seat
        alone = len(first.options) == 1
        try:
            self.game.choose(text)
        except IllegalChoice as error:
            raise Parted(Difference(self.done, message_text(message), options_text(first))) from error
        if not alone:
            self.choices.append(text)

    def bid(self, message: Message) -> None:
        """There a tile of the bazaar is picked together with the first bid for it; here one after the other."""
        tile, price = message.payload["supplyIndex"].number(), message.payload["price"].number()
        verbs = CHOICES[BAZAAR_BID].verbs[""]
        if self.game.options and self.game.options[0].verb == verbs[0]:
            shown = [event.tiles for event in self.game.events if isinstance(event, BazaarOpened)]
            drawn = len(self.bag_alone()) - self.game.state.pile_left
            self._display = range(drawn - len(shown[-1]), drawn)
            if not 0 <= tile < len(shown[-1]):
                message.payload["supplyIndex"].fail(f"{tile} is none of {len(shown[-1])} tiles")
            self.take_text(f"{verbs[0]} {shown[-1][tile]}", message)
        if self.game.decision.step == "bazaar" and self.game.options[-1].verb == verbs[1]:
            self.take_text(f"{verbs[1]} {price}", message)

    def bag_alone(self) -> list[int]:
        """The places in the setup of the tiles that are drawn from the bag."""
        box = self.game.state.box
        in_bag = {box.tile_name(design) for design in box.bag}
        return [i for i, name in enumerate(self.imported.setup.bag or ()) if name in in_bag]

    def swap_in_display(self, wanted: list[str]) -> None:
        """The order of drawing in a file is that of placing, also for the tiles of a bazaar. If the tile that is placed
        was in the display, it lay where the one in our hand is: so everything begins again with these two swapped."""
        box = self.game.state.box
        bag = self.imported.setup.bag or ()
        places = [self.bag_alone()[i] for i in self._display]
        names = {f"{tile.module}/{tile.id}": box.tile_name(design) for design, tile in enumerate(box.designs.tiles)}
        there = [i for i in places if bag[i] in [names[name] for name in wanted if name in names]]
        here = [i for i in places if bag[i] == names[self.tile_in_hand()]]
        for i in there:
            for j in here:
                swapped = [*bag]
                swapped[i], swapped[j] = bag[j], bag[i]
                if tuple(swapped) not in self._tried:
                    raise OtherDisplay(tuple(swapped))

    def next_kind(self) -> str | None:
        """The kind of the message after this one."""
        following = self.recording.messages[self.done + 1 : self.done + 2]
        return following[0].kind if following else None

    def pass_on(self) -> None:
        """Pass all steps that are one question in the other program."""
        step = self.game.decision.step
        together = next((steps for steps in PHASES.values() if step in steps), (step,))
        asked: list[str] = []
        while self.game.decision.step in together and self.game.decision.step not in asked:
            asked.append(self.game.decision.step)
            option = declining(self.game.decision)
            if option is None:
                return
            self.take(option)

    def skip_empty_questions(self) -> None:
        """Take decisions whose only option is to decline, or that change nothing: that program does not ask them."""
        while self.game.options and self.is_empty_question():
            self.take(self.game.options[0])

    def is_empty_question(self) -> bool:
        first = self.game.options[0].verb
        if first in ABOUT_FIGURES:
            module, key, of_fields = ABOUT_FIGURES[first]
            view = self.game.view()
            without_fields = bool(self.game.setup.rules().get("no_fields"))
            nothing = not view["figures"] or (without_fields and view["modules"][module][key] == of_fields)
            return nothing and not self.is_answered_next(first)
        return first in BEST_TAKEN or (len(self.game.options) == 1 and first in DECLINING)

    def is_answered_next(self, verb: str) -> bool:
        """Whether the next message makes such a choice: then it was asked, as for a figure in a castle."""
        choice = CHOICES.get(self.next_kind() or "")
        return choice is not None and any(verb in verbs for verbs in choice.verbs.values())

    def confirm_last(self) -> None:
        """Take what the last message chose and nothing confirms any more."""
        if self.unconfirmed is not None:
            self.take(self.unconfirmed)
            self.unconfirmed = None

    def settle(self) -> None:
        """Decline decisions that the other program does not ask."""
        while (
            self.unconfirmed is None
            and (option := declining(self.game.decision)) is not None
            and all(each.verb in (*DECLINING, *NOT_ASKED, *BEFORE_COMMIT) for each in self.game.options)
        ):
            self.take(option)

    def asked_together(self) -> list[Option]:
        """The options now, and of the steps that are one question with this there."""
        game = self.game.copy()
        step = game.decision.step
        together = next((steps for steps in PHASES.values() if step in steps), (step,))
        options: dict[str, list[Option]] = {}
        while game.decision.step in together and game.decision.step not in options:
            options[game.decision.step] = list(game.options)
            option = declining(game.decision)
            if option is None:
                break
            game.choose(option)
        return [option for some in options.values() for option in some]

    def commit(self) -> None:
        """Pass what is still open."""
        first = self.game.decision
        for _ in range(MOST_PASSES):
            decision = self.game.decision
            if self.game.over or any(option.verb in PLACING for option in decision.options):
                return
            option = self.early(decision) or declining(decision) or decision.options[0]
            if len(decision.options) > 1 and option.verb not in (*DECLINING, *BEFORE_COMMIT):
                break
            self.take(option)
            if option.verb == CONFIRM:
                return
        raise Parted(Difference(self.done, COMMIT, options_text(first)))

    def early(self, decision: Decision) -> Option | None:
        """What a later message of this turn chooses, if that is asked after the commit there and before it here."""
        if any(option.verb in BEFORE_COMMIT for option in decision.options):
            for message in self.recording.messages[self.done + 1 :]:
                if message.kind == PLACE_TILE:
                    break
                if message.kind in CHOICES:
                    wanted = wish(message, self.table)
                    meant = next((option for option in decision.options if wanted.meets(decision.seat, option)), None)
                    if meant is not None and meant.verb in BEFORE_COMMIT:
                        self._followed_early = message
                        return meant
        return None

    def choose_for(self, message: Message) -> None:
        """Choose the option that a message means. What was not asked there is passed here."""
        first = self.game.decision
        for _ in range(MOST_PASSES):
            decision = self.game.decision
            wanted = wish(message, self.table)
            if message.kind == PLACE_TILE and decision.step == "place_tile":
                self.compare_tile(message)
                self.compare_fits_due()
            meant = next((option for option in decision.options if wanted.meets(decision.seat, option)), None)
            if meant is not None:
                if meant.verb in CONFIRMED and self.next_kind() in (CONFIRMED[meant.verb], None):
                    self.unconfirmed = meant
                else:
                    self.take(meant)
                return
            other = self.early(decision) or declining(decision)
            if other is None and len(decision.options) == 1 and decision.options[0].verb not in PLACING:
                other = decision.options[0]
            if other is None:
                break
            self.take(other)
        raise Parted(Difference(self.done, message_text(message), options_text(first)))

    # ------------------------------------------------------------------ comparing

    def tile_in_hand(self) -> str:
        state = self.game.state
        tile = state.box.designs.tiles[state.hand]
        return f"{tile.module}/{tile.id}"

    def compare_tile(self, message: Message) -> None:
        """The tile in our hand must be the one placed there; an abbey is in nobody's hand."""
        node = message.payload["tileId"]
        ours = self.imported.tiles.get(node.text())
        if ours is None:
            raise BadImport(f"{node.place}: no tile {node.text()[:60]!r} in the tile sets of this game")
        if self.tile_in_hand() not in ours:
            self.swap_in_display(ours)
        if self.tile_in_hand() not in ours and not any("place" not in option.verb for option in self.game.options):
            raise Parted(Difference(self.done, message_text(message), f"the tile drawn is {self.tile_in_hand()}"))

    def compare_points(self) -> None:
        last = self.done - 1
        if self.difference is None and last < len(self.recording.points):
            expected = self.recording.points[last]
            if self.game.scores != expected:
                self.difference = Difference(last, list(expected), list(self.game.scores))

    def compare_fits_due(self) -> None:
        """How often the tile that was drawn fits: every place with every turn counts."""
        fits, self._due = self._due, None
        if fits is not None and self.difference is None and self.game.decision.step == "place_tile":
            places = sum(option.verb == "place" for option in self.game.options)
            same_tile = self.tile_in_hand() in self.imported.tiles.get(fits.tile, ())
            if places != fits.places or not same_tile:
                self.difference = Difference(
                    fits.message,
                    {"tile": fits.tile, "places": fits.places},
                    {"tile": fits.tile if same_tile else self.tile_in_hand(), "places": places},
                )

    # ------------------------------------------------------------------ keeping

    def plain_game(self) -> Game:
        """The same game as one of ours, to be saved and played on."""
        game = Game.of(self.imported.setup)
        for choice in self.choices:
            game.choose(choice)
        return game


def declining(decision: Decision) -> Option | None:
    return next((option for option in decision.options if option.verb in DECLINING), None)


def options_text(decision: Decision) -> str:
    texts = [option.text for option in decision.options[:SHOWN]]
    more = f" and {len(decision.options) - SHOWN} more" if len(decision.options) > SHOWN else ""
    return f"{decision.step}: {', '.join(texts)}{more}"


def message_text(message: Message) -> dict[str, Any]:
    payload = {key: value for key, value in message.payload.value.items() if key != "random"}
    return {"type": message.kind, "payload": payload}


def replayed(recording: Recording) -> Replay:
    """Replay a recording to its end; raises if that is not possible."""
    replay = Replay(recording)
    replay.run()
    replay.confirm_last()
    return replay
