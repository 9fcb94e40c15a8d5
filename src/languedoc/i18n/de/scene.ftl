# Was der Server zu Partien vor dem Beginn sagt und zu dem, worauf jemand zeigt.

problem-seats = { $number ->
        [one] Ein Spieler; dies ist für { $fewest } bis { $most }.
       *[other] { $number } Spieler; dies ist für { $fewest } bis { $most }.
    }
problem-same_name = Zwei Spieler heißen { $name }.
problem-other = So kann nicht gespielt werden: { $error }

warning-tiles_only = Die Karten von „{ $module }“ sind im Vorrat, aber ihre Regeln werden nicht gespielt.
warning-rules_only = „{ $module }“ wird ohne seine Karten gespielt: Das meiste davon wird nicht vorkommen.
warning-no_fields = Ohne Bauern ist ein Teil von „{ $module }“ ohne Nutzen.
warning-long = { $tiles } Karten: Das ist eine lange Partie.
warning-few_turns = Jeder kommt nur etwa { $turns }-mal an die Reihe.

# What is agreed on, a few words each

invitation = { $host } lädt dich zu { $game } ein
    .nobody = Eine Einladung zu { $game }
fact-tiles = { $tiles } Landschaftskarten, etwa { $time }
fact-rounds = { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }
fact-clock = Uhr: { $minutes ->
        [one] je eine Minute
       *[other] je { $minutes } Minuten
    }{ $seconds ->
        [0] { "" }
       *[other] , { $seconds } s mehr pro Entscheidung
    }
fact-days = ab und zu ein Zug, über mehrere Tage
fact-only_rules = { $module } (nur Regeln)
fact-only_tiles = { $module } (nur Karten)
fact-rule = { $rule }: { $value }

# Was auf dem Tisch ist, für alle, die darauf zeigen

look-figure = { $figure } von { $owner } { $where }
look-open_ends = { $number ->
        [one] Ein offenes Ende
       *[other] { $number } offene Enden
    }
look-open_squares = { $number ->
        [one] Ein Feld ringsum ist leer
       *[other] { $number } Felder ringsum sind leer
    }
look-nobody = Hier ist niemand
look-pays-nobody = Zurzeit bekommt hier niemand Punkte
look-beside = Für { NOUN($feature, "many") }:
look-now = Wenn die Partie jetzt endete: { $payment }
    .seat = { $name }, wenn die Partie jetzt endete: { $payment }
look-completed = Wenn es fertig würde: { $payment }
    .seat = { $name }, wenn es fertig würde: { $payment }
look-fits = { $number ->
        [0] Keine der übrigen Karten passt hierher.
        [one] Eine der übrigen Karten passt hierher; die nächste passt mit einer Chance von { $percent } %.
       *[other] { $number } der übrigen Karten passen hierher; die nächste passt mit einer Chance von { $percent } %.
    }

# Woher im Kartenspiel die Punkte kommen

source-persons = Personen
source-wrong_persons = Personen in falschen Reihen
source-cashed_cards = Eingelöste Karten
source-animals = Tiere
source-lone_jokers = Einzelne Joker
source-dragon = Drache
source-fairy = Fee
source-chest = Truhen

# Was auf einer Seite gefragt wird, gesagt zu der, die wählt; den anderen, was jetzt geschieht

page-card_step-lay_out = Du hast einen Joker aufgedeckt. In welche Reihe?
    .other = { $name } wählt eine Reihe für den Joker
page-card_step-turn = Spiele eine Karte oder setze deinen Gefolgsmann ein
    .other = { $name } spielt eine Karte oder setzt den Gefolgsmann ein
page-card_step-wrong_colour = Gleich Punkte, oder die Karte behalten?
    .other = { $name } nimmt Punkte oder behält die Karte
page-card_step-assign_joker = Zu welchen Tieren soll der Joker?
    .other = { $name } wählt Tiere für den Joker

# Was man wählen kann, wo das Brett den Ort zeigt

page-way-N = Nord
page-way-NE = Nordost
page-way-E = Ost
page-way-SE = Südost
page-way-S = Süd
page-way-SW = Südwest
page-way-W = West
page-way-NW = Nordwest

# Alles, was jetzt getan werden kann, als eine Frage

page-can-deploy = setze { $figures } auf die Karte
    .far = setze { $figures } ein
page-can-figure = eine deiner Figuren
page-can-all = { $first } oder { $last }
