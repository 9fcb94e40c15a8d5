# Steps

guide-step-setup_gold = Goud
    .text = Leg de { $gold_bar } goudstaven naast het bord. Schud { $tiles } tegels erdoor.
guide-step-gold_place = Goud leggen
    .text = Je tegel toont goud: leg er een staaf op en een op een van de hoogstens 8 tegels eromheen.
guide-step-award_gold = Goud
    .text = Wie de meerderheid heeft, neemt het goud van de tegels van wat voltooid werd; bij een klooster ook van die eromheen. { $gold_sharing ->
        [automatic] Meerderen delen de staven gelijk, eerst die welke de meesten van hen mogen nemen.
       *[other] Meerderen nemen om de beurt een staaf, de actieve speler eerst.
    }
guide-step-final_gold = Goud
    .text = Elk van je staven is 1 punt waard bij hoogstens 3 staven, 2 bij 4 tot 6, 3 bij 7 tot 9 en 4 vanaf 10.
    .example = 5 staven: 10. 7 staven: 21.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-goldmines-gold_bar = Gaat naar wie de meerderheid heeft in wat op deze tegel voltooid wordt.
guide-mark-goldmines-gold = Wie hem legt, legt twee goudstaven.
guide-item-goldmines-gold_bars = 1 tot 4 per staaf, hoe meer, hoe beter.
