module-half_so_wild = Halb so wild
    .sentence = Dreieckige Landschaftskarten, die jeder in Reserve hält und statt einer gezogenen legt.

option-halfling_sets = Dreiecke
    .help = Welche Dreiecke offen liegen, wenn sich jeder zwei davon aussucht.
option-halfling_sets-both = beide Sätze
option-halfling_sets-I = der erste Satz
option-halfling_sets-II = der zweite Satz

item-triangle_cloister = fertig auf einem Dreieck
holding-triangles = { $number ->
    [one] { $number } Dreieck ({ $tiles })
   *[other] { $number } Dreiecke ({ $tiles })
}

verb-triangle = das Dreieck { $tile } legen
verb-pick = das Dreieck { $tile } nehmen
step-setup_triangles = { $name }, welches Dreieck?
step-choose_triangle = { $name }, ein Dreieck oder eine Karte aus dem Vorrat?
    .pass = kein Dreieck
event-TrianglePicked = { $name } nimmt sich das Dreieck { $tile }.

# On the page, where the board shows the place

page-step-setup_triangles = Welches Dreieck nimmst du?
    .other = { $name } nimmt ein Dreieck
page-step-choose_triangle = Legst du eines deiner Dreiecke, oder ziehst du eine Karte?
    .other = { $name } legt ein Dreieck oder zieht eine Karte
page-verb-triangle = dieses Dreieck legen
page-verb-pick = dieses Dreieck nehmen
page-event-TrianglePicked = { $name } nimmt sich ein Dreieck.
