module-tower = De Toren
    .sentence = Torens groeien deel voor deel en nemen volgelingen gevangen; losgeld of ruil brengt ze thuis.

option-tower_capture_own = Ook eigen volgelingen
    .help = Of een toren ook een eigen volgeling naar huis mag halen.
option-tower_capture_wagon = Ook wagens
    .help = Of een toren wagens gevangen mag nemen.

item-ransom = losgeld
mark-tower = torenplaats
    .a = een torenplaats
token-tower = hoogte van een toren
place-prison = in de gevangenis van { $name }
holding-tower_piece = { $number ->
    [one] { $number } torendeel
   *[other] { $number } torendelen
}
holding-prisoner = { $number ->
    [one] { $number } gevangene
   *[other] { $number } gevangenen
}
notice-prisoner = { $name } houdt { NOUN($figure, "the") } van { $owner } gevangen

verb-tower = torendeel bij { $cell }
verb-guard = { $figure } op de toren bij { $cell }
verb-capture = { NOUN($figure, "the") } van { $owner } { $where } gevangennemen
verb-exchange = { NOUN($figure, "the") } van { $owner } { $where } terughalen
verb-ransom = { NOUN($figure, "the") } van { $owner } { $where } voor 3 punten vrijkopen
step-ransom_prisoner = { $name }, koop je een gevangene vrij?
step-tower_capture = { $name }, wie wordt door de toren gevangengenomen?
step-prisoner_exchange = { $name }, wie komt in ruil thuis?

event-TowerRaised = { $height ->
    [1] { $name } begint de toren bij { $cell }.
   *[other] { $name } verhoogt de toren bij { $cell } tot { $height }.
}
event-TowerClosed = { $name } zet { NOUN($figure, "a") } op de toren bij { $cell } en sluit hem af.
event-Captured = { $name } neemt { NOUN($figure, "a") } van { $owner } gevangen.
    .own = { $name } haalt met de toren een eigen { $figure } terug.
event-Exchanged = Gevangenen worden geruild: { $figures } gaan naar huis.
award-ransom = { $name } koopt { NOUN($figure, "a") } vrij van { $captor } voor { points }.
    .received = { $name } krijgt { points }.
    .title = losgeld

# On the page, where the board shows the place

look-token-tower = Toren met hoogte { $number }
page-step-ransom_prisoner = Koop je een gevangene vrij?
    .other = { $name } mag een gevangene vrijkopen
page-step-tower_capture = Wie wordt door de toren gevangengenomen?
    .other = { $name } kiest wie door de toren gevangengenomen wordt
page-step-prisoner_exchange = Wie moet in ruil thuiskomen?
    .other = { $name } kiest wie in ruil thuiskomt
page-verb-tower = torendeel
page-verb-guard = { $figure } op de toren
page-event-TowerRaised = { $height ->
    [1] { $name } begint een toren.
   *[other] { $name } verhoogt een toren tot { $height }.
}
page-event-TowerClosed = { $name } zet { NOUN($figure, "a") } op een toren en sluit hem af.
page-can-tower = bouw aan een toren
    .short = toren
page-can-guard = sluit een toren met een volgeling
    .short = toren afsluiten
page-can-ransom = koop een gevangene vrij
    .short = losgeld
