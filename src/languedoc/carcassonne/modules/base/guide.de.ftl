# Steps

guide-step-setup_base = Figuren verteilen
    .text = Alle nehmen 8 Gefolgsleute einer Farbe: { $follower } zum Spielen und einen als Zählstein auf die 0 der Wertungstafel. Legt die Startkarte aus, wenn nichts anderes den Anfang bildet. Mischt die übrigen Landschaftskarten verdeckt: { $bag } liegen im Vorrat.
guide-step-start_layout_order = Reihenfolge des Aufbaus
    .text = Wird vor dem Spiel mehreres ausgelegt, dann in der Reihenfolge dieser Liste. Die Startkarte kommt dann in den Vorrat.
guide-step-choose_first_player = Startspieler
    .text = Einigt euch, wer beginnt, oder lost. Gespielt wird im Uhrzeigersinn.
guide-step-draw_tile = Landschaftskarte ziehen
    .text = Ist keine andere Landschaftskarte an der Reihe und keine gewählt, zieh eine aus dem Vorrat.
guide-step-place_tile = Landschaftskarte anlegen
    .text = Leg sie mit einer ganzen Seite an mindestens eine andere, beliebig gedreht. An jeder Seite, die etwas berührt, muss Straße an Straße, Stadt an Stadt und Wiese an Wiese stoßen. Was nirgends passt, kommt aus dem Spiel, und du ziehst neu.
guide-step-phase_figure = Eine Aktion mit einer Figur
    .text = Wähle eine der folgenden Aktionen oder keine. Hinzukommen darf nur, was ausdrücklich zusätzlich erlaubt ist.
guide-step-deploy_follower = Gefolgsmann einsetzen
    .text = Stell einen Gefolgsmann aus deinem Vorrat auf die eben gelegte Landschaftskarte: auf eine Straße als Wegelagerer, in eine Stadt als Ritter{ $no_fields ->
        [true] { " " }oder ins Kloster als Mönch; Wiesen bleiben leer. Auf der ganzen Straße oder Stadt darf noch niemand stehen, auch du nicht.
       *[other] , ins Kloster als Mönch oder liegend auf eine Wiese als Bauern. Auf der ganzen Straße, Stadt oder Wiese darf noch niemand stehen, auch du nicht.
    }
guide-step-pass_figure = Keine Figur
    .text = Du musst nichts mit einer Figur tun.
guide-step-phase_scoring = Werten, was fertig ist
    .text = Jede Straße, jede Stadt und jedes Gebäude, das durch diese Landschaftskarte fertig wurde, wird jetzt gewertet: erst Klöster und ihresgleichen, dann Straßen, dann Städte. Wer dort die meisten Gefolgsleute hat, bekommt alle Punkte; bei Gleichstand bekommen alle Beteiligten sie ganz. Dann kehren die Gefolgsleute heim.
guide-step-score_cloister = Kloster
    .text = Liegen auf allen 8 Feldern um ein Kloster Landschaftskarten, bringt der Mönch 9 Punkte.
guide-step-score_road = Straße
    .text = { $road_loop_completes ->
        [false] Eine Straße ist fertig, wenn beide Enden geschlossen sind; ein Ring wird nie fertig.
       *[other] Eine Straße ist fertig, wenn beide Enden geschlossen sind oder sie ein Ring ist.
    } 1 Punkt für jede ihrer Karten.
guide-step-score_city = Stadt
    .text = Eine Stadt ist fertig, wenn ihre Mauer geschlossen ist und innen keine Lücke bleibt. 2 Punkte für jede ihrer Landschaftskarten und 2 für jedes Wappen.{ $tiny_city ->
        [two_points] { " " }Eine Stadt aus zwei Karten bringt nur 2 Punkte.
       *[other] { "" }
    }
guide-step-check_game_end = Ist das Spiel aus?
    .text = Kann keine Landschaftskarte mehr gezogen werden, endet das Spiel nach diesem Zug. Dann folgt die Schlusswertung.
guide-step-next_player = Nächster Spieler
    .text = Der Zug geht an den linken Nachbarn.
guide-step-final_cloister = Unfertige Klöster
    .text = Der Mönch bringt 1 Punkt für das Kloster und 1 für jede Landschaftskarte darum herum.
guide-step-final_road = Unfertige Straßen
    .text = 1 Punkt für jede Landschaftskarte, für die meisten Wegelagerer dort.
guide-step-final_city = Unfertige Städte
    .text = 1 Punkt für jede Landschaftskarte und 1 für jedes Wappen, für die meisten Ritter dort.
guide-step-final_fields = Wiesen
    .text = { $field_scoring ->
        [per_city_4] Jede fertige Stadt bringt einmal 4 Punkte: dem, der auf allen Wiesen rund um sie zusammen die meisten Bauern hat.
        [per_field_3_city_once] Wer auf einer Wiese die meisten Bauern hat, bekommt 3 Punkte für jede fertige Stadt, die sie berührt, aber niemand bekommt für dieselbe Stadt zweimal Punkte.
       *[other] Wer auf einer Wiese die meisten Bauern hat, bekommt 3 Punkte für jede fertige Stadt, die sie berührt. Eine Stadt kann mehrere Wiesen versorgen.
    }
guide-step-final_winner = Wer hat gewonnen?
    .text = Die meisten Punkte gewinnen. Bei Gleichstand teilt man sich den Sieg.

# Figures, tokens, buildings, signs, and what points are made of

guide-figure-base-follower = Besetzt Straßen, Städte, Klöster und Wiesen und kehrt heim, wenn sie gewertet werden. Ein Bauer bleibt bis zum Ende.
guide-building-base-monastery = Gehört seinem Mönch. Fertig mit Karten auf allen 8 Feldern ringsum.
guide-mark-base-pennant = Zählt wie eine weitere Karte seiner Stadt.
guide-mark-base-irregular = Ein Stadtteil, der kein einfacher Halbkreis ist. Für Punkte ohne Bedeutung.
guide-mark-base-tunnel = Die Straße führt unten hindurch. Für Punkte ohne Bedeutung.
guide-item-base-tiles = Fertige Straße 1, fertige Stadt 2 je Karte; am Ende je 1.
guide-item-base-pennants = Fertige Stadt 2 je Wappen; am Ende je 1.
guide-item-base-monastery = 9 für ein fertiges Kloster.
    .title = Fertiges Kloster
guide-item-base-squares = Am Ende 1 für das Gebäude und 1 für jede Karte ringsum.
    .title = Karten rund um ein Gebäude
guide-item-base-cities = Am Ende 3 für jede fertige Stadt an der Wiese.
    .title = Fertige Städte an einer Wiese

# Gezeichnete Beispiele

guide-example-base-lay_tile = Eine Karte legen
    .text = Blau hat eine Landschaftskarte mit einer Stadt und einer Straßenkurve gezogen. Sie passt auf das gestrichelte Feld, weil dort ihre Straße weitergeht und Wiese an Wiese liegt.
    .done = Straßen, Städte und Wiesen müssen an jeder Seite passen, die eine andere Karte berührt.
guide-example-base-deploy = Einen Gefolgsmann einsetzen
    .text = Blau hat eine Landschaftskarte gelegt, die die Straße von Rot verlängert. Sie gehört schon Rot, also darf dort kein Wegelagerer von Blau hin.
    .done = Die Stadt auf der neuen Karte ist noch frei: Dort steht jetzt ein Ritter von Blau.
guide-example-base-keep_follower = Einen Gefolgsmann behalten
    .text = Rot hat die eigene Straße verlängert, auf der schon ein Wegelagerer steht. Ein Bauer könnte auf eine Wiese der neuen Landschaftskarte, bliebe aber bis zum Ende dort.
    .done = Rot setzt keine Figur und behält den Gefolgsmann für später.
guide-example-base-closed_road = Eine Straße wird fertig
    .text = Rot hat gerade die linke Landschaftskarte gelegt. Die Straße beginnt und endet nun an einer Kreuzung, und der Wegelagerer von Rot steht darauf. Rot setzt keine weitere Figur.
    .done = Nur die Straße zwischen den beiden Kreuzungen zählt: 1 Punkt für jede ihrer Karten. Der Wegelagerer kehrt in den Vorrat zurück.
guide-example-base-closed_city = Eine Stadt schließen
    .text = Der Ritter von Rot steht in einer Stadt aus zwei Landschaftskarten mit einem Wappen. Ihre Mauer hat noch eine Lücke, im Norden.
    .task = Lege die Landschaftskarte an die Lücke, sodass ihre Mauer die Stadt schließt.
    .task-2 = Bestätige nun, dass du keine Figur setzt. Dann wird die Stadt gewertet.
    .elsewhere = Auch dort passt die Karte, aber deine Stadt bliebe offen. Versuche das Feld nördlich von ihr.
    .placed = Das dürftest du. Behalte hier deinen Gefolgsmann und setze keine Figur.
    .done = 2 Punkte für jede Karte und 2 für das Wappen. Dein Ritter ist heimgekehrt und kann wieder eingesetzt werden.
guide-example-base-full_monastery = Ein Kloster ist umgeben
    .text = Im Kloster steht der Mönch von Rot. Von den 8 Feldern ringsum ist nur noch eines leer, und Blau muss dort oder anderswo eine Landschaftskarte legen.
    .done = Es ist gleich, wer die letzte Karte legt: Der Mönch bringt Rot 9 Punkte und kehrt heim.
guide-example-base-end = Die letzte Karte
    .text = Rot hat die letzte Landschaftskarte in der Hand. Auf der Spielfläche sind Ritter und Bauer von Rot sowie Wegelagerer und Mönch von Blau.
    .done = Unfertiges bringt 1 Punkt für jede Karte, jedes Wappen und jedes Feld. Der Bauer von Rot liegt an einer fertigen Stadt: 3 Punkte.
