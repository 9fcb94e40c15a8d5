module-little_buildings = De Huisjes
    .sentence = Kleine huizen die een punt toevoegen aan de tegel waarop ze staan.
