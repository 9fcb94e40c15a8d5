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
       *[other] 1 Punkt für jede fertige Stadt auf der Spielfläche
    }.
guide-step-final_robber_baron = Räuber
    .text = Wer den Räuber hat, bekommt { $king_robber_scoring ->
        [n10_each] 10 Punkte
        [n15_or_40] 15 Punkte, oder 40 für beide Karten zusammen
       *[other] 1 Punkt für jede fertige Straße auf der Spielfläche
    }.

# Figures, tokens, buildings, signs, and what points are made of

guide-item-king_and_robber-completed_cities = 1 für jede fertige Stadt, für den König.
    .title = Fertige Städte für den König
guide-item-king_and_robber-completed_roads = 1 für jede fertige Straße, für den Räuber.
    .title = Fertige Straßen für den Räuber

# Gezeichnete Beispiele

guide-example-king_and_robber-king = Den König nehmen
    .text = Blau hat den König für eine Stadt aus zwei Landschaftskarten. Im Süden steht der Ritter von Blau in einer Stadt, die größer wird, wenn man sie schließt.
    .task = Schließe die Stadt im Süden.
    .task-2 = Setze keine Figur. Dann wird die Stadt gewertet.
    .elsewhere = Dort würde nichts fertig. Suche die Lücke der großen Stadt.
    .deployed = Das dürftest du. Behalte hier deinen Gefolgsmann.
    .done = Die Punkte bekommt Blau, aber du hast eine größere Stadt fertig gebaut als alle zuvor: Der König gehört dir, bis jemand eine noch größere fertig baut.
guide-example-king_and_robber-robber = Den Räuber nehmen
    .text = Auf der Straße steht der Wegelagerer von Rot. Noch wurde keine Straße fertig. Blau zieht die Landschaftskarte, die diese schließt.
    .done = Rot bekommt die Punkte und Blau den Räuber. Eine Straße aus 3 Karten nimmt ihn Blau nicht mehr ab, dafür braucht es 4.
guide-example-king_and_robber-king_and_robber_at_the_end = König und Räuber am Ende
    .text = Blau hat den König und den Räuber. Mit der letzten Landschaftskarte baut Rot eine Stadt aus drei Karten fertig.
    .done = Der König wechselt noch einmal. Dann bringt jede fertige Stadt Rot 1 Punkt und jede fertige Straße Blau 1 Punkt.
guide-example-king_and_robber-king_of_carcassonne = Der König und die Stadt Carcassonne
    .text = Mit der letzten Landschaftskarte baut Rot eine kleine Stadt neben der Stadt Carcassonne fertig. Es ist die einzige im Spiel.
    .done = Für die Stadt Carcassonne bekommt niemand den König, aber für den, der ihn hat, zählt sie als fertige Stadt.
