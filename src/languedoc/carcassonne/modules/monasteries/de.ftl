module-monasteries = Klöster
    .sentence = Berühmte Klöster, deren Äbte am Ende die Landschaftskarten in allen vier Richtungen zählen.

option-monasteries_keep = Klöster des Grundspiels
    .help = Ob die besonderen Klöster die des Grundspiels ersetzen oder dazukommen.
option-monasteries_keep-replace = ersetzt
option-monasteries_keep-add = behalten
option-monastery_sets = Sätze von Klöstern
    .help = Welche Sätze besonderer Klöster im Spiel sind.
option-monastery_sets-germany = Deutschland
option-monastery_sets-netherlands_belgium = Niederlande und Belgien
option-monastery_sets-japan = Japan
option-monastery_sets-germany_and_netherlands_belgium = Deutschland, Niederlande und Belgien
option-monastery_sets-germany_and_japan = Deutschland und Japan
option-monastery_sets-netherlands_belgium_and_japan = Niederlande und Belgien, Japan
option-monastery_sets-germany_and_netherlands_belgium_and_japan = alle drei

mark-abbot = Abt
role-abbot = Abt
    .a = einen Abt
    .den = den Abt
    .as = Abt
    .counted = { $number ->
        [one] einen Abt
       *[other] { $number } Äbte
    }
feature-abbacy = Sitz eines Abts
    .a = einen Abt
    .unfinished = einen Abt
    .at = als Abt im Kloster
    .into = als Abt ins Kloster
    .the = den Sitz des Abts
    .many = Äbte
