module-festival = The Festival
    .sentence = A festival lets you take a follower home instead of deploying one.

mark-festival = festival
    .a = a festival

option-festival_return = Who may come home
    .help = Who may come home to a festival: followers only, or builders, pigs, shepherds and barns as well.
option-festival_return-follower = followers
option-festival_return-figure = all figures

verb-festival = take home the { $figure } { $where }

event-FestivalHeld = { $name } holds a festival and takes { NOUN($figure, "a") } home.
page-can-festival = take a figure home for the festival
    .short = festival
