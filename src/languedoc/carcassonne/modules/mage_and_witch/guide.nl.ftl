# Steps

guide-step-setup_mage_witch = Magiër en heks
    .text = Zet magiër en heks naast het speelveld. Schud { $tiles } landschapskaarten erdoor.
guide-step-mage_witch_move = Magiër of heks
    .text = Je landschapskaart toont de magiër: zet magiër of heks op een onvoltooide weg of stad naar keuze, of verplaats een van beiden. Nooit beide op dezelfde. Is er geen plaats, dan gaat er een van het speelveld.
guide-step-mage_witch_separate = Magiër en heks scheiden
    .text = Heeft je landschapskaart beiden verbonden, verplaats dan een van hen.
guide-step-mage_witch_joined = Nog eens scheiden
    .text = Heeft een veerboot beiden verbonden, verplaats dan een van hen.
guide-step-mod_mage = Magiër
    .text = 1 punt extra voor elke landschapskaart van de weg of stad.
guide-step-mod_witch = Heks
    .text = De helft van de punten, naar boven afgerond.
guide-step-mage_witch_return = Ze vertrekken
    .text = Na de telling gaat magiër of heks terug naast het speelveld.
guide-step-final_mod_mage = Magiër
    .text = Ook aan het einde 1 punt extra per landschapskaart.
guide-step-final_mod_witch = Heks
    .text = Ook aan het einde de helft van de punten, naar boven afgerond.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-mage_and_witch-mage = 1 punt extra voor elke kaart van deze weg of stad.
guide-token-mage_and_witch-witch = Halveert de punten van deze weg of stad, naar boven afgerond.
guide-mark-mage_and_witch-mage = Wie hem legt, verplaatst magiër of heks.
guide-item-mage_and_witch-mage = 1 voor elke kaart.
guide-item-mage_and_witch-witch = De helft van de punten gaat verloren, afgerond ten gunste van de speler.

# Getekende voorbeelden

guide-example-mage_and_witch-curse = Een stad beheksen
    .text = De ridder van Blauw staat in een grote stad met een wapenschild, die alleen in het noorden nog open is. Rood heeft in het zuiden de landschapskaart met de magiër gelegd en moet de magiër of de heks ergens neerzetten.
    .task = Zet de heks op de stad van Blauw.
    .task-2 = Houd je volgelingen deze keer: bevestig dat je er geen inzet. Dan is Blauw aan de beurt.
    .gift = Met de magiër zou Blauw daar 4 punten meer krijgen. Neem de heks.
    .own = Dat is je eigen weg! De heks halveert de punten. Zet haar op de stad van Blauw.
    .helped = Dat zou je weg een beetje helpen. Probeer hier wat de heks met een grote stad doet.
    .elsewhere = In die stad staat niemand. De stad van Blauw is bijna voltooid.
    .deployed = Dat kan, maar houd je volgelingen hier.
    .done = Blauw voltooit de stad en krijgt maar de helft van de 10 punten. Daarna verlaat de heks het speelveld.
guide-example-mage_and_witch-mage = De magiër in een stad
    .text = De ridder van Rood en de magiër zijn in dezelfde stad. Ze heeft een wapenschild en in het noorden is nog één opening.
    .done = De magiër brengt 1 punt extra op voor elk van de 4 kaarten; het wapenschild telt zoals altijd. Daarna gaat hij terug naast het speelveld.
guide-example-mage_and_witch-witch = De heks op een weg
    .text = De handelsreiziger van Rood staat op een weg die bij een klooster begint. Blauw heeft er de heks op gezet. Nu sluit Rood de weg in het oosten af.
    .done = 5 punten worden er 3: de helft, naar boven afgerond.
guide-example-mage_and_witch-meeting = Magiër en heks ontmoeten elkaar
    .text = De magiër is op de weg in het westen, de heks op de weg in het oosten. Rood legt de landschapskaart die beide wegen verbindt.
    .done = Ze mogen niet allebei op één weg blijven, dus verplaatst Rood meteen een van hen: de heks gaat naar een stad en de magiër blijft voor de nieuwe handelsreiziger van Rood.
guide-example-mage_and_witch-ferry = Een veerboot brengt ze samen
    .text = De magiër is op de weg ten oosten van het meer, de heks op de weg ten westen ervan. Blauw heeft een handelsreiziger op de westelijke weg gezet en legt nu de veerboot.
    .done = De veerboot maakt van de twee wegen één. Blauw moet meteen een van hen verplaatsen en stuurt de magiër naar de derde weg aan het meer.
guide-example-mage_and_witch-at_the_end = Magiër en heks aan het einde
    .text = Rood heeft de laatste landschapskaart gelegd, die de magiër toont, en zet de heks op de weg van Blauw. De magiër is in de onvoltooide stad van Rood.
    .done = Ook aan het einde brengt de magiër 1 punt extra per kaart op, en de heks neemt de helft: van 3 punten blijven er 2, want er wordt naar boven afgerond.
guide-example-mage_and_witch-inn = Een onvoltooide weg met een herberg
    .text = De handelsreiziger van Rood en de magiër zijn op een weg met een herberg. Met de laatste landschapskaart is hij 4 kaarten lang, maar nog niet voltooid.
    .done = Door de herberg is de onvoltooide weg niets waard, maar de magiër brengt toch 1 punt per kaart op.

# Together with other modules
guide-with-mod_mage-inns_and_cathedrals = Hij komt er na herberg en kathedraal bij.
guide-with-mod_witch-inns_and_cathedrals = Ze halveert wat herberg en kathedraal verhoogd hebben.
guide-with-final_mod_mage-inns_and_cathedrals = Een onvoltooide weg met herberg of stad met kathedraal brengt alleen de punten van de magiër op.
