module-catapult = De Katapult
    .sentence = Op kermissen schiet iedereen met een katapult fiches over het land.

option-catapult_skill = Vaardigheid met de katapult
    .help = Hoe ver een fiche van het doel kan neerkomen.
option-catapult_skill-normal = gewoon
option-catapult_skill-easy = vaste handen
option-catapult_skill-hard = trillende handen

mark-fair = kermis
    .a = een kermis
catapult-knock_out = taartengevecht
catapult-seduction = verleiding
catapult-target = schuttersfeest
catapult-catch = vangen
lane-middle = middelste
lane-left = linker
lane-right = rechter
power-medium = matig
power-soft = zacht
power-hard = hard
token-catapult-knock_out = fiche van het taartengevecht
token-catapult-seduction = fiche van de verleiding
token-catapult-target = fiche van het schuttersfeest
token-catapult-catch = fiche om te vangen
item-catapult_target = het dichtst bij de kermis
item-catapult_catch = werpen en vangen

verb-catapult = { $catapult }
verb-aim_at = op { $point } mikken
verb-seduce = { $figure } van { $owner } { $where }
verb-replace_by = vervangen door { NOUN($figure, "a") }
verb-exchange_by = vervangen door { NOUN($figure, "the") } { $where }
verb-fling = { $lane } baan, { $power }
verb-grab = { $lane } baan
step-catapult_round = { $name }, welk fiche schiet iedereen?
step-catapult_throw = { $name }, waarop mik je?
step-seduction_choice = { $name }, meerdere zijn even dichtbij. Wie verleid je?
step-seduction_replace = { $name }, vervang je de dichtstbijzijnde volgeling?
    .pass = niemand wordt vervangen
step-catapult_catch = { $name }, werpen of vangen: welke baan?

event-CatapultRound = Katapult: iedereen schiet ({ $catapult }).
event-TokenLanded = Het fiche van { $name } komt neer bij { $cell } ({ $x }, { $y }).
    .beside = Het fiche van { $name } mist het land ({ $x }, { $y }).
event-Seduced = { $name } vervangt { NOUN($figure, "the") } van { $owner } { $where }. Nu daar: { $by }.
event-Caught = { $name } werpt naar { $catcher }.
    .short = De worp van { $name } is te kort: { $catcher } wint.
    .caught = { $catcher } vangt de worp van { $name }.
    .missed = De worp van { $name } vliegt langs { $catcher }.
award-catapult_target = { $name } is het dichtst bij de kermis: { $payment }.
    .title = schuttersfeest
award-catapult_catch = { $name } wint de worp: { $payment }.
    .title = werpen en vangen

# Op de pagina, waar het bord de plaats laat zien

page-step-catapult_round = Welk fiche moet iedereen schieten?
    .other = { $name } kiest welk fiche iedereen schiet
page-step-catapult_throw = Waarop mik je?
    .other = { $name } mikt
page-step-seduction_choice = Ze zijn even dichtbij. Wie verleid je?
    .other = { $name } kiest wie verleid wordt
page-step-seduction_replace = Vervang je de dichtstbijzijnde volgeling?
    .other = { $name } mag de dichtstbijzijnde volgeling vervangen
page-step-catapult_catch = Werpen of vangen: welke baan?
    .other = { $name } werpt of vangt
page-verb-aim_at = hierop mikken
page-event-TokenLanded = Het fiche van { $name } komt neer.
    .beside = Het fiche van { $name } mist het land.
look-token-catapult-knock_out = Hier kwam een fiche van het taartengevecht neer
look-token-catapult-seduction = Hier kwam een fiche van de verleiding neer
look-token-catapult-target = Hier kwam een fiche van het schuttersfeest neer
look-token-catapult-catch = Hier kwam een fiche om te vangen neer
