# Steps

guide-step-setup_flight_die = Die
    .text = Put the die with 1, 1, 2, 2, 3, 3 ready. Shuffle in { $tiles } tiles.
guide-step-fly_follower = Fly
    .text = Your tile shows a flying machine: roll the die and let a follower fly that many squares in the direction of the arrow. If there is no place to land, it goes home, and you may deploy nobody.
guide-step-land_flier = Land
    .text = Choose an unfinished road, city or monastery of the tile reached, even if somebody is there. Never a field.

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-flying_machines-flying_machine = A follower may fly 1 to 3 squares in the direction of the arrow.

# At the table

guide-deck-die = Die of the flying machines
    .one = 1
    .two = 2
    .three = 3
