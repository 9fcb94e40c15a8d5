module-goldmines = The Goldmines
    .sentence = Gold bars lie on tiles and go to whoever completes something there.

option-gold_sharing = Who shares the gold
    .help = Whether players who share gold choose from which tile they take a bar, or the bars are shared out by themselves: first those that most players may take.
option-gold_sharing-chosen = the players
option-gold_sharing-automatic = by itself

mark-gold = gold
    .a = gold
token-gold_bar = gold bars
item-gold_bars = { $number ->
    [one] { $number } gold bar
   *[other] { $number } gold bars
}
holding-gold = { $number ->
    [one] { $number } gold bar
   *[other] { $number } gold bars
}
notice-gold = gold (£): { $cells }

verb-gold = a gold bar at { $cell }
verb-collect = a gold bar from { $cell }
step-gold_place = { $name }, where does the second gold bar go?
step-award_gold = { $name }, from which tile do you take a gold bar?

event-GoldLaid = { $name } puts a gold bar at { $cell }.
event-GoldTaken = { $number ->
    [one] { $name } takes { $number } gold bar.
   *[other] { $name } takes { $number } gold bars.
}
award-gold = { $name } scores for gold: { $payment }.
    .title = gold

# On the page, where the board shows the place

look-token-gold_bar = { $number ->
    [one] { $number } gold bar
   *[other] { $number } gold bars
}
page-step-gold_place = Where shall the second gold bar go?
    .other = { $name } chooses a tile for the second gold bar
page-step-award_gold = From which tile will you take a gold bar?
    .other = { $name } chooses from which tile to take a gold bar
page-verb-gold = gold bar here
page-verb-collect = take a gold bar from here
page-event-GoldLaid = { $name } puts a gold bar on a tile.
