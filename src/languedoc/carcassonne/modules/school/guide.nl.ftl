# Steps

guide-step-setup_school = School
    .text = Leg de twee landschapskaarten van de school naast elkaar, aan het begin of, met een rivier, aan een weg van de rivier zodra die ten einde is. Zet de leraar erop. De startkaart gaat in de voorraad.
guide-step-teacher_share = Leraar
    .text = Wie de leraar heeft, krijgt de punten van de volgende telling ook; bij een eigen telling dubbel. Wordt er meer tegelijk geteld, dan kiest wie de leraar heeft een van de tellingen; gaan alle punten naar één speler, dan kiest die. Daarna gaat de leraar terug naar de school.
guide-step-award_teacher = Leraar nemen
    .text = Wie een weg voltooit die van de school uitgaat, neemt de leraar.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-school-teacher = Brengt wie hem heeft de punten van de volgende telling nog eens op.
guide-building-school-school = De wegen beginnen hier. Niemand staat erin.
guide-item-school-teacher = Zoveel als de telling de eigenaar opbracht.

# Getekende voorbeelden

guide-example-school-which_one = Waarvoor geldt de leraar?
    .text = Rood heeft de leraar. Blauw heeft zojuist een weg van Blauw en een stad van Groen voltooid. Blauw heeft 3 punten voor de weg, Groen 8 voor de stad.
    .task = De leraar brengt jou de punten van een van beide tellingen op. Kies de stad.
    .road = De weg brengt je maar 3 punten op. De stad is meer waard.
    .done = Je krijgt evenveel punten als de eigenaar. Dan gaat de leraar terug naar de school, en Blauw neemt hem meteen, omdat Blauw een weg van de school heeft voltooid.
guide-example-school-taken = De leraar wordt genomen
    .text = De handelsreiziger van Blauw staat op een weg die van de school uitgaat. Rood voltooit hem.
    .done = De punten van de weg zijn voor Blauw. Maar de leraar gaat naar Rood, die de kaart legde. Hij brengt Rood de punten van de volgende telling op.
guide-example-school-own_city = Dubbel voor de eigen stad
    .text = Rood heeft de leraar en sluit een eigen stad.
    .done = Wie de leraar heeft, krijgt de punten van een eigen telling twee keer. Dan gaat de leraar terug naar de school.
guide-example-school-passed_on = Van de een naar de ander
    .text = Rood heeft de leraar. Blauw voltooit een weg van de school waarop niemand staat.
    .done = De weg brengt geen punten op, dus brengt de leraar Rood ook niets op. Hij gaat rechtstreeks van Rood naar Blauw.

# Together with other modules
guide-with-teacher_share-watchtowers = De punten van een wachttoren zijn geen telling voor de leraar.
guide-with-teacher_share-messages = Punten van een depêche zijn geen telling voor de leraar.
guide-with-portal_enable-school = Ook naar wegen en weiden van de school.
