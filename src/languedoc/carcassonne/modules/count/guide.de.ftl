# Steps

guide-step-setup_city_of_carcassonne = Stadt Carcassonne
    .text = Legt die { $tiles } Landschaftskarten der Stadt nach ihren Nummern als Block aus und stellt den Grafen auf das Schloss. Der Block ist der Anfang; die Startkarte kommt in den Vorrat.
guide-step-count_move_out = Aus der Stadt heraus
    .text = Vor der Wertung dürfen alle Gefolgsleute aus Carcassonne in das ziehen, was gewertet wird, { $count_leaving ->
        [pass_once] einer nach dem anderen alle, die er möchte, links vom aktiven Spieler beginnend
       *[other] je Runde einen, links vom aktiven Spieler beginnend
    }: aus dem Schloss in eine Stadt, aus der Kathedrale in ein Kloster, aus der Schmiede auf eine Straße, vom Markt auf eine Wiese.{ $count_into_unoccupied ->
        [false] { " " }Dort muss schon jemand stehen.
       *[other] { "" }
    } Wo der Graf steht, darf niemand heraus.
guide-step-count_move_in = In die Stadt hinein
    .text = Hat jemand durch diese Wertung Punkte bekommen und du keine, darfst du einen Gefolgsmann in eines der vier Viertel stellen.
guide-step-move_count = Den Grafen versetzen
    .text = { $count_moves ->
        [clockwise] Danach geht der Graf im Uhrzeigersinn ins nächste Viertel.
        [with_follower] Danach geht der Graf ins Viertel dieses Gefolgsmanns.
       *[other] Danach darfst du den Grafen in ein anderes Viertel stellen.
    }
guide-step-final_count_move_out = Zum letzten Mal aus der Stadt heraus
    .text = Vor der Schlusswertung dürfen alle Gefolgsleute { $count_final ->
        [market_only] vom Markt von Carcassonne auf Wiesen
       *[other] aus Carcassonne auf unfertige Straßen, Städte, Klöster oder auf Wiesen
    } ziehen, in Runden{ $count_leaving ->
        [pass_once] ; wer gepasst hat, wird nicht mehr gefragt
       *[other] { " " }wie zuvor
    }.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-count-count = Wo er steht, kommt niemand aus dem Viertel heraus.

# Gezeichnete Beispiele

guide-example-count-into_the_city = In die Stadt
    .text = Rot hat die Straße von Blau fertig gebaut. Blau bekam dafür Punkte und Rot keine, also darf Rot einen Gefolgsmann in die Stadt schicken. Der Graf ist im Schloss.
    .task = Schicke einen Gefolgsmann ins Schloss.
    .task-2 = Wo der Graf ist, darf niemand heraus. Stelle den Grafen in die Schmiede.
    .quarter = Auch die anderen Viertel nützen. Für eine spätere Stadt nimm das Schloss.
    .other_quarter = Das ginge ebenso. Stelle den Grafen hier in die Schmiede.
    .passed = Lass dir das nicht entgehen: Du darfst es nur nach einer Wertung, die dir nichts bringt.
    .done = Aus dem Schloss darf dein Gefolgsmann in jede Stadt ziehen, wenn sie fertig wird, und ihre Punkte teilen.
guide-example-count-out_of_the_city = Aus der Stadt
    .text = Rot hat einen Gefolgsmann im Schloss, und der Graf ist anderswo. Blau baut die eigene Stadt fertig.
    .done = Vor der Wertung kommt der Gefolgsmann von Rot aus dem Schloss. Nun hat jeder dort einen Ritter, und beide bekommen die Punkte.
guide-example-count-count_in_the_way = Der Graf im Weg
    .text = Rot hat einen Gefolgsmann im Schloss. Doch auch der Graf ist dort. Blau baut die eigene Stadt fertig.
    .done = Aus dem Viertel des Grafen darf niemand heraus. Nur Blau bekommt die Punkte.
guide-example-count-out_at_the_end = Am Ende aus der Stadt
    .text = Die letzte Landschaftskarte liegt. Auf der Wiese im Osten liegt ein Bauer von Blau, und Rot hat einen Gefolgsmann auf dem Markt.
    .done = Vom Markt kommt Rot auf diese Wiese, also haben beide einen Bauern. Zwei fertige Städte liegen daran: die kleine und die Stadt Carcassonne.
guide-example-count-big_follower_from_the_castle = Der große Gefolgsmann im Schloss
    .text = Rot hat den großen Gefolgsmann im Schloss, und der Graf ist anderswo. Blau baut die eigene Stadt fertig.
    .done = Der große Gefolgsmann zählt wie zwei gegen den Ritter von Blau, also bekommt nur Rot die Punkte. Nun darf Blau jemanden in die Stadt schicken.

# Together with other modules
guide-with-dragon_move-count = Er betritt nie die Stadt Carcassonne, und wer in ihren Vierteln ist, ist sicher.
guide-with-portal_enable-count = Nicht in die Viertel von Carcassonne.
guide-with-fairy_move-count = Nicht in die Viertel von Carcassonne.
guide-with-tower_capture-count = Ein Turm reicht über die Stadt hinweg, nimmt aber niemanden aus ihren Vierteln.
guide-with-final_fields-count = An einer Wiese, die Carcassonne berührt, zählt die Stadt als eine fertige Stadt.
guide-with-final_barn-count = Berührt seine Wiese Carcassonne, zählt das als eine fertige Stadt.
guide-with-final_king-count = Carcassonne zählt als eine fertige Stadt.
guide-with-count_move_out-cult = Aus der Kathedrale auch in Kultstätten. Eine Herausforderung beginnt dadurch nicht.
guide-with-count_move_out-monasteries = In ein fertiges Kloster nur als Mönch.
guide-with-count_move_out-hills_and_sheep = Wer dazukommt, darf sich auf einen Hügel stellen.
guide-with-count_move_in-traders_and_builders = Waren sind keine Punkte. Auch mit zwei Karten nur einmal im Zug.
guide-with-count_move_in-king_and_robber = König oder Räuber zu nehmen bringt keine Punkte.
guide-with-count_move_in-princess_and_dragon = Punkte der Fee zählen hier nicht.
guide-with-count_move_in-school = Punkte durch den Lehrer zählen: Dann hast du welche bekommen.
guide-with-count_move_in-watchtowers = Punkte vom Wachturm zählen: Dann hast du welche bekommen.
guide-with-count_move_in-messages = Punkte einer Depesche lassen niemanden hinein.
guide-with-festival_return-count = Auch aus den Vierteln von Carcassonne.
