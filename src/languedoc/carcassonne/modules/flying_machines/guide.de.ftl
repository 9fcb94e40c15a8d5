# Steps

guide-step-setup_flight_die = Würfel
    .text = Legt den Würfel mit 1, 1, 2, 2, 3, 3 bereit. Mischt { $tiles } Landschaftskarten ein.
guide-step-fly_follower = Fliegen
    .text = Deine Landschaftskarte zeigt ein Fluggerät: Würfle und lass einen Gefolgsmann so viele Felder in Richtung des Pfeils fliegen. Kann er nirgends landen, kehrt er heim, und du darfst niemanden einsetzen.
guide-step-land_flier = Landen
    .text = Wähle eine unfertige Straße, Stadt oder ein unfertiges Kloster der erreichten Landschaftskarte, auch wenn dort jemand steht. Nie eine Wiese.

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-flying_machines-flying_machine = Ein Gefolgsmann darf 1 bis 3 Felder in Richtung des Pfeils fliegen.

# At the table

guide-deck-die = Würfel der Fluggeräte
    .one = 1
    .two = 2
    .three = 3

# Gezeichnete Beispiele

guide-example-flying_machines-flight = In eine Stadt fliegen
    .text = Nördlich von der Landschaftskarte von Rot liegt eine Stadt, in der ein Ritter von Blau steht. Der Pfeil des Fluggeräts zeigt dorthin.
    .task = Lass einen Gefolgsmann fliegen und sieh, wie weit der Würfel ihn bringt.
    .task-2 = Der Würfel zeigt 1. Lande in der Stadt von Blau.
    .passed = Dann bliebe das Fluggerät am Boden. Lass einen Gefolgsmann fliegen.
    .farmer = Ein Bauer dürfte auf dieser Karte bleiben. Lass hier einen Gefolgsmann fliegen.
    .road = Die Straße ist frei, aber wenig wert. Du darfst auch landen, wo jemand steht: Nimm die Stadt.
    .done = Wer fliegt, darf neben anderen landen. Als Blau die Stadt schloss, hatten beide einen Ritter darin, also bekamen beide alle Punkte.
guide-example-flying_machines-diagonal = Schräg über die Felder
    .text = Der Pfeil dieses Fluggeräts zeigt nach Nordosten. Blau lässt einen Gefolgsmann fliegen.
    .done = Der Würfel zeigt 2, also überfliegt der Gefolgsmann ein Feld und landet auf dem nächsten. Landen kann er dort nur in der Stadt: auf einer Wiese nie.
guide-example-flying_machines-nowhere = Nirgends zu landen
    .text = Blau lässt einen Gefolgsmann nach Norden fliegen, zur Stadt von Rot.
    .done = Der Würfel zeigt 3, und auf dem dritten Feld liegt keine Karte. Der Gefolgsmann kehrt heim, und Blau darf in diesem Zug niemanden einsetzen.
guide-example-flying_machines-second_abbot = Ein zweiter Abt
    .text = Der Abt von Rot liegt im Kloster. Das Fluggerät von Blau zeigt dorthin, und es ist die letzte Landschaftskarte des Spiels.
    .done = Wer fliegt, darf Mönch oder Abt werden, auch wo schon ein Abt liegt. Zwei Äbte sind gleich stark, also bekommen beide die Punkte.
guide-example-flying_machines-dragon = Beim Drachen landet niemand
    .text = Der Drache sitzt auf der Landschaftskarte mit dem Vulkan. Das Fluggerät zeigt dorthin, und Blau lässt einen Gefolgsmann fliegen.
    .done = Der Würfel zeigt 1, aber wo der Drache ist, kann niemand landen. Der Gefolgsmann kehrt heim.

# Together with other modules
guide-with-fly_follower-phantom = Auch das Phantom darf fliegen, aber im Zug nur einer. Kann niemand landen, wird auch sonst niemand eingesetzt.
guide-with-fly_follower-princess_and_dragon = Auf der Karte des Drachen landet niemand.
guide-with-land_flier-german_castles = Nicht in einer dieser Burgen.
guide-with-land_flier-german_cathedrals = Nicht in einer Kathedrale.
guide-with-land_flier-labyrinths = Mitten im Labyrinth oder auf einer seiner Straßen, auch wenn dort jemand steht.
guide-with-land_flier-half_so_wild = Auf beiden Dreiecken des Feldes.
guide-with-fruit_harvest-flying_machines = Auch wo jemand gelandet ist, zählt.
