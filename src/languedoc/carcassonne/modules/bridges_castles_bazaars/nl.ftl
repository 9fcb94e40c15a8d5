module-bridges_castles_bazaars = Bruggen, Burchten & Bazaars
    .sentence = Bruggen leiden wegen over weiden, kleine steden worden burchten, en op bazaars worden landschapskaarten verkocht.

option-bridges = Bruggen
    .help = Of er bruggen gebouwd mogen worden.
option-castles = Burchten
    .help = Of kleine steden burchten mogen worden.
option-bazaars = Bazaars
    .help = Of landschapskaarten met een bazaar er een openen.
option-bazaar_mode = Landschapskaarten van een bazaar
    .help = Hoe de landschapskaarten van een bazaar verdeeld worden: door een veiling, door er aan het begin van elke beurt een te kiezen, of door ze allemaal vóór de volgende beurt te kiezen.
option-bazaar_mode-auction = door een veiling
option-bazaar_mode-no_auction = beurt voor beurt gekozen
option-bazaar_mode-all_at_once = allemaal tegelijk gekozen
option-bids_on_credit = Bieden op krediet
    .help = Of een bod hoger mag zijn dan de eigen punten, die dan onder 0 kunnen zakken.
option-castle_by_owner = De eigenaar van de ridder beslist
    .help = Of de eigenaar van de ridder over de burcht beslist, ook in de beurt van een ander.
option-castle_always_counts = Elke burcht telt voor weiden
    .help = Of ook burchten met een burchtheer voor weiden tellen, niet alleen voltooide.
option-bridge_anywhere = Bruggen zonder weg
    .help = Of een brug ook met twee open einden over de gelegde landschapskaart gebouwd mag worden.

mark-bazaar = bazaar
    .a = een bazaar
token-bridge = brug
token-lords_castle = burcht
item-sale = kaart
item-finished_castles = { $number ->
    [one] { $number } burcht
   *[other] { $number } burchten
}
item-lord = naast de burcht
direction-NS = van noord naar zuid
direction-WE = van west naar oost
holding-bridges = { $number ->
    [one] { $number } brug
   *[other] { $number } bruggen
}
holding-castle_tokens = { $number ->
    [one] { $number } burcht
   *[other] { $number } burchten
}
holding-owed = de kaart { $tile } voor de volgende beurt
to_come-bridges_castles_bazaars = { $number ->
    [one] nog { $number } kaart van de bazaar
   *[other] nog { $number } kaarten van de bazaar
}
notice-display = Op de bazaar: { $tiles }
notice-sale = { $name } verkoopt { $tile }
    .bid = { $name } verkoopt { $tile }; { $bidder } biedt { $number }

verb-auction = de landschapskaart { $tile }
verb-bid = { $number } bieden
verb-buy = de landschapskaart kopen
verb-sell = de landschapskaart verkopen
verb-fortify = een burcht bouwen: { $segment }
verb-lord = punten zoals voor: { $segment }
verb-bridge = een brug { $direction }
verb-refuse = de landschapskaart afgeven in plaats van een brug te bouwen
step-bazaar_tile_due = { $name }, welke kaart neem je?
step-bazaar = { $stage ->
    [picking] { $name }, welke kaart veil je?
    [opening] { $name }, hoeveel bied je?
    [raising] { $name }, { $bidder } biedt { $price }: bied je meer?
    [deciding] { $name }, betaal je { $bidder } { $price } voor de kaart, of verkoop je hem?
   *[taking] { $name }, welke kaart neem je?
}
    .pass = geen hoger bod
step-castle_conversion = { $name }, bouw je een burcht?
    .pass = geen burcht
step-score_castle_lord = { $name }, welke punten krijgt je burchtheer?
step-build_bridge = { $name }, bouw je een brug?
    .pass = geen brug

event-BazaarOpened = Een bazaar gaat open: { $tiles }.
event-TileOffered = { $name } veilt { $tile }.
event-BidMade = { $name } biedt { $number }.
event-TileTaken = { $name } krijgt { $tile }.
event-CastleBuilt = { $name } maakt van een kleine stad een burcht.
event-BridgeBuilt = { $name } bouwt een brug.
event-TileRefused = { $name } bouwt geen brug en geeft { $tile } af.
award-bazaar = { $name } betaalt voor een kaart: { points }.
    .received = { $name } wordt betaald voor een kaart: { points }.
    .title = bazaars
award-castle = De burchtheer van { $name } verlaat de burcht: { points }.
    .title = burchten

# On the page, where the board shows the place

page-step-bazaar_tile_due = Welke kaart van de bazaar neem je?
    .other = { $name } neemt een kaart van de bazaar
page-step-bazaar = { $stage ->
    [picking] Welke kaart veil je?
    [opening] Hoeveel bied je voor deze kaart?
    [raising] { $bidder } biedt { $price }. Bied je meer?
    [deciding] { $bidder } biedt { $price }. Betaal je evenveel en neem je de kaart, of verkoop je hem?
   *[taking] Welke kaart van de bazaar neem je?
}
    .other = { $stage ->
        [picking] { $name } veilt een kaart
        [opening] { $name } biedt als eerste
        [raising] { $name } mag meer dan { $price } bieden
        [deciding] { $name } koopt of verkoopt voor { $price }
       *[taking] { $name } neemt een kaart van de bazaar
    }
page-step-castle_conversion = Bouw je hier een burcht?
    .other = { $name } mag een burcht bouwen
page-step-score_castle_lord = Welke punten moet je burchtheer krijgen?
    .other = { $name } kiest de punten van een burchtheer
page-step-build_bridge = Bouw je een brug?
    .other = { $name } mag een brug bouwen
page-verb-fortify = een burcht bouwen
page-verb-lord = zoveel punten als hiervoor
page-event-BazaarOpened = Een bazaar gaat open.
page-event-TileOffered = { $name } veilt een kaart.
page-event-TileTaken = { $name } krijgt een kaart van de bazaar.
page-event-TileRefused = { $name } bouwt geen brug en geeft de kaart af.
page-verb-auction = deze kaart
page-notice-sale = { $name } verkoopt een kaart
    .bid = { $name } verkoopt een kaart; { $bidder } biedt { $number }
