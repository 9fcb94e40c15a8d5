module-watchtowers = Die Wachtürme
    .sentence = Wachtürme bezahlen für das, was um sie liegt, wenn ihre Straße oder Stadt fertig wird.

option-watchtower_owner = Wer für Wachtürme bezahlt wird
    .help = Wer bezahlt wird, wenn ein Wachturm gewertet wird: wer am Zug ist, oder alle mit einem Gefolgsmann oder mit irgendeiner Figur auf seiner Landschaftskarte.
option-watchtower_owner-trigger = wer am Zug ist
option-watchtower_owner-meeple_owner = Gefolgsleute auf der Landschaftskarte
option-watchtower_owner-figure_owner = alle Figuren auf der Landschaftskarte

mark-watchtower = Wachturm
    .a = ein Wachturm
item-tower_roads = { $number ->
    [one] eine Karte mit Straßen
   *[other] { $number } Karten mit Straßen
}
item-tower_cities = { $number ->
    [one] eine Karte mit Städten
   *[other] { $number } Karten mit Städten
}
item-tower_followers = { $number ->
    [one] ein Gefolgsmann
   *[other] { $number } Gefolgsleute
}
item-tower_pennants = { $number ->
    [one] ein Wappen
   *[other] { $number } Wappen
}
item-tower_cloisters = { $number ->
    [one] ein Kloster
   *[other] { $number } Klöster
}
award-watchtower = { $name } schaut von einem Wachturm: { $payment }.
    .title = Wachtürme
