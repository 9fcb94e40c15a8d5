# Steps

guide-step-setup_builder_pig = Baumeister und Schwein
    .text = Alle bekommen einen Baumeister und ein Schwein. Mischt { $tiles } Plättchen ein; { $goods ->
        [false] die Waren bleiben in der Schachtel
       *[other] legt die { $goods_token } Waren sortiert neben den Plan
    }.
guide-step-builder_trigger = Baumeister: zweites Plättchen verdient
    .text = Verlängert dein Plättchen die Straße oder Stadt, in der dein Baumeister schon steht, spielst du am Ende dieses Zuges ein zweites. Einmal je Zug.
guide-step-deploy_builder = Baumeister einsetzen
    .text = Stell ihn auf eine Straße oder in eine Stadt des eben gelegten Plättchens, in der schon ein eigener Gefolgsmann steht.
guide-step-deploy_pig = Schwein einsetzen
    .text = Leg es auf eine Wiese des eben gelegten Plättchens, auf der schon ein eigener Bauer liegt.
guide-step-award_goods = Waren
    .text = Wer eine Stadt fertig baut, nimmt für jedes Zeichen darin einen Wein, ein Korn oder ein Tuch, gleich wer die Punkte bekommt.
guide-step-builder_second_part = Zweites Plättchen des Baumeisters
    .text = Hat dein Baumeister eines verdient, { $builder_optional ->
        [true] darfst du jetzt noch ein Plättchen spielen
       *[other] spiel jetzt noch ein Plättchen
    }: ziehen, legen, Figur, Wertung. Nur einmal je Zug.
guide-step-final_goods = Waren
    .text = Wer den meisten Wein hat, bekommt 10 Punkte; ebenso für Korn und für Tuch. Bei Gleichstand bekommen alle Beteiligten 10.
guide-step-final_pig = Schwein
    .text = Liegt dein Schwein auf der Wiese und wirst du für sie bezahlt, bringt dir jede Stadt 4 statt 3 Punkte.
    .example = 3 fertige Städte: 12.

# Figures, tokens, buildings, signs, and what points are made of

guide-figure-traders_and_builders-builder = Steht bei einem eigenen Gefolgsmann und verdient dir ein zweites Plättchen, wenn du diese Straße oder Stadt verlängerst. Er zählt nicht für die Mehrheit und geht mit deinem letzten Gefolgsmann dort heim.
guide-figure-traders_and_builders-pig = Macht jede fertige Stadt an seiner Wiese für dich 1 Punkt mehr wert, wenn du für die Wiese bezahlt wirst.
guide-mark-traders_and_builders-goods_wine = Wer die Stadt fertig baut, nimmt einen Wein.
guide-mark-traders_and_builders-goods_grain = Wer die Stadt fertig baut, nimmt ein Korn.
guide-mark-traders_and_builders-goods_cloth = Wer die Stadt fertig baut, nimmt ein Tuch.
guide-item-traders_and_builders-wine = 10 am Ende für den meisten Wein.
guide-item-traders_and_builders-grain = 10 am Ende für das meiste Korn.
guide-item-traders_and_builders-cloth = 10 am Ende für das meiste Tuch.
guide-item-traders_and_builders-pig = 1 mehr für jede fertige Stadt an der Wiese deines Schweins.

# At the table

guide-deck-goods = Waren im Vorrat
    .wine = Wein
    .grain = Korn
    .cloth = Tuch
