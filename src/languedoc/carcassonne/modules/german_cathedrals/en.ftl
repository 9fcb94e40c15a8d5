module-german_cathedrals = Cathedrals in Germany
    .sentence = Cathedrals with an archbishop, who is paid for the roads that lead there.

feature-german_cathedral = cathedral
    .a = a cathedral
    .unfinished = an unfinished cathedral
    .at = in the cathedral
    .many = cathedrals
role-archbishop = archbishop
    .a = an archbishop
    .counted = { $number ->
        [one] { $number } archbishop
       *[other] { $number } archbishops
    }
item-german_cathedral = cathedral
item-sections = { $number ->
    [one] { $number } section
   *[other] { $number } sections
}
item-inn_sections = { $number ->
    [one] { $number } section with an inn
   *[other] { $number } sections with an inn
}
