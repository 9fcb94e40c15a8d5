module-cathars = The Cathars
    .sentence = Besieged cities are worth less to knights and more to farmers.

option-siege = Sieges
    .help = Whether cities with a siege are besieged.
option-escape = Escape
    .help = Whether knights may escape from besieged cities.
option-siege_escape = Where a monastery must lie
    .help = Beside which tiles a monastery must lie so that knights may escape: a siege tile of their city, or any tile of it.
option-siege_escape-siege_tile = beside a siege tile
option-siege_escape-any_tile = beside any tile of the city

mark-besieged = siege
    .a = a siege
item-siege = siege

verb-escape = take { $owner }'s { $figure } { $where } out of the city
step-siege_escape = { $name }, does a knight escape?
    .pass = nobody escapes

event-KnightEscaped = { $name } takes { NOUN($figure, "a") } out of a besieged city.

# On the page, where the board shows the place

page-step-siege_escape = Shall one of your knights escape from the siege?
    .other = { $name } may let a knight escape
page-verb-escape = let this knight escape
