module-fruit_trees = The Fruit Trees
    .sentence = Fruit is harvested beside the trees and sold in different kinds.

mark-fruit_tree = fruit tree
    .a = a fruit tree

fruit-quince = quinces
fruit-apple = apples
fruit-apricot = apricots
fruit-cherry = cherries
fruit-plum = plums
fruit-elder = elderberries
token-fruit-quince = a stack of quinces
token-fruit-apple = a stack of apples
token-fruit-apricot = a stack of apricots
token-fruit-cherry = a stack of cherries
token-fruit-plum = a stack of plums
token-fruit-elder = a stack of elderberries
holding-quince = { $number } × quinces
holding-apple = { $number } × apples
holding-apricot = { $number } × apricots
holding-cherry = { $number } × cherries
holding-plum = { $number } × plums
holding-elder = { $number } × elderberries
item-harvested_fruit = { $number ->
    [one] { $number } harvested chip
   *[other] { $number } harvested chips
}
item-sold_fruit = { $number ->
    [one] { $number } fruit
   *[other] { $number } different fruits
}
item-unsold_fruit = { $number ->
    [one] { $number } unsold chip
   *[other] { $number } unsold chips
}

verb-lay_fruit = { $fruit }
verb-harvest = harvest { $fruit } at { $cell }
verb-sell_fruit = sell { $fruit }
step-fruit_stack = { $name }, which fruit grows on the new tree?
step-fruit_harvest = { $name }, will you harvest or sell fruit?
    .pass = neither

event-StackLaid = { $name } puts { $fruit } on the tree at { $cell }.
event-FruitHarvested = { $name } harvests { $fruit } at { $cell }.
event-FruitSold = { $name } sells { $fruits }.
award-harvest = { $name } scores for the harvest: { $payment }.
    .title = harvest
award-fruit_sale = { $name } scores for the sale: { $payment }.
    .title = fruit sold
award-fruit_left = { $name } scores for fruit that was not sold: { $payment }.
    .title = fruit left

# On the page, where the board shows the place

page-step-fruit_stack = Which fruit shall grow on the new tree?
    .other = { $name } chooses the fruit of the new tree
page-step-fruit_harvest = Will you harvest or sell fruit?
    .other = { $name } may harvest or sell fruit
page-verb-harvest = harvest { $fruit } here
page-event-StackLaid = { $name } puts { $fruit } on the new tree.
page-event-FruitHarvested = { $name } harvests { $fruit }.
look-token-fruit-quince = { $number ->
    [one] { $number } chip with quinces
   *[other] { $number } chips with quinces
}
look-token-fruit-apple = { $number ->
    [one] { $number } chip with apples
   *[other] { $number } chips with apples
}
look-token-fruit-apricot = { $number ->
    [one] { $number } chip with apricots
   *[other] { $number } chips with apricots
}
look-token-fruit-cherry = { $number ->
    [one] { $number } chip with cherries
   *[other] { $number } chips with cherries
}
look-token-fruit-plum = { $number ->
    [one] { $number } chip with plums
   *[other] { $number } chips with plums
}
look-token-fruit-elder = { $number ->
    [one] { $number } chip with elderberries
   *[other] { $number } chips with elderberries
}
