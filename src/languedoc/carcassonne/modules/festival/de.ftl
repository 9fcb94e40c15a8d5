module-festival = Das Fest
    .sentence = Bei einem Fest darfst du einen Gefolgsmann heimholen, statt einen zu setzen.

mark-festival = Fest
    .a = ein Fest

option-festival_return = Wer heimkehren darf
    .help = Wer zu einem Fest heimkehren darf: nur Gefolgsleute, oder auch Baumeister, Schweine, Schäfer und Gutshöfe.
option-festival_return-follower = Gefolgsleute
option-festival_return-figure = alle Figuren

verb-festival = { NOUN($figure, "den") } { $where } heimholen

event-FestivalHeld = { $name } feiert ein Fest und holt { NOUN($figure, "a") } heim.
page-can-festival = hole eine Figur zum Fest heim
    .short = Fest
