module-crop_circles = Die Kornkreise
    .sentence = Kornkreise lassen alle einen Gefolgsmann einer Art hinzustellen oder zurücknehmen.

mark-crop_circle = Kornkreis
