# Steps

guide-step-setup_dragon_fairy = Draak en fee
    .text = { $dragon ->
        [false] Er is geen draak: vulkanen en draken op kaarten doen niets.
       *[other] Zet de draak naast het speelveld.
    } { $fairy ->
        [false] De fee blijft in de doos.
       *[other] Zet de fee naast het speelveld.
    } Schud { $tiles } kaarten erdoor.
guide-step-fairy_point = Fee: 1 punt
    .text = { $fairy_binding ->
        [tile] Staat aan het begin van je beurt een van je volgelingen op de kaart van de fee, dan krijg je 1 punt, hoeveel er ook staan.
        [follower_for_good] Staat de fee aan het begin van je beurt bij een van je volgelingen, dan krijg je 1 punt. Die volgeling blijft de hare, ook als hij haar verliet en weer werd ingezet.
       *[other] Staat de fee aan het begin van je beurt bij een van je volgelingen, dan krijg je 1 punt.
    }
guide-step-set_aside_dragon_tile = Drakenkaart te vroeg
    .text = Zolang de draak niet op het speelveld staat, gaat een getrokken landschapskaart met draak opzij en trek je opnieuw.
guide-step-volcano_dragon = Vulkaan
    .text = De draak vliegt naar deze landschapskaart. In deze beurt mag er geen figuur op. Opzijgelegde drakenkaarten worden weer ingeschud.
guide-step-portal_enable = Toverpoort
    .text = Je volgeling mag naar elke landschapskaart op het speelveld, overal waar hij ingezet zou kunnen worden en niets voltooid is.
guide-step-princess_remove = Jonkvrouw
    .text = { $princess_action ->
        [may] Brengt je kaart een jonkvrouw in een stad met volgelingen, dan mag je één van hen naar huis sturen, van wie dan ook. Doe je dat, dan is dat je actie met een figuur.
       *[other] Brengt je kaart een jonkvrouw in een stad met volgelingen, stuur dan één van hen naar huis, van wie dan ook. Dat is je actie met een figuur.
    }
guide-step-fairy_move = Fee verplaatsen
    .text = Zet de fee naast een van je volgelingen op het speelveld.
guide-step-dragon_move = De draak trekt rond
    .text = Er is een drakenkaart gelegd: iedereen verzet hem om de beurt één stap, jij eerst, samen zes stappen. Nooit tweemaal op dezelfde landschapskaart, nooit op die van de fee. Elke figuur op een kaart die hij betreedt, gaat naar huis. Een doodlopend pad stopt hem.
guide-step-fairy_scoring = Fee: 3 punten
    .text = { $fairy_binding ->
        [tile] Staan er volgelingen op de kaart van de fee in wat geteld wordt, dan krijgt elk van hun eigenaars 3 punten
       *[other] Staat de fee bij een volgeling in wat geteld wordt, dan krijgt de eigenaar 3 punten
    }, ook zonder meerderheid.
guide-step-final_fairy = Fee: 3 punten
    .text = Ook aan het einde brengt de volgeling bij de fee 3 punten op.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-princess_and_dragon-dragon = Stuurt elke figuur op de kaarten die hij betreedt naar huis.
guide-token-princess_and_dragon-fairy = Houdt de draak van haar kaart weg. Haar volgeling brengt 1 punt op aan het begin van elke beurt van zijn eigenaar, en 3 als hij geteld wordt.
guide-mark-princess_and_dragon-volcano = Roept de draak en houdt in deze beurt figuren van de kaart weg.
guide-mark-princess_and_dragon-dragon = Na de figuur doet de draak zes stappen.
guide-mark-princess_and_dragon-princess = Stuurt een ridder van haar stad naar huis.
guide-mark-princess_and_dragon-portal = Laat een volgeling naar een willekeurige kaart gaan.
guide-item-princess_and_dragon-fairy = 1 aan het begin van de beurt, 3 als haar volgeling geteld wordt.

# Getekende voorbeelden

guide-example-princess_and_dragon-volcano = De draak komt
    .text = Blauw heeft een landschapskaart met een vulkaan getrokken.
    .done = De draak vliegt meteen naar de vulkaan. Op deze kaart mag Blauw geen figuur zetten, dus de beurt is voorbij.
guide-example-princess_and_dragon-too_early = Nog geen vulkaan
    .text = Rood zet een handelsreiziger op de weg. Er ligt nog geen vulkaan, dus er is geen draak op het speelveld.
    .done = Blauw heeft een kaart met een draak getrokken. Die wordt apart gelegd tot er een vulkaan ligt, en Blauw trekt een andere.
guide-example-princess_and_dragon-princess = Een prinses stuurt een ridder naar huis
    .text = De ridder van Blauw staat in een stad met een opening in het noorden. Rood heeft een landschapskaart met een prinses in de stad getrokken.
    .task = Leg de landschapskaart zo dat de stad met de prinses bij de stad van Blauw hoort.
    .turned = Het vak klopt, maar zo komt de prinses niet in de stad van Blauw. Draai de kaart.
    .elsewhere = Daar ontmoet de prinses geen ridder. Probeer de open kant van de stad van Blauw.
    .done = De prinses stuurt een ridder uit de stad naar huis, hier de enige van Blauw. Dat was in deze beurt jouw actie met een figuur.
guide-example-princess_and_dragon-dragon = De draak beweegt
    .text = Blauw heeft een landschapskaart met een draak gelegd en zet geen figuur. De draak is op zijn vulkaan. Rechts van de startkaart staat de handelsreiziger van Blauw, links ervan ligt de boer van Rood.
    .done = De eerste stap, van Blauw, kon alleen naar de startkaart. Dan leidt Rood de draak naar rechts, en Blauw verliest de handelsreiziger. Hij keert nooit op een kaart terug, dus hij stopt waar geen stap meer mogelijk is.
guide-example-princess_and_dragon-fairy = De fee verplaatsen
    .text = Rood heeft een landschapskaart gelegd en gebruikt de actie met een figuur voor de fee.
    .done = De fee staat bij de handelsreiziger van Rood. De draak mag nu niet op deze kaart komen.
guide-example-princess_and_dragon-fairy_point = Een punt van de fee
    .text = De fee staat bij de handelsreiziger van Rood. Blauw beëindigt de beurt zonder figuur.
    .done = De beurt van Rood begint, en de fee is er nog: 1 punt.
guide-example-princess_and_dragon-fairy_scores = De fee bij een voltooide weg
    .text = De fee staat bij de handelsreiziger van Rood, en Rood sluit de weg af.
    .done = Naast de punten van de weg krijgt Rood 3 voor de fee. Ook zonder de meerderheid op de weg zou Rood die 3 punten krijgen.
guide-example-princess_and_dragon-fairy_at_the_end = De fee aan het einde
    .text = Blauw legt de laatste landschapskaart. De fee staat bij de handelsreiziger van Rood.
    .done = In de slotwaardering brengt de fee 3 punten voor de volgeling bij wie zij staat.
guide-example-princess_and_dragon-portal = Door de toverpoort
    .text = Rood heeft links een landschapskaart met een toverpoort gelegd. In het noorden ligt een onvoltooide stad waarin niemand staat.
    .done = De ridder gaat naar die stad, hoewel ze niet op de zojuist gelegde kaart is.

# Together with other modules
guide-with-dragon_move-tower = Ook een volgeling op een toren gaat naar huis. Gevangenen zijn veilig.
guide-with-dragon_move-school = De leraar blijft.
guide-with-dragon_move-traders_and_builders = Bij een dubbele beurt beweegt hij meteen na de kaart met de draak.
guide-with-tower_capture-princess_and_dragon = De fee beschermt hiertegen niet.
guide-with-tower_piece-princess_and_dragon = Ook als er een vulkaan gelegd is.
guide-with-fairy_move-traders_and_builders = Niet bij bouwmeester of varken.
guide-with-fairy_point-traders_and_builders = Bij een dubbele beurt maar één keer, niet vóór de tweede kaart.
guide-with-portal_enable-traders_and_builders = Niet voor bouwmeester en varken.
guide-with-set_aside_dragon_tile-hills_and_sheep = Een kaart onder een heuvel wordt nooit bekeken.
