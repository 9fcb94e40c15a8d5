module-goldmines = Die Goldminen
    .sentence = Goldbarren liegen auf Landschaftskarten und gehen an den, der dort etwas fertig baut.

option-gold_sharing = Wer das Gold teilt
    .help = Ob Spieler, die sich Gold teilen, die Landschaftskarte wählen, von der sie einen Barren nehmen, oder ob sich die Barren von selbst verteilen: zuerst die, auf die die meisten Anspruch haben.
option-gold_sharing-chosen = die Spieler
option-gold_sharing-automatic = von selbst

mark-gold = Gold
    .a = Gold
token-gold_bar = Goldbarren
item-gold_bars = { $number ->
    [one] { $number } Goldbarren
   *[other] { $number } Goldbarren
}
holding-gold = { $number ->
    [one] { $number } Goldbarren
   *[other] { $number } Goldbarren
}
notice-gold = Gold (£): { $cells }

verb-gold = ein Goldbarren bei { $cell }
verb-collect = ein Goldbarren von { $cell }
step-gold_place = { $name }, wohin kommt der zweite Goldbarren?
step-award_gold = { $name }, von welcher Karte nimmst du einen Goldbarren?

event-GoldLaid = { $name } legt einen Goldbarren auf { $cell }.
event-GoldTaken = { $number ->
    [one] { $name } nimmt einen Goldbarren.
   *[other] { $name } nimmt { $number } Goldbarren.
}
award-gold = { $name } bekommt für Gold: { $payment }.
    .title = Gold

# On the page, where the board shows the place

look-token-gold_bar = { $number ->
    [one] { $number } Goldbarren
   *[other] { $number } Goldbarren
}
page-step-gold_place = Wohin soll der zweite Goldbarren?
    .other = { $name } wählt eine Karte für den zweiten Goldbarren
page-step-award_gold = Von welcher Karte nimmst du einen Goldbarren?
    .other = { $name } wählt, von welcher Karte ein Goldbarren kommt
page-verb-gold = Goldbarren hierhin
page-verb-collect = einen Goldbarren von hier nehmen
page-event-GoldLaid = { $name } legt einen Goldbarren auf eine Karte.
