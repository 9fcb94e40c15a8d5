module-crop_circles = De Graancirkels
    .sentence = Graancirkels laten iedereen een volgeling van één soort toevoegen of terugnemen.

option-crop_add = Toevoegen bij een graancirkel
    .help = Of iedereen die kan bij een graancirkel een volgeling moet toevoegen, of daarvan mag afzien.
option-crop_add-must = moet
option-crop_add-may = mag

mark-crop_circle_field = graancirkel met hooivork
    .a = een graancirkel met hooivork
mark-crop_circle_city = graancirkel met schild
    .a = een graancirkel met schild
mark-crop_circle_road = graancirkel met knots
    .a = een graancirkel met knots
mark-crop_circle_unspecified = graancirkel zonder teken
    .a = een graancirkel zonder teken

verb-circle = { $role }
verb-all_add = iedereen voegt een volgeling toe
verb-all_remove = iedereen neemt een volgeling terug
verb-reinforce = { NOUN($figure, "a") } toevoegen { NOUN($segment, "at") }
verb-withdraw = { NOUN($figure, "the") } { $where } terugnemen
step-crop_role = { $name }, welke volgelingen betreft de graancirkel?
step-crop_circle = { $name }, wat doet iedereen bij de graancirkel?
step-crop_add = { $name }, bij wie voeg je een volgeling toe?
step-crop_remove = { $name }, wie komt naar huis?

event-CircleDecided = Graancirkel: { $name } laat iedereen een volgeling toevoegen bij { NOUN($role, "a") }.
    .removing = Graancirkel: { $name } laat iedereen { NOUN($role, "a") } terugnemen.
event-FollowerAdded = { $name } voegt { NOUN($figure, "a") } toe { NOUN($segment, "at") }.

# On the page, where the board shows the place

page-step-crop_role = Welke volgelingen moet de graancirkel betreffen?
    .other = { $name } kiest wie de graancirkel betreft
page-step-crop_circle = Moet iedereen een volgeling toevoegen, of er een terugnemen?
    .other = { $name } beslist over de graancirkel
page-step-crop_add = Bij wie voeg je een volgeling toe?
    .other = { $name } voegt een volgeling toe
page-step-crop_remove = Wie moet naar huis komen?
    .other = { $name } neemt een volgeling terug
