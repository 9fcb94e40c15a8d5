# Steps

guide-step-setup_shepherd_bag = Schäfer
    .text = Alle bekommen einen Schäfer. Die { $sheep_token } Plättchen mit Schafen und Wölfen kommen in ihren Beutel; mischt { $tiles } Landschaftsplättchen ein.
guide-step-hill_hidden_tile = Hügel
    .text = Wird ein Hügel gelegt, kommt ein ungesehenes Plättchen aus dem Vorrat darunter und ist aus dem Spiel.
guide-step-shepherd_extend = Deine Herde
    .text = Vergrößert dein Plättchen die Wiese deines Schäfers, wähle: ein Plättchen aus dem Beutel ziehen oder die Herde heimtreiben. Ein Wolf vertreibt alle Schafe und Schäfer der Wiese ohne Punkte. Heimgetrieben bringt jedes Schaf jedem Schäfer dort 1 Punkt.
guide-step-deploy_shepherd = Schäfer einsetzen
    .text = Stell ihn auf eine Wiese des eben gelegten Plättchens, auf der noch kein Schäfer ist.
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
