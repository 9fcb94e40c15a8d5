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
    .example = A tower of height 2 reaches two squares in each of four directions.
guide-step-prisoner_exchange = Exchange of prisoners
    .text = If that player already holds one of yours, both go home at once. You choose which of yours.
guide-step-tower_follower = Close a tower
    .text = Put a follower on top of a tower that has at least one piece. It is closed then and grows no more; the follower stays there.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-tower-tower = Its height says how far it reaches when a piece is added.
guide-mark-tower-tower = Here a tower can be built, in any turn of any player.
guide-item-tower-ransom = 3 from the owner to the captor.
