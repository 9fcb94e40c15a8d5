# Steps

guide-step-deploy_phantom = Phantom besides
    .text = Besides your action you may put the phantom onto another free road, city, monastery or field of the tile just placed.

# Figures, tokens, buildings, signs, and what points are made of

guide-figure-phantom-phantom = A follower that may be deployed besides another action, on another feature of the same tile.

# Drawn examples

guide-example-phantom-two_at_once = Two in one turn
    .text = Red has just laid the tile on the right. It completes both a city and a road, and nobody stands in either.
    .task = First put a follower into the city in the north of your new tile.
    .task-2 = Now the phantom: put it on the road in the west, which is complete, too.
    .passed = Nobody would get the points then. Take the city with a follower and the road in the west with the phantom.
    .other = That is allowed, but brings no points now. First a follower into the city, then the phantom on the road in the west.
    .done = Both are scored, and both come home. The phantom has to go to another place of the tile that nobody holds.
guide-example-phantom-with_builder = The builder, then the phantom
    .text = Red has just made the own city larger, where a knight stands already. A road on the new tile is still free.
    .done = The builder was the action with a figure. The phantom comes in addition and takes the road.
guide-example-phantom-onto_tower = The phantom on a tower
    .text = Red has a tower of one piece beside blue's monk. Red has just laid the junction in the north-east.
    .done = A thief takes the road, and the phantom closes the tower. It may go anywhere a follower may go in addition.
guide-example-phantom-through_portal = The phantom through a portal
    .text = Red has just laid a tile with a portal in the west. It completes a road. In the north lies an unfinished city without anybody in it.
    .done = The thief took the road on the new tile, so the portal was still free for the phantom.

# Together with other modules
guide-with-deploy_phantom-labyrinths = With the advanced rules another free road of the same labyrinth will do.
guide-with-deploy_phantom-flying_machines = Not if a flier found no place to land.
guide-with-deploy_phantom-monasteries = The phantom may be monk or abbot.
guide-with-fruit_harvest-phantom = Also for the phantom, but only once in a turn.
