module-flying_machines = Die Fluggeräte
    .sentence = Ein Würfel entscheidet, wie weit ein Gefolgsmann fliegt.

mark-flying_machine = Fluggerät
    .a = ein Fluggerät

verb-fly = { $figure } mit dem Fluggerät
verb-land = landen: { $segment }
step-land_flier = { $name }, wo landet der Flieger?

event-Flew = { $number ->
    [one] { $name } lässt { NOUN($figure, "a") } ein Feld weit fliegen.
   *[other] { $name } lässt { NOUN($figure, "a") } { $number } Felder weit fliegen.
}
    .failed = { $number ->
    [one] { $name } lässt { NOUN($figure, "a") } ein Feld weit fliegen, wo nirgends zu landen ist.
   *[other] { $name } lässt { NOUN($figure, "a") } { $number } Felder weit fliegen, wo nirgends zu landen ist.
}

# On the page, where the board shows the place

page-step-land_flier = Wo soll der Flieger landen?
    .other = { $name } wählt, wo der Flieger landet
page-verb-fly = { $figure } mit dem Fluggerät
page-can-fly = lass einen Gefolgsmann fliegen
    .short = Fluggerät
