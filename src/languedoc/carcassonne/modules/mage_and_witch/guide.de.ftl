# Steps

guide-step-setup_mage_witch = Magier und Hexe
    .text = Stellt Magier und Hexe neben die Spielfläche. Mischt { $tiles } Landschaftskarten ein.
guide-step-mage_witch_move = Magier oder Hexe
    .text = Deine Landschaftskarte zeigt den Magier: Stell Magier oder Hexe auf eine beliebige unfertige Straße oder Stadt oder versetz einen von beiden. Nie beide auf dieselbe. Gibt es keinen Platz, geht einer von der Spielfläche.
guide-step-mage_witch_separate = Magier und Hexe trennen
    .text = Hat deine Landschaftskarte beide verbunden, versetz einen von ihnen.
guide-step-mage_witch_joined = Noch einmal trennen
    .text = Hat eine Fähre beide verbunden, versetz einen von ihnen.
guide-step-mod_mage = Magier
    .text = 1 Punkt mehr für jede Landschaftskarte der Straße oder Stadt.
guide-step-mod_witch = Hexe
    .text = Die Hälfte der Punkte, aufgerundet.
guide-step-mage_witch_return = Sie gehen
    .text = Nach der Wertung kommt Magier oder Hexe wieder neben die Spielfläche.
guide-step-final_mod_mage = Magier
    .text = Auch am Ende 1 Punkt mehr für jede Landschaftskarte.
guide-step-final_mod_witch = Hexe
    .text = Auch am Ende die Hälfte der Punkte, aufgerundet.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-mage_and_witch-mage = 1 Punkt mehr für jede Karte dieser Straße oder Stadt.
guide-token-mage_and_witch-witch = Halbiert die Punkte dieser Straße oder Stadt, aufgerundet.
guide-mark-mage_and_witch-mage = Wer die Karte legt, versetzt Magier oder Hexe.
guide-item-mage_and_witch-mage = 1 für jede Karte.
guide-item-mage_and_witch-witch = Die Hälfte der Punkte geht verloren, zugunsten des Spielers gerundet.

# Gezeichnete Beispiele

guide-example-mage_and_witch-curse = Eine Stadt verhexen
    .text = Der Ritter von Blau steht in einer großen Stadt mit Wappen, die nur noch im Norden offen ist. Rot hat im Süden die Landschaftskarte mit dem Magier gelegt und muss nun den Magier oder die Hexe irgendwohin stellen.
    .task = Stelle die Hexe auf die Stadt von Blau.
    .task-2 = Behalte diesmal deine Gefolgsleute: Bestätige, dass du niemanden einsetzt. Dann ist Blau an der Reihe.
    .gift = Mit dem Magier bekäme Blau dort 4 Punkte mehr. Nimm die Hexe.
    .own = Das ist deine eigene Straße! Die Hexe halbiert ihre Punkte. Stelle sie auf die Stadt von Blau.
    .helped = Das brächte deiner Straße ein wenig. Probiere hier, was die Hexe einer großen Stadt antut.
    .elsewhere = In dieser Stadt steht niemand. Die Stadt von Blau ist bald fertig.
    .deployed = Das ginge, aber behalte deine Gefolgsleute hier.
    .done = Blau macht die Stadt fertig und bekommt nur die Hälfte ihrer 10 Punkte. Dann verlässt die Hexe die Spielfläche.
guide-example-mage_and_witch-mage = Der Magier in einer Stadt
    .text = Der Ritter von Rot und der Magier sind in derselben Stadt. Sie hat ein Wappen, und im Norden ist noch eine Lücke.
    .done = Der Magier bringt 1 Punkt mehr für jede der 4 Karten; das Wappen zählt wie sonst. Dann kommt er wieder neben die Spielfläche.
guide-example-mage_and_witch-witch = Die Hexe an einer Straße
    .text = Der Wegelagerer von Rot steht auf einer Straße, die an einem Kloster beginnt. Blau hat die Hexe darauf gestellt. Nun schließt Rot die Straße im Osten ab.
    .done = Aus 5 Punkten werden 3: die Hälfte, aufgerundet.
guide-example-mage_and_witch-meeting = Magier und Hexe treffen sich
    .text = Der Magier ist auf der Straße im Westen, die Hexe auf der im Osten. Rot legt die Landschaftskarte, die beide Straßen verbindet.
    .done = Beide dürfen nicht auf einer Straße bleiben, also versetzt Rot sofort einen von ihnen: Die Hexe geht in eine Stadt, und der Magier bleibt für den neuen Wegelagerer von Rot.
guide-example-mage_and_witch-ferry = Eine Fähre führt sie zusammen
    .text = Der Magier ist auf der Straße östlich des Sees, die Hexe auf der westlichen. Blau hat einen Wegelagerer auf die westliche Straße gestellt und legt nun die Fähre.
    .done = Die Fähre macht aus beiden Straßen eine. Blau muss sofort einen von ihnen versetzen und schickt den Magier auf die dritte Straße am See.
guide-example-mage_and_witch-at_the_end = Magier und Hexe am Ende
    .text = Rot hat die letzte Landschaftskarte gelegt, sie zeigt den Magier, und stellt die Hexe auf die Straße von Blau. Der Magier ist in der unfertigen Stadt von Rot.
    .done = Auch am Ende bringt der Magier 1 Punkt mehr für jede Karte, und die Hexe nimmt die Hälfte: Von 3 Punkten bleiben 2, denn es wird aufgerundet.
guide-example-mage_and_witch-inn = Unfertige Straße mit Wirtshaus
    .text = Der Wegelagerer von Rot und der Magier sind auf einer Straße mit Wirtshaus. Mit der letzten Landschaftskarte ist sie 4 Karten lang, aber noch nicht fertig.
    .done = Wegen des Wirtshauses ist die unfertige Straße nichts wert, doch der Magier bringt trotzdem 1 Punkt für jede Karte.

# Together with other modules
guide-with-mod_mage-inns_and_cathedrals = Er kommt nach Wirtshaus und Kathedrale hinzu.
guide-with-mod_witch-inns_and_cathedrals = Sie halbiert, was Wirtshaus und Kathedrale erhöht haben.
guide-with-final_mod_mage-inns_and_cathedrals = Eine unfertige Straße mit Wirtshaus oder Stadt mit Kathedrale bringt nur die Punkte des Magiers.
