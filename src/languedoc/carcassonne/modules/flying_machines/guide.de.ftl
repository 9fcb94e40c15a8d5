# Steps

guide-step-setup_flight_die = Würfel
    .text = Legt den Würfel mit 1, 1, 2, 2, 3, 3 bereit. Mischt { $tiles } Plättchen ein.
guide-step-fly_follower = Fliegen
    .text = Dein Plättchen zeigt ein Fluggerät: Würfle und lass einen Gefolgsmann so viele Felder in Richtung des Pfeils fliegen. Kann er nirgends landen, kehrt er heim, und du darfst niemanden einsetzen.
guide-step-land_flier = Landen
    .text = Wähle eine unfertige Straße, Stadt oder ein unfertiges Kloster des erreichten Plättchens, auch wenn dort jemand steht. Nie eine Wiese.

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-flying_machines-flying_machine = Ein Gefolgsmann darf 1 bis 3 Felder in Richtung des Pfeils fliegen.

# At the table

guide-deck-die = Würfel der Fluggeräte
    .one = 1
    .two = 2
    .three = 3
