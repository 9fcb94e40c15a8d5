# Die Wörter der Seite im Browser.

## Überall

page-close = Schließen
page-cancel = Abbrechen
page-change = Ändern
page-copy = Link kopieren
page-copied = Kopiert
page-next = Weiter
page-just-now = gerade eben
page-language = Sprache
page-settings = Einstellungen
page-look = Aussehen
page-look-auto = Wie das Gerät eingestellt ist
page-look-light = Hell
page-look-dark = Dunkel
page-look-contrast = Starker Kontrast
page-ask-early = Gleich fragen, was ich im Zug auch später entscheiden kann
page-confirm-choices = Eine Wahl erst zeigen und senden, wenn ich sie bestätige
page-show-motion = Züge bewegt zeigen
page-play-sounds = Töne
page-reconnect-now = Jetzt neu verbinden
page-notify-me = Benachrichtigen, wenn diese Seite nicht zu sehen ist: mein Zug, Chat
page-notify-refused = Der Browser erlaubt dieser Seite keine Benachrichtigungen.
page-offline-title = Keine Verbindung.
page-offline-why = Die Partien sind nicht erreichbar; diese Seite versucht es von selbst weiter. Die Spielhilfe geht auch ohne Netz, wenn sie einmal geöffnet war.
page-offline-again = Noch einmal versuchen
page-no-connection = Der Server ist nicht zu erreichen. Bitte noch einmal versuchen.
page-your-name = Wie heißt du?
page-keep-name = Das bin ich
page-playing-as = Du spielst als
page-you = du

## Eingang

page-welcome = Willkommen am Tisch
page-play = Spielen
page-play-computer = Gegen den Computer spielen
page-as-last-time = Wie zuletzt: { $what }
page-rules-changed = { $count ->
    [one] eine Regel geändert
   *[other] { $count } Regeln geändert
}
page-opponents = { $count } Computerspieler
page-clocked = mit Uhr
page-new-game-more = Neue Partie …
page-my-games = Meine Partien
page-open-games = Partien mit freiem Platz
page-games-to-watch = Partien zum Zuschauen
page-finished-games = { $count ->
    [one] Eine beendete Partie
   *[other] { $count } beendete Partien
}
page-join = Mitspielen
page-code-or-link = Code oder Link
page-join-game = Mitspielen
page-go-on = Weiter
page-watch = Zuschauen
page-look-at = Ansehen
page-remove = Entfernen
page-remove-really = Diese Partie für immer entfernen?
page-leave-really = Von diesem Tisch aufstehen? Dann kann sich jemand anders hinsetzen.
page-upload-save = Gespeicherte Partie öffnen
page-your-turn = Du bist dran
page-open-seat = freier Platz
page-pace-days-short = über mehrere Tage

## Die Spielhilfe

page-guide = Spielhilfe
page-guide-choose = Auf eurem Tisch
page-guide-players = Spieler
page-guide-preset = Schachtel oder Mischung
page-guide-own-selection = Eigene Auswahl
page-guide-numbers = Nummern der gedruckten Spielhilfe zeigen
page-guide-untick = Haken entfernen
page-guide-example = Beispiel:
page-guide-together = Zusammen mit euren anderen Modulen
page-guide-print = Drucken
page-guide-share = Auf ein anderes Gerät
page-guide-share-how = Code scannen oder Link schicken: Er nimmt eure Auswahl mit.
page-guide-code = QR-Code des Links
page-guide-link = Link zu dieser Spielhilfe
page-guide-not-here = Es gibt keine Verbindung, und diese Auswahl wurde auf diesem Gerät noch nicht geladen.
page-guide-round = Runde
page-guide-buildings = Gebäude
page-guide-sum = Summe
page-guide-empty-sheet = Zettel leeren
page-guide-name-of = Name von Spieler { $seat }
page-guide-points-of = Punkte von { $name }, { $row }
page-guide-at-table = Am Tisch
page-guide-start = Beginnen
page-guide-choose-first = Wählt in der Spielhilfe, was auf eurem Tisch liegt.
page-guide-turn-of = Zug { $turn }: { $name }
page-guide-next = Weiter
page-guide-undo = Zurücknehmen
page-guide-take-time = Zeit nehmen
page-guide-to-final = Schlusswertung
page-guide-ask-sign = Welche Zeichen sind auf der Karte?
page-guide-ask-completed = Was ist fertig geworden?
page-guide-ask-action = Was machst du mit einer Figur?
page-guide-calculate = Ausrechnen
page-guide-another-tile = Noch eine Landschaftskarte
page-guide-answer = Das ist alles
page-guide-nothing = Nichts davon
page-guide-tool-points = Punkte
page-guide-tool-calculator = Rechner
page-guide-tool-draws = Ziehen
page-guide-tool-history = Verlauf
page-guide-no-points = Noch keine Punkte
page-guide-points-for = Punkte für { $name }
page-guide-add-for = Punkte für { $name } dazuzählen
page-guide-calculator = Was ist es?
page-guide-building = Welches Gebäude
page-guide-is-completed = Fertig
page-guide-take-points = Diese Punkte aufschreiben
page-guide-cannot-be = So etwas gibt es nicht: Darauf ist mehr, als auf seine Karten passt.
page-guide-needs-server = Der Rechner braucht eine Verbindung zum Server.
page-guide-who-gets = Wer bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}?
page-guide-bag = Beutel mit Landschaftskarten
page-guide-left = noch { $count }
page-guide-draw = Ziehen
page-guide-take = { $thing } nehmen ({ $count })
page-guide-put-back = Alle zurücklegen
page-guide-result = Ergebnis
page-guide-from = Wofür
page-guide-turns-played = { $count ->
    [one] Ein Zug wurde gespielt.
   *[other] { $count } Züge wurden gespielt.
}
page-guide-leave = Dieses Spiel am Tisch beenden
page-guide-leave-really = Wirklich beenden? Seine Punkte werden gelöscht.

## Vorbereitung

page-new-game = Neue Partie
page-which-game = Welches Spiel
page-who-plays = Wer spielt?
page-which-rules = Welche Regeln?
page-which-modules = Welche Module?
page-more-rules = Weitere Regeln
page-its-rules = Regeln
page-its-tiles = Karten
page-its-options = Regeln dieses Moduls
page-changed-count = { $count } geändert
page-tiles-count = { $count ->
    [one] eine Landschaftskarte
   *[other] { $count } Landschaftskarten
}
page-begin = Beginnen
page-seat-of = Platz { $number }
page-seat-me = Ich
page-seat-here = Jemand hier
page-seat-open = Jemand anderswo
page-seat-bot = Computer
page-seat-open-why = wer immer den Link öffnet
page-remove-seat = Platz { $number } entfernen
page-name-here = Name
page-level = Spielstärke
page-time-and-place = Zeit und Ort
page-pace = Tempo
page-pace-live = Gleich und bis zum Ende
page-pace-days = Ab und zu ein Zug, über mehrere Tage
page-clock = Uhr
page-with-clock = Mit Uhr
page-clock-minutes = Minuten für jeden
page-clock-increment = Sekunden dazu je Wahl
page-further = Sonst noch
page-listed = Fremde dürfen diese Partie finden
page-draw-start = wird ausgelost
page-who-begins = Wer beginnt?
page-begins = { $name } beginnt
page-colour-of = Farbe von Platz { $number }
page-colour-red = Rot
page-colour-blue = Blau
page-colour-green = Grün
page-colour-yellow = Gelb
page-colour-black = Schwarz
page-colour-grey = Grau
page-provable-short = nachweisbarer Zufall

## Vor der Partie

page-waiting-room = Vor der Partie
page-waiting-for-people = Es fehlen noch Leute
page-take-seat = Hinsetzen
page-leave-seat = Aufstehen
page-send-link = Schicke diesen Link denen, die mitspielen sollen:
page-game-link = Link zu dieser Partie
page-show-code = Als QR-Code zeigen
page-hide-code = QR-Code verbergen
page-game-code = QR-Code mit dem Link zu dieser Partie
page-agreed = Was gespielt wird
page-clock-from-first = Die Uhren laufen ab dem ersten Zug
page-this-seat = dieser Platz
page-is-ready = bereit
page-ready = Ich bin bereit
page-start-drawn = Wer beginnt, wird ausgelost
page-hand-over = Übergeben …
page-hand-over-open = An den, der den Link öffnet
page-hand-over-why = Das ist deine Partie. Du kannst einen Platz jemand anderem oder dem Computer übergeben, den einer anderen Person nur, während sie fort ist.
page-remove-game = Diese Partie zurückziehen
page-no-such-game = Diese Partie gibt es nicht
page-no-such-game-why = Keine Partie hat den Code „{ $code }“. Vielleicht ist der Link unvollständig.

## Die Partie

page-game = Partie
page-board = Spielfläche
page-board-with = { $tiles ->
    [one] Die Spielfläche mit einer Karte
   *[other] Die Spielfläche mit { $tiles } Karten
}
page-view = Ansicht
page-nearer = Näher
page-farther = Weiter weg
page-fit = Alles zeigen
page-fields = Wiesen zeigen
page-decision = Was zu entscheiden ist
page-options = Alle Möglichkeiten
page-options-count = { $count ->
    [one] Eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
page-on-last = auf der zuletzt gelegten Karte
page-beside-last = { $way ->
    [N] nördlich
    [NE] nordöstlich
    [E] östlich
    [SE] südöstlich
    [S] südlich
    [SW] südwestlich
    [W] westlich
   *[NW] nordwestlich
} der zuletzt gelegten Karte
page-on-start = auf der Startkarte
page-from-start = von der Startkarte { $way }
page-so-far = { $count } nach { $way ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
}
page-confirm = Bestätigen
page-turn-tile = Drehen
page-undo = Zurücknehmen
page-skip = Überspringen
page-reconnecting = Verbindung verloren, neuer Versuch …
page-sending = wird gesendet …
page-showing-moves = Das haben die anderen getan.
page-is-thinking = { $name } denkt nach …
page-game-over = Die Partie ist zu Ende.
page-winners = { $count ->
    [0] Die Partie ist zu Ende
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
page-tile-in-hand = Die Landschaftskarte, um die es geht: { $name }
page-open-tiles = Offen liegende Landschaftskarten
page-empty-square = Leeres Feld
page-pass-device = Gib das Gerät weiter an { $name }
page-pass-device-why = Was jetzt kommt, darf nur sehen, wer an der Reihe ist.
page-i-am = Ich bin { $name }
page-time-out = Die Zeit von { $name } ist abgelaufen
page-time-out-vote = Was soll geschehen? Mehr als die Hälfte der anderen entscheidet.
page-time-out-others = Die anderen entscheiden, was geschieht.
page-time-out-wait = Warten
page-time-out-bot = Der Computer übernimmt
page-time-out-end = Die Partie beenden
page-play-on = Von hier weiterspielen
page-play-on-why = Eine neue Partie beginnt mit dem, was jetzt auf dem Tisch liegt. Verborgenes wird neu gemischt; diese Partie bleibt, wie sie ist.
page-play-on-as = Du spielst als
page-play-on-others = Die anderen sind
page-play-on-bot = Computerspieler
page-play-on-open = wer den Link öffnet
page-play-on-here = Leute an diesem Bildschirm
page-play-on-level = Stärke
page-play-on-begin = Beginnen
page-save-now = Diese Partie speichern
page-save-now-why = Die Datei enthält kein Geheimnis: Was noch verborgen ist, wird beim Laden neu gemischt.
page-reactions = Mit einem Klick gesagt
page-proposal-undo = { $name } möchte den letzten Zug zurücknehmen
page-proposal-tie = { $name } schlägt ein Unentschieden vor
page-proposal-agreed = Einverstanden:
page-proposal-agree = Einverstanden
page-proposal-refuse = Ablehnen
page-proposal-withdraw = Zurückziehen
page-propose-undo = Um Zurücknehmen meines letzten Zuges bitten
page-propose-tie = Unentschieden vorschlagen
page-resign = Aufgeben
page-resign-ends = Aufgeben? Dann ist die Partie zu Ende.
page-resign-bot = Aufgeben? Dann spielt der Computer an deiner Stelle weiter.
page-reaction-hello = Hallo!
page-reaction-nice = Schön!
page-reaction-oops = Hoppla …
page-reaction-thanks = Danke!
page-reaction-moment = Moment bitte
page-reaction-well-played = Gut gespielt!

## Neben der Spielfläche

page-beside-board = Neben der Spielfläche
page-players = Mitspielende
page-points = Punkte
page-computer = Computer
page-offline = nicht da
page-number-between = Eine Zahl von { $low } bis { $high }
page-across-between = Nach Osten vom Start, von { $low } bis { $high } Hundertstel eines Feldes
page-down-between = Nach Süden vom Start, von { $low } bis { $high } Hundertstel eines Feldes
page-point-on-board = Oder zeige auf eine Stelle der Spielfläche.
page-open-panels = Mitspielende, Verlauf und Chat öffnen
page-open-chat = { $count ->
    [one] Eine ungelesene Zeile: Chat öffnen
   *[other] { $count } ungelesene Zeilen: Chat öffnen
}
page-panels = Tafeln
page-tab-log = Verlauf
page-score-track = Wertungstafel
page-on-track = { $name } auf { $square }{ $rounds ->
    [0] { "" }
    [one] , einmal herum
   *[other] , { $rounds }-mal herum
}
page-tab-tiles = Karten
page-tab-chat = Chat
page-tab-seats = Plätze
page-log = Was geschehen ist
page-log-empty = Noch ist nichts geschehen.
page-log-earlier = Frühere Züge
page-show-moment = Diesen Augenblick zeigen
page-show-where = Auf der Spielfläche zeigen
page-tiles-left = { $count ->
    [one] Noch eine Karte
   *[other] Noch { $count } Karten
}
page-point-at-square = Zeige auf ein leeres Feld, um zu sehen, was passt.
page-chat = Chat
page-chat-empty = Noch hat niemand etwas gesagt.
page-say = Sagen
page-say-something = Etwas sagen
page-watchers = { $count ->
    [one] { $names } schaut zu
   *[other] { $names } schauen zu
}

## Das Ende

page-result = Ergebnis
page-final-scoring = Schlusswertung
page-final-begins = Der letzte Zug ist getan. Jetzt wird Schritt für Schritt gewertet, was noch offen ist.
page-skip-all = Gleich zum Ergebnis
page-points-for = { $points ->
    [one] Ein Punkt für { $names }
   *[other] { $points } Punkte für { $names }
}
page-history = Meine beendeten Partien
page-history-empty = Noch ist keine deiner Partien zu Ende.
page-history-of = Partien von
page-history-all = beiden
page-history-carcassonne = Carcassonne
page-history-cardcassonne = Cardcassonne
page-history-games = Partien
page-history-won = gewonnen
page-history-more = Frühere Partien zeigen
page-statistics = Statistik
page-statistics-games = Partien
page-statistics-won = Gewonnen
page-statistics-mean = Punkte im Durchschnitt
page-statistics-best = Meiste Punkte
page-statistics-course = Punkte von Partie zu Partie
page-statistics-course-why = Die Linie zeigt deine Punkte, gefüllte Kreise sind gewonnene Partien; Striche und Quadrate zeigen den Besten der anderen.
page-statistics-sources = Punkte nach Herkunft, im Durchschnitt
page-statistics-tables = Gewonnene Partien nach Zahl der Spieler
page-statistics-seats = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
page-picture = Bild
page-animation = Animation
page-animation-made = Die Animation entsteht …
page-points-by-source = Punkte nach Herkunft
page-source = Herkunft
page-total = Zusammen
page-chart-over-time = Punkte im Lauf der Partie
page-choices-made = { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
}
page-replay = Wiederholung
page-download-save = In einer Datei speichern
page-to-lobby = Zur Startseite
page-to-game = Zur Partie
page-to-next-game = Zur nächsten Partie
page-play-again = Noch einmal spielen
page-beginning = Der Anfang
page-step-back = Einen Schritt zurück
page-step-on = Einen Schritt weiter
page-pause = Anhalten
page-moment = Augenblick

## Hilfe

page-help = Hilfe
page-help-mouse = Klicke auf ein markiertes Feld, um die Landschaftskarte dorthin zu legen, noch einmal, um sie zu drehen, und doppelt, um zu bestätigen; oder ziehe die Karte aus der Leiste auf ihr Feld. Das Rad auf einem markierten Feld und die rechte Taste drehen die Karte. Ziehe die Spielfläche, um sie zu verschieben; das Rad holt sie näher. Lass die Maus auf etwas ruhen, um zu erfahren, wem es gehört und was es wert ist.
page-help-touch = Mit Fingern: Tippe auf ein markiertes Feld, um die Landschaftskarte dorthin zu legen, noch einmal, um sie zu drehen, oder ziehe sie aus der Leiste auf ihr Feld; dann bestätige. Auch ein Tippen mit zwei Fingern dreht die Karte. Ziehe die Spielfläche, um sie zu verschieben, spreize zwei Finger, um näher zu kommen. Halte einen Finger auf etwas, um mehr darüber zu erfahren.
page-help-next = nächste, vorige Möglichkeit
page-help-turn = Landschaftskarte drehen
page-help-confirm = bestätigen
page-help-back = einen Schritt zurück
page-help-undo = die letzte Wahl zurücknehmen
page-help-plain = der erste Knopf, meist „nichts“
page-help-list = Liste aller Möglichkeiten
page-help-pan = Spielfläche verschieben
page-help-zoom = näher, weiter weg
page-help-fit = die ganze Spielfläche zeigen
page-help-look = sagen, was in der Mitte der Spielfläche liegt und was es wert ist
page-help-fields = Wiesen zeigen
page-help-again = noch einmal zeigen, was seit deinem letzten Zug geschah
page-help-skip = überspringen, was gezeigt wird
page-help-help = diese Hilfe

## Das Kartenspiel

page-round-of = Runde { $round } von { $rounds }
page-round-ends = Runde { $round } ist zu Ende
page-takes-nothing = nichts
page-go-on-round = Weiter
page-pile-left = { $count ->
    [one] eine Karte im Stapel
   *[other] { $count } Karten im Stapel
}
page-turned-up = Aufgedeckt
page-rows = Reihen
page-row-cards = Karten in der Reihe { $title }
page-your-hand = Deine Hand
page-cards-to-choose = Karten zur Wahl
page-before-players = Was die Mitspielenden haben
page-dealer = gibt
page-hand-cards = { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
page-chest-cards = { $count ->
    [one] eine Karte unter der Truhe
   *[other] { $count } Karten unter der Truhe
}
page-collecting = sammelt
page-card = { $kind ->
    [animal] Tier
    [building] Gebäude
   *[other] Person { $kind }
}, { $colour ->
    [red] rot
    [green] grün
    [blue] blau
   *[yellow] gelb
}
page-face-down-own = Verdeckt: nur du kennst diese Karte
page-card-back = verdeckte Karte
page-card-dragon = Drache
page-card-fairy = Fee
page-card-animal-joker = Tierjoker
page-card-building-joker = Gebäudejoker

# Eine Lektion.
page-lesson = Lektion
page-lesson-show = Zeig es mir
page-lesson-progress = { $number } von { $all } Entscheidungen getroffen
page-lesson-unfold = Lesen
page-lesson-fold = Einklappen
page-learn-to-play = Spielen lernen
page-learn-on = Weiterlernen
page-learn-again = Lektion wiederholen
page-learnt-play = Eine Partie spielen

# Drawn examples, in the play aid and at a table.
page-show-me = Zeig es mir
page-example-with = (mit { $modules })
page-example-try = Selbst probieren
page-example-again = Noch einmal
page-example-back = Zurück
page-example-ended = Mehr wird hier nicht gezeigt.
page-example-not-here = Es gibt keine Verbindung, und dieses Beispiel wurde auf diesem Gerät noch nie geladen.
page-explain-step = Was kann man hier tun?
page-explain-points = Wofür gibt es diese Punkte?
page-plain-tile = Weder ein Gebäude noch ein Zeichen ist darauf: nur Straßen, Städte und Wiesen.
page-explain-tile = Was ist auf dieser Karte?
page-on-the-tile = Auf der Karte { $name }
page-explain-more = Möglich in diesem Teil des Zuges:
page-confirm-or-turn = Bestätigen oder zum Drehen noch einmal anklicken
page-confirm-place = Diesen Platz bestätigen
page-what-to-do = Was zu tun ist
page-choices-beyond = { $count ->
    [one] Noch { $count } Möglichkeit
   *[other] Noch { $count } Möglichkeiten
} { $way ->
    [N] weiter oben
    [S] weiter unten
    [W] weiter links
   *[E] weiter rechts
}
page-play-since = Zeigen, was seit deinem letzten Zug geschah

## Auswertung und Hinweise
page-analyse = Diese Partie auswerten
page-analysis = Auswertung
page-analysis-at-work = Die Partie wird Wahl für Wahl durchgegangen. Das dauert einige Sekunden.
page-chance-over-time = Gewinnaussicht im Verlauf der Partie; Kreise zeigen die Wahlen, die am meisten gekostet haben
page-lead-chance = Vorsprung { $points }, Aussicht { $percent }
page-luck = Glück
page-given-away = Verschenkt
page-points-signed = { $points } Punkte
page-could-be-better = Wo es besser gegangen wäre
page-move-cost = Kostete { $points } Punkte; { $percent } weniger Gewinnaussicht
page-show-choice = Stellung zeigen
page-chosen = Gewählt:
page-better = Besser:
page-nothing-better = Nichts Besseres gefunden.
page-analysis-unjudged = { $count ->
    [one] Für eine Wahl war keine Zeit; die auffälligsten kamen zuerst.
   *[other] Für { $count } Wahlen war keine Zeit; die auffälligsten kamen zuerst.
}
page-analysis-how = Jede Wahl wurde mit anderen verglichen, indem mit gedachten Zügen viele Male weitergespielt wurde, mit dem, was der Platz wissen konnte. Glück ist, um wie viel besser die gezogenen Karten waren als der Durchschnitt derer im Beutel.
page-hint = Hinweis
page-is-considered = Die Möglichkeiten werden verglichen …
page-allow-hints = Hinweise sind erlaubt

## Among strangers

page-provable = Nachweisbarer Zufall: Der Server legt allen Zufall vorher fest
page-provable-early = Nachweisbarer Zufall: Der Server hat allen Zufall schon festgelegt und nennt diesen Hash seines Schlüssels. Der Schlüssel folgt am Ende.
page-provable-right = Geprüft: Der Schlüssel gehört zu dem Hash, der am Anfang genannt wurde. Aller Zufall stand vor der Partie fest.
page-provable-wrong = Der Schlüssel gehört nicht zu dem Hash, der am Anfang genannt wurde!
page-provable-changed = Der Server nennt einen anderen Hash als am Anfang!
page-provable-unknown = Diese Seite kann den Hash hier nicht berechnen, weil die Verbindung nicht verschlüsselt ist (https). Der Schlüssel steht im Spielstand.
page-provable-hash = SHA-256 des Schlüssels:
page-provable-key = Schlüssel:
page-chat-more = Was mit der Zeile von { $name } geschehen soll
page-chat-remove = Entfernen
page-chat-mute = Stummschalten
page-chat-unmute = Wieder zu Wort kommen lassen
page-chat-report = Melden
page-chat-removed = entfernt
page-chat-muted = stummgeschaltet
page-chat-reported = Wer diesen Server betreibt, findet die Zeile im Protokoll.
page-removal-why = Eine Partie, in der andere sitzen, wird entfernt, wenn alle das wollen, die nicht lange fort sind.
page-removal-wanted = Entfernen möchten: { $names }
page-removal-want = Ich möchte diese Partie entfernen
page-removal-keep = Ich möchte sie doch behalten
page-devices = Deine Geräte
page-devices-why = Es braucht kein Konto: Wer diesen Browser hat, bist du. Hier kannst du auf einem anderen Gerät dieselbe Person sein.
page-devices-pass = Link für ein anderes Gerät erzeugen
page-devices-link = Öffne diesen Link innerhalb von { $minutes } Minuten auf dem anderen Gerät. Wer ihn öffnet, bist du.
page-devices-code = Link oder Code von einem anderen Gerät
page-devices-enter = Hier dieselbe Person sein
page-devices-moved = Dieses Gerät gehört jetzt auch zu dir.
page-devices-revoke = Überall sonst abmelden
page-devices-revoke-really = Alle anderen Geräte gehören dann nicht mehr zu dir. Deine Partien bleiben hier deine.
page-devices-revoked = Du bist jetzt nur noch hier.
page-devices-here = Mit diesem Link bist du hier dieselbe Person wie auf dem Gerät, auf dem er erzeugt wurde.
page-devices-here-games = { $count ->
    [one] Die Partie, die du hier jetzt hast, gehört dir dann nicht mehr.
   *[other] Die { $count } Partien, die du hier jetzt hast, gehören dir dann nicht mehr.
}
