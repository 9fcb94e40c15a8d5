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
