# Steps

guide-step-setup_ferries = Fähren
    .text = Legt die { $ferry } Fähren neben die Spielfläche. Mischt { $tiles } Landschaftskarten ein.
guide-step-ferry_move = Fähre umlegen
    .text = Verlängert deine Landschaftskarte eine Straße mit Fähre, darfst du die nächste Fähre zwischen zwei andere Anlegestellen ihres Sees legen.
guide-step-ferry_place = Fähre legen
    .text = { $ferry_always ->
        [true] Zeigt deine Karte einen See, verbinde zwei beliebige seiner Anlegestellen mit einer Fähre, ob du dort einen Gefolgsmann einsetzt oder nicht.
       *[other] Stellst du einen Gefolgsmann auf eine Straße an einem See ohne Fähre, verbinde zwei beliebige Anlegestellen dieses Sees mit einer Fähre.
    }

# Figures, tokens, buildings, signs, and what points are made of

guide-token-ferries-ferry = Macht aus zwei Straßen, die am See enden, eine.
guide-mark-ferries-ferry_lake = Die Straßen enden hier, es sei denn, eine Fähre verbindet zwei von ihnen.

# Gezeichnete Beispiele

guide-example-ferries-joined = Eine Fähre verbindet zwei Straßen
    .text = Der Wegelagerer von Blau steht auf einer Straße, die am See endet. Rot hat den See gelegt, und noch enden dort alle drei Straßen.
    .task = Setze deinen Wegelagerer auf die Straße im Westen.
    .task-2 = Lege nun eine Fähre: Verbinde deine Straße mit der von Blau im Osten.
    .south = Das dürftest du. Aber die Straße im Westen wird als Nächste geschlossen: Setze deinen Wegelagerer dorthin.
    .farmer = Für einen Bauern gibt es keine Fähre. Setze einen Wegelagerer auf die Straße im Westen.
    .passed = Ohne Gefolgsmann auf einer Straße gibt es keine Fähre. Setze einen Wegelagerer auf die Straße im Westen.
    .ends = Auch das ist erlaubt. Aber dann teilte Blau die längere Straße nicht mit dir: Verbinde Westen und Osten.
    .done = Die Fähre macht aus zwei Straßen eine. Blau schloss sie im Westen, und beide hatten einen Wegelagerer darauf: Beide bekamen alle Punkte.
guide-example-ferries-apart = Eine Fähre woanders
    .text = Der Wegelagerer von Rot steht westlich vom See, der von Blau auf der Straße im Osten. Rot darf zwei beliebige der drei Anlegestellen verbinden.
    .done = Hier führt die Fähre von Osten nach Süden. Die Straße von Rot endet am See und wird im Westen fertig, die von Blau geht im Süden weiter.
guide-example-ferries-moved = Eine Fähre wird umgelegt
    .text = Eine Fähre verbindet die Straße von Rot im Westen mit der von Blau im Osten. Blau hat diese Straße verlängert und darf die Fähre umlegen.
    .done = Die Fähre verbindet jetzt Westen und Süden. Die Straße von Blau endet am See: Sie ist fertig, und Blau muss ihre Punkte nicht teilen.
guide-example-ferries-builder = Ein Baumeister wird abgeschnitten
    .text = Der Wegelagerer von Rot steht westlich vom See, der Baumeister von Rot weit im Osten. Die Fähre verbindet beide Straßen. Blau hat die Straße verlängert und darf sie umlegen.
    .done = Wo der Baumeister steht, ist kein Gefolgsmann von Rot mehr, also kehrt der Baumeister heim.

# Together with other modules
guide-with-builder_trigger-ferries = Eine nur durch eine Fähre verlängerte Straße zählt nicht.
guide-with-mod_inn-ferries = Ein See mit Fähren ist kein Wirtshaus.
guide-with-ferry_place-flying_machines = Auch für einen Gefolgsmann, der auf eine solche Straße geflogen ist.
guide-with-ferry_place-phantom = Auch für das Phantom.
guide-with-ferry_place-princess_and_dragon = Auch für einen Gefolgsmann, der durch einen Zaubergang kam.
guide-with-ferry_place-abbey_and_mayor = Nicht für einen Wagen, der auf eine solche Straße fährt.
guide-with-award_robber_baron-ferries = Die Karte des Sees zählt einmal.
