# Steps

guide-step-setup_houses = Häuser
    .text = { $building_values ->
        [n3_2_1] Alle bekommen gleich viele Türme, Häuser und Schuppen; der Rest bleibt in der Schachtel.
       *[other] Alle bekommen { $each } kleine Gebäude; der Rest bleibt in der Schachtel.
    }
guide-step-place_house = Kleines Gebäude setzen
    .text = Tust du nichts mit einer Figur, darfst du eines deiner kleinen Gebäude auf die eben gelegte Landschaftskarte stellen.
guide-step-mod_houses = Kleine Gebäude
    .text = { $building_values ->
        [n3_2_1] Auf den Karten dessen, was gewertet wird, bringt ein Turm 3 Punkte mehr, ein Haus 2 und ein Schuppen 1; beim Kloster auch die ringsum.
       *[other] Jedes kleine Gebäude auf den Karten dessen, was gewertet wird, bringt 1 Punkt mehr; beim Kloster auch die ringsum.
    }
guide-step-final_mod_houses = Kleine Gebäude
    .text = Sie zählen auch am Ende und auch für Wiesen.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-little_buildings-little_house = Bringt Punkte für alles, was auf dieser Karte gewertet wird.
guide-token-little_buildings-little_tower = Bringt Punkte für alles, was auf dieser Karte gewertet wird.
guide-token-little_buildings-little_shed = Bringt Punkte für alles, was auf dieser Karte gewertet wird.
guide-item-little_buildings-little_buildings = 1 für jedes kleine Gebäude; bei verschiedenen Werten 3, 2 und 1.

# Gezeichnete Beispiele

guide-example-little_buildings-at_the_road = Ein kleines Gebäude an der Straße
    .text = Der Wegelagerer von Rot steht auf einer Straße. Blau hat dort früher ein kleines Gebäude gebaut. Rot hat gerade die rechte Landschaftskarte gelegt, die die Straße fertig macht.
    .task = Setze keine Figur, sondern stelle eines deiner kleinen Gebäude auf die eben gelegte Landschaftskarte.
    .deployed = Dann käme kein kleines Gebäude mehr, denn es braucht einen Zug ohne Figur. Baue hier.
    .passed = Deine Straße würde ohne einen weiteren Punkt gewertet. Stelle erst ein kleines Gebäude auf die Karte.
    .done = Jedes kleine Gebäude an der Straße bringt 1 Punkt mehr, gleich wer es gebaut hat. Es bleibt stehen und zählt auch für alles andere auf seiner Karte.
guide-example-little_buildings-in_the_city = Kleine Gebäude in einer Stadt
    .text = Der Ritter von Rot steht in einer Stadt mit einem Wappen und einem kleinen Gebäude von Blau. Rot schließt die Stadt und baut auf der neuen Landschaftskarte.
    .done = Die Stadt bringt so viel wie sonst, und 1 Punkt mehr für jedes kleine Gebäude auf ihren Karten.
guide-example-little_buildings-end = Kleine Gebäude am Ende
    .text = Der Bauer von Rot liegt auf der Wiese nördlich der Straße, auf der Straße steht der Wegelagerer von Blau. Links steht ein kleines Gebäude. Rot legt die letzte Landschaftskarte und baut dort.
    .done = Beide kleinen Gebäude stehen auf Karten der Straße und der Wiese, also zählen sie für beide, je 1 Punkt.
guide-example-little_buildings-values = Turm, Haus und Schuppen
    .text = An der Straße von Rot stehen ein Schuppen und ein Turm. Es ist ausgemacht, dass die Gebäude verschieden viel wert sind. Blau macht die Straße fertig und baut dort ein Haus.
    .done = Ein Turm bringt 3 Punkte, ein Haus 2 und ein Schuppen 1. Die 6 Punkte gehen an Rot, wie die ganze Straße.
guide-example-little_buildings-with_inn = Kleines Gebäude und Wirtshaus
    .text = An der Straße von Rot gibt es ein Wirtshaus und ein kleines Gebäude. Rot macht sie fertig und baut auf der neuen Landschaftskarte noch eines.
    .done = Das Wirtshaus verdoppelt, was die Karten bringen. Die kleinen Gebäude kommen danach dazu, je 1 Punkt.
guide-example-little_buildings-around_the_monastery = Rings um das Kloster
    .text = Neben dem Kloster von Rot steht im Nordosten ein kleines Gebäude. Rot legt im Nordwesten die letzte Landschaftskarte und baut dort.
    .done = Für ein Kloster zählen die kleinen Gebäude auf seiner Karte und auf denen ringsum: hier 2 Punkte mehr.
guide-example-little_buildings-with_witch = Kleines Gebäude und Hexe
    .text = Auf der Straße von Rot steht die Hexe, und Rot hat dort ein kleines Gebäude gebaut. Blau macht die Straße fertig.
    .done = Die Hexe halbiert, was die Karten bringen. Das kleine Gebäude kommt danach dazu: 1 Punkt mehr.

# Together with other modules
guide-with-place_house-princess_and_dragon = Auch auf einer Karte mit Vulkan oder nach einem Burgfräulein.
guide-with-place_house-traders_and_builders = Im Doppelzug eines mit jeder Karte.
guide-with-mod_houses-mage_and_witch = Sie kommen nach Magier und Hexe hinzu.
guide-with-mod_houses-inns_and_cathedrals = Wirtshaus und Kathedrale ändern ihre Punkte nicht.
