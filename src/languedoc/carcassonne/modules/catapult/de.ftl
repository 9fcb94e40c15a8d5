module-catapult = Das Katapult
    .sentence = Auf Jahrmärkten schleudert jeder mit einem Katapult Plättchen über das Land.

option-catapult_skill = Geschick am Katapult
    .help = Wie weit ein Plättchen neben dem Ziel niedergehen kann.
option-catapult_skill-normal = normal
option-catapult_skill-easy = ruhige Hände
option-catapult_skill-hard = zittrige Hände

mark-fair = Jahrmarkt
    .a = ein Jahrmarkt
catapult-knock_out = Tortenschlacht
catapult-seduction = Verführung
catapult-target = Schützenfest
catapult-catch = Fangen
lane-middle = mittlere
lane-left = linke
lane-right = rechte
power-medium = mittelstark
power-soft = sanft
power-hard = kräftig
token-catapult-knock_out = Plättchen der Tortenschlacht
token-catapult-seduction = Plättchen der Verführung
token-catapult-target = Plättchen des Schützenfests
token-catapult-catch = Plättchen zum Fangen
item-catapult_target = am nächsten am Jahrmarkt
item-catapult_catch = Werfen und Fangen

verb-catapult = { $catapult }
verb-aim_at = auf { $point } zielen
verb-seduce = { $figure } von { $owner } { $where }
verb-replace_by = durch { NOUN($figure, "a") } ersetzen
verb-exchange_by = durch { NOUN($figure, "den") } { $where } ersetzen
verb-fling = { $lane } Bahn, { $power }
verb-grab = { $lane } Bahn
step-catapult_round = { $name }, welches Plättchen schleudern alle?
step-catapult_throw = { $name }, wohin zielst du?
step-seduction_choice = { $name }, mehrere sind gleich nah. Wen verführst du?
step-seduction_replace = { $name }, ersetzt du den nächsten Gefolgsmann?
    .pass = niemand wird ersetzt
step-catapult_catch = { $name }, werfen oder fangen: welche Bahn?

event-CatapultRound = Katapult: Alle schleudern ({ $catapult }).
event-TokenLanded = Das Plättchen von { $name } landet bei { $cell } ({ $x }, { $y }).
    .beside = Das Plättchen von { $name } verfehlt das Land ({ $x }, { $y }).
event-Seduced = { $name } ersetzt { $figure } von { $owner } { $where }. Jetzt dort: { $by }.
event-Caught = { $name } wirft zu { $catcher }.
    .short = Der Wurf von { $name } ist zu kurz: { $catcher } gewinnt.
    .caught = { $catcher } fängt den Wurf von { $name }.
    .missed = Der Wurf von { $name } fliegt an { $catcher } vorbei.
award-catapult_target = { $name } ist dem Jahrmarkt am nächsten: { $payment }.
    .title = Schützenfest
award-catapult_catch = { $name } gewinnt den Wurf: { $payment }.
    .title = Werfen und Fangen

# Auf der Seite, wo das Spielfeld den Ort zeigt

page-step-catapult_round = Welches Plättchen sollen alle schleudern?
    .other = { $name } wählt, welches Plättchen alle schleudern
page-step-catapult_throw = Wohin zielst du?
    .other = { $name } zielt
page-step-seduction_choice = Sie sind gleich nah. Wen verführst du?
    .other = { $name } wählt, wer verführt wird
page-step-seduction_replace = Ersetzt du den nächsten Gefolgsmann?
    .other = { $name } darf den nächsten Gefolgsmann ersetzen
page-step-catapult_catch = Werfen oder fangen: welche Bahn?
    .other = { $name } wirft oder fängt
page-verb-aim_at = hierhin zielen
page-event-TokenLanded = Das Plättchen von { $name } landet.
    .beside = Das Plättchen von { $name } verfehlt das Land.
look-token-catapult-knock_out = Hier ging ein Plättchen der Tortenschlacht nieder
look-token-catapult-seduction = Hier ging ein Plättchen der Verführung nieder
look-token-catapult-target = Hier ging ein Plättchen des Schützenfests nieder
look-token-catapult-catch = Hier ging ein Plättchen zum Fangen nieder
