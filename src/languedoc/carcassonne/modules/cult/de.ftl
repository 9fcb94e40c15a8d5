module-cult = Die Kultstätten
    .sentence = Ketzer in Kultstätten fordern die Mönche nebenan heraus: Wer zuerst fertig ist, wird bezahlt, der andere geht leer aus.

option-cult_challenges = Herausforderungen
    .help = Ob Kultstätten und Klöster Rivalen sind; sonst ist eine Kultstätte nur ein weiteres Kloster.

feature-shrine = Kultstätte
    .a = eine Kultstätte
    .unfinished = eine unfertige Kultstätte
    .at = in der Kultstätte
    .into = in die Kultstätte
    .the = die Kultstätte
    .many = Kultstätten
role-heretic = Ketzer
    .a = einen Ketzer
    .den = den Ketzer
    .as = Ketzer
    .counted = { $number ->
        [one] einen Ketzer
       *[other] { $number } Ketzer
    }
item-shrine = fertig

event-ChallengeDecided = Die Herausforderung gewinnt { NOUN($winner, "the") } gegen { NOUN($loser, "the") }.
