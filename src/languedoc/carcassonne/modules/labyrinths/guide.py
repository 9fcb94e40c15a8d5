"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

from __future__ import annotations

from collections.abc import Sequence

from languedoc.carcassonne.module import Module
from languedoc.carcassonne.state import State
from languedoc.guide.calculator import Modifier

STEPS = {
    "labyrinth_rule": "rule",
    "score_labyrinth": "auto",
}

SWITCHES = {
    "score_labyrinth": "labyrinth=advanced",
}


def put_followers(module: Module, state: State, segments: Sequence[int], number: int) -> None:
    """Followers of all seats, as many as there are; the first note counts the labyrinths on the board."""
    state.set_note(module.first_note, 1)
    kinds = [kind for kind, figure in enumerate(state.box.declared_figures) if figure.follower]
    for seat in range(state.box.seats):
        for kind in kinds:
            for _ in range(state.box.declared_figures[kind].number):
                if number:
                    state.move_figure(state.figure_in_supply(seat, kind), segments[0])
                    number -= 1


def followers(module: Module, state: State, root: int) -> int:
    """How many stand in a network of a labyrinth."""
    centre = state.box.designs.bit("labyrinth")
    if not state.board.has_flag(root, centre):
        return 0
    standing = [figure for figure, _, _, at in state.standing() if state.board.root_of(at) == root]
    return sum(state.is_follower(figure) for figure in standing)


ADVANCED = ("labyrinth", "advanced")  # by the simple rules nothing is special
MODIFIERS = (
    Modifier("labyrinth", ("road",), "mark-labyrinth", 4, mark="labyrinth", option=ADVANCED),
    Modifier(
        *("labyrinth_followers", ("road",), "guide-count-labyrinth", 40),
        put=put_followers,
        read=followers,
        option=ADVANCED,
    ),
)

WHEN = {
    "score_labyrinth": "completed road",
}

CALCULATED = {
    "score_labyrinth": "road",
}

CHANGES = {
    "labyrinth_rule": "deploy_follower",
    "score_labyrinth": "score_road",
}
