module-bathhouses = The Bathhouses
    .sentence = Followers that come home alone may have to take a bath, and are bought out of it.

mark-bathhouse = bathhouse
    .a = a bathhouse with the flag
place-bathhouse = in a bathhouse
place-bath_queue = on the way to a bath
item-bath_flags = { $number ->
    [one] { $number } bathhouse
   *[other] { $number } bathhouses
}
item-bath_price = price of the bath

verb-buy_back = buy back the { $figure } { $where } for { $number }
verb-bathe_next = { $owner }: { $figure }
verb-bathe = bathhouse at { $cell }
step-bath_buy_back = { $name }, buy a follower back from a bathhouse?
    .pass = nobody
step-bath_order = { $name }, whose follower is the next to take a bath?
step-bath_take = { $name }, in which bathhouse does your follower lie down?

event-BathTaken = { $name } lays { NOUN($figure, "a") } in the bathhouse at { $cell }.
award-bath = { $name } buys back { NOUN($figure, "a") } from a bathhouse for { points }.
    .title = bathhouses

# On the page, where the board shows the place

page-step-bath_buy_back = Will you buy a follower back from a bathhouse?
    .other = { $name } may buy a follower back from a bathhouse
page-step-bath_order = Whose follower is the next to take a bath?
    .other = { $name } chooses who is the next to take a bath
page-step-bath_take = In which bathhouse shall your follower lie down?
    .other = { $name } chooses a bathhouse
page-verb-bathe = lie down here
page-event-BathTaken = { $name } lays { NOUN($figure, "a") } in a bathhouse.
page-can-buy_back = buy a follower back from the bath
    .short = bathhouse
