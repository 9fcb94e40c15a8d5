# Steps

guide-step-deploy_archbishop = Archbishop
    .text = A follower may go into the cathedral of the tile just placed as archbishop.
guide-step-cathedral_roads_moved = Roads of a cathedral changed
    .text = If a ferry changed roads, look again whether all roads of a cathedral are completed.
guide-step-cathedral_roads_joined = All roads of a cathedral
    .text = Look whether all roads of a cathedral are completed: then the cathedral is, too.
guide-step-score_archbishop = Archbishop
    .text = When all roads of a cathedral are completed, its archbishop gets 1 point for each of their sections, 2 on roads with an inn. Each road on the tile of the cathedral counts on its own.
    .example = Roads of 4, 3 with an inn, and 2: 4 + 6 + 2 = 12.
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
