from languedoc.carcassonne.state cimport State
