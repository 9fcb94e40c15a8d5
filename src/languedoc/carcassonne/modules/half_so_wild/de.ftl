module-half_so_wild = Halb so wild
    .sentence = Dreieckige Plättchen, die jeder in Reserve hält und statt eines gezogenen legt.
