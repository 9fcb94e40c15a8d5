module-little_buildings = De Huisjes
    .sentence = Kleine huizen die een punt toevoegen aan het kaartje waarop ze staan.
