# Steps

guide-step-setup_tower_pieces = Tower pieces
    .text = Everybody gets { $tower_piece } tower pieces. Shuffle in { $tiles } tiles.
guide-step-ransom_prisoner = Ransom a prisoner
    .text = Pay 3 points to whoever holds a follower of yours and take it back; you may use it in this turn. Once a turn.
guide-step-tower_piece = Raise a tower
    .text = Put one of your tower pieces on any foundation, or on any tower without a follower on top.
guide-step-tower_capture = Take a prisoner
    .text = Then you may take a follower{ $tower_capture_wagon ->
        [true] { " " }or a wagon
       *[other] { "" }
    } on the tile of the tower, or in a straight line as many squares away as the tower is high. { $tower_capture_own ->
        [false] It must be another player's, and becomes your prisoner.
       *[other] Your own comes home; another player's becomes your prisoner.
    }
guide-step-prisoner_exchange = Exchange of prisoners
    .text = If that player already holds one of yours, both go home at once. You choose which of yours.
guide-step-tower_follower = Close a tower
    .text = Put a follower on top of a tower that has at least one piece. It is closed then and grows no more; the follower stays there.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-tower-tower = Its height says how far it reaches when a piece is added.
guide-mark-tower-tower = Here a tower can be built, in any turn of any player.
guide-item-tower-ransom = 3 from the owner to the captor.

# Drawn examples

guide-example-tower-capture = Take a prisoner
    .text = The tile in the middle has the foundation of a tower. Blue's monk stands right beside it. Red has laid a tile and may now use tower pieces.
    .task = Put a tower piece on the foundation.
    .task-2 = The tower reaches one square in each direction now. Take blue's monk prisoner.
    .passed = That would leave blue's monk in peace. Try what a tower can do.
    .deployed = A follower could go there. Here, use a tower piece instead.
    .done = The follower lies with you until blue pays 3 points, or takes one of yours. Each further piece lets the tower reach one square more.
guide-example-tower-exchange = Exchange of prisoners
    .text = Red holds a follower of blue, and red's farmer lies on the tile of the tower. Now blue raises the tower.
    .done = Blue takes the farmer prisoner, and at once both prisoners go home to their owners.
guide-example-tower-ransom = Pay a ransom
    .text = Red holds blue's monk. Blue has points, and the turn of blue begins.
    .done = For 3 points the follower is free, and blue may use it in this very turn.
guide-example-tower-closed_tower = Close a tower
    .text = The tower has one piece. Blue's monk beside it would be the next prisoner, but red prefers to keep the tower from growing.
    .done = The follower stands on top. Nobody can put a piece on this tower any more, and the follower stays to the end of the game.

# Together with other modules
guide-with-ransom_prisoner-traders_and_builders = Once in the whole turn, even with two tiles.
guide-with-ransom_prisoner-robbers = The 3 points can be robbed from the captor.
guide-with-tower_piece-traders_and_builders = With each tile of a double turn.
guide-with-fairy_move-tower = She may stand with a follower on a tower: 1 point at the beginning of your turns.
guide-with-count_move_out-tower = Prisoners cannot take part.
