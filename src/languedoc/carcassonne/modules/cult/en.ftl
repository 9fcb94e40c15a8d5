module-cult = The Cult
    .sentence = Heretics in cult places challenge the monks next door: whoever is completed first is paid, the other leaves with nothing.

option-cult_challenges = Challenges
    .help = Whether cult places and monasteries are rivals; without that a cult place is just one more monastery.

feature-shrine = cult place
    .a = a cult place
    .unfinished = an unfinished cult place
    .at = in the cult place
    .many = cult places
role-heretic = heretic
    .a = a heretic
    .counted = { $number ->
        [one] { $number } heretic
       *[other] { $number } heretics
    }
item-shrine = complete

event-ChallengeDecided = The { $winner } wins the challenge against the { $loser }.
