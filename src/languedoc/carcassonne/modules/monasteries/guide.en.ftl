# Steps

guide-step-setup_monasteries = Monasteries
    .text = { $monasteries_keep ->
        [add] Shuffle in the new monasteries; those of the base game stay.
       *[other] Take the six monasteries of the base game out and shuffle the new ones in.
    }
guide-step-deploy_abbot = Abbot
    .text = In a new monastery you may lay your follower down as abbot instead of standing it up as monk. An abbot stays to the end.
guide-step-final_abbot = Abbots
    .text = 1 point for the monastery and 1 for each tile in an unbroken row from it in the four directions.
    .example = 2 up, none right, 2 down, 1 left: 6.

# Figures, tokens, buildings, signs, and what points are made of

guide-building-monasteries-abbacy = An abbot lies here to the end, and counts the rows of tiles in the four directions.
guide-mark-monasteries-abbot = A monk or an abbot may live here.
