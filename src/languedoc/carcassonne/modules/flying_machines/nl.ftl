module-flying_machines = De Vliegmachines
    .sentence = Een dobbelsteen beslist hoe ver een volgeling vliegt.

mark-flying_machine = vliegmachine
    .a = een vliegmachine

verb-fly = { $figure } met de vliegmachine
verb-land = landen: { $segment }
step-land_flier = { $name }, waar landt de vlieger?

event-Flew = { $number ->
    [one] { $name } laat { NOUN($figure, "a") } { $number } vak ver vliegen.
   *[other] { $name } laat { NOUN($figure, "a") } { $number } vakken ver vliegen.
}
    .failed = { $number ->
    [one] { $name } laat { NOUN($figure, "a") } { $number } vak ver vliegen, waar geen landen mogelijk is.
   *[other] { $name } laat { NOUN($figure, "a") } { $number } vakken ver vliegen, waar geen landen mogelijk is.
}

# On the page, where the board shows the place

page-step-land_flier = Waar moet de vlieger landen?
    .other = { $name } kiest waar de vlieger landt
page-verb-fly = { $figure } met de vliegmachine
page-can-fly = laat een volgeling vliegen
    .short = vliegmachine
