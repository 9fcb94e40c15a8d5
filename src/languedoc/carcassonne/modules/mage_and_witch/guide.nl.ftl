# Steps

guide-step-setup_mage_witch = Magiër en heks
    .text = Zet magiër en heks naast het bord. Schud { $tiles } tegels erdoor.
guide-step-mage_witch_move = Magiër of heks
    .text = Je tegel toont de magiër: zet magiër of heks op een onvoltooide weg of stad naar keuze, of verplaats een van beiden. Nooit beide op dezelfde. Is er geen plaats, dan gaat er een van het bord.
guide-step-mage_witch_separate = Magiër en heks scheiden
    .text = Heeft je tegel beiden verbonden, verplaats dan een van hen.
guide-step-mage_witch_joined = Nog eens scheiden
    .text = Heeft een veerboot beiden verbonden, verplaats dan een van hen.
guide-step-mod_mage = Magiër
    .text = 1 punt extra voor elke tegel van de weg of stad.
guide-step-mod_witch = Heks
    .text = De helft van de punten, naar boven afgerond.
    .example = 10 wordt 5, 9 wordt 5.
guide-step-mage_witch_return = Ze vertrekken
    .text = Na de telling gaat magiër of heks terug naast het bord.
guide-step-final_mod_mage = Magiër
    .text = Ook aan het einde 1 punt extra per tegel.
guide-step-final_mod_witch = Heks
    .text = Ook aan het einde de helft van de punten, naar boven afgerond.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-mage_and_witch-mage = 1 punt extra voor elke tegel van deze weg of stad.
guide-token-mage_and_witch-witch = Halveert de punten van deze weg of stad, naar boven afgerond.
guide-mark-mage_and_witch-mage = Wie hem legt, verplaatst magiër of heks.
guide-item-mage_and_witch-mage = 1 voor elke tegel.
guide-item-mage_and_witch-witch = De helft van de punten gaat verloren, afgerond ten gunste van de speler.
