module-inns_and_cathedrals = Herbergen & Kathedralen
    .sentence = Herbergen en kathedralen maken wegen en steden meer waard, of niets als ze onvoltooid blijven; een grote volgeling telt voor twee.

option-inn_cathedral_final = Onvoltooid met herberg of kathedraal
    .help = Wat een onvoltooide weg met een herberg of stad met een kathedraal aan het eind waard is: niets, of evenveel als zonder.
option-inn_cathedral_final-zero = niets
option-inn_cathedral_final-ignore = als zonder
option-inns = Herbergen
    .help = Of herbergen tellen; anders zijn ze alleen geschilderd.
option-cathedrals = Kathedralen
    .help = Of kathedralen tellen; anders zijn ze alleen geschilderd.

figure-big_follower = grote volgeling
    .a = een grote volgeling
    .the = de grote volgeling
    .counted = { $number ->
        [one] { $number } grote volgeling
       *[other] { $number } grote volgelingen
    }
item-inn = herberg
item-cathedral = kathedraal
mark-inn = herberg
    .a = een herberg
mark-cathedral = kathedraal
    .a = een kathedraal
