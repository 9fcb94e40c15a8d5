module-school = The School
    .sentence = The teacher gives whoever has him the points of the next scoring, too.

feature-school = school
