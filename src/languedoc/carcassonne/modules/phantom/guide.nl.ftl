# Steps

guide-step-deploy_phantom = Fantoom erbij
    .text = Naast je actie mag je het fantoom op een andere vrije weg, stad, weide of een klooster van de zojuist gelegde landschapskaart zetten.

# Figures, tokens, buildings, signs, and what points are made of

guide-figure-phantom-phantom = Een volgeling die naast een andere actie ingezet mag worden, op een andere plek van dezelfde kaart.

# Getekende voorbeelden

guide-example-phantom-two_at_once = Twee in één beurt
    .text = Rood heeft zojuist de rechter landschapskaart gelegd. Die voltooit een stad en een weg, en in geen van beide staat iemand.
    .task = Zet eerst een volgeling in de stad in het noorden van je nieuwe landschapskaart.
    .task-2 = Nu het fantoom: zet het op de weg in het westen, die ook voltooid is.
    .passed = Dan zou niemand de punten krijgen. Neem de stad met een volgeling en de weg in het westen met het fantoom.
    .other = Dat mag, maar het brengt nu geen punten op. Eerst een volgeling in de stad, dan het fantoom op de weg in het westen.
    .done = Beide worden geteld, en beide gaan naar huis. Het fantoom moet op een andere plek van de kaart, die nog vrij is.
guide-example-phantom-with_builder = Eerst de bouwmeester, dan het fantoom
    .text = Rood heeft zojuist de eigen stad vergroot, waarin al een ridder staat. Op de nieuwe landschapskaart is een weg nog vrij.
    .done = De bouwmeester was de actie met een figuur. Het fantoom komt erbij en neemt de weg.
guide-example-phantom-onto_tower = Het fantoom op een toren
    .text = Rood heeft naast de monnik van Blauw een toren van één deel. Rood heeft zojuist de kruising in het noordoosten gelegd.
    .done = Een handelsreiziger neemt de weg, en het fantoom sluit de toren af. Ook daar mag het naast de actie heen.
guide-example-phantom-through_portal = Het fantoom door de toverpoort
    .text = Rood heeft zojuist in het westen een landschapskaart met een toverpoort gelegd. Die voltooit een weg. In het noorden ligt een onvoltooide stad waarin niemand staat.
    .done = De handelsreiziger nam de weg op de nieuwe kaart, dus was de toverpoort nog vrij voor het fantoom.

# Together with other modules
guide-with-deploy_phantom-labyrinths = Volgens de gevorderde regels volstaat een andere vrije weg van hetzelfde labyrint.
guide-with-deploy_phantom-flying_machines = Niet als een vlieger nergens kon landen.
guide-with-deploy_phantom-monasteries = Het fantoom mag monnik of abt worden.
guide-with-fruit_harvest-phantom = Ook voor het fantoom, maar één keer per beurt.
