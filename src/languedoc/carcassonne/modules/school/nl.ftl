module-school = De School
    .sentence = De leraar geeft wie hem heeft ook de punten van de volgende telling.

feature-school = school
