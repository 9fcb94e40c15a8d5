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
