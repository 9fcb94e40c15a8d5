module-base = Basisspel
    .sentence = Landschapskaarten met steden, wegen, kloosters en weiden, en zeven volgelingen voor iedereen: al het andere bouwt hierop voort.

option-field_scoring = Boeren
    .help = Hoe boeren aan het eind betaald worden: 3 voor elke voltooide stad aan hun weide; 4 voor elke voltooide stad, eenmaal, aan wie er de meeste boeren omheen heeft; of 3 per weide, maar niemand tweemaal voor dezelfde stad.
option-field_scoring-per_field_3 = 3 voor elke stad aan een weide
option-field_scoring-per_city_4 = 4 voor elke stad, eenmaal
option-field_scoring-per_field_3_city_once = 3 voor elke stad aan een weide, elke stad eenmaal
option-tiny_city = Stad van twee landschapskaarten
    .help = Wat een voltooide stad van twee landschapskaarten waard is: 4 punten zoals andere steden, of maar 2.
option-tiny_city-normal = 4 punten
option-tiny_city-two_points = 2 punten
option-road_loop_completes = Ringwegen zijn voltooid
    .help = Of een weg die zich tot een ring sluit voltooid is.
option-no_fields = Geen boeren
    .help = Zonder boeren spelen: niemand gaat op een weide.
option-solo = Alleen
    .help = Of iemand alleen mag spelen, om te oefenen.
option-timing_profile = Werking van landschapskaarten
    .help = Wanneer een landschapskaart werkt: alles vóór de figuren, zoals in de spelhulp staat, of een deel pas aan het eind van de beurt, zoals de uitgever het wil.
option-timing_profile-play_aid = vóór de figuren
option-timing_profile-official = een deel aan het eind

# Plaatsen op tafel

at = bij { $cell }
side-N = N
side-E = O
side-S = Z
side-W = W

# Gebieden: gewoon; met een lidwoord; onvoltooid; waar iemand staat; met de of het; veel

feature-road = weg
    .a = een weg
    .unfinished = een onvoltooide weg
    .at = op de weg
    .the = de weg
    .many = wegen
feature-city = stad
    .a = een stad
    .unfinished = een onvoltooide stad
    .at = in de stad
    .the = de stad
    .many = steden
feature-monastery = klooster
    .a = een klooster
    .unfinished = een onvoltooid klooster
    .at = in het klooster
    .the = het klooster
    .many = kloosters
feature-field = weide
    .a = een weide
    .at = op de weide
    .the = de weide
    .many = weiden
feature-inner_field = binnenweide
    .at = op de binnenweide
    .the = de binnenweide
feature-with = { $feature } met { $marks }
field-without-edge = zonder rand
field-at-cities = { $number ->
    [one] bij de stad { $cities }
   *[other] bij de steden { $cities }
}

# Figuren: gewoon; met een lidwoord; met de of het; geteld. Een volgeling heet naar waar hij staat

figure-follower = volgeling
    .a = een volgeling
    .the = de volgeling
    .counted = { $number ->
        [one] { $number } volgeling
       *[other] { $number } volgelingen
    }
role-thief = handelsreiziger
    .a = een handelsreiziger
    .the = de handelsreiziger
    .counted = { $number ->
        [one] { $number } handelsreiziger
       *[other] { $number } handelsreizigers
    }
role-knight = ridder
    .a = een ridder
    .the = de ridder
    .counted = { $number ->
        [one] { $number } ridder
       *[other] { $number } ridders
    }
role-monk = monnik
    .a = een monnik
    .the = de monnik
    .counted = { $number ->
        [one] { $number } monnik
       *[other] { $number } monniken
    }
role-farmer = boer
    .a = een boer
    .the = de boer
    .counted = { $number ->
        [one] { $number } boer
       *[other] { $number } boeren
    }
owned = { NOUN($figure, "the") } van { $name }

# Wat gekozen kan worden. Een figuur kan op een gebied gezet worden, in een rol, of zijn plaats spreekt vanzelf

deploy = { $figure } { NOUN($segment, "at") }
    .home = { $figure }
    .as = { $figure } als { $role } { NOUN($segment, "at") }
    .as-home = { $figure } als { $role }
verb-place = bij { $cell }, gedraaid naar { $side }
verb-pass = passen
verb-score = de telling { NOUN($segment, "at") }

step-place_tile = { $name } legt kaart { $tile }:
step-phase_scoring = { $name }, welke telling komt als volgende?
step-phase_figure = { $figures ->
    [follower] { $name }, een volgeling?
   *[any] { $name }, een figuur?
}

# Waaruit punten bestaan

item-tiles = { $number ->
    [one] { $number } kaart
   *[other] { $number } kaarten
}
item-pennants = { $number ->
    [one] { $number } wapenschild
   *[other] { $number } wapenschilden
}
item-squares = { $number ->
    [one] { $number } vak
   *[other] { $number } vakken
}
item-cities = { $number ->
    [one] { $number } voltooide stad
   *[other] { $number } voltooide steden
}
item-monastery = voltooid
no-item = geen voltooide stad
prospect-squares = { $number } van 9 vakken
prospect-completed = voltooid
mark-pennant = wapenschild
mark-irregular = ongewone vorm
mark-tunnel = tunnel
legend-road_end = einde van wegen
legend-letters = Hoofdletters zijn volgelingen, kleine letters boeren.

# Wat iemand kan hebben

has = { $name } heeft { $things }.
holding-figure = { $number ->
    [one] { $figure }
   *[other] { NOUN($figure, "counted") }
}
holding-standing = { $figure } bij { $cell }

# Wat er gebeurd is

event-Answered = { $name } heeft gekozen.
event-TilePlaced = { $name } legt kaart { $tile } bij { $cell }, gedraaid naar { $side }.
event-TileRemoved = Kaart { $tile } past nergens en gaat uit het spel; { $name } trekt opnieuw.
event-TileReturned = Kaart { $tile } past nergens en wordt teruggelegd; { $name } trekt opnieuw.
event-FigureDeployed = { $name } zet { NOUN($figure, "a") } { NOUN($segment, "at") }.
    .home = { event-FigureDeployed }
    .as = { $name } zet { NOUN($figure, "a") } als { $role } { NOUN($segment, "at") }.
    .as-home = { event-FigureDeployed.as }
event-FigureReturned = { $name } neemt { NOUN($figures, "counted") } terug.
    .unpaid = { $name } neemt { NOUN($figures, "counted") } terug zonder punten.
event-FigureRemoved = { $name } verliest { NOUN($figure, "the") } { NOUN($segment, "at") }.
    .home = { event-FigureRemoved }
    .as = { $name } verliest { NOUN($figure, "the") } als { $role } { NOUN($segment, "at") }.
    .as-home = { event-FigureRemoved.as }
event-FigureLeft = { $owner } verliest { NOUN($figure, "the") } { $where }.
event-Scored = { $seats ->
    [one] { $names } krijgt voor { NOUN($feature, "a") }: { $payment }.
   *[other] { $names } krijgen elk voor { NOUN($feature, "a") }: { $payment }.
}
    .unfinished = { $seats ->
        [one] { $names } krijgt voor { NOUN($feature, "unfinished") }: { $payment }.
       *[other] { $names } krijgen elk voor { NOUN($feature, "unfinished") }: { $payment }.
    }
    .supplied = { $seats ->
        [one] { $names } krijgt voor de boeren rond een stad: { $payment }.
       *[other] { $names } krijgen elk voor de boeren rond een stad: { $payment }.
    }

# On the page, where the board shows the place

page-step-place_tile = Leg de landschapskaart aan
    .other = { $name } legt de kaart aan
page-step-phase_scoring = Welke telling komt als volgende?
    .other = { $name } kiest welke telling als volgende komt
page-step-phase_figure = { $figures ->
        [follower] Zet een volgeling op de kaart, of pas
       *[any] Zet een figuur in, of pas
    }
    .other = { $name } mag een figuur inzetten
    .all = { $actions }
page-verb-place = { $quarters ->
        [0] de kaart zoals gedrukt
        [1] de kaart naar rechts gedraaid
        [2] de kaart ondersteboven
       *[3] de kaart naar links gedraaid
    }
page-event-TilePlaced = { $name } legt een kaart.
page-event-TileRemoved = Een kaart past nergens en gaat uit het spel; { $name } trekt opnieuw.
page-event-TileReturned = Een kaart past nergens en wordt teruggelegd; { $name } trekt opnieuw.
page-can-pass = pas
    .short = passen
