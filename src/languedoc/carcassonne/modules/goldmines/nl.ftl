module-goldmines = De Goudmijnen
    .sentence = Goudstaven liggen op landschapskaarten en gaan naar wie daar iets voltooit.

option-gold_sharing = Wie het goud deelt
    .help = Of spelers die goud delen de landschapskaart kiezen waarvan ze een staaf nemen, of de staven zichzelf verdelen: eerst die waarop de meeste spelers recht hebben.
option-gold_sharing-chosen = de spelers
option-gold_sharing-automatic = vanzelf

mark-gold = goud
    .a = goud
token-gold_bar = goudstaven
item-gold_bars = { $number ->
    [one] { $number } goudstaaf
   *[other] { $number } goudstaven
}
holding-gold = { $number ->
    [one] { $number } goudstaaf
   *[other] { $number } goudstaven
}
notice-gold = goud (£): { $cells }

verb-gold = een goudstaaf op { $cell }
verb-collect = een goudstaaf van { $cell }
step-gold_place = { $name }, waar komt de tweede goudstaaf?
step-award_gold = { $name }, van welke kaart neem je een goudstaaf?

event-GoldLaid = { $name } legt een goudstaaf op { $cell }.
event-GoldTaken = { $number ->
    [one] { $name } neemt { $number } goudstaaf.
   *[other] { $name } neemt { $number } goudstaven.
}
award-gold = { $name } krijgt voor goud: { $payment }.
    .title = goud

# On the page, where the board shows the place

look-token-gold_bar = { $number ->
    [one] { $number } goudstaaf
   *[other] { $number } goudstaven
}
page-step-gold_place = Waar moet de tweede goudstaaf heen?
    .other = { $name } kiest een kaart voor de tweede goudstaaf
page-step-award_gold = Van welke kaart neem je een goudstaaf?
    .other = { $name } kiest van welke kaart een goudstaaf komt
page-verb-gold = goudstaaf hierheen
page-verb-collect = een goudstaaf van hier nemen
page-event-GoldLaid = { $name } legt een goudstaaf op een kaart.
