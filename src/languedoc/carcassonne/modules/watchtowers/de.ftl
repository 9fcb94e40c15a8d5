module-watchtowers = Die Wachtürme
    .sentence = Wachtürme bezahlen für das, was um sie liegt, wenn ihre Straße oder Stadt fertig wird.

mark-watchtower = Wachturm
