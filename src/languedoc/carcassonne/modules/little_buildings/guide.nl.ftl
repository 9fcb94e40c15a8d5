# Steps

guide-step-setup_houses = Huisjes
    .text = { $building_values ->
        [n3_2_1] Iedereen krijgt evenveel torens, huizen en schuren; de rest blijft in de doos.
       *[other] Iedereen krijgt { $each } huisjes; de rest blijft in de doos.
    }
guide-step-place_house = Huisje plaatsen
    .text = Doe je niets met een figuur, dan mag je een van je huisjes op de zojuist gelegde landschapskaart zetten.
guide-step-mod_houses = Huisjes
    .text = { $building_values ->
        [n3_2_1] Op de kaarten van wat geteld wordt, brengt een toren 3 punten extra op, een huis 2 en een schuur 1; bij een klooster ook die eromheen.
       *[other] Elk huisje op de kaarten van wat geteld wordt, brengt 1 punt extra op; bij een klooster ook die eromheen.
    }
guide-step-final_mod_houses = Huisjes
    .text = Ze tellen ook aan het einde en ook voor weiden.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-little_buildings-little_house = Brengt punten op voor alles wat op deze kaart geteld wordt.
guide-token-little_buildings-little_tower = Brengt punten op voor alles wat op deze kaart geteld wordt.
guide-token-little_buildings-little_shed = Brengt punten op voor alles wat op deze kaart geteld wordt.
guide-item-little_buildings-little_buildings = 1 voor elk huisje; bij verschillende waarden 3, 2 en 1.

# Getekende voorbeelden

guide-example-little_buildings-at_the_road = Een huisje aan de weg
    .text = De handelsreiziger van Rood staat op een weg. Blauw zette daar eerder een huisje neer. Rood heeft zojuist de rechter landschapskaart gelegd, die de weg voltooit.
    .task = Zet geen figuur, maar een van je huisjes op de zojuist gelegde landschapskaart.
    .deployed = Dan kan er geen huisje meer bij, want dat vraagt een beurt zonder figuur. Bouw hier.
    .passed = Je weg zou geteld worden zonder nog een punt. Zet eerst een huisje op de kaart.
    .done = Elk huisje aan de weg brengt 1 punt extra op, wie het ook heeft neergezet. Het blijft staan en telt ook voor al het andere op zijn kaart.
guide-example-little_buildings-in_the_city = Huisjes in een stad
    .text = De ridder van Rood staat in een stad met een wapenschild en een huisje van Blauw. Rood sluit de stad en bouwt op de nieuwe landschapskaart.
    .done = De stad brengt op wat ze altijd opbrengt, en 1 extra voor elk huisje op haar kaarten.
guide-example-little_buildings-end = Huisjes aan het einde
    .text = De boer van Rood ligt op de weide ten noorden van de weg, op de weg staat de handelsreiziger van Blauw. Links staat een huisje. Rood legt de laatste landschapskaart en bouwt daar.
    .done = Beide huisjes staan op kaarten van de weg en van de weide, dus tellen ze voor allebei, elk 1 punt.
guide-example-little_buildings-values = Toren, huis en schuur
    .text = Aan de weg van Rood staan een schuur en een toren. Er is afgesproken dat de gebouwen in waarde verschillen. Blauw voltooit de weg en zet er een huis neer.
    .done = Een toren brengt 3 punten op, een huis 2 en een schuur 1. De 6 punten gaan naar Rood, net als de hele weg.
guide-example-little_buildings-with_inn = Huisje en herberg
    .text = Aan de weg van Rood zijn een herberg en een huisje. Rood voltooit hem en zet op de nieuwe landschapskaart nog een huisje.
    .done = De herberg verdubbelt wat de kaarten opbrengen. De huisjes komen er daarna bij, elk 1 punt.
guide-example-little_buildings-around_the_monastery = Rond het klooster
    .text = Naast het klooster van Rood staat in het noordoosten een huisje. Rood legt in het noordwesten de laatste landschapskaart en bouwt daar.
    .done = Voor een klooster tellen de huisjes op zijn eigen kaart en op die eromheen: hier 2 punten extra.
guide-example-little_buildings-with_witch = Huisje en heks
    .text = Op de weg van Rood staat de heks, en Rood heeft er een huisje neergezet. Blauw voltooit de weg.
    .done = De heks halveert wat de kaarten opbrengen. Het huisje komt er daarna bij: 1 punt extra.

# Together with other modules
guide-with-place_house-princess_and_dragon = Ook op een kaart met een vulkaan of na een jonkvrouw.
guide-with-place_house-traders_and_builders = Bij een dubbele beurt één bij elke kaart.
guide-with-mod_houses-mage_and_witch = Ze komen er na magiër en heks bij.
guide-with-mod_houses-inns_and_cathedrals = Herberg en kathedraal veranderen hun punten niet.
