# Steps

guide-step-setup_bathhouses = Badhuizen
    .text = Schud de badhuistegels gedekt en doe er { $drawn } van in de voorraad; de andere blijven ongezien uit het spel.
guide-step-bath_buy_back = Uit het bad vrijkopen
    .text = Betaal wat de vlag van het badhuis zegt en neem je horige terug. Je mag hem nog in deze beurt inzetten.
guide-step-bath_points = Vlaggen
    .text = Een voltooide weg of stad brengt ook de vlaggen van al haar badhuizen op.
    .example = Een stad van 4 tegels met een badhuis van 4: 8 + 4 = 12.
guide-step-bath_order = Wie eerst?
    .text = Moeten er meerdere horigen naar het bad, dan bepaalt de actieve speler de volgorde.
guide-step-bath_take = Naar het bad
    .text = Stond er in de zojuist getelde weg of stad maar één horige, dan legt de eigenaar hem op een vrij badhuis in plaats van hem naar huis te nemen.
guide-step-bath_release = Uit het bad
    .text = Een badhuis met tegels op alle 8 vakken eromheen geeft zijn horige gratis terug.

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-bathhouses-bathhouse = De vlag telt mee als weg of stad voltooid is. Een enkele horige moet hier misschien in bad.
guide-item-bathhouses-bath_flags = 3 tot 5 per badhuis, zoals op de vlag.
guide-item-bathhouses-bath_price = Wat de vlag zegt, om een horige vrij te kopen.

# At the table

guide-count-bathhouse = Badhuis
    .of_3 = Badhuizen met de vlag 3
    .of_4 = Badhuizen met de vlag 4
    .of_5 = Badhuizen met de vlag 5
