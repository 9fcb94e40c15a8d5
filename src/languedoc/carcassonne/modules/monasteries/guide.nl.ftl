# Steps

guide-step-setup_monasteries = Kloosters
    .text = { $monasteries_keep ->
        [add] Schud de nieuwe kloosters erdoor; die van het basisspel blijven erbij.
       *[other] Haal de zes kloosters van het basisspel eruit en schud de nieuwe erdoor.
    }
guide-step-deploy_abbot = Abt
    .text = In een nieuw klooster mag je je horige als abt neerleggen in plaats van hem als monnik te zetten. Een abt blijft tot het einde.
guide-step-final_abbot = Abten
    .text = 1 punt voor het klooster en 1 voor elke tegel in een ononderbroken rij ervandaan in de vier richtingen.
    .example = 2 omhoog, geen rechts, 2 omlaag, 1 links: 6.

# Figures, tokens, buildings, signs, and what points are made of

guide-building-monasteries-abbacy = Hier ligt een abt tot het einde en telt de rijen in de vier richtingen.
guide-mark-monasteries-abbot = Hier mag een monnik of een abt wonen.
