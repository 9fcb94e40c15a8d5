module-fruit_trees = Die Obstbäume
    .sentence = Neben den Bäumen wird Obst geerntet und in verschiedenen Sorten verkauft.

mark-fruit_tree = Obstbaum
    .a = ein Obstbaum

fruit-quince = Quitten
fruit-apple = Äpfel
fruit-apricot = Aprikosen
fruit-cherry = Kirschen
fruit-plum = Pflaumen
fruit-elder = Holunder
token-fruit-quince = ein Stapel Quitten
token-fruit-apple = ein Stapel Äpfel
token-fruit-apricot = ein Stapel Aprikosen
token-fruit-cherry = ein Stapel Kirschen
token-fruit-plum = ein Stapel Pflaumen
token-fruit-elder = ein Stapel Holunder
holding-quince = { $number } × Quitten
holding-apple = { $number } × Äpfel
holding-apricot = { $number } × Aprikosen
holding-cherry = { $number } × Kirschen
holding-plum = { $number } × Pflaumen
holding-elder = { $number } × Holunder
item-harvested_fruit = { $number ->
    [one] { $number } geernteter Chip
   *[other] { $number } geerntete Chips
}
item-sold_fruit = { $number ->
    [one] { $number } Frucht
   *[other] { $number } verschiedene Früchte
}
item-unsold_fruit = { $number ->
    [one] { $number } nicht verkaufter Chip
   *[other] { $number } nicht verkaufte Chips
}

verb-lay_fruit = { $fruit }
verb-harvest = { $fruit } bei { $cell } ernten
verb-sell_fruit = { $fruit } verkaufen
step-fruit_stack = { $name }, welches Obst wächst am neuen Baum?
step-fruit_harvest = { $name }, Obst ernten oder verkaufen?
    .pass = keines von beiden

event-StackLaid = Am Baum bei { $cell } wächst Obst ({ $fruit }): { $name } legt den Stapel dorthin.
event-FruitHarvested = { $name } erntet { $fruit } bei { $cell }.
event-FruitSold = { $name } verkauft { $fruits }.
award-harvest = { $name } bekommt für die Ernte: { $payment }.
    .title = Ernte
award-fruit_sale = { $name } bekommt für den Verkauf: { $payment }.
    .title = verkauftes Obst
award-fruit_left = { $name } bekommt für Obst, das nicht verkauft wurde: { $payment }.
    .title = übriges Obst

# Auf der Seite, wo das Spielfeld den Ort zeigt

page-step-fruit_stack = Welches Obst soll am neuen Baum wachsen?
    .other = { $name } wählt das Obst des neuen Baums
page-step-fruit_harvest = Obst ernten oder verkaufen?
    .other = { $name } darf Obst ernten oder verkaufen
page-verb-harvest = hier { $fruit } ernten
page-event-StackLaid = { $name } legt { $fruit } auf den neuen Baum.
page-event-FruitHarvested = { $name } erntet { $fruit }.
look-token-fruit-quince = { $number ->
    [one] { $number } Chip mit Quitten
   *[other] { $number } Chips mit Quitten
}
look-token-fruit-apple = { $number ->
    [one] { $number } Chip mit Äpfeln
   *[other] { $number } Chips mit Äpfeln
}
look-token-fruit-apricot = { $number ->
    [one] { $number } Chip mit Aprikosen
   *[other] { $number } Chips mit Aprikosen
}
look-token-fruit-cherry = { $number ->
    [one] { $number } Chip mit Kirschen
   *[other] { $number } Chips mit Kirschen
}
look-token-fruit-plum = { $number ->
    [one] { $number } Chip mit Pflaumen
   *[other] { $number } Chips mit Pflaumen
}
look-token-fruit-elder = { $number ->
    [one] { $number } Chip mit Holunder
   *[other] { $number } Chips mit Holunder
}
