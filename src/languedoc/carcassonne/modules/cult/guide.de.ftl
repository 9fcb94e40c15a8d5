# Steps

guide-step-cult_restrict_cloister = Klöster meiden Kultstätten
    .text = Ein Kloster darf nicht neben zwei oder mehr Kultstätten gelegt werden, auch nicht über Eck.
guide-step-cult_restrict_shrine = Kultstätten meiden Klöster
    .text = Eine Kultstätte darf nicht neben zwei oder mehr Klöster gelegt werden, auch nicht über Eck.
guide-step-cult_challenge_start = Herausforderung
    .text = Mönch und Ketzer nebeneinander fordern sich heraus.
guide-step-score_cult_challenge = Herausforderung entschieden
    .text = Wessen Gebäude zuerst fertig ist, bekommt 9 Punkte. Der andere kehrt ohne Punkte heim. Zugleich fertig: Beide werden bezahlt.
guide-step-final_cult = Unfertige Kultstätten
    .text = 1 Punkt für die Kultstätte und 1 für jedes Plättchen ringsum.

# Figures, tokens, buildings, signs, and what points are made of

guide-building-cult-shrine = Wie ein Kloster, für einen Ketzer. Neben einem besetzten Kloster ist es eine Herausforderung.
guide-item-cult-shrine = 9 für eine fertige Kultstätte.
    .title = Fertige Kultstätte
