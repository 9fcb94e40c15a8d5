module-messages = De Depêches
    .sentence = Depêches brengen punten of kleine opdrachten aan wie een donker vak van het scorebord bereikt.
