module-monasteries = Kloosters
    .sentence = Beroemde kloosters waarvan de abten aan het eind de landschapskaarten in alle vier de richtingen tellen.

option-monasteries_keep = Kloosters van het basisspel
    .help = Of de bijzondere kloosters die van het basisspel vervangen, of erbij komen.
option-monasteries_keep-replace = vervangen
option-monasteries_keep-add = behouden
option-monastery_sets = Sets van kloosters
    .help = Welke sets van bijzondere kloosters in het spel zijn.
option-monastery_sets-germany = Duitsland
option-monastery_sets-netherlands_belgium = Nederland en België
option-monastery_sets-japan = Japan
option-monastery_sets-germany_and_netherlands_belgium = Duitsland, Nederland en België
option-monastery_sets-germany_and_japan = Duitsland en Japan
option-monastery_sets-netherlands_belgium_and_japan = Nederland en België, Japan
option-monastery_sets-germany_and_netherlands_belgium_and_japan = alle drie

mark-abbot = abt
role-abbot = abt
    .a = een abt
    .the = de abt
    .counted = { $number ->
        [one] { $number } abt
       *[other] { $number } abten
    }
feature-abbacy = zetel van een abt
    .a = een abt
    .unfinished = een abt
    .at = als abt in het klooster
    .the = de zetel van de abt
    .many = abten
