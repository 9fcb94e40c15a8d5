module-inns_and_cathedrals = Wirtshäuser & Kathedralen
    .sentence = Wirtshäuser und Kathedralen machen Straßen und Städte mehr wert, oder nichts, wenn sie unfertig bleiben; ein großer Gefolgsmann zählt doppelt.

option-inn_cathedral_final = Unfertig mit Wirtshaus oder Kathedrale
    .help = Was eine unfertige Straße mit Wirtshaus oder Stadt mit Kathedrale am Ende wert ist: nichts oder so viel wie ohne sie.
option-inn_cathedral_final-zero = nichts
option-inn_cathedral_final-ignore = wie ohne sie
option-inns = Wirtshäuser
    .help = Ob Wirtshäuser zählen; sonst sind sie nur gemalt.
option-cathedrals = Kathedralen
    .help = Ob Kathedralen zählen; sonst sind sie nur gemalt.

figure-big_follower = großer Gefolgsmann
    .a = einen großen Gefolgsmann
    .den = den großen Gefolgsmann
    .counted = { $number ->
        [one] einen großen Gefolgsmann
       *[other] { $number } große Gefolgsleute
    }
item-inn = Wirtshaus
item-cathedral = Kathedrale
mark-inn = Wirtshaus
    .a = ein Wirtshaus
mark-cathedral = Kathedrale
    .a = eine Kathedrale
