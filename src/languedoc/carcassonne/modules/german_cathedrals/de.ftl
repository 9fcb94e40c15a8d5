module-german_cathedrals = Kathedralen in Deutschland
    .sentence = Kathedralen mit einem Erzbischof, der für die Straßen bezahlt wird, die dorthin führen.

feature-german_cathedral = Kathedrale
    .a = eine Kathedrale
    .unfinished = eine unfertige Kathedrale
    .at = in der Kathedrale
    .into = in die Kathedrale
    .the = die Kathedrale
    .many = Kathedralen
role-archbishop = Erzbischof
    .a = einen Erzbischof
    .den = den Erzbischof
    .as = Erzbischof
    .counted = { $number ->
        [one] einen Erzbischof
       *[other] { $number } Erzbischöfe
    }
item-german_cathedral = Kathedrale
item-sections = { $number ->
    [one] { $number } Abschnitt
   *[other] { $number } Abschnitte
}
item-inn_sections = { $number ->
    [one] { $number } Abschnitt mit Wirtshaus
   *[other] { $number } Abschnitte mit Wirtshaus
}
