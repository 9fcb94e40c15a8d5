module-robbers = De Rovers
    .sentence = Rovers op de puntentabel nemen de helft van wat de beroofde de volgende keer krijgt.

option-robber_active = Actieve speler eerst
    .help = Of wie een landschapskaart met een rover legt, eerst de eigen rover mag plaatsen of verzetten.

figure-robber = rover
    .a = een rover
    .the = de rover
    .counted = { $number ->
        [one] { $number } rover
       *[other] { $number } rovers
    }
mark-robber = rover
    .a = een rover
item-robbery = roof
item-robber = rover
place-beside_marker = naast de telsteen van { $name }
place-beside_messenger = naast de bode van { $name }
notice-beside_marker = Een rover van { $owner } staat naast de telsteen van { $name }
notice-beside_messenger = Een rover van { $owner } staat naast de bode van { $name }

verb-rob = rover { $where }
step-robber_active = { $name }, plaats of verzet je je rover?
step-robber_place = { $name }, naast wie komt je rover?
page-step-robber_active = Plaats of verzet je je rover?
    .other = { $name } mag een rover plaatsen of verzetten
page-step-robber_place = Naast wie komt je rover?
    .other = { $name } plaatst een rover

event-RobberPlaced = { $name } zet een rover { $where }.
event-RobberStruck = De rover van { $name } { $where } slaat toe en gaat naar huis.
award-robbery = { $name } rooft { points }.
    .title = roof
award-robber = { $name } krijgt { points } voor de rover op de puntentabel.
    .title = rovers
