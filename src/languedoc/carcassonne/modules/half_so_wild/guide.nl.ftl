# Steps

guide-step-setup_triangles = Driehoeken kiezen
    .text = Leg de driehoeken open neer. De laatste speler neemt er een, dan de anderen tegen de klok in, tot iedereen er { $each } heeft.
guide-step-choose_triangle = Driehoek in plaats van trekken
    .text = Voordat je trekt, mag je in plaats daarvan een van je driehoeken kiezen. Die vult een half vak; de lange zijde raakt alleen een andere driehoek.
guide-step-score_triangle_cloister = Klooster op een driehoek
    .text = Met tegels op de zes plaatsen ernaast brengt het 7 punten op.

# Figures, tokens, buildings, signs, and what points are made of

guide-item-half_so_wild-triangle_cloister = 7 voor een voltooid klooster op een driehoek.
    .title = Voltooid klooster op een driehoek
