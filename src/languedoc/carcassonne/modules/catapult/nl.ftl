module-catapult = De Katapult
    .sentence = Op kermissen schiet iedereen met een katapult fiches over het land.

mark-fair = kermis
