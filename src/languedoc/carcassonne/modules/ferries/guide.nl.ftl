# Steps

guide-step-setup_ferries = Veerboten
    .text = Leg de { $ferry } veerboten naast het speelveld. Schud { $tiles } landschapskaarten erdoor.
guide-step-ferry_move = Veerboot verleggen
    .text = Verlengt je landschapskaart een weg met een veerboot, dan mag je de dichtstbijzijnde veerboot tussen twee andere aanlegplaatsen van zijn meer leggen.
guide-step-ferry_place = Veerboot leggen
    .text = { $ferry_always ->
        [true] Toont je kaart een meer, verbind dan twee aanlegplaatsen ervan naar keuze met een veerboot, of je er nu een volgeling zet of niet.
       *[other] Zet je een volgeling op een weg aan een meer zonder veerboot, verbind dan twee aanlegplaatsen van dat meer naar keuze met een veerboot.
    }

# Figures, tokens, buildings, signs, and what points are made of

guide-token-ferries-ferry = Maakt van twee wegen die aan het meer eindigen één weg.
guide-mark-ferries-ferry_lake = De wegen eindigen hier, tenzij een veerboot er twee verbindt.

# Getekende voorbeelden

guide-example-ferries-joined = Een veerboot verbindt twee wegen
    .text = De handelsreiziger van Blauw staat op een weg die aan het meer eindigt. Rood heeft het meer gelegd, en nog eindigen alle drie de wegen daar.
    .task = Zet je handelsreiziger op de weg in het westen.
    .task-2 = Leg nu een veerboot: verbind je weg met die van Blauw in het oosten.
    .south = Dat zou mogen. Maar de weg in het westen wordt als volgende gesloten: zet je handelsreiziger daar.
    .farmer = Voor een boer komt er geen veerboot. Zet een handelsreiziger op de weg in het westen.
    .passed = Zonder volgeling op een weg komt er geen veerboot. Zet een handelsreiziger op de weg in het westen.
    .ends = Ook dat mag. Maar dan deelt Blauw de langere weg niet met jou: verbind west en oost.
    .done = De veerboot maakt van twee wegen één weg. Blauw sloot hem in het westen, en beide hadden er één handelsreiziger op: beide kregen alle punten.
guide-example-ferries-apart = Een veerboot ergens anders
    .text = De handelsreiziger van Rood staat ten westen van het meer, die van Blauw op de weg in het oosten. Rood mag twee van de drie aanlegplaatsen naar keuze verbinden.
    .done = Hier gaat de veerboot van oost naar zuid. De weg van Rood eindigt aan het meer en wordt in het westen voltooid, die van Blauw gaat in het zuiden verder.
guide-example-ferries-moved = Een veerboot wordt verlegd
    .text = Een veerboot verbindt de weg van Rood in het westen met die van Blauw in het oosten. Blauw heeft deze weg verlengd en mag de veerboot verleggen.
    .done = De veerboot verbindt nu west en zuid. De weg van Blauw eindigt aan het meer: hij is voltooid, en Blauw hoeft de punten niet te delen.
guide-example-ferries-builder = Een bouwmeester wordt afgesneden
    .text = De handelsreiziger van Rood staat ten westen van het meer, de bouwmeester van Rood ver in het oosten. De veerboot verbindt beide wegen. Blauw heeft de weg verlengd en mag hem verleggen.
    .done = Waar de bouwmeester staat, is geen volgeling van Rood meer, dus gaat de bouwmeester naar huis.

# Together with other modules
guide-with-builder_trigger-ferries = Een weg die alleen door een veerboot langer wordt, telt niet.
guide-with-mod_inn-ferries = Een meer met veerboten is geen herberg.
guide-with-ferry_place-flying_machines = Ook voor een volgeling die naar zo'n weg gevlogen is.
guide-with-ferry_place-phantom = Ook voor het fantoom.
guide-with-ferry_place-princess_and_dragon = Ook voor een volgeling die door een toverpoort kwam.
guide-with-ferry_place-abbey_and_mayor = Niet voor een wagen die naar zo'n weg rijdt.
guide-with-award_robber_baron-ferries = De kaart van het meer telt één keer.
