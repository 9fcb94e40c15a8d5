module-half_so_wild = Halb so wild
    .sentence = Dreieckige Karten, die jeder in Reserve hält und statt einer gezogenen legt.
