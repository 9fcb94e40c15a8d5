# Wat de server over spellen vóór het begin zegt, en over wat iemand aanwijst.

offer-base = Basisspel
    .sentence = Het spel zoals het eerst was: tegels, horigen, steden, wegen, kloosters en weiden.
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
    } bij { $cell }
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

page-notice-dragon = De draak is bij { $cell }
page-notice-fairy = De fee is bij { $cell }
    .with = De fee is bij { $cell }, met { $name }
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
