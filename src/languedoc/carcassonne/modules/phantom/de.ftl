module-phantom = Das Gefolge
    .sentence = Ein zweiter, durchsichtiger Gefolgsmann darf im selben Zug gesetzt werden.

figure-phantom = Phantom
    .a = ein Phantom
    .den = das Phantom
    .counted = { $number ->
        [one] ein Phantom
       *[other] { $number } Phantome
    }

step-deploy_phantom = { $name }, auch noch das Phantom?

# On the page, where the board shows the place

page-step-deploy_phantom = Soll dein Phantom auch noch kommen?
    .other = { $name } darf noch das Phantom setzen
    .all = Außerdem: { $actions }
