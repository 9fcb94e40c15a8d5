module-fruit_trees = The Fruit Trees
    .sentence = Fruit is harvested beside the trees and sold in different kinds.

mark-fruit_tree = fruit tree
