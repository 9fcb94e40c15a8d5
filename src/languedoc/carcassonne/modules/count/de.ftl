module-count = Der Graf von Carcassonne
    .sentence = Das Spiel beginnt um eine Stadt, in deren Vierteln Gefolgsleute darauf warten, bei fertigen Gebieten mitzuzählen, solange der Graf nicht im Weg steht.

option-count_final = Auszug am Ende
    .help = Wer die Stadt Carcassonne vor der Schlusswertung verlassen darf: die Gefolgsleute aller Viertel oder nur die vom Markt.
option-count_final-any_quarter = alle Viertel
option-count_final-market_only = nur der Markt
option-count_into_unoccupied = Auch in Unbesetztes
    .help = Ob Gefolgsleute aus der Stadt Carcassonne in ein fertiges Gebiet gehen dürfen, in dem niemand steht.
option-count_moves = Der Graf geht
    .help = Wohin der Graf geht, wenn jemand einen Gefolgsmann in die Stadt Carcassonne schickt: wohin dieser Spieler will, ins nächste Viertel im Uhrzeigersinn oder ins Viertel jenes Gefolgsmanns.
option-count_moves-by_player = wohin der Spieler will
option-count_moves-clockwise = im Uhrzeigersinn
option-count_moves-with_follower = mit dem Gefolgsmann
option-count_leaving = Reihenfolge des Auszugs
    .help = In welcher Reihenfolge Gefolgsleute die Stadt Carcassonne verlassen: reihum einer von jedem, bis alle nacheinander gepasst haben; oder so viele, wie ein Spieler will, und dann die des nächsten, während vor der Schlusswertung reihum gezogen und nicht mehr gefragt wird, wer gepasst hat.
option-count_leaving-in_turn = reihum
option-count_leaving-pass_once = wer passt, ist fertig

feature-inner = Stadt Carcassonne
quarter-castle = Schloss
    .at = im Schloss
    .into = ins Schloss
    .from = aus dem Schloss
quarter-market = Markt
    .at = auf dem Markt
    .into = auf den Markt
    .from = vom Markt
quarter-cathedral = Kathedrale
    .at = in der Kathedrale
    .into = in die Kathedrale
    .from = aus der Kathedrale
quarter-blacksmith = Schmiede
    .at = in der Schmiede
    .into = in die Schmiede
    .from = aus der Schmiede
place-castle = { quarter-castle.at }
place-market = { quarter-market.at }
place-cathedral = { quarter-cathedral.at }
place-blacksmith = { quarter-blacksmith.at }
token-count = Graf
holding-in_quarter = { $number ->
    [one] { $figure } { NOUN($quarter, "at") }
   *[other] { NOUN($figure, "counted") } { NOUN($quarter, "at") }
}
notice-count = Graf { $sign } { NOUN($quarter, "at") }

verb-send = { NOUN($figure, "a") } { NOUN($quarter, "into") } schicken
verb-count = den Grafen { NOUN($quarter, "into") } stellen
verb-join = { NOUN($figure, "den") } von { $owner } { $where } { NOUN($segment, "into") } stellen
step-count_move_in = { $name }, wer geht in die Stadt Carcassonne?
step-move_count = { $name }, wohin geht der Graf?
step-count_move_out = { $name }, wer verlässt die Stadt Carcassonne, um mitzuzählen?
step-final_count_move_out = { $name }, wer verlässt die Stadt Carcassonne für die Schlusswertung?

event-FollowerSent = { $name } schickt { NOUN($figure, "a") } { NOUN($quarter, "into") } von Carcassonne.
event-CountMoved = { $name } stellt den Grafen { NOUN($quarter, "into") }.
event-FollowerJoined = { $name } zieht { NOUN($figure, "a") } { NOUN($quarter, "from") } { NOUN($segment, "into") }.

# On the page, where the board shows the place

look-token-count = Der Graf
page-notice-count = Der Graf ist { NOUN($quarter, "at") }
page-step-count_move_in = Wer soll in die Stadt Carcassonne gehen?
    .other = { $name } darf jemanden in die Stadt Carcassonne schicken
page-step-move_count = Wohin soll der Graf gehen?
    .other = { $name } bewegt den Grafen
page-step-count_move_out = Wer soll die Stadt Carcassonne verlassen, um mitzuzählen?
    .other = { $name } darf jemanden aus der Stadt Carcassonne holen
page-step-final_count_move_out = Wer soll die Stadt Carcassonne für die Schlusswertung verlassen?
    .other = { $name } darf jemanden aus der Stadt Carcassonne holen
