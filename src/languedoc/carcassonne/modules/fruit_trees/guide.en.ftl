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
