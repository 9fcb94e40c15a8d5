module-inns_and_cathedrals = Inns & Cathedrals
    .sentence = Inns and cathedrals make roads and cities worth more, or nothing if they stay unfinished; a big follower counts as two.

option-inn_cathedral_final = Unfinished with an inn or a cathedral
    .help = What an unfinished road with an inn or city with a cathedral is worth at the end: nothing, or as much as without them.
option-inn_cathedral_final-zero = nothing
option-inn_cathedral_final-ignore = as without them
option-inns = Inns
    .help = Whether inns count; without this they are only painted.
option-cathedrals = Cathedrals
    .help = Whether cathedrals count; without this they are only painted.

figure-big_follower = big follower
    .a = a big follower
    .counted = { $number ->
        [one] { $number } big follower
       *[other] { $number } big followers
    }
item-inn = inn
item-cathedral = cathedral
mark-inn = inn
    .a = an inn
mark-cathedral = cathedral
    .a = a cathedral
