module-count = De Graaf van Carcassonne
    .sentence = Het spel begint rond een stad met wijken waarin volgelingen wachten om mee te tellen bij wat voltooid wordt, zolang de graaf niet in de weg staat.

option-count_final = Vertrek aan het eind
    .help = Wie de stad Carcassonne vóór de slotwaardering mag verlaten: de volgelingen uit alle wijken, of alleen die van de markt.
option-count_final-any_quarter = alle wijken
option-count_final-market_only = alleen de markt
option-count_into_unoccupied = Ook naar wat vrij is
    .help = Of volgelingen uit de stad Carcassonne naar een voltooid gebied mogen gaan waar niemand staat.
option-count_moves = De graaf gaat
    .help = Waarheen de graaf gaat als iemand een volgeling naar de stad Carcassonne stuurt: waarheen die speler wil, naar de volgende wijk met de klok mee, of naar de wijk van die volgeling.
option-count_moves-by_player = waarheen de speler wil
option-count_moves-clockwise = met de klok mee
option-count_moves-with_follower = met de volgeling mee
option-count_leaving = Volgorde van vertrek
    .help = In welke volgorde volgelingen de stad Carcassonne verlaten: om de beurt een van elke speler, tot allen na elkaar gepast hebben; of zoveel als één speler wil en dan die van de volgende, terwijl vóór de slotwaardering om de beurt gezet wordt en wie gepast heeft niet meer gevraagd wordt.
option-count_leaving-in_turn = om de beurt
option-count_leaving-pass_once = wie past is klaar

feature-inner = stad Carcassonne
quarter-castle = kasteel
    .at = in het kasteel
    .the = het kasteel
quarter-market = markt
    .at = op de markt
    .the = de markt
quarter-cathedral = kathedraal
    .at = in de kathedraal
    .the = de kathedraal
quarter-blacksmith = smederij
    .at = in de smederij
    .the = de smederij
place-castle = { quarter-castle.at }
place-market = { quarter-market.at }
place-cathedral = { quarter-cathedral.at }
place-blacksmith = { quarter-blacksmith.at }
token-count = graaf
holding-in_quarter = { $number ->
    [one] { $figure } { NOUN($quarter, "at") }
   *[other] { NOUN($figure, "counted") } { NOUN($quarter, "at") }
}
notice-count = Graaf { $sign } { NOUN($quarter, "at") }

verb-send = { NOUN($figure, "a") } naar { NOUN($quarter, "the") } sturen
verb-count = de graaf naar { NOUN($quarter, "the") } verplaatsen
verb-join = { NOUN($figure, "the") } van { $owner } { $where } naar { NOUN($segment, "the") } verplaatsen
step-count_move_in = { $name }, wie gaat naar de stad Carcassonne?
step-move_count = { $name }, waarheen gaat de graaf?
step-count_move_out = { $name }, wie verlaat de stad Carcassonne om mee te tellen?
step-final_count_move_out = { $name }, wie verlaat de stad Carcassonne voor de slotwaardering?

event-FollowerSent = { $name } stuurt { NOUN($figure, "a") } naar { NOUN($quarter, "the") } van Carcassonne.
event-CountMoved = { $name } verplaatst de graaf naar { NOUN($quarter, "the") }.
event-FollowerJoined = { $name } verplaatst { NOUN($figure, "a") } van { NOUN($quarter, "the") } naar { NOUN($segment, "the") }.

# On the page, where the board shows the place

look-token-count = De graaf
page-notice-count = De graaf is { NOUN($quarter, "at") }
page-step-count_move_in = Wie moet naar de stad Carcassonne gaan?
    .other = { $name } mag iemand naar de stad Carcassonne sturen
page-step-move_count = Waarheen moet de graaf gaan?
    .other = { $name } verplaatst de graaf
page-step-count_move_out = Wie moet de stad Carcassonne verlaten om mee te tellen?
    .other = { $name } mag iemand uit de stad Carcassonne halen
page-step-final_count_move_out = Wie moet de stad Carcassonne voor de slotwaardering verlaten?
    .other = { $name } mag iemand uit de stad Carcassonne halen
