# Analyse: waarom een mogelijkheid goed of slecht is, en hoe een afgelopen partij verliep.

analysis-points = levert meteen { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op
analysis-gives = geeft { $name } { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
analysis-free = { $number ->
    [0] laat geen volgeling vrij
    [one] laat één volgeling vrij
   *[other] laat { $number } volgelingen vrij
}
analysis-closed_by = { $whose ->
    [mine] { $segment } is van jou en kan nog dicht: { $number ->
        [one] { $number } kaart past nog in het krapste gat
       *[other] { $number } kaarten passen nog in het krapste gat
    }
    [shared] { $segment } is gedeeld en kan nog dicht: { $number ->
        [one] { $number } kaart past nog in het krapste gat
       *[other] { $number } kaarten passen nog in het krapste gat
    }
   *[theirs] { $segment } van { $name } kan nog dicht: { $number ->
        [one] { $number } kaart past nog in het krapste gat
       *[other] { $number } kaarten passen nog in het krapste gat
    }
}
analysis-blocked = { $whose ->
    [mine] { $segment } is van jou en kan niet meer dicht
    [shared] { $segment } is gedeeld en kan niet meer dicht
   *[theirs] blokkeert { $segment } van { $name }: kan niet meer dicht
}
analysis-field = { $points ->
    [one] { $segment } is van jou en is tot nu toe { $points } punt waard
   *[other] { $segment } is van jou en is tot nu toe { $points } punten waard
}
analysis-tried = { $number ->
    [one] één keer uitgespeeld
   *[other] { $number } keer uitgespeeld
}
analysis-luck = Geluk: { $points } punten
analysis-lost = Weggegeven: { $points } punten
analysis-worst = Waar het beter had gekund
analysis-move = Keuze { $number }: { $chosen }
analysis-instead = Beter: { $best } ({ $points } punten, { $percent } % meer kans op winst)
analysis-flawless = Niets beters gevonden.
analysis-option = { $option }: voorsprong { $points }, kans op winst { $percent } %
analysis-curve = Kans op winst
analysis-chances = Na { $number } keuzes: { $chances }
analysis-unjudged = { $number ->
    [one] Voor één keuze was geen tijd; de opvallendste kwamen eerst.
   *[other] Voor { $number } keuzes was geen tijd; de opvallendste kwamen eerst.
}
