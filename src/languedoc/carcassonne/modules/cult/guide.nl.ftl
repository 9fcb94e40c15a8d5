# Steps

guide-step-cult_restrict_cloister = Kloosters mijden cultusplaatsen
    .text = Een klooster mag niet naast twee of meer cultusplaatsen gelegd worden, ook niet schuin.
guide-step-cult_restrict_shrine = Cultusplaatsen mijden kloosters
    .text = Een cultusplaats mag niet naast twee of meer kloosters gelegd worden, ook niet schuin.
guide-step-cult_challenge_start = Uitdaging
    .text = Een monnik en een ketter naast elkaar dagen elkaar uit.
guide-step-score_cult_challenge = Uitdaging beslist
    .text = Wie zijn gebouw het eerst voltooid ziet, krijgt 9 punten. De ander gaat zonder punten naar huis. Tegelijk voltooid: beiden krijgen punten.
guide-step-final_cult = Onvoltooide cultusplaatsen
    .text = 1 punt voor de cultusplaats en 1 voor elke tegel eromheen.

# Figures, tokens, buildings, signs, and what points are made of

guide-building-cult-shrine = Als een klooster, voor een ketter. Naast een bezet klooster is het een uitdaging.
guide-item-cult-shrine = 9 voor een voltooide cultusplaats.
    .title = Voltooide cultusplaats
