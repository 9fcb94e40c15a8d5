module-mage_and_witch = Magiër & Heks
    .sentence = De magiër maakt een weg of stad meer waard, de heks halveert de waarde.

mark-mage = magiër
