module-cathars = The Cathars
    .sentence = Besieged cities are worth less to knights and more to farmers.

mark-besieged = siege
