# Steps

guide-step-setup_fruit = Fruit
    .text = Sort the { $fruit_token } chips by fruit, shuffle each stack and put it ready with the value down. Shuffle in { $tiles } tiles.
guide-step-fruit_stack = Stack for the tree
    .text = Put a stack of your choice on the tree just placed.
guide-step-fruit_harvest = Harvest
    .text = If you deployed a follower on a tree tile or one of the 8 tiles around it, you may take the top chip: get the points on its back and keep it.
guide-step-fruit_sell = Sell
    .text = Or give back 1 to 4 chips of different fruits for 3, 6, 10 or 15 points.
guide-step-final_fruit = Unsold fruit
    .text = Each chip left brings 1 point.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-fruit_trees-fruit-quince = Whoever deploys a follower here or beside it may harvest the top chip.
guide-token-fruit_trees-fruit-apple = Whoever deploys a follower here or beside it may harvest the top chip.
guide-token-fruit_trees-fruit-apricot = Whoever deploys a follower here or beside it may harvest the top chip.
guide-token-fruit_trees-fruit-cherry = Whoever deploys a follower here or beside it may harvest the top chip.
guide-token-fruit_trees-fruit-plum = Whoever deploys a follower here or beside it may harvest the top chip.
guide-token-fruit_trees-fruit-elder = Whoever deploys a follower here or beside it may harvest the top chip.
guide-mark-fruit_trees-fruit_tree = Gets a stack of fruit when it is placed.
guide-item-fruit_trees-harvested_fruit = 2 to 5, as printed on the back of the chip.
guide-item-fruit_trees-sold_fruit = 3, 6, 10 or 15 for 1 to 4 different fruits.
guide-item-fruit_trees-unsold_fruit = 1 for each chip at the end.

# At the table

guide-deck-fruit =
    .points_2 = 2 points
    .points_3 = 3 points
    .points_4 = 4 points
    .points_5 = 5 points

# Drawn examples

guide-example-fruit_trees-harvest = Plant and harvest
    .text = Red has laid a tile with a fruit tree. Six stacks of fruit are ready; the values of the chips lie face down.
    .task = Choose the fruit that shall grow on your tree.
    .task-2 = Now deploy a follower beside the tree, wherever you like.
    .task-3 = A follower of yours came to the tree in this turn, so you may harvest. Take the top chip.
    .passed = Then you would harvest nothing. Try what the tree has for you.
    .done = You get the points on the back of the chip, here 4, and keep it: several different fruits can be sold together later.
guide-example-fruit_trees-two_trees = Between two trees
    .text = Apples grow on the tree in the north, plums on the one in the south. Red has laid a monastery that touches both trees with a corner.
    .done = Red deploys a monk and harvests from one of the two trees: only one harvest in a turn, whatever lies around.
guide-example-fruit_trees-sale = Sell different fruits
    .text = Red has harvested apples, plums and cherries, one chip of each, and now deploys a knight beside a new tree.
    .done = Instead of harvesting once more, red sells: 3 different fruits together bring 10 points. One alone would bring 3, two 6, and four 15.
guide-example-fruit_trees-at_the_end = Fruit that was not sold
    .text = Red has a chip with apples. The last tile of the game lies, and red has deployed a farmer there.
    .done = Red harvests plums for the 3 points on the chip. In the final scoring both chips bring 1 point each.
guide-example-fruit_trees-robbed = A robbed harvest
    .text = Blue's robber stands beside red's marker. Red has laid a tree with cherries and deploys a knight there.
    .done = Points for a harvest are robbed like any others: red keeps all 5, and the robber brings blue half of them, rounded up.
