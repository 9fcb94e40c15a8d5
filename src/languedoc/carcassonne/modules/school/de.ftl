module-school = Die Schule
    .sentence = Der Lehrer bringt dem, der ihn hat, auch die Punkte der nächsten Wertung.

feature-school = Schule
