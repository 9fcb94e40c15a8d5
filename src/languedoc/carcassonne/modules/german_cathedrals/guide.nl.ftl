# Steps

guide-step-deploy_archbishop = Aartsbisschop
    .text = In de kathedraal van de zojuist gelegde tegel mag een horige als aartsbisschop.
guide-step-cathedral_roads_moved = Wegen van een kathedraal veranderd
    .text = Heeft een veerboot wegen veranderd, kijk dan opnieuw of alle wegen van een kathedraal voltooid zijn.
guide-step-cathedral_roads_joined = Alle wegen van een kathedraal
    .text = Kijk of alle wegen van een kathedraal voltooid zijn: dan is zij het ook.
guide-step-score_archbishop = Aartsbisschop
    .text = Zijn alle wegen van een kathedraal voltooid, dan krijgt de aartsbisschop 1 punt voor elk wegdeel, 2 op wegen met een herberg. Op de tegel van de kathedraal telt elke weg apart.
    .example = Wegen van 4, 3 met herberg en 2: 4 + 6 + 2 = 12.
guide-step-mod_german_cathedral_road = Weg aan een kathedraal
    .text = Een voltooide weg die naar een kathedraal leidt, brengt 2 punten per wegdeel op, 3 met een herberg.
guide-step-final_archbishop = Aartsbisschoppen
    .text = 1 punt voor elk wegdeel van de wegen van de kathedraal zonder herberg.

# Figures, tokens, buildings, signs, and what points are made of

guide-building-german_cathedrals-german_cathedral = Hoort bij de aartsbisschop. Voltooid als alle wegen ervan dat zijn.
guide-item-german_cathedrals-german_cathedral = 1 extra voor elk wegdeel van een weg aan een kathedraal.
    .title = Weg van een kathedraal
guide-item-german_cathedrals-sections = 1 voor elk wegdeel van de wegen van de kathedraal.
    .title = Wegdelen van een kathedraal
guide-item-german_cathedrals-inn_sections = 1 extra voor elk wegdeel van een weg met een herberg.

# At the table

guide-count-german_cathedrals = Kathedralen aan de einden
guide-count-sections = Wegdelen van zijn wegen
guide-count-raised_sections = Wegdelen van wegen met een herberg
