# Analysis: why an option is good or bad, and what a finished game was like.

analysis-points = brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once
analysis-gives = gives { $name } { $points ->
    [one] { $points } point
   *[other] { $points } points
}
analysis-free = { $number ->
    [0] leaves no follower free
    [one] keeps one follower free
   *[other] keeps { $number } followers free
}
analysis-closed_by = { $whose ->
    [mine] your { $segment } can still be closed: { $number ->
        [one] { $number } tile left fits its tightest gap
       *[other] { $number } tiles left fit its tightest gap
    }
    [shared] the shared { $segment } can still be closed: { $number ->
        [one] { $number } tile left fits its tightest gap
       *[other] { $number } tiles left fit its tightest gap
    }
   *[theirs] { $name }'s { $segment } can still be closed: { $number ->
        [one] { $number } tile left fits its tightest gap
       *[other] { $number } tiles left fit its tightest gap
    }
}
analysis-blocked = { $whose ->
    [mine] your { $segment } can no longer be closed
    [shared] the shared { $segment } can no longer be closed
   *[theirs] blocks { $name }'s { $segment }: it can no longer be closed
}
analysis-field = { $points ->
    [one] your { $segment } is worth { $points } point so far
   *[other] your { $segment } is worth { $points } points so far
}
analysis-tried = { $number ->
    [one] played out once
   *[other] played out { $number } times
}
analysis-luck = Luck: { $points } points
analysis-lost = Given away: { $points } points
analysis-worst = Where it could have been better
analysis-move = Choice { $number }: { $chosen }
analysis-instead = Better: { $best } ({ $points } points, { $percent } % more chance to win)
analysis-flawless = Nothing better was found.
analysis-option = { $option }: lead { $points }, chance to win { $percent } %
analysis-curve = Chance to win
analysis-chances = After { $number } choices: { $chances }
analysis-unjudged = { $number ->
    [one] There was no time for one choice; those that looked worst came first.
   *[other] There was no time for { $number } choices; those that looked worst came first.
}
