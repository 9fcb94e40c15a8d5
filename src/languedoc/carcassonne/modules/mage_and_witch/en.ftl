module-mage_and_witch = Mage & Witch
    .sentence = The mage makes a road or city worth more, the witch halves its worth.

option-mage = Mage
    .help = Whether there is a mage.
option-witch = Witch
    .help = Whether there is a witch.

mark-mage = mage
    .a = a mage
token-mage = mage
token-witch = witch
item-mage = the mage
item-witch = the witch
notice-mage = mage (Ψ) at { $cell }
notice-witch = witch (Ω) at { $cell }

verb-mage = the mage: { $segment }
verb-witch = the witch: { $segment }
verb-take_away = take the { $token } off the board
step-mage_witch_move = { $name }, where does the mage or the witch go?
step-mage_witch_separate = { $name }, mage and witch have met: which of them goes where?
step-mage_witch_joined = { $name }, mage and witch have met: which of them goes where?

event-MagicMoved = { $name } moves the { $token } to the { $segment }.
event-MagicLeft = The { $token } leaves the board.

# On the page, where the board shows the place

look-token-mage = The mage
look-token-witch = The witch
page-step-mage_witch_move = Where shall the mage or the witch go?
    .other = { $name } moves the mage or the witch
page-step-mage_witch_separate = Mage and witch have met. Which of them shall go where?
    .other = { $name } separates the mage and the witch
page-step-mage_witch_joined = Mage and witch have met. Which of them shall go where?
    .other = { $name } separates the mage and the witch
page-verb-mage = the mage
page-verb-witch = the witch
