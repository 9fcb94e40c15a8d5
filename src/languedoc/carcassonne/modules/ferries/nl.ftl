module-ferries = De Veerboten
    .sentence = Veerboten op meren verbinden twee wegen en kunnen later verlegd worden.

mark-ferry_lake = meer met veerboten
    .a = een meer met veerboten
token-ferry = veerboot

option-ferry_always = Elk meer een veerboot
    .help = Of elk meer in de beurt waarin het gelegd wordt een veerboot krijgt, met of zonder volgeling.
option-ferry_timing = Wanneer veerboten verlegd worden
    .help = Wanneer veerboten verlegd mogen worden: vóór de figuren, zoals in de spelhulp, of erna, zoals bij de uitgever.
option-ferry_timing-before_wood = vóór de figuren
option-ferry_timing-after_wood = na de figuren

verb-ferry = veerboot: { $segment } – { $other }
step-ferry_place = { $name }, waar komt de veerboot?
step-ferry_move = { $name }, verleg je een veerboot?

event-FerryLaid = { $name } legt een veerboot bij { $cell }.
    .moved = { $name } verlegt de veerboot bij { $cell }.

# On the page, where the board shows the place

page-step-ferry_place = Welke wegen moet de veerboot verbinden?
    .other = { $name } legt een veerboot
page-step-ferry_move = Verleg je een veerboot?
    .other = { $name } mag een veerboot verleggen
page-event-FerryLaid = { $name } legt een veerboot.
    .moved = { $name } verlegt een veerboot.
