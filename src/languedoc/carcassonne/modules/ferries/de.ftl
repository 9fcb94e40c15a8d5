module-ferries = Die Fähren
    .sentence = Fähren auf Seen verbinden zwei Straßen und können später umgelegt werden.

mark-ferry_lake = See mit Fähren
    .a = ein See mit Fähren
token-ferry = Fähre

option-ferry_always = Jedem See eine Fähre
    .help = Ob jeder See in dem Zug, in dem er gelegt wird, eine Fähre bekommt, mit oder ohne Gefolgsmann.
option-ferry_timing = Wann Fähren umgelegt werden
    .help = Wann Fähren umgelegt werden dürfen: vor den Figuren, wie in der Spielhilfe, oder danach, wie beim Verlag.
option-ferry_timing-before_wood = vor den Figuren
option-ferry_timing-after_wood = nach den Figuren

verb-ferry = Fähre: { $segment } – { $other }
step-ferry_place = { $name }, wohin kommt die Fähre?
step-ferry_move = { $name }, legst du eine Fähre um?

event-FerryLaid = { $name } legt eine Fähre bei { $cell }.
    .moved = { $name } legt die Fähre bei { $cell } um.

# On the page, where the board shows the place

page-step-ferry_place = Welche Straßen soll die Fähre verbinden?
    .other = { $name } legt eine Fähre
page-step-ferry_move = Legst du eine Fähre um?
    .other = { $name } darf eine Fähre umlegen
page-event-FerryLaid = { $name } legt eine Fähre.
    .moved = { $name } legt eine Fähre um.
