module-catapult = Das Katapult
    .sentence = Auf Jahrmärkten schleudert jeder mit einem Katapult Plättchen über das Land.

mark-fair = Jahrmarkt
