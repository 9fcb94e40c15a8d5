module-cathars = Die Katharer
    .sentence = Belagerte Städte sind für Ritter weniger und für Bauern mehr wert.

mark-besieged = Belagerung
