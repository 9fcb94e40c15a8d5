module-traders_and_builders = Händler & Baumeister
    .sentence = Der Baumeister bringt eine zweite Landschaftskarte, das Schwein reichere Wiesen, und wer eine Stadt fertig baut, nimmt ihre Waren.

option-goods = Waren
    .help = Ob fertige Städte Waren bringen.
option-builder_optional = Zweite Landschaftskarte des Baumeisters
    .help = Ob man auf die zweite Landschaftskarte verzichten darf, die der Baumeister bringt.

figure-builder = Baumeister
    .a = einen Baumeister
    .den = den Baumeister
    .counted = { $number ->
        [one] einen Baumeister
       *[other] { $number } Baumeister
    }
figure-pig = Schwein
    .a = ein Schwein
    .den = das Schwein
    .counted = { $number ->
        [one] ein Schwein
       *[other] { $number } Schweine
    }
item-wine = { $number } Wein
item-grain = { $number } Korn
item-cloth = { $number } Tuch
item-pig = das Schwein
mark-goods_wine = Wein
    .a = Wein
mark-goods_grain = Korn
    .a = Korn
mark-goods_cloth = Tuch
    .a = Tuch

verb-again = eine zweite Landschaftskarte legen
step-builder_second_part = { $name }, eine zweite Karte?

event-GoodsTaken = { $name } nimmt { $goods }.
event-SecondPart = Der Baumeister bringt { $name } eine zweite Karte.
award-goods = { $name } bekommt für Waren: { $payment }.
    .title = Waren

# On the page, where the board shows the place

page-step-builder_second_part = Legst du eine zweite Karte?
    .other = { $name } darf eine zweite Karte legen
