# Steps

guide-step-setup_ferries = Ferries
    .text = Put the { $ferry } ferries beside the board. Shuffle in { $tiles } tiles.
guide-step-ferry_move = Move a ferry
    .text = If your tile extends a road with a ferry, you may lay the nearest ferry between two other landing stages of its lake.
guide-step-ferry_place = Lay a ferry
    .text = { $ferry_always ->
        [true] If your tile shows a lake, join any two of its landing stages by a ferry, whether you put a follower there or not.
       *[other] If you put a follower onto a road at a lake without ferry, join any two landing stages of that lake by a ferry.
    }

# Figures, tokens, buildings, signs, and what points are made of

guide-token-ferries-ferry = Makes one road of two that end at the lake.
guide-mark-ferries-ferry_lake = Its roads end here, unless a ferry joins two of them.

# Drawn examples

guide-example-ferries-joined = A ferry joins two roads
    .text = Blue's thief stands on a road that ends at the lake. Red has laid the lake, and as yet all three roads end there.
    .task = Put your thief on the road in the west.
    .task-2 = Now lay a ferry: join your road with blue's in the east.
    .south = You could do that. But the road in the west is the one that is closed next: put your thief there.
    .farmer = For a farmer there is no ferry. Put a thief on the road in the west.
    .passed = Without a follower on a road there is no ferry. Put a thief on the road in the west.
    .ends = That is possible, too. But then blue would not share the longer road with you: join west and east.
    .done = The ferry makes one road of two. Blue closed it in the west, and both had one thief on it: both got all its points.
guide-example-ferries-apart = A ferry elsewhere
    .text = Red's thief stands west of the lake, blue's on the road in the east. Red may join any two of the three landing stages.
    .done = Here the ferry leads from the east to the south. Red's road ends at the lake and is completed in the west, while blue's goes on in the south.
guide-example-ferries-moved = A ferry is moved
    .text = A ferry joins red's road in the west with blue's in the east. Blue has extended this road and may move the ferry.
    .done = The ferry now joins west and south. Blue's road ends at the lake: it is completed, and blue need not share its points.
guide-example-ferries-builder = A builder is cut off
    .text = Red's thief stands west of the lake, red's builder far in the east. The ferry joins both roads. Blue has extended the road and may move it.
    .done = Where the builder stands there is no follower of red any more, so the builder goes home.

# Together with other modules
guide-with-builder_trigger-ferries = A road made longer by a ferry alone does not count.
guide-with-mod_inn-ferries = A lake with ferries is no inn.
guide-with-ferry_place-flying_machines = Also for a follower that flew to such a road.
guide-with-ferry_place-phantom = Also for the phantom.
guide-with-ferry_place-princess_and_dragon = Also for a follower that came through a portal.
guide-with-ferry_place-abbey_and_mayor = Not for a wagon that drives to such a road.
guide-with-award_robber_baron-ferries = The tile of the lake counts once.
