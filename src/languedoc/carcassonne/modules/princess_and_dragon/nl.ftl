module-princess_and_dragon = De Jonkvrouw & de Draak
    .sentence = Een draak eet volgelingen op, een fee beschermt er een, jonkvrouwen sturen ridders naar huis, en toverpoorten leiden overal heen.

option-princess_action = Jonkvrouw
    .help = Of wie een jonkvrouw in een stad met ridders legt, een van hen naar huis moet sturen, of mag sturen.
option-princess_action-must = moet een ridder naar huis sturen
option-princess_action-may = mag een ridder naar huis sturen
option-dragon_timing = De draak trekt
    .help = Wanneer de draak trekt: na het zetten van de figuur en vóór de telling, al vóór de figuur, of pas na de telling.
option-dragon_timing-after_wood = na de figuur
option-dragon_timing-before_wood = vóór de figuur
option-dragon_timing-after_scoring = na de telling
option-fairy_binding = De fee helpt
    .help = Wie de fee punten brengt: de ene volgeling naar wie ze verplaatst is; alle volgelingen op haar landschapskaart; of die volgeling ook nog nadat hij haar verlaten heeft en opnieuw gezet is.
option-fairy_binding-follower = één volgeling
option-fairy_binding-tile = allen op haar landschapskaart
option-fairy_binding-follower_for_good = één volgeling voorgoed
option-dragon = Draak
    .help = Of er een draak is; zonder hem doen vulkanen en drakenkaarten niets.
option-fairy = Fee
    .help = Of er een fee is.
option-princess = Jonkvrouwen
    .help = Of jonkvrouwen ridders naar huis sturen.
option-portal = Toverpoorten
    .help = Of toverpoorten naar andere landschapskaarten leiden.

item-fairy = de fee
mark-volcano = vulkaan
    .a = een vulkaan
mark-dragon = draak
    .a = een draak
mark-princess = jonkvrouw
    .a = een jonkvrouw
mark-portal = toverpoort
    .a = een toverpoort
token-dragon = draak
token-fairy = fee

verb-princess = { NOUN($figure, "the") } van { $owner } { $where } naar huis sturen
verb-fairy = { $target ->
    [cell] de fee: bij { $cell }
   *[figure] de fee: { $figure } van { $owner } { $where }
}
verb-dragon = naar de landschapskaart bij { $cell }
step-princess_remove = { $name }, wie wordt door de jonkvrouw naar huis gestuurd?
step-dragon_move = { $name }, waarheen gaat de draak?
notice-dragon = draak (§) bij { $cell }
notice-fairy = fee (*) bij { $cell }
    .with = fee (*) bij { $cell }, met { $name }
notice-set_aside = apart gelegd: { $tiles }

event-TileSetAside = Kaart { $tile } wordt apart gelegd; { $name } trekt opnieuw.
event-TilesBack = Apart gelegde kaarten gaan weer in de voorraad: { $tiles }.
event-DragonFlew = De draak vliegt naar { $cell }.
event-DragonMoved = { $name } leidt de draak naar { $cell }.
event-FairyMoved = { $name } zet de fee bij { NOUN($figure, "the") } { $where }.
award-fairy = { $name } heeft de fee: { points }.
    .title = fee

# On the page, where the board shows the place

look-token-dragon = De draak
look-token-fairy = De fee
page-notice-set_aside = { $number ->
        [one] Er is een drakenkaart apart gelegd
       *[other] Er zijn { $number } drakenkaarten apart gelegd
    }
page-notice-fairy =
    .with = De fee is bij { $name }
page-step-princess_remove = Wie wordt door de jonkvrouw naar huis gestuurd?
    .other = { $name } kiest wie door de jonkvrouw naar huis gestuurd wordt
page-step-dragon_move = Waarheen moet de draak gaan?
    .other = { $name } verplaatst de draak
page-verb-fairy = { $target ->
        [cell] de fee op de kaart
       *[figure] de fee bij: { $figure } van { $owner }
    }
page-verb-dragon = de draak naar de kaart
page-event-TileSetAside = Een kaart wordt apart gelegd; { $name } trekt opnieuw.
page-event-TilesBack = Apart gelegde kaarten gaan weer in de voorraad.
page-event-DragonFlew = De draak vliegt naar de nieuwe vulkaan.
page-event-DragonMoved = { $name } leidt de draak verder.
page-event-FairyMoved = { $name } zet de fee bij { NOUN($figure, "the") }.
page-can-fairy = verzet de fee
    .short = fee
