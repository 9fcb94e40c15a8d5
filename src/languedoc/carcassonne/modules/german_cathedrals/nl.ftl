module-german_cathedrals = Kathedralen in Duitsland
    .sentence = Kathedralen met een aartsbisschop, die betaald wordt voor de wegen die erheen leiden.

feature-german_cathedral = kathedraal
