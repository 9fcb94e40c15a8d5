module-crop_circles = The Crop Circles
    .sentence = Crop circles let everybody add or take back followers of one kind.

option-crop_add = Adding at a crop circle
    .help = Whether everybody who can must add a follower when a crop circle calls for it, or may decline.
option-crop_add-must = must
option-crop_add-may = may

mark-crop_circle_field = crop circle with a pitchfork
    .a = a crop circle with a pitchfork
mark-crop_circle_city = crop circle with a shield
    .a = a crop circle with a shield
mark-crop_circle_road = crop circle with a club
    .a = a crop circle with a club
mark-crop_circle_unspecified = plain crop circle
    .a = a plain crop circle

verb-circle = { $role }
verb-all_add = everybody adds a follower
verb-all_remove = everybody takes a follower back
verb-reinforce = add { NOUN($figure, "a") } { NOUN($segment, "at") }
verb-withdraw = take back the { $figure } { $where }
step-crop_role = { $name }, which followers does the crop circle concern?
step-crop_circle = { $name }, what shall everybody do at the crop circle?
step-crop_add = { $name }, beside whom do you add a follower?
step-crop_remove = { $name }, who comes home?

event-CircleDecided = Crop circle: { $name } has everybody add a follower beside { NOUN($role, "a") }.
    .removing = Crop circle: { $name } has everybody take back { NOUN($role, "a") }.
event-FollowerAdded = { $name } adds { NOUN($figure, "a") } { NOUN($segment, "at") }.

# On the page, where the board shows the place

page-step-crop_role = Which followers shall the crop circle concern?
    .other = { $name } chooses whom the crop circle concerns
page-step-crop_circle = Shall everybody add a follower, or take one back?
    .other = { $name } decides about the crop circle
page-step-crop_add = Beside whom will you add a follower?
    .other = { $name } adds a follower
page-step-crop_remove = Who shall come home?
    .other = { $name } takes a follower back
