module-base = Grundspiel
    .sentence = Landschaftskarten mit Städten, Straßen, Klöstern und Wiesen und sieben Gefolgsleute für jeden: Alles andere baut darauf auf.

option-field_scoring = Bauern
    .help = Wie Bauern am Ende bezahlt werden: 3 für jede fertige Stadt an ihrer Wiese; 4 für jede fertige Stadt, einmal, an den, der die meisten Bauern um sie hat; oder 3 je Wiese, aber niemand zweimal für dieselbe Stadt.
option-field_scoring-per_field_3 = 3 für jede Stadt an einer Wiese
option-field_scoring-per_city_4 = 4 für jede Stadt, einmal
option-field_scoring-per_field_3_city_once = 3 für jede Stadt an einer Wiese, jede Stadt einmal
option-tiny_city = Stadt aus zwei Landschaftskarten
    .help = Was eine fertige Stadt aus zwei Landschaftskarten wert ist: 4 Punkte wie andere Städte oder nur 2.
option-tiny_city-normal = 4 Punkte
option-tiny_city-two_points = 2 Punkte
option-road_loop_completes = Ringstraßen sind fertig
    .help = Ob eine Straße fertig ist, die sich zu einem Ring schließt.
option-no_fields = Keine Bauern
    .help = Ohne Bauern spielen: Niemand geht auf eine Wiese.
option-solo = Allein
    .help = Ob einer allein spielen darf, zum Üben.
option-timing_profile = Wirkung der Landschaftskarten
    .help = Wann eine Landschaftskarte wirkt: alles vor den Figuren, wie es in der Spielhilfe steht, oder manches erst am Ende des Zugteils, wie es der Verlag vorsieht.
option-timing_profile-play_aid = vor den Figuren
option-timing_profile-official = manches am Ende

# Orte auf dem Plan

at = bei { $cell }
side-N = N
side-E = O
side-S = S
side-W = W

# Gebiete: einfach; als Objekt (einen, eine, ein); unfertig; wo jemand steht; wohin jemand geht; mit dem; viele

feature-road = Straße
    .a = eine Straße
    .unfinished = eine unfertige Straße
    .at = auf der Straße
    .into = auf die Straße
    .many = Straßen
feature-city = Stadt
    .a = eine Stadt
    .unfinished = eine unfertige Stadt
    .at = in der Stadt
    .into = in die Stadt
    .many = Städte
feature-monastery = Kloster
    .a = ein Kloster
    .unfinished = ein unfertiges Kloster
    .at = im Kloster
    .into = ins Kloster
    .the = das Kloster
    .many = Klöster
feature-field = Wiese
    .a = eine Wiese
    .at = auf der Wiese
    .into = auf die Wiese
    .many = Wiesen
feature-inner_field = innere Wiese
    .at = auf der inneren Wiese
    .into = auf die innere Wiese
feature-with = { $feature } mit { $marks }
field-without-edge = ohne Rand
field-at-cities = { $number ->
    [one] an der Stadt { $cities }
   *[other] an den Städten { $cities }
}

# Figuren: einfach; als Objekt (einen, den); gezählt als Objekt. Ein Gefolgsmann heißt danach, wo er steht;
# was einer ist (als), wird auch Objekt

figure-follower = Gefolgsmann
    .a = einen Gefolgsmann
    .den = den Gefolgsmann
    .counted = { $number ->
        [one] einen Gefolgsmann
       *[other] { $number } Gefolgsleute
    }
role-thief = Wegelagerer
    .a = einen Wegelagerer
    .den = den Wegelagerer
    .as = Wegelagerer
    .counted = { $number ->
        [one] einen Wegelagerer
       *[other] { $number } Wegelagerer
    }
role-knight = Ritter
    .a = einen Ritter
    .den = den Ritter
    .as = Ritter
    .counted = { $number ->
        [one] einen Ritter
       *[other] { $number } Ritter
    }
role-monk = Mönch
    .a = einen Mönch
    .den = den Mönch
    .as = Mönch
    .counted = { $number ->
        [one] einen Mönch
       *[other] { $number } Mönche
    }
role-farmer = Bauer
    .a = einen Bauern
    .den = den Bauern
    .as = Bauern
    .counted = { $number ->
        [one] einen Bauern
       *[other] { $number } Bauern
    }
owned = { $figure } von { $name }

# Was gewählt werden kann. Eine Figur kann auf ein Gebiet gesetzt werden, in einer Rolle, oder ihr Ort versteht sich

deploy = { $figure } { NOUN($segment, "at") }
    .home = { $figure }
    .as = { $figure } als { $role } { NOUN($segment, "at") }
    .as-home = { $figure } als { $role }
verb-place = bei { $cell }, gedreht nach { $side }
verb-pass = passen
verb-score = die Wertung { NOUN($segment, "at") }

step-place_tile = { $name } legt die Karte { $tile }:
step-phase_scoring = { $name }, welche Wertung kommt als Nächste?
step-phase_figure = { $figures ->
    [follower] { $name }, einen Gefolgsmann?
   *[any] { $name }, eine Figur?
}

# Woraus Punkte bestehen

item-tiles = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
item-pennants = { $number } Wappen
item-squares = { $number ->
    [one] { $number } Feld
   *[other] { $number } Felder
}
item-cities = { $number ->
    [one] { $number } fertige Stadt
   *[other] { $number } fertige Städte
}
item-monastery = fertig
no-item = keine fertige Stadt
prospect-squares = { $number } von 9 Feldern
prospect-completed = fertig
mark-pennant = Wappen
mark-irregular = ungewöhnliche Form
mark-tunnel = Tunnel
legend-road_end = Straßenende
legend-letters = Große Buchstaben sind Gefolgsleute, kleine sind Bauern.

# Was jemand haben kann

has = { $name } hat { $things }.
holding-figure = { $number ->
    [one] { $figure }
   *[other] { NOUN($figure, "counted") }
}
holding-standing = { $figure } bei { $cell }

# Was geschehen ist

event-Answered = { $name } hat sich entschieden.
event-TilePlaced = { $name } legt die Karte { $tile } bei { $cell }, gedreht nach { $side }.
event-TileRemoved = Die Karte { $tile } passt nirgends und kommt aus dem Spiel; { $name } zieht neu.
event-TileReturned = Die Karte { $tile } passt nirgends und wird zurückgelegt; { $name } zieht neu.
event-FigureDeployed = { $name } setzt { NOUN($figure, "a") } { NOUN($segment, "into") }.
    .home = { event-FigureDeployed }
    .as = { $name } setzt { NOUN($figure, "a") } als { NOUN($role, "as") } { NOUN($segment, "into") }.
    .as-home = { event-FigureDeployed.as }
event-FigureReturned = { $name } nimmt { NOUN($figures, "counted") } zurück.
    .unpaid = { $name } nimmt { NOUN($figures, "counted") } ohne Punkte zurück.
event-FigureRemoved = { $name } verliert { NOUN($figure, "den") } { NOUN($segment, "at") }.
    .home = { event-FigureRemoved }
    .as = { $name } verliert { NOUN($figure, "den") } als { NOUN($role, "as") } { NOUN($segment, "at") }.
    .as-home = { event-FigureRemoved.as }
event-FigureLeft = { $owner } verliert { NOUN($figure, "den") } { $where }.
event-Scored = { $seats ->
    [one] { $names } bekommt für { NOUN($feature, "a") }: { $payment }.
   *[other] { $names } bekommen jeweils für { NOUN($feature, "a") }: { $payment }.
}
    .unfinished = { $seats ->
        [one] { $names } bekommt für { NOUN($feature, "unfinished") }: { $payment }.
       *[other] { $names } bekommen jeweils für { NOUN($feature, "unfinished") }: { $payment }.
    }
    .supplied = { $seats ->
        [one] { $names } bekommt für die Bauern um eine Stadt: { $payment }.
       *[other] { $names } bekommen jeweils für die Bauern um eine Stadt: { $payment }.
    }

# On the page, where the board shows the place

page-step-place_tile = Lege die Landschaftskarte an
    .other = { $name } legt die Karte an
page-step-phase_scoring = Welche Wertung kommt als Nächste?
    .other = { $name } wählt, welche Wertung als Nächste kommt
page-step-phase_figure = { $figures ->
        [follower] Setze einen Gefolgsmann auf die Karte, oder passe
       *[any] Setze eine Figur ein, oder passe
    }
    .other = { $name } darf eine Figur einsetzen
    .all = { $actions }
page-verb-place = { $quarters ->
        [0] die Karte wie gedruckt
        [1] die Karte nach rechts gedreht
        [2] die Karte auf dem Kopf
       *[3] die Karte nach links gedreht
    }
page-event-TilePlaced = { $name } legt eine Karte.
page-event-TileRemoved = Eine Karte passt nirgends und kommt aus dem Spiel; { $name } zieht neu.
page-event-TileReturned = Eine Karte passt nirgends und wird zurückgelegt; { $name } zieht neu.
page-can-pass = passe
    .short = passen
