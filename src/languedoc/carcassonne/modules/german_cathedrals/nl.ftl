module-german_cathedrals = Kathedralen in Duitsland
    .sentence = Kathedralen met een aartsbisschop, die betaald wordt voor de wegen die erheen leiden.

feature-german_cathedral = kathedraal
    .a = een kathedraal
    .unfinished = een onvoltooide kathedraal
    .at = in de kathedraal
    .the = de kathedraal
    .many = kathedralen
role-archbishop = aartsbisschop
    .a = een aartsbisschop
    .the = de aartsbisschop
    .counted = { $number ->
        [one] { $number } aartsbisschop
       *[other] { $number } aartsbisschoppen
    }
item-german_cathedral = kathedraal
item-sections = { $number ->
    [one] { $number } wegdeel
   *[other] { $number } wegdelen
}
item-inn_sections = { $number ->
    [one] { $number } wegdeel met herberg
   *[other] { $number } wegdelen met herberg
}
