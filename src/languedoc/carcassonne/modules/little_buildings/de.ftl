module-little_buildings = Die Häuser
    .sentence = Kleine Häuser bringen einen Punkt mehr für alles, was auf ihrer Landschaftskarte gewertet wird.

option-building_values = Was Häuser wert sind
    .help = Ob jedes Gebäude 1 Punkt bringt, oder ein Turm 3, ein Haus 2 und ein Schuppen 1.
option-building_values-1_1_1 = je 1 Punkt
option-building_values-3_2_1 = Turm 3, Haus 2, Schuppen 1

token-building = kleines Gebäude
token-little_house = Haus
token-little_tower = Turm
token-little_shed = Schuppen
item-little_buildings = { $number ->
    [one] { $number } Gebäude
   *[other] { $number } Gebäude
}
holding-building = { $number ->
    [one] { $number } kleines Gebäude
   *[other] { $number } kleine Gebäude
}
holding-little_house = { $number ->
    [one] { $number } Haus
   *[other] { $number } Häuser
}
holding-little_tower = { $number ->
    [one] { $number } kleiner Turm
   *[other] { $number } kleine Türme
}
holding-little_shed = { $number ->
    [one] { $number } Schuppen
   *[other] { $number } Schuppen
}

verb-build = { $token } bei { $cell }
step-place_house = { $name }, stellst du ein kleines Gebäude auf deine Karte?

event-BuildingPlaced = { $name } baut bei { $cell }: { $token }.

# On the page, where the board shows the place

look-token-little_house = Ein Haus
look-token-little_tower = Ein kleiner Turm
look-token-little_shed = Ein Schuppen
page-step-place_house = Stellst du ein kleines Gebäude auf deine Karte?
    .other = { $name } darf ein kleines Gebäude auf die Karte stellen
page-verb-build = { $token }
page-event-BuildingPlaced = { $name } baut auf einer Karte: { $token }.
page-can-build = stelle ein kleines Gebäude auf
    .short = kleines Gebäude
