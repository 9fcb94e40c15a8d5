# Was der Server zu Partien vor dem Beginn sagt und zu dem, worauf jemand zeigt.

offer-base = Grundspiel
    .sentence = Das Spiel, wie es zuerst war: Plättchen, Gefolgsleute, Städte, Straßen, Klöster und Wiesen.
offer-base_and_river = Grundspiel und Fluss
    .sentence = Das Grundspiel, begonnen mit einem Fluss: mehr Platz vom ersten Plättchen an.
offer-big_box_2006 = Big Box 2006
    .sentence = Das Grundspiel mit Wirtshäuser & Kathedralen, Händler & Baumeister, Burgfräulein & Drache und Der Turm.
offer-count_king_and_consorts = Graf, König & Konsorten
    .sentence = Die kleinen Erweiterungen jener Schachtel: ein Fluss, der sich gabelt, der Graf und seine Stadt, König & Räuber und die Kultstätten.
offer-first_edition = Erste Ausgabe
    .sentence = Das Grundspiel nach den Regeln der ersten Ausgabe: Bauern bekommen 4 für jede Stadt, einmal, und eine Stadt aus zwei Plättchen ist 2 wert.
offer-everything = Alles
    .sentence = Alles, was es gibt, in einer langen Partie.

problem-seats = { $number ->
        [one] Ein Spieler; dies ist für { $fewest } bis { $most }.
       *[other] { $number } Spieler; dies ist für { $fewest } bis { $most }.
    }
problem-same_name = Zwei Spieler heißen { $name }.
problem-other = So kann nicht gespielt werden: { $error }

warning-tiles_only = Die Plättchen von „{ $module }“ sind im Vorrat, aber ihre Regeln werden nicht gespielt.
warning-rules_only = „{ $module }“ wird ohne seine Plättchen gespielt: Das meiste davon wird nicht vorkommen.
warning-no_fields = Ohne Bauern ist ein Teil von „{ $module }“ ohne Nutzen.
warning-long = { $tiles } Plättchen: Das ist eine lange Partie.
warning-few_turns = Jeder kommt nur etwa { $turns }-mal an die Reihe.

# Was auf dem Tisch ist, für alle, die darauf zeigen

look-figure = { $figure } von { $owner } { $where }
look-token = { $token ->
        [dragon] Der Drache
        [fairy] Die Fee
        [count] Der Graf
        [tower] Turm der Höhe { $number }
       *[other] Etwas
    } bei { $cell }
look-open_ends = { $number ->
        [one] Ein offenes Ende
       *[other] { $number } offene Enden
    }
look-open_squares = { $number ->
        [one] Ein Feld ringsum ist leer
       *[other] { $number } Felder ringsum sind leer
    }
look-nobody = Hier ist niemand
look-now = Wenn die Partie jetzt endete: { $payment }
    .seat = { $name }, wenn die Partie jetzt endete: { $payment }
look-completed = Wenn es fertig würde: { $payment }
    .seat = { $name }, wenn es fertig würde: { $payment }
look-fits = { $number ->
        [0] Keines der übrigen Plättchen passt hierher.
        [one] Eines der übrigen Plättchen passt hierher; das nächste passt mit einer Chance von { $percent } %.
       *[other] { $number } der übrigen Plättchen passen hierher; das nächste passt mit einer Chance von { $percent } %.
    }

# Was für den Tisch gilt, ohne gezeichnete Buchstaben

page-notice-dragon = Der Drache ist bei { $cell }
page-notice-fairy = Die Fee ist bei { $cell }
    .with = Die Fee ist bei { $cell }, mit { $name }
page-notice-count = Der Graf ist { NOUN($quarter, "at") }

# Woher im Kartenspiel die Punkte kommen

source-persons = Personen
source-wrong_persons = Personen in falschen Reihen
source-cashed_cards = Eingelöste Karten
source-animals = Tiere
source-lone_jokers = Einzelne Joker
source-dragon = Drache
source-fairy = Fee
source-chest = Truhen
