# Steps

guide-step-siege_escape = Flucht aus der Belagerung
    .text = Liegt neben { $siege_escape ->
        [any_tile] irgendeinem Plättchen einer belagerten Stadt
       *[other] der Belagerung einer Stadt
    } ein Kloster, darfst du einen deiner Ritter aus dieser Stadt in deinen Vorrat nehmen.
guide-step-mod_siege = Belagerte Stadt
    .text = Eine fertige belagerte Stadt bringt für jedes Plättchen und jedes Wappen 1 Punkt weniger.
    .example = 4 Plättchen und 1 Wappen: 5.
guide-step-final_siege_zero = Unfertige belagerte Stadt
    .text = Sie ist nichts wert.
guide-step-final_siege_fields = Bauern versorgen die Belagerer
    .text = Für Wiesen zählt eine fertige belagerte Stadt doppelt.
    .example = 6 statt 3, mit Schwein 8.

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-cathars-besieged = Macht die ganze Stadt belagert: weniger Punkte für Ritter, doppelt so viele für Bauern.
guide-item-cathars-siege = 1 weniger für jedes Plättchen und Wappen.

# At the table

guide-count-besieged = Davon belagerte Städte
