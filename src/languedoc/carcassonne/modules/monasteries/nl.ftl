module-monasteries = Kloosters
    .sentence = Beroemde kloosters waarvan de abten aan het eind de tegels in alle vier de richtingen tellen.

mark-abbot = abt
