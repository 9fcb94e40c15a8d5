# Steps

guide-step-setup_river = Fluss
    .text = Legt See und Gabelung beiseite und mischt die übrigen Flusskarten als eigenen Stapel. Legt zuerst die Quelle{ $spring_place ->
        [north] , neben der Stadt Carcassonne am nördlichen Ende ihrer Ostseite
       *[other] { "" }
    }; die Startkarte kommt in den Vorrat.{ $river_combination ->
        [one_river] { " " }Mit beiden Flüssen bleiben eine Quelle und ein See in der Schachtel, und alle übrigen Karten bilden einen Fluss.
       *[other] { "" }
    }
guide-step-setup_river_fork = Gabelung
    .text = Beim Fluss II legt der jüngste Spieler{ $youngest ->
        [seat_1] { " " }(Platz 1)
        [seat_2] { " " }(Platz 2)
        [seat_3] { " " }(Platz 3)
        [seat_4] { " " }(Platz 4)
        [seat_5] { " " }(Platz 5)
        [seat_6] { " " }(Platz 6)
       *[start_player] { "" }
    } die Gabelung an die Quelle.
guide-step-attach_fork = Gabelung anlegen
    .text = Wähle, wie die Gabelung an der Quelle liegt.{ $fork_is_first_turn ->
        [true] { " " }Sie ist die Karte des ersten Zuges.
       *[other] { "" }
    }
guide-step-draw_river_tile = Flusskarte
    .text = Solange Flusskarten da sind, zieh eine davon und leg sie an den Fluss. { $river_course ->
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

guide-deck-river = Flusskarten

# Gezeichnete Beispiele

guide-example-river-river_tile = Eine Flusskarte
    .text = Der Fluss fließt nach Süden, und sein Stapel ist noch nicht leer. Rot hat daraus ein Kloster mit einem Stück Fluss gezogen.
    .task = Lege es dort an, wo der Fluss weitergeht, gedreht, wie du magst.
    .task-2 = Flusskarten sind wie andere: Setze einen Gefolgsmann ins Kloster.
    .other = Auch das ginge. Setze hier einen Gefolgsmann ins Kloster.
    .done = Nur auf den Fluss selbst darf niemand. Er trennt die Wiesen links und rechts wie eine Straße.
guide-example-river-no_turning_back = Keine Kehrtwendung
    .text = Blau hat eben die Biegung gelegt. Nun kommt Rot und zieht noch eine Biegung des Flusses.
    .done = Nach Westen flösse der Fluss neben sich selbst zurück, also bleibt nur der Osten. Nach einer geraden Karte dürfte er sich wieder dorthin wenden.
guide-example-river-lake = Der See
    .text = Rot hat die letzte Landschaftskarte des Flussstapels gelegt. Blau ist an der Reihe.
    .done = Blau zieht nichts und legt den See an, und auf die Wiese darf wie üblich ein Gefolgsmann. Danach werden die anderen Karten gezogen.
guide-example-river-fork = Die Gabelung
    .text = Der Fluss II beginnt mit der Quelle und einer Gabelung. Wer am jüngsten ist, hier Rot, wählt, wie sie liegt.
    .done = Von hier an gibt es zwei Arme, und jeder bekommt sein eigenes Ende. Das war kein Zug: Rot zieht als Erstes eine Karte.
guide-example-river-second_spring = Der zweite Fluss
    .text = Beide Flüsse sind dabei. Der See des ersten liegt, und Blau beendet den Zug.
    .done = Rot legt die zweite Quelle irgendwo an die anderen Karten, mit Platz für ihr Wasser, und gleich die Gabelung dazu. Dann geht es mit dem zweiten Fluss weiter.
guide-example-river-volcano = Der Vulkan am Ende
    .text = Ein Arm des Flusses endet an einer Stadt. Blau hat diese Landschaftskarte gelegt und setzt keine Figur. Nur der See mit dem Vulkan ist noch übrig.
    .done = Rot legt den See und darf dort keine Figur setzen. Sofort hat Rot noch einen ganzen Zug mit einer gewöhnlichen Karte.
guide-example-river-pig_herd = Die Schweineherde
    .text = Auf der Wiese mit der Schweineherde liegt ein Bauer von Rot. Die letzte Landschaftskarte macht eine Stadt an dieser Wiese fertig.
    .done = Die Stadt bringt wie immer 3 Punkte und wegen der Herde 1 mehr.
guide-example-river-rose_after_the_river = Die Windrose nach dem Fluss
    .text = Blau hat den See gelegt. Mit den Windrosen fehlt noch die Landschaftskarte mit der ganzen Rose.
    .done = Rot hat das Spiel begonnen und legt sie, wo sie passt. Das ist kein Zug; erst jetzt zieht Rot eine Karte.
guide-example-river-school_after_the_river = Die Schule nach dem Fluss
    .text = Blau hat den See gelegt. Mit der Schule fehlt noch ihre Doppelkarte, an einer Straße des Flusses.
    .done = Rot hat das Spiel begonnen und legt sie an. Das ist kein Zug; erst jetzt zieht Rot eine Karte.
guide-example-river-pig_and_pig_herd = Schwein und Schweineherde
    .text = Auf der Wiese mit der Schweineherde hat Rot einen Bauern und das eigene Schwein. Die letzte Landschaftskarte macht eine Stadt daran fertig.
    .done = Beides zählt: 3 Punkte für die Stadt, 1 mehr für das Schwein und 1 mehr für die Herde.

# Together with other modules
guide-with-volcano_dragon-river = Auch der See mit dem Vulkan bringt den Drachen.
guide-with-builder_second_part-river = Solange Flusskarten da sind, ist es eine von ihnen.
