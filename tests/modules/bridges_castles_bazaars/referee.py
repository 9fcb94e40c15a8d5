"""Bridges, castles and bazaars (bridges_castles_bazaars.md), as the referee reads them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from languedoc.carcassonne import events
from languedoc.carcassonne.modules.bridges_castles_bazaars.bazaar import BazaarOpened, BidMade, TileOffered, TileTaken
from languedoc.carcassonne.modules.bridges_castles_bazaars.castles import CastleBuilt
from languedoc.carcassonne.modules.bridges_castles_bazaars.rules import BridgeBuilt, TileRefused
from languedoc.table.event import Event
from referee.rules import FeatureView, Item, Man, Option, Rules, Segment, Whole
from referee.tiles import SIDES, Cell, Face, Part, beyond
from referee.told import named, told_items

PLACE = "lords_castle"
STRAIGHT = (("N", "S"), ("E", "W"))


def tokens_each(seats: int) -> int:
    return 3 if seats < 5 else 2


def with_bridge(face: Face, ends: tuple[str, str]) -> Face:
    """A tile that is crossed by a bridge: a road more, and its two edges are roads."""
    part = Part("road", ends[0], ends, (), (), "")
    return replace(
        face,
        edges={**face.edges, **dict.fromkeys(ends, "road")},
        parts={**face.parts, ("road", ends[0]): part},
        at={**face.at, **dict.fromkeys(ends, part)},
        printed=face,
    )


class BridgesCastlesBazaars(Rules):
    verbs = ("fortify", "auction", "bid")
    choices = {
        "bridges": (True, False),
        "castles": (True, False),
        "bazaars": (True, False),
        "bazaar_mode": ("auction", "no_auction", "all_at_once"),
        "bids_on_credit": (False,),
        "castle_by_owner": (False, True),
        "castle_always_counts": (False, True),
        "bridge_anywhere": (False,),
    }
    steps = {
        "castle_conversion": "fortify",
        "score_castle_lord": "lords",
        "bazaar": "bazaar",
        "bazaar_tile_due": "tile",
    }
    others_decide = ("castle_conversion", "score_castle_lord", "bazaar")
    final_ranks = {"castle": 75}

    def prepare(self) -> None:
        seats = len(self.referee.seats)
        self.bridges_left = [tokens_each(seats) if self.option("bridges") else 0] * seats
        self.castles_left = [tokens_each(seats) if self.option("castles") else 0] * seats
        self.bridged: set[Cell] = set()
        self.bridge_due: tuple[Cell, tuple[str, str]] | None = None  # over the tile that is about to be laid
        self.castles: list[tuple[Segment, Segment]] = []
        self.lords: list[Man | None] = []
        self.deserted: set[int] = set()  # castles whose lords went home at the end
        self.asked_castles: set[frozenset[Segment]] = set()  # about which somebody was asked in this part
        self.values: dict[frozenset[Segment], int] = {}  # what was completed in this part is worth
        self.paid_castles: dict[int, int] = {}
        self.begin_bazaar()

    def begin_bazaar(self) -> None:
        self.display: list[str] = []
        self.owed: dict[int, str] = {}
        self.to_pick: set[int] = set()  # who takes a tile at the beginning of his turn
        self.running = False
        self.part = 0  # of the turn
        self.lays_owed = False  # the tile in the hand is one of the bazaar
        self.opening_due = False
        self.seller = self.bidder = self.last = -1
        self.on_sale = ""
        self.price = 0
        self.raising = False

    def find_stages(self) -> Mapping[str, int]:
        official = self.option("timing_profile") == "official"
        return {"fortify": 42, "lords": 62, "bazaar": 99 if official else 20}

    # ------------------------------------------------------------------ bridges (3)

    def may_carry(self, face: Face, ends: tuple[str, str]) -> bool:
        """Two opposite meadow edges of a square tile, nothing of which is inside walls."""
        square = set(face.edges) == set(SIDES) and not face.goes_on
        closed = any(kind in self.referee.closed_edges for kind in face.edges.values())
        return square and not closed and all(face.edges[end] == "field" for end in ends)

    def further_places(self, tile: str) -> set[tuple[int, int, int]]:
        if not self.option("bridges") or tile != self.shadow.drawn or not self.bridges_left[self.shadow.seat]:
            return set()
        found = set()
        for rotation, laid in enumerate(self.referee.box[tile]):
            if set(laid) == {(0, 0)} and set(laid[0, 0].edges) == set(SIDES):
                for x, y in self.referee.beside():
                    if not self.referee.fits(laid, x, y) and any(self.ways(laid[0, 0], x, y)):
                        found.add((x, y, rotation))
        return found

    def ways(self, face: Face, x: int, y: int) -> Iterator[tuple[Cell, tuple[str, str]]]:
        """The bridges, each alone, with which a tile fits: over itself, or over a tile beside it."""
        referee = self.referee
        for ends in STRAIGHT:
            facing = [referee.facing(x, y, end) for end in ends]
            if self.may_carry(face, ends) and set(facing) <= {None, "road"}:
                if referee.fits({(0, 0): with_bridge(face, ends)}, x, y):
                    yield (x, y), ends
        for side in SIDES:
            cell = beyond(x, y, side)
            ends = STRAIGHT[0] if side in "NS" else STRAIGHT[1]
            if face.edges[side] == "road" and cell in referee.tiles and cell not in self.bridged:
                lying = referee.tiles[cell]
                if self.may_carry(lying, ends) and cell not in self.doubles() and referee.facing(*cell, side) is None:
                    referee.tiles[cell] = with_bridge(lying, ends)
                    fits = referee.fits({(0, 0): face}, x, y)
                    referee.tiles[cell] = lying
                    if fits:
                        yield cell, ends

    def doubles(self) -> set[Cell]:
        return self.referee.second_cells

    def hear_bridge(self, event: BridgeBuilt) -> None:
        x, y, _, port = named(event.segment)
        ends = STRAIGHT[0] if port in "NS" else STRAIGHT[1]
        assert event.seat == self.shadow.seat and self.bridges_left[event.seat] and (x, y) not in self.bridged
        self.bridges_left[event.seat] -= 1
        self.bridged.add((x, y))
        if (x, y) in self.referee.tiles:
            self.referee.tiles[x, y] = with_bridge(self.referee.tiles[x, y], ends)
            self.referee.redraw()
            self.shadow.compared = -1
        else:
            self.bridge_due = (x, y), ends

    def placing(self, tile: str, place: tuple[int, int, int]) -> None:
        if self.bridge_due is not None:
            cell, ends = self.bridge_due
            face = self.referee.box[tile][place[2]][0, 0]
            assert cell == place[:2] and self.may_carry(face, ends)
            self.referee.instead = {(0, 0): with_bridge(face, ends)}
            self.bridge_due = None

    def judge(self, step: str, seat: int) -> bool:
        if step == "place_tile":
            state = self.shadow.game.state
            tile = state.box.tile_name(state.hand)
            printed = {(x, y, r) for x, y, r in self.referee.legal_places(tile)} - self.further_places(tile)
            refusable = not printed and bool(self.further_places(tile))
            assert refusable == any(option.verb == "refuse" for option in self.shadow.game.options)
            return False
        if step == "bazaar_tile_due":
            self.shadow.begin_part(seat)
        return super().judge(step, seat)

    # ------------------------------------------------------------------ castles (4)

    def sets_apart(self, segments: frozenset[Segment]) -> bool:
        return any(castle[0] in segments for castle in self.castles)

    def set_apart_now(self) -> list[frozenset[Segment]]:
        return [frozenset(castle) for i, castle in enumerate(self.castles) if self.is_new(i)]

    def number_of(self, segments: frozenset[Segment]) -> int:
        (number,) = [i for i, castle in enumerate(self.castles) if castle[0] in segments]
        return number

    def feeds(self, segments: frozenset[Segment]) -> bool:
        if not self.sets_apart(segments):
            return False
        number = self.number_of(segments)
        return self.option("castle_always_counts") or (self.lords[number] is None and number not in self.deserted)

    def at_city(self, city: frozenset[Segment], items: list[Item]) -> list[Item]:
        return [*items, ("finished_castles", 1, 1)] if self.sets_apart(city) else items

    def small_cities(self, seat: int) -> dict[Segment, Man]:
        """The small cities completed in this part that a seat may fortify, by the part on the tile laid last."""
        found = {}
        if self.option("castles") and self.castles_left[seat]:
            for whole in self.shadow.fresh:
                small = whole.kind == "city" and len(whole.segments) == len(whole.cells) == 2
                if small and all(map(self.is_cap, whole.segments)) and not self.sets_apart(whole.segments):
                    view = self.referee.view(whole)
                    men = [man for man in view.figures if self.referee.is_follower(man)]
                    if len(men) == 1 and men[0].seat == seat and self.may_rule(men[0]):
                        (here,) = [each for each in whole.segments if each[:2] == self.referee.placed]
                        found[here] = men[0]
        return found

    def is_cap(self, segment: Segment) -> bool:
        part = self.referee.part(segment)
        square = set(self.referee.tiles[segment[:2]].edges) == set(SIDES)
        one_side = len({end[0] for end in part.ends}) == 1 and len(part.ends) == 2
        return square and one_side and "irregular" not in part.flags

    def may_rule(self, man: Man) -> bool:
        return self.referee.kinds_of_figures[man.kind].grounds != ("city",)

    def hear_castle(self, event: CastleBuilt) -> None:
        shadow = self.shadow
        here = named(event.segment)
        shadow.reach("fortify")
        assert shadow.chosen == ("fortify", here)
        man = self.small_cities(event.seat)[here]
        assert event.seat == shadow.seat or self.option("castle_by_owner")
        self.castles_left[event.seat] -= 1
        (other,) = self.referee.whole_of(here).segments - {here}
        self.castles.append((here, other))
        lord = self.referee.move(man, (PLACE, *man.where[:2]))
        self.lords.append(lord)
        shadow.bring_companions_home(man)
        self.referee.redraw()
        shadow.compared = -1
        shadow.find_fresh()

    def squares(self, castle: int) -> set[Cell]:
        """The six squares around a castle."""
        (x, y), (other_x, other_y) = (segment[:2] for segment in self.castles[castle])
        across = (1, 0) if x == other_x else (0, 1)
        cells = ((x, y), (other_x, other_y))
        return {(cx + i * across[0], cy + i * across[1]) for cx, cy in cells for i in (-1, 0, 1)}

    def is_new(self, castle: int) -> bool:
        return any(segment[:2] == self.referee.placed for segment in self.castles[castle])

    def scored(self, view: FeatureView, final: bool, points: Sequence[int]) -> None:
        if not final and view.kind != "field":
            self.values[view.segments] = sum(item[2] for item in self.referee.items(view))

    def beside(self, castle: int) -> list[Whole]:
        """The roads, cities and cloisters that were completed on the six squares around a castle."""
        kinds = ("road", "city", *self.referee.cloisters)
        return [whole for whole in self.shadow.fresh if whole.kind in kinds and whole.cells & self.squares(castle)]

    def worths(self, castle: int) -> set[int]:
        """What the lord of a castle may get now: for features, or else for castles that were paid."""
        squares = self.squares(castle)
        for whole in self.shadow.fresh:
            if whole.segments not in self.values:
                self.values[whole.segments] = sum(item[2] for item in self.referee.items(whole))
        direct = {self.values[whole.segments] for whole in self.beside(castle)}
        if direct or self.chain_waits():
            return direct
        return {
            points
            for other, points in self.paid_castles.items()
            if any(segment[:2] in squares for segment in self.castles[other])
        }

    def chain_waits(self) -> bool:
        """Whether some lord still has a feature to be paid for."""
        for castle, lord in enumerate(self.lords):
            if lord is not None and not self.is_new(castle) and self.beside(castle):
                return True
        return False

    def next_castle(self) -> int | None:
        seats = len(self.referee.seats)
        waiting = [i for i, lord in enumerate(self.lords) if lord is not None and not self.is_new(i)]
        waiting.sort(key=lambda i: ((self.owner(i) - self.shadow.seat) % seats, i))
        return next((castle for castle in waiting if self.worths(castle)), None)

    def owner(self, castle: int) -> int:
        lord = self.lords[castle]
        assert lord is not None
        return lord.seat

    def award(self, reason: str, final: bool, payment: events.Payment) -> bool:
        if reason == "bazaar":
            self.judge_sale(payment)
            return True
        if reason != "castle":
            return False
        shadow = self.shadow
        if final:
            shadow.begin_final()
            shadow.reach_final(self.final_ranks["castle"])
            castle = next(i for i, lord in enumerate(self.lords) if lord is not None)
            assert self.owner(castle) == payment.seat and payment.points == 0
            self.deserted.add(castle)
        else:
            shadow.reach("lords")
            shadow.nobody_leaves()
            found = self.next_castle()
            assert found is not None, "no lord is due"
            castle = found
            assert self.owner(castle) == payment.seat and payment.points in self.worths(castle)
            assert len(self.worths(castle)) == 1 or shadow.chosen[0] == "lord"
            self.paid_castles[castle] = payment.points
            assert told_items(payment) == (("lord", 1, payment.points),)
            shadow.credit(payment.seat, payment.points)
        lord = self.lords[castle]
        assert lord is not None
        self.lords[castle] = None
        shadow.leaving.append(lord)
        if not final:
            for module in shadow.modules:
                module.earned(lord.seat, payment.points)
                module.place_scored(lord)
        self.referee.redraw()
        return True

    def left(self, man: Man) -> None:
        """A lord who is taken home by another rule leaves a finished castle."""
        if man in self.lords:
            self.lords[self.lords.index(man)] = None
            self.referee.redraw()

    # ------------------------------------------------------------------ bazaars (5)

    def placed(self) -> None:
        if self.option("bazaars") and "bazaar" in self.referee.new_marks and not self.running:
            self.opening_due = True

    def begin_turn(self) -> None:
        self.part = 1
        self.opening_due = False
        if self.running and not self.owed and not self.to_pick:
            self.running = False

    def draws(self, tile: str) -> None:
        owed = self.owed.pop(self.shadow.seat, "") if self.part == 1 else ""
        assert owed in ("", tile), f"{owed} is owed"
        assert self.part > 1 or self.shadow.seat not in self.to_pick, "nobody was asked for a tile of the bazaar"
        self.lays_owed = bool(owed)

    def owes(self, seat: int) -> bool:
        due = seat in self.owed or seat in self.to_pick
        return self.lays_owed or (due and (self.part == 1 or seat != self.shadow.seat))

    def most_bid(self, seat: int) -> int:
        limits = [module.most_payable(seat) for module in self.referee.modules]
        return max(0, min([self.referee.scores[seat], *(limit for limit in limits if limit is not None)]))

    def next_without(self, seat: int) -> int:
        seats = len(self.referee.seats)
        return next(other for i in range(1, seats + 1) if (other := (seat + i) % seats) not in self.owed)

    def next_seller(self, after: int) -> None:
        self.on_sale, self.price, self.bidder, self.raising = "", 0, -1, False
        self.seller = self.next_without(after) if len(self.display) > 1 else -1

    def hear_bazaar(self, event: Event) -> bool:
        match event:
            case BazaarOpened(tiles):
                self.shadow.reach("bazaar")
                assert self.opening_due and len(tiles) == len(self.referee.seats)
                self.opening_due, self.running, self.display = False, True, list(tiles)
                if self.option("bazaar_mode") == "no_auction":
                    self.to_pick = set(range(len(self.referee.seats)))
                else:
                    self.next_seller(self.shadow.seat)
            case TileOffered(seat, tile):
                assert seat == self.seller and tile in self.display and not self.on_sale
                self.on_sale = tile
            case BidMade(seat, number):
                assert (not self.raising and seat == self.seller) or number > self.price
                assert number <= self.most_bid(seat) and seat not in self.owed
                self.price, self.bidder, self.last, self.raising = number, seat, seat, True
            case TileTaken(seat, tile):
                assert tile in self.display and seat not in self.owed
                self.display.remove(tile)
                self.owed[seat] = tile
                if seat in self.to_pick:
                    self.to_pick.remove(seat)
                elif self.display:
                    self.next_seller(self.seller)
            case _:
                return False
        return True

    def judge_sale(self, payment: events.Payment) -> None:
        """The buyer pays the price, to the seller, to whoever was outbid by him, or to the bank."""
        assert abs(payment.points) == self.price and payment.seat in (self.seller, self.bidder)
        self.shadow.credit(payment.seat, payment.points)

    def asked_at_bazaar(self, seat: int) -> set[Option]:
        bids = {("bid", str(number)) for number in range(self.price + self.raising, self.most_bid(seat) + 1)}
        if not self.on_sale:
            assert seat == self.seller
            return {("auction", tile) for tile in self.display}
        if not self.raising:
            assert seat == self.seller
            return {*bids}
        other = self.next_without(self.last)
        while other != self.seller and self.most_bid(other) <= self.price:
            other = self.next_without(other)
        assert seat == other
        if other != self.seller:
            self.last = other
            return {("pass",), *bids}
        assert self.bidder != self.seller
        return {("sell",)} | ({("buy",)} if self.most_bid(seat) >= self.price else set())

    # ------------------------------------------------------------------ a game that is followed

    def hear(self, event: Event) -> bool:
        match event:
            case BridgeBuilt():
                self.hear_bridge(event)
            case CastleBuilt():
                self.hear_castle(event)
            case TileRefused(seat, _):
                assert seat == self.shadow.seat and self.shadow.chosen == ("refuse",)
            case _:
                return self.hear_bazaar(event)
        return True

    def options_at(self, step: str, seat: int) -> set[Option]:
        if step == "bazaar_tile_due":
            assert seat in self.to_pick and self.part == 1
            return {("auction", tile) for tile in self.display}
        if step == "bazaar":
            return self.asked_at_bazaar(seat)
        if step == "castle_conversion":
            return self.options_for_castle(seat)
        castle = self.next_castle()
        assert castle is not None and self.owner(castle) == seat
        offered = self.shadow.game.options
        assert len(offered) == len(self.worths(castle)) > 1
        return {self.shadow.as_told(option) for option in offered}

    def options_for_castle(self, seat: int) -> set[Option]:
        offered = [self.shadow.as_told(option) for option in self.shadow.game.options]
        (chosen,) = [option for option in offered if option != ("pass",)]
        assert seat == self.shadow.seat or self.option("castle_by_owner")
        assert chosen[0] == "fortify" and chosen[1] in self.small_cities(seat)
        self.asked_castles.add(self.referee.whole_of(chosen[1]).segments)
        return {("pass",), chosen}

    def open_part(self) -> None:
        self.asked_castles = set()
        self.values = {}
        self.paid_castles = {}
        self.part += 1
        self.lays_owed = False

    def leave(self, stage: str) -> None:
        if stage == "fortify":
            seats = self.referee.seats if self.option("castle_by_owner") else [self.shadow.seat]
            for seat in seats if not self.shadow.mini_turn else []:
                for here in self.small_cities(seat):
                    whole = self.referee.whole_of(here)
                    assert whole.segments in self.asked_castles, "nobody was asked for a castle"
        elif stage == "lords":
            assert self.next_castle() is None, "a lord was not paid"

    def before_final(self) -> None:
        assert not self.owed and not self.to_pick, "a tile of the bazaar was not laid"

    def shows(self) -> dict[str, Any]:
        return {
            "bridges_left": self.bridges_left,
            "castles_left": self.castles_left,
            "castles": [
                {"cells": [list(segment[:2]) for segment in both], "lord": None if lord is None else lord.seat}
                for both, lord in zip(self.castles, self.lords, strict=True)
            ],
        }
