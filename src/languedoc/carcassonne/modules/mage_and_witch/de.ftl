module-mage_and_witch = Magier & Hexe
    .sentence = Der Magier macht eine Straße oder Stadt mehr wert, die Hexe halbiert ihren Wert.

mark-mage = Magier
