module-bridges_castles_bazaars = Brücken, Burgen & Basare
    .sentence = Brücken führen Straßen über Wiesen, kleine Städte werden zu Burgen, und auf Basaren werden Landschaftskarten verkauft.

option-bridges = Brücken
    .help = Ob Brücken gebaut werden dürfen.
option-castles = Burgen
    .help = Ob kleine Städte zu Burgen werden dürfen.
option-bazaars = Basare
    .help = Ob Landschaftskarten mit einem Basar einen eröffnen.
option-bazaar_mode = Landschaftskarten eines Basars
    .help = Wie die Landschaftskarten eines Basars verteilt werden: durch Versteigerung, durch Auswahl zu Beginn jedes Zuges, oder durch Auswahl aller vor dem nächsten Zug.
option-bazaar_mode-auction = durch Versteigerung
option-bazaar_mode-no_auction = Zug um Zug gewählt
option-bazaar_mode-all_at_once = alle auf einmal gewählt
option-bids_on_credit = Gebote auf Kredit
    .help = Ob ein Gebot höher sein darf als die eigenen Punkte, die dann unter 0 fallen können.
option-castle_by_owner = Der Besitzer des Ritters entscheidet
    .help = Ob der Besitzer des Ritters über die Burg entscheidet, auch im Zug eines anderen.
option-castle_always_counts = Jede Burg zählt für Wiesen
    .help = Ob auch Burgen mit einem Burgherrn für Wiesen zählen, nicht nur fertige.
option-bridge_anywhere = Brücken ohne Straße
    .help = Ob eine Brücke auch mit zwei offenen Enden über die gelegte Landschaftskarte gebaut werden darf.

mark-bazaar = Basar
    .a = ein Basar
token-bridge = Brücke
token-lords_castle = Burg
item-sale = Landschaftskarte
item-finished_castles = { $number ->
    [one] { $number } Burg
   *[other] { $number } Burgen
}
item-lord = neben der Burg
direction-NS = von Norden nach Süden
direction-WE = von Westen nach Osten
holding-bridges = { $number ->
    [one] { $number } Brücke
   *[other] { $number } Brücken
}
holding-castle_tokens = { $number ->
    [one] { $number } Burg
   *[other] { $number } Burgen
}
holding-owed = die Karte { $tile } für den nächsten Zug
to_come-bridges_castles_bazaars = { $number ->
    [one] noch eine Karte vom Basar
   *[other] noch { $number } Karten vom Basar
}
notice-display = Auf dem Basar: { $tiles }
notice-sale = { $name } verkauft { $tile }
    .bid = { $name } verkauft { $tile }; { $bidder } bietet { $number }

verb-auction = die Landschaftskarte { $tile }
verb-bid = { $number } bieten
verb-buy = die Landschaftskarte kaufen
verb-sell = die Landschaftskarte verkaufen
verb-fortify = eine Burg bauen: { $segment }
verb-lord = Punkte wie für: { $segment }
verb-bridge = eine Brücke { $direction }
verb-refuse = die Landschaftskarte abgeben, statt eine Brücke zu bauen
step-bazaar_tile_due = { $name }, welche Karte nimmst du?
step-bazaar = { $stage ->
    [picking] { $name }, welche Karte versteigerst du?
    [opening] { $name }, wie viel bietest du?
    [raising] { $name }, { $bidder } bietet { $price }: Bietest du mehr?
    [deciding] { $name }, zahlst du { $bidder } { $price } für die Karte, oder verkaufst du sie?
   *[taking] { $name }, welche Karte nimmst du?
}
    .pass = kein höheres Gebot
step-castle_conversion = { $name }, baust du eine Burg?
    .pass = keine Burg
step-score_castle_lord = { $name }, welche Punkte bekommt dein Burgherr?
step-build_bridge = { $name }, baust du eine Brücke?
    .pass = keine Brücke

event-BazaarOpened = Ein Basar wird eröffnet: { $tiles }.
event-TileOffered = { $name } versteigert { $tile }.
event-BidMade = { $name } bietet { $number }.
event-TileTaken = { $name } erhält { $tile }.
event-CastleBuilt = { $name } macht eine kleine Stadt zur Burg.
event-BridgeBuilt = { $name } baut eine Brücke.
event-TileRefused = { $name } baut keine Brücke und gibt { $tile } ab.
award-bazaar = { $name } bezahlt eine Karte: { points }.
    .received = { $name } wird für eine Karte bezahlt: { points }.
    .title = Basare
award-castle = Der Burgherr von { $name } verlässt die Burg: { points }.
    .title = Burgen

# On the page, where the board shows the place

page-step-bazaar_tile_due = Welche Karte des Basars nimmst du?
    .other = { $name } nimmt eine Karte des Basars
page-step-bazaar = { $stage ->
    [picking] Welche Karte versteigerst du?
    [opening] Wie viel bietest du für diese Karte?
    [raising] { $bidder } bietet { $price }. Bietest du mehr?
    [deciding] { $bidder } bietet { $price }. Zahlst du ebenso viel und nimmst die Karte, oder verkaufst du sie?
   *[taking] Welche Karte des Basars nimmst du?
}
    .other = { $stage ->
        [picking] { $name } versteigert eine Karte
        [opening] { $name } bietet zuerst
        [raising] { $name } darf mehr als { $price } bieten
        [deciding] { $name } kauft oder verkauft für { $price }
       *[taking] { $name } nimmt eine Karte des Basars
    }
page-step-castle_conversion = Baust du hier eine Burg?
    .other = { $name } darf eine Burg bauen
page-step-score_castle_lord = Welche Punkte soll dein Burgherr bekommen?
    .other = { $name } wählt die Punkte eines Burgherrn
page-step-build_bridge = Baust du eine Brücke?
    .other = { $name } darf eine Brücke bauen
page-verb-fortify = eine Burg bauen
page-verb-lord = so viele Punkte wie hierfür
page-event-BazaarOpened = Ein Basar wird eröffnet.
page-event-TileOffered = { $name } versteigert eine Karte.
page-event-TileTaken = { $name } erhält eine Karte vom Basar.
page-event-TileRefused = { $name } baut keine Brücke und gibt die Karte ab.
page-verb-auction = diese Karte
page-notice-sale = { $name } verkauft eine Karte
    .bid = { $name } verkauft eine Karte; { $bidder } bietet { $number }
