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

# Drawn examples

guide-example-flying_machines-flight = Fly into a city
    .text = North of red's tile lies a city with blue's knight in it. The arrow of the flying machine points there.
    .task = Let a follower fly, and see how far the die takes it.
    .task-2 = The die shows 1. Land in blue's city.
    .passed = Then the machine would stay on the ground. Let a follower fly.
    .farmer = A farmer could stay on this tile. Here, let a follower fly.
    .road = The road is free, but worth little. You may land where somebody is: take the city.
    .done = Whoever flies may land beside others. Both had one knight in the city when blue closed it, so both got all its points.
guide-example-flying_machines-diagonal = Across the squares
    .text = The arrow of this machine points to the north-east. Blue lets a follower fly.
    .done = The die shows 2, so the follower crosses one square and lands on the next one. Only the city can be landed in there: a field never.
guide-example-flying_machines-nowhere = Nowhere to land
    .text = Blue lets a follower fly to the north, towards red's city.
    .done = The die shows 3, and on the third square lies no tile. The follower goes home, and blue may deploy nobody in this turn.
guide-example-flying_machines-second_abbot = A second abbot
    .text = Red's abbot lies in the monastery. Blue's machine points there, and it is the last tile of the game.
    .done = A flier may become monk or abbot, even where an abbot lies. Two abbots are as strong as each other, so both get the points.
guide-example-flying_machines-dragon = No landing beside the dragon
    .text = The dragon sits on the tile with the volcano. The flying machine points there, and blue lets a follower fly.
    .done = The die shows 1, but where the dragon is nobody can land. The follower goes home.

# Together with other modules
guide-with-fly_follower-phantom = The phantom may fly, too, but only one of them in a turn. If nobody can land, nobody else is deployed either.
guide-with-fly_follower-princess_and_dragon = Nobody lands on the tile of the dragon.
guide-with-land_flier-german_castles = Not in one of these castles.
guide-with-land_flier-german_cathedrals = Not in a cathedral.
guide-with-land_flier-labyrinths = In the middle of a labyrinth or on one of its roads, even if somebody is there.
guide-with-land_flier-half_so_wild = On either of two triangles of the square.
guide-with-fruit_harvest-flying_machines = Where somebody landed counts, too.
