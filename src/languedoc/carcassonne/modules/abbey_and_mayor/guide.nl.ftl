# Steps

guide-step-setup_abbey_set = Abdij, burgemeester, wagen, schuur
    .text = { $abbey ->
        [false] Iedereen krijgt een burgemeester, een wagen en een schuur; de abdijen blijven in de doos.
       *[other] Iedereen krijgt een abdijtegel, een burgemeester, een wagen en een schuur.
    } Schud de overige tegels van deze module erdoor.
guide-step-choose_abbey = Abdij in plaats van trekken
    .text = Leg je abdij in een gat met tegels aan alle vier de zijden; niets hoeft te passen. Ze sluit elke weg, stad en weide ernaast. Je trekt dan geen tegel.
guide-step-deploy_mayor = Burgemeester inzetten
    .text = Hij gaat naar een stad zonder horigen, op de zojuist gelegde tegel.
guide-step-place_barn = Schuur plaatsen
    .text = Zet hem op een hoek waar vier tegels samenkomen die alle weide tonen, één ervan de zojuist gelegde. { $barn_beside_barn ->
        [true] Andere schuren en boeren op die weide storen niet.
       *[other] Er mag nog geen schuur op die weide zijn; boeren storen niet.
    }
guide-step-deploy_wagon = Wagen inzetten
    .text = Hij mag staan waar een horige mag staan, maar niet op een weide.
guide-step-score_barn_placed = Schuur geplaatst: boeren tellen
    .text = De boeren op de weide van een zojuist geplaatste schuur tellen nu: 3 punten voor elke voltooide stad. Daarna gaan ze naar huis.
guide-step-score_barn_connected = Weide met schuur verbonden
    .text = Boeren van wie de weide met die van een schuur verbonden wordt, krijgen 1 punt voor elke voltooide stad en gaan naar huis.
guide-step-score_abbey = Abdij
    .text = Een abdij met tegels op alle 8 vakken eromheen brengt de monnik 9 punten op.
guide-step-strength_mayor = Burgemeester: zo sterk als de wapenschilden
    .text = Hij telt voor zoveel horigen als de stad wapenschilden heeft. Zonder wapenschild telt hij niet.
    .example = 3 wapenschilden: hij verslaat twee ridders.
guide-step-strength_wagon = Wagen: telt voor één
    .text = Hij telt als één horige.
guide-step-wagon_move = De wagen rijdt verder
    .text = Nadat hij geteld is, mag de eigenaar de wagen naar { $wagon_move ->
        [C2] een onvoltooide weg, stad of gebouw zonder horigen met een deel op de tegel van de wagen of een van de 8 eromheen
       *[other] een aangrenzende onvoltooide weg, stad of gebouw zonder horigen
    } rijden, in plaats van hem naar huis te nemen. Hij stopt { $wagon_stop ->
        [nearby] { $wagon_move ->
        [C2] op zijn eigen tegel of een eromheen
       *[other] waar de twee elkaar raken
    }
       *[other] op een tegel ervan naar keuze
    }. Meerderen beslissen met de klok mee, jij eerst.
guide-step-final_abbeys = Laatste abdijen
    .text = Wie nog een abdij heeft, mag die in een gat leggen, met figuur en telling. Wie het eerst geen tegel meer kreeg, begint.
guide-step-final_barn_joined = Boeren bij een schuur
    .text = Boeren die net nog op de weide van een schuur kwamen, krijgen 1 punt voor elke voltooide stad.
guide-step-final_abbey = Onvoltooide abdijen
    .text = 1 punt voor de abdij en 1 voor elke tegel eromheen.
guide-step-final_strength_mayor = Burgemeester: zo sterk als de wapenschilden
    .text = Ook aan het einde.
guide-step-final_strength_wagon = Wagen: telt voor één
    .text = Ook aan het einde. Hij rijdt niet meer verder.
guide-step-final_barn = Schuren
    .text = Elke eigenaar van een schuur krijgt 4 punten voor elke voltooide stad aan de weide.
    .example = 5 voltooide steden: 20.

# Figures, tokens, buildings, signs, and what points are made of

guide-figure-abbey_and_mayor-mayor = Een ridder die zoveel telt als zijn stad wapenschilden heeft.
guide-figure-abbey_and_mayor-wagon = Een horige op wegen, in steden en gebouwen. Na de telling mag hij verder rijden.
guide-figure-abbey_and_mayor-barn = Neemt een weide over tot het einde: 4 punten voor elke voltooide stad. Op die weide mag geen boer meer komen.
guide-building-abbey_and_mayor-abbey = Een klooster dat in elk gat past en afsluit wat ernaast ligt.
guide-mark-abbey_and_mayor-well = Een put, als versiering.
guide-item-abbey_and_mayor-abbey = 9 voor een voltooide abdij.
    .title = Voltooide abdij
