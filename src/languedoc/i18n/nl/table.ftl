# Wat alle spellen gemeen hebben.

row = { $first } en { $last }
row-or = { $first } of { $last }
value-true = ja
value-false = nee

game-carcassonne = Carcassonne
    .sentence = Leg landschapskaart voor kaart een land van steden, wegen, kloosters en weiden, en zet je volgelingen waar ze punten opleveren.
game-cardcassonne = Cardcassonne
    .sentence = Het kaartspel: vier rijen groeien, en je volgeling stelt op het juiste moment veilig wat ervoor ligt.

# Computerspelers: de korte vorm staat achter de naam van een plaats
player-novice = Beginner
    .short = beginner
    .sentence = Leert nog: ziet veel mogelijkheden over het hoofd en schat vaak verkeerd.
player-casual = Af en toe
    .short = af en toe
    .sentence = Speelt aardig mee en schat maar ongeveer wat hoeveel waard is.
player-skilled = Geoefend
    .short = geoefend
    .sentence = Antwoordt meteen, schat goed in en geeft zelden iets weg.
player-expert = Meester
    .short = meester
    .sentence = Denkt bij elke keuze even vooruit. Moeilijk te verslaan.
player-random = Toeval
    .short = toeval
    .sentence = Kiest zomaar iets wat mag, zonder na te denken.
player-greedy = Gretig
    .short = gretig
    .sentence = Neemt wat meteen het meeste oplevert, en houdt in het oog waaraan hij begonnen is.
player-sampling = Vooruitziend
    .short = vooruitziend
    .sentence = Stelt zich de verborgen kaarten vele malen voor en speelt wat gemiddeld het beste is.
player-uct = UCT
    .short = UCT
    .sentence = Laat een boom groeien en speelt willekeurig uit, 500 keer per keuze; om mee te vergelijken.
player-flat = Eenvoudige Monte Carlo
    .short = Monte Carlo
    .sentence = Speelt elke mogelijkheid telkens willekeurig uit; om mee te vergelijken.
told-bot_failed = { $name } gaf geen antwoord; er is zomaar iets gekozen dat mag.

# Namen voor wie er geen heeft opgegeven, per plaats
seat-0 = Rood
seat-1 = Blauw
seat-2 = Groen
seat-3 = Geel
seat-4 = Zwart
seat-5 = Grijs

points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
outcome = { $seats ->
    [one] { $names } wint met { points }.
   *[other] { $names } delen de overwinning met elk { points }.
}
