module-cult = De Cultusplaatsen
    .sentence = Ketters in cultusplaatsen dagen de monniken ernaast uit: wie het eerst voltooid is wordt betaald, de ander krijgt niets.

option-cult_challenges = Uitdagingen
    .help = Of cultusplaatsen en kloosters rivalen zijn; anders is een cultusplaats gewoon nog een klooster.

feature-shrine = cultusplaats
    .a = een cultusplaats
    .unfinished = een onvoltooide cultusplaats
    .at = in de cultusplaats
    .the = de cultusplaats
    .many = cultusplaatsen
role-heretic = ketter
    .a = een ketter
    .the = de ketter
    .counted = { $number ->
        [one] { $number } ketter
       *[other] { $number } ketters
    }
item-shrine = voltooid

event-ChallengeDecided = In de uitdaging wint { NOUN($winner, "the") } van { NOUN($loser, "the") }.
