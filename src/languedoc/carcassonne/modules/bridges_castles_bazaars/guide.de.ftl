# Steps

guide-step-setup_bridges_castles = Brücken und Burgen
    .text = Alle bekommen { $bridges ->
        [false] keine Brücken
       *[other] { $bridge } Brücken
    } und { $castles ->
        [false] keine Burgen
       *[other] { $castle_token } Burgen
    }. Mischt { $tiles } Plättchen ein.
guide-step-bazaar_tile_due = Plättchen vom Basar
    .text = Hast du auf einem Basar ein Plättchen bekommen, spiel es jetzt, statt zu ziehen.
guide-step-build_bridge = Brücke bauen
    .text = Beim Anlegen darfst du eine Brücke auf das Plättchen oder eines daneben legen, gerade von Wiesenkante zu Wiesenkante{ $bridge_anywhere ->
        [true] ; über dem eben gelegten Plättchen dürfen beide Enden offen sein
       *[other] , sodass eine Straße weitergeht
    }. Ihr Plättchen zählt für die Straße.
guide-step-bazaar = Basar
    .text = { $bazaar_mode ->
        [no_auction] Ein Plättchen mit Basar wurde gelegt: Zieht so viele Plättchen, wie Spieler dabei sind, offen. In der nächsten Runde wählt jeder, der aktive Spieler zuletzt, zu Beginn seines Zuges eines davon und spielt es, statt zu ziehen.
        [all_at_once] Ein Plättchen mit Basar wurde gelegt: Zieht so viele Plättchen, wie Spieler dabei sind, offen. Reihum, der aktive Spieler zuletzt, wählt jeder eines davon. In der nächsten Runde spielen alle ihr Plättchen.
       *[other] Ein Plättchen mit Basar wurde gelegt: Zieht so viele Plättchen, wie Spieler dabei sind, offen. Reihum bietet einer eines an, und alle ohne Plättchen bieten einmal. Wer es anbot, kauft es für das höchste Gebot oder verkauft es dafür. { $bids_on_credit ->
            [true] Ein Gebot darf höher sein als die eigenen Punkte; sie dürfen unter 0 fallen.
           *[other] Niemand bietet mehr Punkte, als er hat.
        } In der nächsten Runde spielen alle ihr Plättchen.
    }
    .example = { $bazaar_mode ->
        [no_auction] { "" }
        [all_at_once] { "" }
       *[other] Du bietest 2, das höchste Gebot ist 4: Zahl 4 und nimm das Plättchen, oder bekomm 4 und gib es her.
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

guide-token-bridges_castles_bazaars-bridge = Führt eine Straße über dieses Plättchen. Was darunter liegt, wird nicht getrennt.
guide-token-bridges_castles_bazaars-lords_castle = Der Burgherr bekommt die Punkte dessen, was zuerst daneben fertig wird.
guide-mark-bridges_castles_bazaars-bazaar = Wer es legt, eröffnet einen Basar: ein Plättchen für alle, versteigert.
guide-item-bridges_castles_bazaars-sale = Der Preis eines Plättchens auf dem Basar.
    .title = Plättchen vom Basar
guide-item-bridges_castles_bazaars-finished_castles = 1 mehr als eine Stadt für jede fertige Burg an der Wiese.
    .title = Fertige Burgen an einer Wiese
guide-item-bridges_castles_bazaars-lord = Die Punkte dessen, was neben der Burg zuerst fertig wurde.
    .title = Burgherr

# At the table

guide-count-castles = Davon Burgen
