# Steps

guide-step-setup_tower_pieces = Turmteile
    .text = Alle bekommen { $tower_piece } Turmteile. Mischt { $tiles } Plättchen ein.
guide-step-ransom_prisoner = Gefangenen auslösen
    .text = Zahl 3 Punkte an den, der einen deiner Gefolgsleute hält, und nimm ihn zurück; du darfst ihn noch in diesem Zug einsetzen. Einmal je Zug.
guide-step-tower_piece = Turm bauen
    .text = Setz eines deiner Turmteile auf einen beliebigen Turmplatz oder auf einen Turm, auf dem niemand steht.
guide-step-tower_capture = Gefangenen nehmen
    .text = Danach darfst du einen Gefolgsmann{ $tower_capture_wagon ->
        [true] { " " }oder Wagen
       *[other] { "" }
    } nehmen, der auf dem Plättchen des Turms steht oder in gerader Linie höchstens so viele Felder entfernt ist, wie der Turm hoch ist. { $tower_capture_own ->
        [false] Es muss ein fremder sein, und er wird dein Gefangener.
       *[other] Ein eigener kommt heim, ein fremder wird dein Gefangener.
    }
    .example = Ein Turm der Höhe 2 reicht zwei Felder weit in vier Richtungen.
guide-step-prisoner_exchange = Gefangenenaustausch
    .text = Hält der andere schon einen von dir, kehren beide sofort heim. Du wählst, welcher von deinen.
guide-step-tower_follower = Turm abschließen
    .text = Stell einen Gefolgsmann auf einen Turm aus mindestens einem Teil. Er ist damit abgeschlossen und wächst nicht mehr; der Gefolgsmann bleibt dort.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-tower-tower = Die Höhe sagt, wie weit er reicht, wenn ein Teil hinzukommt.
guide-mark-tower-tower = Hier kann ein Turm gebaut werden, von jedem in jedem Zug.
guide-item-tower-ransom = 3 vom Besitzer an den, der ihn hält.
