"""The words of the game: options, questions, holdings, what lies on the table, the printed tiles.

Events are described by `story`.
"""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING

from languedoc.carcassonne import scoring
from languedoc.carcassonne.board.geometry import CLOCKWISE
from languedoc.carcassonne.declarations import Mark
from languedoc.carcassonne.nouns import named, side, sides, standing, target_words
from languedoc.carcassonne.nouns import place_words as place_words
from languedoc.carcassonne.story import award_title as award_title
from languedoc.carcassonne.story import event_words as event_words
from languedoc.carcassonne.story import feature_title as feature_title
from languedoc.carcassonne.story import payment_words as payment_words
from languedoc.carcassonne.story import source_title as source_title
from languedoc.carcassonne.story import story as story
from languedoc.carcassonne.story import turns as turns
from languedoc.carcassonne.targets import Cell, Segment, Word
from languedoc.carcassonne.tiles.catalogue import vocabulary
from languedoc.i18n import ENGLISH, Noun, Saying, Speech
from languedoc.i18n import Word as Spoken
from languedoc.table.words import outcome_words as outcome_words

if TYPE_CHECKING:
    from languedoc.carcassonne.board.board import Board
    from languedoc.carcassonne.game import Game
    from languedoc.carcassonne.tiles.sheet import Feature, Tile
    from languedoc.table.decision import Decision, Option


def option_words(game: Game, option: Option, speech: Speech = ENGLISH) -> str:
    """An option of the pending decision: `thief on the road W-E`, `capture Blue's knight at 1,0`."""
    target = option.targets[0] if option.targets else None
    if isinstance(target, Segment) and option.verb in game.state.box.figure_names:
        far = (target.x, target.y) != game.state.board.where(game.state.placed)[:2]
        return speech.tell(standing("deploy", game, option.verb, target, speech, far))
    words: dict[str, Spoken] = {}
    for each in reversed(option.targets):  # `target` is the first
        told = target_words(game, each, speech)
        if "segment" in words and "segment" in told:
            words["other"] = words["segment"]
        if isinstance(each, Word) and each.family in words:  # several of a kind are a row
            told[each.family] = nouns_of(told[each.family]) + nouns_of(words[each.family])
        words |= told
    return speech.tell(Saying(verb_text(game, option.verb, speech), words))


def nouns_of(word: Spoken) -> tuple[Noun, ...]:
    """A noun as a row of one; a row as it is."""
    assert isinstance(word, tuple)
    return (word,) if isinstance(word, Noun) else word


def verb_text(game: Game, verb: str, speech: Speech) -> str:
    """The name of the text for a verb: the pending step may have one of its own, such as for what a pass means."""
    own = f"step-{game.decision.step}.{verb}"
    return own if speech.knows(own) else f"verb-{verb}"


def question(game: Game, speech: Speech = ENGLISH) -> str:
    """The question of the pending decision."""
    return speech.tell(Saying(f"step-{game.decision.step}", question_words(game, game.decision)))


def question_words(game: Game, decision: Decision) -> dict[str, Spoken]:
    """The words that the text of a question may contain, as far as somebody may know the decision."""
    words: dict[str, Spoken] = {"name": game.setup.names[decision.seat]}
    if game.state.hand >= 0:
        words["tile"] = game.state.box.tile_name(game.state.hand)
    figures = set(decision.options.verbs) - {"pass"}
    words["figures"] = "follower" if figures <= {"follower"} else "any"
    asking = game.state.box.duties[game.state.asked].owner
    words.update(asking.asks_with(game.state, game.setup.names))
    return words


# ------------------------------------------------------------------------------------ on the table


def held(game: Game, seat: int, viewer: int | None = None) -> list[Saying]:
    """What a seat has besides its small followers as `viewer` (None: a spectator) may know it, not formatted yet."""
    state = game.state
    found = [
        Saying("holding-figure", {"figure": Noun(f"figure-{kind}", number), "number": number})
        for kind, number in state.in_supply(seat).items()
        if kind != "follower" and number
    ]
    board = state.board
    there = [(owner, kind, Cell(*board.segment_at(segment)[:2])) for _, owner, kind, segment in state.standing()]
    there += [(owner, kind, spot.cell) for _, owner, kind, spot in state.elsewhere() if spot.cell is not None]
    for owner, kind, cell in there:
        if owner == seat and kind in figure_signs(game):  # drawn as signs, which do not show their owner
            found.append(Saying("holding-standing", {"figure": named("figure", kind), "cell": str(cell)}))
    return found + game.known_to(viewer).holdings(seat)


def holdings(game: Game, seat: int, speech: Speech = ENGLISH, viewer: int | None = None) -> list[str]:
    """What a seat has besides its small followers, in words."""
    return [speech.tell(each) for each in held(game, seat, viewer)]


def notices(game: Game, speech: Speech = ENGLISH, seen: Container[str] = ()) -> list[str]:
    """What is true of the whole table: who has a card, where something is; without what is `seen` in a picture."""
    found = [each for module in game.state.box.modules for each in module.notices(game.state, game.setup.names)]
    return [speech.tell(each) for each in found if each.id not in seen]


def figure_signs(game: Game) -> dict[str, str]:
    """The letters for figures that are no followers."""
    return {figure.name: figure.sign for figure in game.state.box.declared_figures if figure.sign}


def token_words(token: str, speech: Speech = ENGLISH) -> str:
    """Names of what lies on tiles besides figures."""
    return speech.say(f"token-{token}")


def prospect_words(game: Game, segment: Segment, speech: Speech = ENGLISH) -> str:
    """The progress of the feature to which one might deploy: `3 tiles, 1 pennant`."""
    board = game.state.board
    found = board.find_segment(segment.x, segment.y, segment.kind, segment.port)
    if found < 0:
        return ""
    root = board.root_of(found)
    if segment.kind == "field":
        return speech.noun(Noun("item-cities", len(scoring.cities_at(game.state, root))))
    building = vocabulary().buildings.get(segment.kind)
    if building is not None and building.beside:
        return speech.noun(Noun("item-squares", scoring.extent(game.state, root)))
    if segment.kind not in ("road", "city"):
        return speech.say("prospect-squares", number=board.size(root))
    told = [speech.noun(Noun("item-tiles", board.size(root)))]
    if board.pennants(root):
        told.append(speech.noun(Noun("item-pennants", board.pennants(root))))
    for module in game.state.box.modules:
        signs = [item.name for item in module.items if item.is_sign and shows(board, root, item.name)]
        told += [speech.noun(named("item", sign)) for sign in signs]
    if not board.open_ports(root):
        told.append(speech.say("prospect-completed"))
    return ", ".join(told)


def shows(board: Board, root: int, sign: str) -> bool:
    return board.has_flag(root, board.designs.bit(sign))


# ------------------------------------------------------------------------------------ printed tiles


def mark_noun(mark: str) -> Noun:
    """A sign on a tile by its text on the sheet. A value that has no text of its own is appended."""
    declared = vocabulary().mark(mark)
    name = declared.name if declared and not declared.worded else mark
    return Noun(f"mark-{name.replace(':', '_')}", after=mark.removeprefix(name).lstrip(":"))


def feature_words(tile: Tile, feature: Feature, speech: Speech = ENGLISH) -> str:
    """A feature of a printed tile: `city N-W with pennant`, `field NL NR at the city N`."""
    told = speech.say(f"feature-{feature.kind}")
    if feature.kind == "field":
        order = CLOCKWISE if tile.shape == "square" else tuple(sorted(feature.edges))
        halves = [side_of(tile, port, speech) for port in sorted(feature.edges, key=order.index)]
        cities = [sides_of(tile, tile.features[city], speech) for city in feature.borders]
        told += " " + (" ".join(halves) or speech.say("field-without-edge"))
        if cities:
            told += " " + speech.say("field-at-cities", number=len(cities), cities=speech.row(cities))
    elif feature.edges:
        told += " " + sides_of(tile, feature, speech)
    flags = [speech.noun(mark_noun(flag)) for flag in feature.flags]
    return speech.say("feature-with", feature=told, marks=speech.row(flags)) if flags else told


def side_of(tile: Tile, port: str, speech: Speech) -> str:
    return side(port, speech) if tile.shape == "square" else port


def sides_of(tile: Tile, feature: Feature, speech: Speech) -> str:
    return sides(feature.edges, speech) if tile.shape == "square" else "-".join(feature.edges)


def tile_signs(game: Game, tile: Tile, speech: Speech = ENGLISH) -> str:
    """The signs of a tile that matter by the rules in play; empty if there are none."""
    shown = printed_signs(tile)
    return speech.row([speech.noun(mark_noun(sign), "a") for sign in signs_in_play(game) if sign in shown])


def printed_signs(tile: Tile) -> list[str]:
    """The signs of a tile and of its segments."""
    return [*tile.marks, *(flag for feature in tile.features for flag in feature.flags)]


def signs_in_play(game: Game) -> list[str]:
    """The signs with a meaning by the rules of this game."""
    box = game.state.box
    marks: dict[str, Mark] = {}
    for module in box.modules:
        for mark in module.marks:
            for text in mark.written:
                marks.setdefault(text, mark)
    return [name for name, mark in marks.items() if box.options.get(mark.option, True)]
