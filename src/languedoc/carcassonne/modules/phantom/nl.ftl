module-phantom = Het Fantoom
    .sentence = Een tweede, doorzichtige volgeling mag in dezelfde beurt gezet worden.

figure-phantom = fantoom
    .a = een fantoom
    .the = het fantoom
    .counted = { $number ->
        [one] { $number } fantoom
       *[other] { $number } fantomen
    }

step-deploy_phantom = { $name }, ook nog het fantoom?

# On the page, where the board shows the place

page-step-deploy_phantom = Zet je ook nog je fantoom?
    .other = { $name } mag ook het fantoom zetten
    .all = Ook nog: { $actions }
