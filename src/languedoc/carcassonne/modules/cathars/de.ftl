module-cathars = Die Katharer
    .sentence = Belagerte Städte sind für Ritter weniger und für Bauern mehr wert.

option-siege = Belagerungen
    .help = Ob Städte mit einer Belagerung belagert sind.
option-escape = Flucht
    .help = Ob Ritter aus belagerten Städten fliehen dürfen.
option-siege_escape = Wo ein Kloster liegen muss
    .help = Neben welchen Landschaftskarten ein Kloster liegen muss, damit Ritter fliehen dürfen: neben einer Belagerungskarte ihrer Stadt oder neben irgendeinem der Stadt.
option-siege_escape-siege_tile = neben einer Belagerungskarte
option-siege_escape-any_tile = neben irgendeiner Landschaftskarte der Stadt

mark-besieged = Belagerung
    .a = eine Belagerung
item-siege = Belagerung

verb-escape = { NOUN($figure, "den") } von { $owner } { $where } aus der Stadt nehmen
step-siege_escape = { $name }, flieht ein Ritter?
    .pass = niemand flieht

event-KnightEscaped = { $name } nimmt { NOUN($figure, "a") } aus einer belagerten Stadt.

# On the page, where the board shows the place

page-step-siege_escape = Soll einer deiner Ritter vor der Belagerung fliehen?
    .other = { $name } darf einen Ritter fliehen lassen
page-verb-escape = diesen Ritter fliehen lassen
