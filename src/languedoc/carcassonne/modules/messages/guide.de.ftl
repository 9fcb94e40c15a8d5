# Steps

guide-step-setup_messages = Depeschen
    .text = Mischt die { $message_card } Depeschen verdeckt. Alle stellen eine zweite Zählfigur, die Gefolgsfrau, auf die 0.
guide-step-counting_figure = Welche Figur zählt
    .text = Wer Punkte bekommt, zieht eine seiner beiden Zählfiguren um alle davon vor.
guide-step-message_draw = Depesche
    .text = Landet in deinem Zug eine deiner Zählfiguren auf einem dunklen Feld (0, 5, 10 …), zieh eine Depesche. Wird mehreres von einer Art zugleich fertig, wählt der aktive Spieler, was davon zuerst gewertet wird.
guide-step-message_choice = 2 Punkte oder die Depesche
    .text = Nimm 2 Punkte oder tu, was die Depesche sagt.
guide-step-message_follower = Gefolgsmann der Depesche
    .text = Wähle den Gefolgsmann, um den es geht. { $messages_return ->
        [false] Nach seiner Wertung kehrt er nur heim, wenn die Depesche es sagt.
       *[other] Nach seiner Wertung kehrt er heim.
    }
guide-step-message_part = Weitere Landschaftskarte durch Depesche
    .text = Hat dir eine Depesche eine weitere Landschaftskarte gebracht, spiel sie jetzt: legen, Figur, Wertung.

# Figures, tokens, buildings, signs, and what points are made of

guide-item-messages-message = 2 statt der Depesche.
guide-item-messages-own_pennants = 2 für jedes Wappen in Städten, in denen du einen Ritter hast.
    .title = Wappen deiner Städte
guide-item-messages-own_knights = 2 für jeden deiner Ritter.
    .title = Deine Ritter
guide-item-messages-own_farmers = 2 für jeden deiner Bauern.
    .title = Deine Bauern

# At the table

guide-deck-messages = Depeschen
    .smallest_road = Werte deine kleinste Straße
    .smallest_city = Werte deine kleinste Stadt
    .smallest_monastery = Werte dein kleinstes Kloster
    .pennants = 2 Punkte für jedes Wappen in Städten deiner Ritter
    .knights = 2 Punkte für jeden deiner Ritter
    .farmers = 2 Punkte für jeden deiner Bauern
    .extra_tile = Lege noch eine Karte an
    .score_and_return_follower = Werte einen deiner Gefolgsleute und nimm ihn zurück

# Gezeichnete Beispiele

guide-example-messages-knights = Eine Depesche
    .text = Rot hat eine Straße aus 5 Landschaftskarten geschlossen und wählt, welche Figur die Punkte zählt: Der Zählstein steht auf 4, die Gefolgsfrau auf 0. Rot hat außerdem zwei Ritter in Städten.
    .task = Jedes fünfte Feld ist dunkel. Zieh die Figur, die mit 5 Punkten ein dunkles Feld erreicht.
    .task-2 = Tu, was die Depesche sagt: 2 Punkte für jeden deiner zwei Ritter.
    .task-3 = Auch diese 4 Punkte werden gezählt. Zieh eine der beiden Figuren.
    .marker = Der Zählstein zöge von 4 auf 9, und 9 ist nicht dunkel. Die Gefolgsfrau zieht von 0 auf 5.
    .points = Das wären 2 Punkte. Deine zwei Ritter bringen 4.
    .done = Wer im eigenen Zug 0, 5, 10 und so weiter erreicht, zieht eine Depesche und nimmt dann 2 Punkte oder tut, was sie sagt.
guide-example-messages-follower = Einen Gefolgsmann werten
    .text = Rot hat eine Depesche gezogen: Werte einen deiner Gefolgsleute und nimm ihn zurück. Rot hat einen Ritter in einer offenen Stadt und einen Bauern an einer fertigen.
    .done = Der Bauer bringt, was er am Ende brächte: 3 Punkte für die fertige Stadt. Der Ritter hätte 1 gebracht. Dann kehrt der Gefolgsmann heim.
guide-example-messages-extra_tile = Eine weitere Karte
    .text = Der Zählstein von Rot steht auf 5, also hat Rot eine Depesche gezogen: Lege noch eine Landschaftskarte an.
    .done = Sie wird gespielt wie jede andere: Rot legt sie, setzt einen Ritter in die Stadt und wertet die Stadt. Dann ist Blau an der Reihe.
guide-example-messages-worth_nothing = Eine Depesche, die nichts bringt
    .text = Rot hat eine Depesche gezogen: Werte deine kleinste Stadt. Der einzige Ritter von Rot steht in einer unfertigen Stadt mit Kathedrale.
    .done = Wie am Ende des Spiels brächte diese Stadt nichts, und der Ritter kehrte heim. Also nimmt Rot stattdessen 2 Punkte.

# Together with other modules
guide-with-counting_figure-robbers = Ein Räuber steht bei einer der beiden Figuren: Wer die andere zieht, wird nicht beraubt.
guide-with-message_part-traders_and_builders = Verlängert sie Straße oder Stadt deines Baumeisters, bringt sie seine zweite Karte, höchstens eine im Zug.
guide-with-message_choice-inns_and_cathedrals = Eine unfertige Straße mit Wirtshaus oder Stadt mit Kathedrale kann die kleinste sein und bringt nichts.
guide-with-message_choice-cathars = Eine belagerte Stadt kann die kleinste sein und bringt nichts.
