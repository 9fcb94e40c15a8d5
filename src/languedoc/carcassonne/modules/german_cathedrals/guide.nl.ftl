# Steps

guide-step-deploy_archbishop = Aartsbisschop
    .text = In de kathedraal van de zojuist gelegde landschapskaart mag een volgeling als aartsbisschop.
guide-step-cathedral_roads_moved = Wegen van een kathedraal veranderd
    .text = Heeft een veerboot wegen veranderd, kijk dan opnieuw of alle wegen van een kathedraal voltooid zijn.
guide-step-cathedral_roads_joined = Alle wegen van een kathedraal
    .text = Kijk of alle wegen van een kathedraal voltooid zijn: dan is zij het ook.
guide-step-score_archbishop = Aartsbisschop
    .text = Zijn alle wegen van een kathedraal voltooid, dan krijgt de aartsbisschop 1 punt voor elk wegdeel, 2 op wegen met een herberg. Op de landschapskaart van de kathedraal telt elke weg apart.
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

# Getekende voorbeelden

guide-example-german_cathedrals-archbishop = Een aartsbisschop
    .text = Drie wegen leiden naar het lege vak in het midden, en elk ervan is aan het andere eind gesloten. Rood heeft een kathedraal met drie wegen getrokken.
    .task = Leg de kathedraal waar de drie wegen samenkomen.
    .task-2 = Zet je volgeling als aartsbisschop in de kathedraal.
    .elsewhere = Daar past zij, maar haar wegen zouden open blijven. Leg haar op het vak waar drie wegen eindigen.
    .road = Een handelsreiziger zou de punten van één weg krijgen. De aartsbisschop krijgt iets voor alle drie.
    .placed = Dat zou mogen. Zet hier een volgeling in de kathedraal.
    .done = Alle drie de wegen zijn voltooid, dus de aartsbisschop wordt meteen betaald: 1 punt voor elk wegdeel. De kaart van de kathedraal telt bij elke weg. Daarna gaat hij naar huis.
guide-example-german_cathedrals-road = Een weg naar een kathedraal
    .text = De handelsreiziger van Rood staat op een weg die bij een kathedraal begint. Blauw sluit het andere eind.
    .done = Een voltooide weg die naar een kathedraal leidt, brengt 2 punten per wegdeel op in plaats van 1. Het maakt niet uit wie er in de kathedraal is.
guide-example-german_cathedrals-inn = Een kathedraal en een herberg
    .text = De aartsbisschop van Rood wacht in de kathedraal. Haar weg in het zuiden gaat langs een herberg en is voltooid, net als de lange in het westen. Blauw sluit de derde.
    .done = Elk wegdeel van de drie wegen brengt 1 punt op, op de weg met de herberg 1 extra.
guide-example-german_cathedrals-end = Een kathedraal aan het eind
    .text = Rood heeft de laatste landschapskaart. De aartsbisschop van Rood is in de kathedraal, en twee van haar drie wegen zijn nog open.
    .done = Aan het eind krijgt een aartsbisschop 1 punt voor elk wegdeel van al zijn wegen, voltooid of niet. Een weg met een herberg zou niets tellen.
guide-example-german_cathedrals-ferry = Een veerboot sluit een weg
    .text = De weg ten westen van de kathedraal van Rood gaat verder over een veerboot. Rood heeft hem verlengd en mag de veerboot verleggen.
    .done = De weg eindigt nu bij het meer. Zo zijn alle wegen van de kathedraal voltooid, en de aartsbisschop wordt betaald.

# Together with other modules
guide-with-mod_german_cathedral_road-mage_and_witch = De heks halveert ook deze punten; die van de aartsbisschop blijven.
guide-with-score_archbishop-little_buildings = Huisjes brengen hem niets op.
guide-with-award_gold-german_cathedrals = Een aartsbisschop neemt alleen het goud op de kaart van zijn kathedraal.
guide-with-deploy_phantom-german_cathedrals = Het fantoom mag aartsbisschop worden.
guide-with-portal_enable-german_cathedrals = Ook naar een vrije, onvoltooide kathedraal, als aartsbisschop.
guide-with-message_choice-german_cathedrals = Een aartsbisschop is geen handelsreiziger, ridder, boer of monnik.
