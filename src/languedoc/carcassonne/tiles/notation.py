"""From the written notation to tiles and pieces. README.md of this folder explains the notation."""

from __future__ import annotations

from languedoc.carcassonne.tiles.sheet import (
    EDGE_KINDS,
    EDGES,
    Card,
    Deal,
    Feature,
    Piece,
    Printed,
    Quarter,
    Sheet,
    Tile,
)
from languedoc.carcassonne.tiles.vocabulary import Vocabulary, read_building, read_mark
from languedoc.reading import Entry

STACKS = ("main", "river", "player", "start")
ROLES = ("source", "fork", "lake")


def half_edges(edge: str) -> tuple[str, str]:
    return edge + "L", edge + "R"


# ------------------------------------------------------------------------------------------ features


def read_feature(line: str, shape: str, known: Vocabulary) -> Feature:
    """One line of `features`, without its borders. The ValueError says what is wrong with the line."""
    words = line.partition("|")[0].split()
    if not words:
        raise ValueError("a feature must begin with its kind")
    kind = words[0]
    flags = tuple(word[1:] for word in words[1:] if word.startswith("+"))
    edges = tuple(word for word in words[1:] if not word.startswith("+"))
    if kind == "field":
        edges = field_edges(edges, shape, "|" in line)
    elif kind in EDGE_KINDS:
        refuse_wrong_edges(kind, edges, shape)
    elif kind in known.buildings:
        refuse_wrong_walls(kind, edges, shape, known.buildings[kind].fills)
    else:
        raise ValueError(f"unknown kind '{kind}', known are {', '.join((*EDGE_KINDS, 'field', *known.buildings))}")
    if len(set(edges)) < len(edges):
        raise ValueError("an edge is named twice")
    if "|" in line and kind != "field":
        raise ValueError("only fields have borders")
    allowed_flags = known.flags_on(kind)
    for flag in flags:
        if flag not in allowed_flags:
            allowed = ", ".join(allowed_flags) or "no flags"
            raise ValueError(f"flag +{flag} is not allowed on a {kind}, allowed: {allowed}")
    return Feature(kind, edges, flags)


def field_edges(edges: tuple[str, ...], shape: str, has_borders: bool) -> tuple[str, ...]:
    if edges == ("-",):
        if not has_borders:
            raise ValueError("a field without half-edges must border a city")
        return ()
    if not edges:
        raise ValueError("a field needs half-edges or '-'")
    allowed = [half for edge in EDGES[shape] for half in half_edges(edge)]
    for half in edges:
        if half not in allowed:
            raise ValueError(f"unknown half-edge {half}, a {shape} has {' '.join(allowed)}")
    return edges


def refuse_wrong_edges(kind: str, edges: tuple[str, ...], shape: str) -> None:
    if not edges:
        raise ValueError(f"a {kind} needs at least one edge")
    for edge in edges:
        half_of_city = kind == "city" and edge[:-1] in EDGES[shape] and edge[-1] in "LR"
        if edge not in EDGES[shape] and not half_of_city:
            raise ValueError(f"unknown edge {edge}, a {shape} has {' '.join(EDGES[shape])}")


def refuse_wrong_walls(kind: str, edges: tuple[str, ...], shape: str, fills: bool) -> None:
    if not fills and edges:
        raise ValueError(f"{kind} has no edges")
    if fills and edges != EDGES[shape]:
        raise ValueError(f"{kind} fills its tile, so its edges are {' '.join(EDGES[shape])}")


def find(reference: str, features: list[Feature]) -> int:
    """The index of the feature meant by "road E" or "monastery"; ValueError unless it is exactly one."""
    kind, _, edge = reference.partition(" ")
    found = [
        index for index, feature in enumerate(features) if feature.kind == kind and (not edge or edge in feature.edges)
    ]
    if len(found) != 1:
        raise ValueError(f"'{reference}' names {len(found)} segments of this tile, must be exactly one")
    return found[0]


def read_borders(line: str, features: list[Feature]) -> tuple[int, ...]:
    """The cities after the bar of a field line."""
    cities: list[int] = []
    for reference in split(line.partition("|")[2]) if "|" in line else ():
        if not reference.startswith("city "):
            raise ValueError(f"border '{reference}' is not a city, must be like 'city N'")
        city = find(reference, features)
        if city in cities:
            raise ValueError("the same city is named twice")
        cities.append(city)
    return tuple(cities)


def split(references: str) -> list[str]:
    return [" ".join(reference.split()) for reference in references.split(",")]


# --------------------------------------------------------------------------------------------- tiles


def read_features(entry: Entry, shape: str, known: Vocabulary) -> tuple[Feature, ...]:
    lines = entry.row("features", str)
    features: list[Feature] = []
    for line in lines:
        try:
            features.append(read_feature(line, shape, known))
        except ValueError as fault:
            entry.fault(f"'{line}': {fault}")
    if not lines:
        entry.fault("no features")
    if len(features) < len(lines):  # the other lines may refer to the one that could not be read
        return tuple(features)
    complete: list[Feature] = []
    for line, feature in zip(lines, features, strict=True):
        try:
            borders = read_borders(line, features)
        except ValueError as fault:
            entry.fault(f"'{line}': {fault}")
            borders = ()
        complete.append(Feature(feature.kind, feature.edges, feature.flags, borders))
    return tuple(complete)


def read_joins(entry: Entry, features: tuple[Feature, ...]) -> tuple[tuple[int, ...], ...]:
    joins: list[tuple[int, ...]] = []
    for line in entry.row("joins", str):
        references = split(line)
        if len(references) < 2:
            entry.fault(f"join '{line}' needs two segments")
        try:
            joins.append(tuple(find(reference, list(features)) for reference in references))
        except ValueError as fault:
            entry.fault(f"join '{line}': {fault}")
    return tuple(joins)


def read_position(entry: Entry) -> tuple[int, int] | None:
    position = entry.row("position", int)
    if not position:
        return None
    if len(position) != 2:
        entry.fault(f"position must be [column, row], found {list(position)}")
        return None
    return position[0], position[1]


def one_of(entry: Entry, key: str, allowed: tuple[str, ...], value: str | None) -> None:
    if value is not None and value not in allowed:
        entry.fault(f"unknown {key} '{value}', known are {', '.join(allowed)}")


def at_least_one(entry: Entry, key: str, value: int) -> None:
    if value < 1:
        entry.fault(f"{key} must be at least 1, found {value}")


def read_tile(entry: Entry, module: str, known: Vocabulary) -> Tile:
    shape = entry.take("shape", str, "square")
    one_of(entry, "shape", tuple(EDGES), shape)
    known_shape = shape in EDGES
    features = read_features(entry, shape, known) if known_shape else ()
    tile = Tile(
        id=entry.need("id", str),
        module=module,
        count=entry.need("count", int),
        shape=shape if known_shape else "square",
        features=features,
        marks=entry.row("marks", str),
        joins=read_joins(entry, features),
        start=entry.take("start", bool, False),
        stack=entry.take("stack", str, "main"),
        role=entry.maybe("role", str),
        set=entry.maybe("set", str),
        box=entry.maybe("box", str),
        optional=entry.take("optional", bool, False),
        position=read_position(entry),
        physical_tiles=entry.take("physical_tiles", int, 1),
        crossing=entry.take("crossing", bool, False),
        doubt=entry.maybe("doubt", str),
        reconstructed=entry.take("reconstructed", bool, False),
    )
    at_least_one(entry, "count", tile.count)
    at_least_one(entry, "physical_tiles", tile.physical_tiles)
    one_of(entry, "stack", STACKS, tile.stack)
    one_of(entry, "role", ROLES, tile.role)
    for mark in tile.marks:
        found = known.mark(mark)
        if found is None or found.on:
            entry.fault(f"unknown mark '{mark}', known are {', '.join(known.marks_of_tiles())}")
    entry.refuse_rest()
    return tile


# -------------------------------------------------------------------------------- all else in the box


def read_piece(entry: Entry) -> Piece:
    return Piece(
        name=entry.need("name", str),
        count=entry.need("count", int),
        per_player=entry.maybe("per_player", int),
        per_player_by_players=entry.by_players("per_player_by_players"),
        kinds=entry.numbers("kinds"),
        more=entry.rest(),
    )


def read_deal(entry: Entry) -> Deal:
    deal = Deal(
        what=entry.need("what", str),
        by_players=entry.by_players("by_players"),
        per_player_by_players=entry.by_players("per_player_by_players"),
        note=entry.maybe("note", str),
    )
    entry.refuse_rest()
    return deal


def read_card(entry: Entry) -> Card:
    return Card(id=entry.need("id", str), count=entry.need("count", int), more=entry.rest())


def read_quarter(entry: Entry) -> Quarter:
    quarter = Quarter(name=entry.need("name", str), tiles=entry.row("tiles", str))
    entry.refuse_rest()
    return quarter


def read_printed(entry: Entry) -> Printed:
    printed = Printed(
        tiles=entry.maybe("tiles", int),
        cards=entry.maybe("cards", int),
        start=entry.maybe("start", str),
        letters=entry.numbers("letters"),
        symbols=entry.numbers("symbols"),
        pieces=entry.numbers("pieces"),
    )
    entry.refuse_rest()
    return printed


def read_sheet(entry: Entry, slug: str, tiles: tuple[Tile, ...]) -> Sheet:
    module = entry.need("module", str)
    if module and module != slug:
        entry.fault(f"module must be '{slug}', found '{module}'")
    sheet = Sheet(
        slug=slug,
        name=entry.need("name", str),
        name_de=entry.need("name_de", str),
        edition=entry.need("edition", str),
        order=entry.need("order", int),
        source=entry.row("source", str),
        tiles=tiles,
        pieces=tuple(read_piece(part) for part in entry.parts("piece")),
        deals=tuple(read_deal(part) for part in entry.parts("deal")),
        cards=tuple(read_card(part) for part in entry.parts("card")),
        quarters=tuple(read_quarter(part) for part in entry.parts("quarter")),
        notes=entry.row("notes", str),
        tiles_total=entry.need("tiles_total", int),
        tiles_optional=entry.take("tiles_optional", int, 0),
        printed=read_printed(entry.part("printed")),
        marks=tuple(read_mark(part) for part in entry.parts("mark")),
        buildings=tuple(read_building(part) for part in entry.parts("building")),
    )
    if not sheet.source:
        entry.fault("missing source")
    entry.refuse_rest()
    return sheet
