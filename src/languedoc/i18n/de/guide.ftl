# Die Spielhilfe: was um die Schritte der Module herum gesagt wird

guide-title = Spielhilfe
guide-for = { $players } Spieler: { $modules }
guide-made = Von Languedoc aus den Schritten des Spiels selbst gemacht.

guide-section-preparation = Vorbereitung
    .text = Einmal vor dem Spiel.
guide-section-turn = Ein Zug
    .text = Geht die Schritte von oben nach unten durch. Was nicht zutrifft, entfällt.
guide-section-final = Schlusswertung
    .text = Ist das Spiel zu Ende, wertet in dieser Reihenfolge.
guide-section-points = Was Punkte bringt
guide-section-things = Figuren, Marken, Gebäude und Zeichen
guide-section-rules = Vereinbarte Regeln

guide-phase-P1 = Vor der Karte
guide-phase-P2 = Die Karte
guide-phase-P3 = Eine Figur
guide-phase-P3b = Nach der Figur
guide-phase-P4 = Weitere Aktionen
guide-phase-P5 = Wertung
guide-phase-P6 = Ende des Zuges
guide-phase-within = Wenn es dazu kommt

guide-kind-must = muss
guide-kind-may = darf
guide-kind-auto = geschieht
guide-kind-rule = Regel

guide-who-active = aktiver Spieler
guide-who-all = alle reihum, der aktive Spieler zuerst
guide-who-left = alle reihum, links vom aktiven Spieler beginnend
guide-who-each = alle
guide-who-owner = Besitzer der Figur
guide-who-next = nächster Spieler

guide-with = Mit { $owner }: { $title }. { $text }
guide-beside = Mit { $owner }: { $text }
guide-example = Beispiel: { $example }
guide-example-with = (mit { $modules })
guide-before = Vorher
guide-after = Nachher

guide-section-round = Eine Runde
    .text = Spielt die Züge, räumt dann die Reihen ab und wertet. Überspringt, was nicht zutrifft.
guide-section-cards = Die Karten
guide-section-sheet = Punktezettel
    .text = Schreibt auf, was jeder in jeder Runde gewertet hat, und am Ende die Gebäude.

guide-phase-turns = Die Züge
guide-phase-clearing = Reihen abräumen
guide-phase-scoring = Die Karten werten
guide-phase-next = Ende der Runde

guide-who-dealer = Kartengeber

guide-sheet-round = Runde
guide-sheet-final = Gebäude
guide-sheet-sum = Summe
guide-counted = { $thing } ({ $count })

guide-form-road = Straße
    .counted = Karten der Straße
guide-form-city = Stadt
    .counted = Karten der Stadt
guide-form-monastery = Kloster und Ähnliches
    .counted = Karten ringsum
    .triangle = { $building } auf einem Dreieck
    .rows = Karten in seinen Reihen
guide-form-field = Wiese
    .counted = Fertige Städte an der Wiese

# Das Kartenspiel: seine Schritte

guide-card-boards = Die vier Reihen
    .text = Legt die vier Tafeln untereinander: Gelb, Rot, Grün, Blau. Rechts von jeder wächst ihre Reihe aus Karten.
guide-card-pieces = Figuren
    .text = Alle nehmen einen großen Gefolgsmann, eine Truhe und eine Wertungskarte und stellen den kleinen Gefolgsmann neben Feld 1 der Leiste.
guide-card-dealer = Erster Kartengeber
    .text = Wer am jüngsten ist, gibt zuerst; oder lost es aus.
guide-card-lay_out = Die ersten Karten auslegen
    .text = Mischt alle { $cards } Karten. Der Kartengeber deckt { $start } davon einzeln auf und legt jede ans Ende der Reihe ihrer Farbe. Wohin ein Joker kommt, entscheidet der Kartengeber.
guide-card-deal = Austeilen
    .text = Die übrigen { $pile } Karten sind der Stapel. Alle bekommen { $hand } Karten und halten sie geheim; so ist es in jeder der { $rounds } Runden.
guide-card-turn = Eine Karte oder der Gefolgsmann
    .text = Links vom Kartengeber beginnt es und geht dann im Uhrzeigersinn. In deinem Zug legst du entweder eine Karte an oder stellst deinen Gefolgsmann in eine Reihe. Passen darfst du nicht. Alle haben { $turns } Züge in einer Runde.
guide-card-first_card = Deine erste Karte der Runde
    .text = Sie wird verdeckt ans Ende einer beliebigen Reihe gelegt, gleich welche Farbe sie hat. Nur du weißt, was sie ist.
guide-card-later_card = Jede weitere Karte
    .text = Sie wird offen ans Ende der Reihe ihrer Farbe gelegt. Ein Joker kommt in eine beliebige Reihe.
guide-card-place_follower = Den Gefolgsmann stellen
    .text = Einmal in der Runde stellst du deinen großen Gefolgsmann ans Ende einer Reihe. Ihm gehören die Karten bis zum nächsten Gefolgsmann oder bis zur Tafel. Karten, die hinter ihn gelegt werden, gehören ihm nicht.
    .example = Vier Karten, der Gefolgsmann von Grün, drei Karten, der von Rot: Grün nimmt vier, Rot drei.
guide-card-last_follower = Der letzte Gefolgsmann
    .text = Wer seinen Gefolgsmann als Letzter stellt, legt ihn hin und gibt in der nächsten Runde.
guide-card-clear_rows = Karten nehmen
    .text = Räumt die Reihen von Blau hinauf bis Gelb ab, jede von der Tafel nach außen. Alle nehmen die Karten ihres Gefolgsmanns und decken auf, was verdeckt liegt.
guide-card-left_over = Was liegen bleibt
    .text = Karten hinter dem letzten Gefolgsmann einer Reihe bleiben für die nächste Runde liegen, verdeckt oder offen, und rücken an die Tafel. Ebenso Reihen ohne Gefolgsmann.
guide-card-wrong_colour = Karten anderer Farbe
    .text = Eine Karte, die in einer Reihe anderer Farbe lag: Eine Person bringt { $wrong } Punkte und verlässt das Spiel. Bei einem Tier oder Gebäude wählst du: { $wrong } Punkte und es verlässt das Spiel, oder du behältst es wie ein eigenes.
guide-card-assign_joker = Tierjoker
    .text = Ein Joker muss zu einem deiner Sätze von Tieren, für immer. Solange du kein Tier hast, wartet er und bringt { $lone } Punkte, wenn du ihn bekommst.
guide-card-persons = Personen
    .text = Zähle die Zahlen aller Personen in der Farbe der Reihe zusammen und nimm sie mal ihre Anzahl. Sie verlassen das Spiel.
    .example = Personen 3, 1 und 1: 5 mal 3 Karten, 15.
guide-card-animals = Tiere
    .text = Lege sie nach Farben geordnet vor dich. Jeder Satz, der gewachsen ist, zählt in seiner ganzen neuen Größe: { $table }.
    .example = Zwei Schafe: 6. Später drei dazu: noch 14, für fünf.
guide-card-luck = Drache und Fee
    .text = Sie bringen sofort je { $luck } Punkte und verlassen das Spiel.
guide-card-buildings = Gebäude
    .text = Lege sie und Gebäudejoker verdeckt unter deine Truhe. Niemand darf sie ansehen, auch du nicht. Sie zählen am Ende.
guide-card-next_round = Nächste Runde
    .text = Der neue Kartengeber teilt allen { $hand } Karten aus. Links von ihm beginnt es.
guide-card-last_round = Das Ende
    .text = Nach { $rounds } Runden ist der Stapel leer und das Spiel aus. Karten, die noch in den Reihen liegen, bringen nichts.
guide-card-series = Serien von Gebäuden
    .text = Ordne deine Gebäude zu Serien verschiedener Farben, jede Karte in einer Serie; ein Joker steht für ein beliebiges Gebäude. Punkte einer Serie nach der Zahl ihrer Karten: { $series }. Mach das Beste daraus.
    .example = Serien aus 4, 4, 2 und 1: 30 + 30 + 5 + 0 = 65.
guide-card-winner = Wer hat gewonnen?
    .text = Die meisten Punkte gewinnen. Bei Gleichstand, wer davon mehr Karten unter der Truhe hat.

guide-card-points-persons = Personen
    .text = Die Summe ihrer Zahlen mal ihre Anzahl.
guide-card-points-wrong_colour = Karte anderer Farbe
    .text = { $wrong } Punkte, wenn du sie nicht behältst.
guide-card-points-animals = Satz von Tieren, der gewachsen ist
    .text = Nach seiner Größe: { $table }.
guide-card-points-lone_joker = Tierjoker ohne Tiere
    .text = { $lone } Punkte.
guide-card-points-luck = Drache, Fee
    .text = Je { $luck } Punkte.
guide-card-points-series = Serie verschiedener Gebäude
    .text = Am Ende, nach ihrer Größe: { $series }.

guide-card-thing-person = Personen
    .text = Mit Zahlen von 1 bis 3. Sie werden in der Runde gewertet, in der du sie nimmst.
guide-card-thing-building = Gebäude
    .text = Sie liegen bis zum Ende unter deiner Truhe.
guide-card-thing-animal = Tiere
    .text = Sie bleiben vor dir; ein Satz wird gewertet, sooft er wächst.
guide-card-thing-dragon = Drache
    .text = Sofort { $luck } Punkte.
guide-card-thing-fairy = Fee
    .text = Sofort { $luck } Punkte.
guide-card-thing-animal_joker = Tierjoker
    .text = Einer kommt zu einem Satz von Tieren.
guide-card-thing-building_joker = Gebäudejoker
    .text = Einer steht für ein beliebiges Gebäude.
