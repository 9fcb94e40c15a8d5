# Steps

guide-step-setup_robbers = Robbers
    .text = Everybody gets a robber. Shuffle in { $tiles } tiles.
guide-step-robber_active = Your own robber
    .text = A tile with a robber was placed: you may first put your own robber on the track, or move it there.
guide-step-robber_place = Place a robber
    .text = A tile with a robber was placed: the next player whose robber is at home puts it beside the marker of another player.
guide-step-robber_steal = Robbery
    .text = When a marker with a robber beside it moves forward, the robber brings its owner half of those points, rounded up, and goes home. The robbed player keeps everything. If several features of one kind are completed at once, the active player chooses which of them is scored first.
    .example = Blue gets 9, the robber of Red 5.
guide-step-final_robbers = Robbers on the track
    .text = Each robber still on the score track brings its owner 3 points.

# Figures, tokens, buildings, signs, and what points are made of

guide-figure-robbers-robber = Stands beside a marker and gets half of the next points it moves by.
guide-mark-robbers-robber = The next player places a robber.
guide-item-robbers-robbery = Half of the points of the robbed marker, rounded up.
guide-item-robbers-robber = 3 for a robber on the track at the end.
    .title = Robber on the track
