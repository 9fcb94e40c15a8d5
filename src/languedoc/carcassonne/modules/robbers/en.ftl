module-robbers = The Robbers
    .sentence = Robbers on the score track take half of what the robbed one earns next.

option-robber_active = Active player first
    .help = Whether whoever lays a tile with a robber may first place or move his own robber.

figure-robber = robber
    .a = a robber
    .counted = { $number ->
        [one] { $number } robber
       *[other] { $number } robbers
    }
mark-robber = robber
    .a = a robber
item-robbery = robbery
item-robber = robber
place-beside_marker = beside { $name }'s marker
place-beside_messenger = beside { $name }'s messenger
notice-beside_marker = { $owner }'s robber stands beside { $name }'s marker
notice-beside_messenger = { $owner }'s robber stands beside { $name }'s messenger

verb-rob = robber { $where }
step-robber_active = { $name }, do you place or move your robber?
step-robber_place = { $name }, beside whom does your robber go?
page-step-robber_active = Will you place or move your robber?
    .other = { $name } may place or move a robber
page-step-robber_place = Beside whom shall your robber go?
    .other = { $name } places a robber

event-RobberPlaced = { $name } puts a robber { $where }.
event-RobberStruck = { $name }'s robber { $where } strikes and goes home.
award-robbery = { $name } robs { points }.
    .title = robberies
award-robber = { $name } gets { points } for the robber on the score track.
    .title = robbers
