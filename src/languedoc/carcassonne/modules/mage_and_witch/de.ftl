module-mage_and_witch = Magier & Hexe
    .sentence = Der Magier macht eine Straße oder Stadt mehr wert, die Hexe halbiert ihren Wert.

option-mage = Magier
    .help = Ob es einen Magier gibt.
option-witch = Hexe
    .help = Ob es eine Hexe gibt.

mark-mage = Magier
    .a = ein Magier
token-mage = Magier
token-witch = Hexe
item-mage = der Magier
item-witch = die Hexe
notice-mage = Magier (Ψ) bei { $cell }
notice-witch = Hexe (Ω) bei { $cell }

verb-mage = der Magier: { $segment }
verb-witch = die Hexe: { $segment }
verb-take_away = von der Spielfläche nehmen: { $token }
step-mage_witch_move = { $name }, wohin gehen Magier oder Hexe?
step-mage_witch_separate = { $name }, Magier und Hexe treffen sich: Wer von beiden geht wohin?
step-mage_witch_joined = { $name }, Magier und Hexe treffen sich: Wer von beiden geht wohin?

event-MagicMoved = { $name } versetzt eine Figur: { $token }, { $segment }.
event-MagicLeft = Verlässt die Spielfläche: { $token }.

# On the page, where the board shows the place

look-token-mage = Der Magier
look-token-witch = Die Hexe
page-step-mage_witch_move = Wohin sollen Magier oder Hexe gehen?
    .other = { $name } versetzt Magier oder Hexe
page-step-mage_witch_separate = Magier und Hexe treffen sich. Wer von beiden soll wohin?
    .other = { $name } trennt Magier und Hexe
page-step-mage_witch_joined = Magier und Hexe treffen sich. Wer von beiden soll wohin?
    .other = { $name } trennt Magier und Hexe
page-verb-mage = der Magier
page-verb-witch = die Hexe
