# Steps

guide-step-setup_ferries = Veerboten
    .text = Leg de { $ferry } veerboten naast het bord. Schud { $tiles } tegels erdoor.
guide-step-ferry_move = Veerboot verleggen
    .text = Verlengt je tegel een weg met een veerboot, dan mag je de dichtstbijzijnde veerboot tussen twee andere aanlegplaatsen van zijn meer leggen.
guide-step-ferry_place = Veerboot leggen
    .text = { $ferry_always ->
        [true] Toont je tegel een meer, verbind dan twee aanlegplaatsen ervan naar keuze met een veerboot, of je er nu een horige zet of niet.
       *[other] Zet je een horige op een weg aan een meer zonder veerboot, verbind dan twee aanlegplaatsen van dat meer naar keuze met een veerboot.
    }

# Figures, tokens, buildings, signs, and what points are made of

guide-token-ferries-ferry = Maakt van twee wegen die aan het meer eindigen één weg.
guide-mark-ferries-ferry_lake = De wegen eindigen hier, tenzij een veerboot er twee verbindt.
