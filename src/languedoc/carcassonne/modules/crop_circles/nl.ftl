module-crop_circles = De Graancirkels
    .sentence = Graancirkels laten iedereen een horige van één soort toevoegen of terugnemen.

mark-crop_circle = graancirkel
