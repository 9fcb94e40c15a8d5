# Steps

guide-step-festival_enable = Festival
    .text = Your tile shows a festival: instead of another action with a figure you may take back { $festival_return ->
        [figure] a figure of any kind
       *[other] a follower
    }.
guide-step-festival_return = Take back a follower
    .text = Take one of your { $festival_return ->
        [figure] followers, or your builder, pig, shepherd or barn,
       *[other] followers
    } from any tile back into your supply. Prisoners cannot be taken back like this.

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-festival-festival = Whoever places it may take back a follower instead of deploying one.
