# Steps

guide-step-setup_german_castles = Burchten
    .text = Dubbele landschapskaarten met een burcht voor elke speler: { $each }.
guide-step-choose_german_castle = Burcht in plaats van trekken
    .text = Voordat je trekt, mag je in plaats daarvan een van je dubbele landschapskaarten leggen. Die moet passen als elke kaart en mag geen andere van deze burchten raken, ook niet schuin.
guide-step-score_german_castle = Burcht
    .text = Met landschapskaarten op alle 10 vakken eromheen brengt een burcht de burchtheer 12 punten op.
guide-step-mod_german_castle_road = Weg of stad aan een burcht
    .text = Een weg die aan een burcht eindigt, brengt voor elke burcht 3 punten extra op; net zo een voltooide stad op zijn landschapskaart.
guide-step-final_german_castle = Onvoltooide burchten
    .text = 2 punten voor de burcht en 1 voor elke landschapskaart eromheen.
guide-step-final_mod_german_castle_road = Onvoltooide weg aan een burcht
    .text = Ook die brengt voor elke burcht 3 punten extra op.

# Figures, tokens, buildings, signs, and what points are made of

guide-building-german_castles-german_castle = Vult twee vakken en hoort bij de burchtheer. Voltooid met kaarten op alle 10 vakken eromheen.
guide-item-german_castles-german_castle = 12 voor een voltooide burcht.
    .title = Voltooide burcht
guide-item-german_castles-castles = 3 voor elke burcht aan de weg of in de stad.
    .title = Burchten aan een weg of stad

# At the table

guide-count-german_castles = Dubbele kaarten met burcht
guide-deck-german_castles = Burchten om uit te delen

# Getekende voorbeelden

guide-example-german_castles-castle = Een burcht in plaats van trekken
    .text = Rood is aan de beurt, en voor Rood liggen twee burchten. Een handelsreiziger van Rood staat op een weg die in het westen gesloten en in het oosten open is.
    .task = Trek niet: kies een van je burchten.
    .task-2 = Leg hem aan het open eind van je weg.
    .task-3 = Zet je volgeling in de burcht.
    .passed = Daar win je hier niets mee: kies een burcht, en zet er daarna een volgeling in.
    .turned = Ook dat zou je weg sluiten. Draai de burcht hier zo dat haar stad in het noorden ligt.
    .elsewhere = Daar past de burcht, maar je weg zou open blijven. Het open eind ligt in het oosten.
    .placed = Dat zou mogen. Zet je volgeling hier in de burcht zelf.
    .done = Een weg die aan een burcht eindigt, brengt 3 punten extra op. De volgeling blijft als burchtheer tot op alle 10 vakken eromheen kaarten liggen.
guide-example-german_castles-surrounded = Een burcht is omringd
    .text = In de burcht staat de burchtheer van Rood. Van de 10 vakken eromheen is er nog maar één leeg, en Blauw heeft een landschapskaart die daar past.
    .done = Een voltooide burcht brengt de burchtheer 12 punten op, wie ook de laatste kaart legt. Hij gaat naar huis.
guide-example-german_castles-two_castles = Een weg tussen twee burchten
    .text = De handelsreiziger van Rood staat op een weg die aan een burcht begint. Rood legt de tweede burcht aan het andere eind.
    .done = Elk van de twee burchten brengt 3 punten extra op. De burchten raken elkaar niet, dus mogen ze daar liggen.
guide-example-german_castles-city = Een stad aan een burcht
    .text = Een deel van een stad ligt op de landschapskaart van de burcht, en daar staat een ridder van Rood. Blauw sluit de stad.
    .done = Een voltooide stad brengt 3 punten extra op als een deel ervan op de kaart van een burcht ligt. Onvoltooid doet zij dat niet.
guide-example-german_castles-end = Een burcht aan het eind
    .text = Het is de laatste landschapskaart. In de burcht staat de burchtheer van Rood, op een weg naar de burcht een handelsreiziger van Blauw.
    .done = De onvoltooide burcht brengt 2 punten op en 1 voor elke kaart eromheen. Ook een onvoltooide weg aan een burcht brengt 3 extra op.
guide-example-german_castles-inn = Een burcht en een herberg
    .text = De handelsreiziger van Rood staat op een weg die van een burcht langs een herberg loopt. Rood sluit hem bij een klooster.
    .done = De herberg brengt 2 punten per kaart op. De 3 punten voor de burcht komen er daarna bij en worden niet verdubbeld.

# Together with other modules
guide-with-final_fields-german_castles = Deze burchten zijn geen steden.
guide-with-final_cloister-german_castles = Een dubbele kaart vult twee vakken en brengt 2 punten op waar beide naast het klooster liggen.
guide-with-final_abbot-german_castles = Een dubbele kaart telt voor elk vak ervan in de rijen één keer.
guide-with-mod_german_castle_road-mage_and_witch = Deze punten komen er na magiër en heks bij en worden niet gehalveerd.
guide-with-choose_german_castle-river = Niet zolang er nog rivierkaarten zijn.
guide-with-message_choice-german_castles = De burchtheer is geen handelsreiziger, ridder, boer of monnik.
guide-with-dragon_move-german_castles = De burchtheer gaat naar huis als de draak een van beide vakken van zijn burcht betreedt.
guide-with-tower_capture-german_castles = De burchtheer kan gevangen worden als de toren een van beide vakken van zijn burcht bereikt.
