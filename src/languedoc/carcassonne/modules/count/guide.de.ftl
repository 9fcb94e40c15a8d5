# Steps

guide-step-setup_city_of_carcassonne = Stadt Carcassonne
    .text = Legt die { $tiles } Plättchen der Stadt nach ihren Nummern als Block aus und stellt den Grafen auf das Schloss. Der Block ist der Anfang; das Startplättchen kommt in den Vorrat.
guide-step-count_move_out = Aus der Stadt heraus
    .text = Vor der Wertung dürfen alle Gefolgsleute aus Carcassonne in das ziehen, was gewertet wird, je Runde einen, links vom aktiven Spieler beginnend: aus dem Schloss in eine Stadt, aus der Kathedrale in ein Kloster, aus der Schmiede auf eine Straße, vom Markt auf eine Wiese. Wo der Graf steht, darf niemand heraus.
guide-step-count_move_in = In die Stadt hinein
    .text = Hat jemand durch diese Wertung Punkte bekommen und du keine, darfst du einen Gefolgsmann in eines der vier Viertel stellen.
guide-step-move_count = Den Grafen versetzen
    .text = Danach darfst du den Grafen in ein anderes Viertel stellen.
guide-step-final_count_move_out = Zum letzten Mal aus der Stadt heraus
    .text = Vor der Schlusswertung dürfen alle Gefolgsleute aus Carcassonne auf unfertige Straßen, Städte, Klöster oder auf Wiesen ziehen, in Runden wie zuvor.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-count-count = Wo er steht, kommt niemand aus dem Viertel heraus.
