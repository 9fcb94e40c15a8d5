# Steps

guide-step-setup_bathhouses = Badehäuser
    .text = Mischt die Badehausplättchen verdeckt und gebt { $drawn } davon in den Vorrat; die übrigen bleiben ungesehen aus dem Spiel.
guide-step-bath_buy_back = Aus dem Bad freikaufen
    .text = Zahl, was die Fahne des Badehauses sagt, und nimm deinen Gefolgsmann zurück. Du darfst ihn noch in diesem Zug einsetzen.
guide-step-bath_points = Fahnen
    .text = Eine fertige Straße oder Stadt bringt zusätzlich die Fahnen aller ihrer Badehäuser.
guide-step-bath_order = Wer zuerst?
    .text = Müssen mehrere Gefolgsleute ins Bad, bestimmt der aktive Spieler die Reihenfolge.
guide-step-bath_take = Ins Bad
    .text = Stand in der eben gewerteten Straße oder Stadt nur ein Gefolgsmann, legt sein Besitzer ihn auf ein freies Badehaus, statt ihn heimzunehmen.
guide-step-bath_release = Aus dem Bad
    .text = Ein Badehaus mit Landschaftskarten auf allen 8 Feldern ringsum gibt seinen Gefolgsmann umsonst zurück.

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-bathhouses-bathhouse = Die Fahne zählt mit, wenn Straße oder Stadt fertig ist. Ein einzelner Gefolgsmann muss vielleicht hier baden.
guide-item-bathhouses-bath_flags = 3 bis 5 für jedes Badehaus, wie auf der Fahne.
guide-item-bathhouses-bath_price = Was die Fahne sagt, um einen Gefolgsmann freizukaufen.

# At the table

guide-count-bathhouse = Badehaus
    .of_3 = Badehäuser mit der Fahne 3
    .of_4 = Badehäuser mit der Fahne 4
    .of_5 = Badehäuser mit der Fahne 5

# Gezeichnete Beispiele

guide-example-bathhouses-flag = Allein in der Stadt
    .text = Der Ritter von Rot steht allein in einer Stadt mit einem Badehaus; dessen Fahne zeigt 4. Ein zweites Badehaus, mit einer 5, steht an der Straße. Die Stadt hat im Osten eine Lücke.
    .task = Schließe die Stadt: Lege deine Landschaftskarte an ihre Lücke im Osten.
    .task-2 = Bestätige, dass du keine weitere Figur einsetzt. Dann wird die Stadt mit ihrer Fahne gewertet.
    .task-3 = Dein Ritter muss ins Bad. Wähle das billigere Badehaus: das in der Stadt, mit der 4.
    .elsewhere = Die Stadt bliebe offen. Lege deine Karte an ihre Lücke im Osten.
    .dear = Dort müsstest du 5 Punkte zahlen, um ihn zurückzubekommen. Das andere kostet 4.
    .deployed = Dann wäre noch ein Gefolgsmann unterwegs. Setze hier keinen ein.
    .done = Die Fahne brachte 4 Punkte dazu. Ein Gefolgsmann, der allein war, geht in ein Badehaus, das sein Besitzer wählt, und du darfst ihn später für den Preis auf der Fahne freikaufen.
guide-example-bathhouses-two_flags = Zwei Badehäuser an einer Straße
    .text = Ein Wegelagerer von Rot und einer von Blau stehen an den beiden Enden einer Straße. Die Landschaftskarte von Rot verbindet sie und hat ein Badehaus mit einer 3; an der Straße ist schon eines mit einer 5.
    .done = Beide bekommen die Punkte der Straße und beider Fahnen: 5 + 8 = 13. Es standen zwei Gefolgsleute darauf, also muss keiner ins Bad.
guide-example-bathhouses-bought_back = Freigekauft und eingesetzt
    .text = Der Gefolgsmann von Rot liegt im Badehaus mit der Fahne 4. Rot hat 12 Punkte und eine Landschaftskarte gelegt und will den Gefolgsmann zurück.
    .done = Rot zahlt 4 Punkte, hat den Gefolgsmann wieder und setzt ihn noch im selben Zug als Wegelagerer ein.
guide-example-bathhouses-who_first = Zwei Badende, ein Badehaus
    .text = Der Ritter von Rot ist allein in der Stadt und der Wegelagerer von Blau allein auf der Straße. Die Landschaftskarte von Rot macht beide fertig, und es gibt nur ein Badehaus.
    .done = Rot bestimmt, wer zuerst geht, und schickt den eigenen Ritter. Dann ist kein Badehaus mehr frei, also kommt der Wegelagerer von Blau heim wie sonst. Umgekehrt läge der von Blau dort.
guide-example-bathhouses-surrounded = Umsonst aus dem Bad
    .text = Der Gefolgsmann von Rot liegt im Badehaus. Von den 8 Feldern ringsum ist nur noch eines leer, im Südosten.
    .done = Sobald auf allen 8 Feldern Karten liegen, kommt der Gefolgsmann heim, und Rot zahlt nichts.
guide-example-bathhouses-witch = Hexe und Fahne
    .text = Blau hat die Hexe auf die Stadt von Rot gestellt, in der ein Badehaus mit einer 4 steht. Rot schließt die Stadt.
    .done = Die Hexe halbiert die 8 Punkte der Karten. Die Fahne kommt danach ungekürzt dazu: 4 + 4 = 8.

# Together with other modules
guide-with-bath_points-mage_and_witch = Die Fahnen kommen nach Magier und Hexe hinzu und werden nicht halbiert.
guide-with-bath_take-count = Wer aus Carcassonne dazukam, zählt mit: Sind es zwei, muss niemand ins Bad.
guide-with-bath_take-phantom = Das Phantom zählt als Gefolgsmann: Sind es zwei, muss niemand ins Bad.
guide-with-bath_buy_back-messages = Ein Zählstein, der auf ein dunkles Feld zurückgeht, bringt keine Depesche.
guide-with-dragon_move-bathhouses = Auch wer in einem Badehaus liegt, das er betritt, kehrt heim.
guide-with-catapult_throw-bathhouses = Auch wer in einem Badehaus liegt, kann getroffen werden.
