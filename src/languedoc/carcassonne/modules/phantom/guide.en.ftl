# Steps

guide-step-deploy_phantom = Phantom besides
    .text = Besides your action you may put the phantom onto another free road, city, monastery or field of the tile just placed.

# Figures, tokens, buildings, signs, and what points are made of

guide-figure-phantom-phantom = A follower that may be deployed besides another action, on another feature of the same tile.
