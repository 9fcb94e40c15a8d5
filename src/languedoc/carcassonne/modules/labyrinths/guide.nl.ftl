# Steps

guide-step-labyrinth_rule = Labyrint
    .text = Het is geen kruispunt: de vier wegen zijn er één. { $labyrinth ->
        [advanced] Het labyrint en elke arm mogen apart bezet worden.
       *[other] Eén volgeling houdt alles, en daarna mag niemand meer op een van de wegen.
    }
guide-step-score_labyrinth = Gevorderd labyrint
    .text = Wordt het voltooid, dan krijgt de meerderheid 2 punten extra voor elke { $labyrinth_counts ->
        [figures] figuur
       *[other] volgeling
    } erin, van welke kleur ook.

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-labyrinths-labyrinth = Verbindt zijn vier wegen tot één.
guide-item-labyrinths-in_the_labyrinth = 2 voor elke volgeling in het gevorderde labyrint.
    .title = Volgelingen in het labyrint

# At the table

guide-count-labyrinth = Volgelingen in het netwerk

# Getekende voorbeelden

guide-example-labyrinths-one_road = Een labyrint is één weg
    .text = Volgens de eenvoudige regels zijn de vier wegen van het labyrint er één. De handelsreiziger van Rood staat erin, en het laatste open eind, in het zuiden, wordt gesloten.
    .done = Het hele netwerk telt als één weg: 1 punt voor elk van zijn kaarten.
guide-example-labyrinths-occupied = Bezet volgens de eenvoudige regels
    .text = De handelsreiziger van Blauw staat op een weg. Rood legt een labyrint aan het eind, en zo horen de vier wegen ervan bij die van Blauw.
    .done = Volgens de eenvoudige regels mag er niemand meer als handelsreiziger bij. Rood legt een boer op de weide.
guide-example-labyrinths-centre = Het labyrint in
    .text = Volgens de gevorderde regels mogen het labyrint en elke arm apart bezet worden. De handelsreiziger van Blauw staat op een weg, en Rood heeft een labyrint getrokken.
    .task = Leg het labyrint aan het eind van de weg van Blauw.
    .task-2 = De weg is van Blauw, maar het labyrint is vrij. Zet er je handelsreiziger in.
    .elsewhere = Daar zou het ver van Blauw liggen. Leg het aan het andere eind, naast de handelsreiziger van Blauw.
    .field = Een boer zou voor de weg niets doen. Zet een handelsreiziger in het labyrint.
    .passed = Dan zou Blauw de weg alleen houden. Zet een handelsreiziger in het labyrint.
    .done = Nu staan beide op dezelfde weg. Wordt hij voltooid, dan krijgt de meerderheid de punten ervan en 2 extra voor elke volgeling erin.
guide-example-labyrinths-arm = Een arm van het labyrint
    .text = De handelsreiziger van Rood staat in het labyrint. Blauw heeft de arm in het oosten verlengd.
    .done = Volgens de gevorderde regels was deze arm nog vrij: tussen het labyrint en het eind stond niemand. De handelsreiziger van Blauw mag erheen.
guide-example-labyrinths-network = Een labyrint wordt voltooid
    .text = Rood heeft twee handelsreizigers in het labyrint en zijn armen, Blauw heeft er één. Rood sluit de laatste arm.
    .done = Rood heeft de meerderheid en krijgt 1 punt voor elke kaart en 2 voor elk van de drie volgelingen, ook voor die van Blauw.
guide-example-labyrinths-inn = Een labyrint met een herberg
    .text = De handelsreiziger van Rood staat in het labyrint, die van Blauw op de arm met de herberg. Blauw sluit deze laatste arm.
    .done = Beide hebben één volgeling, dus krijgen beide alles. De herberg verdubbelt de punten voor de kaarten, niet die voor de volgelingen.

# Together with other modules
guide-with-score_labyrinth-mage_and_witch = De heks halveert de kaarten, niet de punten voor volgelingen.
guide-with-bath_take-labyrinths = Alle wegen van een labyrint tellen samen.
