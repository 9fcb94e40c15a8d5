module-abbey_and_mayor = Abdij & Burgemeester
    .sentence = Abdijen vullen gaten in het land; de burgemeester heerst met wapenschilden, de wagen rijdt verder, en de schuur oogst weiden.

option-wagon_move = Waarheen wagens rijden
    .help = Waarheen een wagen vanuit een geteld gebied mag rijden: naar alles wat eraan raakt bij een kruispunt, een poort, een klooster of een abdij (eerste uitgave), of naar alles op zijn eigen landschapskaart en de acht eromheen (tweede uitgave).
option-wagon_move-C1 = naar wat aan het gebied raakt
option-wagon_move-C2 = naar de landschapskaarten eromheen
option-wagon_stop = Waar wagens stoppen
    .help = Op welke landschapskaarten van een gebied een wagen mag stoppen die erheen rijdt: op alle, of alleen waar de twee gebieden elkaar raken, en in de tweede uitgave op zijn eigen kaart en de acht eromheen.
option-wagon_stop-any_tile = op elke landschapskaart
option-wagon_stop-nearby = dichtbij
option-abbey = Abdijen
    .help = Of elke speler een abdij heeft.
option-barn_beside_barn = Schuur bij schuur
    .help = Of een schuur op een weide mag waar al een schuur staat.

feature-abbey = abdij
    .a = een abdij
    .unfinished = een onvoltooide abdij
    .at = in de abdij
    .the = de abdij
    .many = abdijen
feature-barn = schuur
    .a = een schuur
    .many = schuren
figure-mayor = burgemeester
    .a = een burgemeester
    .the = de burgemeester
    .counted = { $number ->
        [one] { $number } burgemeester
       *[other] { $number } burgemeesters
    }
figure-wagon = wagen
    .a = een wagen
    .the = de wagen
    .counted = { $number ->
        [one] { $number } wagen
       *[other] { $number } wagens
    }
figure-barn = schuur
    .a = een schuur
    .the = de schuur
    .counted = { $number ->
        [one] { $number } schuur
       *[other] { $number } schuren
    }
item-abbey = voltooid
mark-well = put
holding-abbey = abdij
place-driving = onderweg

verb-barn = schuur op de noordwesthoek van { $cell }
verb-abbey = de abdij bij { $cell } leggen
verb-draw = een landschapskaart trekken
verb-drive = naar { NOUN($segment, "the") } rijden
step-choose_abbey = { $name }, de abdij of een kaart uit de voorraad?
step-final_abbeys = { $name }, de abdij nog vóór het einde?
step-wagon_move = { $name }, waarheen rijdt de wagen?

event-TilePlaced-ABBEY = { $name } legt de abdij bij { $cell }.
event-WagonMoved = De wagen van { $name } rijdt verder naar { NOUN($segment, "the") }.
    .back = { $name } neemt de wagen terug.

# On the page, where the board shows the place

page-step-choose_abbey = Leg je je abdij, of trek je een kaart?
    .other = { $name } legt de abdij of trekt een kaart
page-step-final_abbeys = Leg je je abdij nog vóór het einde?
    .other = { $name } mag de abdij nog vóór het einde leggen
page-step-wagon_move = Waarheen moet je wagen rijden?
    .other = { $name } mag de wagen verder rijden
page-verb-barn = schuur
page-verb-abbey = de abdij leggen
page-event-TilePlaced-ABBEY = { $name } legt de abdij.
