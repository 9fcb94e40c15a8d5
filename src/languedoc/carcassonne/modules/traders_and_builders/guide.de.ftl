# Steps

guide-step-setup_builder_pig = Baumeister und Schwein
    .text = Alle bekommen einen Baumeister und ein Schwein. Mischt { $tiles } Landschaftskarten ein; { $goods ->
        [false] die Waren bleiben in der Schachtel
       *[other] legt die { $goods_token } Waren sortiert neben die Spielfläche
    }.
guide-step-builder_trigger = Baumeister: zweite Landschaftskarte verdient
    .text = Verlängert deine Landschaftskarte die Straße oder Stadt, in der dein Baumeister schon steht, spielst du am Ende dieses Zuges eine zweite. Einmal je Zug.
guide-step-deploy_builder = Baumeister einsetzen
    .text = Stell ihn auf eine Straße oder in eine Stadt der eben gelegten Landschaftskarte, in der schon ein eigener Gefolgsmann steht.
guide-step-deploy_pig = Schwein einsetzen
    .text = Leg es auf eine Wiese der eben gelegten Landschaftskarte, auf der schon ein eigener Bauer liegt.
guide-step-award_goods = Waren
    .text = Wer eine Stadt fertig baut, nimmt für jedes Zeichen darin einen Wein, ein Korn oder ein Tuch, gleich wer die Punkte bekommt.
guide-step-builder_second_part = Zweite Landschaftskarte des Baumeisters
    .text = Hat dein Baumeister eine verdient, { $builder_optional ->
        [true] darfst du jetzt noch eine Karte spielen
       *[other] spiel jetzt noch eine Karte
    }: ziehen, legen, Figur, Wertung. Nur einmal je Zug.
guide-step-final_goods = Waren
    .text = Wer den meisten Wein hat, bekommt 10 Punkte; ebenso für Korn und für Tuch. Bei Gleichstand bekommen alle Beteiligten 10.
guide-step-final_pig = Schwein
    .text = Liegt dein Schwein auf der Wiese und wirst du für sie bezahlt, bringt dir jede Stadt 4 statt 3 Punkte.

# Figures, tokens, buildings, signs, and what points are made of

guide-figure-traders_and_builders-builder = Steht bei einem eigenen Gefolgsmann und verdient dir eine zweite Karte, wenn du diese Straße oder Stadt verlängerst. Er zählt nicht für die Mehrheit und geht mit deinem letzten Gefolgsmann dort heim.
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

# Gezeichnete Beispiele

guide-example-traders_and_builders-second_tile = Eine zweite Karte
    .text = Der Baumeister von Rot steht auf der Straße, auf der auch der Wegelagerer von Rot ist. Rot hat eine Landschaftskarte gezogen, die diese Straße verlängern kann.
    .task = Verlängere die Straße im Westen.
    .task-2 = Der Baumeister hat dir eine zweite Landschaftskarte verdient. Beende erst den Zug wie üblich: Setze keine Figur.
    .task-3 = Hier ist die zweite Landschaftskarte, ein Kloster. Lege sie unter die Karte des Baumeisters.
    .elsewhere = Die Karte passt auch dort. Nimm hier das Feld, das die Aufgabe nennt.
    .deployed = Das dürftest du. Behalte hier deinen Gefolgsmann und setze keine Figur.
    .done = Jeder Zug, in dem du die Straße oder Stadt des Baumeisters verlängerst, hat zwei Teile, jeder mit Karte, Figur und Wertung. Mehr als zwei werden es nie.
guide-example-traders_and_builders-builder = Den Baumeister einsetzen
    .text = Rot hat die Straße des eigenen Wegelagerers verlängert und darf den Baumeister daraufstellen.
    .done = Der Baumeister steht auf der eben gelegten Karte, bei einem Gefolgsmann von Rot. Ab dem nächsten Zug von Rot kann er eine zweite Karte bringen.
guide-example-traders_and_builders-pig = Das Schwein einsetzen
    .text = Ein Bauer von Rot liegt auf einer Wiese, und die neue Landschaftskarte von Rot vergrößert sie.
    .done = Das Schwein darf dorthin, weil Rot auf dieser Wiese einen Bauern hat. Es bleibt dort bis zum Ende.
guide-example-traders_and_builders-goods = Die Waren einer Stadt
    .text = Der Ritter von Blau steht in einer Stadt mit einem Zeichen für Wein und einem für Korn. Rot zieht die Landschaftskarte, die sie schließt.
    .done = Die Punkte bekommt Blau. Die Waren bekommt Rot, denn Rot hat die Stadt fertig gebaut.
guide-example-traders_and_builders-most_goods = Die meisten Waren
    .text = Rot hat 1 Wein, Blau 1 Wein und 1 Korn. Das ist die letzte Landschaftskarte.
    .done = Beim Wein herrscht Gleichstand, also bekommen beide 10 Punkte. Korn hat nur Blau, und Tuch hat niemand.
guide-example-traders_and_builders-pig_at_the_end = Ein Schwein auf der Wiese
    .text = Die letzte Landschaftskarte verbindet die Wiese von Rot mit der von Blau. Dann liegen zwei fertige Städte daran, und jeder hat einen Bauern dort.
    .done = Bei Gleichstand werden beide bezahlt. Rot bringt jede Stadt wegen des Schweins 4 Punkte, Blau 3.
guide-example-traders_and_builders-abbey_beside_the_builder = Eine Abtei an der Straße des Baumeisters
    .text = Wegelagerer und Baumeister von Rot stehen auf einer Straße, die an einem Loch endet. Rot legt dort die Abtei.
    .done = Die Abtei schließt dieses Ende der Straße, verlängert sie aber nicht, also bekommt Rot keine zweite Karte.
guide-example-traders_and_builders-wagon_and_builder = Ein Wagen und der Baumeister
    .text = Auf der Straße, die Rot verlängert hat, steht der Wagen von Rot.
    .done = Der Wagen ist ein Gefolgsmann, das genügt für den Baumeister. Fährt er später weg und ist sonst keiner da, kehrt der Baumeister heim.

# Together with other modules
guide-with-deploy_builder-princess_and_dragon = Nicht auf eine Karte mit Vulkan.
guide-with-deploy_pig-princess_and_dragon = Nicht auf eine Karte mit Vulkan.
guide-with-wagon_move-traders_and_builders = Bleibt kein Gefolgsmann von dir bei deinem Baumeister, kehrt er heim.
