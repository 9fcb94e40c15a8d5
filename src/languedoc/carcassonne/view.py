"""What one seat may know of a game, as plain data. It contains nothing hidden: remaining tiles are counted, not
ordered."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from languedoc.carcassonne.targets import Segment

if TYPE_CHECKING:
    from languedoc.carcassonne.game import Game
    from languedoc.table.known import Known


def view(game: Game, known: Known) -> dict[str, Any]:
    """What `known` may know. The board, the scores and the supplies are public."""
    state = game.state
    box = state.box
    board = state.board
    return {
        "game": game.name,
        "seat": known.seat,
        "names": list(game.setup.names),
        "in_play": list(game.setup.modules),
        "modules": {module.slug: shown for module in box.modules if (shown := module.view(state, known.seat))},
        "rules": game.setup.rules(),
        "over": game.over,
        "scores": list(game.scores),
        "winners": list(game.winners) if game.over else [],
        "turn": state.seat,
        "decision": known.decision_data(),
        "hand": box.tile_name(state.hand) if state.hand >= 0 else None,
        "supply": [state.in_supply(each) for each in range(box.seats)],
        "tiles": [_tile(game, piece) for piece in board.laid()],
        "figures": [
            {"id": figure, "seat": owner, "kind": kind, "segment": str(Segment(*board.segment_at(segment)))}
            for figure, owner, kind, segment in state.standing()
        ],
        "elsewhere": [
            {"id": figure, "seat": owner, "kind": kind, "place": str(place)}
            for figure, owner, kind, place in state.elsewhere()
        ],
        "features": [_feature(game, root) for root in board.roots()],
        "frontier": [list(cell) for cell in sorted(board.empty_squares())],
        "bag": dict(Counter(box.tile_name(design) for design in state.in_bag())),
        "out_of_game": [box.tile_name(design) for design in state.out_of_game()],
    }


def _tile(game: Game, piece: int) -> dict[str, Any]:
    x, y, design, quarters = game.state.board.where(piece)
    return {"tile": game.state.box.tile_name(design), "x": x, "y": y, "quarters": quarters}


def _feature(game: Game, root: int) -> dict[str, Any]:
    board = game.state.board
    kind = board.segment_at(root)[2]
    return {
        "kind": kind,
        "segments": [str(Segment(*board.segment_at(segment))) for segment in board.members(root)],
        "size": board.size(root),
        "pennants": board.pennants(root),
        "open": (board.open_ports(root) + 1) // 2 if kind in ("city", "field") else board.open_ports(root),
        "followers": [board.followers(root, seat) for seat in range(game.setup.seats)],
    }
