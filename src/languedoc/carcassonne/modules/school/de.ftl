module-school = Die Schule
    .sentence = Der Lehrer bringt dem, der ihn hat, auch die Punkte der nächsten Wertung.

feature-school = Schule
token-teacher = Lehrer
look-token-teacher = Der Lehrer
item-teacher = Lehrer
notice-teacher = { $name } hat den Lehrer

verb-school = bei { $cell }, gedreht nach { $side }
verb-learn = die Wertung { NOUN($segment, "at") }
step-setup_school = { $name }, wo liegt die Schule?
step-teacher_share = { $name }, für welche Wertung zählt der Lehrer?

event-TeacherTaken = { $name } nimmt den Lehrer.
event-TeacherReturned = Der Lehrer von { $name } geht zurück zur Schule.
award-teacher = { $name } bekommt { points } durch den Lehrer.
    .title = Lehrer

# On the page, where the board shows the place

page-step-setup_school = Lege die Schule: Dort beginnen sechs Straßen
    .other = { $name } legt die Schule
page-step-teacher_share = Für welche Wertung zählt der Lehrer?
    .other = { $name } wählt die Wertung für den Lehrer
page-verb-school = { $quarters ->
        [0] die Schule wie gedruckt
        [1] die Schule nach rechts gedreht
        [2] die Schule auf dem Kopf
       *[3] die Schule nach links gedreht
    }
