# Steps

guide-step-watchtower_restriction = Niemand auf dem Wachturm
    .text = Auf dem Wachturm selbst steht niemand; Straße, Stadt und Wiese seines Plättchens sind frei wie sonst.
guide-step-score_watchtower = Wachturm
    .text = Wird eine Straße oder Stadt auf dem Plättchen eines Wachturms fertig, { $watchtower_owner ->
        [meeple_owner] bekommt zuerst jeder für jeden Gefolgsmann, der auf diesem Plättchen darin steht
        [figure_owner] bekommt zuerst jeder für jede Figur, die auf diesem Plättchen darin steht
       *[other] bekommst du zuerst
    }, was er auf seinem und den bis zu 8 Plättchen ringsum zählt: 1 für jedes Plättchen mit Straße oder mit Stadt, 2 für jeden Gefolgsmann oder jedes Wappen, 3 für jedes Kloster, je nach Aufdruck.

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-watchtowers-watchtower = Bezahlt, wer hier eine Straße oder Stadt fertig baut, für das, was ringsum liegt.
guide-item-watchtowers-tower_roads = 1 für jedes Plättchen mit Straße um den Wachturm.
guide-item-watchtowers-tower_cities = 1 für jedes Plättchen mit Stadt um den Wachturm.
guide-item-watchtowers-tower_followers = 2 für jeden Gefolgsmann um den Wachturm.
    .title = Gefolgsleute um einen Wachturm
guide-item-watchtowers-tower_pennants = 2 für jedes Wappen um den Wachturm.
    .title = Wappen um einen Wachturm
guide-item-watchtowers-tower_cloisters = 3 für jedes Kloster um den Wachturm.
    .title = Klöster um einen Wachturm
