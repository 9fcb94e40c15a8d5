module-traders_and_builders = Händler & Baumeister
    .sentence = Der Baumeister bringt ein zweites Plättchen, das Schwein reichere Wiesen, und wer eine Stadt fertig baut, nimmt ihre Waren.

option-goods = Waren
    .help = Ob fertige Städte Waren bringen.

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

event-GoodsTaken = { $name } nimmt { $goods }.
event-SecondPart = Der Baumeister bringt { $name } ein zweites Plättchen.
award-goods = { $name } bekommt für Waren: { $payment }.
    .title = Waren
