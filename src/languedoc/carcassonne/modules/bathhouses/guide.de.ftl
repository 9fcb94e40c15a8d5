# Steps

guide-step-setup_bathhouses = Badehäuser
    .text = Mischt die Badehausplättchen verdeckt und gebt { $drawn } davon in den Vorrat; die übrigen bleiben ungesehen aus dem Spiel.
guide-step-bath_buy_back = Aus dem Bad freikaufen
    .text = Zahl, was die Fahne des Badehauses sagt, und nimm deinen Gefolgsmann zurück. Du darfst ihn noch in diesem Zug einsetzen.
guide-step-bath_points = Fahnen
    .text = Eine fertige Straße oder Stadt bringt zusätzlich die Fahnen aller ihrer Badehäuser.
    .example = Eine Stadt aus 4 Plättchen mit einem Badehaus von 4: 8 + 4 = 12.
guide-step-bath_order = Wer zuerst?
    .text = Müssen mehrere Gefolgsleute ins Bad, bestimmt der aktive Spieler die Reihenfolge.
guide-step-bath_take = Ins Bad
    .text = Stand in der eben gewerteten Straße oder Stadt nur ein Gefolgsmann, legt sein Besitzer ihn auf ein freies Badehaus, statt ihn heimzunehmen.
guide-step-bath_release = Aus dem Bad
    .text = Ein Badehaus mit Plättchen auf allen 8 Feldern ringsum gibt seinen Gefolgsmann umsonst zurück.

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-bathhouses-bathhouse = Die Fahne zählt mit, wenn Straße oder Stadt fertig ist. Ein einzelner Gefolgsmann muss vielleicht hier baden.
guide-item-bathhouses-bath_flags = 3 bis 5 für jedes Badehaus, wie auf der Fahne.
guide-item-bathhouses-bath_price = Was die Fahne sagt, um einen Gefolgsmann freizukaufen.

# At the table

guide-count-bathhouse = Badehaus
    .of_3 = Badehäuser mit der Fahne 3
    .of_4 = Badehäuser mit der Fahne 4
    .of_5 = Badehäuser mit der Fahne 5
