module-tower = The Tower
    .sentence = Towers grow piece by piece and take followers prisoner; a ransom or an exchange brings them home.

option-tower_capture_own = Own followers, too
    .help = Whether a tower may send an own follower home, too.
option-tower_capture_wagon = Wagons, too
    .help = Whether a tower may capture wagons.

item-ransom = ransom
mark-tower = tower
    .a = a tower
token-tower = height of a tower
place-prison = in { $name }'s prison
holding-tower_piece = { $number ->
    [one] { $number } tower piece
   *[other] { $number } tower pieces
}
holding-prisoner = { $number ->
    [one] { $number } prisoner
   *[other] { $number } prisoners
}
notice-prisoner = { $name } holds { $owner }'s { $figure }

verb-tower = tower piece at { $cell }
verb-guard = { $figure } onto the tower at { $cell }
verb-capture = capture { $owner }'s { $figure } { $where }
verb-exchange = get back { $owner }'s { $figure } { $where }
verb-ransom = ransom { $owner }'s { $figure } { $where } for 3 points
step-ransom_prisoner = { $name }, do you ransom a prisoner?
step-tower_capture = { $name }, whom does the tower capture?
step-prisoner_exchange = { $name }, who comes home in exchange?

event-TowerRaised = { $height ->
    [1] { $name } begins the tower at { $cell }.
   *[other] { $name } raises the tower at { $cell } to { $height }.
}
event-TowerClosed = { $name } closes the tower at { $cell } with { NOUN($figure, "a") }.
event-Captured = { $name } takes { NOUN($figure, "a") } of { $owner } prisoner.
    .own = { $name } takes back an own { $figure } by the tower.
event-Exchanged = Prisoners are exchanged: { $figures } go home.
award-ransom = { $name } ransoms { NOUN($figure, "a") } from { $captor } for { points }.
    .received = { $name } receives { points }.
    .title = ransom

# On the page, where the board shows the place

look-token-tower = Tower of height { $number }
page-step-ransom_prisoner = Will you ransom a prisoner?
    .other = { $name } may ransom a prisoner
page-step-tower_capture = Whom shall the tower capture?
    .other = { $name } chooses whom the tower captures
page-step-prisoner_exchange = Who shall come home in exchange?
    .other = { $name } chooses who comes home in exchange
page-verb-tower = tower piece
page-verb-guard = { $figure } onto the tower
page-event-TowerRaised = { $height ->
    [1] { $name } begins a tower.
   *[other] { $name } raises a tower to { $height }.
}
page-event-TowerClosed = { $name } closes a tower with { NOUN($figure, "a") }.
page-can-tower = raise a tower
    .short = tower
page-can-guard = close a tower with a follower
    .short = close a tower
page-can-ransom = ransom a prisoner
    .short = ransom
