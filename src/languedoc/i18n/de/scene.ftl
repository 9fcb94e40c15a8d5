# Was der Server zu Partien vor dem Beginn sagt und zu dem, worauf jemand zeigt.

offer-base = Grundspiel
    .sentence = Nur Plättchen, Gefolgsleute, Städte, Straßen, Klöster und Wiesen.
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
    }
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

page-notice-fairy =
    .with = Die Fee ist bei { $name }
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

# Was auf einer Seite gefragt wird, gesagt zu der, die wählt; den anderen, was jetzt geschieht

page-step-place_tile = Lege das Plättchen an
    .other = { $name } legt das Plättchen an
page-step-attach_fork = Lege das Plättchen an
    .other = { $name } legt das Plättchen an
page-step-phase_figure = { $figures ->
        [follower] Setze einen Gefolgsmann auf das Plättchen, oder passe
       *[any] Setze eine Figur ein, oder passe
    }
    .other = { $name } darf eine Figur einsetzen
page-step-princess_remove = Wen soll das Burgfräulein heimschicken?
    .other = { $name } wählt, wen das Burgfräulein heimschickt
page-step-dragon_move = Wohin soll der Drache ziehen?
    .other = { $name } zieht den Drachen
page-step-ransom_prisoner = Löst du einen Gefangenen aus?
    .other = { $name } darf einen Gefangenen auslösen
page-step-tower_capture = Wen soll der Turm gefangen nehmen?
    .other = { $name } wählt, wen der Turm gefangen nimmt
page-step-prisoner_exchange = Wer soll im Austausch heimkommen?
    .other = { $name } wählt, wer im Austausch heimkommt
page-step-choose_abbey = Legst du deine Abtei, oder ziehst du ein Plättchen?
    .other = { $name } legt die Abtei oder zieht ein Plättchen
page-step-final_abbeys = Legst du deine Abtei noch vor dem Ende?
    .other = { $name } darf die Abtei noch vor dem Ende legen
page-step-wagon_move = Wohin soll dein Wagen fahren?
    .other = { $name } darf den Wagen weiterfahren
page-step-count_move_in = Wer soll in die Stadt Carcassonne gehen?
    .other = { $name } darf jemanden in die Stadt Carcassonne schicken
page-step-move_count = Wohin soll der Graf gehen?
    .other = { $name } bewegt den Grafen
page-step-count_move_out = Wer soll die Stadt Carcassonne verlassen, um mitzuzählen?
    .other = { $name } darf jemanden aus der Stadt Carcassonne holen
page-step-final_count_move_out = Wer soll die Stadt Carcassonne für die Schlusswertung verlassen?
    .other = { $name } darf jemanden aus der Stadt Carcassonne holen
page-card_step-lay_out = Du hast einen Joker aufgedeckt. In welche Reihe?
    .other = { $name } wählt eine Reihe für den Joker
page-card_step-turn = Spiele eine Karte oder setze deinen Gefolgsmann ein
    .other = { $name } spielt eine Karte oder setzt den Gefolgsmann ein
page-card_step-wrong_colour = Gleich Punkte, oder die Karte behalten?
    .other = { $name } nimmt Punkte oder behält die Karte
page-card_step-assign_joker = Zu welchen Tieren soll der Joker?
    .other = { $name } wählt Tiere für den Joker

# Was man wählen kann, wo das Brett den Ort zeigt

page-verb-place = { $quarters ->
        [0] das Plättchen wie gedruckt
        [1] das Plättchen nach rechts gedreht
        [2] das Plättchen auf dem Kopf
       *[3] das Plättchen nach links gedreht
    }
page-verb-barn = Gutshof
page-verb-abbey = die Abtei legen
page-verb-tower = Turmteil
page-verb-guard = { $figure } auf den Turm
page-verb-fairy = { $target ->
        [cell] die Fee auf das Plättchen
       *[figure] die Fee zu: { $figure } von { $owner }
    }
page-verb-dragon = der Drache auf das Plättchen
page-way-N = Nord
page-way-NE = Nordost
page-way-E = Ost
page-way-SE = Südost
page-way-S = Süd
page-way-SW = Südwest
page-way-W = West
page-way-NW = Nordwest

# Was geschehen ist, wo das Brett den Ort zeigt

page-event-TilePlaced = { $tile ->
    [ABBEY] { $name } legt die Abtei.
   *[other] { $name } legt ein Plättchen.
}
page-event-TileRemoved = Ein Plättchen passt nirgends und kommt aus dem Spiel; { $name } zieht neu.
page-event-TileReturned = Ein Plättchen passt nirgends und wird zurückgelegt; { $name } zieht neu.
page-event-TileSetAside = Ein Plättchen wird beiseitegelegt; { $name } zieht neu.
page-event-TilesBack = Beiseitegelegte Plättchen kommen wieder in den Vorrat.
page-event-DragonFlew = Der Drache fliegt zum neuen Vulkan.
page-event-DragonMoved = { $name } führt den Drachen weiter.
page-event-FairyMoved = { $name } stellt die Fee neben { NOUN($figure, "den") }.
page-event-TowerRaised = { $height ->
    [1] { $name } beginnt einen Turm.
   *[other] { $name } erhöht einen Turm auf { $height }.
}
page-event-TowerClosed = { $name } stellt { NOUN($figure, "a") } auf einen Turm und schließt ihn ab.
