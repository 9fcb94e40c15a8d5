# Steps

guide-step-setup_mage_witch = Magier und Hexe
    .text = Stellt Magier und Hexe neben den Plan. Mischt { $tiles } Plättchen ein.
guide-step-mage_witch_move = Magier oder Hexe
    .text = Dein Plättchen zeigt den Magier: Stell Magier oder Hexe auf eine beliebige unfertige Straße oder Stadt oder versetz einen von beiden. Nie beide auf dieselbe. Gibt es keinen Platz, geht einer vom Plan.
guide-step-mage_witch_separate = Magier und Hexe trennen
    .text = Hat dein Plättchen beide verbunden, versetz einen von ihnen.
guide-step-mage_witch_joined = Noch einmal trennen
    .text = Hat eine Fähre beide verbunden, versetz einen von ihnen.
guide-step-mod_mage = Magier
    .text = 1 Punkt mehr für jedes Plättchen der Straße oder Stadt.
guide-step-mod_witch = Hexe
    .text = Die Hälfte der Punkte, aufgerundet.
    .example = Aus 10 wird 5, aus 9 wird 5.
guide-step-mage_witch_return = Sie gehen
    .text = Nach der Wertung kommt Magier oder Hexe wieder neben den Plan.
guide-step-final_mod_mage = Magier
    .text = Auch am Ende 1 Punkt mehr für jedes Plättchen.
guide-step-final_mod_witch = Hexe
    .text = Auch am Ende die Hälfte der Punkte, aufgerundet.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-mage_and_witch-mage = 1 Punkt mehr für jedes Plättchen dieser Straße oder Stadt.
guide-token-mage_and_witch-witch = Halbiert die Punkte dieser Straße oder Stadt, aufgerundet.
guide-mark-mage_and_witch-mage = Wer es legt, versetzt Magier oder Hexe.
guide-item-mage_and_witch-mage = 1 für jedes Plättchen.
guide-item-mage_and_witch-witch = Die Hälfte der Punkte geht verloren, zugunsten des Spielers gerundet.
