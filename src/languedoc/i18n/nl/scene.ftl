# Wat de server over spellen vóór het begin zegt, en over wat iemand aanwijst.

offer-base = Basisspel
    .sentence = Alleen tegels, horigen, steden, wegen, kloosters en weiden.
offer-base_and_river = Basisspel en rivier
    .sentence = Het basisspel, begonnen met een rivier: meer ruimte vanaf de eerste tegel.
offer-big_box_2006 = Big Box 2006
    .sentence = Het basisspel met Herbergen & Kathedralen, Kooplieden & Bouwmeesters, De Jonkvrouw & de Draak en De Toren.
offer-count_king_and_consorts = Graaf, Koning & Consorten
    .sentence = De kleine uitbreidingen van die doos: een rivier die zich splitst, de graaf en zijn stad, Koning & Rover en de cultusplaatsen.
offer-first_edition = Eerste uitgave
    .sentence = Het basisspel volgens de regels van de eerste uitgave: boeren krijgen 4 voor elke stad, eenmaal, en een stad van twee tegels is 2 waard.
offer-everything = Alles
    .sentence = Alles wat er is, in één lang spel.

problem-seats = { $number ->
        [one] Eén speler; dit is voor { $fewest } t/m { $most }.
       *[other] { $number } spelers; dit is voor { $fewest } t/m { $most }.
    }
problem-same_name = Twee spelers heten { $name }.
problem-other = Zo kan er niet gespeeld worden: { $error }

warning-tiles_only = De tegels van ‘{ $module }’ zitten in de voorraad, maar de regels ervan worden niet gespeeld.
warning-rules_only = ‘{ $module }’ wordt zonder zijn tegels gespeeld: het meeste ervan zal niet voorkomen.
warning-no_fields = Zonder boeren heeft een deel van ‘{ $module }’ geen nut.
warning-long = { $tiles } tegels: dit is een lang spel.
warning-few_turns = Elke speler heeft maar ongeveer { $turns } beurten.

# Wat op tafel is, voor wie het aanwijst

look-figure = { $figure } van { $owner } { $where }
look-token = { $token ->
        [dragon] De draak
        [fairy] De fee
        [count] De graaf
        [tower] Toren met hoogte { $number }
       *[other] Iets
    }
look-open_ends = { $number ->
        [one] Eén open einde
       *[other] { $number } open einden
    }
look-open_squares = { $number ->
        [one] Eén vak eromheen is leeg
       *[other] { $number } vakken eromheen zijn leeg
    }
look-nobody = Hier is niemand
look-now = Als het spel nu eindigde: { $payment }
    .seat = { $name }, als het spel nu eindigde: { $payment }
look-completed = Als het voltooid werd: { $payment }
    .seat = { $name }, als het voltooid werd: { $payment }
look-fits = { $number ->
        [0] Geen van de overige tegels past hier.
        [one] Een van de overige tegels past hier; de volgende past met een kans van { $percent } %.
       *[other] { $number } van de overige tegels passen hier; de volgende past met een kans van { $percent } %.
    }

# Wat voor de tafel geldt, zonder getekende letters

page-notice-fairy =
    .with = De fee is bij { $name }
page-notice-count = De graaf is { NOUN($quarter, "at") }

# Waar in het kaartspel de punten vandaan komen

source-persons = Personen
source-wrong_persons = Personen in verkeerde rijen
source-cashed_cards = Ingewisselde kaarten
source-animals = Dieren
source-lone_jokers = Losse jokers
source-dragon = Draak
source-fairy = Fee
source-chest = Kisten

# Wat op een pagina gevraagd wordt, gezegd tegen wie kiest; tegen de anderen, wat er nu gebeurt

page-step-place_tile = Leg de tegel aan
    .other = { $name } legt de tegel aan
page-step-attach_fork = Leg de tegel aan
    .other = { $name } legt de tegel aan
page-step-phase_figure = { $figures ->
        [follower] Zet een horige op de tegel, of pas
       *[any] Zet een figuur in, of pas
    }
    .other = { $name } mag een figuur inzetten
page-step-princess_remove = Wie moet de jonkvrouw naar huis sturen?
    .other = { $name } kiest wie de jonkvrouw naar huis stuurt
page-step-dragon_move = Waarheen moet de draak gaan?
    .other = { $name } verplaatst de draak
page-step-ransom_prisoner = Koop je een gevangene vrij?
    .other = { $name } mag een gevangene vrijkopen
page-step-tower_capture = Wie moet de toren gevangennemen?
    .other = { $name } kiest wie de toren gevangenneemt
page-step-prisoner_exchange = Wie moet in ruil thuiskomen?
    .other = { $name } kiest wie in ruil thuiskomt
page-step-choose_abbey = Leg je je abdij, of trek je een tegel?
    .other = { $name } legt de abdij of trekt een tegel
page-step-final_abbeys = Leg je je abdij nog vóór het einde?
    .other = { $name } mag de abdij nog vóór het einde leggen
page-step-wagon_move = Waarheen moet je wagen rijden?
    .other = { $name } mag de wagen verder rijden
page-step-count_move_in = Wie moet naar de stad Carcassonne gaan?
    .other = { $name } mag iemand naar de stad Carcassonne sturen
page-step-move_count = Waarheen moet de graaf gaan?
    .other = { $name } verplaatst de graaf
page-step-count_move_out = Wie moet de stad Carcassonne verlaten om mee te tellen?
    .other = { $name } mag iemand uit de stad Carcassonne halen
page-step-final_count_move_out = Wie moet de stad Carcassonne voor de eindtelling verlaten?
    .other = { $name } mag iemand uit de stad Carcassonne halen
page-card_step-lay_out = Je hebt een joker omgedraaid. In welke rij?
    .other = { $name } kiest een rij voor de joker
page-card_step-turn = Speel een kaart of zet je horige in
    .other = { $name } speelt een kaart of zet de horige in
page-card_step-wrong_colour = Nu punten, of de kaart houden?
    .other = { $name } neemt punten of houdt de kaart
page-card_step-assign_joker = Bij welke dieren moet de joker?
    .other = { $name } kiest dieren voor de joker

# Wat men kan kiezen, waar het bord de plaats toont

page-verb-place = { $quarters ->
        [0] de tegel zoals gedrukt
        [1] de tegel naar rechts gedraaid
        [2] de tegel ondersteboven
       *[3] de tegel naar links gedraaid
    }
page-verb-barn = schuur
page-verb-abbey = de abdij leggen
page-verb-tower = torendeel
page-verb-guard = { $figure } op de toren
page-verb-fairy = { $target ->
        [cell] de fee op de tegel
       *[figure] de fee bij: { $figure } van { $owner }
    }
page-verb-dragon = de draak naar de tegel
page-way-N = noord
page-way-NE = noordoost
page-way-E = oost
page-way-SE = zuidoost
page-way-S = zuid
page-way-SW = zuidwest
page-way-W = west
page-way-NW = noordwest

# Wat er gebeurd is, waar het bord de plaats toont

page-event-TilePlaced = { $tile ->
    [ABBEY] { $name } legt de abdij.
   *[other] { $name } legt een tegel.
}
page-event-TileRemoved = Een tegel past nergens en gaat uit het spel; { $name } trekt opnieuw.
page-event-TileReturned = Een tegel past nergens en wordt teruggelegd; { $name } trekt opnieuw.
page-event-TileSetAside = Een tegel wordt apart gelegd; { $name } trekt opnieuw.
page-event-TilesBack = Apart gelegde tegels gaan weer in de voorraad.
page-event-DragonFlew = De draak vliegt naar de nieuwe vulkaan.
page-event-DragonMoved = { $name } leidt de draak verder.
page-event-FairyMoved = { $name } zet de fee bij { NOUN($figure, "the") }.
page-event-TowerRaised = { $height ->
    [1] { $name } begint een toren.
   *[other] { $name } verhoogt een toren tot { $height }.
}
page-event-TowerClosed = { $name } zet { NOUN($figure, "a") } op een toren en sluit hem af.
