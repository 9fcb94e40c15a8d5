# Steps

guide-step-deploy_archbishop = Erzbischof
    .text = In die Kathedrale der eben gelegten Landschaftskarte darf ein Gefolgsmann als Erzbischof.
guide-step-cathedral_roads_moved = Straßen einer Kathedrale verändert
    .text = Hat eine Fähre Straßen verändert, schaut erneut, ob alle Straßen einer Kathedrale fertig sind.
guide-step-cathedral_roads_joined = Alle Straßen einer Kathedrale
    .text = Schaut, ob alle Straßen einer Kathedrale fertig sind: Dann ist sie es auch.
guide-step-score_archbishop = Erzbischof
    .text = Sind alle Straßen einer Kathedrale fertig, bekommt der Erzbischof 1 Punkt für jeden ihrer Abschnitte, 2 auf Straßen mit Wirtshaus. Auf der Landschaftskarte der Kathedrale zählt jede Straße für sich.
guide-step-mod_german_cathedral_road = Straße an einer Kathedrale
    .text = Eine fertige Straße, die zu einer Kathedrale führt, bringt 2 Punkte je Abschnitt, 3 mit Wirtshaus.
guide-step-final_archbishop = Erzbischöfe
    .text = 1 Punkt für jeden Abschnitt der Straßen der Kathedrale ohne Wirtshaus.

# Figures, tokens, buildings, signs, and what points are made of

guide-building-german_cathedrals-german_cathedral = Gehört ihrem Erzbischof. Fertig, wenn alle ihre Straßen es sind.
guide-item-german_cathedrals-german_cathedral = 1 mehr für jeden Abschnitt einer Straße an einer Kathedrale.
    .title = Straße einer Kathedrale
guide-item-german_cathedrals-sections = 1 für jeden Abschnitt der Straßen der Kathedrale.
    .title = Abschnitte von Straßen
guide-item-german_cathedrals-inn_sections = 1 mehr für jeden Abschnitt einer Straße mit Wirtshaus.

# At the table

guide-count-german_cathedrals = Kathedralen an ihren Enden
guide-count-sections = Abschnitte seiner Straßen
guide-count-raised_sections = Abschnitte von Straßen mit Wirtshaus

# Gezeichnete Beispiele

guide-example-german_cathedrals-archbishop = Ein Erzbischof
    .text = Drei Straßen führen zum leeren Feld in der Mitte, und jede ist am anderen Ende geschlossen. Rot hat eine Kathedrale mit drei Straßen gezogen.
    .task = Lege die Kathedrale dorthin, wo die drei Straßen sich treffen.
    .task-2 = Setze deinen Gefolgsmann als Erzbischof in die Kathedrale.
    .elsewhere = Dort passt sie, aber ihre Straßen blieben offen. Leg sie auf das Feld, an dem drei Straßen enden.
    .road = Ein Wegelagerer bekäme die Punkte einer Straße. Der Erzbischof bekommt etwas für alle drei.
    .placed = Das dürftest du. Setze hier einen Gefolgsmann in die Kathedrale.
    .done = Alle drei Straßen sind fertig, also wird der Erzbischof sofort bezahlt: 1 Punkt für jeden Abschnitt seiner Straßen. Die Karte der Kathedrale zählt bei jeder Straße. Dann kehrt er heim.
guide-example-german_cathedrals-road = Eine Straße zu einer Kathedrale
    .text = Der Wegelagerer von Rot steht auf einer Straße, die an einer Kathedrale beginnt. Blau schließt ihr anderes Ende.
    .done = Eine fertige Straße, die zu einer Kathedrale führt, bringt 2 Punkte für jeden Abschnitt statt 1. Es ist gleich, wer in der Kathedrale ist.
guide-example-german_cathedrals-inn = Eine Kathedrale und ein Wirtshaus
    .text = Der Erzbischof von Rot wartet in der Kathedrale. Ihre Straße im Süden führt an einem Wirtshaus vorbei und ist fertig, ebenso die lange im Westen. Blau schließt die dritte.
    .done = Jeder Abschnitt der drei Straßen bringt 1 Punkt, auf der Straße mit Wirtshaus 1 mehr.
guide-example-german_cathedrals-end = Eine Kathedrale am Ende
    .text = Rot hat die letzte Landschaftskarte. Der Erzbischof von Rot ist in der Kathedrale, und zwei ihrer drei Straßen sind noch offen.
    .done = Am Ende bekommt ein Erzbischof 1 Punkt für jeden Abschnitt aller seiner Straßen, fertig oder nicht. Eine Straße mit Wirtshaus zählte nichts.
guide-example-german_cathedrals-ferry = Eine Fähre schließt eine Straße
    .text = Die Straße im Westen der Kathedrale von Rot geht über eine Fähre weiter. Rot hat sie verlängert und darf die Fähre umlegen.
    .done = Die Straße endet jetzt am See. Damit sind alle Straßen der Kathedrale fertig, und der Erzbischof wird bezahlt.

# Together with other modules
guide-with-mod_german_cathedral_road-mage_and_witch = Die Hexe halbiert auch diese Punkte; die des Erzbischofs bleiben.
guide-with-score_archbishop-little_buildings = Kleine Gebäude bringen ihm nichts.
guide-with-award_gold-german_cathedrals = Ein Erzbischof nimmt nur das Gold auf der Karte seiner Kathedrale.
guide-with-deploy_phantom-german_cathedrals = Das Phantom darf Erzbischof werden.
guide-with-portal_enable-german_cathedrals = Auch in eine freie, unfertige Kathedrale, als Erzbischof.
guide-with-message_choice-german_cathedrals = Ein Erzbischof ist kein Wegelagerer, Ritter, Bauer oder Mönch.
