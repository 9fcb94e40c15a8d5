"""Composes the play aid of the card game from its cards and the texts `guide-card-STEP`."""

from __future__ import annotations

from collections.abc import Iterator

from languedoc.cardcassonne import setup as card_setup
from languedoc.cardcassonne.box import ROWS
from languedoc.cardcassonne.cards import deck
from languedoc.cardcassonne.setup import Setup
from languedoc.guide.model import SECTIONS, Agreed, Guide, Line, Part, Phase, Points, Section, Thing
from languedoc.i18n import Speech
from languedoc.table import words

PREPARATION = {
    "boards": "auto",
    "pieces": "auto each",
    "dealer": "auto all",
    "lay_out": "must dealer",
    "deal": "must dealer",
}
ROUND = {
    "turns": {
        "turn": "must all",
        "first_card": "must",
        "later_card": "must",
        "place_follower": "must",
        "last_follower": "auto",
    },
    "clearing": {"clear_rows": "auto each", "left_over": "rule"},
    "scoring": {
        "wrong_colour": "must each",
        "assign_joker": "must each",
        "persons": "auto",
        "animals": "auto",
        "luck": "auto",
        "buildings": "auto",
    },
    "next": {"next_round": "auto", "last_round": "auto"},
}
FINAL = {"series": "auto each", "winner": "auto"}
"""The steps of each part of the game in their order: how each is carried out, and by whom."""

POINTS = ("persons", "wrong_colour", "animals", "lone_joker", "luck", "series")
OF_ITEMS = {"wrong_persons": "wrong_colour", "cashed_cards": "wrong_colour", "lone_jokers": "lone_joker"}
"""Items of other names, and which of these explains them; all further ones are cards that pay at once."""
TABLE = "sheet"
"""The section with the score sheet."""


def points_name(item: str) -> str:
    """The name of the explanation of an item of points."""
    name = item.rpartition(":")[2]
    return name if name in POINTS else OF_ITEMS.get(name, "luck")


def card_guide(setup: Setup, speech: Speech) -> Guide:
    told = Told(setup, speech)
    name = words.game_name(setup.game, speech)
    return Guide(
        game=setup.game,
        language=speech.language,
        title=speech.say("guide-title"),
        made=speech.say("guide-made"),
        sections=card_sections(speech),
        heading=speech.say("guide-for", players=setup.seats, modules=name),
        players=setup.seats,
        modules=(),
        preparation=told.phase("preparation", speech.say("guide-section-preparation"), PREPARATION),
        turn=tuple(told.phase(each, speech.say(f"guide-phase-{each}"), steps) for each, steps in ROUND.items()),
        final=told.phase("final", speech.say("guide-section-final"), FINAL),
        points=tuple(told.points(each) for each in POINTS),
        parts=(Part(setup.game, name, words.game_sentence(setup.game, speech), "", tuple(told.things()), ()),),
        rules=tuple(told.rules()),
        rounds=setup.box().rounds,
        names=setup.names,
    )


def sections(speech: Speech, names: tuple[str, ...] = SECTIONS) -> tuple[Section, ...]:
    """The headings of these parts."""
    return tuple(_section(name, name, speech) for name in names)


def card_sections(speech: Speech) -> tuple[Section, ...]:
    """The headings for the card game: it is explained by rounds instead of turns, and it has a score sheet."""
    return (
        _section("preparation", "preparation", speech),
        _section("turn", "round", speech),
        _section("final", "final", speech),
        _section(TABLE, TABLE, speech),
        _section("points", "points", speech),
        _section("things", "cards", speech),
        _section("rules", "rules", speech),
    )


def _section(name: str, text: str, speech: Speech) -> Section:
    id = f"guide-section-{text}"
    return Section(name, speech.say(id), speech.say(f"{id}.text") if speech.knows(f"{id}.text") else "")


class Told:
    """What is said about one game, with its numbers."""

    def __init__(self, setup: Setup, speech: Speech) -> None:
        self.setup = setup
        self.speech = speech
        cards = deck()
        table = card_setup.read_animal_points(setup.rules()[card_setup.ANIMAL_POINTS])
        self.numbers: dict[str, str | int] = {
            "cards": cards.play_cards,
            "start": cards.start_cards,
            "pile": cards.play_cards - cards.start_cards,
            "hand": cards.hand_size[setup.seats],
            "turns": cards.hand_size[setup.seats] + 1,
            "rounds": setup.box().rounds,
            "wrong": cards.wrong_row_points,
            "lone": next(each.points_without_animals or 0 for each in cards.jokers if each.points_without_animals),
            "luck": next(each.points or 0 for each in cards.jokers if each.points),
            "table": ", ".join(f"{size}: {points}" for size, points in enumerate(table, 1)),
            "series": ", ".join(f"{size}: {points}" for size, points in enumerate(cards.building_points, 1)),
        }

    def phase(self, name: str, title: str, steps: dict[str, str]) -> Phase:
        return Phase(name, title, tuple(self.line(step, how) for step, how in steps.items()))

    def line(self, step: str, how: str) -> Line:
        kind, _, who = how.partition(" ")
        id, speech = f"guide-card-{step}", self.speech
        who = who or "active"
        return Line(
            step=step,
            number="",
            module="",
            owner="",
            title=speech.say(id),
            text=speech.say(f"{id}.text", **self.numbers),
            example=speech.say(f"{id}.example") if speech.knows(f"{id}.example") else "",
            kind=kind,
            who=who,
            kind_words=speech.say(f"guide-kind-{kind}"),
            who_words=speech.say(f"guide-who-{who}"),
        )

    def points(self, name: str) -> Points:
        id = f"guide-card-points-{name}"
        title, text = self.speech.say(id), self.speech.say(f"{id}.text", **self.numbers)
        return Points(name, "", "", title, text)

    def things(self) -> Iterator[Thing]:
        """The kinds of cards, with how many there are of each."""
        cards = deck()
        row = ROWS[0]
        for type in dict.fromkeys(group.type for group in cards.per_colour):
            count = sum(group.count for group in cards.per_colour if group.type == type) * len(cards.colours)
            shown = f"{type} 2" if type == "person" else type
            yield self.thing(type, f"{row}:{shown}", count)
        for joker in cards.jokers:
            yield self.thing(joker.id, joker.id, joker.count)

    def thing(self, name: str, drawing: str, count: int) -> Thing:
        id = f"guide-card-thing-{name}"
        title = self.speech.say("guide-counted", count=count, thing=self.speech.say(id))
        return Thing("card", name, "", title, self.speech.say(f"{id}.text", **self.numbers), drawing)

    def rules(self) -> Iterator[Agreed]:
        agreed = self.setup.rules()
        for option in card_setup.options():
            value = agreed[option.name]
            title = words.option_title(option, self.speech)
            yield Agreed(
                option.name,
                "",
                title,
                words.value_title(option, value, self.speech),
                words.option_help(option, self.speech),
                value == option.default,
            )
