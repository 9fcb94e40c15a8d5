# Steps

guide-step-setup_german_castles = Burchten
    .text = Dubbele tegels met een burcht voor elke speler: { $each }.
guide-step-choose_german_castle = Burcht in plaats van trekken
    .text = Voordat je trekt, mag je in plaats daarvan een van je dubbele tegels leggen. Die moet passen als elke tegel en mag geen andere van deze burchten raken, ook niet schuin.
guide-step-score_german_castle = Burcht
    .text = Met tegels op alle 10 vakken eromheen brengt een burcht de burchtheer 12 punten op.
guide-step-mod_german_castle_road = Weg of stad aan een burcht
    .text = Een weg die aan een burcht eindigt, brengt voor elke burcht 3 punten extra op; net zo een voltooide stad op zijn tegel.
    .example = Een weg van 4 tegels tussen twee burchten: 4 + 6 = 10.
guide-step-final_german_castle = Onvoltooide burchten
    .text = 2 punten voor de burcht en 1 voor elke tegel eromheen.
    .example = 6 tegels eromheen: 8.
guide-step-final_mod_german_castle_road = Onvoltooide weg aan een burcht
    .text = Ook die brengt voor elke burcht 3 punten extra op.

# Figures, tokens, buildings, signs, and what points are made of

guide-building-german_castles-german_castle = Vult twee vakken en hoort bij de burchtheer. Voltooid met tegels op alle 10 vakken eromheen.
guide-item-german_castles-german_castle = 12 voor een voltooide burcht.
    .title = Voltooide burcht
guide-item-german_castles-castles = 3 voor elke burcht aan de weg of in de stad.
    .title = Burchten aan een weg of stad

# At the table

guide-count-german_castles = Dubbele tegels met burcht
guide-deck-german_castles = Burchten om uit te delen
