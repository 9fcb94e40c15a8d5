# De spelhulp: wat er rond de stappen van de modules gezegd wordt

guide-title = Spelhulp
guide-for = { $players } spelers: { $modules }
guide-made = Door Languedoc gemaakt uit de stappen van het spel zelf.

guide-section-preparation = Voorbereiding
    .text = Eén keer, vóór het spel.
guide-section-turn = Een beurt
    .text = Loop de stappen van boven naar beneden door. Sla over wat niet van toepassing is.
guide-section-final = Slotwaardering
    .text = Is het spel uit, tel dan in deze volgorde.
guide-section-points = Wat punten opbrengt
guide-section-things = Figuren, fiches, gebouwen en tekens
guide-section-rules = Afgesproken regels

guide-phase-P1 = Vóór de kaart
guide-phase-P2 = De kaart
guide-phase-P3 = Een figuur
guide-phase-P3b = Na de figuur
guide-phase-P4 = Verdere acties
guide-phase-P5 = Telling
guide-phase-P6 = Einde van de beurt
guide-phase-within = Als het zover komt

guide-kind-must = moet
guide-kind-may = mag
guide-kind-auto = gebeurt
guide-kind-rule = regel

guide-who-active = actieve speler
guide-who-all = iedereen om de beurt, de actieve speler eerst
guide-who-left = iedereen om de beurt, te beginnen links van de actieve speler
guide-who-each = iedereen
guide-who-owner = eigenaar van de figuur
guide-who-next = volgende speler

guide-with = Met { $owner }: { $title }. { $text }
guide-beside = Met { $owner }: { $text }
guide-example = Voorbeeld: { $example }
guide-example-with = (met { $modules })
guide-before = Ervoor
guide-after = Erna

guide-section-round = Een ronde
    .text = Speel de beurten, ruim dan de rijen op en tel. Sla over wat niet van toepassing is.
guide-section-cards = De kaarten
guide-section-sheet = Scoreblad
    .text = Schrijf op wat iedereen in elke ronde scoorde, en aan het eind de gebouwen.

guide-phase-turns = De beurten
guide-phase-clearing = Rijen opruimen
guide-phase-scoring = De kaarten tellen
guide-phase-next = Einde van de ronde

guide-who-dealer = gever

guide-sheet-round = Ronde
guide-sheet-final = Gebouwen
guide-sheet-sum = Som
guide-counted = { $thing } ({ $count })

guide-form-road = Weg
    .counted = Kaarten van de weg
guide-form-city = Stad
    .counted = Kaarten van de stad
guide-form-monastery = Klooster en dergelijke
    .counted = Kaarten eromheen
    .triangle = { $building } op een driehoek
    .rows = Kaarten in zijn rijen
guide-form-field = Weide
    .counted = Voltooide steden aan de weide

# Het kaartspel: de stappen

guide-card-boards = De vier rijen
    .text = Leg de vier borden onder elkaar: geel, rood, groen, blauw. Rechts van elk bord groeit zijn rij kaarten.
guide-card-pieces = Figuren
    .text = Iedereen neemt een grote volgeling, een kist en een scorekaart en zet de kleine volgeling naast vak 1 van het spoor.
guide-card-dealer = Eerste gever
    .text = De jongste speler geeft eerst; of loot erom.
guide-card-lay_out = De eerste kaarten leggen
    .text = Schud alle { $cards } kaarten. De gever draait er { $start } een voor een om en legt elke kaart aan het eind van de rij van haar kleur. Waar een joker komt, kiest de gever.
guide-card-deal = Delen
    .text = De andere { $pile } kaarten zijn de stapel. Iedereen krijgt { $hand } kaarten en houdt ze geheim; zo is het in elk van de { $rounds } rondes.
guide-card-turn = Een kaart of de volgeling
    .text = Links van de gever begint het; dan gaat het met de klok mee. In je beurt leg je een kaart aan of zet je je volgeling in een rij. Passen mag niet. Iedereen heeft { $turns } beurten in een ronde.
guide-card-first_card = Je eerste kaart van de ronde
    .text = Die wordt gedekt aan het eind van een rij naar keuze gelegd, welke kleur zij ook heeft. Alleen jij weet wat het is.
guide-card-later_card = Elke volgende kaart
    .text = Die wordt open aan het eind van de rij van haar eigen kleur gelegd. Een joker gaat naar een rij naar keuze.
guide-card-place_follower = De volgeling zetten
    .text = Eén keer per ronde zet je je grote volgeling aan het eind van een rij. Hij neemt de kaarten tot aan de volgende volgeling, of tot aan het bord. Kaarten die achter hem worden gelegd, horen niet bij hem.
    .example = Vier kaarten, de volgeling van Groen, drie kaarten, die van Rood: Groen neemt er vier, Rood drie.
guide-card-last_follower = De laatste volgeling
    .text = Wie de volgeling als laatste zet, legt hem neer en geeft in de volgende ronde.
guide-card-clear_rows = Kaarten nemen
    .text = Ruim de rijen op van blauw omhoog tot geel, elke vanaf het bord naar buiten. Iedereen neemt de kaarten van de eigen volgeling en draait om wat gedekt ligt.
guide-card-left_over = Wat blijft liggen
    .text = Kaarten achter de laatste volgeling van een rij blijven liggen voor de volgende ronde, gedekt of open, en schuiven naar het bord. Rijen zonder volgeling ook.
guide-card-wrong_colour = Kaarten van een andere kleur
    .text = Een kaart die in een rij van een andere kleur lag: een persoon brengt { $wrong } punten en verlaat het spel. Bij een dier of een gebouw kies je: { $wrong } punten en het verlaat het spel, of je houdt het als een eigen kaart.
guide-card-assign_joker = Dierjokers
    .text = Een joker moet bij een van je sets dieren, voorgoed. Zolang je geen dier hebt wacht hij, en brengt { $lone } punten als je hem krijgt.
guide-card-persons = Personen
    .text = Tel de getallen van alle personen in de kleur van de rij op en vermenigvuldig met hun aantal. Ze verlaten het spel.
    .example = Personen 3, 1 en 1: 5 keer 3 kaarten, 15.
guide-card-animals = Dieren
    .text = Leg ze op kleur voor je. Elke set die gegroeid is, telt voor haar hele nieuwe grootte: { $table }.
    .example = Twee schapen: 6. Later nog drie: 14 erbij, voor vijf.
guide-card-luck = Draak en fee
    .text = Ze brengen meteen elk { $luck } punten en verlaten het spel.
guide-card-buildings = Gebouwen
    .text = Leg ze met de gebouwjokers gedekt onder je kist. Niemand mag ze bekijken, ook jij niet. Ze tellen aan het eind.
guide-card-next_round = Volgende ronde
    .text = De nieuwe gever deelt iedereen { $hand } kaarten. Links van hem begint het.
guide-card-last_round = Het einde
    .text = Na { $rounds } rondes is de stapel leeg en het spel uit. Kaarten die nog in de rijen liggen, brengen niets op.
guide-card-series = Reeksen gebouwen
    .text = Verdeel je gebouwen in reeksen van verschillende kleuren, elke kaart in één reeks; een joker staat voor een gebouw naar keuze. Punten voor een reeks naar haar aantal kaarten: { $series }. Maak er het beste van.
    .example = Reeksen van 4, 4, 2 en 1: 30 + 30 + 5 + 0 = 65.
guide-card-winner = Wie heeft gewonnen?
    .text = De meeste punten winnen. Bij gelijke stand wie van hen meer kaarten onder de kist heeft.

guide-card-points-persons = Personen
    .text = De som van hun getallen keer hun aantal.
guide-card-points-wrong_colour = Kaart van een andere kleur
    .text = { $wrong } punten, tenzij je haar houdt.
guide-card-points-animals = Set dieren die groeide
    .text = Naar grootte: { $table }.
guide-card-points-lone_joker = Dierjoker zonder dieren
    .text = { $lone } punten.
guide-card-points-luck = Draak, fee
    .text = Elk { $luck } punten.
guide-card-points-series = Reeks verschillende gebouwen
    .text = Aan het eind, naar grootte: { $series }.

guide-card-thing-person = Personen
    .text = Met getallen van 1 tot 3. Ze tellen in de ronde waarin je ze neemt.
guide-card-thing-building = Gebouwen
    .text = Ze liggen tot het eind onder je kist.
guide-card-thing-animal = Dieren
    .text = Ze blijven voor je liggen; een set telt telkens als zij groeit.
guide-card-thing-dragon = Draak
    .text = Meteen { $luck } punten.
guide-card-thing-fairy = Fee
    .text = Meteen { $luck } punten.
guide-card-thing-animal_joker = Dierjokers
    .text = Een ervan gaat bij een set dieren.
guide-card-thing-building_joker = Gebouwjokers
    .text = Een ervan staat voor een gebouw naar keuze.
