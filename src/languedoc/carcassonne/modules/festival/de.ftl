module-festival = Das Fest
    .sentence = Bei einem Fest darfst du einen Gefolgsmann heimholen, statt einen zu setzen.

mark-festival = Fest
