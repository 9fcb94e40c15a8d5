"""What one seat may know of a card game, as plain data.

It leaves out other hands, the pile, cards that others laid face down, and the cards under all chests, one's own
included: nobody may look at those before the end. Players saw them when they were collected and may remember them.
After the end the event `ChestOpened` names the series.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from languedoc.cardcassonne.box import ROWS

if TYPE_CHECKING:
    from languedoc.cardcassonne.game import CardGame
    from languedoc.table.known import Known


def view(game: CardGame, known: Known) -> dict[str, Any]:
    seat = known.seat
    state = game.state
    box = state.box
    seats = range(box.seats)
    return {
        "game": game.name,
        "seat": seat,
        "names": list(game.setup.names),
        "rules": game.setup.rules(),
        "over": game.over,
        "scores": list(game.scores),
        "winners": list(game.winners) if game.over else [],
        "round": state.round,
        "rounds": game.rounds,
        "dealer": state.dealer,
        "turn": state.seat,
        "decision": known.decision_data(),
        "hand": [box.card_names[kind] for kind in state.in_hand(seat)] if seat is not None else [],
        "hands": [state.hand_left(each) for each in seats],
        "first_card_played": [state.has_played(each) for each in seats],
        "pile": state.pile_left,
        "turned_up": box.card_names[state.turned_up] if state.turned_up >= 0 else None,
        "rows": [_row(game, row, seat) for row in range(len(ROWS))],
        "collecting": [
            {"seat": each, "row": ROWS[state.collected_from(each)], "cards": cards}
            for each in seats
            if (cards := [box.card_names[kind] for kind in state.collected_by(each)])
        ],
        "wrong_colour": [box.card_names[kind] for kind in state.wrong_cards()],
        "animals": [
            {
                colour: {"cards": cards, "jokers": jokers}
                for row, colour in enumerate(ROWS)
                for cards, jokers in (state.set_of(each, row),)
                if cards
            }
            for each in seats
        ],
        "lone_jokers": [state.loose_jokers(each) for each in seats],
        "chests": [state.chest_size(each) for each in seats],
        "out_of_game": sum(state.out_of_game()),
    }


def _row(game: CardGame, row: int, seat: int | None) -> dict[str, Any]:
    """The cards of a row from the board outwards; `by` is the seat that laid a card face down. A follower secures the
    cards from `first` up to, but not including, `end`."""
    state = game.state
    names = state.box.card_names
    return {
        "colour": ROWS[row],
        "cards": [
            {"card": names[kind] if by < 0 or by == seat else None, "by": by if by >= 0 else None}
            for kind, by in state.in_row(row)
        ],
        "followers": [
            {"seat": each, "first": first, "end": end}
            for each in state.followers_in(row)
            for _, first, end in (state.follower_of(each),)
        ],
    }
