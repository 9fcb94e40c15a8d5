# Steps

guide-step-festival_enable = Fest
    .text = Dein Plättchen zeigt ein Fest: Statt einer anderen Aktion mit einer Figur darfst du { $festival_return ->
        [figure] eine Figur jeder Art
       *[other] einen Gefolgsmann
    } zurücknehmen.
guide-step-festival_return = Gefolgsmann zurücknehmen
    .text = Nimm einen deiner Gefolgsleute{ $festival_return ->
        [figure] , Baumeister, Schwein, Schäfer oder Gutshof
       *[other] { "" }
    } von einem beliebigen Plättchen zurück in deinen Vorrat. Gefangene kommen so nicht frei.

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-festival-festival = Wer es legt, darf einen Gefolgsmann zurücknehmen, statt einen einzusetzen.
