# The play aid: what is said around the steps of the modules

guide-title = Play aid
guide-for = { $players } players: { $modules }
guide-made = Made by Languedoc from the steps of its own engine.

guide-section-preparation = Preparation
    .text = Do this once, before the game.
guide-section-turn = A turn
    .text = Go through the steps from top to bottom. Skip what does not apply.
guide-section-final = Final scoring
    .text = When the game is over, score in this order.
guide-section-points = What brings points
guide-section-things = Figures, tokens, buildings and signs
guide-section-rules = Rules agreed for this game

guide-phase-P1 = Before the tile
guide-phase-P2 = The tile
guide-phase-P3 = A figure
guide-phase-P3b = After the figure
guide-phase-P4 = Further actions
guide-phase-P5 = Scoring
guide-phase-P6 = End of the turn
guide-phase-within = When it happens

guide-kind-must = must
guide-kind-may = may
guide-kind-auto = happens
guide-kind-rule = rule

guide-who-active = active player
guide-who-all = all in turn, the active player first
guide-who-left = all in turn, beginning left of the active player
guide-who-each = everybody
guide-who-owner = owner of the piece
guide-who-next = next player

guide-example = Example: { $example }
