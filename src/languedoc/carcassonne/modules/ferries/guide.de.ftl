# Steps

guide-step-setup_ferries = Fähren
    .text = Legt die { $ferry } Fähren neben den Plan. Mischt { $tiles } Plättchen ein.
guide-step-ferry_move = Fähre umlegen
    .text = Verlängert dein Plättchen eine Straße mit Fähre, darfst du die nächste Fähre zwischen zwei andere Anlegestellen ihres Sees legen.
guide-step-ferry_place = Fähre legen
    .text = { $ferry_always ->
        [true] Zeigt dein Plättchen einen See, verbinde zwei beliebige seiner Anlegestellen mit einer Fähre, ob du dort einen Gefolgsmann einsetzt oder nicht.
       *[other] Stellst du einen Gefolgsmann auf eine Straße an einem See ohne Fähre, verbinde zwei beliebige Anlegestellen dieses Sees mit einer Fähre.
    }

# Figures, tokens, buildings, signs, and what points are made of

guide-token-ferries-ferry = Macht aus zwei Straßen, die am See enden, eine.
guide-mark-ferries-ferry_lake = Die Straßen enden hier, es sei denn, eine Fähre verbindet zwei von ihnen.
