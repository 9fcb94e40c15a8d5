# Steps

guide-step-setup_houses = Häuser
    .text = { $building_values ->
        [n3_2_1] Alle bekommen gleich viele Türme, Häuser und Schuppen; der Rest bleibt in der Schachtel.
       *[other] Alle bekommen { $each } kleine Gebäude; der Rest bleibt in der Schachtel.
    }
guide-step-place_house = Kleines Gebäude setzen
    .text = Tust du nichts mit einer Figur, darfst du eines deiner kleinen Gebäude auf das eben gelegte Plättchen stellen.
guide-step-mod_houses = Kleine Gebäude
    .text = { $building_values ->
        [n3_2_1] Auf den Plättchen dessen, was gewertet wird, bringt ein Turm 3 Punkte mehr, ein Haus 2 und ein Schuppen 1; beim Kloster auch die ringsum.
       *[other] Jedes kleine Gebäude auf den Plättchen dessen, was gewertet wird, bringt 1 Punkt mehr; beim Kloster auch die ringsum.
    }
guide-step-final_mod_houses = Kleine Gebäude
    .text = Sie zählen auch am Ende und auch für Wiesen.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-little_buildings-little_house = Bringt Punkte für alles, was auf diesem Plättchen gewertet wird.
guide-token-little_buildings-little_tower = Bringt Punkte für alles, was auf diesem Plättchen gewertet wird.
guide-token-little_buildings-little_shed = Bringt Punkte für alles, was auf diesem Plättchen gewertet wird.
guide-item-little_buildings-little_buildings = 1 für jedes kleine Gebäude; bei verschiedenen Werten 3, 2 und 1.
