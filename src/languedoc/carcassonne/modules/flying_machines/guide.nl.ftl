# Steps

guide-step-setup_flight_die = Dobbelsteen
    .text = Leg de dobbelsteen met 1, 1, 2, 2, 3, 3 klaar. Schud { $tiles } tegels erdoor.
guide-step-fly_follower = Vliegen
    .text = Je tegel toont een vliegmachine: gooi de dobbelsteen en laat een horige zoveel vakken in de richting van de pijl vliegen. Kan hij nergens landen, dan gaat hij naar huis en mag je niemand inzetten.
guide-step-land_flier = Landen
    .text = Kies een onvoltooide weg, stad of een onvoltooid klooster van de bereikte tegel, ook als er iemand staat. Nooit een weide.

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-flying_machines-flying_machine = Een horige mag 1 tot 3 vakken in de richting van de pijl vliegen.

# At the table

guide-deck-die = Dobbelsteen van de vliegmachines
    .one = 1
    .two = 2
    .three = 3
