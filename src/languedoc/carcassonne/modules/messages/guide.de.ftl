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
guide-step-message_part = Weiteres Plättchen durch Depesche
    .text = Hat dir eine Depesche ein weiteres Plättchen gebracht, spiel es jetzt: legen, Figur, Wertung.

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
    .extra_tile = Lege noch ein Plättchen an
    .score_and_return_follower = Werte einen deiner Gefolgsleute und nimm ihn zurück
