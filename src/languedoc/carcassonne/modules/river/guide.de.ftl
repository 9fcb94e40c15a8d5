# Steps

guide-step-setup_river = Fluss
    .text = Legt See und Gabelung beiseite und mischt die übrigen Flussplättchen als eigenen Stapel. Legt zuerst die Quelle{ $spring_place ->
        [north] , neben der Stadt Carcassonne am nördlichen Ende ihrer Ostseite
       *[other] { "" }
    }; das Startplättchen kommt in den Vorrat.{ $river_combination ->
        [one_river] { " " }Mit beiden Flüssen bleiben eine Quelle und ein See in der Schachtel, und alle übrigen Plättchen bilden einen Fluss.
       *[other] { "" }
    }
guide-step-setup_river_fork = Gabelung
    .text = Beim Fluss II legt der jüngste Spieler die Gabelung an die Quelle.
guide-step-attach_fork = Gabelung anlegen
    .text = Wähle, wie die Gabelung an der Quelle liegt.{ $fork_is_first_turn ->
        [true] { " " }Sie ist das Plättchen des ersten Zuges.
       *[other] { "" }
    }
guide-step-draw_river_tile = Flussplättchen
    .text = Solange Flussplättchen da sind, zieh eines davon und leg es an den Fluss. { $river_course ->
        [clear_ahead] Die nächsten zwei Felder jedes Arms und die daneben müssen leer sein; was nirgends passt, ist verloren.
       *[other] Er darf nicht gleich wieder umkehren.
    }
guide-step-draw_lake = See
    .text = Ist der Flussstapel leer, legt der nächste Spieler den See an. Damit endet der Fluss.
guide-step-back_to_spring = Zweiter Fluss
    .text = Bei zwei Flüssen beginnt der zweite an einer eigenen Quelle, wenn der erste zu Ende ist.
guide-step-late_start = Übriger Aufbau
    .text = Was vor dem Spiel ausgelegt wird, aber an den Fluss gehört, wird gelegt, wenn der Fluss zu Ende ist. Das ist kein Zug.
guide-step-river_volcano_extra_turn = Noch ein Zug
    .text = Wer den See mit dem Vulkan legt, stellt keine Figur darauf und spielt noch einen ganzen Zug.
guide-step-final_pig_herd = Schweineherde
    .text = Auf der Wiese mit der Schweineherde ist jede fertige Stadt 1 Punkt mehr wert, für alle, die dort bezahlt werden.

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-river-pig_herd = Jede fertige Stadt an dieser Wiese ist 1 Punkt mehr wert.
guide-item-river-pig_herd = 1 mehr für jede fertige Stadt an der Wiese.
guide-mark-river-volcano = Auf diesen See darf niemand. Wer ihn legt, spielt noch einen Zug.

# At the table

guide-deck-river = Flussplättchen
