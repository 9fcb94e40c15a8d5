# Steps

guide-step-crop_role = Whom does the circle concern?
    .text = A crop circle without a sign: you name farmers, knights or thieves.
guide-step-crop_circle = Crop circle
    .text = Decide for everybody: add a follower, or take one back. A pitchfork means farmers, a shield knights, a club thieves.
guide-step-crop_add = Add a follower
    .text = In turn, the active player last, { $crop_add ->
        [may] everybody may put
       *[other] everybody puts
    } a follower from the supply beside one of their own of that kind.
guide-step-crop_remove = Take back a follower
    .text = In turn, the active player last, everybody takes one of their own of that kind back.

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-crop_circles-crop_circle_field = Everybody adds a farmer or takes one back.
guide-mark-crop_circles-crop_circle_city = Everybody adds a knight or takes one back.
guide-mark-crop_circles-crop_circle_road = Everybody adds a thief or takes one back.
guide-mark-crop_circles-crop_circle_unspecified = Whoever places it names the kind; everybody adds one or takes one back.

# Drawn examples

guide-example-crop_circles-pitchfork = A crop circle with a pitchfork
    .text = Blue's farmer lies beside a completed city. Red has no farmer. Red has just laid a tile with a crop circle: the pitchfork means farmers.
    .task = Decide for everybody: add a farmer, or take one back. Let everybody take one back.
    .added = Then blue would have two farmers, and you none. Choose the other.
    .done = Blue had to take the farmer back. You have none, so nothing happens to you. Your action with a figure is still to come.
guide-example-crop_circles-club = A crop circle with a club
    .text = The club means thieves. Blue has one in the north and one in the south, red one on the road with the crop circle. Red decides that everybody adds a follower.
    .done = Blue begins, as the left neighbour, and chooses to which thief. Red comes last. Two may stand there now, although the road was held already.
guide-example-crop_circles-shield = A crop circle before the scoring
    .text = Red's tile completes a city with one knight of red and one of blue. It shows a crop circle with a shield, which means knights.
    .done = Everybody took a knight back, so the city was free. Red put the knight into it again and gets the points alone.
guide-example-crop_circles-which_kind = A crop circle without a sign
    .text = Red has laid a triangle with a crop circle. It shows no sign, so red names the kind: farmers.
    .done = Then everything goes on as with a pitchfork: red has everybody take back a farmer.
guide-example-crop_circles-with_pig = The pig goes home, too
    .text = Blue's only farmer lies on a field with blue's pig. Red has laid a crop circle with a pitchfork.
    .done = With the last farmer the pig leaves the field.

# Together with other modules
guide-with-crop_circle-labyrinths = Whoever stands in the middle of a labyrinth is a thief.
guide-with-crop_circle-tower = Prisoners and followers on towers are not meant.
guide-with-crop_circle-phantom = The phantom may be added or taken back.
guide-with-crop_circle-german_castles = The lord of a castle is not meant.
guide-with-crop_circle-german_cathedrals = Archbishops are not meant.
