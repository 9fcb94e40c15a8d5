module-hills_and_sheep = Hills & Sheep
    .sentence = Shepherds gather flocks and fear the wolf, hills break ties, and vineyards enrich monasteries.

option-hill_tiebreak = Ties and hills
    .help = Who wins a tie by hills: everybody with a follower on one, or who has most followers on hills.
option-hill_tiebreak-at_least_one = a follower on a hill
option-hill_tiebreak-count_on_hill = most followers on hills
option-closed_flocks = Flocks that were closed in
    .help = When flocks are scored whose field can no longer grow: after all choices of shepherds, or before them.
option-closed_flocks-last = after all choices
option-closed_flocks-first = before the choices
option-hills = Hills
    .help = Whether hills hide a tile and break ties.
option-vineyards = Vineyards
    .help = Whether vineyards add points to monasteries.

figure-shepherd = shepherd
    .a = a shepherd
    .counted = { $number ->
        [one] { $number } shepherd
       *[other] { $number } shepherds
    }
mark-hill = hill
    .a = a hill
mark-vineyard = vineyard
    .a = a vineyard
token-sheep_token = sheep of a shepherd
item-sheep = { $number } sheep
item-vineyards = { $number ->
    [one] { $number } vineyard
   *[other] { $number } vineyards
}
holding-sheep = { $number } sheep

verb-enlarge_flock = draw sheep for the { $figure } { $where }
verb-drive_home = drive home the flock of the { $figure } { $where }
step-shepherd_extend = { $name }, does your flock grow, or does it go home?

event-SheepDrawn = { $name } draws { $number } sheep.
event-WolfDrawn = { $name } draws the wolf: the flock is lost.
event-TileHidden = A tile is hidden under the hill at { $cell }.
award-sheep = { $name } drives the flock home: { $payment }.
    .title = sheep

# On the page, where the board shows the place

look-token-sheep_token = A flock of { $number } sheep
page-step-shepherd_extend = Shall your flock grow, or go home?
    .other = { $name } decides whether the flock grows or goes home
page-verb-enlarge_flock = draw sheep
page-verb-drive_home = drive the flock home
page-event-TileHidden = A tile is hidden under the hill.
