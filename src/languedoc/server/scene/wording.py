"""What is asked and what can be chosen, said to the person who looks at the board: where something is, the board shows,
so no word here names a square. A step or verb without a text of its own for pages is told as everywhere."""

from __future__ import annotations

import math
from collections.abc import Sequence

from languedoc.carcassonne.game import Game
from languedoc.carcassonne.nouns import WEST_FIRST, named, ports_of, standing, target_words
from languedoc.carcassonne.prospects import find_segment
from languedoc.carcassonne.targets import Place, Segment, Target
from languedoc.carcassonne.words import question_words, verb_text
from languedoc.cardcassonne import words as cards
from languedoc.cardcassonne.game import CardGame
from languedoc.games import AnyGame
from languedoc.i18n import Noun, Speech, Word
from languedoc.render import placing
from languedoc.render.placing import SIDE
from languedoc.table.decision import Option, Options
from languedoc.table.known import Known

WAYS = ("E", "SE", "S", "SW", "W", "NW", "N", "NE")  # clockwise; y grows southwards
PASS = "pass"
NAMED = 3  # kinds of figures that a question names; of more it says that there are some
NEAR = 0.12 * SIDE  # as near to the middle of a tile as this, something is in the middle


def question(game: AnyGame, known: Known, speech: Speech) -> tuple[str, str]:
    """What is asked, said to the seat that decides; and to all others, what it is about to do."""
    if isinstance(game, CardGame):
        family, words = "card_step", cards.question_words(game)
    else:
        family, words = "step", question_words(game, known.decision)
    id = f"{family}-{game.decision.step}"
    if not speech.knows(f"page-{id}"):
        return speech.say(id, **words), speech.say(id, **words)
    asked, told = speech.say(f"page-{id}", **words), speech.say(f"page-{id}.other", **words)
    if isinstance(game, Game) and known.decides and speech.knows(f"page-{id}.all"):
        can = actions(game, known.decision.options, speech)
        if can:
            return sentence(speech.say(f"page-{id}.all", actions=can)), told
    return asked, told


def actions(game: Game, options: Options, speech: Speech) -> str:
    """Everything that can be done now: `put a follower on the tile, move this, raise that, or pass`. Empty where a
    module has no words for what it offers."""
    kinds = [verb for verb in options.verbs if verb in game.state.box.figure_names]
    others = [verb for verb in options.verbs if verb not in kinds]
    if not all(speech.knows(f"page-can-{verb}") for verb in others):
        return ""
    told = [speech.say(f"page-can-{verb}") for verb in sorted(others, key=PASS.__eq__)]
    if kinds:
        placed = game.state.board.where(game.state.placed)[:2]
        deployed = [option for option in options if option.verb in kinds]
        far = any((at.x, at.y) != placed for option in deployed for at in option.targets if isinstance(at, Segment))
        nouns = [speech.noun(named("figure", kind), "a") for kind in kinds]
        figures = either(nouns, speech) if len(nouns) <= NAMED else speech.say("page-can-figure")
        told.insert(0, speech.say("page-can-deploy.far" if far else "page-can-deploy", figures=figures))
    return told[0] if len(told) == 1 else speech.say("page-can-all", first=", ".join(told[:-1]), last=told[-1])


def verbs(game: Game, options: Options, speech: Speech) -> list[tuple[str, str]]:
    """Each kind of options with a short name: `Follower`, `Close this`, `Pass`. None where there is only one kind
    besides passing, or where a module has no words for what it offers."""
    kinds = game.state.box.figure_names
    found = sorted(options.verbs, key=lambda verb: (verb == PASS, verb not in kinds))
    if len([verb for verb in found if verb != PASS]) < 2:
        return []
    if not all(verb in kinds or speech.knows(f"page-can-{verb}") for verb in found):
        return []
    said = [speech.noun(named("figure", verb)) if verb in kinds else short(verb, speech) for verb in found]
    return list(zip(found, map(sentence, said), strict=True))


def short(verb: str, speech: Speech) -> str:
    """What a verb offers, in the few words that a button has room for."""
    id = f"page-can-{verb}"
    return speech.say(f"{id}.short" if speech.knows(f"{id}.short") else id)


def either(nouns: Sequence[str], speech: Speech) -> str:
    """A list of alternatives in words."""
    return nouns[0] if len(nouns) == 1 else speech.say("row-or", first=", ".join(nouns[:-1]), last=nouns[-1])


def option_words(game: Game, option: Option, speech: Speech) -> str:
    """An option of the pending decision: `Thief on the road (west–east)`, `Capture Blue's knight`."""
    first = option.targets[0] if option.targets else None
    if isinstance(first, Segment) and option.verb in game.state.box.figure_names:
        far = (first.x, first.y) != game.state.board.where(game.state.placed)[:2]
        saying = standing("deploy", game, option.verb, first, speech, far)
        segment = segment_noun(game, first, speech)
        return sentence(speech.showing.tell(saying._replace(words={**saying.words, "segment": segment})))
    words: dict[str, Word] = {}
    for each in reversed(option.targets):  # `target` tells of the first
        told = pointed_words(game, each, speech)
        if "segment" in words and "segment" in told:
            words["other"] = words["segment"]
        words |= told
    return sentence(speech.showing.say(verb_text(game, option.verb, speech), **words))


def card_words(game: CardGame, option: Option, speech: Speech) -> str:
    return sentence(cards.option_words(game, option, speech))


def sentence(text: str) -> str:
    """With a capital letter."""
    return text[:1].upper() + text[1:]


def pointed_words(game: Game, target: Target, speech: Speech) -> dict[str, Word]:
    """What an option points at, without the square that the board shows."""
    words = target_words(game, target, speech.showing)
    match target:
        case Place():
            words["quarters"] = target.quarters
        case Segment():
            words["segment"] = segment_noun(game, target, speech)
    return words


def segment_noun(game: Game, segment: Segment, speech: Speech) -> Noun:
    """`road (west–east)`, `field (north-west)`, `monastery`. Of a field it is where its farmer would lie."""
    if segment.kind == "field":
        ways = field_ways(game, segment)
    elif segment.port:
        ways = sorted({port[0] for port in ports_of(game, segment)}, key=WEST_FIRST.index)
    else:
        ways = []
    after = f"({'–'.join(speech.say(f'page-way-{way}') for way in ways)})" if ways else ""
    return named("feature", "inner_field" if segment.port.startswith("-") else segment.kind)._replace(after=after)


def field_ways(game: Game, segment: Segment) -> list[str]:
    number = find_segment(game.state, segment)
    middle = placing.mark(game.state, game.state.board.piece_with(number))
    at = placing.anchor(game.state, number)
    x, y = at[0] - middle[0], at[1] - middle[1]
    if math.hypot(x, y) < NEAR:
        return []
    return [WAYS[round(math.atan2(y, x) / (math.pi / 4)) % len(WAYS)]]
