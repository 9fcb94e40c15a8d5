# Steps

guide-step-crop_role = Wen betrifft der Kreis?
    .text = Ein Kornkreis ohne Zeichen: Du nennst Bauern, Ritter oder Wegelagerer.
guide-step-crop_circle = Kornkreis
    .text = Entscheide für alle: einen Gefolgsmann dazustellen oder einen zurücknehmen. Mistgabel heißt Bauern, Schild Ritter, Keule Wegelagerer.
guide-step-crop_add = Gefolgsmann dazustellen
    .text = { $crop_add ->
        [may] Reihum, der aktive Spieler zuletzt, dürfen alle einen Gefolgsmann aus dem Vorrat zu einem eigenen dieser Art stellen.
       *[other] Reihum, der aktive Spieler zuletzt, stellen alle einen Gefolgsmann aus dem Vorrat zu einem eigenen dieser Art.
    }
guide-step-crop_remove = Gefolgsmann zurücknehmen
    .text = Reihum, der aktive Spieler zuletzt, nehmen alle einen eigenen dieser Art zurück.

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-crop_circles-crop_circle_field = Alle stellen einen Bauern dazu oder nehmen einen zurück.
guide-mark-crop_circles-crop_circle_city = Alle stellen einen Ritter dazu oder nehmen einen zurück.
guide-mark-crop_circles-crop_circle_road = Alle stellen einen Wegelagerer dazu oder nehmen einen zurück.
guide-mark-crop_circles-crop_circle_unspecified = Wer die Karte legt, nennt die Art; alle stellen einen dazu oder nehmen einen zurück.

# Gezeichnete Beispiele

guide-example-crop_circles-pitchfork = Ein Kornkreis mit Mistgabel
    .text = Der Bauer von Blau liegt neben einer fertigen Stadt. Rot hat keinen Bauern. Rot hat gerade eine Landschaftskarte mit einem Kornkreis gelegt: Die Mistgabel heißt Bauern.
    .task = Entscheide für alle: einen Bauern hinzustellen oder einen zurücknehmen. Lass alle einen zurücknehmen.
    .added = Dann hätte Blau zwei Bauern und du keinen. Wähle das andere.
    .done = Blau musste den Bauern zurücknehmen. Du hast keinen, also geschieht dir nichts. Deine Aktion mit einer Figur kommt erst noch.
guide-example-crop_circles-club = Ein Kornkreis mit Keule
    .text = Die Keule heißt Wegelagerer. Blau hat einen im Norden und einen im Süden, Rot einen auf der Straße mit dem Kornkreis. Rot entscheidet, dass alle einen Gefolgsmann hinzustellen.
    .done = Blau beginnt als linker Nachbar und wählt, zu welchem Wegelagerer. Rot kommt zuletzt. Nun stehen dort zwei, obwohl die Straße schon besetzt war.
guide-example-crop_circles-shield = Ein Kornkreis vor der Wertung
    .text = Die Landschaftskarte von Rot macht eine Stadt fertig, in der ein Ritter von Rot und einer von Blau stehen. Sie zeigt einen Kornkreis mit Schild: Das heißt Ritter.
    .done = Alle nahmen einen Ritter zurück, also war die Stadt frei. Rot setzte den Ritter wieder hinein und bekommt die Punkte allein.
guide-example-crop_circles-which_kind = Ein Kornkreis ohne Zeichen
    .text = Rot hat ein Dreieck mit einem Kornkreis gelegt. Er hat kein Zeichen, also nennt Rot die Art: Bauern.
    .done = Dann geht es weiter wie bei einer Mistgabel: Rot lässt alle einen Bauern zurücknehmen.
guide-example-crop_circles-with_pig = Das Schwein geht mit
    .text = Der einzige Bauer von Blau liegt auf einer Wiese mit dem Schwein von Blau. Rot hat einen Kornkreis mit Mistgabel gelegt.
    .done = Mit dem letzten Bauern verlässt auch das Schwein die Wiese.

# Together with other modules
guide-with-crop_circle-labyrinths = Wer mitten im Labyrinth steht, ist ein Wegelagerer.
guide-with-crop_circle-tower = Gefangene und Gefolgsleute auf Türmen sind nicht gemeint.
guide-with-crop_circle-phantom = Auch das Phantom darf dazugestellt oder zurückgenommen werden.
guide-with-crop_circle-german_castles = Der Burgherr ist nicht gemeint.
guide-with-crop_circle-german_cathedrals = Erzbischöfe sind nicht gemeint.
