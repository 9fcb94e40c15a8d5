module-cult = The Cult
    .sentence = Heretics in cult places challenge the monks next door: whoever is completed first is paid, the other leaves with nothing.

option-cult_challenges = Challenges
    .help = Whether cult places and monasteries are rivals; without that a cult place is just one more monastery.
