# Steps

guide-step-setup_abbey_set = Abtei, Bürgermeister, Wagen, Gutshof
    .text = { $abbey ->
        [false] Alle bekommen einen Bürgermeister, einen Wagen und einen Gutshof; die Abteien bleiben in der Schachtel.
       *[other] Alle bekommen ein Abteiplättchen, einen Bürgermeister, einen Wagen und einen Gutshof.
    } Mischt die übrigen Plättchen dieses Moduls ein.
guide-step-choose_abbey = Abtei statt Ziehen
    .text = Leg deine Abtei in ein Loch mit Plättchen an allen vier Seiten; passen muss nichts. Sie schließt alle Straßen, Städte und Wiesen daneben. Dafür ziehst du kein Plättchen.
guide-step-deploy_mayor = Bürgermeister einsetzen
    .text = Er kommt in eine Stadt ohne Gefolgsleute, auf dem eben gelegten Plättchen.
guide-step-place_barn = Gutshof setzen
    .text = Stell ihn auf eine Ecke, an der vier Plättchen zusammenstoßen und alle Wiese zeigen, eines davon das eben gelegte. { $barn_beside_barn ->
        [true] Andere Gutshöfe und Bauern auf der Wiese stören nicht.
       *[other] Auf der Wiese darf noch kein Gutshof sein; Bauern stören nicht.
    }
guide-step-deploy_wagon = Wagen einsetzen
    .text = Er darf hin, wo Gefolgsleute hindürfen, nur nicht auf Wiesen.
guide-step-score_barn_placed = Gutshof gesetzt: Bauern werden bezahlt
    .text = Die Bauern auf der Wiese eines eben gesetzten Gutshofs werden jetzt gewertet: 3 Punkte für jede fertige Stadt. Dann kehren sie heim.
guide-step-score_barn_connected = Wiese mit Gutshof verbunden
    .text = Bauern, deren Wiese mit der eines Gutshofs verbunden wird, bekommen 1 Punkt für jede fertige Stadt und kehren heim.
guide-step-score_abbey = Abtei
    .text = Eine Abtei mit Plättchen auf allen 8 Feldern ringsum bringt dem Mönch 9 Punkte.
guide-step-strength_mayor = Bürgermeister: so stark wie die Wappen
    .text = Er zählt so viel, wie die Stadt Wappen hat. Ohne Wappen zählt er nichts.
    .example = 3 Wappen: Er schlägt zwei Ritter.
guide-step-strength_wagon = Wagen: zählt einfach
    .text = Er zählt wie ein Gefolgsmann.
guide-step-wagon_move = Der Wagen fährt weiter
    .text = Nach seiner Wertung darf der Besitzer den Wagen in { $wagon_move ->
        [C2] eine unfertige Straße, Stadt oder ein Gebäude ohne Gefolgsleute mit einem Teil auf dem Plättchen des Wagens oder einem der 8 ringsum
       *[other] eine angrenzende unfertige Straße, Stadt oder ein Gebäude ohne Gefolgsleute
    } fahren, statt ihn heimzunehmen. Er hält { $wagon_stop ->
        [nearby] { $wagon_move ->
        [C2] auf seinem eigenen Plättchen oder einem ringsum
       *[other] dort, wo beide aneinandergrenzen
    }
       *[other] auf einem beliebigen Plättchen davon
    }. Mehrere entscheiden reihum, du zuerst.
guide-step-final_abbeys = Letzte Abteien
    .text = Wer noch eine Abtei hat, darf sie in ein Loch legen, mit Figur und Wertung. Es beginnt, wer als Erster kein Plättchen mehr bekam.
guide-step-final_barn_joined = Bauern beim Gutshof
    .text = Bauern, die eben noch auf die Wiese eines Gutshofs kamen, bekommen 1 Punkt für jede fertige Stadt.
guide-step-final_abbey = Unfertige Abteien
    .text = 1 Punkt für die Abtei und 1 für jedes Plättchen ringsum.
guide-step-final_strength_mayor = Bürgermeister: so stark wie die Wappen
    .text = Auch am Ende.
guide-step-final_strength_wagon = Wagen: zählt einfach
    .text = Auch am Ende. Er fährt nicht mehr weiter.
guide-step-final_barn = Gutshöfe
    .text = Wer einen Gutshof auf der Wiese hat, bekommt 4 Punkte für jede fertige Stadt daran.
    .example = 5 fertige Städte: 20.

# Figures, tokens, buildings, signs, and what points are made of

guide-figure-abbey_and_mayor-mayor = Ein Ritter, der so viel zählt, wie seine Stadt Wappen hat.
guide-figure-abbey_and_mayor-wagon = Ein Gefolgsmann auf Straßen, in Städten und Gebäuden. Nach der Wertung darf er weiterfahren.
guide-figure-abbey_and_mayor-barn = Übernimmt eine Wiese bis zum Ende: 4 Punkte für jede fertige Stadt. Auf seine Wiese darf kein Bauer mehr.
guide-building-abbey_and_mayor-abbey = Ein Kloster, das in jedes Loch passt und schließt, was daneben liegt.
guide-mark-abbey_and_mayor-well = Ein Brunnen, als Schmuck.
guide-item-abbey_and_mayor-abbey = 9 für eine fertige Abtei.
    .title = Fertige Abtei
