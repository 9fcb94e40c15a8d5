module-traders_and_builders = Händler & Baumeister
    .sentence = Der Baumeister bringt ein zweites Plättchen, das Schwein reichere Wiesen, und wer eine Stadt fertig baut, nimmt ihre Waren.

option-goods = Waren
    .help = Ob fertige Städte Waren bringen.
option-builder_optional = Zweites Plättchen des Baumeisters
    .help = Ob man auf das zweite Plättchen verzichten darf, das der Baumeister bringt.

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

verb-again = ein zweites Plättchen legen
step-builder_second_part = { $name }, ein zweites Plättchen?

event-GoodsTaken = { $name } nimmt { $goods }.
event-SecondPart = Der Baumeister bringt { $name } ein zweites Plättchen.
award-goods = { $name } bekommt für Waren: { $payment }.
    .title = Waren

# On the page, where the board shows the place

page-step-builder_second_part = Legst du ein zweites Plättchen?
    .other = { $name } darf ein zweites Plättchen legen
