# Steps

guide-step-watchtower_restriction = Niemand op de wachttoren
    .text = Op de wachttoren zelf staat niemand; weg, stad en weide van de landschapskaart zijn vrij zoals altijd.
guide-step-score_watchtower = Wachttoren
    .text = Wordt een weg of stad op de landschapskaart van een wachttoren voltooid, { $watchtower_owner ->
        [meeple_owner] dan krijgt ieder eerst voor elke volgeling die er op die kaart in staat
        [figure_owner] dan krijgt ieder eerst voor elke figuur die er op die kaart in staat
       *[other] dan krijg je eerst
    } wat hij op zijn kaart en de hoogstens 8 eromheen telt: 1 voor elke kaart met weg of met stad, 2 voor elke volgeling of elk wapenschild, 3 voor elk klooster, zoals gedrukt.

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-watchtowers-watchtower = Betaalt wie hier een weg of stad voltooit voor wat eromheen ligt.
guide-item-watchtowers-tower_roads = 1 voor elke kaart met een weg rond de wachttoren.
guide-item-watchtowers-tower_cities = 1 voor elke kaart met een stad rond de wachttoren.
guide-item-watchtowers-tower_followers = 2 voor elke volgeling rond de wachttoren.
    .title = Volgelingen rond een wachttoren
guide-item-watchtowers-tower_pennants = 2 voor elk wapenschild rond de wachttoren.
    .title = Wapenschilden rond een wachttoren
guide-item-watchtowers-tower_cloisters = 3 voor elk klooster rond de wachttoren.
    .title = Kloosters rond een wachttoren

# Getekende voorbeelden

guide-example-watchtowers-beside_the_tower = Naast de wachttoren
    .text = Rood heeft een wachttoren tussen twee wegen gelegd. Op de toren mag niemand staan, maar zijn wegen en weiden zijn vrij.
    .done = Rood neemt de weide in het zuiden. De toren zelf is van niemand.
guide-example-watchtowers-followers = Uitkijken van een wachttoren
    .text = De wachttoren telt volgelingen: 2 punten voor elke op zijn landschapskaart en eromheen. In zijn stad staat de ridder van Blauw, en twee monniken van Rood zijn dichtbij. De stad heeft één opening in het oosten.
    .task = Sluit de stad van Blauw: leg je landschapskaart aan de opening in het oosten. Het loont.
    .task-2 = Bevestig dat je geen volgeling zet. Dan wordt de wachttoren nog vóór de stad geteld.
    .elsewhere = Daar zou je niets krijgen. Sluit de stad bij de wachttoren, ook al is ze van Blauw.
    .deployed = Daar zou een volgeling op mogen. Zet er hier geen en kijk wat er gebeurt.
    .done = Wie een weg of stad bij een wachttoren voltooit, krijgt de punten, ook als die van een ander is. Alle drie de volgelingen tellen, ook die van Blauw. Daarna scoort Blauw de stad.
guide-example-watchtowers-pennants = Een wachttoren telt wapenschilden
    .text = De landschapskaart van Rood toont een wachttoren die wapenschilden telt, en sluit de kleine stad van de startkaart. In die stad staat niemand.
    .done = Op de kaarten eromheen zijn drie wapenschilden, elk voor 2 punten. Ook onvoltooide steden tellen, en Rood krijgt de punten zonder ridder.
guide-example-watchtowers-on_the_tile = Wie daar staat, wordt betaald
    .text = Volgens de regel die hier is afgesproken, krijgen volgelingen op de landschapskaart van de wachttoren de punten. Daar staat de ridder van Blauw. Rood sluit zijn stad.
    .done = Blauw krijgt de punten van de wachttoren, 2 voor elk van de drie volgelingen in de buurt, en daarna die van de stad. Rood krijgt niets.
guide-example-watchtowers-abbey = Ook abdijen zijn kloosters
    .text = De wachttoren telt kloosters: 3 punten voor elk. Er zijn er twee omheen. Rood heeft de abdij nog niet gelegd, en het gat naast de wachttoren heeft aan alle vier de zijden een landschapskaart.
    .done = De abdij sluit de weg af en telt zelf als klooster, dus krijgt Rood 9 punten.

# Together with other modules
guide-with-score_watchtower-count = Wie uit Carcassonne komt, komt pas daarna.
