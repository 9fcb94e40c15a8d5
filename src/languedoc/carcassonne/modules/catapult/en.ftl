module-catapult = The Catapult
    .sentence = At fairs everybody shoots tokens over the land with a catapult.

option-catapult_skill = Skill at the catapult
    .help = How far a token may come down from where it was aimed at.
option-catapult_skill-normal = normal
option-catapult_skill-easy = steady hands
option-catapult_skill-hard = shaky hands

mark-fair = fair
    .a = a fair
catapult-knock_out = knock out
catapult-seduction = seduction
catapult-target = target
catapult-catch = catch
lane-middle = middle
lane-left = left
lane-right = right
power-medium = medium
power-soft = soft
power-hard = hard
token-catapult-knock_out = token for knocking out
token-catapult-seduction = token of seduction
token-catapult-target = token for the target
token-catapult-catch = token for catching
item-catapult_target = nearest to the fair
item-catapult_catch = throw and catch

verb-catapult = { $catapult }
verb-aim_at = aim at { $point }
verb-seduce = { $owner }'s { $figure } { $where }
verb-replace_by = replace it by { NOUN($figure, "a") } of yours
verb-exchange_by = replace it by your { $figure } { $where }
verb-fling = { $lane } lane, { $power }
verb-grab = { $lane } lane
step-catapult_round = { $name }, which token does everybody throw?
step-catapult_throw = { $name }, where do you aim?
step-seduction_choice = { $name }, several followers are equally near. Whom do you seduce?
step-seduction_replace = { $name }, do you replace the nearest follower?
    .pass = nobody is replaced
step-catapult_catch = { $name }, throw or catch: which lane?

event-CatapultRound = Catapult: everybody throws ({ $catapult }).
event-TokenLanded = { $name }'s token lands at { $cell } ({ $x }, { $y }).
    .beside = { $name }'s token misses the land ({ $x }, { $y }).
event-Seduced = { $name } replaces { $owner }'s { $figure } { $where }. Now there: { $by }.
event-Caught = { $name } throws to { $catcher }.
    .short = { $name }'s throw falls short: { $catcher } wins.
    .caught = { $catcher } catches { $name }'s throw.
    .missed = { $name }'s throw flies past { $catcher }.
award-catapult_target = { $name } is nearest to the fair: { $payment }.
    .title = target shooting
award-catapult_catch = { $name } wins the throw: { $payment }.
    .title = throwing and catching

# On the page, where the board shows the place

page-step-catapult_round = Which token shall everybody throw?
    .other = { $name } chooses which token everybody throws
page-step-catapult_throw = Where will you aim?
    .other = { $name } aims
page-step-seduction_choice = They are equally near. Whom will you seduce?
    .other = { $name } chooses whom to seduce
page-step-seduction_replace = Will you replace the nearest follower?
    .other = { $name } may replace the nearest follower
page-step-catapult_catch = Throw or catch: which lane?
    .other = { $name } throws or catches
page-verb-aim_at = aim here
page-event-TokenLanded = { $name }'s token lands.
    .beside = { $name }'s token misses the land.
look-token-catapult-knock_out = A token for knocking out came down here
look-token-catapult-seduction = A token of seduction came down here
look-token-catapult-target = A token for the target came down here
look-token-catapult-catch = A token for catching came down here
