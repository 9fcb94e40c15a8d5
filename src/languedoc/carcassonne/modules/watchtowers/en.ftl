module-watchtowers = The Watchtowers
    .sentence = Watchtowers pay for what lies around them when their road or city is completed.

option-watchtower_owner = Who is paid for watchtowers
    .help = Who is paid when a watchtower is scored: the player on turn, or everybody with a follower or with any figure on its tile.
option-watchtower_owner-trigger = the player on turn
option-watchtower_owner-meeple_owner = followers on its tile
option-watchtower_owner-figure_owner = all figures on its tile

mark-watchtower = watchtower
    .a = a watchtower
item-tower_roads = { $number ->
    [one] { $number } tile with roads
   *[other] { $number } tiles with roads
}
item-tower_cities = { $number ->
    [one] { $number } tile with cities
   *[other] { $number } tiles with cities
}
item-tower_followers = { $number ->
    [one] { $number } follower
   *[other] { $number } followers
}
item-tower_pennants = { $number ->
    [one] { $number } pennant
   *[other] { $number } pennants
}
item-tower_cloisters = { $number ->
    [one] { $number } monastery
   *[other] { $number } monasteries
}
award-watchtower = { $name } looks out from a watchtower: { $payment }.
    .title = watchtowers
