# Steps

guide-step-deploy_phantom = Fantoom erbij
    .text = Naast je actie mag je het fantoom op een andere vrije weg, stad, weide of een klooster van de zojuist gelegde tegel zetten.

# Figures, tokens, buildings, signs, and what points are made of

guide-figure-phantom-phantom = Een horige die naast een andere actie ingezet mag worden, op een andere plek van dezelfde tegel.
