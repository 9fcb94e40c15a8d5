# Steps

guide-step-setup_dragon_fairy = Drache und Fee
    .text = { $dragon ->
        [false] Es gibt keinen Drachen: Vulkane und Drachen auf Plättchen bewirken nichts.
       *[other] Stellt den Drachen neben den Plan.
    } { $fairy ->
        [false] Die Fee bleibt in der Schachtel.
       *[other] Stellt die Fee neben den Plan.
    } Mischt { $tiles } Plättchen ein.
guide-step-fairy_point = Fee: 1 Punkt
    .text = { $fairy_binding ->
        [tile] Ist zu Beginn deines Zuges einer deiner Gefolgsleute auf dem Plättchen der Fee, bekommst du 1 Punkt, gleich wie viele dort sind.
        [follower_for_good] Steht die Fee zu Beginn deines Zuges bei einem deiner Gefolgsleute, bekommst du 1 Punkt. Dieser Gefolgsmann bleibt der ihre, auch wenn er sie verlassen hat und wieder eingesetzt wurde.
       *[other] Steht die Fee zu Beginn deines Zuges bei einem deiner Gefolgsleute, bekommst du 1 Punkt.
    }
guide-step-set_aside_dragon_tile = Drachenplättchen zu früh
    .text = Solange der Drache nicht auf dem Plan ist, kommt ein gezogenes Plättchen mit Drachen zur Seite, und du ziehst neu.
guide-step-volcano_dragon = Vulkan
    .text = Der Drache fliegt auf dieses Plättchen. In diesem Zug darf keine Figur darauf. Zur Seite gelegte Drachenplättchen werden wieder eingemischt.
guide-step-portal_enable = Zaubergang
    .text = Dein Gefolgsmann darf auf jedes Plättchen des Plans, überall, wo er eingesetzt werden könnte und nichts fertig ist.
guide-step-princess_remove = Burgfräulein
    .text = { $princess_action ->
        [may] Bringt dein Plättchen ein Burgfräulein in eine Stadt mit Gefolgsleuten, darfst du einen davon heimschicken, egal wem er gehört. Tust du es, ist das deine Aktion mit einer Figur.
       *[other] Bringt dein Plättchen ein Burgfräulein in eine Stadt mit Gefolgsleuten, schick einen davon heim, egal wem er gehört. Das ist deine Aktion mit einer Figur.
    }
guide-step-fairy_move = Fee versetzen
    .text = Stell die Fee neben einen deiner Gefolgsleute auf dem Plan.
guide-step-dragon_move = Der Drache zieht
    .text = Ein Drachenplättchen wurde gelegt: Alle ziehen ihn reihum je einen Schritt, du zuerst, zusammen sechs Schritte. Nie zweimal auf ein Plättchen, nie auf das der Fee. Jede Figur auf einem Plättchen, das er betritt, geht heim. Eine Sackgasse beendet den Weg.
guide-step-fairy_scoring = Fee: 3 Punkte
    .text = { $fairy_binding ->
        [tile] Sind Gefolgsleute auf dem Plättchen der Fee in dem, was gewertet wird, bekommt jeder ihrer Besitzer 3 Punkte
       *[other] Steht die Fee bei einem Gefolgsmann in dem, was gewertet wird, bekommt dessen Besitzer 3 Punkte
    }, auch ohne Mehrheit.
guide-step-final_fairy = Fee: 3 Punkte
    .text = Auch am Ende bringt der Gefolgsmann bei der Fee 3 Punkte.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-princess_and_dragon-dragon = Schickt jede Figur auf den Plättchen heim, die er betritt.
guide-token-princess_and_dragon-fairy = Hält den Drachen von ihrem Plättchen fern. Ihr Gefolgsmann bringt 1 Punkt zu Beginn jedes Zuges seines Besitzers und 3, wenn er gewertet wird.
guide-mark-princess_and_dragon-volcano = Ruft den Drachen und hält in diesem Zug Figuren vom Plättchen fern.
guide-mark-princess_and_dragon-dragon = Nach der Figur zieht der Drache sechs Schritte.
guide-mark-princess_and_dragon-princess = Schickt einen Ritter ihrer Stadt heim.
guide-mark-princess_and_dragon-portal = Lässt einen Gefolgsmann auf ein beliebiges Plättchen.
guide-item-princess_and_dragon-fairy = 1 zu Beginn des Zuges, 3 bei der Wertung ihres Gefolgsmanns.
