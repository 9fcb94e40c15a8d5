module-flying_machines = Die Fluggeräte
    .sentence = Ein Würfel entscheidet, wie weit ein Gefolgsmann fliegt.

mark-flying_machine = Fluggerät
