option-animal_points = Points for animals
    .help = Points for a set of 1 to { $most } animals. It is printed on the scoring card only; the rule book tells { $known }. Reconstructed, so perhaps not as printed: { $guessed }. { $most } numbers with commas set another table, such as that on your card.
option-animal_points-reconstructed = reconstructed

# Cards. Their colour is that of the row they belong to

colour = { $sort ->
    [yellow] yellow
    [red] red
    [green] green
   *[blue] blue
}
card-row = { colour } row
card-person = { colour } { $number }
    .a = a { colour } { $number }
card-animal = { colour } animal
    .a = a { colour } animal
card-building = { colour } building
    .a = a { colour } building
card-animal_joker = animal joker
    .a = an animal joker
card-building_joker = building joker
    .a = a building joker
card-dragon = dragon
    .a = a dragon
card-fairy = fairy
    .a = a fairy
card-animals = { colour } animals
joker = joker
cards = { $number ->
    [0] no card
    [one] { $number } card
   *[other] { $number } cards
}

# What points are made of

card_item-persons = { $number ->
    [one] { $number } person
   *[other] { $number } persons
}
card_item-wrong_persons = { $number ->
    [one] { $number } wrong person
   *[other] { $number } wrong persons
}
card_item-cashed_cards = { $number ->
    [one] { $number } cashed card
   *[other] { $number } cashed cards
}
card_item-animals = { $number ->
    [one] { $number } { colour } animal
   *[other] { $number } { colour } animals
}
card_item-lone_jokers = { $number ->
    [one] { $number } lone joker
   *[other] { $number } lone jokers
}
card_item-dragon = dragon
card_item-fairy = fairy

# What can be chosen

card_verb-lay = { $card }, { $row }
card_verb-play = { $card }, { $row }
card_verb-hide = { $card } face down, { $row }
card_verb-follower = follower, { $row }: { cards }
card_verb-cash = { points } for the { $card }
card_verb-keep = keep the { $card } under the chest
    .animal = keep the { $card }: { cards }, { points }
card_verb-join = { $animals }: { cards }, { points }
card_step-lay_out = { $name } deals and turned up a joker. To which row?
card_step-turn = { $name }, a card or the follower?
card_step-wrong_colour = { $name }, points now, or keep the card?
card_step-assign_joker = { $name }, which animals shall the joker join?

# What happened

card_event-CardLaidOut = { $name } turns up { NOUN($card, "a") } for the { $row }.
card_event-HandsDealt = Round { $round }: { $name } deals { $cards } cards to everybody.
card_event-CardPlayed = { $name } plays { NOUN($card, "a") } to the { $row }.
card_event-CardHidden = { $name } lays a card face down in the { $row }.
card_event-FollowerPlaced = { $cards ->
    [0] { $name } places the follower in the { $row }, secures no card.
    [one] { $name } places the follower in the { $row }, secures { $cards } card.
   *[other] { $name } places the follower in the { $row }, secures { $cards } cards.
}
    .last = { $cards ->
        [0] { $name } places the follower in the { $row }, secures no card and will deal next.
        [one] { $name } places the follower in the { $row }, secures { $cards } card and will deal next.
       *[other] { $name } places the follower in the { $row }, secures { $cards } cards and will deal next.
    }
card_event-Collected = { $name } collects from the { $row }: { $cards }.
    .turned_up = { $name } collects from the { $row }: { $cards }, turned up: { $turned_up }.
    .nothing = { $name } collects nothing from the { $row }.
card_event-WrongColour = { $name } keeps the { $card }.
    .cashed = { $name } cashes the { $card }.
card_event-JokerJoined = { $name } adds an animal joker to the { $animals }.
card_event-RoundScored = { $name } scores { points }: { $items }.
    .nothing = { $name } scores { points }.
    .chest = { $under_chest ->
        [one] { $name } puts { $under_chest } card under the chest.
       *[other] { $name } puts { $under_chest } cards under the chest.
    }
card_event-ChestOpened = { $name } scores { points } for buildings: { $series }.
    .empty = { $name } has nothing under the chest.
outcome-buildings = { $names } wins with { points } and more buildings.
