# The named setups, and how long they take.

playing-time = { $hours ->
    [0] { $minutes } min
   *[other] { $minutes ->
        [0] { $hours } h
       *[other] { $hours } h { $minutes } min
    }
}

preset-big_box_2006 = Base game
    .sentence = Nothing but tiles, followers, cities, roads, monasteries and fields, by the rules of 2006.
preset-first_edition = First edition
    .sentence = The base game by its first rules: farmers get 4 for each city, once, and a city of two tiles is worth 2.
preset-second_edition = Second edition
    .sentence = The base game by the rules in between: 3 per field, but each city only once for everybody.
preset-big_box_1 = Big Box 1
    .sentence = The big box of 2006: the base game with its first four large expansions.
preset-count_king_and_consorts = Count, King & Consorts
    .sentence = The small expansions of that box: a forked river, the count and his city, two title cards and the shrines.
preset-big_box_6 = Big Box 6
    .sentence = The big box of 2017, without abbots and gardens: two large expansions, the river and seven small ones.
preset-first_evening = First evening
    .sentence = For people who have never played: the base game on a river, without farmers.
preset-big_families = Big families
    .sentence = For up to six of any age: sheep, fruit, festivals and little houses, and nobody takes anything from anybody.
preset-feud = Feud
    .sentence = For friends who forgive: a dragon, towers with prisoners, flying tokens and robbers on the score track.
preset-classic = The classics
    .sentence = The base game on a river with its first five large expansions.
preset-long_night = Long night
    .sentence = For those who have played a lot: seven large and seven small expansions that go well together.
preset-everything = Everything
    .sentence = All that there is in one game. Leave it on the table until tomorrow.
