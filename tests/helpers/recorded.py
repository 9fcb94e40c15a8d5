"""Saved games as JCloisterZone writes them, small and made by us: for the tests of the importer."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

Json = dict[str, Any]
CONFORMANCE = Path(__file__).parents[3] / "shared" / "conformance"
START = ({"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0},)
SPRING = ({"tile": "RI/s", "x": 0, "y": 0, "rotation": 0},)
PASS: Json = {"type": "PASS", "payload": {}}
COMMIT: Json = {"type": "COMMIT", "payload": {"random": 0.5}}
UNDO: Json = {"type": "UNDO", "payload": {}}


def place(tile: str, x: int, y: int, degrees: int = 0) -> Json:
    return {"type": "PLACE_TILE", "payload": {"tileId": tile, "rotation": f"R{degrees}", "position": [x, y]}}


def pointer(x: int, y: int, feature: str, location: str) -> Json:
    return {"position": [x, y], "feature": feature, "location": location}


def deploy(meeple: str, x: int, y: int, feature: str, location: str) -> Json:
    payload = {"meepleId": meeple, "pointer": pointer(x, y, feature, location)}
    return {"type": "DEPLOY_MEEPLE", "payload": payload}


def recorded(
    *messages: Json,
    names: Sequence[str] = ("Anna", "Bert"),
    sets: Json | None = None,
    elements: Json | None = None,
    rules: Json | None = None,
    start: Sequence[Json] = START,
    draws: Sequence[str] | None = None,
    end: int | None = None,
    test: Sequence[str] = (),
    points: Sequence[Sequence[int]] = (),
    fits: Sequence[Sequence[Any]] = (),
) -> Json:
    """A file. Without `draws` the order of drawing is that of the tiles placed, as in a game that somebody saved."""
    file: Json = {
        "appVersion": "6.2.0",
        "gameId": "ours",
        "name": "",
        "setup": {
            "sets": {"basic:1": 1, **(sets or {})},
            "elements": {"small-follower": 7, "farmers": True, **(elements or {})},
            "rules": rules or {},
            "start": list(start),
        },
        "players": [{"name": name, "slot": slot} for slot, name in enumerate(names)],
        "replay": list(messages),
    }
    if draws is not None:
        file["gameAnnotations"] = {"drawOrder": list(draws)} | ({} if end is None else {"endTurn": end})
    if test:
        file["test"] = {"description": "", "assertions": list(test)}
    if points or fits:
        file["oracle"] = {"points": list(points), "fits": list(fits)}
    return file


def recordings() -> list[Path]:
    """The recorded games of that program, where they are there."""
    return sorted(CONFORMANCE.rglob("*.jcz"))


def written(folder: Path, file: Json | str | bytes, name: str = "game.jcz") -> Path:
    path = folder / name
    if isinstance(file, bytes):
        path.write_bytes(file)
    else:
        path.write_text(file if isinstance(file, str) else json.dumps(file), encoding="utf-8")
    return path


ON_ROAD = (place("BA/RFr", 1, 0), deploy("0.small.1", 1, 0, "Road", "WE"), COMMIT)
"""Anna lays a straight road east of the start tile and has a follower on it."""
