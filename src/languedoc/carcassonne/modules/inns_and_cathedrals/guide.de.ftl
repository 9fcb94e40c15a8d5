# Steps

guide-step-setup_big_follower = Großer Gefolgsmann
    .text = Alle bekommen einen großen Gefolgsmann. Mischt die Landschaftskarten dieses Moduls ein: { $tiles }.
guide-step-deploy_big_follower = Großen Gefolgsmann einsetzen
    .text = Er darf überall hin, wo Gefolgsleute hindürfen.
guide-step-strength_big = Großer Gefolgsmann: zählt doppelt
    .text = Für die Mehrheit zählt er wie zwei Gefolgsleute.
guide-step-mod_inn = Wirtshaus an der Straße
    .text = Eine fertige Straße mit mindestens einem Wirtshaus bringt 2 statt 1 Punkt je Landschaftskarte.
guide-step-mod_cathedral = Kathedrale in der Stadt
    .text = Eine fertige Stadt mit Kathedrale bringt 3 statt 2 Punkte für jede Landschaftskarte und jedes Wappen.
guide-step-final_strength_big = Großer Gefolgsmann: zählt doppelt
    .text = Auch am Ende zählt er wie zwei Gefolgsleute.
guide-step-final_inn_zero = Unfertige Straße mit Wirtshaus
    .text = { $inn_cathedral_final ->
        [ignore] Das Wirtshaus ändert nichts: 1 Punkt für jede Karte.
       *[other] Sie ist nichts wert.
    }
guide-step-final_cathedral_zero = Unfertige Stadt mit Kathedrale
    .text = { $inn_cathedral_final ->
        [ignore] Die Kathedrale ändert nichts: 1 Punkt für jede Karte und jedes Wappen.
       *[other] Sie ist nichts wert.
    }

# Figures, tokens, buildings, signs, and what points are made of

guide-figure-inns_and_cathedrals-big_follower = Ein Gefolgsmann, der für die Mehrheit doppelt zählt.
guide-mark-inns_and_cathedrals-inn = Die Straße bringt fertig 2 Punkte je Karte, unfertig nichts.
guide-mark-inns_and_cathedrals-cathedral = Die Stadt bringt fertig 3 Punkte je Karte und Wappen, unfertig nichts.
guide-item-inns_and_cathedrals-inn = 1 mehr für jede Karte der Straße.
guide-item-inns_and_cathedrals-cathedral = 1 mehr für jede Karte und jedes Wappen der Stadt.

# Gezeichnete Beispiele

guide-example-inns_and_cathedrals-big_follower = Der große Gefolgsmann
    .text = Rot hat eine Kreuzung gelegt und darf einen Gefolgsmann auf eine ihrer Straßen setzen.
    .done = Der große Gefolgsmann darf überall hin, wo auch andere hin dürfen. Es gibt nur einen, also will der Platz gut gewählt sein.
guide-example-inns_and_cathedrals-two_against_one = Zwei gegen einen
    .text = Der große Gefolgsmann von Rot steht auf der Straße im Osten, der Wegelagerer von Blau auf der im Nordwesten. Die Landschaftskarte von Rot verbindet beide Straßen.
    .done = Der große Gefolgsmann zählt wie zwei, also hat Rot auf der Straße mehr als Blau. Die Punkte werden wie immer gezählt.
guide-example-inns_and_cathedrals-inn = Ein Wirtshaus an der Straße
    .text = Der Wegelagerer von Rot steht auf einer Straße, die an einer Kreuzung endet. Rot hat eine Landschaftskarte mit einem Wirtshaus an einer ihrer Straßen gezogen.
    .task = Schließe die Straße im Westen ab, und zwar mit dem Wirtshaus daran.
    .task-2 = Setze nun keine Figur. Dann wird die Straße gewertet.
    .turned = So wird die Straße ohne das Wirtshaus fertig. Drehe die Karte: Das Wirtshaus muss an deiner Straße liegen.
    .elsewhere = Dort bliebe deine Straße offen. Ihr offenes Ende ist im Westen.
    .placed = Das dürftest du. Behalte hier deinen Gefolgsmann und setze keine Figur.
    .done = Mit einem Wirtshaus bringt jede Karte einer fertigen Straße 2 Punkte statt 1. Eines genügt, ein zweites ändert nichts.
guide-example-inns_and_cathedrals-cathedral = Eine Kathedrale in der Stadt
    .text = Der Ritter von Rot steht neben der Kathedrale. Die Mauer hat noch eine Lücke, im Norden.
    .done = Mit einer Kathedrale bringt jede Karte einer fertigen Stadt 3 Punkte statt 2, jedes Wappen auch.
guide-example-inns_and_cathedrals-two_at_the_end = Zwei gegen einen am Ende
    .text = Es ist die letzte Landschaftskarte. Sie verbindet die Straße des großen Gefolgsmanns von Rot mit der des Wegelagerers von Blau, schließt sie aber nicht ab.
    .done = Auch am Ende zählt der große Gefolgsmann wie zwei: Die Straße bringt nur Rot Punkte.
guide-example-inns_and_cathedrals-left_unfinished = Nichts für das, was offen bleibt
    .text = Der Wegelagerer von Rot steht an einem Wirtshaus, der Ritter von Blau neben einer Kathedrale. Mit der letzten Landschaftskarte wird beides nicht mehr fertig.
    .done = Eine unfertige Straße mit Wirtshaus und eine unfertige Stadt mit Kathedrale bringen gar nichts.

# Together with other modules
guide-with-tower_capture-inns_and_cathedrals = Auch der große Gefolgsmann kann gefangen werden; sein Lösegeld sind ebenfalls 3 Punkte.
guide-with-deploy_builder-inns_and_cathedrals = Der große Gefolgsmann allein genügt ihm.
guide-with-deploy_pig-inns_and_cathedrals = Der große Gefolgsmann allein genügt dem Schwein.
guide-with-score_labyrinth-inns_and_cathedrals = Ein Wirtshaus verdoppelt die Karten, nicht die Punkte für Gefolgsleute.
