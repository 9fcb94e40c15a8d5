module-wind_roses = De Windrozen
    .sentence = Landschapskaarten die punten opleveren als ze liggen in het kwart van het land dat ze noemen.

option-rose_placement = Waar kwartrozen mogen liggen
    .help = Of een kwartroos in haar kwart en gedraaid als de hele roos moet liggen, zodat ze altijd punten oplevert, of overal mag liggen en alleen in haar kwart punten oplevert.
option-rose_placement-forced = alleen in hun kwart
option-rose_placement-free = overal
option-rose_first = De hele roos vóór de rivier
    .help = Of met een rivier de hele roos als allereerste landschapskaart ligt en de bron ernaast, in plaats van gelegd te worden als de rivier ten einde is.

mark-wind_rose_full = windroos
    .a = een windroos
mark-wind_rose_full_blue = blauwe windroos
    .a = een blauwe windroos
mark-wind_rose_NE = windroos van het noordoosten
    .a = een windroos van het noordoosten
mark-wind_rose_SE = windroos van het zuidoosten
    .a = een windroos van het zuidoosten
mark-wind_rose_SW = windroos van het zuidwesten
    .a = een windroos van het zuidwesten
mark-wind_rose_NW = windroos van het noordwesten
    .a = een windroos van het noordwesten
item-wind_rose = windroos

verb-rose = bij { $cell }, gedraaid naar { $side }
step-setup_wind_rose = { $name }, waar ligt de windroos?
award-wind_rose = { $name } legt een windroos in haar kwart: { points }.
    .title = windrozen

# On the page, where the board shows the place

page-step-setup_wind_rose = Leg de windroos: zij zegt waar het noorden is
    .other = { $name } legt de windroos
page-verb-rose = { $quarters ->
        [0] de windroos zoals gedrukt
        [1] de windroos naar rechts gedraaid
        [2] de windroos ondersteboven
       *[3] de windroos naar links gedraaid
    }
