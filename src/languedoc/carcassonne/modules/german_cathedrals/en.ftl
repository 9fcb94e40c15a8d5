module-german_cathedrals = Cathedrals in Germany
    .sentence = Cathedrals with an archbishop, who is paid for the roads that lead there.

feature-german_cathedral = cathedral
