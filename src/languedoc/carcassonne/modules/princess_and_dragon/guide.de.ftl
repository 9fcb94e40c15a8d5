# Steps

guide-step-setup_dragon_fairy = Drache und Fee
    .text = { $dragon ->
        [false] Es gibt keinen Drachen: Vulkane und Drachen auf Karten bewirken nichts.
       *[other] Stellt den Drachen neben die Spielfläche.
    } { $fairy ->
        [false] Die Fee bleibt in der Schachtel.
       *[other] Stellt die Fee neben die Spielfläche.
    } Mischt { $tiles } Karten ein.
guide-step-fairy_point = Fee: 1 Punkt
    .text = { $fairy_binding ->
        [tile] Ist zu Beginn deines Zuges einer deiner Gefolgsleute auf der Karte der Fee, bekommst du 1 Punkt, gleich wie viele dort sind.
        [follower_for_good] Steht die Fee zu Beginn deines Zuges bei einem deiner Gefolgsleute, bekommst du 1 Punkt. Dieser Gefolgsmann bleibt der ihre, auch wenn er sie verlassen hat und wieder eingesetzt wurde.
       *[other] Steht die Fee zu Beginn deines Zuges bei einem deiner Gefolgsleute, bekommst du 1 Punkt.
    }
guide-step-set_aside_dragon_tile = Drachenkarte zu früh
    .text = Solange der Drache nicht auf der Spielfläche ist, kommt eine gezogene Landschaftskarte mit Drachen zur Seite, und du ziehst neu.
guide-step-volcano_dragon = Vulkan
    .text = Der Drache fliegt auf diese Landschaftskarte. In diesem Zug darf keine Figur darauf. Zur Seite gelegte Drachenkarten werden wieder eingemischt.
guide-step-portal_enable = Zaubergang
    .text = Dein Gefolgsmann darf auf jede Landschaftskarte der Spielfläche, überall, wo er eingesetzt werden könnte und nichts fertig ist.
guide-step-princess_remove = Burgfräulein
    .text = { $princess_action ->
        [may] Bringt deine Karte ein Burgfräulein in eine Stadt mit Gefolgsleuten, darfst du einen davon heimschicken, egal wem er gehört. Tust du es, ist das deine Aktion mit einer Figur.
       *[other] Bringt deine Karte ein Burgfräulein in eine Stadt mit Gefolgsleuten, schick einen davon heim, egal wem er gehört. Das ist deine Aktion mit einer Figur.
    }
guide-step-fairy_move = Fee versetzen
    .text = Stell die Fee neben einen deiner Gefolgsleute auf der Spielfläche.
guide-step-dragon_move = Der Drache zieht
    .text = Eine Drachenkarte wurde gelegt: Alle ziehen ihn reihum je einen Schritt, du zuerst, zusammen sechs Schritte. Nie zweimal auf eine Landschaftskarte, nie auf die der Fee. Jede Figur auf einer Karte, die er betritt, geht heim. Eine Sackgasse beendet den Weg.
guide-step-fairy_scoring = Fee: 3 Punkte
    .text = { $fairy_binding ->
        [tile] Sind Gefolgsleute auf der Karte der Fee in dem, was gewertet wird, bekommt jeder ihrer Besitzer 3 Punkte
       *[other] Steht die Fee bei einem Gefolgsmann in dem, was gewertet wird, bekommt dessen Besitzer 3 Punkte
    }, auch ohne Mehrheit.
guide-step-final_fairy = Fee: 3 Punkte
    .text = Auch am Ende bringt der Gefolgsmann bei der Fee 3 Punkte.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-princess_and_dragon-dragon = Schickt jede Figur auf den Karten heim, die er betritt.
guide-token-princess_and_dragon-fairy = Hält den Drachen von ihrer Karte fern. Ihr Gefolgsmann bringt 1 Punkt zu Beginn jedes Zuges seines Besitzers und 3, wenn er gewertet wird.
guide-mark-princess_and_dragon-volcano = Ruft den Drachen und hält in diesem Zug Figuren von der Karte fern.
guide-mark-princess_and_dragon-dragon = Nach der Figur zieht der Drache sechs Schritte.
guide-mark-princess_and_dragon-princess = Schickt einen Ritter ihrer Stadt heim.
guide-mark-princess_and_dragon-portal = Lässt einen Gefolgsmann auf eine beliebige Karte.
guide-item-princess_and_dragon-fairy = 1 zu Beginn des Zuges, 3 bei der Wertung ihres Gefolgsmanns.

# Gezeichnete Beispiele

guide-example-princess_and_dragon-volcano = Der Drache kommt
    .text = Blau hat eine Landschaftskarte mit einem Vulkan gezogen.
    .done = Der Drache fliegt sofort zum Vulkan. Auf diese Karte darf Blau keine Figur setzen, also ist der Zug zu Ende.
guide-example-princess_and_dragon-too_early = Noch kein Vulkan
    .text = Rot setzt einen Wegelagerer auf die Straße. Bisher liegt kein Vulkan, also ist kein Drache auf der Spielfläche.
    .done = Blau hat eine Karte mit einem Drachen gezogen. Sie wird beiseitegelegt, bis ein Vulkan liegt, und Blau zieht eine andere.
guide-example-princess_and_dragon-princess = Ein Burgfräulein schickt einen Ritter heim
    .text = Der Ritter von Blau steht in einer Stadt mit einer Lücke im Norden. Rot hat eine Landschaftskarte mit einem Burgfräulein in der Stadt gezogen.
    .task = Lege die Landschaftskarte so, dass die Stadt mit dem Burgfräulein zur Stadt von Blau gehört.
    .turned = Das Feld ist richtig, aber so kommt das Burgfräulein nicht in die Stadt von Blau. Drehe die Karte.
    .elsewhere = Dort trifft das Burgfräulein keinen Ritter. Versuche die offene Seite der Stadt von Blau.
    .done = Das Burgfräulein schickt einen Ritter der Stadt heim, hier den einzigen von Blau. Das war in diesem Zug deine Aktion mit einer Figur.
guide-example-princess_and_dragon-dragon = Der Drache zieht
    .text = Blau hat eine Landschaftskarte mit einem Drachen gelegt und setzt keine Figur. Der Drache ist auf seinem Vulkan. Rechts von der Startkarte steht der Wegelagerer von Blau, links davon liegt der Bauer von Rot.
    .done = Der erste Schritt, von Blau, führte zwangsläufig auf die Startkarte. Dann führt Rot den Drachen nach rechts, und Blau verliert den Wegelagerer. Er kehrt nie auf eine Karte zurück, also bleibt er stehen, wo kein Schritt mehr möglich ist.
guide-example-princess_and_dragon-fairy = Die Fee versetzen
    .text = Rot hat eine Landschaftskarte gelegt und nutzt die Aktion mit einer Figur für die Fee.
    .done = Die Fee steht beim Wegelagerer von Rot. Der Drache darf nun nicht auf diese Karte.
guide-example-princess_and_dragon-fairy_point = Ein Punkt von der Fee
    .text = Die Fee steht beim Wegelagerer von Rot. Blau beendet den Zug ohne Figur.
    .done = Der Zug von Rot beginnt, und die Fee ist noch da: 1 Punkt.
guide-example-princess_and_dragon-fairy_scores = Die Fee an einer fertigen Straße
    .text = Die Fee steht beim Wegelagerer von Rot, und Rot schließt die Straße ab.
    .done = Neben den Punkten der Straße bekommt Rot 3 für die Fee. Auch ohne Mehrheit auf der Straße bekäme Rot diese 3 Punkte.
guide-example-princess_and_dragon-fairy_at_the_end = Die Fee am Ende
    .text = Blau legt die letzte Landschaftskarte. Die Fee steht beim Wegelagerer von Rot.
    .done = In der Schlusswertung bringt die Fee dem Gefolgsmann, bei dem sie steht, 3 Punkte.
guide-example-princess_and_dragon-portal = Durch den Zaubergang
    .text = Rot hat links eine Landschaftskarte mit einem Zaubergang gelegt. Im Norden liegt eine unfertige Stadt, in der niemand steht.
    .done = Der Ritter geht in diese Stadt, obwohl sie nicht auf der gerade gelegten Karte ist.

# Together with other modules
guide-with-dragon_move-tower = Auch ein Gefolgsmann auf einem Turm kehrt heim. Gefangene sind sicher.
guide-with-dragon_move-school = Der Lehrer bleibt.
guide-with-dragon_move-traders_and_builders = Im Doppelzug zieht er gleich nach der Karte mit dem Drachen.
guide-with-tower_capture-princess_and_dragon = Die Fee schützt davor nicht.
guide-with-tower_piece-princess_and_dragon = Auch wenn ein Vulkan gelegt wurde.
guide-with-fairy_move-traders_and_builders = Nicht zu Baumeister oder Schwein.
guide-with-fairy_point-traders_and_builders = Im Doppelzug nur einmal, nicht vor der zweiten Karte.
guide-with-portal_enable-traders_and_builders = Nicht für Baumeister und Schwein.
guide-with-set_aside_dragon_tile-hills_and_sheep = Eine Karte unter einem Hügel wird nie angesehen.
