module-flying_machines = The Flying Machines
    .sentence = A die decides how far a follower flies.

mark-flying_machine = flying machine
    .a = a flying machine

verb-fly = { $figure } by the flying machine
verb-land = land on the { $segment }
step-land_flier = { $name }, where does the flier land?

event-Flew = { $number ->
    [one] { $name }'s { $figure } flies { $number } square.
   *[other] { $name }'s { $figure } flies { $number } squares.
}
    .failed = { $number ->
    [one] { $name }'s { $figure } flies { $number } square and cannot land.
   *[other] { $name }'s { $figure } flies { $number } squares and cannot land.
}

# On the page, where the board shows the place

page-step-land_flier = Where shall the flier land?
    .other = { $name } chooses where the flier lands
page-verb-fly = { $figure } by the flying machine
page-can-fly = let a follower fly
    .short = flying machine
