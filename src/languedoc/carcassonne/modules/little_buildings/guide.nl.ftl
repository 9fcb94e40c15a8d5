# Steps

guide-step-setup_houses = Huisjes
    .text = { $building_values ->
        [n3_2_1] Iedereen krijgt evenveel torens, huizen en schuren; de rest blijft in de doos.
       *[other] Iedereen krijgt { $each } huisjes; de rest blijft in de doos.
    }
guide-step-place_house = Huisje plaatsen
    .text = Doe je niets met een figuur, dan mag je een van je huisjes op de zojuist gelegde tegel zetten.
guide-step-mod_houses = Huisjes
    .text = { $building_values ->
        [n3_2_1] Op de tegels van wat geteld wordt, brengt een toren 3 punten extra op, een huis 2 en een schuur 1; bij een klooster ook die eromheen.
       *[other] Elk huisje op de tegels van wat geteld wordt, brengt 1 punt extra op; bij een klooster ook die eromheen.
    }
guide-step-final_mod_houses = Huisjes
    .text = Ze tellen ook aan het einde en ook voor weiden.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-little_buildings-little_house = Brengt punten op voor alles wat op deze tegel geteld wordt.
guide-token-little_buildings-little_tower = Brengt punten op voor alles wat op deze tegel geteld wordt.
guide-token-little_buildings-little_shed = Brengt punten op voor alles wat op deze tegel geteld wordt.
guide-item-little_buildings-little_buildings = 1 voor elk huisje; bij verschillende waarden 3, 2 en 1.
