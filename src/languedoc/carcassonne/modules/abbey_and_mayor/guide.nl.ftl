# Steps

guide-step-setup_abbey_set = Abdij, burgemeester, wagen, schuur
    .text = { $abbey ->
        [false] Iedereen krijgt een burgemeester, een wagen en een schuur; de abdijen blijven in de doos.
       *[other] Iedereen krijgt een abdijkaart, een burgemeester, een wagen en een schuur.
    } Schud de overige kaarten van deze module erdoor.
guide-step-choose_abbey = Abdij in plaats van trekken
    .text = Leg je abdij in een gat met landschapskaarten aan alle vier de zijden; niets hoeft te passen. Ze sluit elke weg, stad en weide ernaast. Je trekt dan geen kaart.
guide-step-deploy_mayor = Burgemeester inzetten
    .text = Hij gaat naar een stad zonder volgelingen, op de zojuist gelegde landschapskaart.
guide-step-place_barn = Schuur plaatsen
    .text = Zet hem op een hoek waar vier landschapskaarten samenkomen die alle weide tonen, één ervan de zojuist gelegde. { $barn_beside_barn ->
        [true] Andere schuren en boeren op die weide storen niet.
       *[other] Er mag nog geen schuur op die weide zijn; boeren storen niet.
    }
guide-step-deploy_wagon = Wagen inzetten
    .text = Hij mag staan waar een volgeling mag staan, maar niet op een weide.
guide-step-score_barn_placed = Schuur geplaatst: boeren tellen
    .text = De boeren op de weide van een zojuist geplaatste schuur tellen nu: 3 punten voor elke voltooide stad. Daarna gaan ze naar huis.
guide-step-score_barn_connected = Weide met schuur verbonden
    .text = Boeren van wie de weide met die van een schuur verbonden wordt, krijgen 1 punt voor elke voltooide stad en gaan naar huis.
guide-step-score_abbey = Abdij
    .text = Een abdij met landschapskaarten op alle 8 vakken eromheen brengt de monnik 9 punten op.
guide-step-strength_mayor = Burgemeester: zo sterk als de wapenschilden
    .text = Hij telt voor zoveel volgelingen als de stad wapenschilden heeft. Zonder wapenschild telt hij niet.
guide-step-strength_wagon = Wagen: telt voor één
    .text = Hij telt als één volgeling.
guide-step-wagon_move = De wagen rijdt verder
    .text = Nadat hij geteld is, mag de eigenaar de wagen naar { $wagon_move ->
        [C2] een onvoltooide weg, stad of gebouw zonder volgelingen met een deel op de kaart van de wagen of een van de 8 eromheen
       *[other] een aangrenzende onvoltooide weg, stad of gebouw zonder volgelingen
    } rijden, in plaats van hem naar huis te nemen. Hij stopt { $wagon_stop ->
        [nearby] { $wagon_move ->
        [C2] op zijn eigen kaart of een eromheen
       *[other] waar de twee elkaar raken
    }
       *[other] op een kaart ervan naar keuze
    }. Meerderen beslissen met de klok mee, jij eerst.
guide-step-final_abbeys = Laatste abdijen
    .text = Wie nog een abdij heeft, mag die in een gat leggen, met figuur en telling. Wie het eerst geen landschapskaart meer kreeg, begint.
guide-step-final_barn_joined = Boeren bij een schuur
    .text = Boeren die net nog op de weide van een schuur kwamen, krijgen 1 punt voor elke voltooide stad.
guide-step-final_abbey = Onvoltooide abdijen
    .text = 1 punt voor de abdij en 1 voor elke landschapskaart eromheen.
guide-step-final_strength_mayor = Burgemeester: zo sterk als de wapenschilden
    .text = Ook aan het einde.
guide-step-final_strength_wagon = Wagen: telt voor één
    .text = Ook aan het einde. Hij rijdt niet meer verder.
guide-step-final_barn = Schuren
    .text = Elke eigenaar van een schuur krijgt 4 punten voor elke voltooide stad aan de weide.

# Figures, tokens, buildings, signs, and what points are made of

guide-figure-abbey_and_mayor-mayor = Een ridder die zoveel telt als zijn stad wapenschilden heeft.
guide-figure-abbey_and_mayor-wagon = Een volgeling op wegen, in steden en gebouwen. Na de telling mag hij verder rijden.
guide-figure-abbey_and_mayor-barn = Neemt een weide over tot het einde: 4 punten voor elke voltooide stad. Op die weide mag geen boer meer komen.
guide-building-abbey_and_mayor-abbey = Een klooster dat in elk gat past en afsluit wat ernaast ligt.
guide-mark-abbey_and_mayor-well = Een put, als versiering.
guide-item-abbey_and_mayor-abbey = 9 voor een voltooide abdij.
    .title = Voltooide abdij

# Getekende voorbeelden

guide-example-abbey_and_mayor-abbey = Een abdij in een gat
    .text = In het midden is een gat met landschapskaarten aan alle vier de zijden. De weg van Rood eindigt daar, en de stad van Rood ook. De beurt begint.
    .task = Trek geen landschapskaart: leg je abdij in het gat.
    .task-2 = Zet nu een volgeling als monnik in de abdij.
    .drawn = De volgende kaart kan van alles zijn. Gebruik hier je abdij.
    .other = Dat kan ook. Zet hier een volgeling in de abdij.
    .done = Niets hoeft te passen. De abdij sluit wat eraan eindigt, dus je weg en je stad tellen meteen. De abdij zelf telt daarin niet mee.
guide-example-abbey_and_mayor-full_abbey = Een abdij is omringd
    .text = De monnik van Rood staat in een abdij. Alleen het vak linksonder is leeg, en Blauw legt daar een landschapskaart.
    .done = Een abdij brengt 9 punten op zoals een klooster, en de monnik komt thuis.
guide-example-abbey_and_mayor-last_abbeys = Een abdij op het allerlaatst
    .text = De voorraad is leeg, maar Rood heeft de abdij nog, en er is een gat.
    .done = Weg en stad zijn gesloten en tellen zoals altijd. De abdij zelf is niet voltooid: 1 punt daarvoor en 1 voor elk van de 7 kaarten eromheen.
guide-example-abbey_and_mayor-mayor = De burgemeester inzetten
    .text = Rood heeft een landschapskaart met een stad en een wapenschild gelegd. In de stad staat nog niemand.
    .done = De burgemeester telt hier als één ridder, want de stad heeft één wapenschild. Elk wapenschild erbij maakt hem sterker.
guide-example-abbey_and_mayor-mayor_against_knight = Wapenschilden voor de burgemeester
    .text = De burgemeester van Rood en de ridder van Blauw staan in twee steden. De landschapskaart van Rood, met een wapenschild, verbindt en sluit ze.
    .done = De stad heeft 2 wapenschilden, dus de burgemeester telt als twee en verslaat de ridder. De punten worden geteld zoals altijd.
guide-example-abbey_and_mayor-mayor_and_wagon = Burgemeester en wagen aan het einde
    .text = De burgemeester van Rood en de wagen van Blauw staan in twee steden. De laatste landschapskaart verbindt ze, maar de stad blijft open.
    .done = Bij één wapenschild telt de burgemeester als één, en de wagen ook. Bij gelijkspel krijgen beiden de punten.
guide-example-abbey_and_mayor-wagon = De wagen inzetten
    .text = Rood heeft een kruising gelegd. De wagen mag op een van de wegen.
    .done = Hij staat daar als een handelsreiziger. Hij mag ook naar een stad of een gebouw, maar nooit naar een weide.
guide-example-abbey_and_mayor-wagon_and_thief = Een wagen telt als een handelsreiziger
    .text = De wagen van Rood en de handelsreiziger van Blauw staan op twee wegen. De landschapskaart van Rood verbindt ze.
    .done = De wagen telt als één volgeling, dus het is gelijkspel, en beiden krijgen alle punten. Rood neemt de wagen deze keer terug.
guide-example-abbey_and_mayor-wagon_drives = De wagen rijdt verder
    .text = De wagen van Rood staat op een weg tussen twee kruisingen. Rood heeft die net gesloten.
    .done = Na de telling mag de wagen over de kruising verder rijden, naar een open weg waar niemand staat. Dat is beter dan naar huis gaan.
guide-example-abbey_and_mayor-barn = De schuur plaatsen
    .text = Op één hoek komen vier landschapskaarten samen, en alle tonen daar weide. Die met de stad heeft Rood net gelegd. Op deze weide ligt een boer van Blauw.
    .done = De boer krijgt nu 3 punten voor de voltooide stad en gaat naar huis. Op deze weide mag voortaan geen boer meer komen.
guide-example-abbey_and_mayor-joined_to_a_barn = Een weide wordt met een schuur verbonden
    .text = De schuur van Rood staat op de weide in het zuiden, een boer van Blauw ligt op die in het noorden. Het klooster van Rood beëindigt de weg, en de twee weiden worden één.
    .done = Blauw krijgt maar 1 punt voor elke voltooide stad aan de gezamenlijke weide, en de boer gaat naar huis.
guide-example-abbey_and_mayor-pig_joined_to_a_barn = Een varken komt bij een schuur
    .text = Op de weide in het noorden heeft Blauw een boer en het varken. De landschapskaart van Rood verbindt haar met de weide waar de schuur van Rood staat.
    .done = Met het varken brengt elke stad 2 punten op in plaats van 1. Boer en varken gaan naar huis.
guide-example-abbey_and_mayor-barn_at_the_end = Een schuur aan het einde
    .text = De schuur van Rood staat op een weide, en de laatste landschapskaart voltooit de tweede stad eraan.
    .done = De schuur brengt 4 punten op voor elke voltooide stad.
guide-example-abbey_and_mayor-to_a_barn_from_carcassonne = Van de markt naar een schuur
    .text = Rood heeft een volgeling op de markt van Carcassonne, en op de weide in het oosten staat de schuur van Blauw. De laatste landschapskaart ligt.
    .done = Vóór de slotwaardering gaat de volgeling van Rood naar die weide. Een boer bij een schuur krijgt maar 1 punt voor elke voltooide stad, en de stad Carcassonne is er een. De schuur krijgt er 4.

# Together with other modules
guide-with-choose_abbey-cult = Ook hiervoor is een abdij een klooster: cultusplaatsen mijden haar, en ze kan uitgedaagd worden.
guide-with-choose_abbey-river = Niet zolang er nog rivierkaarten zijn.
guide-with-choose_abbey-half_so_wild = Het gat moet een heel leeg vak zijn.
guide-with-choose_abbey-bridges_castles_bazaars = Een brug die aan het gat eindigt, wordt afgesloten. Later mag geen brug aan de abdij eindigen of eroverheen voeren.
guide-with-choose_abbey-hills_and_sheep = Een abdij kan de weide van een herder afsluiten.
guide-with-place_barn-princess_and_dragon = De schuur mag ook op een kaart met een vulkaan.
guide-with-place_barn-half_so_wild = Alle vier de kaarten moeten vierkant zijn, geen driehoeken.
guide-with-place_barn-german_castles = Een dubbele kaart mag een of twee van de vier hoeken tonen.
guide-with-wagon_move-mage_and_witch = De wagen mag rijden naar waar de magiër of de heks staat: alleen volgelingen bezetten iets.
guide-with-wagon_move-cult = Na een gewonnen uitdaging mag een wagen verder rijden, na een verloren gaat hij naar huis.
guide-with-wagon_move-bridges_castles_bazaars = Een wagen die burchtheer was, gaat naar huis.
guide-with-bazaar_tile_due-abbey_and_mayor = In plaats ervan mag geen abdij gelegd worden.
guide-with-dragon_move-abbey_and_mayor = Schuren zijn veilig. Een abdij is een kaart als elke andere.
guide-with-fairy_move-abbey_and_mayor = Ze mag bij burgemeester of wagen staan, nooit bij een schuur.
guide-with-count_move_in-abbey_and_mayor = Een wagen mag overal heen behalve naar de markt, een burgemeester alleen naar het kasteel, een schuur nergens.
guide-with-festival_return-abbey_and_mayor = Burgemeester en wagen mogen naar huis{ $festival_return ->
        [figure] , ook de schuur, zonder punten.
       *[other] , de schuur niet.
    }
guide-with-siege_escape-abbey_and_mayor = Een abdij naast de belegering volstaat ook.
guide-with-mod_vineyard-abbey_and_mayor = Ook een voltooide abdij brengt er voor elk 3 extra op.
guide-with-deploy_phantom-abbey_and_mayor = Ook na burgemeester, wagen of schuur; maar niet als boer op een weide met een schuur.
guide-with-tower_capture-abbey_and_mayor = Een burgemeester kan gevangen worden, een schuur nooit; { $tower_capture_wagon ->
        [true] een wagen wel.
       *[other] een wagen ook niet.
    }
guide-with-tower_follower-abbey_and_mayor = Burgemeester en wagen mogen er niet op.
guide-with-deploy_builder-abbey_and_mayor = Een wagen of een burgemeester volstaat voor hem als volgeling.
guide-with-builder_trigger-abbey_and_mayor = Een abdij verlengt niets en brengt geen tweede kaart.
guide-with-builder_second_part-abbey_and_mayor = Als tweede kaart mag ook de abdij gelegd worden.
guide-with-castle_conversion-abbey_and_mayor = Een wagen kan burchtheer worden, een burgemeester niet.
guide-with-seduction_replace-abbey_and_mayor = Een burgemeester kan alleen in een stad komen.
guide-with-bath_take-abbey_and_mayor = Een wagen die verder rijdt, hoeft niet in bad.
