"""The table of the card game, as a seat or a spectator sees it."""

from __future__ import annotations

from languedoc.cardcassonne import words
from languedoc.cardcassonne.box import ROWS
from languedoc.cardcassonne.game import CardGame
from languedoc.i18n import Speech
from languedoc.server import wire
from languedoc.server.scene import wording
from languedoc.table.decision import Option
from languedoc.table.known import Known


def cards(game: CardGame, known: Known, speech: Speech) -> wire.Cards:
    """All of it comes from the view of the seat, which holds no secrets of others."""
    view = game.view(known.seat)
    collecting = {each["seat"]: each["cards"] for each in view["collecting"]}
    return wire.Cards(
        round=view["round"],
        rounds=view["rounds"],
        dealer=view["dealer"],
        pile=view["pile"],
        turned_up=view["turned_up"],
        hand=view["hand"],
        rows=[
            wire.Row(
                colour=row["colour"],
                title=words.row_words(row["colour"], speech),
                cards=[wire.CardInRow(card["card"], card["by"]) for card in row["cards"]],
                followers=[wire.RowFollower(each["seat"], each["first"], each["end"]) for each in row["followers"]],
            )
            for row in view["rows"]
        ],
        seats=[
            wire.CardSeat(
                hand=view["hands"][each],
                chest=view["chests"][each],
                sets=_sets(view["animals"][each], view["lone_jokers"][each], speech),
                collecting=collecting.get(each, []),
                played=view["first_card_played"][each],
            )
            for each in range(game.seats)
        ],
        wrong_colour=view["wrong_colour"],
    )


def _sets(animals: dict[str, dict[str, int]], lone_jokers: int, speech: Speech) -> list[wire.Holding]:
    """The animals that a seat has collected, by colour."""
    held = {f"{colour}:animal": each["cards"] for colour, each in animals.items()}
    if lone_jokers:
        held["animal_joker"] = lone_jokers
    return [wire.Holding(card, number, words.card_words(card, speech)) for card, number in held.items()]


def asked(game: CardGame, known: Known, speech: Speech) -> wire.Asked | None:
    """The options tell what a seat holds, so nobody else gets them."""
    if game.over:
        return None
    decision = known.decision
    found = wire.Asked(decision.seat, decision.step, *wording.question(game, known, speech), [], [])
    in_hand = game.view(known.seat)["hand"] if decision.step == "turn" else []
    for option in decision.options:
        targets = pointed(option, in_hand)
        found.targets += [target for target in targets if target not in found.targets]
        numbers = [found.targets.index(target) for target in targets]
        found.options.append(wire.Option(option.text, option.verb, wording.card_words(game, option, speech), numbers))
    return found


def pointed(option: Option, in_hand: list[str]) -> list[wire.Target]:
    """Cards that look the same are the same: the first one in the hand stands for all."""
    targets: list[wire.Target] = []
    for target in option.targets:
        if target in ROWS:
            targets.append(wire.RowTarget(ROWS.index(target)))
        else:
            targets.append(wire.CardTarget(target, in_hand.index(target) if target in in_hand else None))
    return targets
