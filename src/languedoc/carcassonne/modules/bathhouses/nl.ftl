module-bathhouses = De Badhuizen
    .sentence = Volgelingen die alleen thuiskomen moeten misschien in bad en worden daar vrijgekocht.

mark-bathhouse = badhuis
    .a = een badhuis met de vlag
place-bathhouse = in een badhuis
place-bath_queue = op weg naar het bad
item-bath_flags = { $number ->
    [one] { $number } badhuis
   *[other] { $number } badhuizen
}
item-bath_price = prijs van het bad

verb-buy_back = { NOUN($figure, "the") } { $where } voor { $number } terugkopen
verb-bathe_next = { $owner }: { $figure }
verb-bathe = badhuis bij { $cell }
step-bath_buy_back = { $name }, een volgeling uit een badhuis terugkopen?
    .pass = niemand
step-bath_order = { $name }, wiens volgeling gaat als volgende in bad?
step-bath_take = { $name }, in welk badhuis gaat je volgeling liggen?

event-BathTaken = { $name } legt { NOUN($figure, "a") } in het badhuis bij { $cell }.
award-bath = { $name } koopt { NOUN($figure, "a") } voor { points } terug uit een badhuis.
    .title = badhuizen

# Op de pagina, waar het bord de plaats laat zien

page-step-bath_buy_back = Koop je een volgeling terug uit een badhuis?
    .other = { $name } mag een volgeling uit een badhuis terugkopen
page-step-bath_order = Wiens volgeling gaat als volgende in bad?
    .other = { $name } kiest wie als volgende in bad gaat
page-step-bath_take = In welk badhuis moet je volgeling gaan liggen?
    .other = { $name } kiest een badhuis
page-verb-bathe = hier in bad
page-event-BathTaken = { $name } legt { NOUN($figure, "a") } in een badhuis.
page-can-buy_back = koop een volgeling terug uit het bad
    .short = badhuis
