# De samenstellingen met een naam, en hoe lang ze duren.

playing-time = { $hours ->
    [0] { $minutes } min
   *[other] { $minutes ->
        [0] { $hours } uur
       *[other] { $hours } uur { $minutes } min
    }
}

preset-big_box_2006 = Basisspel
    .sentence = Alleen landschapskaarten, volgelingen, steden, wegen, kloosters en weiden, volgens de regels van 2006.
preset-first_edition = Eerste uitgave
    .sentence = Het basisspel volgens zijn eerste regels: boeren krijgen 4 voor elke stad, eenmaal, en een stad van twee landschapskaarten is 2 waard.
preset-second_edition = Tweede uitgave
    .sentence = Het basisspel volgens de regels daartussen: 3 per weide, maar elke stad voor iedereen slechts eenmaal.
preset-big_box_1 = Big Box 1
    .sentence = De grote doos van 2006: het basisspel met zijn eerste vier grote uitbreidingen.
preset-count_king_and_consorts = Graaf, Koning & Consorten
    .sentence = De kleine uitbreidingen van die doos: een rivier die zich splitst, de graaf en zijn stad, twee titelkaarten en de cultusplaatsen.
preset-big_box_6 = Big Box 6
    .sentence = De grote doos van 2017, zonder abten en tuinen: twee grote uitbreidingen, de rivier en zeven kleine.
preset-first_evening = Eerste avond
    .sentence = Voor wie nog nooit gespeeld heeft: het basisspel aan een rivier, zonder boeren.
preset-big_families = Grote families
    .sentence = Voor maximaal zes spelers van elke leeftijd: schapen, fruit, feesten en huisjes, en niemand pakt iemand iets af.
preset-feud = Vete
    .sentence = Voor vrienden die vergeven: een draak, torens met gevangenen, vliegende fiches en rovers op de puntentabel.
preset-classic = De klassiekers
    .sentence = Het basisspel aan een rivier met zijn eerste vijf grote uitbreidingen.
preset-long_night = Lange nacht
    .sentence = Voor wie al veel gespeeld heeft: zeven grote en zeven kleine uitbreidingen die goed bij elkaar passen.
preset-everything = Alles
    .sentence = Alles wat er is in één spel. Laat het tot morgen op tafel liggen.
