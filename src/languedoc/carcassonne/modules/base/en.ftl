module-base = Base game
    .sentence = Tiles with cities, roads, monasteries and fields, and seven followers for everybody: all else builds on this.

option-field_scoring = Farmers
    .help = How farmers are paid at the end: 3 for each completed city at their field; 4 for each completed city, once, to whoever has most farmers around it; or 3 per field, but no player twice for one city.
option-field_scoring-per_field_3 = 3 for each city at a field
option-field_scoring-per_city_4 = 4 for each city, once
option-field_scoring-per_field_3_city_once = 3 for each city at a field, each city once
option-tiny_city = City of two tiles
    .help = What a completed city of two tiles is worth: 4 points like other cities, or only 2.
option-tiny_city-normal = 4 points
option-tiny_city-two_points = 2 points
option-road_loop_completes = Ring roads are completed
    .help = Whether a road that closes in a ring is completed.
option-no_fields = No farmers
    .help = Play without farmers: nobody goes onto a field.
option-solo = Alone
    .help = Whether a single player may play alone, for practice.
option-timing_profile = Effects of tiles
    .help = When the effects of a tile take place: all before figures, as the play aid has it, or some of them at the end of the part, as the publisher has it.
option-timing_profile-play_aid = before figures
option-timing_profile-official = some at the end

# Places on the board

at = at { $cell }
side-N = N
side-E = E
side-S = S
side-W = W

# Features: plain, with an article, as something unfinished, where somebody stands, many of them

feature-road = road
    .a = a road
    .unfinished = an unfinished road
    .at = on the road
    .many = roads
feature-city = city
    .a = a city
    .unfinished = an unfinished city
    .at = in the city
    .many = cities
feature-monastery = monastery
    .a = a monastery
    .unfinished = an unfinished monastery
    .at = in the monastery
    .many = monasteries
feature-field = field
    .a = a field
    .at = on the field
    .many = fields
feature-inner_field = inner field
    .at = on the inner field
feature-with = { $feature } with { $marks }
field-without-edge = without an edge
field-at-cities = { $number ->
    [one] at the city { $cities }
   *[other] at the cities { $cities }
}

# Figures: plain, with an article, counted. A follower has a name where it stands

figure-follower = follower
    .a = a follower
    .counted = { $number ->
        [one] { $number } follower
       *[other] { $number } followers
    }
role-thief = thief
    .a = a thief
    .counted = { $number ->
        [one] { $number } thief
       *[other] { $number } thieves
    }
role-knight = knight
    .a = a knight
    .counted = { $number ->
        [one] { $number } knight
       *[other] { $number } knights
    }
role-monk = monk
    .a = a monk
    .counted = { $number ->
        [one] { $number } monk
       *[other] { $number } monks
    }
role-farmer = farmer
    .a = a farmer
    .counted = { $number ->
        [one] { $number } farmer
       *[other] { $number } farmers
    }
owned = { $name }'s { $figure }

# What can be chosen. A figure can be deployed on a feature, in a role of its own, or where its place goes without saying

deploy = { $figure } { NOUN($segment, "at") }
    .home = { $figure }
    .as = { $figure } as { $role } { NOUN($segment, "at") }
    .as-home = { $figure } as { $role }
verb-place = at { $cell }, turned { $side }
verb-pass = pass
verb-score = the scoring { NOUN($segment, "at") }

step-place_tile = { $name } places tile { $tile }:
step-phase_scoring = { $name }, which scoring comes next?
step-phase_figure = { $figures ->
    [follower] { $name }, a follower?
   *[any] { $name }, a figure?
}

# What points are made of

item-tiles = { $number ->
    [one] { $number } tile
   *[other] { $number } tiles
}
item-pennants = { $number ->
    [one] { $number } pennant
   *[other] { $number } pennants
}
item-squares = { $number ->
    [one] { $number } square
   *[other] { $number } squares
}
item-cities = { $number ->
    [one] { $number } completed city
   *[other] { $number } completed cities
}
item-monastery = complete
no-item = no completed city
prospect-squares = { $number } of 9 squares
prospect-completed = completed
mark-pennant = pennant
mark-irregular = unusual shape
mark-tunnel = tunnel

legend-road_end = end of roads
legend-letters = Capital letters are followers, small ones farmers.

# What anybody may have

has = { $name } has { $things }.

holding-figure = { $number ->
    [one] { $figure }
   *[other] { NOUN($figure, "counted") }
}
holding-standing = { $figure } at { $cell }

# What happened

event-Answered = { $name } has decided.
event-TilePlaced = { $name } places tile { $tile } at { $cell }, turned { $side }.
event-TileRemoved = Tile { $tile } fits nowhere and leaves the game; { $name } draws again.
event-TileReturned = Tile { $tile } fits nowhere and goes back; { $name } draws again.
event-FigureDeployed = { $name } deploys { NOUN($figure, "a") } { NOUN($segment, "at") }.
    .home = { $name } deploys { NOUN($figure, "a") }.
    .as = { $name } deploys { NOUN($figure, "a") } as { $role } { NOUN($segment, "at") }.
    .as-home = { $name } deploys { NOUN($figure, "a") } as { $role }.
event-FigureReturned = { $name } takes back { NOUN($figures, "counted") }.
    .unpaid = { $name } takes back { NOUN($figures, "counted") } without points.
event-FigureRemoved = { $name }'s { $figure } { NOUN($segment, "at") } has to leave.
    .home = { $name }'s { $figure } has to leave.
    .as = { $name }'s { $figure } as { $role } { NOUN($segment, "at") } has to leave.
    .as-home = { $name }'s { $figure } as { $role } has to leave.
event-FigureLeft = { $owner }'s { $figure } { $where } has to leave.
event-Scored = { $seats ->
    [one] { $names } scores { NOUN($feature, "a") }: { $payment }.
   *[other] { $names } each score { NOUN($feature, "a") }: { $payment }.
}
    .unfinished = { $seats ->
        [one] { $names } scores { NOUN($feature, "unfinished") }: { $payment }.
       *[other] { $names } each score { NOUN($feature, "unfinished") }: { $payment }.
    }
    .supplied = { $seats ->
        [one] { $names } scores the farmers around a city: { $payment }.
       *[other] { $names } each score the farmers around a city: { $payment }.
    }

# On the page, where the board shows the place

page-step-place_tile = Place the tile
    .other = { $name } places the tile
page-step-phase_scoring = Which scoring comes next?
    .other = { $name } chooses which scoring comes next
page-step-phase_figure = { $figures ->
        [follower] Put a follower on the tile, or pass
       *[any] Put down a figure, or pass
    }
    .other = { $name } may put down a figure
    .all = { $actions }
page-verb-place = { $quarters ->
        [0] the tile as printed
        [1] the tile turned to the right
        [2] the tile upside down
       *[3] the tile turned to the left
    }
page-event-TilePlaced = { $name } places a tile.
page-event-TileRemoved = A tile fits nowhere and leaves the game; { $name } draws again.
page-event-TileReturned = A tile fits nowhere and goes back; { $name } draws again.
page-can-pass = pass
    .short = pass
