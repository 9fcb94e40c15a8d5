# Steps

guide-step-festival_enable = Feest
    .text = Je landschapskaart toont een feest: in plaats van een andere actie met een figuur mag je { $festival_return ->
        [figure] een figuur van elke soort
       *[other] een volgeling
    } terugnemen.
guide-step-festival_return = Volgeling terugnemen
    .text = Neem een van je volgelingen{ $festival_return ->
        [figure] , of je bouwmeester, varken, herder of schuur,
       *[other] { "" }
    } van een willekeurige kaart terug in je voorraad. Gevangenen komen zo niet vrij.

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-festival-festival = Wie hem legt, mag een volgeling terugnemen in plaats van er een in te zetten.

# Getekende voorbeelden

guide-example-festival-take_back = Een feest haalt een ridder thuis
    .text = De ridder van Rood staat in een stad die nog aan drie kanten open is. Rood heeft zojuist een landschapskaart met een feest gelegd.
    .task = Zet niemand in, maar neem je ridder terug.
    .passed = Je hoeft niets te doen. Maar in je voorraad heb je meer aan de ridder: neem hem terug.
    .knight = Dat zou een tweede ridder zijn die wacht. Haal liever de eerste naar huis.
    .deployed = Dat zou in plaats daarvan mogen. Vier hier het feest en neem je ridder terug.
    .done = De ridder is terug in je voorraad, van een willekeurige kaart en zonder punten. Dat was in deze beurt jouw actie met een figuur.
guide-example-festival-with_phantom = Eerst het feest, dan het fantoom
    .text = De ridder van Rood staat in een stad die nog aan drie kanten open is. Rood heeft zojuist een landschapskaart met een feest gelegd.
    .done = De ridder terugnemen was de actie met een figuur. Het fantoom komt erbij, op de zojuist gelegde kaart.
guide-example-festival-from_tower = Van de toren af
    .text = Boven op een toren staat de volgeling van Rood, die hem gesloten houdt. Rood heeft zojuist een landschapskaart met een feest gelegd.
    .done = Een feest haalt volgelingen van overal op de kaarten naar huis. De toren is weer open: er mogen weer delen op.
guide-example-festival-with_pig = Het varken gaat mee naar huis
    .text = De boer en het varken van Rood zijn op een weide die aan geen voltooide stad grenst. Rood heeft zojuist een landschapskaart met een feest gelegd.
    .done = Met de laatste boer gaat ook het varken naar huis. Beide kunnen vanaf de volgende beurt weer ingezet worden.

# Together with other modules
guide-with-place_house-festival = Niet als je een volgeling terugneemt.
guide-with-fruit_harvest-festival = Een volgeling terugnemen is geen inzetten.
guide-with-festival_return-hills_and_sheep = { $festival_return ->
        [figure] Ook de herder mag naar huis; zijn schapen gaan in de zak als er geen andere herder is.
       *[other] De herder mag zo niet naar huis.
    }
