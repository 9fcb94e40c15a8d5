# Steps

guide-step-setup_school = School
    .text = Leg de twee tegels van de school naast elkaar, aan het begin of, met een rivier, aan een weg van de rivier zodra die ten einde is. Zet de leraar erop. De starttegel gaat in de voorraad.
guide-step-teacher_share = Leraar
    .text = Wie de leraar heeft, krijgt de punten van de volgende telling ook; bij een eigen telling dubbel. Wordt er meer tegelijk geteld, dan kiest wie de leraar heeft een van de tellingen; gaan alle punten naar één speler, dan kiest die. Daarna gaat de leraar terug naar de school.
guide-step-award_teacher = Leraar nemen
    .text = Wie een weg voltooit die van de school uitgaat, neemt de leraar.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-school-teacher = Brengt wie hem heeft de punten van de volgende telling nog eens op.
guide-building-school-school = De wegen beginnen hier. Niemand staat erin.
guide-item-school-teacher = Zoveel als de telling de eigenaar opbracht.
