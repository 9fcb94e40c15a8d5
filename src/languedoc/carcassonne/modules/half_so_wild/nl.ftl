module-half_so_wild = Halflingen
    .sentence = Driehoekige landschapskaarten die iedereen achter de hand houdt en legt in plaats van een getrokken kaart.

option-halfling_sets = Driehoeken
    .help = Welke driehoeken open liggen als iedereen er twee uitkiest.
option-halfling_sets-both = beide sets
option-halfling_sets-I = de eerste set
option-halfling_sets-II = de tweede set

item-triangle_cloister = voltooid op een driehoek
holding-triangles = { $number ->
    [one] { $number } driehoek ({ $tiles })
   *[other] { $number } driehoeken ({ $tiles })
}

verb-triangle = de driehoek { $tile } leggen
verb-pick = de driehoek { $tile } nemen
step-setup_triangles = { $name }, welke driehoek?
step-choose_triangle = { $name }, een driehoek of een kaart uit de voorraad?
    .pass = geen driehoek
event-TrianglePicked = { $name } neemt de driehoek { $tile }.

# On the page, where the board shows the place

page-step-setup_triangles = Welke driehoek neem je?
    .other = { $name } neemt een driehoek
page-step-choose_triangle = Leg je een van je driehoeken, of trek je een kaart?
    .other = { $name } legt een driehoek of trekt een kaart
page-verb-triangle = deze driehoek leggen
page-verb-pick = deze driehoek nemen
page-event-TrianglePicked = { $name } neemt een driehoek.
