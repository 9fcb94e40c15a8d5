# Steps

guide-step-setup_bathhouses = Badhuizen
    .text = Schud de badhuiskaarten gedekt en doe er { $drawn } van in de voorraad; de andere blijven ongezien uit het spel.
guide-step-bath_buy_back = Uit het bad vrijkopen
    .text = Betaal wat de vlag van het badhuis zegt en neem je volgeling terug. Je mag hem nog in deze beurt inzetten.
guide-step-bath_points = Vlaggen
    .text = Een voltooide weg of stad brengt ook de vlaggen van al haar badhuizen op.
guide-step-bath_order = Wie eerst?
    .text = Moeten er meerdere volgelingen naar het bad, dan bepaalt de actieve speler de volgorde.
guide-step-bath_take = Naar het bad
    .text = Stond er in de zojuist getelde weg of stad maar één volgeling, dan legt de eigenaar hem op een vrij badhuis in plaats van hem naar huis te nemen.
guide-step-bath_release = Uit het bad
    .text = Een badhuis met landschapskaarten op alle 8 vakken eromheen geeft zijn volgeling gratis terug.

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-bathhouses-bathhouse = De vlag telt mee als weg of stad voltooid is. Een enkele volgeling moet hier misschien in bad.
guide-item-bathhouses-bath_flags = 3 tot 5 per badhuis, zoals op de vlag.
guide-item-bathhouses-bath_price = Wat de vlag zegt, om een volgeling vrij te kopen.

# At the table

guide-count-bathhouse = Badhuis
    .of_3 = Badhuizen met de vlag 3
    .of_4 = Badhuizen met de vlag 4
    .of_5 = Badhuizen met de vlag 5

# Getekende voorbeelden

guide-example-bathhouses-flag = Alleen in de stad
    .text = De ridder van Rood staat alleen in een stad met een badhuis; de vlag toont 4. Een ander badhuis, met een 5, staat aan de weg. De stad heeft één opening in het oosten.
    .task = Sluit de stad: leg je landschapskaart aan de opening in het oosten.
    .task-2 = Bevestig dat je geen andere figuur zet. Dan wordt de stad met haar vlag geteld.
    .task-3 = Je ridder moet in bad. Kies het goedkoopste badhuis: dat in de stad, met de 4.
    .elsewhere = De stad zou open blijven. Leg je kaart aan de opening in het oosten.
    .dear = Daar zou je 5 punten moeten betalen om hem terug te krijgen. Het andere kost er 4.
    .deployed = Dan zou er nog een volgeling van huis zijn. Zet er hier geen.
    .done = De vlag bracht 4 punten extra op. Een volgeling die alleen was, gaat naar een badhuis naar keuze van de eigenaar, en je mag hem later vrijkopen voor wat de vlag zegt.
guide-example-bathhouses-two_flags = Twee badhuizen aan een weg
    .text = Een handelsreiziger van Rood en een van Blauw staan aan de twee uiteinden van een weg. De landschapskaart van Rood verbindt die en heeft een badhuis met een 3; aan de weg is er al een met een 5.
    .done = Beiden krijgen de punten van de weg en van beide vlaggen: 5 + 8 = 13. Er stonden twee volgelingen, dus hoeft niemand in bad.
guide-example-bathhouses-bought_back = Vrijgekocht en ingezet
    .text = De volgeling van Rood ligt in het badhuis met de vlag 4. Rood heeft 12 punten, heeft een landschapskaart gelegd en wil de volgeling terug.
    .done = Rood betaalt 4 punten, heeft de volgeling weer en zet hem in dezelfde beurt als handelsreiziger in.
guide-example-bathhouses-who_first = Twee baders, één badhuis
    .text = De ridder van Rood is alleen in de stad en de handelsreiziger van Blauw alleen op de weg. De landschapskaart van Rood voltooit beide, en er is maar één badhuis.
    .done = Rood bepaalt wie er eerst gaat en stuurt de eigen ridder. Dan is er geen badhuis meer vrij, dus gaat de handelsreiziger van Blauw gewoon naar huis. Andersom zou die van Blauw er liggen.
guide-example-bathhouses-surrounded = Gratis uit het bad
    .text = De volgeling van Rood ligt in het badhuis. Van de 8 vakken eromheen is er nog maar één leeg, in het zuidoosten.
    .done = Zodra er op alle 8 de vakken kaarten liggen, gaat de volgeling naar huis en betaalt Rood niets.
guide-example-bathhouses-witch = Heks en vlag
    .text = Blauw heeft de heks op de stad van Rood gezet, waarin een badhuis met een 4 staat. Rood sluit de stad.
    .done = De heks halveert de 8 punten van de kaarten. De vlag komt er daarna in haar geheel bij: 4 + 4 = 8.

# Together with other modules
guide-with-bath_points-mage_and_witch = De vlaggen komen er na magiër en heks bij en worden niet gehalveerd.
guide-with-bath_take-count = Wie er uit Carcassonne bij kwam, telt mee: zijn het er twee, dan hoeft niemand in bad.
guide-with-bath_take-phantom = Het fantoom telt als volgeling: zijn het er twee, dan hoeft niemand in bad.
guide-with-bath_buy_back-messages = Een telsteen die op een donker vak terechtkomt door teruggaan, brengt geen depêche.
guide-with-dragon_move-bathhouses = Ook wie in een badhuis ligt dat hij betreedt, gaat naar huis.
guide-with-catapult_throw-bathhouses = Ook wie in een badhuis ligt, kan geraakt worden.
