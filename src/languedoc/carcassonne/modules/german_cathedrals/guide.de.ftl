# Steps

guide-step-deploy_archbishop = Erzbischof
    .text = In die Kathedrale des eben gelegten Plättchens darf ein Gefolgsmann als Erzbischof.
guide-step-cathedral_roads_moved = Straßen einer Kathedrale verändert
    .text = Hat eine Fähre Straßen verändert, schaut erneut, ob alle Straßen einer Kathedrale fertig sind.
guide-step-cathedral_roads_joined = Alle Straßen einer Kathedrale
    .text = Schaut, ob alle Straßen einer Kathedrale fertig sind: Dann ist sie es auch.
guide-step-score_archbishop = Erzbischof
    .text = Sind alle Straßen einer Kathedrale fertig, bekommt der Erzbischof 1 Punkt für jeden ihrer Abschnitte, 2 auf Straßen mit Wirtshaus. Auf dem Plättchen der Kathedrale zählt jede Straße für sich.
    .example = Straßen von 4, 3 mit Wirtshaus und 2: 4 + 6 + 2 = 12.
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
