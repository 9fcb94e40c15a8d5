module-school = De School
    .sentence = De leraar geeft wie hem heeft ook de punten van de volgende telling.

feature-school = school
token-teacher = leraar
look-token-teacher = De leraar
item-teacher = leraar
notice-teacher = { $name } heeft de leraar

verb-school = bij { $cell }, gedraaid naar { $side }
verb-learn = de telling { NOUN($segment, "at") }
step-setup_school = { $name }, waar ligt de school?
step-teacher_share = { $name }, voor welke telling geldt de leraar?

event-TeacherTaken = { $name } neemt de leraar.
event-TeacherReturned = De leraar van { $name } gaat terug naar de school.
award-teacher = { $name } krijgt { points } door de leraar.
    .title = leraar

# On the page, where the board shows the place

page-step-setup_school = Leg de school: daar beginnen zes wegen
    .other = { $name } legt de school
page-step-teacher_share = Voor welke telling geldt de leraar?
    .other = { $name } kiest de telling voor de leraar
page-verb-school = { $quarters ->
        [0] de school zoals gedrukt
        [1] de school naar rechts gedraaid
        [2] de school ondersteboven
       *[3] de school naar links gedraaid
    }
