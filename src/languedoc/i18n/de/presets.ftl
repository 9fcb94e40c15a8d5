# Die benannten Zusammenstellungen, und wie lange sie dauern.

playing-time = { $hours ->
    [0] { $minutes } Min.
   *[other] { $minutes ->
        [0] { $hours } Std.
       *[other] { $hours } Std. { $minutes } Min.
    }
}

preset-big_box_2006 = Grundspiel
    .sentence = Nur Landschaftskarten, Gefolgsleute, Städte, Straßen, Klöster und Wiesen, nach den Regeln von 2006.
preset-first_edition = Erste Ausgabe
    .sentence = Das Grundspiel nach seinen ersten Regeln: Bauern bekommen 4 für jede Stadt, einmal, und eine Stadt aus zwei Landschaftskarten ist 2 wert.
preset-second_edition = Zweite Ausgabe
    .sentence = Das Grundspiel nach den Regeln dazwischen: 3 je Wiese, aber jede Stadt für jeden nur einmal.
preset-big_box_1 = Big Box 1
    .sentence = Die große Schachtel von 2006: das Grundspiel mit seinen ersten vier großen Erweiterungen.
preset-count_king_and_consorts = Graf, König & Konsorten
    .sentence = Die kleinen Erweiterungen jener Schachtel: ein Fluss, der sich gabelt, der Graf und seine Stadt, zwei Titelkarten und die Kultstätten.
preset-big_box_6 = Big Box 6
    .sentence = Die große Schachtel von 2017, ohne Äbte und Gärten: zwei große Erweiterungen, der Fluss und sieben kleine.
preset-first_evening = Erster Abend
    .sentence = Für alle, die noch nie gespielt haben: das Grundspiel am Fluss, ohne Bauern.
preset-big_families = Große Familien
    .sentence = Für bis zu sechs jeden Alters: Schafe, Obst, Feste und kleine Häuser, und niemand nimmt jemandem etwas weg.
preset-feud = Fehde
    .sentence = Für Freunde, die verzeihen: ein Drache, Türme mit Gefangenen, fliegende Plättchen und Räuber auf der Wertungstafel.
preset-classic = Die Klassiker
    .sentence = Das Grundspiel am Fluss mit seinen ersten fünf großen Erweiterungen.
preset-long_night = Lange Nacht
    .sentence = Für alle, die schon viel gespielt haben: sieben große und sieben kleine Erweiterungen, die gut zusammenpassen.
preset-everything = Alles
    .sentence = Alles, was es gibt, in einer Partie. Lasst sie bis morgen auf dem Tisch.
