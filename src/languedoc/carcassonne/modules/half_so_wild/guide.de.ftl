# Steps

guide-step-setup_triangles = Dreiecke wählen
    .text = Legt die Dreiecke offen aus. Der letzte Spieler nimmt eines, dann die anderen gegen den Uhrzeigersinn, bis alle { $each } haben.
guide-step-choose_triangle = Dreieck statt Ziehen
    .text = Bevor du ziehst, darfst du stattdessen eines deiner Dreiecke wählen. Es füllt ein halbes Feld; die lange Seite stößt nur an ein anderes Dreieck.
guide-step-score_triangle_cloister = Kloster auf einem Dreieck
    .text = Mit Landschaftskarten auf den sechs Nachbarplätzen bringt es 7 Punkte.

# Figures, tokens, buildings, signs, and what points are made of

guide-item-half_so_wild-triangle_cloister = 7 für ein fertiges Kloster auf einem Dreieck.
    .title = Fertiges Kloster auf einem Dreieck

# Gezeichnete Beispiele

guide-example-half_so_wild-instead_of_drawing = Ein Dreieck statt Ziehen
    .text = Der Ritter von Rot steht in einer Stadt mit einer letzten Lücke, im Norden. Bevor Rot eine Landschaftskarte zieht, darf Rot eines von zwei Dreiecken nehmen: eines mit einer Stadt an einer kurzen Seite, eines mit einer Straße.
    .task = Nimm das Dreieck mit der Stadt.
    .task-2 = Lege es an die Lücke, mit seiner Stadt an deine.
    .task-3 = Setze nun keine Figur. Dann wird die Stadt gewertet.
    .drawn = Wer zieht, muss das Gezogene legen. Nutze hier ein Dreieck.
    .other = Darauf ist keine Stadt. Nimm das andere Dreieck.
    .elsewhere = Dort schließt es deine Stadt nicht. Die Lücke ist nördlich von deinem Ritter.
    .placed = Das dürftest du. Behalte hier deinen Gefolgsmann und setze keine Figur.
    .done = Das Dreieck füllt sein Feld halb und zählt als Karte. Seine lange Seite bleibt frei, bis ein anderes Dreieck kommt.
guide-example-half_so_wild-two_in_a_square = Zwei Dreiecke auf einem Feld
    .text = Der Ritter von Rot steht in einer Stadt, die über die lange Seite eines Dreiecks weitergeht. Nur ein zweites Dreieck kann sie dort schließen.
    .done = Beide Dreiecke füllen zusammen ein Feld, also zählen sie als eine Karte: 2 Karten, nicht 3.
guide-example-half_so_wild-monastery_on_triangle = Ein Kloster auf einem Dreieck
    .text = Der Mönch von Rot steht auf einem Dreieck. Dessen sechs Nachbarplätze sind die Felder an den kurzen Seiten und an den Ecken sowie die andere Hälfte des Feldes. Nur diese Hälfte ist leer.
    .done = Sind alle sechs gefüllt, bringt das Kloster auf einem Dreieck 7 Punkte.
guide-example-half_so_wild-beside_monastery = Ein Dreieck neben einem Kloster
    .text = Um das Kloster von Rot ist noch ein Feld leer, im Südosten. Rot hat ein Dreieck gewählt.
    .done = Ein Dreieck genügt, damit das Feld gefüllt ist: 9 Punkte wie immer.

# Together with other modules
guide-with-dragon_move-half_so_wild = Ein Feld mit einem oder zwei Dreiecken gilt als eine Karte; der Drache trifft beide.
guide-with-tower_capture-half_so_wild = Felder werden gezählt; ein Dreieck gilt als Karte.
guide-with-final_abbot-half_so_wild = Ein Feld mit einem Dreieck zählt 1 und unterbricht keine Reihe.
guide-with-hill_hidden_tile-half_so_wild = Ein zweites Dreieck in diesem Feld liegt auf demselben Hügel.
guide-with-place_house-half_so_wild = Auf einem Dreieck gilt es für beide Hälften des Feldes.
guide-with-choose_triangle-river = Nicht, solange noch Flusskarten da sind.
guide-with-award_king-half_so_wild = Zwei Dreiecke eines Feldes zählen als eine Karte.
