"""The sequence of a card game: lay out, deal, take turns, clear the rows, score, until somebody must choose.

A decision with a single option is carried out without asking. In a turn this applies only to the last card of a hand:
with more cards it would reveal to the others that all of them are the same.
"""

from __future__ import annotations

from languedoc.cardcassonne import box as boxes
from languedoc.cardcassonne import events, scoring
from languedoc.cardcassonne.state import State
from languedoc.errors import IllegalChoice

ROW_COUNT = boxes.ROW_COUNT
NOTHING = boxes.NOTHING
LAY_OUT = boxes.LAY_OUT
DEAL = boxes.DEAL
TURN = boxes.TURN
CLEAR = boxes.CLEAR
COLLECT = boxes.COLLECT
WRONG_COLOUR = boxes.WRONG_COLOUR
ASSIGN = boxes.ASSIGN
PAY = boxes.PAY
FINAL = boxes.FINAL
LAY = boxes.LAY
PLAY = boxes.PLAY
HIDE = boxes.HIDE
FOLLOWER = boxes.FOLLOWER
CASH = boxes.CASH
KEEP = boxes.KEEP
JOIN = boxes.JOIN
CARD_AT = boxes.CARD_AT
ROW_AT = boxes.ROW_AT
MASK = boxes.MASK


def deal(state: State, seed: int, first_seat: int, stacked: list[int] | None) -> None:
    """Begin a game (seat -1: the first seat is drawn) and go on to the first decision."""
    state.deal(seed, first_seat, stacked)
    run(state)


def run(state: State) -> None:
    """Go on until a seat has a real choice or the game is over."""
    going = not state.over
    while going:
        if not state.asked:
            perform(state)
            going = not state.over
        elif state.count == 1 and (state.step != TURN or state.held[state.seat] == 1):
            state.asked = False
            chosen(state, state.codes[0])
        else:
            going = False


def perform(state: State) -> None:
    step = state.step
    if step == TURN:
        take_turn(state)
    elif step == LAY_OUT:
        lay_out(state)
    elif step == DEAL:
        deal_hands(state)
    elif step == CLEAR:
        clear_rows(state)
    elif step == COLLECT:
        collect(state)
    elif step == WRONG_COLOUR:
        ask_wrong_colour(state)
    elif step == ASSIGN:
        ask_joker(state)
    elif step == PAY:
        scoring.pay(state, state.collectors[state.collected])
        state.collected += 1
        state.step = COLLECT
    else:
        finish(state)


# ------------------------------------------------------------------------------------ before the first round


def lay_out(state: State) -> None:
    """The dealer turns up cards for the rows; for a joker he chooses the row (sheet 2.4)."""
    if state.laid_out == state.box.start_cards or state.pile_left == 0:
        state.step = DEAL
    else:
        kind = state.draw()
        state.laid_out += 1
        state.reveals += 1
        if state.box.row_of[kind] < 0:
            state.turned_up = kind
            state.count = 0
            state.offer_rows(LAY, kind)
            state.ask(state.dealer)
        else:
            lay(state, kind, state.box.row_of[kind])


def lay(state: State, kind: int, row: int) -> None:
    state.turned_up = NOTHING
    state.append(row, kind, 0)
    if state.record is not None:
        events.laid_out(state, kind, row)


# ------------------------------------------------------------------------------------ a round


def deal_hands(state: State) -> None:
    """Everybody gets the same number of cards, or the game ends (sheet 5)."""
    if state.pile_left < state.box.seats * state.box.hand_size:
        state.step = FINAL
    else:
        begin_round(state)


def begin_round(state: State) -> None:
    """Deal the hands, beginning with the left neighbour of the dealer, who also has the first turn."""
    box = state.box
    state.seat = state.dealer + 1 if state.dealer + 1 < box.seats else 0
    seat = state.seat
    for _ in range(box.seats):
        for _ in range(box.hand_size):
            state.take_into_hand(seat, state.draw())
        state.played[seat] = 0
        seat = seat + 1 if seat + 1 < box.seats else 0
    state.round += 1
    state.turns = 0
    state.placed = 0
    state.reveals += 1
    state.step = TURN
    if state.record is not None:
        events.dealt(state)


def take_turn(state: State) -> None:
    """Every player has one turn for each card and one for the follower."""
    box = state.box
    if state.turns == box.seats * (box.hand_size + 1):
        state.step = CLEAR
    else:
        state.offer_turn()
        state.ask(state.seat)


def play_card(state: State, kind: int, row: int, hidden: bool) -> None:
    seat = state.seat
    state.take_from_hand(seat, kind)
    state.append(row, kind, seat + 1 if hidden else 0)
    state.played[seat] += 1
    if not hidden:
        state.reveals += 1
    if state.record is not None:
        if hidden:
            events.hidden(state, row)
        else:
            events.played(state, kind, row)
    end_turn(state)


def place_follower(state: State, row: int) -> None:
    """Whoever places last deals the next round (sheet 3.2)."""
    state.place_follower(state.seat, row)
    if state.placed == state.box.seats:
        state.dealer = state.seat
    if state.record is not None:
        events.follower_placed(state)
    end_turn(state)


def end_turn(state: State) -> None:
    state.turns += 1
    state.seat = state.seat + 1 if state.seat + 1 < state.box.seats else 0


# ------------------------------------------------------------------------------------ the end of a round


def clear_rows(state: State) -> None:
    """Go through the rows from bottom to top, in each from the board outwards: every follower takes the cards it
    secured (sheet 4)."""
    box = state.box
    taken = 0
    collectors = 0
    for k in range(ROW_COUNT):
        row = ROW_COUNT - 1 - k
        for order in range(box.seats):
            for seat in range(box.seats):
                if state.stands[seat] == row and state.stands_order[seat] == order:
                    if state.record is not None:
                        events.collected(state, seat)
                    taken = take_segment(state, seat, row, taken)
                    state.collectors[collectors] = seat
                    collectors += 1
        slide(state, row)
    state.collected = 0
    state.step = COLLECT


def take_segment(state: State, seat: int, row: int, taken: int) -> int:
    """A follower and the cards it secured go to their seat; face-down cards are turned up.

    Returns the number of cards taken so far.
    """
    state.won_from[seat] = taken
    state.won_row[seat] = row
    state.stands[seat] = NOTHING
    first = row * state.box.most_cards
    for i in range(first + state.secures_from[seat], first + state.secures_to[seat]):
        state.won[taken] = state.row_card[i]
        if state.row_by[i] != 0:
            state.reveals += 1
        taken += 1
    state.won_count[seat] = state.secures_to[seat] - state.secures_from[seat]
    return taken


def slide(state: State, row: int) -> None:
    """Cards that nobody secured move to the board, in the same order (sheet 4, 3)."""
    first = row * state.box.most_cards
    gone = state.row_secured[row]
    if gone > 0:
        for i in range(first, first + state.row_length[row] - gone):
            state.row_card[i] = state.row_card[i + gone]
            state.row_by[i] = state.row_by[i + gone]
        state.row_length[row] -= gone
        state.row_secured[row] = 0


def collect(state: State) -> None:
    """The next seat in the order of clearing sorts its cards; after the last one a new round begins."""
    if state.collected == state.box.seats:
        state.step = DEAL
    else:
        scoring.sort(state, state.collectors[state.collected])
        state.step = WRONG_COLOUR


def ask_wrong_colour(state: State) -> None:
    """Animals and buildings of another colour: points now, or keep them (sheet 4.5)."""
    if state.wrong_done == state.wrong_count:
        state.step = ASSIGN
    else:
        kind = state.wrong[state.wrong_done]
        state.count = 0
        state.offer(CASH, kind, 0)
        state.offer(KEEP, kind, 0)
        state.ask(state.collectors[state.collected])


def ask_joker(state: State) -> None:
    """An animal joker must join one of the sets of animals that its owner has (sheet 4.2)."""
    seat = state.collectors[state.collected]
    state.count = 0
    if state.loose[seat] > 0:
        for row in range(ROW_COUNT):
            if state.animals[seat * ROW_COUNT + row] > 0:
                state.offer(JOIN, 0, row)
    if state.count == 0:
        state.step = PAY
    else:
        state.ask(seat)


def finish(state: State) -> None:
    """The cards left in the rows leave the game, the chests are opened, the game is over."""
    for row in range(ROW_COUNT):
        first = row * state.box.most_cards
        for i in range(first, first + state.row_length[row]):
            state.out[state.row_card[i]] += 1
        state.row_length[row] = 0
        state.row_secured[row] = 0
    scoring.score_chests(state)
    state.reveals += 1
    state.count = 0
    state.over = True
    if state.record is not None:
        events.game_over(state)


# ------------------------------------------------------------------------------------ choosing


def chosen(state: State, code: int) -> None:
    verb = code & MASK
    kind = (code >> CARD_AT) & MASK
    row = (code >> ROW_AT) & MASK
    if verb in (PLAY, HIDE):
        play_card(state, kind, row, verb == HIDE)
    elif verb == FOLLOWER:
        place_follower(state, row)
    elif verb == LAY:
        lay(state, kind, row)
    elif verb == JOIN:
        seat = state.decider
        scoring.join(state, seat, row)
        if state.record is not None:
            events.joker_joined(state, seat, row)
    else:
        state.wrong_done += 1
        if state.record is not None:
            events.wrong_colour(state, kind, verb == KEEP)
        if verb == KEEP:
            scoring.keep(state, state.decider, kind)
        else:
            scoring.cash(state, kind)


def apply(state: State, code: int) -> None:
    """Carry out an option of the pending decision, given by its code (`state.code(k)`), and go on."""
    offered = False
    if state.asked:
        for k in range(state.count):
            if state.codes[k] == code:
                offered = True
    if not offered:
        raise IllegalChoice(f"{code} is no option that was offered")
    state.asked = False
    chosen(state, code)
    run(state)


def take(state: State, k: int) -> None:
    """Choose the k-th option."""
    if not state.asked or k < 0 or k >= state.count:
        raise IllegalChoice(f"there is no option {k}; there are {state.count}")
    state.asked = False
    chosen(state, state.codes[k])
    run(state)
