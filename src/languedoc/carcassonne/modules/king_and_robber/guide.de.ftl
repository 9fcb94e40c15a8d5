# Steps

guide-step-award_robber_baron = Räuber für die längste Straße
    .text = Wer eine Straße fertig baut, die länger ist als jede zuvor, nimmt den Räuber, gleich wer die Punkte bekommt.{ $king_robber_scoring ->
        [continuously] { " " }Wer den Räuber hat, bekommt 1 Punkt für jede Straße, die danach fertig wird.
       *[other] { "" }
    }
guide-step-award_king = König für die größte Stadt
    .text = Wer eine Stadt fertig baut, die größer ist als jede zuvor, nimmt den König, gleich wer die Punkte bekommt.{ $king_robber_scoring ->
        [continuously] { " " }Wer den König hat, bekommt 1 Punkt für jede Stadt, die danach fertig wird.
       *[other] { "" }
    }
guide-step-final_king = König
    .text = Wer den König hat, bekommt { $king_robber_scoring ->
        [n10_each] 10 Punkte
        [n15_or_40] 15 Punkte, oder 40 für beide Karten zusammen
       *[other] 1 Punkt für jede fertige Stadt auf dem Plan
    }.
guide-step-final_robber_baron = Räuber
    .text = Wer den Räuber hat, bekommt { $king_robber_scoring ->
        [n10_each] 10 Punkte
        [n15_or_40] 15 Punkte, oder 40 für beide Karten zusammen
       *[other] 1 Punkt für jede fertige Straße auf dem Plan
    }.

# Figures, tokens, buildings, signs, and what points are made of

guide-item-king_and_robber-completed_cities = 1 für jede fertige Stadt, für den König.
    .title = Fertige Städte für den König
guide-item-king_and_robber-completed_roads = 1 für jede fertige Straße, für den Räuber.
    .title = Fertige Straßen für den Räuber
