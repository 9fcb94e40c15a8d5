# Steps

guide-step-deploy_archbishop = Archbishop
    .text = A follower may go into the cathedral of the tile just placed as archbishop.
guide-step-cathedral_roads_moved = Roads of a cathedral changed
    .text = If a ferry changed roads, look again whether all roads of a cathedral are completed.
guide-step-cathedral_roads_joined = All roads of a cathedral
    .text = Look whether all roads of a cathedral are completed: then the cathedral is, too.
guide-step-score_archbishop = Archbishop
    .text = When all roads of a cathedral are completed, its archbishop gets 1 point for each of their sections, 2 on roads with an inn. Each road on the tile of the cathedral counts on its own.
guide-step-mod_german_cathedral_road = Road at a cathedral
    .text = A completed road that leads to a cathedral brings 2 points for each section, 3 with an inn.
guide-step-final_archbishop = Archbishops
    .text = 1 point for each section of the roads of the cathedral without an inn.

# Figures, tokens, buildings, signs, and what points are made of

guide-building-german_cathedrals-german_cathedral = Belongs to its archbishop. Complete when all its roads are.
guide-item-german_cathedrals-german_cathedral = 1 more for each section of a road at a cathedral.
    .title = Road of a cathedral
guide-item-german_cathedrals-sections = 1 for each section of the roads of the cathedral.
    .title = Sections of roads
guide-item-german_cathedrals-inn_sections = 1 more for each section of a road with an inn.

# At the table

guide-count-german_cathedrals = Cathedrals at its ends
guide-count-sections = Sections of its roads
guide-count-raised_sections = Sections of roads with an inn

# Drawn examples

guide-example-german_cathedrals-archbishop = An archbishop
    .text = Three roads lead to the empty square in the middle, and each of them is closed at its other end. Red has drawn a cathedral with three roads.
    .task = Lay the cathedral where the three roads meet.
    .task-2 = Put your follower into the cathedral as archbishop.
    .elsewhere = It fits there, but its roads would stay open. Lay it on the square where three roads end.
    .road = A thief would get the points of one road. The archbishop gets something for all three.
    .placed = You could do that. Here, put a follower into the cathedral.
    .done = All three roads are completed, so the archbishop is paid at once: 1 point for each section of his roads. The tile of the cathedral counts for each road. Then he goes home.
guide-example-german_cathedrals-road = A road to a cathedral
    .text = Red's thief stands on a road that begins at a cathedral. Blue closes its other end.
    .done = A completed road that leads to a cathedral brings 2 points for each section instead of 1. It does not matter who is in the cathedral.
guide-example-german_cathedrals-inn = A cathedral and an inn
    .text = Red's archbishop waits in the cathedral. Its road in the south passes an inn and is closed, so is the long one in the west. Blue closes the third one.
    .done = Each section of the three roads brings 1 point, and those of the road with the inn 1 more.
guide-example-german_cathedrals-end = A cathedral at the end
    .text = Red has the last tile. Red's archbishop is in the cathedral, and two of its three roads are still open.
    .done = At the end an archbishop gets 1 point for each section of all his roads, completed or not. A road with an inn would count nothing.
guide-example-german_cathedrals-ferry = A ferry closes a road
    .text = The road in the west of red's cathedral goes on over a ferry. Red has extended it and may move the ferry.
    .done = The road now ends at the lake, so all roads of the cathedral are completed, and the archbishop is paid.

# Together with other modules
guide-with-mod_german_cathedral_road-mage_and_witch = The witch halves these points, too; those of the archbishop stay.
guide-with-score_archbishop-little_buildings = Little buildings bring him nothing.
guide-with-award_gold-german_cathedrals = An archbishop takes only the gold on the tile of his cathedral.
guide-with-deploy_phantom-german_cathedrals = The phantom may be archbishop.
guide-with-portal_enable-german_cathedrals = Also into a free cathedral that is not completed, as archbishop.
guide-with-message_choice-german_cathedrals = An archbishop is no thief, knight, farmer or monk.
