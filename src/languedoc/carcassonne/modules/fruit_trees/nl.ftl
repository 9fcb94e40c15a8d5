module-fruit_trees = De Fruitbomen
    .sentence = Naast de bomen wordt fruit geoogst en in verschillende soorten verkocht.

mark-fruit_tree = fruitboom
    .a = een fruitboom

fruit-quince = kweeperen
fruit-apple = appels
fruit-apricot = abrikozen
fruit-cherry = kersen
fruit-plum = pruimen
fruit-elder = vlierbessen
token-fruit-quince = een stapel kweeperen
token-fruit-apple = een stapel appels
token-fruit-apricot = een stapel abrikozen
token-fruit-cherry = een stapel kersen
token-fruit-plum = een stapel pruimen
token-fruit-elder = een stapel vlierbessen
holding-quince = { $number } × kweeperen
holding-apple = { $number } × appels
holding-apricot = { $number } × abrikozen
holding-cherry = { $number } × kersen
holding-plum = { $number } × pruimen
holding-elder = { $number } × vlierbessen
item-harvested_fruit = { $number ->
    [one] { $number } geoogst fiche
   *[other] { $number } geoogste fiches
}
item-sold_fruit = { $number ->
    [one] { $number } vrucht
   *[other] { $number } verschillende vruchten
}
item-unsold_fruit = { $number ->
    [one] { $number } niet verkocht fiche
   *[other] { $number } niet verkochte fiches
}

verb-lay_fruit = { $fruit }
verb-harvest = { $fruit } bij { $cell } oogsten
verb-sell_fruit = { $fruit } verkopen
step-fruit_stack = { $name }, welk fruit groeit aan de nieuwe boom?
step-fruit_harvest = { $name }, fruit oogsten of verkopen?
    .pass = geen van beide

event-StackLaid = Aan de boom bij { $cell } groeien { $fruit }: { $name } legt de stapel daar.
event-FruitHarvested = { $name } oogst { $fruit } bij { $cell }.
event-FruitSold = { $name } verkoopt { $fruits }.
award-harvest = { $name } krijgt voor de oogst: { $payment }.
    .title = oogst
award-fruit_sale = { $name } krijgt voor de verkoop: { $payment }.
    .title = verkocht fruit
award-fruit_left = { $name } krijgt voor fruit dat niet verkocht is: { $payment }.
    .title = overgebleven fruit

# Op de pagina, waar het bord de plaats laat zien

page-step-fruit_stack = Welk fruit moet aan de nieuwe boom groeien?
    .other = { $name } kiest het fruit van de nieuwe boom
page-step-fruit_harvest = Ga je fruit oogsten of verkopen?
    .other = { $name } mag fruit oogsten of verkopen
page-verb-harvest = hier { $fruit } oogsten
page-event-StackLaid = { $name } legt { $fruit } op de nieuwe boom.
page-event-FruitHarvested = { $name } oogst { $fruit }.
look-token-fruit-quince = { $number ->
    [one] { $number } fiche met kweeperen
   *[other] { $number } fiches met kweeperen
}
look-token-fruit-apple = { $number ->
    [one] { $number } fiche met appels
   *[other] { $number } fiches met appels
}
look-token-fruit-apricot = { $number ->
    [one] { $number } fiche met abrikozen
   *[other] { $number } fiches met abrikozen
}
look-token-fruit-cherry = { $number ->
    [one] { $number } fiche met kersen
   *[other] { $number } fiches met kersen
}
look-token-fruit-plum = { $number ->
    [one] { $number } fiche met pruimen
   *[other] { $number } fiches met pruimen
}
look-token-fruit-elder = { $number ->
    [one] { $number } fiche met vlierbessen
   *[other] { $number } fiches met vlierbessen
}
