module-wind_roses = Die Windrosen
    .sentence = Plättchen, die Punkte bringen, wenn sie in dem Viertel des Landes liegen, das sie nennen.

mark-wind_rose = Windrose
