# Wat de server over spellen vóór het begin zegt, en over wat iemand aanwijst.

problem-seats = { $number ->
        [one] Eén speler; dit is voor { $fewest } t/m { $most }.
       *[other] { $number } spelers; dit is voor { $fewest } t/m { $most }.
    }
problem-same_name = Twee spelers heten { $name }.
problem-other = Zo kan er niet gespeeld worden: { $error }

warning-tiles_only = De kaarten van ‘{ $module }’ zitten in de voorraad, maar de regels ervan worden niet gespeeld.
warning-rules_only = ‘{ $module }’ wordt zonder zijn kaarten gespeeld: het meeste ervan zal niet voorkomen.
warning-no_fields = Zonder boeren heeft een deel van ‘{ $module }’ geen nut.
warning-long = { $tiles } kaarten: dit is een lang spel.
warning-few_turns = Elke speler heeft maar ongeveer { $turns } beurten.

# What is agreed on, a few words each

invitation = { $host } nodigt je uit voor { $game }
    .nobody = Een uitnodiging voor { $game }
fact-tiles = { $tiles } landschapskaarten, ongeveer { $time }
fact-rounds = { $rounds ->
        [one] één ronde
       *[other] { $rounds } rondes
    }
fact-clock = klok: { $minutes ->
        [one] één minuut elk
       *[other] { $minutes } minuten elk
    }{ $seconds ->
        [0] { "" }
       *[other] , { $seconds } s extra per keuze
    }
fact-days = af en toe een zet, over meerdere dagen
fact-only_rules = { $module } (alleen regels)
fact-only_tiles = { $module } (alleen kaarten)
fact-rule = { $rule }: { $value }

# Wat op tafel is, voor wie het aanwijst

look-figure = { $figure } van { $owner } { $where }
look-open_ends = { $number ->
        [one] Eén open einde
       *[other] { $number } open einden
    }
look-open_squares = { $number ->
        [one] Eén vak eromheen is leeg
       *[other] { $number } vakken eromheen zijn leeg
    }
look-nobody = Hier is niemand
look-pays-nobody = Niemand krijgt hier nu punten
look-beside = Voor { NOUN($feature, "many") }:
look-now = Als het spel nu eindigde: { $payment }
    .seat = { $name }, als het spel nu eindigde: { $payment }
look-completed = Als het voltooid werd: { $payment }
    .seat = { $name }, als het voltooid werd: { $payment }
look-fits = { $number ->
        [0] Geen van de overige kaarten past hier.
        [one] Een van de overige kaarten past hier; de volgende past met een kans van { $percent } %.
       *[other] { $number } van de overige kaarten passen hier; de volgende past met een kans van { $percent } %.
    }

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

page-card_step-lay_out = Je hebt een joker omgedraaid. In welke rij?
    .other = { $name } kiest een rij voor de joker
page-card_step-turn = Speel een kaart of zet je volgeling in
    .other = { $name } speelt een kaart of zet de volgeling in
page-card_step-wrong_colour = Nu punten, of de kaart houden?
    .other = { $name } neemt punten of houdt de kaart
page-card_step-assign_joker = Bij welke dieren moet de joker?
    .other = { $name } kiest dieren voor de joker

# Wat men kan kiezen, waar het bord de plaats toont

page-way-N = noord
page-way-NE = noordoost
page-way-E = oost
page-way-SE = zuidoost
page-way-S = zuid
page-way-SW = zuidwest
page-way-W = west
page-way-NW = noordwest

# Alles wat nu gedaan kan worden, als één vraag

page-can-deploy = zet { $figures } op de kaart
    .far = zet { $figures } in
page-can-figure = een van je figuren
page-can-all = { $first } of { $last }
