# Was der Server über Spiele sagt und denen, die auf etwas zeigen.

offer-base = Grundspiel
    .sentence = Das Spiel, wie es zuerst war: Karten, Gefolgsleute, Städte, Straßen, Klöster und Wiesen.
offer-base_and_river = Grundspiel mit Fluss
    .sentence = Das Grundspiel beginnt mit einem Fluss: mehr Platz von der ersten Karte an.
offer-big_box_2006 = Big Box 2006
    .sentence = Das Grundspiel mit Wirtshäuser & Kathedralen, Händler & Baumeister, Burgfräulein & Drache und Der Turm.
offer-count_king_and_consorts = Graf, König & Konsorten
    .sentence = Die kleinen Erweiterungen dieser Schachtel: ein Fluss, der sich teilt, der Graf und seine Stadt, König & Räuber und die Kultstätten.
offer-first_edition = Erste Ausgabe
    .sentence = Das Grundspiel nach den Regeln der ersten Ausgabe: Bauern bekommen 4 für jede Stadt, einmal, und eine Stadt aus zwei Karten zählt 2.
offer-everything = Alles
    .sentence = Alles, was es gibt, in einer langen Partie.

problem-seats = { $number ->
        [one] Eine Person; dies ist für { $fewest } bis { $most }.
       *[other] { $number } Personen; dies ist für { $fewest } bis { $most }.
    }
problem-same_name = Zwei heißen { $name }.
problem-other = Das lässt sich nicht spielen: { $error }

warning-tiles_only = Die Karten von „{ $module }“ sind im Beutel, aber nach den Regeln wird nicht gespielt.
warning-rules_only = „{ $module }“ wird ohne die eigenen Karten gespielt: Das meiste davon wird nicht vorkommen.
warning-no_fields = Ohne Bauern ist ein Teil von „{ $module }“ ohne Nutzen.
warning-long = { $tiles } Karten: Das wird eine lange Partie.
warning-few_turns = Jeder kommt nur etwa { $turns }-mal an die Reihe.

# Was auf dem Tisch ist, für die, die darauf zeigen

look-figure = { $figure } von { $owner } { $where }
look-token = { $token ->
        [dragon] Der Drache
        [fairy] Die Fee
        [count] Der Graf
        [tower] Turm der Höhe { $number }
       *[other] Etwas
    } auf { $cell }
look-open_ends = { $number ->
        [one] Ein offenes Ende
       *[other] { $number } offene Enden
    }
look-open_squares = { $number ->
        [one] Ein Feld ringsum ist leer
       *[other] { $number } Felder ringsum sind leer
    }
look-nobody = Hier ist niemand
look-now = Wäre die Partie jetzt zu Ende: { $payment }
    .seat = { $name }, wäre die Partie jetzt zu Ende: { $payment }
look-completed = Fertiggestellt: { $payment }
    .seat = { $name }, fertiggestellt: { $payment }
look-fits = { $number ->
        [0] Keine der übrigen Karten passt hierher.
        [one] Eine der übrigen Karten passt hierher; die nächste passt mit { $percent } % Wahrscheinlichkeit.
       *[other] { $number } der übrigen Karten passen hierher; die nächste passt mit { $percent } % Wahrscheinlichkeit.
    }

page-notice-dragon = Der Drache ist auf { $cell }
page-notice-fairy = Die Fee ist auf { $cell }
    .with = Die Fee ist auf { $cell }, bei { $name }
page-notice-count = Der Graf ist { NOUN($quarter, "at") }

source-persons = Personen
source-wrong_persons = Personen in falschen Reihen
source-cashed_cards = Abgegebene Karten
source-animals = Tiere
source-lone_jokers = Einzelne Joker
source-dragon = Drache
source-fairy = Fee
source-chest = Truhen
