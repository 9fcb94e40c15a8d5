# Steps

guide-step-setup_tower_pieces = Turmteile
    .text = Alle bekommen { $tower_piece } Turmteile. Mischt { $tiles } Landschaftskarten ein.
guide-step-ransom_prisoner = Gefangenen auslösen
    .text = Zahl 3 Punkte an den, der einen deiner Gefolgsleute hält, und nimm ihn zurück; du darfst ihn noch in diesem Zug einsetzen. Einmal je Zug.
guide-step-tower_piece = Turm bauen
    .text = Setz eines deiner Turmteile auf einen beliebigen Turmplatz oder auf einen Turm, auf dem niemand steht.
guide-step-tower_capture = Gefangenen nehmen
    .text = Danach darfst du einen Gefolgsmann{ $tower_capture_wagon ->
        [true] { " " }oder Wagen
       *[other] { "" }
    } nehmen, der auf der Karte des Turms steht oder in gerader Linie höchstens so viele Felder entfernt ist, wie der Turm hoch ist. { $tower_capture_own ->
        [false] Es muss ein fremder sein, und er wird dein Gefangener.
       *[other] Ein eigener kommt heim, ein fremder wird dein Gefangener.
    }
guide-step-prisoner_exchange = Gefangenenaustausch
    .text = Hält der andere schon einen von dir, kehren beide sofort heim. Du wählst, welcher von deinen.
guide-step-tower_follower = Turm abschließen
    .text = Stell einen Gefolgsmann auf einen Turm aus mindestens einem Teil. Er ist damit abgeschlossen und wächst nicht mehr; der Gefolgsmann bleibt dort.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-tower-tower = Die Höhe sagt, wie weit er reicht, wenn ein Teil hinzukommt.
guide-mark-tower-tower = Hier kann ein Turm gebaut werden, von jedem in jedem Zug.
guide-item-tower-ransom = 3 vom Besitzer an den, der ihn hält.

# Gezeichnete Beispiele

guide-example-tower-capture = Einen Gefangenen nehmen
    .text = Auf der Landschaftskarte in der Mitte ist ein Turmplatz. Gleich daneben steht der Mönch von Blau. Rot hat eine Karte gelegt und darf nun ein Turmteil setzen.
    .task = Setze ein Turmteil auf den Turmplatz.
    .task-2 = Der Turm reicht nun ein Feld weit in jede Richtung. Nimm den Mönch von Blau gefangen.
    .passed = Dann hätte der Mönch von Blau seine Ruhe. Probiere, was ein Turm kann.
    .deployed = Dort dürfte ein Gefolgsmann hin. Setze hier lieber ein Turmteil.
    .done = Der Gefolgsmann liegt bei dir, bis Blau 3 Punkte zahlt oder einen von deinen nimmt. Mit jedem weiteren Turmteil reicht der Turm ein Feld weiter.
guide-example-tower-exchange = Gefangene austauschen
    .text = Rot hält einen Gefolgsmann von Blau gefangen, und auf der Landschaftskarte des Turms liegt ein Bauer von Rot. Nun erhöht Blau den Turm.
    .done = Blau nimmt den Bauern gefangen, und sofort kehren beide Gefangenen zu ihren Besitzern heim.
guide-example-tower-ransom = Lösegeld zahlen
    .text = Rot hält den Mönch von Blau gefangen. Blau hat Punkte und ist an der Reihe.
    .done = Für 3 Punkte ist der Gefolgsmann frei, und Blau darf ihn noch in diesem Zug einsetzen.
guide-example-tower-closed_tower = Einen Turm schließen
    .text = Der Turm hat ein Turmteil. Der Mönch von Blau daneben wäre der nächste Gefangene, aber Rot will lieber, dass der Turm nicht wächst.
    .done = Der Gefolgsmann steht obenauf. Niemand darf mehr ein Turmteil auf diesen Turm setzen, und der Gefolgsmann bleibt bis zum Spielende.

# Together with other modules
guide-with-ransom_prisoner-traders_and_builders = Einmal im ganzen Zug, auch mit zwei Karten.
guide-with-ransom_prisoner-robbers = Die 3 Punkte können dem, der den Gefangenen hielt, geraubt werden.
guide-with-tower_piece-traders_and_builders = Im Doppelzug mit jeder Karte.
guide-with-fairy_move-tower = Sie darf bei einem Gefolgsmann auf einem Turm stehen: 1 Punkt zu Beginn deiner Züge.
guide-with-count_move_out-tower = Gefangene können nicht mitmachen.
