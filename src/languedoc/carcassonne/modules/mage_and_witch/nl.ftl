module-mage_and_witch = Magiër & Heks
    .sentence = De magiër maakt een weg of stad meer waard, de heks halveert de waarde.

option-mage = Magiër
    .help = Of er een magiër is.
option-witch = Heks
    .help = Of er een heks is.

mark-mage = magiër
    .a = een magiër
token-mage = magiër
token-witch = heks
item-mage = de magiër
item-witch = de heks
notice-mage = magiër (Ψ) op { $cell }
notice-witch = heks (Ω) op { $cell }

verb-mage = de magiër: { $segment }
verb-witch = de heks: { $segment }
verb-take_away = de { $token } van het speelveld nemen
step-mage_witch_move = { $name }, waarheen gaat de magiër of de heks?
step-mage_witch_separate = { $name }, magiër en heks ontmoeten elkaar: wie van de twee gaat waarheen?
step-mage_witch_joined = { $name }, magiër en heks ontmoeten elkaar: wie van de twee gaat waarheen?

event-MagicMoved = { $name } verplaatst de { $token } naar de { $segment }.
event-MagicLeft = De { $token } verlaat het speelveld.

# On the page, where the board shows the place

look-token-mage = De magiër
look-token-witch = De heks
page-step-mage_witch_move = Waarheen moet de magiër of de heks gaan?
    .other = { $name } verplaatst de magiër of de heks
page-step-mage_witch_separate = Magiër en heks ontmoeten elkaar. Wie van de twee moet waarheen?
    .other = { $name } scheidt magiër en heks
page-step-mage_witch_joined = Magiër en heks ontmoeten elkaar. Wie van de twee moet waarheen?
    .other = { $name } scheidt magiër en heks
page-verb-mage = de magiër
page-verb-witch = de heks
