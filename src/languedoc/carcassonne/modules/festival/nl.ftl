module-festival = Het Feest
    .sentence = Bij een feest mag je een volgeling naar huis halen in plaats van er een te zetten.

mark-festival = feest
    .a = een feest

option-festival_return = Wie naar huis mag
    .help = Wie voor een feest naar huis mag: alleen volgelingen, of ook bouwmeesters, varkens, herders en schuren.
option-festival_return-follower = volgelingen
option-festival_return-figure = alle figuren

verb-festival = { NOUN($figure, "the") } { $where } naar huis halen

event-FestivalHeld = { $name } viert feest en haalt { NOUN($figure, "a") } naar huis.
page-can-festival = haal een figuur naar huis voor het feest
    .short = feest
