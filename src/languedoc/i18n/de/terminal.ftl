# Die Spiele im Terminal: `languedoc play` und `languedoc replay`. Was getippt wird, ist in allen Sprachen gleich.

terminal-you = du
terminal-welcome = { $titles }. ? hilft, q verlässt die Partie.
terminal-going_on = { $number ->
    [one] Es geht weiter nach { $number } Entscheidung.
   *[other] Es geht weiter nach { $number } Entscheidungen.
}
terminal-type = Bitte tippe { $hint } oder ? für Hilfe.
terminal-no_choice = „{ $typed }“ kann nicht gewählt werden; tippe { $hint } oder ? für Hilfe.
terminal-no_such_choice = Die Möglichkeit { $typed } gibt es nicht; tippe { $hint } oder ? für Hilfe.
terminal-nothing_happened = Noch ist nichts geschehen.
terminal-undone = Deine letzte Entscheidung ist zurückgenommen.
terminal-no_undo = { $reason ->
    [not_yours] Nicht zurückgenommen: Die letzte Entscheidung war nicht deine.
    [revealed] Nicht zurückgenommen: Seit der letzten Entscheidung wurde etwas Neues aufgedeckt.
   *[nothing] Nicht zurückgenommen: Es wurde noch nichts entschieden.
}

# Speichern und gehen

terminal-saved = Gespeichert. Weiter geht es mit: languedoc play --load { $file }
terminal-not_saved = Nicht gespeichert.
    .because = Nicht gespeichert: { $trouble }.
terminal-save_as = Speichern unter (Enter: { $file })?
terminal-write_over = { $file } gibt es schon. Überschreiben (j/n)?
terminal-save_first = Die Partie vorher speichern (j/n)?
terminal-try_again = Noch einmal versuchen (j/n)?
terminal-yes = j ja y yes
terminal-no = n nein no
terminal-yes_or_no = Bitte tippe j oder n.
terminal-goodbye = Auf Wiedersehen.
    .unsaved = Auf Wiedersehen. Diese Partie wurde nicht gespeichert.
    .saved = Auf Wiedersehen. Die Partie ist gespeichert.
    .saved_in = Auf Wiedersehen. Die Partie ist gespeichert in { $file }.

# Das Legespiel: die Spalte neben dem Plan

terminal-square_number = die Nummer eines Feldes, 1 bis { $last }
    .or = die Nummer eines Feldes, 1 bis { $last }, oder { $others }
terminal-number = eine Zahl von { $first } bis { $last }
terminal-range = von { $low } bis { $high }
terminal-range_default = zum Beispiel { $option }
terminal-range_number = eine Zahl oder einen Punkt, wie in { $option }
terminal-or = oder
terminal-not_clear = „{ $typed }“ ist nicht eindeutig; tippe { $meant }.
terminal-only_tiles_turn = Nur Karten werden gedreht; tippe dafür { $number }.
terminal-not_turned_so = Nach { $side } gedreht kann die Karte dort nicht liegen; möglich: { $sides }.
terminal-which_way = Wie herum, 1 bis { $last } (Enter: anderes Feld)?
terminal-which_number = Bitte tippe eine Zahl von 1 bis { $last } oder Enter, um zurückzugehen.
terminal-in_bag = { $number ->
    [one] { $number } Karte im Vorrat
   *[other] { $number } Karten im Vorrat
}
    .short = Vorrat { $number }
terminal-out_of_game = aus dem Spiel: { $tiles }
terminal-more = { $number } weitere (o: alle)
terminal-log_tells = (log erzählt, was vorher war)
terminal-turns_mean = N oben, O rechts, S unten, W links: wohin die Oberseite der Karte zeigen kann.
terminal-sides_mean = N oben, O rechts, S unten, W links; NL ist die linke Hälfte von N, von der Mitte aus gesehen.
terminal-beyond = mehr: { $hidden } (b: alles)
terminal-beyond-west = { $number } westlich
terminal-beyond-north = { $number } nördlich
terminal-beyond-east = { $number } östlich
terminal-beyond-south = { $number } südlich
terminal-help =
    In jedem Zug legst du eine Karte an das Land an: Straße an Straße, Stadt an Stadt, Wiese an Wiese. Danach darfst du einen deiner Gefolgsleute auf eine Straße, in eine Stadt, auf eine Wiese oder in ein Kloster dieser Karte setzen, wenn dort noch kein Gefolgsmann ist. Ist eine Straße oder Stadt geschlossen oder ein Kloster umbaut, punktet, wer dort die meisten Gefolgsleute hat: 1 je Karte, in Städten 2 und 2 je Wappen; die Gefolgsleute kehren heim. Bauern bleiben bis zum Ende auf ihrer Wiese und punkten für jede fertige Stadt an ihr. Die meisten Punkte gewinnen.

    Tippe eine Nummer der Liste oder die Notation einer Möglichkeit: place 1,0 E, follower road:W. Hinter der Nummer eines Feldes darf die Drehung stehen, wie in 3 O: wohin die Oberseite der gezeichneten Karte zeigen soll. N ist oben, O rechts, S unten, W links; in der Notation heißt Osten E. Straßen und Städte heißen nach den Seiten, die sie erreichen, Wiesen nach einer halben Seite: NL ist die linke Hälfte der Seite N, NR die rechte, von der Mitte der Karte aus gesehen.
    .commands =
        u         deine letzte Entscheidung zurücknehmen, solange keine neue Karte gezogen ist
        b         der ganze Plan
        o         alle Möglichkeiten
        log       was zuletzt geschehen ist
        s [DATEI] die Partie speichern
        ?         diese Hilfe
        q         die Partie verlassen

# Das Kartenspiel

terminal-card_legend = 1 2 3 Personen, an Tier, bu Gebäude, AJ BJ Tier- und Gebäudejoker, DR Drache, FA Fee, ?? verdeckt, (..) von dir verdeckt
terminal-pass_device = Gib das Gerät an { $name } weiter; dann Enter.
    .undo = Gib das Gerät an { $name } weiter; dann Enter ({ $other }: u nimmt deine Entscheidung zurück).
terminal-your_hand = deine Hand:
terminal-turned_up = aufgedeckt: { $card }
terminal-round = { $pile ->
    [one] Runde { $round } von { $rounds }, { $pile } Karte im Stapel
   *[other] Runde { $round } von { $rounds }, { $pile } Karten im Stapel
}
terminal-in_hand = { $number ->
    [one] { $number } Handkarte
   *[other] { $number } Handkarten
}
terminal-follower_free = Gefolgsmann frei
terminal-animals = Tiere { $sets }
terminal-lone_jokers = { $number ->
    [one] { $number } einzelner Joker
   *[other] { $number } einzelne Joker
}
terminal-chest = Truhe { $number }
terminal-card_help =
    Vier Reihen von Karten wachsen nach rechts: gelb, rot, grün, blau. In deinem Zug legst du eine Karte an oder setzt, einmal in jeder Runde, deinen Gefolgsmann ans Ende einer Reihe: Er sichert die Karten zwischen sich und dem nächsten Gefolgsmann oder dem Plan. Karten kommen an die Reihe ihrer Farbe, Joker an jede Reihe; deine erste Karte einer Runde kommt verdeckt an irgendeine Reihe. Sind alle Karten gespielt, nimmt jeder, was er gesichert hat.

    Personen: die Summe ihrer Zahlen mal ihre Anzahl. Tiere bleiben bei dir; kommen welche dazu, punkten alle ihrer Farbe von Neuem. Gebäude kommen bis zum Ende unter die Truhe: 2, 3 oder 4 verschiedene bilden eine Serie zu 5, 15 oder 30 Punkten. Drache und Fee bringen je 10. Eine Karte in einer Reihe anderer Farbe bringt 10 Punkte; Tiere und Gebäude anderer Farbe dürfen stattdessen behalten werden. Wer den letzten Gefolgsmann setzt, gibt in der nächsten Runde.

    Tippe eine Nummer der Liste oder die Notation einer Möglichkeit: play red:3 red, follower blue.
    .commands =
        u         deine letzte Entscheidung zurücknehmen, solange niemand eine neue Karte gesehen hat
        log       was in dieser Runde geschehen ist
        s [DATEI] die Partie speichern; die Datei enthält alle Karten, auch die, die du nicht sehen darfst
        ?         diese Hilfe
        q         die Partie verlassen

# Das Ende einer Partie, und eine gespeicherte Partie erzählt

terminal-final_scoring = Schlusswertung
terminal-nothing_to_score = Es gibt nichts mehr zu werten.
terminal-points = Punkte
terminal-card_points-persons = Personen
terminal-card_points-animals = Tiere
terminal-card_points-wrong_colour = falsche Farbe
terminal-card_points-figures = Drache, Fee
terminal-card_points-buildings = Gebäude
terminal-laying_out = Auslegen
terminal-round_number = Runde { $round }
terminal-seed = Startzahl { $seed }
terminal-modules = Module { $modules }
terminal-verified = { $number ->
    [one] geprüft: { $number } Entscheidung, die Partie ist { $state ->
        [over] beendet
       *[running] nicht beendet
    }
   *[other] geprüft: { $number } Entscheidungen, die Partie ist { $state ->
        [over] beendet
       *[running] nicht beendet
    }
}
