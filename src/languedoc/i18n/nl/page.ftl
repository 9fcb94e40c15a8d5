# De woorden van de pagina in de browser.

## Overal

page-close = Sluiten
page-cancel = Annuleren
page-change = Wijzigen
page-copy = Link kopiëren
page-copied = Gekopieerd
page-next = Verder
page-just-now = zojuist
page-language = Taal
page-settings = Instellingen
page-look = Uiterlijk
page-look-auto = Zoals het apparaat is ingesteld
page-look-light = Licht
page-look-dark = Donker
page-look-contrast = Hoog contrast
page-ask-early = Meteen vragen wat ik ook later in mijn beurt kan beslissen
page-confirm-choices = Een keuze eerst tonen en pas versturen als ik bevestig
page-show-motion = Zetten bewegend tonen
page-play-sounds = Geluiden
page-reconnect-now = Nu opnieuw verbinden
page-notify-me = Meld het als deze pagina niet te zien is: mijn beurt, chat
page-notify-refused = De browser staat meldingen van deze site niet toe.
page-offline-title = Geen verbinding.
page-offline-why = De spellen zijn niet bereikbaar; deze pagina probeert het vanzelf opnieuw. De spelhulp werkt ook zonder netwerk als hij eenmaal geopend was.
page-offline-again = Nog eens proberen
page-no-connection = De server is niet bereikbaar. Probeer het nog eens.
page-your-name = Hoe heet je?
page-keep-name = Dat ben ik
page-playing-as = Je speelt als
page-you = jij

## Ontvangst

page-welcome = Welkom aan tafel
page-play = Spelen
page-play-computer = Tegen de computer spelen
page-as-last-time = Zoals de vorige keer: { $what }
page-rules-changed = { $count ->
    [one] één regel veranderd
   *[other] { $count } regels veranderd
}
page-opponents = { $count } computerspelers
page-clocked = met klok
page-new-game-more = Nieuw spel …
page-my-games = Mijn spellen
page-open-games = Spellen met een vrije plaats
page-games-to-watch = Spellen om naar te kijken
page-finished-games = { $count ->
    [one] Eén afgelopen spel
   *[other] { $count } afgelopen spellen
}
page-join = Meespelen
page-code-or-link = Code of link
page-join-game = Meespelen
page-go-on = Verder
page-watch = Kijken
page-look-at = Bekijken
page-remove = Verwijderen
page-remove-really = Dit spel voorgoed verwijderen?
page-leave-really = Van deze tafel opstaan? Dan kan iemand anders gaan zitten.
page-upload-save = Opgeslagen spel openen
page-your-turn = Jij bent aan de beurt
page-open-seat = vrije plaats
page-pace-days-short = over meerdere dagen

## De spelhulp

page-guide = Spelhulp
page-guide-choose = Op jullie tafel
page-guide-players = Spelers
page-guide-preset = Doos of mix
page-guide-own-selection = Eigen keuze
page-guide-numbers = Nummers van de gedrukte spelhulp tonen
page-guide-untick = Vinkjes wissen
page-guide-example = Voorbeeld:
page-guide-together = Samen met jullie andere modules
page-guide-print = Afdrukken
page-guide-share = Naar een ander apparaat
page-guide-share-how = Scan de code of stuur de link: die neemt jullie keuze mee.
page-guide-code = QR-code van de link
page-guide-link = Link naar deze spelhulp
page-guide-not-here = Er is geen verbinding, en deze keuze is op dit apparaat nog niet geladen.
page-guide-round = Ronde
page-guide-buildings = Gebouwen
page-guide-sum = Totaal
page-guide-empty-sheet = Blad wissen
page-guide-name-of = Naam van speler { $seat }
page-guide-points-of = Punten van { $name }, { $row }
page-guide-at-table = Aan tafel
page-guide-start = Beginnen
page-guide-choose-first = Kies in de spelhulp wat er op jullie tafel ligt.
page-guide-turn-of = Beurt { $turn }: { $name }
page-guide-next = Verder
page-guide-undo = Terugnemen
page-guide-take-time = Tijd opnemen
page-guide-to-final = Slotwaardering
page-guide-ask-sign = Welke tekens staan op de kaart?
page-guide-ask-completed = Wat is voltooid?
page-guide-ask-action = Wat doe je met een figuur?
page-guide-calculate = Uitrekenen
page-guide-another-tile = Nog een landschapskaart
page-guide-answer = Dat is alles
page-guide-nothing = Niets daarvan
page-guide-tool-points = Punten
page-guide-tool-calculator = Rekenhulp
page-guide-tool-draws = Trekken
page-guide-tool-history = Verloop
page-guide-no-points = Nog geen punten
page-guide-points-for = Punten voor { $name }
page-guide-add-for = Punten voor { $name } bijtellen
page-guide-calculator = Wat is het?
page-guide-building = Welk gebouw
page-guide-is-completed = Voltooid
page-guide-take-points = Deze punten opschrijven
page-guide-cannot-be = Zoiets bestaat niet: er staat meer op dan op zijn kaarten past.
page-guide-needs-server = De rekenhulp heeft een verbinding met de server nodig.
page-guide-who-gets = Wie krijgt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}?
page-guide-bag = Zak met landschapskaarten
page-guide-left = nog { $count }
page-guide-draw = Trekken
page-guide-take = { $thing } nemen ({ $count })
page-guide-put-back = Alles terugleggen
page-guide-result = Uitslag
page-guide-from = Waarvoor
page-guide-turns-played = { $count ->
    [one] Er is één beurt gespeeld.
   *[other] Er zijn { $count } beurten gespeeld.
}
page-guide-leave = Dit spel aan tafel beëindigen
page-guide-leave-really = Echt beëindigen? De punten worden gewist.

## Voorbereiding

page-new-game = Nieuw spel
page-which-game = Welk spel
page-who-plays = Wie speelt er?
page-which-rules = Welke regels?
page-which-modules = Welke modules?
page-more-rules = Meer regels
page-its-rules = regels
page-its-tiles = kaarten
page-its-options = Regels van deze module
page-changed-count = { $count } gewijzigd
page-tiles-count = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
page-begin = Beginnen
page-seat-of = Plaats { $number }
page-seat-me = Ik
page-seat-here = Iemand hier
page-seat-open = Iemand elders
page-seat-bot = Computer
page-seat-open-why = wie de link opent
page-remove-seat = Plaats { $number } verwijderen
page-name-here = Naam
page-level = Hoe sterk
page-time-and-place = Tijd en plaats
page-pace = Tempo
page-pace-live = Achter elkaar, nu
page-pace-days = Af en toe een zet, over meerdere dagen
page-clock = Klok
page-with-clock = Met een klok
page-clock-minutes = Minuten per speler
page-clock-increment = Seconden erbij per keuze
page-further = Verder
page-listed = Onbekenden mogen dit spel vinden
page-draw-start = wordt geloot
page-who-begins = Wie begint?
page-begins = { $name } begint
page-colour-of = Kleur van plaats { $number }
page-colour-red = Rood
page-colour-blue = Blauw
page-colour-green = Groen
page-colour-yellow = Geel
page-colour-black = Zwart
page-colour-grey = Grijs
page-provable-short = controleerbaar toeval

## Voor het spel

page-waiting-room = Voor het spel
page-waiting-for-people = Wachten op mensen
page-take-seat = Gaan zitten
page-leave-seat = Opstaan
page-send-link = Stuur deze link aan wie mee moet spelen:
page-game-link = Link naar dit spel
page-show-code = Als QR-code tonen
page-hide-code = QR-code verbergen
page-game-code = QR-code met de link naar dit spel
page-agreed = Wat er gespeeld wordt
page-clock-from-first = De klokken lopen vanaf de eerste zet
page-this-seat = deze plaats
page-is-ready = klaar
page-ready = Ik ben klaar
page-start-drawn = Wie begint, wordt geloot
page-hand-over = Overdragen …
page-hand-over-open = Aan wie de link opent
page-hand-over-why = Dit is jouw spel. Een plaats kan worden overgedragen aan iemand anders of aan de computer, die van een andere speler alleen zolang die weg is.
page-remove-game = Dit spel intrekken
page-no-such-game = Dit spel bestaat niet
page-no-such-game-why = Geen spel heeft de code ‘{ $code }’. Misschien is de link niet volledig.

## Het spel

page-game = Spel
page-board = Speelveld
page-board-with = { $tiles ->
    [one] Het speelveld met één kaart
   *[other] Het speelveld met { $tiles } kaarten
}
page-view = Weergave
page-nearer = Dichterbij
page-farther = Verder weg
page-fit = Alles tonen
page-fields = Weiden tonen
page-decision = Wat er te beslissen is
page-options = Alle mogelijkheden
page-options-count = { $count ->
    [one] Eén mogelijkheid
   *[other] { $count } mogelijkheden
}
page-on-last = op de laatst gelegde kaart
page-beside-last = ten { $way ->
    [N] noorden
    [NE] noordoosten
    [E] oosten
    [SE] zuidoosten
    [S] zuiden
    [SW] zuidwesten
    [W] westen
   *[NW] noordwesten
} van de laatst gelegde kaart
page-on-start = op de startkaart
page-from-start = vanaf de startkaart { $way }
page-so-far = { $count } naar het { $way ->
    [N] noorden
    [E] oosten
    [S] zuiden
   *[W] westen
}
page-confirm = Bevestigen
page-turn-tile = Draaien
page-undo = Terugnemen
page-skip = Overslaan
page-reconnecting = Verbinding verbroken, nieuwe poging …
page-sending = wordt verstuurd …
page-showing-moves = Dit hebben de anderen gedaan.
page-is-thinking = { $name } denkt na …
page-game-over = Het spel is afgelopen.
page-winners = { $count ->
    [0] Het spel is afgelopen
    [one] { $names } wint
   *[other] { $names } winnen samen
}
page-tile-in-hand = De landschapskaart waar het om gaat: { $name }
page-open-tiles = Landschapskaarten die open liggen
page-empty-square = Leeg vak
page-pass-device = Geef het apparaat door aan { $name }
page-pass-device-why = Alleen wie aan de beurt is, mag zien wat nu komt.
page-i-am = Ik ben { $name }
page-time-out = De tijd van { $name } is om
page-time-out-vote = Wat moet er gebeuren? Meer dan de helft van de anderen beslist.
page-time-out-others = De anderen beslissen wat er gebeurt.
page-time-out-wait = Wachten
page-time-out-bot = De computer neemt het over
page-time-out-end = Het spel beëindigen
page-play-on = Vanaf hier verder spelen
page-play-on-why = Een nieuw spel begint met wat nu op tafel ligt. Wat verborgen is, wordt opnieuw geschud; dit spel blijft zoals het is.
page-play-on-as = Je speelt als
page-play-on-others = De anderen zijn
page-play-on-bot = computerspelers
page-play-on-open = wie de link opent
page-play-on-here = mensen aan dit scherm
page-play-on-level = Niveau
page-play-on-begin = Beginnen
page-save-now = Dit spel opslaan
page-save-now-why = Het bestand bevat geen geheim: wat nog verborgen is, wordt bij het laden opnieuw geschud.
page-reactions = Met één klik gezegd
page-proposal-undo = { $name } wil de laatste zet terugnemen
page-proposal-tie = { $name } stelt gelijkspel voor
page-proposal-agreed = Akkoord:
page-proposal-agree = Akkoord
page-proposal-refuse = Weigeren
page-proposal-withdraw = Intrekken
page-propose-undo = Vragen om mijn laatste zet terug te nemen
page-propose-tie = Gelijkspel voorstellen
page-resign = Opgeven
page-resign-ends = Opgeven? Dan is het spel voorbij.
page-resign-bot = Opgeven? Dan speelt de computer in jouw plaats verder.
page-reaction-hello = Hallo!
page-reaction-nice = Mooi!
page-reaction-oops = Oeps …
page-reaction-thanks = Bedankt!
page-reaction-moment = Een moment
page-reaction-well-played = Goed gespeeld!

## Naast het speelveld

page-beside-board = Naast het speelveld
page-players = Spelers
page-points = Punten
page-computer = Computer
page-offline = afwezig
page-number-between = Een getal van { $low } tot en met { $high }
page-across-between = Naar het oosten vanaf het begin, van { $low } tot { $high } honderdsten van een vak
page-down-between = Naar het zuiden vanaf het begin, van { $low } tot { $high } honderdsten van een vak
page-point-on-board = Of wijs een plek op het speelveld aan.
page-open-panels = Spelers, verloop en chat openen
page-open-chat = { $count ->
    [one] Eén ongelezen regel: chat openen
   *[other] { $count } ongelezen regels: chat openen
}
page-panels = Panelen
page-tab-log = Verloop
page-score-track = Puntentabel
page-on-track = { $name } op { $square }{ $rounds ->
    [0] { "" }
    [one] , één keer rond
   *[other] , { $rounds } keer rond
}
page-tab-tiles = Kaarten
page-tab-chat = Chat
page-tab-seats = Plaatsen
page-log = Wat er gebeurd is
page-log-empty = Er is nog niets gebeurd.
page-log-earlier = Eerdere beurten
page-show-moment = Dit moment tonen
page-show-where = Op het speelveld tonen
page-tiles-left = { $count ->
    [one] Nog één kaart
   *[other] Nog { $count } kaarten
}
page-point-at-square = Wijs een leeg vak aan om te zien wat past.
page-chat = Chat
page-chat-empty = Niemand heeft nog iets gezegd.
page-say = Zeggen
page-say-something = Iets zeggen
page-watchers = { $count ->
    [one] { $names } kijkt mee
   *[other] { $names } kijken mee
}

## Het einde

page-result = Uitslag
page-final-scoring = Slotwaardering
page-final-begins = De laatste beurt is gedaan. Nu wordt stap voor stap geteld wat nog open is.
page-skip-all = Meteen naar de uitslag
page-points-for = { $points ->
    [one] Eén punt voor { $names }
   *[other] { $points } punten voor { $names }
}
page-history = Mijn afgelopen spellen
page-history-empty = Nog geen van je spellen is voorbij.
page-history-of = Spellen van
page-history-all = beide
page-history-carcassonne = Carcassonne
page-history-cardcassonne = Cardcassonne
page-history-games = Spellen
page-history-won = gewonnen
page-history-more = Eerdere spellen tonen
page-statistics = Statistieken
page-statistics-games = Spellen
page-statistics-won = Gewonnen
page-statistics-mean = Punten gemiddeld
page-statistics-best = Meeste punten
page-statistics-course = Punten van spel tot spel
page-statistics-course-why = De lijn toont jouw punten, gevulde cirkels zijn gewonnen spellen; streepjes en vierkantjes tonen de beste van de anderen.
page-statistics-sources = Punten per bron, gemiddeld
page-statistics-tables = Gewonnen spellen naar aantal spelers
page-statistics-seats = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}
page-picture = Afbeelding
page-animation = Animatie
page-animation-made = De animatie wordt gemaakt …
page-points-by-source = Punten naar herkomst
page-source = Herkomst
page-total = Samen
page-chart-over-time = Punten in de loop van het spel
page-choices-made = { $count ->
    [one] één keuze
   *[other] { $count } keuzes
}
page-replay = Herhaling
page-download-save = In een bestand opslaan
page-to-lobby = Naar de beginpagina
page-to-game = Naar het spel
page-to-next-game = Naar het volgende spel
page-play-again = Nog eens spelen
page-beginning = Het begin
page-step-back = Eén stap terug
page-step-on = Eén stap verder
page-pause = Pauzeren
page-moment = Moment

## Hulp

page-help = Hulp
page-help-mouse = Klik op een gemarkeerd vak om de landschapskaart daar te leggen, nog eens om hem te draaien, en dubbel om te bevestigen; of sleep de kaart uit de balk naar zijn vak. Het wiel op een gemarkeerd vak en de rechterknop draaien de kaart. Sleep het speelveld om het te verschuiven; het wiel haalt het dichterbij. Laat de muis ergens rusten om te zien van wie het is en wat het waard is.
page-help-touch = Met vingers: tik op een gemarkeerd vak om de landschapskaart daar te leggen, nog eens om hem te draaien, of sleep hem uit de balk naar zijn vak; bevestig daarna. Ook een tik met twee vingers draait de kaart. Sleep het speelveld om het te verschuiven, spreid twee vingers om dichterbij te komen. Houd een vinger ergens op om er meer over te zien.
page-help-next = volgende, vorige mogelijkheid
page-help-turn = de landschapskaart draaien
page-help-confirm = bevestigen
page-help-back = een stap terug
page-help-undo = de laatste keuze terugnemen
page-help-plain = de eerste knop, meestal ‘niets’
page-help-list = lijst van alle mogelijkheden
page-help-pan = het speelveld verschuiven
page-help-zoom = dichterbij, verder weg
page-help-fit = het hele speelveld tonen
page-help-look = zeggen wat er in het midden van het speelveld ligt en wat het waard is
page-help-fields = weiden tonen
page-help-again = nog eens laten zien wat er sinds je laatste beurt gebeurde
page-help-skip = overslaan wat getoond wordt
page-help-help = deze hulp

## Het kaartspel

page-round-of = Ronde { $round } van { $rounds }
page-round-ends = Ronde { $round } is voorbij
page-takes-nothing = niets
page-go-on-round = Verder
page-pile-left = { $count ->
    [one] één kaart in de stapel
   *[other] { $count } kaarten in de stapel
}
page-turned-up = Opengelegd
page-rows = Rijen
page-row-cards = Kaarten in de rij { $title }
page-your-hand = Jouw hand
page-cards-to-choose = Kaarten om uit te kiezen
page-before-players = Wat de spelers hebben
page-dealer = deelt
page-hand-cards = { $count ->
    [one] één kaart in de hand
   *[other] { $count } kaarten in de hand
}
page-chest-cards = { $count ->
    [one] één kaart onder de kist
   *[other] { $count } kaarten onder de kist
}
page-collecting = verzamelt
page-card = { $kind ->
    [animal] dier
    [building] gebouw
   *[other] persoon { $kind }
}, { $colour ->
    [red] rood
    [green] groen
    [blue] blauw
   *[yellow] geel
}
page-face-down-own = Dicht: alleen jij kent deze kaart
page-card-back = dichte kaart
page-card-dragon = draak
page-card-fairy = fee
page-card-animal-joker = dierenjoker
page-card-building-joker = gebouwenjoker

# Een les.
page-lesson = Les
page-lesson-show = Laat zien
page-lesson-progress = { $number } van { $all } keuzes gemaakt
page-lesson-unfold = Lezen
page-lesson-fold = Inklappen
page-learn-to-play = Leren spelen
page-learn-on = Verder leren
page-learn-again = Les herhalen
page-learnt-play = Een spel spelen

# Drawn examples, in the play aid and at a table.
page-show-me = Laat zien
page-example-with = (met { $modules })
page-example-try = Zelf proberen
page-example-again = Nog een keer
page-example-back = Terug
page-example-ended = Meer wordt hier niet getoond.
page-example-not-here = Er is geen verbinding, en dit voorbeeld is op dit apparaat nog nooit geladen.
page-explain-step = Wat kun je hier doen?
page-explain-points = Waarvoor zijn deze punten?
page-plain-tile = Er staat geen gebouw en geen teken op: alleen wegen, steden en weiden.
page-explain-tile = Wat staat er op deze kaart?
page-on-the-tile = Op de kaart { $name }
page-explain-more = Mogelijk in dit deel van de beurt:
page-confirm-or-turn = Bevestig, of klik nog eens om te draaien
page-confirm-place = Bevestig deze plaats
page-what-to-do = Wat te doen
page-choices-beyond = Nog { $count } { $count ->
    [one] keuze
   *[other] keuzes
} { $way ->
    [N] verder naar boven
    [S] verder naar beneden
    [W] verder naar links
   *[E] verder naar rechts
}
page-play-since = Laat zien wat er sinds je laatste beurt gebeurde

## Analyse en hints
page-analyse = Dit spel analyseren
page-analysis = Analyse
page-analysis-at-work = Het spel wordt keuze voor keuze doorgenomen. Dat duurt enkele seconden.
page-chance-over-time = Kans op winst in de loop van het spel; stippen tonen de keuzes die het meest kostten
page-lead-chance = voorsprong { $points }, kans { $percent }
page-luck = Geluk
page-given-away = Weggegeven
page-points-signed = { $points } punten
page-could-be-better = Waar het beter had gekund
page-move-cost = Kostte { $points } punten; { $percent } minder kans op winst
page-show-choice = Stelling tonen
page-chosen = Gekozen:
page-better = Beter:
page-nothing-better = Niets beters gevonden.
page-analysis-unjudged = { $count ->
    [one] Voor één keuze was geen tijd; de opvallendste kwamen eerst.
   *[other] Voor { $count } keuzes was geen tijd; de opvallendste kwamen eerst.
}
page-analysis-how = Elke keuze is met andere vergeleken door met bedachte trekkingen vele malen verder te spelen, met wat de plaats kon weten. Geluk is hoeveel beter de getrokken kaarten waren dan het gemiddelde van die in de zak.
page-hint = Hint
page-is-considered = De mogelijkheden worden vergeleken …
page-allow-hints = Hints zijn toegestaan

## Among strangers

page-provable = Aantoonbaar eerlijk: de server legt al het toeval vooraf vast
page-provable-early = Aantoonbaar eerlijk: de server heeft al het toeval al vastgelegd en noemt deze hash van zijn sleutel. De sleutel volgt aan het eind.
page-provable-right = Gecontroleerd: de sleutel hoort bij de hash die aan het begin is genoemd. Al het toeval lag vóór het spel vast.
page-provable-wrong = De sleutel hoort niet bij de hash die aan het begin is genoemd!
page-provable-changed = De server noemt een andere hash dan aan het begin!
page-provable-unknown = Deze pagina kan de hash hier niet berekenen, omdat de verbinding niet versleuteld is (https). De sleutel staat in het opgeslagen spel.
page-provable-hash = SHA-256 van de sleutel:
page-provable-key = Sleutel:
page-chat-more = Wat er met de regel van { $name } moet gebeuren
page-chat-remove = Verwijderen
page-chat-mute = Dempen
page-chat-unmute = Weer laten praten
page-chat-report = Melden
page-chat-removed = verwijderd
page-chat-muted = gedempt
page-chat-reported = Wie deze server beheert, vindt de regel in het logboek.
page-removal-why = Een spel waarin anderen zitten, wordt verwijderd als iedereen dat wil die niet lang weg is.
page-removal-wanted = Willen het verwijderen: { $names }
page-removal-want = Ik wil dit spel verwijderen
page-removal-keep = Ik wil het toch houden
page-devices = Je apparaten
page-devices-why = Er is geen account nodig: wie deze browser heeft, ben jij. Hier kun je op een ander apparaat dezelfde persoon zijn.
page-devices-pass = Link voor een ander apparaat maken
page-devices-link = Open deze link binnen { $minutes } minuten op het andere apparaat. Wie hem opent, ben jij.
page-devices-code = Link of code van een ander apparaat
page-devices-enter = Hier dezelfde persoon zijn
page-devices-moved = Dit apparaat hoort nu ook bij jou.
page-devices-revoke = Overal elders afmelden
page-devices-revoke-really = Alle andere apparaten horen dan niet meer bij jou. Je spellen blijven hier van jou.
page-devices-revoked = Je bent nu alleen nog hier.
page-devices-here = Met deze link ben je hier dezelfde persoon als op het apparaat waar hij is gemaakt.
page-devices-here-games = { $count ->
    [one] Het spel dat je hier nu hebt, is dan niet meer van jou.
   *[other] De { $count } spellen die je hier nu hebt, zijn dan niet meer van jou.
}
