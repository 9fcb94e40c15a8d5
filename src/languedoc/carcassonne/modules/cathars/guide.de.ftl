# Steps

guide-step-siege_escape = Flucht aus der Belagerung
    .text = Liegt neben { $siege_escape ->
        [any_tile] irgendeiner Karte einer belagerten Stadt
       *[other] der Belagerung einer Stadt
    } ein Kloster, darfst du einen deiner Ritter aus dieser Stadt in deinen Vorrat nehmen.
guide-step-mod_siege = Belagerte Stadt
    .text = Eine fertige belagerte Stadt bringt für jede Landschaftskarte und jedes Wappen 1 Punkt weniger.
guide-step-final_siege_zero = Unfertige belagerte Stadt
    .text = Sie ist nichts wert.
guide-step-final_siege_fields = Bauern versorgen die Belagerer
    .text = Für Wiesen zählt eine fertige belagerte Stadt doppelt.

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-cathars-besieged = Macht die ganze Stadt belagert: weniger Punkte für Ritter, doppelt so viele für Bauern.
guide-item-cathars-siege = 1 weniger für jede Karte und jedes Wappen.

# At the table

guide-count-besieged = Davon belagerte Städte

# Gezeichnete Beispiele

guide-example-cathars-escape = Ein Ritter flieht
    .text = Der Ritter von Rot steht in einer belagerten Stadt, die so bald niemand fertig baut. Rot hat ein Kloster gezogen.
    .task = Lege das Kloster neben die Belagerung; über Eck genügt.
    .task-2 = Setze wie sonst auch einen Mönch ins Kloster.
    .task-3 = Nun liegt ein Kloster neben der Belagerung. Lass deinen Ritter fliehen.
    .elsewhere = Dort liegt es nicht neben der Belagerung. Sie ist auf der Karte mit deinem Ritter.
    .farmer = Ein Bauer ginge auch. Nimm hier den Mönch.
    .passed = Das dürftest du. Aber hier erst ein Mönch ins Kloster, dann ein Ausweg für deinen Ritter.
    .done = Der Ritter ist wieder in deinem Vorrat, zusätzlich zu deiner Aktion mit einer Figur. Wem das Kloster gehört, ist gleich. In einem Zug darf nur ein Ritter fliehen.
guide-example-cathars-besieged = Eine belagerte Stadt wird fertig
    .text = Der Ritter von Rot steht in einer Stadt aus vier Landschaftskarten mit einem Wappen. Fertig brächte sie 12 Punkte. Nun schließt Blau sie mit einer Belagerung.
    .done = Eine Belagerung genügt für die ganze Stadt: Jede Karte und das Wappen bringen 1 Punkt weniger.
guide-example-cathars-end = Belagerungen am Ende
    .text = Der Bauer von Rot liegt an der fertigen Stadt im Westen, die belagert ist. Der Ritter von Blau steht in einer unfertigen belagerten Stadt. Blau legt die letzte Landschaftskarte.
    .done = Die unfertige Stadt bringt nichts. Dem Bauern ist die fertige 6 statt 3 Punkte wert: Für Wiesen zählen belagerte Städte doppelt.
guide-example-cathars-with_cathedral = Belagerung und Kathedrale
    .text = In der Stadt von Rot steht eine Kathedrale. Blau schließt die letzte Lücke, mit einer Belagerung.
    .done = Mit einer Kathedrale brächte jede Karte 3 Punkte. Die Belagerung nimmt 1 davon weg, also bleiben 2.
guide-example-cathars-with_pig = Ein Schwein an einer belagerten Stadt
    .text = Bauer und Schwein von Rot sind auf der Wiese neben einer fertigen belagerten Stadt. Blau legt die letzte Landschaftskarte.
    .done = Mit dem Schwein ist eine Stadt den Bauern von Rot 4 Punkte wert. Eine belagerte zählt doppelt, also 8.
guide-example-cathars-with_barn = Ein Gutshof an einer belagerten Stadt
    .text = Der Gutshof von Rot steht, wo vier Landschaftskarten zusammenstoßen. Seine Wiese berührt eine fertige belagerte Stadt. Blau legt die letzte Karte.
    .done = Am Ende ist eine Stadt dem Gutshof 4 Punkte wert, und eine belagerte zählt doppelt: 8.

# Together with other modules
guide-with-score_barn_placed-cathars = Eine belagerte Stadt bringt 6.
guide-with-score_barn_connected-cathars = Eine belagerte Stadt bringt 2.
guide-with-final_barn-cathars = Eine belagerte Stadt bringt 8.
guide-with-mod_siege-inns_and_cathedrals = Mit Kathedrale bleiben 2 Punkte für jede Karte und jedes Wappen.
guide-with-mod_siege-mage_and_witch = Magier und Hexe zählen nach der Belagerung.
guide-with-siege_escape-monasteries = Auch ein Kloster mit einem Abt genügt.
guide-with-siege_escape-half_so_wild = Auch ein Kloster auf einem Dreieck in einem Feld daneben genügt.
