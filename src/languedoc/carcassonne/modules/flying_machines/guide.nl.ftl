# Steps

guide-step-setup_flight_die = Dobbelsteen
    .text = Leg de dobbelsteen met 1, 1, 2, 2, 3, 3 klaar. Schud { $tiles } landschapskaarten erdoor.
guide-step-fly_follower = Vliegen
    .text = Je landschapskaart toont een vliegmachine: gooi de dobbelsteen en laat een volgeling zoveel vakken in de richting van de pijl vliegen. Kan hij nergens landen, dan gaat hij naar huis en mag je niemand inzetten.
guide-step-land_flier = Landen
    .text = Kies een onvoltooide weg, stad of een onvoltooid klooster van de bereikte landschapskaart, ook als er iemand staat. Nooit een weide.

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-flying_machines-flying_machine = Een volgeling mag 1 tot 3 vakken in de richting van de pijl vliegen.

# At the table

guide-deck-die = Dobbelsteen van de vliegmachines
    .one = 1
    .two = 2
    .three = 3

# Getekende voorbeelden

guide-example-flying_machines-flight = Een stad in vliegen
    .text = Ten noorden van de landschapskaart van Rood ligt een stad waarin een ridder van Blauw staat. De pijl van de vliegmachine wijst erheen.
    .task = Laat een volgeling vliegen en kijk hoe ver de dobbelsteen hem brengt.
    .task-2 = De dobbelsteen toont 1. Land in de stad van Blauw.
    .passed = Dan zou de machine aan de grond blijven. Laat een volgeling vliegen.
    .farmer = Een boer zou op deze kaart mogen blijven. Laat hier een volgeling vliegen.
    .road = De weg is vrij, maar weinig waard. Je mag ook landen waar iemand staat: neem de stad.
    .done = Wie vliegt, mag naast anderen landen. Toen Blauw de stad sloot, hadden beide er één ridder in, dus kregen beide alle punten.
guide-example-flying_machines-diagonal = Schuin over de vakken
    .text = De pijl van deze machine wijst naar het noordoosten. Blauw laat een volgeling vliegen.
    .done = De dobbelsteen toont 2, dus vliegt de volgeling over één vak en landt op het volgende. Landen kan daar alleen in de stad: op een weide nooit.
guide-example-flying_machines-nowhere = Nergens te landen
    .text = Blauw laat een volgeling naar het noorden vliegen, naar de stad van Rood.
    .done = De dobbelsteen toont 3, en op het derde vak ligt geen kaart. De volgeling gaat naar huis, en Blauw mag deze beurt niemand inzetten.
guide-example-flying_machines-second_abbot = Een tweede abt
    .text = De abt van Rood ligt in het klooster. De machine van Blauw wijst erheen, en het is de laatste landschapskaart van het spel.
    .done = Wie vliegt, mag monnik of abt worden, ook waar al een abt ligt. Twee abten zijn even sterk, dus krijgen beide de punten.
guide-example-flying_machines-dragon = Niemand landt bij de draak
    .text = De draak zit op de landschapskaart met de vulkaan. De vliegmachine wijst erheen, en Blauw laat een volgeling vliegen.
    .done = De dobbelsteen toont 1, maar waar de draak is, kan niemand landen. De volgeling gaat naar huis.

# Together with other modules
guide-with-fly_follower-phantom = Ook het fantoom mag vliegen, maar per beurt maar één. Kan er niemand landen, dan wordt er ook niemand anders ingezet.
guide-with-fly_follower-princess_and_dragon = Op de kaart van de draak landt niemand.
guide-with-land_flier-german_castles = Niet in een van deze burchten.
guide-with-land_flier-german_cathedrals = Niet in een kathedraal.
guide-with-land_flier-labyrinths = Midden in een labyrint of op een van de wegen ervan, ook als er iemand staat.
guide-with-land_flier-half_so_wild = Op elk van de twee driehoeken van het vak.
guide-with-fruit_harvest-flying_machines = Ook waar iemand geland is, telt.
