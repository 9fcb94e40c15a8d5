# Steps

guide-step-setup_abbey_set = Abtei, Bürgermeister, Wagen, Gutshof
    .text = { $abbey ->
        [false] Alle bekommen einen Bürgermeister, einen Wagen und einen Gutshof; die Abteien bleiben in der Schachtel.
       *[other] Alle bekommen eine Abteikarte, einen Bürgermeister, einen Wagen und einen Gutshof.
    } Mischt die übrigen Karten dieses Moduls ein.
guide-step-choose_abbey = Abtei statt Ziehen
    .text = Leg deine Abtei in ein Loch mit Landschaftskarten an allen vier Seiten; passen muss nichts. Sie schließt alle Straßen, Städte und Wiesen daneben. Dafür ziehst du keine Karte.
guide-step-deploy_mayor = Bürgermeister einsetzen
    .text = Er kommt in eine Stadt ohne Gefolgsleute, auf der eben gelegten Landschaftskarte.
guide-step-place_barn = Gutshof setzen
    .text = Stell ihn auf eine Ecke, an der vier Landschaftskarten zusammenstoßen und alle Wiese zeigen, eine davon die eben gelegte. { $barn_beside_barn ->
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
    .text = Eine Abtei mit Landschaftskarten auf allen 8 Feldern ringsum bringt dem Mönch 9 Punkte.
guide-step-strength_mayor = Bürgermeister: so stark wie die Wappen
    .text = Er zählt so viel, wie die Stadt Wappen hat. Ohne Wappen zählt er nichts.
guide-step-strength_wagon = Wagen: zählt einfach
    .text = Er zählt wie ein Gefolgsmann.
guide-step-wagon_move = Der Wagen fährt weiter
    .text = Nach seiner Wertung darf der Besitzer den Wagen in { $wagon_move ->
        [C2] eine unfertige Straße, Stadt oder ein Gebäude ohne Gefolgsleute mit einem Teil auf der Karte des Wagens oder einer der 8 ringsum
       *[other] eine angrenzende unfertige Straße, Stadt oder ein Gebäude ohne Gefolgsleute
    } fahren, statt ihn heimzunehmen. Er hält { $wagon_stop ->
        [nearby] { $wagon_move ->
        [C2] auf seiner eigenen Karte oder einer ringsum
       *[other] dort, wo beide aneinandergrenzen
    }
       *[other] auf einer beliebigen Karte davon
    }. Mehrere entscheiden reihum, du zuerst.
guide-step-final_abbeys = Letzte Abteien
    .text = Wer noch eine Abtei hat, darf sie in ein Loch legen, mit Figur und Wertung. Es beginnt, wer als Erster keine Landschaftskarte mehr bekam.
guide-step-final_barn_joined = Bauern beim Gutshof
    .text = Bauern, die eben noch auf die Wiese eines Gutshofs kamen, bekommen 1 Punkt für jede fertige Stadt.
guide-step-final_abbey = Unfertige Abteien
    .text = 1 Punkt für die Abtei und 1 für jede Landschaftskarte ringsum.
guide-step-final_strength_mayor = Bürgermeister: so stark wie die Wappen
    .text = Auch am Ende.
guide-step-final_strength_wagon = Wagen: zählt einfach
    .text = Auch am Ende. Er fährt nicht mehr weiter.
guide-step-final_barn = Gutshöfe
    .text = Wer einen Gutshof auf der Wiese hat, bekommt 4 Punkte für jede fertige Stadt daran.

# Figures, tokens, buildings, signs, and what points are made of

guide-figure-abbey_and_mayor-mayor = Ein Ritter, der so viel zählt, wie seine Stadt Wappen hat.
guide-figure-abbey_and_mayor-wagon = Ein Gefolgsmann auf Straßen, in Städten und Gebäuden. Nach der Wertung darf er weiterfahren.
guide-figure-abbey_and_mayor-barn = Übernimmt eine Wiese bis zum Ende: 4 Punkte für jede fertige Stadt. Auf seine Wiese darf kein Bauer mehr.
guide-building-abbey_and_mayor-abbey = Ein Kloster, das in jedes Loch passt und schließt, was daneben liegt.
guide-mark-abbey_and_mayor-well = Ein Brunnen, als Schmuck.
guide-item-abbey_and_mayor-abbey = 9 für eine fertige Abtei.
    .title = Fertige Abtei

# Gezeichnete Beispiele

guide-example-abbey_and_mayor-abbey = Eine Abtei im Loch
    .text = In der Mitte ist ein Loch mit Landschaftskarten auf allen vier Seiten. Dort endet die Straße von Rot, und auch die Stadt von Rot. Der Zug beginnt.
    .task = Ziehe keine Landschaftskarte: Lege deine Abtei in das Loch.
    .task-2 = Setze nun einen Gefolgsmann als Mönch in die Abtei.
    .drawn = Die nächste Karte könnte alles Mögliche sein. Nimm hier deine Abtei.
    .other = Auch das ginge. Setze hier einen Gefolgsmann in die Abtei.
    .done = Passen muss nichts. Die Abtei schließt, was an ihr endet, also werden deine Straße und deine Stadt sofort gewertet. Sie selbst zählt dort nicht mit.
guide-example-abbey_and_mayor-full_abbey = Eine Abtei ist umgeben
    .text = Der Mönch von Rot steht in einer Abtei. Nur das Feld links unten ist leer, und Blau legt dort eine Landschaftskarte.
    .done = Eine Abtei bringt 9 Punkte wie ein Kloster, und der Mönch kommt heim.
guide-example-abbey_and_mayor-last_abbeys = Eine Abtei ganz zum Schluss
    .text = Der Vorrat ist leer, aber Rot hat noch die Abtei, und es gibt ein Loch.
    .done = Straße und Stadt sind geschlossen und werden wie immer gewertet. Die Abtei selbst ist nicht fertig: 1 Punkt für sie und 1 für jede der 7 Karten ringsum.
guide-example-abbey_and_mayor-mayor = Den Bürgermeister einsetzen
    .text = Rot hat eine Landschaftskarte mit Stadt und Wappen gelegt. In der Stadt steht noch niemand.
    .done = Der Bürgermeister zählt hier wie ein Ritter, denn die Stadt hat ein Wappen. Jedes weitere Wappen macht ihn stärker.
guide-example-abbey_and_mayor-mayor_against_knight = Wappen für den Bürgermeister
    .text = Der Bürgermeister von Rot und der Ritter von Blau stehen in zwei Städten. Die Landschaftskarte von Rot, mit einem Wappen, verbindet und schließt sie.
    .done = Die Stadt hat 2 Wappen, also zählt der Bürgermeister wie zwei und schlägt den Ritter. Die Punkte werden wie immer gezählt.
guide-example-abbey_and_mayor-mayor_and_wagon = Bürgermeister und Wagen am Ende
    .text = Der Bürgermeister von Rot und der Wagen von Blau stehen in zwei Städten. Die letzte Landschaftskarte verbindet sie, aber die Stadt bleibt offen.
    .done = Bei einem Wappen zählt der Bürgermeister einfach, der Wagen ebenso. Bei Gleichstand bekommen beide die Punkte.
guide-example-abbey_and_mayor-wagon = Den Wagen einsetzen
    .text = Rot hat eine Kreuzung gelegt. Der Wagen darf auf eine ihrer Straßen.
    .done = Er steht dort wie ein Wegelagerer. Auch in eine Stadt oder ein Gebäude darf er, aber nie auf eine Wiese.
guide-example-abbey_and_mayor-wagon_and_thief = Ein Wagen zählt wie ein Wegelagerer
    .text = Der Wagen von Rot und der Wegelagerer von Blau stehen auf zwei Straßen. Die Landschaftskarte von Rot verbindet sie.
    .done = Der Wagen zählt wie ein Gefolgsmann, also herrscht Gleichstand, und beide bekommen alle Punkte. Rot nimmt den Wagen diesmal zurück.
guide-example-abbey_and_mayor-wagon_drives = Der Wagen fährt weiter
    .text = Der Wagen von Rot steht auf einer Straße zwischen zwei Kreuzungen. Rot hat sie eben geschlossen.
    .done = Nach der Wertung darf der Wagen über die Kreuzung weiterfahren, auf eine offene Straße, auf der niemand steht. Das ist besser als heimzukehren.
guide-example-abbey_and_mayor-barn = Den Gutshof setzen
    .text = An einer Ecke stoßen vier Landschaftskarten zusammen, und alle zeigen dort Wiese. Die mit der Stadt hat Rot eben gelegt. Auf dieser Wiese liegt ein Bauer von Blau.
    .done = Der Bauer wird jetzt bezahlt, 3 Punkte für die fertige Stadt, und kehrt heim. Auf diese Wiese darf nun kein Bauer mehr.
guide-example-abbey_and_mayor-joined_to_a_barn = Eine Wiese wird mit einem Gutshof verbunden
    .text = Der Gutshof von Rot steht auf der Wiese im Süden, ein Bauer von Blau liegt auf der im Norden. Das Kloster von Rot beendet die Straße, und aus beiden wird eine Wiese.
    .done = Blau bekommt nur 1 Punkt für jede fertige Stadt an der gemeinsamen Wiese, und der Bauer kehrt heim.
guide-example-abbey_and_mayor-pig_joined_to_a_barn = Ein Schwein kommt zum Gutshof
    .text = Auf der Wiese im Norden hat Blau einen Bauern und das Schwein. Die Landschaftskarte von Rot verbindet sie mit der Wiese, auf der der Gutshof von Rot steht.
    .done = Mit dem Schwein bringt jede Stadt 2 Punkte statt 1. Bauer und Schwein kehren heim.
guide-example-abbey_and_mayor-barn_at_the_end = Ein Gutshof am Ende
    .text = Der Gutshof von Rot steht auf einer Wiese, und die letzte Landschaftskarte macht die zweite Stadt daran fertig.
    .done = Der Gutshof bringt 4 Punkte für jede fertige Stadt.
guide-example-abbey_and_mayor-to_a_barn_from_carcassonne = Vom Markt zum Gutshof
    .text = Rot hat einen Gefolgsmann auf dem Markt von Carcassonne, und auf der Wiese im Osten steht der Gutshof von Blau. Die letzte Landschaftskarte liegt.
    .done = Vor der Schlusswertung geht der Gefolgsmann von Rot auf diese Wiese. Ein Bauer beim Gutshof bekommt nur 1 Punkt für jede fertige Stadt, und die Stadt Carcassonne ist eine. Der Gutshof bekommt 4.

# Together with other modules
guide-with-choose_abbey-cult = Auch hierfür ist eine Abtei ein Kloster: Kultstätten meiden sie, und sie kann herausgefordert werden.
guide-with-choose_abbey-river = Nicht, solange noch Flusskarten da sind.
guide-with-choose_abbey-half_so_wild = Das Loch muss ein ganzes leeres Feld sein.
guide-with-choose_abbey-bridges_castles_bazaars = Eine Brücke, die am Loch endet, wird geschlossen. Später darf keine Brücke an der Abtei enden oder über sie führen.
guide-with-choose_abbey-hills_and_sheep = Eine Abtei kann die Wiese eines Schäfers schließen.
guide-with-place_barn-princess_and_dragon = Der Gutshof darf auch auf eine Landschaftskarte mit Vulkan.
guide-with-place_barn-half_so_wild = Alle vier Karten müssen quadratisch sein, keine Dreiecke.
guide-with-place_barn-german_castles = Eine Doppelkarte darf eine oder zwei der vier Ecken zeigen.
guide-with-wagon_move-mage_and_witch = Der Wagen darf dorthin fahren, wo Magier oder Hexe stehen: Nur Gefolgsleute besetzen etwas.
guide-with-wagon_move-cult = Nach einer gewonnenen Herausforderung darf ein Wagen weiterfahren, nach einer verlorenen kehrt er heim.
guide-with-wagon_move-bridges_castles_bazaars = Ein Wagen, der Burgherr war, kehrt heim.
guide-with-bazaar_tile_due-abbey_and_mayor = Statt seiner darf keine Abtei gelegt werden.
guide-with-dragon_move-abbey_and_mayor = Gutshöfe sind sicher. Eine Abtei ist eine Karte wie jede andere.
guide-with-fairy_move-abbey_and_mayor = Sie darf bei Bürgermeister oder Wagen stehen, nie bei einem Gutshof.
guide-with-count_move_in-abbey_and_mayor = Ein Wagen darf überallhin außer auf den Markt, ein Bürgermeister nur ins Schloss, ein Gutshof nirgendwohin.
guide-with-festival_return-abbey_and_mayor = Bürgermeister und Wagen dürfen heimkehren{ $festival_return ->
        [figure] , auch der Gutshof, ohne Punkte.
       *[other] , der Gutshof nicht.
    }
guide-with-siege_escape-abbey_and_mayor = Eine Abtei neben der Belagerung genügt ebenfalls.
guide-with-mod_vineyard-abbey_and_mayor = Auch eine fertige Abtei bringt 3 mehr für jeden.
guide-with-deploy_phantom-abbey_and_mayor = Auch nach Bürgermeister, Wagen oder Gutshof; aber nicht als Bauer auf eine Wiese mit Gutshof.
guide-with-tower_capture-abbey_and_mayor = Ein Bürgermeister kann gefangen werden, ein Gutshof nie; { $tower_capture_wagon ->
        [true] ein Wagen schon.
       *[other] ein Wagen auch nicht.
    }
guide-with-tower_follower-abbey_and_mayor = Bürgermeister und Wagen dürfen nicht hinauf.
guide-with-deploy_builder-abbey_and_mayor = Ein Wagen oder ein Bürgermeister genügt ihm als Gefolgsmann.
guide-with-builder_trigger-abbey_and_mayor = Eine Abtei verlängert nichts und bringt keine zweite Karte.
guide-with-builder_second_part-abbey_and_mayor = Als zweite Karte darf auch die Abtei gelegt werden.
guide-with-castle_conversion-abbey_and_mayor = Ein Wagen kann Burgherr werden, ein Bürgermeister nicht.
guide-with-seduction_replace-abbey_and_mayor = Ein Bürgermeister kann nur in eine Stadt kommen.
guide-with-bath_take-abbey_and_mayor = Ein Wagen, der weiterfährt, muss nicht ins Bad.
