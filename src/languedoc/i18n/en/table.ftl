# What all games share.

row = { $first } and { $last }
row-or = { $first } or { $last }
value-true = yes
value-false = no

game-carcassonne = Carcassonne
    .sentence = Lay tile by tile a land of cities, roads, monasteries and fields, and put your followers where they score.
game-cardcassonne = Cardcassonne
    .sentence = The card game: four rows grow, and your follower secures what lies before it at the right moment.

# Computer players: the short name stands behind that of a seat
player-novice = Novice
    .short = novice
    .sentence = Still learning: overlooks many places and often misjudges what they are worth.
player-casual = Casual
    .short = casual
    .sentence = Plays along nicely, with a rough eye for what is worth how much.
player-skilled = Skilled
    .short = skilled
    .sentence = Answers at once, judges well and seldom gives anything away.
player-expert = Expert
    .short = expert
    .sentence = Thinks ahead for a moment at every choice. Hard to beat.
player-random = Random
    .short = random
    .sentence = Chooses anything that is allowed, without a thought.
player-greedy = Greedy
    .short = greedy
    .sentence = Takes what brings most at once, and keeps an eye on what it has begun.
player-sampling = Farsighted
    .short = sampling
    .sentence = Imagines the hidden cards many times over and plays what does best on average.
player-uct = UCT
    .short = UCT
    .sentence = Grows a tree and plays games out at random, 500 times for each choice; to compare with.
player-flat = Flat Monte Carlo
    .short = flat
    .sentence = Plays every option out at random, again and again; to compare with.
told-bot_failed = { $name } did not answer; any legal choice was made instead.

# Names of those who have given none, by seat
seat-0 = Red
seat-1 = Blue
seat-2 = Green
seat-3 = Yellow
seat-4 = Black
seat-5 = Grey

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
outcome = { $seats ->
    [one] { $names } wins with { points }.
   *[other] { $names } share the victory with { points } each.
}
