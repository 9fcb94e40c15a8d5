# Steps

guide-step-setup_monasteries = Klöster
    .text = { $monasteries_keep ->
        [add] Mischt die neuen Klöster ein; die des Grundspiels bleiben dabei.
       *[other] Nehmt die sechs Klöster des Grundspiels heraus und mischt die neuen ein.
    }
guide-step-deploy_abbot = Abt
    .text = In ein neues Kloster darfst du deinen Gefolgsmann als Abt legen, statt ihn als Mönch zu stellen. Ein Abt bleibt bis zum Ende.
guide-step-final_abbot = Äbte
    .text = 1 Punkt für das Kloster und 1 für jede Landschaftskarte in ununterbrochener Reihe davon in die vier Richtungen.

# Figures, tokens, buildings, signs, and what points are made of

guide-building-monasteries-abbacy = Hier liegt ein Abt bis zum Ende und zählt die Reihen in die vier Richtungen.
guide-mark-monasteries-abbot = Hier darf ein Mönch oder ein Abt wohnen.

# Gezeichnete Beispiele

guide-example-monasteries-abbot = Mönch oder Abt
    .text = Rot hat die letzte Landschaftskarte des Spiels gelegt: ein neues Kloster am Ende einer langen Reihe. Nur auf zwei Feldern um das Kloster liegen Karten.
    .task = Lege deinen Gefolgsmann als Abt ins Kloster.
    .monk = Als Mönch zählte er nur die Felder um das Kloster. Denk an die lange Reihe: Leg ihn als Abt hinein.
    .passed = Dann brächte dir das Kloster nichts. Setze einen Gefolgsmann hinein, als Abt.
    .elsewhere = Dort darf er stehen. Aber das Kloster ist hier mehr wert: Leg ihn als Abt hinein.
    .done = Am Ende bringt ein Abt 1 Punkt für das Kloster und 1 für jede Karte der ununterbrochenen Reihen davon. Eine Karte über Eck zählt nicht.
guide-example-monasteries-rows = Die Reihen eines Abts
    .text = Der Abt von Rot liegt im Kloster, und darunter wird die letzte Landschaftskarte gelegt. Über dem Kloster liegen zwei Karten, links eine und rechts keine.
    .done = Mit den zwei Karten darunter sind es fünf, und das Kloster selbst zählt auch. Eine Reihe endet am ersten leeren Feld.
guide-example-monasteries-all_around = Ein Abt bleibt
    .text = Der Abt von Rot liegt im Kloster. Blau legt eine Landschaftskarte auf das letzte der 8 Felder ringsum.
    .done = Ein Mönch hätte jetzt 9 Punkte bekommen. Einem Abt sind die 8 Felder gleich: Er bleibt, und am Ende zählen nur die vier Reihen.
guide-example-monasteries-dragon = Der Drache findet einen Abt
    .text = Der Abt von Rot liegt im Kloster. Blau hat eine Landschaftskarte mit einem Drachen gelegt und führt den Drachen als Erster.
    .done = Ein Abt ist ein Gefolgsmann wie jeder andere: Der Drache schickt ihn heim, bevor er Punkte gebracht hat. Dann führen die anderen den Drachen weiter.

# Together with other modules
guide-with-fly_follower-monasteries = Ein Flieger darf Mönch werden, wenn ringsum noch etwas frei ist, oder Abt.
guide-with-wagon_move-monasteries = Ein Wagen, der Abt ist, bleibt.
guide-with-final_abbot-little_buildings = Kleine Gebäude auf den Karten der Reihen zählen.
guide-with-score_watchtower-monasteries = Auch diese Klöster zählen.
