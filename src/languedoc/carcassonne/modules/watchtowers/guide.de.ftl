# Steps

guide-step-watchtower_restriction = Niemand auf dem Wachturm
    .text = Auf dem Wachturm selbst steht niemand; Straße, Stadt und Wiese seiner Landschaftskarte sind frei wie sonst.
guide-step-score_watchtower = Wachturm
    .text = Wird eine Straße oder Stadt auf der Landschaftskarte eines Wachturms fertig, { $watchtower_owner ->
        [meeple_owner] bekommt zuerst jeder für jeden Gefolgsmann, der auf dieser Karte darin steht
        [figure_owner] bekommt zuerst jeder für jede Figur, die auf dieser Karte darin steht
       *[other] bekommst du zuerst
    }, was er auf seiner und den bis zu 8 Karten ringsum zählt: 1 für jede Karte mit Straße oder mit Stadt, 2 für jeden Gefolgsmann oder jedes Wappen, 3 für jedes Kloster, je nach Aufdruck.

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-watchtowers-watchtower = Bezahlt, wer hier eine Straße oder Stadt fertig baut, für das, was ringsum liegt.
guide-item-watchtowers-tower_roads = 1 für jede Karte mit Straße um den Wachturm.
guide-item-watchtowers-tower_cities = 1 für jede Karte mit Stadt um den Wachturm.
guide-item-watchtowers-tower_followers = 2 für jeden Gefolgsmann um den Wachturm.
    .title = Gefolgsleute um einen Wachturm
guide-item-watchtowers-tower_pennants = 2 für jedes Wappen um den Wachturm.
    .title = Wappen um einen Wachturm
guide-item-watchtowers-tower_cloisters = 3 für jedes Kloster um den Wachturm.
    .title = Klöster um einen Wachturm

# Gezeichnete Beispiele

guide-example-watchtowers-beside_the_tower = Neben dem Wachturm
    .text = Rot hat einen Wachturm zwischen zwei Straßen gelegt. Auf dem Turm darf niemand stehen, aber seine Straßen und Wiesen sind frei.
    .done = Rot nimmt die Wiese im Süden. Der Turm selbst gehört niemandem.
guide-example-watchtowers-followers = Vom Wachturm schauen
    .text = Der Wachturm zählt Gefolgsleute: 2 Punkte für jeden auf seiner Landschaftskarte und ringsum. In seiner Stadt steht der Ritter von Blau, und zwei Mönche von Rot sind in der Nähe. Die Stadt hat im Osten eine Lücke.
    .task = Schließe die Stadt von Blau: Lege deine Landschaftskarte an die Lücke im Osten. Es lohnt sich.
    .task-2 = Bestätige, dass du niemanden einsetzt. Dann wird der Wachturm noch vor der Stadt gewertet.
    .elsewhere = Dort bekämst du nichts. Schließe die Stadt am Wachturm, auch wenn sie Blau gehört.
    .deployed = Dort dürfte ein Gefolgsmann hin. Setze hier keinen ein und sieh, was geschieht.
    .done = Wer eine Straße oder Stadt an einem Wachturm fertig macht, bekommt seine Punkte, auch wenn sie einem anderen gehört. Alle drei Gefolgsleute zählen, auch der von Blau. Dann punktet Blau für die Stadt.
guide-example-watchtowers-pennants = Ein Wachturm zählt Wappen
    .text = Die Landschaftskarte von Rot zeigt einen Wachturm, der Wappen zählt, und sie schließt die kleine Stadt an der Startkarte. In dieser Stadt steht niemand.
    .done = Auf den Karten ringsum sind drei Wappen, jedes bringt 2 Punkte. Auch unfertige Städte zählen, und Rot bekommt die Punkte ohne einen Ritter.
guide-example-watchtowers-on_the_tile = Wer dort steht, wird bezahlt
    .text = Nach der hier vereinbarten Regel bekommt die Punkte, wer auf der Landschaftskarte des Wachturms steht. Dort ist der Ritter von Blau. Rot schließt seine Stadt.
    .done = Blau bekommt die Punkte des Wachturms, 2 für jeden der drei Gefolgsleute ringsum, und dann die der Stadt. Rot bekommt nichts.
guide-example-watchtowers-abbey = Auch Abteien sind Klöster
    .text = Der Wachturm zählt Klöster: 3 Punkte für jedes. Zwei sind ringsum. Rot hat die Abtei noch nicht gelegt, und das Loch neben dem Wachturm hat an allen vier Seiten eine Landschaftskarte.
    .done = Die Abtei schließt die Straße ab und zählt selbst als Kloster, also bekommt Rot 9 Punkte.

# Together with other modules
guide-with-score_watchtower-count = Wer aus Carcassonne kommt, kommt erst danach.
