module-cathars = De Katharen
    .sentence = Belegerde steden zijn minder waard voor ridders en meer voor boeren.

mark-besieged = belegering
