module-monasteries = Monasteries
    .sentence = Famous monasteries whose abbots count the tiles in all four directions at the end.

option-monasteries_keep = Monasteries of the base game
    .help = Whether the special monasteries replace those of the base game, or are added to them.
option-monasteries_keep-replace = replaced
option-monasteries_keep-add = kept
option-monastery_sets = Sets of monasteries
    .help = Which sets of special monasteries are in the game.
option-monastery_sets-germany = Germany
option-monastery_sets-netherlands_belgium = Netherlands and Belgium
option-monastery_sets-japan = Japan
option-monastery_sets-germany_and_netherlands_belgium = Germany, Netherlands and Belgium
option-monastery_sets-germany_and_japan = Germany and Japan
option-monastery_sets-netherlands_belgium_and_japan = Netherlands and Belgium, Japan
option-monastery_sets-germany_and_netherlands_belgium_and_japan = all three

mark-abbot = abbot
role-abbot = abbot
    .a = an abbot
    .counted = { $number ->
        [one] { $number } abbot
       *[other] { $number } abbots
    }
feature-abbacy = seat of an abbot
    .a = an abbot
    .unfinished = an abbot
    .at = as abbot in the monastery
    .many = abbots
