module-german_cathedrals = Kathedralen in Deutschland
    .sentence = Kathedralen mit einem Erzbischof, der für die Straßen bezahlt wird, die dorthin führen.

feature-german_cathedral = Kathedrale
