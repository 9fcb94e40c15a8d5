# Steps

guide-step-setup_city_of_carcassonne = Stadt Carcassonne
    .text = Legt die { $tiles } Plättchen der Stadt nach ihren Nummern als Block aus und stellt den Grafen auf das Schloss. Der Block ist der Anfang; das Startplättchen kommt in den Vorrat.
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
