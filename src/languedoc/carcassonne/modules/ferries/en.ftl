module-ferries = The Ferries
    .sentence = Ferries on lakes join two roads, and can be moved later.

mark-ferry_lake = lake with ferries
    .a = a lake with ferries
token-ferry = ferry

option-ferry_always = A ferry for every lake
    .help = Whether every lake gets a ferry in the turn in which it is laid, follower or not.
option-ferry_timing = When ferries are moved
    .help = When ferries may be moved: before figures, as the play aid has it, or after them, as the publisher has it.
option-ferry_timing-before_wood = before figures
option-ferry_timing-after_wood = after figures

verb-ferry = a ferry from the { $segment } to the { $other }
step-ferry_place = { $name }, where does the ferry lie?
step-ferry_move = { $name }, do you move a ferry?

event-FerryLaid = { $name } lays a ferry at { $cell }.
    .moved = { $name } moves the ferry at { $cell }.

# On the page, where the board shows the place

page-step-ferry_place = Which roads shall the ferry join?
    .other = { $name } lays a ferry
page-step-ferry_move = Will you move a ferry?
    .other = { $name } may move a ferry
page-event-FerryLaid = { $name } lays a ferry.
    .moved = { $name } moves a ferry.
