# Steps

guide-step-setup_robbers = Robbers
    .text = Everybody gets a robber. Shuffle in { $tiles } tiles.
guide-step-robber_active = Your own robber
    .text = A tile with a robber was placed: you may first put your own robber on the track, or move it there.
guide-step-robber_place = Place a robber
    .text = A tile with a robber was placed: the next player whose robber is at home puts it beside the marker of another player.
guide-step-robber_steal = Robbery
    .text = When a marker with a robber beside it moves forward, the robber brings its owner half of those points, rounded up, and goes home. The robbed player keeps everything. If several features of one kind are completed at once, the active player chooses which of them is scored first.
guide-step-final_robbers = Robbers on the track
    .text = Each robber still on the score track brings its owner 3 points.

# Figures, tokens, buildings, signs, and what points are made of

guide-figure-robbers-robber = Stands beside a marker and gets half of the next points it moves by.
guide-mark-robbers-robber = The next player places a robber.
guide-item-robbers-robbery = Half of the points of the robbed marker, rounded up.
guide-item-robbers-robber = 3 for a robber on the track at the end.
    .title = Robber on the track

# Drawn examples

guide-example-robbers-robbery = Send out a robber
    .text = Green has closed a road of its own with a tile that shows a robber. Red is the next player and must put a robber beside a marker on the score track, before the road is scored.
    .task = Put your robber beside the marker of green, who is about to score.
    .other = Blue scores nothing in this turn. Put the robber beside green, who will get points at once.
    .done = Green keeps all 3 points, and your robber brings you half of them, rounded up. Then he goes home.
guide-example-robbers-two_robbers = Two robbers at one marker
    .text = The robbers of red and green both stand beside blue's marker. Now blue closes a road of 6 tiles.
    .done = Each robber brings its owner half of the points. They do not share: 3 for red, 3 for green, and blue keeps all 6.
guide-example-robbers-with_the_mage = The mage helps the robber
    .text = Red's robber stands beside blue's marker. So red has put the mage onto the city of blue, and blue completes it.
    .done = The robber takes half of everything that the city brought, with the mage: 9 of 17, rounded up. Blue keeps the 17 points.
guide-example-robbers-own_robber = Your own robber first
    .text = It is agreed that whoever lays a tile with a robber may place their own robber first. Red has laid one.
    .done = Red's robber stands beside blue's marker. Then the next player whose robber is at home places one: blue, beside red.
guide-example-robbers-at_the_end = A robber at the end
    .text = Blue's robber stands beside red's marker, and red has not scored since. Blue lays the last tile.
    .done = Nobody is robbed in the final scoring: red keeps 3 points for the road, and the robber on the track brings blue 3 points.

# Together with other modules
guide-with-robber_steal-messages = Points robbed bring a message only in your own turn.
guide-with-robber_steal-school = Points from the teacher can be robbed, too.
