module-phantom = The Phantom
    .sentence = A second, transparent follower may be deployed in the same turn.

figure-phantom = phantom
    .a = a phantom
    .counted = { $number ->
        [one] { $number } phantom
       *[other] { $number } phantoms
    }

step-deploy_phantom = { $name }, the phantom as well?

# On the page, where the board shows the place

page-step-deploy_phantom = Shall your phantom come as well?
    .other = { $name } may add the phantom
    .all = As well: { $actions }
