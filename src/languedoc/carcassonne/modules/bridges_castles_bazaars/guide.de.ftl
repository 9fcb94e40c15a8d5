# Steps

guide-step-setup_bridges_castles = Brücken und Burgen
    .text = Alle bekommen { $bridges ->
        [false] keine Brücken
       *[other] { $bridge } Brücken
    } und { $castles ->
        [false] keine Burgen
       *[other] { $castle_token } Burgen
    }. Mischt { $tiles } Karten ein.
guide-step-bazaar_tile_due = Landschaftskarte vom Basar
    .text = Hast du auf einem Basar eine Landschaftskarte bekommen, spiel sie jetzt, statt zu ziehen.
guide-step-build_bridge = Brücke bauen
    .text = Beim Anlegen darfst du eine Brücke auf die Landschaftskarte oder eine daneben legen, gerade von Wiesenkante zu Wiesenkante{ $bridge_anywhere ->
        [true] ; über der eben gelegten Karte dürfen beide Enden offen sein
       *[other] , sodass eine Straße weitergeht
    }. Ihre Karte zählt für die Straße.
guide-step-bazaar = Basar
    .text = { $bazaar_mode ->
        [no_auction] Eine Karte mit Basar wurde gelegt: Zieht so viele Karten, wie Spieler dabei sind, offen. In der nächsten Runde wählt jeder, der aktive Spieler zuletzt, zu Beginn seines Zuges eine davon und spielt sie, statt zu ziehen.
        [all_at_once] Eine Karte mit Basar wurde gelegt: Zieht so viele Karten, wie Spieler dabei sind, offen. Reihum, der aktive Spieler zuletzt, wählt jeder eine davon. In der nächsten Runde spielen alle ihre Karte.
       *[other] Eine Karte mit Basar wurde gelegt: Zieht so viele Karten, wie Spieler dabei sind, offen. Reihum bietet einer eine an, und alle ohne Karte bieten einmal. Wer sie anbot, kauft sie für das höchste Gebot oder verkauft sie dafür. { $bids_on_credit ->
            [true] Ein Gebot darf höher sein als die eigenen Punkte; sie dürfen unter 0 fallen.
           *[other] Niemand bietet mehr Punkte, als er hat.
        } In der nächsten Runde spielen alle ihre Karte.
    }
guide-step-castle_conversion = Burg statt Punkte
    .text = { $castle_by_owner ->
        [true] Wird eine Stadt aus zwei einfachen Halbkreisen fertig, in der nur ein Gefolgsmann steht, darf sein Besitzer sie zur Burg machen, statt sie zu werten, gleich wer sie fertig gebaut hat. Der Gefolgsmann wird ihr Burgherr.
       *[other] Machst du eine Stadt aus zwei einfachen Halbkreisen fertig, in der nur ein Gefolgsmann steht, ein eigener, darfst du sie zur Burg machen, statt sie zu werten. Der Gefolgsmann wird ihr Burgherr.
    }
guide-step-score_castle_lord = Burgherr
    .text = Was zuerst an Straße, Stadt oder Kloster auf den sechs Feldern um eine Burg fertig wird, bringt ihrem Burgherrn dieselben Punkte. Unter mehreren wählt er. Dann kehrt er heim.
guide-step-final_castle = Burgen am Ende
    .text = Ein Burgherr, der noch wartet, bekommt nichts. Für Wiesen zählt { $castle_always_counts ->
        [true] jede Burg
       *[other] eine fertige Burg
    } wie eine fertige Stadt und 1 Punkt mehr.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-bridges_castles_bazaars-bridge = Führt eine Straße über diese Karte. Was darunter liegt, wird nicht getrennt.
guide-token-bridges_castles_bazaars-lords_castle = Der Burgherr bekommt die Punkte dessen, was zuerst daneben fertig wird.
guide-mark-bridges_castles_bazaars-bazaar = Wer sie legt, eröffnet einen Basar: eine Karte für alle, versteigert.
guide-item-bridges_castles_bazaars-sale = Der Preis einer Karte auf dem Basar.
    .title = Karte vom Basar
guide-item-bridges_castles_bazaars-finished_castles = 1 mehr als eine Stadt für jede fertige Burg an der Wiese.
    .title = Fertige Burgen an einer Wiese
guide-item-bridges_castles_bazaars-lord = Die Punkte dessen, was neben der Burg zuerst fertig wurde.
    .title = Burgherr

# At the table

guide-count-castles = Davon Burgen

# Gezeichnete Beispiele

guide-example-bridges_castles_bazaars-castle = Eine Burg bauen
    .text = Der Ritter von Rot steht in einer Stadt mit einer Lücke im Norden. Auf der Straße darunter steht der Wegelagerer von Blau. Eine Burg kann mehr bringen als diese kleine Stadt.
    .task = Schließe die Stadt mit deiner Landschaftskarte.
    .task-2 = Setze jetzt keine Figur. Dann kommt die Frage dieses Moduls.
    .task-3 = Lass die Stadt nicht werten: Baue eine Burg.
    .elsewhere = Dort bliebe deine Stadt offen. Ihre Lücke ist im Norden.
    .deployed = Das dürftest du. Behalte hier deinen Gefolgsmann.
    .scored = Das brächte jetzt 4 Punkte. Probiere, was eine Burg kann.
    .done = Die Stadt wird nicht mehr gewertet. Ihr Ritter ist nun Burgherr und bekommt so viele Punkte, wie Straße, Stadt oder Kloster bringt, was auf den sechs Feldern ringsum als Erstes fertig wird.
guide-example-bridges_castles_bazaars-lord = Der Burgherr
    .text = In der Burg ist der Burgherr von Rot. Die Straße daneben gehört Blau, und Blau zieht die Landschaftskarte, die sie schließt.
    .done = Als Erstes wird neben der Burg die Straße fertig, also bekommt Rot so viele Punkte, wie sie Blau bringt. Der Burgherr kehrt heim, die Burg bleibt.
guide-example-bridges_castles_bazaars-bridge = Eine Brücke über eine Karte
    .text = Die Straße von Rot endet an einer Lücke, und von der anderen Seite kommt eine Straße. Rot hat ein Kloster gezogen, das keine Straße hat.
    .done = Eine Brücke führt die Straße über das Kloster. So passt die Karte, und die Straße ist geschlossen. Die Karte unter der Brücke zählt mit. Rot darf trotzdem eine Figur setzen.
guide-example-bridges_castles_bazaars-bridge_beside = Eine Brücke über die Karte daneben
    .text = Die Straße von Blau liefe in die Wiese beim Kloster von Rot.
    .done = Die Brücke darf auch auf der Karte neben der neuen liegen. Die Straße geht auf ihr weiter und ist am anderen Ende offen.
guide-example-bridges_castles_bazaars-bridge_with_an_inn = Eine Brücke beim Wirtshaus
    .text = Der Wegelagerer von Rot steht auf einer Straße mit einem Wirtshaus. Das Kloster von Rot kommt in die Lücke, mit einer Brücke.
    .done = Die Karte unter der Brücke gehört zur Straße wie die anderen: Mit einem Wirtshaus bringt auch sie 2 Punkte.
guide-example-bridges_castles_bazaars-auction = Eine Versteigerung
    .text = Rot hat einen Basar gelegt. Zwei Landschaftskarten liegen offen, so viele, wie Spieler da sind. Blau sitzt links von Rot und verkauft zuerst. Rot hat 4 Punkte, Blau 3.
    .done = Blau hat eine Karte versteigert und sie für das höchste Gebot, 2 Punkte, an Rot verkauft. Die andere nimmt Blau umsonst, und beide spielen ihre Karte, statt zu ziehen, Blau zuerst.
guide-example-bridges_castles_bazaars-free_choice = Ein Basar ohne Versteigerung
    .text = Rot hat einen Basar gelegt. Zwei Landschaftskarten liegen offen, so viele, wie Spieler da sind. Der Zug von Rot endet.
    .done = Blau nimmt zu Beginn des Zuges eine davon und spielt sie, statt zu ziehen. Die andere ist für Rot.
guide-example-bridges_castles_bazaars-castle_at_the_end = Eine Burg an der Wiese
    .text = Der Burgherr von Rot ist heimgekehrt, die Burg ist fertig. Auf der Wiese zwischen der Burg und einer fertigen Stadt liegt ein Bauer von Blau. Das ist die letzte Landschaftskarte.
    .done = Die Stadt bringt 3 Punkte. Die fertige Burg zählt wie eine Stadt und bringt 1 mehr, also 4.

# Together with other modules
guide-with-castle_conversion-cathars = Auch eine belagerte Stadt darf Burg werden; dann wirkt die Belagerung nicht mehr.
guide-with-castle_conversion-traders_and_builders = Die Waren der Stadt werden dann nicht genommen.
guide-with-castle_conversion-king_and_robber = Für den König ist eine Burg keine fertige Stadt.
guide-with-castle_conversion-mage_and_witch = Magier oder Hexe in dieser Stadt verlassen die Spielfläche.
guide-with-castle_conversion-watchtowers = Die Stadt war fertig: Ihr Wachturm bezahlt.
guide-with-dragon_move-bridges_castles_bazaars = Der Burgherr ist sicher, Gefolgsleute auf Brücken sind es nicht.
guide-with-tower_capture-bridges_castles_bazaars = Der Burgherr kann nicht gefangen werden.
guide-with-portal_enable-bridges_castles_bazaars = In eine Burg darf niemand.
guide-with-count_move_out-bridges_castles_bazaars = In eine Burg darf niemand.
guide-with-build_bridge-half_so_wild = Nie über ein Dreieck; an einer Straße seiner kurzen Seite darf eine Brücke enden.
guide-with-build_bridge-tower = Brücke und Turm dürfen auf einer Karte sein.
guide-with-shepherd_extend-bridges_castles_bazaars = Unter einer Brücke geht die Wiese weiter.
guide-with-builder_trigger-bridges_castles_bazaars = Auch eine durch eine Brücke verlängerte Straße zählt.
guide-with-builder_second_part-bridges_castles_bazaars = In der Runde nach einem Basar wird die zweite Karte wie üblich gezogen.
guide-with-mod_inn-bridges_castles_bazaars = Auch eine Karte unter einer Brücke dieser Straße bringt 2 Punkte.
guide-with-award_robber_baron-bridges_castles_bazaars = Karten unter Brücken zählen zur Länge.
guide-with-score_watchtower-bridges_castles_bazaars = Eine Karte unter einer Brücke ist eine mit Straße.
guide-with-score_barn_placed-bridges_castles_bazaars = Eine fertige Burg bringt 4.
guide-with-score_barn_connected-bridges_castles_bazaars = Eine fertige Burg bringt 2.
guide-with-final_barn-bridges_castles_bazaars = Eine fertige Burg bringt 5.
guide-with-score_castle_lord-princess_and_dragon = Steht die Fee beim Burgherrn, bringt sie jetzt 3 Punkte.
guide-with-score_castle_lord-inns_and_cathedrals = Wirtshaus und Kathedrale zählen auch für den Burgherrn.
guide-with-score_castle_lord-hills_and_sheep = Weinberge eines Klosters zählen auch für den Burgherrn.
guide-with-score_castle_lord-cult = Eine fertige Kultstätte zählt; eine verlorene Herausforderung nicht.
guide-with-score_castle_lord-monasteries = Ein Kloster, in dem nur Äbte wohnen, wird nie fertig.
guide-with-catapult_throw-bridges_castles_bazaars = Der Burgherr kann getroffen werden; die Burg bleibt.
guide-with-bazaar-messages = Was bezahlt wird, bringt keine Depesche; was man bekommt, vielleicht.
guide-with-bazaar-robbers = Was bezahlt wird, ist vor Räubern sicher; was man bekommt, nicht.
