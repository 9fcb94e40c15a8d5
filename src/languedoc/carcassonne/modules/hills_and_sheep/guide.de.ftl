# Steps

guide-step-setup_shepherd_bag = Schäfer
    .text = Alle bekommen einen Schäfer. Die { $sheep_token } Plättchen mit Schafen und Wölfen kommen in ihren Beutel; mischt { $tiles } Landschaftskarten ein.
guide-step-hill_hidden_tile = Hügel
    .text = Wird ein Hügel gelegt, kommt eine ungesehene Landschaftskarte aus dem Vorrat darunter und ist aus dem Spiel.
guide-step-shepherd_extend = Deine Herde
    .text = Vergrößert deine Landschaftskarte die Wiese deines Schäfers, wähle: ein Plättchen aus dem Beutel ziehen oder die Herde heimtreiben. Ein Wolf vertreibt alle Schafe und Schäfer der Wiese ohne Punkte. Heimgetrieben bringt jedes Schaf jedem Schäfer dort 1 Punkt.
guide-step-deploy_shepherd = Schäfer einsetzen
    .text = Stell ihn auf eine Wiese der eben gelegten Landschaftskarte, auf der noch kein Schäfer ist.
guide-step-shepherd_first_token = Erste Schafe
    .text = Dann zieh ein Plättchen aus dem Beutel. Schafe bleiben beim Schäfer; ein Wolf schickt ihn heim.
guide-step-shepherd_closed_field = Geschlossene Wiese
    .text = Eine Herde, deren Wiese nicht mehr wachsen kann, wird { $closed_flocks ->
        [first] vor der Wahl der übrigen Schäfer
       *[other] sofort
    } heimgetrieben und gewertet.
guide-step-mod_vineyard = Weinberge
    .text = Ein fertiges Kloster bringt für jeden Weinberg ringsum 3 Punkte mehr.
guide-step-tiebreak_hill = Hügel bricht Gleichstand
    .text = Bei Gleichstand auf Straße, Stadt oder Wiese werden nur die bezahlt, { $hill_tiebreak ->
        [count_on_hill] die dort die meisten Gefolgsleute auf Hügeln haben
       *[other] die dort einen Gefolgsmann auf einem Hügel haben
    }.
guide-step-final_vineyard_none = Weinberge bringen nichts mehr
    .text = Unfertige Klöster bekommen nichts für Weinberge.
guide-step-final_tiebreak_hill = Hügel bricht Gleichstand
    .text = Auch am Ende.

# Figures, tokens, buildings, signs, and what points are made of

guide-figure-hills_and_sheep-shepherd = Sammelt Schafe auf einer Wiese und kommt heim, wenn die Herde heimgetrieben wird oder ein Wolf kommt. Er besetzt die Wiese nicht.
guide-token-hills_and_sheep-sheep_token = 1 Punkt für jedes Schaf, wenn die Herde heimgetrieben wird.
guide-mark-hills_and_sheep-hill = Bei Gleichstand gewinnt ein Gefolgsmann auf einem Hügel.
guide-mark-hills_and_sheep-vineyard = 3 Punkte mehr für jedes fertige Kloster daneben.
guide-item-hills_and_sheep-sheep = 1 für jedes Schaf einer heimgetriebenen Herde.
guide-item-hills_and_sheep-vineyards = 3 für jeden Weinberg um ein fertiges Kloster.

# At the table

guide-deck-sheep = Beutel mit Schafen und Wölfen
    .sheep_1 = 1 Schaf
    .sheep_2 = 2 Schafe
    .sheep_3 = 3 Schafe
    .sheep_4 = 4 Schafe
    .wolf = Wolf

# Gezeichnete Beispiele

guide-example-hills_and_sheep-flock = Die Herde heimtreiben
    .text = Der Schäfer von Rot hat 5 Schafe gesammelt. Sooft Rot seine Wiese vergrößert, ist zu wählen: noch ein Plättchen aus dem Beutel, das ein Wolf sein kann, oder heim.
    .task = Vergrößere die Wiese deines Schäfers: Verlängere die Straße im Osten.
    .task-2 = Wage bei so vielen Schafen nichts mehr: Treibe die Herde heim.
    .elsewhere = Lege die Karte im Osten ans Ende der Straße.
    .another = Im Beutel sind noch zwei Wölfe, und einer davon nähme dir alles. Treibe die Herde heim.
    .done = 1 Punkt für jedes Schaf. Der Schäfer ist daheim und darf wieder hinaus, sogar noch in diesem Zug.
guide-example-hills_and_sheep-shepherd = Den Schäfer einsetzen
    .text = Rot hat eine Landschaftskarte gelegt, auf deren Wiesen noch kein Schäfer ist. Der Schäfer ist die Figur dieses Zuges.
    .done = Rot zieht sofort ein Plättchen aus dem Beutel: 3 Schafe. Sie bleiben beim Schäfer. Ein Wolf hätte ihn heimgeschickt.
guide-example-hills_and_sheep-wolf = Der Wolf
    .text = Der Schäfer von Rot hat 3 Schafe. Rot vergrößert seine Wiese und will noch ein Plättchen aus dem Beutel.
    .done = Es ist ein Wolf. Alle Schafe der Wiese sind verloren, und jeder Schäfer dort kehrt heim, ohne Punkte.
guide-example-hills_and_sheep-closed_field = Eine geschlossene Wiese
    .text = Der Schäfer von Rot steht auf einer Wiese zwischen den Straßen. Blau hat die Landschaftskarte, die daraus einen Ring macht.
    .done = Die Wiese darin kann nicht mehr wachsen, also wird die Herde sofort heimgetrieben: 1 Punkt für jedes Schaf.
guide-example-hills_and_sheep-hill = Unter dem Hügel
    .text = Rot hat eine Landschaftskarte mit einem Hügel gezogen.
    .done = Die nächste Karte des Vorrats kommt ungesehen unter den Hügel und ist aus dem Spiel. Wer auf dem Hügel steht, gewinnt bei Gleichstand.
guide-example-hills_and_sheep-knight_on_a_hill = Ein Ritter auf einem Hügel
    .text = Der Ritter von Rot steht auf einem Hügel, der von Blau im Tal. Die Landschaftskarte von Rot verbindet die beiden Städte und schließt sie.
    .done = Jeder hat einen Ritter, aber nur der von Rot ist auf einem Hügel. Also bekommt nur Rot die Punkte.
guide-example-hills_and_sheep-vineyards = Weinberge um ein Kloster
    .text = Der Mönch von Rot steht in einem Kloster mit zwei Weinbergen daneben. Die Landschaftskarte von Blau für das letzte leere Feld hat einen dritten.
    .done = Das Kloster bringt wie immer 9 Punkte und für jeden der drei Weinberge 3 mehr.
guide-example-hills_and_sheep-vineyards_too_late = Zu spät für Weinberge
    .text = Mit der letzten Landschaftskarte liegen zwei Weinberge um das Kloster von Rot, aber ein Feld ist noch leer.
    .done = Ein unfertiges Kloster bringt 1 Punkt für sich und 1 für jede Karte ringsum. Die Weinberge bringen nichts.
guide-example-hills_and_sheep-hill_at_the_end = Ein Hügel am Ende
    .text = Der Ritter von Rot steht auf einem Hügel, der von Blau im Tal. Die letzte Landschaftskarte verbindet die beiden Städte, aber sie bleiben offen.
    .done = Auch am Ende bricht der Hügel den Gleichstand: Nur Rot bekommt Punkte für die unfertige Stadt.
guide-example-hills_and_sheep-vineyards_at_a_cult_place = Weinberge um eine Kultstätte
    .text = Der Ketzer von Rot steht in einer Kultstätte mit zwei Weinbergen daneben. Blau legt die letzte Landschaftskarte ringsum.
    .done = Weinberge zählen für eine fertige Kultstätte wie für ein Kloster: für jeden 3 mehr.

# Together with other modules
guide-with-dragon_move-hills_and_sheep = Ein Schäfer kehrt heim, und die Schafe neben ihm gehen in den Beutel.
guide-with-tower_capture-hills_and_sheep = Schäfer können nicht gefangen werden.
guide-with-fairy_move-hills_and_sheep = Nicht zu einem Schäfer.
guide-with-portal_enable-hills_and_sheep = Nicht für den Schäfer.
guide-with-shepherd_extend-traders_and_builders = Auch mit der zweiten Karte des Baumeisters.
guide-with-shepherd_extend-abbey_and_mayor = Ein Gutshof auf dieser Wiese stört nicht.
guide-with-mod_vineyard-monasteries = Ein Abt bekommt für Weinberge nichts.
guide-with-tiebreak_hill-inns_and_cathedrals = Zuerst zählt die Stärke, der große Gefolgsmann doppelt; bei Gleichstand entscheidet der Hügel.
guide-with-hill_hidden_tile-river = Aus dem Vorrat, nie vom Stapel des Flusses.
