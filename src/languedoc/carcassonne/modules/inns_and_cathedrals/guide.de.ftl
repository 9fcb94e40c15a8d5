# Steps

guide-step-setup_big_follower = Großer Gefolgsmann
    .text = Alle bekommen einen großen Gefolgsmann. Mischt die Plättchen dieses Moduls ein: { $tiles }.
guide-step-deploy_big_follower = Großen Gefolgsmann einsetzen
    .text = Er darf überall hin, wo Gefolgsleute hindürfen.
guide-step-strength_big = Großer Gefolgsmann: zählt doppelt
    .text = Für die Mehrheit zählt er wie zwei Gefolgsleute.
    .example = Dein großer Gefolgsmann gegen einen fremden Wegelagerer: Die Straße gehört dir allein.
guide-step-mod_inn = Wirtshaus an der Straße
    .text = Eine fertige Straße mit mindestens einem Wirtshaus bringt 2 statt 1 Punkt je Plättchen.
    .example = 5 Plättchen mit Wirtshaus: 10.
guide-step-mod_cathedral = Kathedrale in der Stadt
    .text = Eine fertige Stadt mit Kathedrale bringt 3 statt 2 Punkte für jedes Plättchen und jedes Wappen.
    .example = 6 Plättchen und 2 Wappen: 24.
guide-step-final_strength_big = Großer Gefolgsmann: zählt doppelt
    .text = Auch am Ende zählt er wie zwei Gefolgsleute.
guide-step-final_inn_zero = Unfertige Straße mit Wirtshaus
    .text = { $inn_cathedral_final ->
        [ignore] Das Wirtshaus ändert nichts: 1 Punkt für jedes Plättchen.
       *[other] Sie ist nichts wert.
    }
guide-step-final_cathedral_zero = Unfertige Stadt mit Kathedrale
    .text = { $inn_cathedral_final ->
        [ignore] Die Kathedrale ändert nichts: 1 Punkt für jedes Plättchen und jedes Wappen.
       *[other] Sie ist nichts wert.
    }

# Figures, tokens, buildings, signs, and what points are made of

guide-figure-inns_and_cathedrals-big_follower = Ein Gefolgsmann, der für die Mehrheit doppelt zählt.
guide-mark-inns_and_cathedrals-inn = Die Straße bringt fertig 2 Punkte je Plättchen, unfertig nichts.
guide-mark-inns_and_cathedrals-cathedral = Die Stadt bringt fertig 3 Punkte je Plättchen und Wappen, unfertig nichts.
guide-item-inns_and_cathedrals-inn = 1 mehr für jedes Plättchen der Straße.
guide-item-inns_and_cathedrals-cathedral = 1 mehr für jedes Plättchen und jedes Wappen der Stadt.
