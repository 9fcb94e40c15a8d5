# Steps

guide-step-siege_escape = Vlucht uit de belegering
    .text = Ligt er naast { $siege_escape ->
        [any_tile] een willekeurige kaart van een belegerde stad
       *[other] de belegering van een stad
    } een klooster, dan mag je een van je ridders uit die stad in je voorraad nemen.
guide-step-mod_siege = Belegerde stad
    .text = Een voltooide belegerde stad brengt voor elke landschapskaart en elk wapenschild 1 punt minder op.
guide-step-final_siege_zero = Onvoltooide belegerde stad
    .text = Die is niets waard.
guide-step-final_siege_fields = Boeren voeden de belegeraars
    .text = Voor weiden telt een voltooide belegerde stad dubbel.

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-cathars-besieged = Maakt de hele stad belegerd: minder punten voor ridders, dubbel zoveel voor boeren.
guide-item-cathars-siege = 1 minder voor elke kaart en elk wapenschild.

# At the table

guide-count-besieged = Belegerde steden daaronder

# Getekende voorbeelden

guide-example-cathars-escape = Een ridder ontsnapt
    .text = De ridder van Rood staat in een belegerde stad die niemand gauw voltooit. Rood heeft een klooster getrokken.
    .task = Leg het klooster naast de belegering; schuin ernaast is genoeg.
    .task-2 = Zet zoals anders ook een monnik in het klooster.
    .task-3 = Nu ligt er een klooster naast de belegering. Laat je ridder ontsnappen.
    .elsewhere = Daar ligt het niet naast de belegering. Die is op de kaart met je ridder.
    .farmer = Een boer zou ook kunnen. Neem hier de monnik.
    .passed = Dat zou mogen. Maar hier eerst een monnik in het klooster, dan een uitweg voor je ridder.
    .done = De ridder is terug in je voorraad, naast je actie met een figuur. Van wie het klooster is, maakt niet uit. In een beurt mag maar één ridder ontsnappen.
guide-example-cathars-besieged = Een belegerde stad wordt voltooid
    .text = De ridder van Rood staat in een stad van vier landschapskaarten met een wapenschild. Voltooid zou ze 12 punten opbrengen. Nu sluit Blauw haar met een belegering.
    .done = Eén belegering is genoeg voor de hele stad: elke kaart en het wapenschild brengen 1 punt minder op.
guide-example-cathars-end = Belegeringen aan het einde
    .text = De boer van Rood ligt aan de voltooide stad in het westen, die belegerd is. De ridder van Blauw staat in een onvoltooide belegerde stad. Blauw legt de laatste landschapskaart.
    .done = De onvoltooide stad brengt niets op. Voor de boer is de voltooide 6 in plaats van 3 punten waard: voor weiden tellen belegerde steden dubbel.
guide-example-cathars-with_cathedral = Belegering en kathedraal
    .text = In de stad van Rood staat een kathedraal. Blauw sluit de laatste opening, met een belegering.
    .done = Met een kathedraal zou elke kaart 3 punten opbrengen. De belegering neemt er 1 van af, dus blijven er 2 over.
guide-example-cathars-with_pig = Een varken aan een belegerde stad
    .text = De boer en het varken van Rood zijn op de weide naast een voltooide belegerde stad. Blauw legt de laatste landschapskaart.
    .done = Met het varken is een stad voor de boeren van Rood 4 punten waard. Een belegerde telt dubbel, dus 8.
guide-example-cathars-with_barn = Een schuur aan een belegerde stad
    .text = De schuur van Rood staat waar vier landschapskaarten elkaar raken. De weide eromheen grenst aan een voltooide belegerde stad. Blauw legt de laatste kaart.
    .done = Aan het einde is een stad voor een schuur 4 punten waard, en een belegerde telt dubbel: 8.

# Together with other modules
guide-with-score_barn_placed-cathars = Een belegerde stad brengt er 6 op.
guide-with-score_barn_connected-cathars = Een belegerde stad brengt er 2 op.
guide-with-final_barn-cathars = Een belegerde stad brengt er 8 op.
guide-with-mod_siege-inns_and_cathedrals = Met een kathedraal blijven er 2 punten voor elke kaart en elk wapenschild over.
guide-with-mod_siege-mage_and_witch = Magiër en heks tellen na de belegering.
guide-with-siege_escape-monasteries = Ook een klooster met een abt volstaat.
guide-with-siege_escape-half_so_wild = Ook een klooster op een driehoek in een vak ernaast volstaat.
