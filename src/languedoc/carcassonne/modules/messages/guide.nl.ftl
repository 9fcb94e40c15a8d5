# Steps

guide-step-setup_messages = Depêches
    .text = Schud de { $message_card } depêches gedekt. Iedereen zet een tweede telfiguur, de bode, op 0.
guide-step-counting_figure = Welke figuur telt
    .text = Wie punten krijgt, verzet een van zijn twee telfiguren met al die punten.
guide-step-message_draw = Depêche
    .text = Komt in je beurt een van je telfiguren op een donker vak (0, 5, 10 …), trek dan een depêche. Wordt er van één soort meer tegelijk voltooid, dan kiest de actieve speler wat daarvan het eerst telt.
guide-step-message_choice = 2 punten of de depêche
    .text = Neem 2 punten, of doe wat de depêche zegt.
guide-step-message_follower = Horige van de depêche
    .text = Kies de horige om wie het gaat. { $messages_return ->
        [false] Na de telling gaat hij alleen naar huis als de depêche het zegt.
       *[other] Na de telling gaat hij naar huis.
    }
guide-step-message_part = Extra tegel door depêche
    .text = Bracht een depêche je nog een tegel, speel die dan nu: leggen, figuur, telling.

# Figures, tokens, buildings, signs, and what points are made of

guide-item-messages-message = 2 in plaats van de depêche.
guide-item-messages-own_pennants = 2 voor elk wapenschild in steden waar je een ridder hebt.
    .title = Wapenschilden van je steden
guide-item-messages-own_knights = 2 voor elke ridder van jou.
    .title = Je ridders
guide-item-messages-own_farmers = 2 voor elke boer van jou.
    .title = Je boeren

# At the table

guide-deck-messages = Depêches
    .smallest_road = Tel je kleinste weg
    .smallest_city = Tel je kleinste stad
    .smallest_monastery = Tel je kleinste klooster
    .pennants = 2 punten voor elk wapenschild in steden van je ridders
    .knights = 2 punten voor elk van je ridders
    .farmers = 2 punten voor elk van je boeren
    .extra_tile = Leg nog een tegel
    .score_and_return_follower = Tel een van je horigen en neem hem terug
