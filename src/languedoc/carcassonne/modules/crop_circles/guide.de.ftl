# Steps

guide-step-crop_role = Wen betrifft der Kreis?
    .text = Ein Kornkreis ohne Zeichen: Du nennst Bauern, Ritter oder Wegelagerer.
guide-step-crop_circle = Kornkreis
    .text = Entscheide für alle: einen Gefolgsmann dazustellen oder einen zurücknehmen. Mistgabel heißt Bauern, Schild Ritter, Keule Wegelagerer.
guide-step-crop_add = Gefolgsmann dazustellen
    .text = { $crop_add ->
        [may] Reihum, der aktive Spieler zuletzt, dürfen alle einen Gefolgsmann aus dem Vorrat zu einem eigenen dieser Art stellen.
       *[other] Reihum, der aktive Spieler zuletzt, stellen alle einen Gefolgsmann aus dem Vorrat zu einem eigenen dieser Art.
    }
guide-step-crop_remove = Gefolgsmann zurücknehmen
    .text = Reihum, der aktive Spieler zuletzt, nehmen alle einen eigenen dieser Art zurück.

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-crop_circles-crop_circle_field = Alle stellen einen Bauern dazu oder nehmen einen zurück.
guide-mark-crop_circles-crop_circle_city = Alle stellen einen Ritter dazu oder nehmen einen zurück.
guide-mark-crop_circles-crop_circle_road = Alle stellen einen Wegelagerer dazu oder nehmen einen zurück.
guide-mark-crop_circles-crop_circle_unspecified = Wer es legt, nennt die Art; alle stellen einen dazu oder nehmen einen zurück.
