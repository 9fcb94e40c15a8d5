# Steps

guide-step-deploy_phantom = Phantom zusätzlich
    .text = Zusätzlich zu deiner Aktion darfst du das Phantom auf eine andere freie Straße, Stadt, Wiese oder ein Kloster des eben gelegten Plättchens stellen.

# Figures, tokens, buildings, signs, and what points are made of

guide-figure-phantom-phantom = Ein Gefolgsmann, der zusätzlich zu einer anderen Aktion an einer anderen Stelle desselben Plättchens eingesetzt werden darf.
