module-festival = Het Feest
    .sentence = Bij een feest mag je een horige naar huis halen in plaats van er een te zetten.

mark-festival = feest
