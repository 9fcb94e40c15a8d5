module-school = The School
    .sentence = The teacher gives whoever has him the points of the next scoring, too.

feature-school = school
token-teacher = teacher
look-token-teacher = The teacher
item-teacher = teacher
notice-teacher = { $name } has the teacher

verb-school = at { $cell }, turned { $side }
verb-learn = the scoring { NOUN($segment, "at") }
step-setup_school = { $name }, where does the school lie?
step-teacher_share = { $name }, for which scoring is the teacher paid?

event-TeacherTaken = { $name } takes the teacher.
event-TeacherReturned = The teacher of { $name } goes back to the school.
award-teacher = { $name } gets { points } by the teacher.
    .title = teacher

# On the page, where the board shows the place

page-step-setup_school = Place the school: six roads begin there
    .other = { $name } places the school
page-step-teacher_share = For which scoring is the teacher paid?
    .other = { $name } chooses the scoring for the teacher
page-verb-school = { $quarters ->
        [0] the school as printed
        [1] the school turned to the right
        [2] the school upside down
       *[3] the school turned to the left
    }
