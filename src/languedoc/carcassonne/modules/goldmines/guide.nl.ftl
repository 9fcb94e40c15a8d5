# Steps

guide-step-setup_gold = Goud
    .text = Leg de { $gold_bar } goudstaven naast het speelveld. Schud { $tiles } landschapskaarten erdoor.
guide-step-gold_place = Goud leggen
    .text = Je landschapskaart toont goud: leg er een staaf op en een op een van de hoogstens 8 kaarten eromheen.
guide-step-award_gold = Goud
    .text = Wie de meerderheid heeft, neemt het goud van de landschapskaarten van wat voltooid werd; bij een klooster ook van die eromheen. { $gold_sharing ->
        [automatic] Meerderen delen de staven gelijk, eerst die welke de meesten van hen mogen nemen.
       *[other] Meerderen nemen om de beurt een staaf, de actieve speler eerst.
    }
guide-step-final_gold = Goud
    .text = Elk van je staven is 1 punt waard bij hoogstens 3 staven, 2 bij 4 tot 6, 3 bij 7 tot 9 en 4 vanaf 10.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-goldmines-gold_bar = Gaat naar wie de meerderheid heeft in wat op deze kaart voltooid wordt.
guide-mark-goldmines-gold = Wie hem legt, legt twee goudstaven.
guide-item-goldmines-gold_bars = 1 tot 4 per staaf, hoe meer, hoe beter.

# Getekende voorbeelden

guide-example-goldmines-city = Goud in een stad
    .text = De ridder van Rood staat in een stad van drie landschapskaarten, die Rood zojuist met een goudmijn heeft gesloten. De eerste goudstaaf ligt al op de nieuwe kaart; Rood kiest waar de tweede komt.
    .task = Leg de tweede goudstaaf op de startkaart: ook die hoort bij je stad.
    .task-2 = Bevestig dat je geen andere figuur zet. Dan wordt de stad geteld.
    .other_end = Ook die kaart hoort bij je stad, dus je zou de staaf ook krijgen. Neem hier de startkaart.
    .outside = Die kaart hoort niet bij je stad: deze staaf zou je nu niet krijgen. Leg hem op de startkaart.
    .deployed = Daar zou een volgeling op mogen. Zet er hier geen, zodat de stad geteld wordt.
    .done = De stad is van jou alleen, dus je neemt al het goud van haar kaarten: beide staven. Hoe meer staven je aan het einde hebt, hoe meer elk waard is.
guide-example-goldmines-shared = Twee spelers delen het goud
    .text = De ridder van Rood en die van Blauw staan aan de twee uiteinden van een stad. Op haar landschapskaarten liggen vijf goudstaven, en Rood legt de kaart die ze verbindt.
    .done = De stad is van beiden evenveel. Ze nemen om de beurt een staaf, en Rood begint, want Rood is aan de beurt: 3 voor Rood, 2 voor Blauw. De staven naast de stad blijven liggen.
guide-example-goldmines-monastery = Goud rond een klooster
    .text = De monnik van Rood heeft twee goudstaven op zijn eigen landschapskaart en nog twee op de kaarten eromheen. Blauw moet de laatste kaart van het spel leggen, en die vult het gat.
    .done = Een klooster neemt ook het goud van de 8 kaarten eromheen. Bij 4 staven is elk aan het einde 2 punten waard.

# Together with other modules
guide-with-award_gold-bridges_castles_bazaars = De burchtheer die punten krijgt, neemt het goud op de zes vakken eromheen.
guide-with-award_gold-monasteries = Een abt neemt er geen.
guide-with-award_gold-count = Wie er uit Carcassonne bij kwam, telt voor de meerderheid.
guide-with-award_gold-german_castles = De heer van een voltooide burcht neemt het goud op de twee vakken ervan en de 10 eromheen.
