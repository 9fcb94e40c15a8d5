module-crop_circles = Die Kornkreise
    .sentence = Kornkreise lassen alle einen Gefolgsmann einer Art hinzustellen oder zurücknehmen.

option-crop_add = Hinzustellen beim Kornkreis
    .help = Ob alle, die können, beim Kornkreis einen Gefolgsmann hinzustellen müssen oder darauf verzichten dürfen.
option-crop_add-must = müssen
option-crop_add-may = dürfen

mark-crop_circle_field = Kornkreis mit Mistgabel
    .a = ein Kornkreis mit Mistgabel
mark-crop_circle_city = Kornkreis mit Schild
    .a = ein Kornkreis mit Schild
mark-crop_circle_road = Kornkreis mit Keule
    .a = ein Kornkreis mit Keule
mark-crop_circle_unspecified = Kornkreis ohne Zeichen
    .a = ein Kornkreis ohne Zeichen

verb-circle = { $role }
verb-all_add = alle stellen einen Gefolgsmann hinzu
verb-all_remove = alle nehmen einen Gefolgsmann zurück
verb-reinforce = { NOUN($figure, "a") } { NOUN($segment, "at") } hinzustellen
verb-withdraw = { NOUN($figure, "den") } { $where } zurücknehmen
step-crop_role = { $name }, welche Gefolgsleute betrifft der Kornkreis?
step-crop_circle = { $name }, was tun alle beim Kornkreis?
step-crop_add = { $name }, zu wem stellst du einen Gefolgsmann?
step-crop_remove = { $name }, wer kommt nach Hause?

event-CircleDecided = Kornkreis: { $name } lässt alle hinzustellen, wo sie { NOUN($role, "a") } haben.
    .removing = Kornkreis: { $name } lässt alle { NOUN($role, "a") } zurücknehmen.
event-FollowerAdded = { $name } stellt { NOUN($figure, "a") } { NOUN($segment, "at") } hinzu.

# On the page, where the board shows the place

page-step-crop_role = Welche Gefolgsleute soll der Kornkreis betreffen?
    .other = { $name } wählt, wen der Kornkreis betrifft
page-step-crop_circle = Sollen alle einen Gefolgsmann hinzustellen oder zurücknehmen?
    .other = { $name } entscheidet über den Kornkreis
page-step-crop_add = Zu wem stellst du einen Gefolgsmann?
    .other = { $name } stellt einen Gefolgsmann hinzu
page-step-crop_remove = Wer soll nach Hause kommen?
    .other = { $name } nimmt einen Gefolgsmann zurück
