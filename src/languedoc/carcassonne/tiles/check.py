"""The rules that every tile and every sheet must follow. Each check yields its faults in plain words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from languedoc.carcassonne.tiles.notation import half_edges
from languedoc.carcassonne.tiles.sheet import EDGES, Feature, Sheet, Tile

MEADOW_BESIDE = ("field", "road", "river")  # edges whose both halves are meadow
MEADOW_POSSIBLE = ("inner",)  # edges of which each half may be meadow or not; all others have none
LINES = ("road", "river", "city", "field")  # features that could cross each other
NEIGHBOURS = {"N": (0, -1, "S"), "E": (1, 0, "W"), "S": (0, 1, "N"), "W": (-1, 0, "E")}


# ------------------------------------------------------------------------------------------ one tile


def check_tile(tile: Tile) -> Iterator[str]:
    yield from edges_have_one_owner(tile)
    yield from halves_have_one_field(tile)
    yield from crossings_are_declared(tile)
    if tile.reconstructed and not tile.doubt:
        yield "a reconstructed tile needs a 'doubt' that says what is designed"


def edges_have_one_owner(tile: Tile) -> Iterator[str]:
    for edge in EDGES[tile.shape]:
        owners = [feature.kind for feature in tile.features if edge in feature.edges]
        halves = [
            half
            for feature in tile.features
            if feature.kind == "city"
            for half in feature.edges
            if half in half_edges(edge)
        ]
        if halves and (owners or sorted(halves) != list(half_edges(edge))):
            yield f"edge {edge}: city half-edges must cover both halves exactly once"
        elif len(owners) > 1:
            yield f"edge {edge} is claimed by {' and '.join(owners)}, must be one"


def halves_have_one_field(tile: Tile) -> Iterator[str]:
    fields = Counter(half for feature in tile.features if feature.kind == "field" for half in feature.edges)
    for edge, kind in tile.edge_kinds.items():
        for half in half_edges(edge):
            found = fields[half]
            if kind in MEADOW_BESIDE and found != 1:
                yield f"half-edge {half} ({kind} edge) must belong to exactly one field, found {found}"
            elif kind not in (*MEADOW_BESIDE, *MEADOW_POSSIBLE) and found:
                yield f"half-edge {half} ({kind} edge) must belong to no field, found {found}"
            elif found > 1:
                yield f"half-edge {half} is used by {found} fields, must be one"


def crossings_are_declared(tile: Tile) -> Iterator[str]:
    lines = [feature for feature in tile.features if feature.kind in LINES]
    around = [name for edge in EDGES[tile.shape] for name in (edge + "L", edge, edge + "R")]  # clockwise
    crossed = any(cross(one, other, around) for one, other in combinations(lines, 2))
    if crossed and not tile.crossing:
        yield "segments cross each other; a bridge or tunnel needs crossing = true"
    if tile.crossing and not crossed:
        yield "crossing = true, but nothing crosses"


def cross(one: Feature, other: Feature, around: list[str]) -> bool:
    """Whether two segments cross: walking once around the tile, segments that do not cross alternate only twice."""
    owners = [name in one.edges for name in around if name in one.edges or name in other.edges]
    turns = sum(owner != following for owner, following in zip(owners, owners[1:] + owners[:1], strict=True))
    return turns > 2


# ----------------------------------------------------------------------------------------- one sheet


def check_sheet(sheet: Sheet) -> Iterator[str]:
    yield from ids_are_unique(sheet)
    yield from totals_agree(sheet)
    yield from letters_are_as_printed(sheet)
    yield from symbols_are_as_printed(sheet)
    yield from pieces_are_as_printed(sheet)
    yield from pieces_suffice(sheet)
    yield from start_tile_is_as_printed(sheet)
    yield from cards_are_as_printed(sheet)
    yield from quarters_lie_on_tiles(sheet)
    yield from block_fits_together(sheet)


def ids_are_unique(sheet: Sheet) -> Iterator[str]:
    for id, times in Counter(tile.id for tile in sheet.tiles).items():
        if times > 1:
            yield f"tile {id}: the id occurs {times} times"


def totals_agree(sheet: Sheet) -> Iterator[str]:
    total = sum(tile.count * tile.physical_tiles for tile in sheet.tiles if not tile.optional)
    optional = sum(tile.count * tile.physical_tiles for tile in sheet.tiles if tile.optional)
    if total != sheet.tiles_total:
        yield f"the counts add up to {total} tiles, tiles_total says {sheet.tiles_total}"
    if optional != sheet.tiles_optional:
        yield f"the optional counts add up to {optional} tiles, tiles_optional says {sheet.tiles_optional}"
    if sheet.printed.tiles not in (None, total):
        yield f"the rule book says {sheet.printed.tiles} tiles, found {total}"


def letters_are_as_printed(sheet: Sheet) -> Iterator[str]:
    printed = sheet.printed.letters
    found = {tile.id: tile.count for tile in sheet.tiles}
    for id in sorted(printed | found) if printed else ():
        if found.get(id, 0) != printed.get(id, 0):
            yield f"tile {id}: the rule book says {printed.get(id, 0)} times, found {found.get(id, 0)}"


def symbols_are_as_printed(sheet: Sheet) -> Iterator[str]:
    for symbol, printed in sheet.printed.symbols.items():
        found = sum(tile.count for tile in sheet.tiles if shows(tile, symbol))
        if found != printed:
            yield f"symbol {symbol}: must be on {printed} tiles, found {found}"


def shows(tile: Tile, symbol: str) -> bool:
    symbols = [*tile.marks]
    for feature in tile.features:
        symbols += [feature.kind, *feature.flags]
    return any(shown == symbol or shown.startswith(symbol + ":") for shown in symbols)


def pieces_are_as_printed(sheet: Sheet) -> Iterator[str]:
    found = {piece.name: piece.count for piece in sheet.pieces}
    for name, printed in sheet.printed.pieces.items():
        if found.get(name) != printed:
            yield f"piece {name}: the box must hold {printed}, found {found.get(name, 'none')}"


def pieces_suffice(sheet: Sheet) -> Iterator[str]:
    for piece in sheet.pieces:
        if piece.kinds and sum(piece.kinds.values()) != piece.count:
            yield f"piece {piece.name}: its kinds add up to {sum(piece.kinds.values())}, count says {piece.count}"
        for players, each in piece.per_player_by_players.items():
            if players * each > piece.count:
                yield f"piece {piece.name}: {players} players with {each} each need more than {piece.count}"


def start_tile_is_as_printed(sheet: Sheet) -> Iterator[str]:
    printed = sheet.printed.start
    found = [tile.id for tile in sheet.tiles if tile.start]
    if printed and found != [printed]:
        yield f"tile {printed} must be the start tile, found {', '.join(found) or 'none'}"


def cards_are_as_printed(sheet: Sheet) -> Iterator[str]:
    found = sum(card.count for card in sheet.cards)
    if sheet.printed.cards not in (None, found):
        yield f"the rule book says {sheet.printed.cards} cards, found {found}"


def quarters_lie_on_tiles(sheet: Sheet) -> Iterator[str]:
    known = {tile.id for tile in sheet.tiles}
    for quarter in sheet.quarters:
        for id in quarter.tiles:
            if id not in known:
                yield f"quarter {quarter.name}: no tile {id} on this sheet"


# ------------------------------------------------------------------------------------ the fixed block


def block_fits_together(sheet: Sheet) -> Iterator[str]:
    """Tiles with a position form one block: inner edges face each other and their meadows meet."""
    block = {tile.position: tile for tile in sheet.tiles if tile.position}
    if block and len(block) < len(sheet.tiles):
        yield "every tile of the block needs a position of its own"
    for tile in block.values():
        assert tile.position
        column, row = tile.position
        for edge, (right, down, back) in NEIGHBOURS.items():
            neighbour = block.get((column + right, row + down))
            if (neighbour is not None) != (tile.edge_kinds.get(edge) == "inner"):
                yield f"tile {tile.id}: edge {edge} must be inner exactly if a tile of the block lies there"
            elif neighbour and edge in "ES":  # the other two are checked from the neighbour
                yield from meadows_meet(tile, edge, neighbour, back)


def meadows_meet(tile: Tile, edge: str, neighbour: Tile, back: str) -> Iterator[str]:
    for here, there in ((edge + "L", back + "R"), (edge + "R", back + "L")):
        if is_meadow(tile, here) != is_meadow(neighbour, there):
            yield f"tile {tile.id}: half-edge {here} and half-edge {there} of tile {neighbour.id} disagree"


def is_meadow(tile: Tile, half: str) -> bool:
    return any(feature.kind == "field" and half in feature.edges for feature in tile.features)
