# Steps

guide-step-setup_triangles = Driehoeken kiezen
    .text = Leg de driehoeken open neer. De laatste speler neemt er een, dan de anderen tegen de klok in, tot iedereen er { $each } heeft.
guide-step-choose_triangle = Driehoek in plaats van trekken
    .text = Voordat je trekt, mag je in plaats daarvan een van je driehoeken kiezen. Die vult een half vak; de lange zijde raakt alleen een andere driehoek.
guide-step-score_triangle_cloister = Klooster op een driehoek
    .text = Met landschapskaarten op de zes plaatsen ernaast brengt het 7 punten op.

# Figures, tokens, buildings, signs, and what points are made of

guide-item-half_so_wild-triangle_cloister = 7 voor een voltooid klooster op een driehoek.
    .title = Voltooid klooster op een driehoek

# Getekende voorbeelden

guide-example-half_so_wild-instead_of_drawing = Een driehoek in plaats van trekken
    .text = De ridder van Rood staat in een stad met een laatste opening, in het noorden. Voor het trekken mag Rood een van twee driehoeken nemen: een met een stad aan een korte zijde, een met een weg.
    .task = Neem de driehoek met de stad.
    .task-2 = Leg hem aan de opening, met zijn stad tegen de jouwe.
    .task-3 = Zet nu geen figuur. Dan wordt de stad geteld.
    .drawn = Wie trekt, moet leggen wat getrokken is. Gebruik hier een driehoek.
    .other = Daar staat geen stad op. Neem de andere driehoek.
    .elsewhere = Daar sluit hij je stad niet. De opening is ten noorden van je ridder.
    .placed = Dat zou mogen. Houd hier je volgeling en zet geen figuur.
    .done = De driehoek vult zijn vak half en telt als een kaart. Zijn lange zijde blijft vrij tot er een andere driehoek komt.
guide-example-half_so_wild-two_in_a_square = Twee driehoeken op één vak
    .text = De ridder van Rood staat in een stad die over de lange zijde van een driehoek verdergaat. Alleen een tweede driehoek kan haar daar sluiten.
    .done = Beide driehoeken vullen samen één vak, dus tellen ze als één kaart: 2 kaarten, geen 3.
guide-example-half_so_wild-monastery_on_triangle = Een klooster op een driehoek
    .text = De monnik van Rood staat op een driehoek. De zes plaatsen ernaast zijn de vakken aan de korte zijden en aan de hoeken, en de andere helft van het vak. Alleen die helft is leeg.
    .done = Zijn alle zes gevuld, dan brengt het klooster op een driehoek 7 punten op.
guide-example-half_so_wild-beside_monastery = Een driehoek naast een klooster
    .text = Rond het klooster van Rood is nog één vak leeg, in het zuidoosten. Rood heeft een driehoek gekozen.
    .done = Eén driehoek is genoeg om het vak te vullen: 9 punten zoals altijd.

# Together with other modules
guide-with-dragon_move-half_so_wild = Een vak met een of twee driehoeken geldt als één kaart; de draak treft beide.
guide-with-tower_capture-half_so_wild = Vakken worden geteld; een driehoek geldt als kaart.
guide-with-final_abbot-half_so_wild = Een vak met één driehoek telt 1 en onderbreekt geen rij.
guide-with-hill_hidden_tile-half_so_wild = Een tweede driehoek in dat vak ligt op dezelfde heuvel.
guide-with-place_house-half_so_wild = Op een driehoek geldt het voor beide helften van het vak.
guide-with-choose_triangle-river = Niet zolang er nog rivierkaarten zijn.
guide-with-award_king-half_so_wild = Twee driehoeken van één vak tellen als één kaart.
