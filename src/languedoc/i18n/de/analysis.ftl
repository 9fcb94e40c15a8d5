# Auswertung: warum eine Möglichkeit gut oder schlecht ist, und wie eine beendete Partie verlief.

analysis-points = bringt sofort { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
analysis-gives = gibt { $name } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
analysis-free = { $number ->
    [0] lässt keinen Gefolgsmann frei
    [one] lässt einen Gefolgsmann frei
   *[other] lässt { $number } Gefolgsleute frei
}
analysis-closed_by = { $whose ->
    [mine] { $segment } gehört dir und lässt sich noch schließen: { $number ->
        [one] { $number } Karte passt noch in die engste Lücke
       *[other] { $number } Karten passen noch in die engste Lücke
    }
    [shared] { $segment } ist geteilt und lässt sich noch schließen: { $number ->
        [one] { $number } Karte passt noch in die engste Lücke
       *[other] { $number } Karten passen noch in die engste Lücke
    }
   *[theirs] { $segment } von { $name } lässt sich noch schließen: { $number ->
        [one] { $number } Karte passt noch in die engste Lücke
       *[other] { $number } Karten passen noch in die engste Lücke
    }
}
analysis-blocked = { $whose ->
    [mine] { $segment } gehört dir und lässt sich nicht mehr schließen
    [shared] { $segment } ist geteilt und lässt sich nicht mehr schließen
   *[theirs] versperrt { $segment } von { $name }: lässt sich nicht mehr schließen
}
analysis-field = { $points ->
    [one] { $segment } gehört dir und ist bisher { $points } Punkt wert
   *[other] { $segment } gehört dir und ist bisher { $points } Punkte wert
}
analysis-tried = { $number ->
    [one] einmal durchgespielt
   *[other] { $number }-mal durchgespielt
}
analysis-luck = Glück: { $points } Punkte
analysis-lost = Verschenkt: { $points } Punkte
analysis-worst = Wo es besser gegangen wäre
analysis-move = Wahl { $number }: { $chosen }
analysis-instead = Besser: { $best } ({ $points } Punkte, { $percent } % mehr Gewinnaussicht)
analysis-flawless = Nichts Besseres gefunden.
analysis-option = { $option }: Vorsprung { $points }, Gewinnaussicht { $percent } %
analysis-curve = Gewinnaussicht
analysis-chances = Nach { $number } Wahlen: { $chances }
analysis-unjudged = { $number ->
    [one] Für eine Wahl war keine Zeit; die auffälligsten kamen zuerst.
   *[other] Für { $number } Wahlen war keine Zeit; die auffälligsten kamen zuerst.
}
