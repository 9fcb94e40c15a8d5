module-princess_and_dragon = Burgfräulein & Drache
    .sentence = Ein Drache frisst Gefolgsleute, eine Fee beschützt einen, Burgfräulein schicken Ritter heim, und Zaubergänge führen überallhin.

option-princess_action = Burgfräulein
    .help = Ob jemand, der ein Burgfräulein in eine Stadt mit Rittern legt, einen von ihnen heimschicken muss oder darf.
option-princess_action-must = muss einen Ritter heimschicken
option-princess_action-may = darf einen Ritter heimschicken
option-dragon_timing = Der Drache zieht
    .help = Wann der Drache zieht: nach dem Setzen der Figur und vor der Wertung, schon vor der Figur oder erst nach der Wertung.
option-dragon_timing-after_wood = nach der Figur
option-dragon_timing-before_wood = vor der Figur
option-dragon_timing-after_scoring = nach der Wertung
option-fairy_binding = Die Fee hilft
    .help = Wem die Fee Punkte bringt: dem einen Gefolgsmann, zu dem sie gestellt wurde; allen Gefolgsleuten auf ihrer Landschaftskarte; oder diesem Gefolgsmann auch noch, wenn er sie verlassen hat und wieder gesetzt wurde.
option-fairy_binding-follower = einem Gefolgsmann
option-fairy_binding-tile = allen auf ihrer Landschaftskarte
option-fairy_binding-follower_for_good = einem Gefolgsmann für immer
option-dragon = Drache
    .help = Ob es einen Drachen gibt; ohne ihn bewirken Vulkane und Drachenkarten nichts.
option-fairy = Fee
    .help = Ob es eine Fee gibt.
option-princess = Burgfräulein im Spiel
    .help = Ob Burgfräulein Ritter heimschicken.
option-portal = Zaubergänge
    .help = Ob Zaubergänge auf andere Landschaftskarten führen.

item-fairy = die Fee
mark-volcano = Vulkan
    .a = ein Vulkan
mark-dragon = Drache
    .a = ein Drache
mark-princess = Burgfräulein
    .a = ein Burgfräulein
mark-portal = Zaubergang
    .a = ein Zaubergang
token-dragon = Drache
token-fairy = Fee

verb-princess = { NOUN($figure, "den") } von { $owner } { $where } heimschicken
verb-fairy = { $target ->
    [cell] die Fee: bei { $cell }
   *[figure] die Fee: { $figure } von { $owner } { $where }
}
verb-dragon = auf die Landschaftskarte bei { $cell }
step-princess_remove = { $name }, wen schickt das Burgfräulein heim?
step-dragon_move = { $name }, wohin zieht der Drache?
notice-dragon = Drache (§) bei { $cell }
notice-fairy = Fee (*) bei { $cell }
    .with = Fee (*) bei { $cell }, mit { $name }
notice-set_aside = beiseitegelegt: { $tiles }

event-TileSetAside = Die Karte { $tile } wird beiseitegelegt; { $name } zieht neu.
event-TilesBack = Beiseitegelegte Karten kommen wieder in den Vorrat: { $tiles }.
event-DragonFlew = Der Drache fliegt nach { $cell }.
event-DragonMoved = { $name } führt den Drachen nach { $cell }.
event-FairyMoved = { $name } stellt die Fee neben { NOUN($figure, "den") } { $where }.
award-fairy = { $name } hat die Fee: { points }.
    .title = Fee

# On the page, where the board shows the place

look-token-dragon = Der Drache
look-token-fairy = Die Fee
page-notice-set_aside = { $number ->
        [one] Eine Drachenkarte ist beiseitegelegt
       *[other] { $number } Drachenkarten sind beiseitegelegt
    }
page-notice-fairy =
    .with = Die Fee ist bei { $name }
page-step-princess_remove = Wen soll das Burgfräulein heimschicken?
    .other = { $name } wählt, wen das Burgfräulein heimschickt
page-step-dragon_move = Wohin soll der Drache ziehen?
    .other = { $name } zieht den Drachen
page-verb-fairy = { $target ->
        [cell] die Fee auf die Karte
       *[figure] die Fee zu: { $figure } von { $owner }
    }
page-verb-dragon = den Drachen auf die Karte
page-event-TileSetAside = Eine Karte wird beiseitegelegt; { $name } zieht neu.
page-event-TilesBack = Beiseitegelegte Karten kommen wieder in den Vorrat.
page-event-DragonFlew = Der Drache fliegt zum neuen Vulkan.
page-event-DragonMoved = { $name } führt den Drachen weiter.
page-event-FairyMoved = { $name } stellt die Fee neben { NOUN($figure, "den") }.
page-can-fairy = versetze die Fee
    .short = Fee
