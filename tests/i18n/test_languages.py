"""Games told in English, German and Dutch: sentences of every module, whole stories, the terminal."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from helpers.command import refused, said
from i18n.texts import REASONS, STEPS_THAT_ASK
from languedoc import CardGame, Game
from languedoc.carcassonne import words
from languedoc.carcassonne.events import (
    Awarded,
    FigureDeployed,
    FigureRemoved,
    FigureReturned,
    GameOver,
    Item,
    Payment,
    Scored,
    SecondPart,
    TilePlaced,
    TileRemoved,
)
from languedoc.carcassonne.modules import BUILT
from languedoc.carcassonne.modules.abbey_and_mayor.rules import WagonMoved
from languedoc.carcassonne.modules.count.rules import CountMoved, FollowerJoined, FollowerSent
from languedoc.carcassonne.modules.cult.rules import ChallengeDecided
from languedoc.carcassonne.modules.king_and_robber.rules import CardTaken
from languedoc.carcassonne.modules.princess_and_dragon.rules import DragonMoved, FairyMoved
from languedoc.carcassonne.modules.tower.events import Captured, Exchanged, Ransom, TowerClosed, TowerRaised
from languedoc.carcassonne.modules.traders_and_builders.rules import GoodsTaken
from languedoc.carcassonne.targets import Cell, Figure, Place, Segment, Spot
from languedoc.cardcassonne import events as cards
from languedoc.cardcassonne import words as card_words
from languedoc.i18n import LANGUAGES, speech
from languedoc.table.event import Event
from languedoc.terminal.panel import Choices

ALL = list(BUILT)
UNFILLED = re.compile(r"[{}]|\?\?\?|\b(feature|figure|role|item|card|quarter|mark)-")  # what no sentence may hold
ROAD = Segment(1, 0, "road", "E")
CITY = Segment(1, 0, "city", "N")
MONASTERY = Segment(2, 1, "monastery", "")


def table() -> Game:
    """A road from west to east and a city in the north lie at 1,0."""
    game = Game(["Anna", "Ben"], modules=ALL, tiles=["base"], bag=["D", "U"])
    while game.decision.step != "place_tile":  # what is picked before the first turn
        game.choose(0)
    game.choose("place 1,0 N")
    return game


def road(*payments: Payment, final: bool = False) -> Scored:
    return Scored("road", final, (ROAD,), payments)


@pytest.mark.parametrize(
    ("event", "english", "german", "dutch"),
    [
        (
            TilePlaced(0, "D", Place(1, 0, 1)),
            "Anna places tile D at 1,0, turned E.",
            "Anna legt die Karte D bei 1,0, gedreht nach O.",
            "Anna legt kaart D bij 1,0, gedraaid naar O.",
        ),
        (
            TileRemoved(1, "C"),
            "Tile C fits nowhere and leaves the game; Ben draws again.",
            "Die Karte C passt nirgends und kommt aus dem Spiel; Ben zieht neu.",
            "Kaart C past nergens en gaat uit het spel; Ben trekt opnieuw.",
        ),
        (
            FigureDeployed(0, "follower", ROAD),
            "Anna deploys a thief on the road W-E.",
            "Anna setzt einen Wegelagerer auf die Straße W-O.",
            "Anna zet een handelsreiziger op de weg W-O.",
        ),
        (
            FigureDeployed(0, "follower", MONASTERY),
            "Anna deploys a monk.",
            "Anna setzt einen Mönch ins Kloster.",
            "Anna zet een monnik in het klooster.",
        ),
        (
            FigureDeployed(1, "big_follower", Segment(1, 0, "field", "SL")),
            "Ben deploys a big follower as farmer on the field SL.",
            "Ben setzt einen großen Gefolgsmann als Bauern auf die Wiese SL.",
            "Ben zet een grote volgeling als boer op de weide ZL.",
        ),
        (
            FigureRemoved(1, "pig", Segment(1, 0, "field", "SL")),
            "Ben's pig on the field SL has to leave.",
            "Ben verliert das Schwein auf der Wiese SL.",
            "Ben verliest het varken op de weide ZL.",
        ),
        (
            road(Payment(0, 8, (Item("tiles", 4, 4), Item("inn", 1, 4)))),
            "Anna scores a road: 4 tiles 4, inn +4 = 8.",
            "Anna bekommt für eine Straße: 4 Karten 4, Wirtshaus +4 = 8.",
            "Anna krijgt voor een weg: 4 kaarten 4, herberg +4 = 8.",
        ),
        (
            road(Payment(0, 1, (Item("tiles", 1, 1),)), Payment(1, 1, (Item("tiles", 1, 1),)), final=True),
            "Anna and Ben each score an unfinished road: 1 tile = 1.",
            "Anna und Ben bekommen jeweils für eine unfertige Straße: 1 Karte = 1.",
            "Anna en Ben krijgen elk voor een onvoltooide weg: 1 kaart = 1.",
        ),
        (
            Scored("barn", True, (), (Payment(1, 0, ()),)),
            "Ben scores a barn: no completed city = 0.",
            "Ben bekommt für einen Gutshof: keine fertige Stadt = 0.",
            "Ben krijgt voor een schuur: geen voltooide stad = 0.",
        ),
        (
            Scored("field", True, (CITY,), (Payment(1, 4, (Item("cities", 1, 4),)),)),
            "Ben scores the farmers around a city: 1 completed city = 4.",
            "Ben bekommt für die Bauern um eine Stadt: 1 fertige Stadt = 4.",
            "Ben krijgt voor de boeren rond een stad: 1 voltooide stad = 4.",
        ),
        (
            GoodsTaken(0, 2, 1, 1),
            "Anna takes 2 wine, 1 grain and 1 cloth.",
            "Anna nimmt 2 Wein, 1 Korn und 1 Tuch.",
            "Anna neemt 2 wijn, 1 graan en 1 stof.",
        ),
        (
            SecondPart(1),
            "The builder brings Ben a second tile.",
            "Der Baumeister bringt Ben eine zweite Karte.",
            "De bouwmeester brengt Ben een tweede kaart.",
        ),
        (
            DragonMoved(0, Cell(-2, 3)),
            "Anna leads the dragon to -2,3.",
            "Anna führt den Drachen nach -2,3.",
            "Anna leidt de draak naar -2,3.",
        ),
        (
            FairyMoved(0, Figure(0, "big_follower", Segment(1, 0, "city", "N"))),
            "Anna moves the fairy to the big follower at 1,0.",
            "Anna stellt die Fee neben den großen Gefolgsmann bei 1,0.",
            "Anna zet de fee bij de grote volgeling bij 1,0.",
        ),
        (
            Awarded("fairy", False, Payment(1, 3, (Item("fairy", 1, 3),))),
            "Ben has the fairy: 3 points.",
            "Ben hat die Fee: 3 Punkte.",
            "Ben heeft de fee: 3 punten.",
        ),
        (
            TowerRaised(0, Cell(1, 0), 1),
            "Anna begins the tower at 1,0.",
            "Anna beginnt den Turm bei 1,0.",
            "Anna begint de toren bij 1,0.",
        ),
        (
            TowerClosed(0, "follower", Cell(1, 0)),
            "Anna closes the tower at 1,0 with a follower.",
            "Anna stellt einen Gefolgsmann auf den Turm bei 1,0 und schließt ihn ab.",
            "Anna zet een volgeling op de toren bij 1,0 en sluit hem af.",
        ),
        (
            Captured(0, Figure(1, "mayor", Segment(1, 0, "city", "N"))),
            "Anna takes a mayor of Ben prisoner.",
            "Anna nimmt einen Bürgermeister von Ben gefangen.",
            "Anna neemt een burgemeester van Ben gevangen.",
        ),
        (
            Exchanged((Figure(0, "follower", Spot("prison", 1)), Figure(1, "big_follower", Spot("prison", 0)))),
            "Prisoners are exchanged: Anna's follower and Ben's big follower go home.",
            "Gefangene werden ausgetauscht: Gefolgsmann von Anna und großer Gefolgsmann von Ben kehren heim.",
            "Gevangenen worden geruild: de volgeling van Anna en de grote volgeling van Ben gaan naar huis.",
        ),
        (
            Ransom("ransom", False, Payment(0, -3, ()), Figure(0, "follower", Spot("prison", 1)), 1),
            "Anna ransoms a follower from Ben for 3 points.",
            "Anna löst einen Gefolgsmann bei Ben für 3 Punkte aus.",
            "Anna koopt een volgeling vrij van Ben voor 3 punten.",
        ),
        (
            WagonMoved(0, MONASTERY),
            "Anna's wagon drives on to the monastery at 2,1.",
            "Der Wagen von Anna fährt weiter ins Kloster bei 2,1.",
            "De wagen van Anna rijdt verder naar het klooster bij 2,1.",
        ),
        (
            FollowerSent(0, "follower", "market"),
            "Anna sends a follower into the market of Carcassonne.",
            "Anna schickt einen Gefolgsmann auf den Markt von Carcassonne.",
            "Anna stuurt een volgeling naar de markt van Carcassonne.",
        ),
        (
            CountMoved(0, "castle"),
            "Anna moves the count to the castle.",
            "Anna stellt den Grafen ins Schloss.",
            "Anna verplaatst de graaf naar het kasteel.",
        ),
        (
            FollowerJoined(1, "big_follower", "cathedral", MONASTERY),
            "Ben's big follower goes from the cathedral to the monastery at 2,1.",
            "Ben zieht einen großen Gefolgsmann aus der Kathedrale ins Kloster bei 2,1.",
            "Ben verplaatst een grote volgeling van de kathedraal naar het klooster bij 2,1.",
        ),
        (
            CardTaken(1, "Robber", 0),
            "Ben takes the Robber from Anna.",
            "Ben nimmt Anna den Räuber ab.",
            "Ben neemt de Rover over van Anna.",
        ),
        (
            ChallengeDecided(MONASTERY, Segment(1, 1, "shrine", "")),
            "The monastery at 2,1 wins the challenge against the cult place at 1,1.",
            "Die Herausforderung gewinnt das Kloster bei 2,1 gegen die Kultstätte bei 1,1.",
            "In de uitdaging wint het klooster bij 2,1 van de cultusplaats bij 1,1.",
        ),
        (
            GameOver((7, 5), (0,)),
            "Anna wins with 7 points.",
            "Anna gewinnt mit 7 Punkten.",
            "Anna wint met 7 punten.",
        ),
        (
            GameOver((1, 1), (0, 1)),
            "Anna and Ben share the victory with 1 point each.",
            "Anna und Ben teilen sich den Sieg mit je 1 Punkt.",
            "Anna en Ben delen de overwinning met elk 1 punt.",
        ),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Event) else "",
)
def test_events_of_the_tile_game(event: Event, english: str, german: str, dutch: str) -> None:
    told = [words.event_words(table(), event, speech(language)) for language in LANGUAGES]
    assert [str(sentence) for (sentence,) in told] == [english, german, dutch]


def test_figures_that_come_home_are_counted() -> None:
    home = [FigureReturned(0, "follower", ROAD)] * 2 + [FigureReturned(0, "big_follower", CITY)]
    told = [[str(line) for line in words.story(table(), [road(), *home], speech(language))] for language in LANGUAGES]
    assert told == [
        ["Anna takes back 2 thieves and 1 big follower without points."],
        ["Anna nimmt 2 Wegelagerer und einen großen Gefolgsmann ohne Punkte zurück."],
        ["Anna neemt 2 handelsreizigers en 1 grote volgeling terug zonder punten."],
    ]


@pytest.mark.parametrize(
    ("event", "german", "dutch"),
    [
        (
            cards.CardPlayed(0, "red:animal", "red"),
            "Ann legt ein rotes Tier an die rote Reihe.",
            "Ann legt een rood dier aan de rode rij.",
        ),
        (
            cards.CardPlayed(0, "green:3", "green"),
            "Ann legt eine grüne 3 an die grüne Reihe.",
            "Ann legt een groene 3 aan de groene rij.",
        ),
        (
            cards.CardLaidOut(1, "animal_joker", "blue"),
            "Bob deckt einen Tierjoker für die blaue Reihe auf.",
            "Bob draait een dierenjoker om voor de blauwe rij.",
        ),
        (
            cards.Collected(0, "yellow", ("yellow:1", "dragon"), ("dragon",)),
            "Ann räumt aus der gelben Reihe ab: gelbe 1, Drache; umgedreht: Drache.",
            "Ann neemt uit de gele rij: gele 1, draak; omgedraaid: draak.",
        ),
        (
            cards.WrongColour(0, "blue:building", True),
            "Ann behält das blaue Gebäude.",
            "Ann houdt het blauwe gebouw.",
        ),
        (
            cards.JokerJoined(1, "green"),
            "Bob legt einen Tierjoker zu den grünen Tieren.",
            "Bob legt een dierenjoker bij de groene dieren.",
        ),
        (
            cards.FollowerPlaced(1, "red", 1, True),
            "Bob setzt den Gefolgsmann in die rote Reihe, sichert 1 Karte und gibt als Nächstes.",
            "Bob zet de volgeling in de rode rij, stelt 1 kaart veilig en deelt de volgende keer.",
        ),
        (
            cards.ChestOpened(Payment(0, 15, (Item("series", 3, 15),)), (("red:building", "blue:building", "joker"),)),
            "Ann bekommt 15 Punkte für Gebäude: rot blau Joker 15.",
            "Ann krijgt 15 punten voor gebouwen: rood blauw joker 15.",
        ),
        (
            cards.GameOver((4, 4), (1,)),
            "Bob gewinnt mit 4 Punkten und mehr Gebäuden.",
            "Bob wint met 4 punten en meer gebouwen.",
        ),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Event) else "",
)
def test_events_of_the_card_game(event: Event, german: str, dutch: str) -> None:
    game = CardGame(["Ann", "Bob"], seed=1)
    told = [card_words.event_words(game, event, speech(language)) for language in ("de", "nl")]
    assert [str(sentence) for (sentence,) in told] == [german, dutch]


# --- whole games -------------------------------------------------------------------------------------


def well_said(text: str) -> str:
    assert text and text == text.strip() and "  " not in text and not UNFILLED.search(text), text
    return text


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_a_random_game_can_be_said(language: str, seed: int) -> None:
    told, chance = speech(language), random.Random(seed)
    options = {"fairy_binding": "tile"} if seed % 2 else {"field_scoring": "per_city_4"}
    game = Game(["Anna", "Ben", "Cleo"], modules=ALL, seed=seed, options=options)
    while not game.over:
        assert game.decision.step in STEPS_THAT_ASK
        assert "Anna" in well_said(words.question(game, told)) or game.decision.seat
        for option in chance.sample(game.options, min(4, len(game.options))):
            well_said(words.option_words(game, option, told))
        for seat in range(3):
            for thing in words.holdings(game, seat, told):
                well_said(thing)
        for notice in words.notices(game, told):
            well_said(notice)
        game.choose(chance.choice(game.options))
    for sentence in words.story(game, game.events, told):
        assert well_said(sentence.text)[-1] == "."
        assert all(0 <= seat < 3 for seat in sentence.seats)
    assert {event.reason for event in game.events if isinstance(event, Awarded)} <= REASONS
    for _, _, _, place in game.state.elsewhere():
        well_said(words.place_words(game, place, told))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_a_random_card_game_can_be_said(language: str) -> None:
    told, chance = speech(language), random.Random(1)
    game = CardGame(["Ann", "Bob", "Cleo"], seed=3)
    while not game.over:
        well_said(card_words.question(game, told))
        for option in game.options:
            well_said(card_words.option_words(game, option, told))
        game.choose(chance.choice(game.options))
    for sentence in card_words.story(game, game.events, told):
        assert well_said(sentence.text)[-1] == "."


def short_game() -> Game:
    """Some tiles of the classic modules, and choices of many kinds."""
    modules = ALL[:9]
    chance = random.Random(111)
    whole = Game(["Anna", "Ben"], modules=modules, seed=111)
    bag = chance.sample([whole.state.box.tile_name(design) for design in whole.state.in_bag()], 26)
    game = Game(["Anna", "Ben"], modules=modules, seed=111, bag=bag)
    while not game.over:
        active = [option for option in game.options if option.verb != "pass"] or game.options
        verb = chance.choice(sorted({option.verb for option in active}))
        game.choose(chance.choice([option for option in active if option.verb == verb]))
    return game


def short_card_game() -> CardGame:
    chance = random.Random(4)
    game = CardGame(["Ann", "Bob"], seed=4)
    game = CardGame(["Ann", "Bob"], deck=chance.sample(deck_of(game), 34))
    while not game.over:
        game.choose(chance.choice(game.options))
    return game


def deck_of(game: CardGame) -> list[str]:
    box = game.state.box
    return [name for kind, name in enumerate(box.card_names) for _ in range(box.count(kind))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_short_game_told(language: str, golden: Callable[[str, str], None]) -> None:
    told = speech(language)
    game, card_game = short_game(), short_card_game()
    lines = [str(sentence) for sentence in words.story(game, game.events, told)]
    lines += ["", *(str(sentence) for sentence in card_words.story(card_game, card_game.events, told))]
    golden(f"story-{language}.txt", "\n".join([*lines, ""]))


# --- the terminal ------------------------------------------------------------------------------------


def test_a_turn_in_german() -> None:
    typed = "?\nx\nu\n1\n1\no\nu\n1\n1\nq\nvielleicht\nn\n"
    text = said("play", "--language", "de", "--seed", "1", "--seats", "you,random", typed=typed)
    for told in (
        "Rot (du) und Blau (Zufall). ? hilft, q verlässt die Partie.",
        "Große Buchstaben sind Gefolgsleute, kleine sind Bauern.",
        "In jedem Zug legst du eine Karte an das Land an",
        "  q         die Partie verlassen",
        "„x“ kann nicht gewählt werden; tippe die Nummer eines Feldes, 1 bis ",
        "Nicht zurückgenommen: Es wurde noch nichts entschieden.",
        "Wie herum, 1 bis 2 (Enter: anderes Feld)? 1",
        "Rot, einen Gefolgsmann?",
        "Deine letzte Entscheidung ist zurückgenommen.",
        "Die Partie vorher speichern (j/n)? vielleicht",
        "Bitte tippe j oder n.",
        "Auf Wiedersehen. Diese Partie wurde nicht gespeichert.",
    ):
        assert told in text
    assert re.search(r"Rot legt die Karte \w+:", text)


def test_the_turn_of_a_tile_by_the_letters_of_the_language() -> None:
    game = Game(2, bag=["E", "U"])
    for language, letters in (("en", "NESW"), ("de", "NOSW"), ("nl", "NOZW")):
        choices = Choices(game, speech(language))
        assert [choices.quarters(letter) for letter in letters] == [0, 1, 2, 3]
        assert [choices.quarters(letter) for letter in "nesw"] == [0, 1, 2, 3]
        assert choices.quarters("X") == choices.quarters("") == -1
    east = [option for option in game.options if option.text == "place 0,1 E"]
    number = Choices(game).numbers[0, 1]
    for language, typed in (("en", f"{number} e"), ("de", f"{number} O"), ("nl", f"{number}o"), ("nl", f"{number} E")):
        assert Choices(game, speech(language)).find(typed) == east


@pytest.mark.parametrize(
    ("language", "welcome", "final", "wins"),
    [
        ("de", "Rot (Zufall) und Blau (gierig)", "Schlusswertung", "gewinnt mit"),
        ("nl", "Rood (toeval) en Blauw (gretig)", "Slotwaardering", "wint met"),
    ],
)
def test_a_whole_game_watched(language: str, welcome: str, final: str, wins: str) -> None:
    text = said("play", "--language", language, "--seed", "2", "--seats", "random,greedy")
    assert welcome in text and final in text and wins in text


@pytest.mark.parametrize(
    ("language", "welcome", "final"),
    [("de", "Ann (Zufall) und Bob (weitsichtig)", "Gebäude"), ("nl", "Ann (toeval) en Bob (vooruitziend)", "gebouwen")],
)
def test_a_whole_card_game_watched(language: str, welcome: str, final: str) -> None:
    seats = ("--game", "cardcassonne", "--seats", "random,sampling")
    text = said("play", "--language", language, "--seed", "2", *seats)
    assert welcome in text and final in text


def test_a_save_is_told_in_the_language_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "evening.save"
    file.write_text(short_game().save(), encoding="utf-8")
    german = said("replay", str(file), "--language", "de")
    assert "Anna legt die Karte U bei -3,1, gedreht nach W." in german
    assert "geprüft: " in german and "die Partie ist beendet" in german
    monkeypatch.setenv("LANGUEDOC_LANGUAGE", "nl")
    assert "Anna legt kaart U bij -3,1, gedraaid naar W." in said("replay", str(file))
    assert "Anna places tile U at -3,1, turned W." in said("replay", str(file), "--language", "en")
    assert '"Anna legt kaart U bij -3,1, gedraaid naar W."' in said("replay", str(file), "--json")
    cards_file = tmp_path / "cards.save"
    cards_file.write_text(short_card_game().save(), encoding="utf-8")
    assert "Runde 1: Bob gibt allen 6 Karten." in said("replay", str(cards_file), "--language", "de")


def test_a_language_that_nobody_speaks_here() -> None:
    assert refused("play", "--language", "fr") == "languedoc: no language 'fr'; allowed: en, de, nl"
