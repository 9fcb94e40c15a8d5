module-half_so_wild = Halflings
    .sentence = Triangular tiles that everybody holds in reserve and lays instead of a drawn one.
