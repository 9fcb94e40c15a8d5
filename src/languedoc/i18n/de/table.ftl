# Was alle Spiele gemeinsam haben.

row = { $first } und { $last }
row-or = { $first } oder { $last }
value-true = ja
value-false = nein

game-carcassonne = Carcassonne
    .sentence = Legt Karte um Karte ein Land aus Städten, Straßen, Klöstern und Wiesen und setzt eure Gefolgsleute dorthin, wo sie punkten.
game-cardcassonne = Cardcassonne
    .sentence = Das Kartenspiel: Vier Reihen wachsen, und dein Gefolgsmann sichert im rechten Augenblick, was vor ihm liegt.

# Computerspieler: die kurze Form steht hinter dem Namen eines Platzes
player-novice = Neuling
    .short = Neuling
    .sentence = Lernt noch: übersieht viele Möglichkeiten und verschätzt sich oft.
player-casual = Gelegentlich
    .short = gelegentlich
    .sentence = Spielt ordentlich mit und schätzt nur ungefähr, was wie viel wert ist.
player-skilled = Geübt
    .short = geübt
    .sentence = Antwortet sofort, schätzt gut ein und verschenkt selten etwas.
player-expert = Meisterlich
    .short = meisterlich
    .sentence = Denkt bei jeder Wahl einen Augenblick voraus. Schwer zu schlagen.
player-random = Zufall
    .short = Zufall
    .sentence = Wählt irgendetwas Erlaubtes, ohne nachzudenken.
player-greedy = Gierig
    .short = gierig
    .sentence = Nimmt, was sofort am meisten bringt, und behält im Auge, was er begonnen hat.
player-sampling = Weitsichtig
    .short = weitsichtig
    .sentence = Stellt sich die verdeckten Karten viele Male vor und spielt, was im Schnitt am besten ist.
player-uct = UCT
    .short = UCT
    .sentence = Lässt einen Baum wachsen und spielt zufällig zu Ende, 500-mal für jede Wahl; zum Vergleich.
player-flat = Einfaches Monte Carlo
    .short = Monte Carlo
    .sentence = Spielt jede Möglichkeit immer wieder zufällig zu Ende; zum Vergleich.
told-bot_failed = { $name } hat nicht geantwortet; es wurde irgendetwas Erlaubtes gewählt.

# Namen für alle, die keinen genannt haben, nach dem Platz
seat-0 = Rot
seat-1 = Blau
seat-2 = Grün
seat-3 = Gelb
seat-4 = Schwarz
seat-5 = Grau

points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
outcome = { $seats ->
    [one] { $names } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
   *[other] { $names } teilen sich den Sieg mit je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
}
