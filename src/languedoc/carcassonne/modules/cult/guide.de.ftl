# Steps

guide-step-cult_restrict_cloister = Klöster meiden Kultstätten
    .text = Ein Kloster darf nicht neben zwei oder mehr Kultstätten gelegt werden, auch nicht über Eck.
guide-step-cult_restrict_shrine = Kultstätten meiden Klöster
    .text = Eine Kultstätte darf nicht neben zwei oder mehr Klöster gelegt werden, auch nicht über Eck.
guide-step-cult_challenge_start = Herausforderung
    .text = Mönch und Ketzer nebeneinander fordern sich heraus.
guide-step-score_cult_challenge = Herausforderung entschieden
    .text = Wessen Gebäude zuerst fertig ist, bekommt 9 Punkte. Der andere kehrt ohne Punkte heim. Zugleich fertig: Beide werden bezahlt.
guide-step-final_cult = Unfertige Kultstätten
    .text = 1 Punkt für die Kultstätte und 1 für jede Landschaftskarte ringsum.

# Figures, tokens, buildings, signs, and what points are made of

guide-building-cult-shrine = Wie ein Kloster, für einen Ketzer. Neben einem besetzten Kloster ist es eine Herausforderung.
guide-item-cult-shrine = 9 für eine fertige Kultstätte.
    .title = Fertige Kultstätte

# Gezeichnete Beispiele

guide-example-cult-won = Eine Herausforderung gewinnen
    .text = Der Mönch von Rot und der Ketzer von Blau stehen nebeneinander und fordern sich heraus. Um das Kloster ist ein Feld leer, um die Kultstätte sind es zwei.
    .task = Mach dein Kloster fertig: Lege die Landschaftskarte links unten daneben.
    .task-2 = Setze keine Figur. Dann ist die Herausforderung entschieden.
    .turned = So passt es auch. Drehe hier die Stadt nach Süden.
    .elsewhere = Dein Kloster bliebe offen. Sein leeres Feld ist links unten.
    .deployed = Das dürftest du. Behalte hier deinen Gefolgsmann.
    .done = Dein Kloster war zuerst fertig: 9 Punkte für dich. Der Ketzer von Blau kehrt ohne Punkte heim.
guide-example-cult-challenge = Eine Herausforderung beginnt
    .text = Der Mönch von Rot steht in einem Kloster. Blau hat eine Kultstätte daneben gelegt.
    .done = Mit einem Ketzer darin hat die Herausforderung begonnen. Von jetzt an wollen beide zuerst fertig sein.
guide-example-cult-monastery_kept_away = Ein Kloster zwischen Kultstätten
    .text = In zwei Kultstätten stehen die Ketzer von Rot und Blau. Rot hat ein Kloster gezogen, und das Feld dazwischen ist frei.
    .done = Dazwischen läge das Kloster neben zwei Kultstätten, und das ist nicht erlaubt. Im Osten ist nur eine daneben.
guide-example-cult-cult_place_kept_away = Eine Kultstätte zwischen Klöstern
    .text = Hier ist es umgekehrt: Zwei Klöster liegen aus, und Rot hat eine Kultstätte gezogen.
    .done = Dazwischen läge die Kultstätte neben zwei Klöstern, und das ist nicht erlaubt. Im Osten liegt sie neben einem und fordert den Mönch von Blau heraus.
guide-example-cult-both_unfinished = Unentschieden am Ende
    .text = Mönch und Ketzer fordern sich heraus. Mit der letzten Landschaftskarte wird keines der Gebäude fertig.
    .done = Niemand hat gewonnen, also werden beide als unfertig bezahlt: 1 Punkt für das Gebäude und 1 für jede Karte ringsum.
guide-example-cult-abbey_and_cult_place = Eine Abtei wird herausgefordert
    .text = Neben einem Loch steht der Ketzer von Blau in einer Kultstätte. Rot legt die Abtei in das Loch.
    .done = Auch hierin ist eine Abtei ein Kloster: Der Mönch von Rot und der Ketzer von Blau fordern sich heraus.

# Together with other modules
guide-with-cult_challenge_start-monasteries = Ein Abt fordert niemanden heraus und wird nicht herausgefordert.
guide-with-cult_challenge_start-half_so_wild = Auch ein Kloster auf einem Dreieck nimmt daran teil.
guide-with-cult_challenge_start-princess_and_dragon = Sie kann auch durch einen Zaubergang beginnen.
guide-with-score_cult_challenge-princess_and_dragon = Wer verliert, bekommt auch für die Fee nichts.
guide-with-dragon_move-cult = Kehrt ein Mönch oder Ketzer heim, ist seine Herausforderung vorbei.
guide-with-score_watchtower-cult = Eine Kultstätte zählt als Kloster.
guide-with-mod_vineyard-cult = Auch eine fertige Kultstätte bringt 3 mehr für jeden.
