module-cathars = De Katharen
    .sentence = Belegerde steden zijn minder waard voor ridders en meer voor boeren.

option-siege = Belegeringen
    .help = Of steden met een belegering belegerd zijn.
option-escape = Ontsnapping
    .help = Of ridders uit belegerde steden mogen ontsnappen.
option-siege_escape = Waar een klooster moet liggen
    .help = Naast welke landschapskaarten een klooster moet liggen opdat ridders mogen ontsnappen: naast een belegeringskaart van hun stad, of naast een willekeurige kaart ervan.
option-siege_escape-siege_tile = naast een belegeringskaart
option-siege_escape-any_tile = naast een willekeurige landschapskaart van de stad

mark-besieged = belegering
    .a = een belegering
item-siege = belegering

verb-escape = { NOUN($figure, "the") } van { $owner } { $where } uit de stad halen
step-siege_escape = { $name }, ontsnapt er een ridder?
    .pass = niemand ontsnapt

event-KnightEscaped = { $name } haalt { NOUN($figure, "a") } uit een belegerde stad.

# On the page, where the board shows the place

page-step-siege_escape = Laat je een van je ridders aan de belegering ontsnappen?
    .other = { $name } mag een ridder laten ontsnappen
page-verb-escape = deze ridder laten ontsnappen
