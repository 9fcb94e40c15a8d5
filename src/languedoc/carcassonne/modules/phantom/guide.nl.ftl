# Steps

guide-step-deploy_phantom = Fantoom erbij
    .text = Naast je actie mag je het fantoom op een andere vrije weg, stad, weide of een klooster van de zojuist gelegde tegel zetten.

# Figures, tokens, buildings, signs, and what points are made of

guide-figure-phantom-phantom = Een horige die naast een andere actie ingezet mag worden, op een andere plek van dezelfde tegel.

# Getekende voorbeelden

guide-example-phantom-two_at_once = Twee in één beurt
    .text = Rood heeft zojuist de rechter tegel gelegd. Die voltooit een stad en een weg, en in geen van beide staat iemand.
    .task = Zet eerst een horige in de stad in het noorden van je nieuwe tegel.
    .task-2 = Nu het fantoom: zet het op de weg in het westen, die ook voltooid is.
    .passed = Dan zou niemand de punten krijgen. Neem de stad met een horige en de weg in het westen met het fantoom.
    .other = Dat mag, maar het brengt nu geen punten op. Eerst een horige in de stad, dan het fantoom op de weg in het westen.
    .done = Beide worden geteld, en beide gaan naar huis. Het fantoom moet op een andere plek van de tegel, die nog vrij is.
guide-example-phantom-with_builder = Eerst de bouwmeester, dan het fantoom
    .text = Rood heeft zojuist de eigen stad vergroot, waarin al een ridder staat. Op de nieuwe tegel is een weg nog vrij.
    .done = De bouwmeester was de actie met een figuur. Het fantoom komt erbij en neemt de weg.
