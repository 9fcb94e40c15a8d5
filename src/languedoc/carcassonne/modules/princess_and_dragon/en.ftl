module-princess_and_dragon = The Princess & the Dragon
    .sentence = A dragon eats followers, a fairy protects one, a princess sends knights home, and portals lead anywhere.

option-princess_action = Princess
    .help = Whether who lays a princess in a city with knights has to send one of them home, or may.
option-princess_action-must = has to send a knight home
option-princess_action-may = may send a knight home
option-dragon_timing = The dragon walks
    .help = When the dragon walks: after the figure is deployed and before the scoring, already before the figure, or only after the scoring.
option-dragon_timing-after_wood = after the figure
option-dragon_timing-before_wood = before the figure
option-dragon_timing-after_scoring = after the scoring
option-fairy_binding = The fairy helps
    .help = Whom the fairy brings points: the one follower she was moved to; all followers on her tile; or that follower even after he left her and was deployed again.
option-fairy_binding-follower = one follower
option-fairy_binding-tile = all on her tile
option-fairy_binding-follower_for_good = one follower for good
option-dragon = Dragon
    .help = Whether there is a dragon; without it volcanoes and its tiles do nothing.
option-fairy = Fairy
    .help = Whether there is a fairy.
option-princess = Princesses
    .help = Whether princesses send knights home.
option-portal = Magic portals
    .help = Whether magic portals lead to other tiles.

item-fairy = the fairy
mark-volcano = volcano
    .a = a volcano
mark-dragon = dragon
    .a = a dragon
mark-princess = princess
    .a = a princess
mark-portal = portal
    .a = a portal
token-dragon = dragon
token-fairy = fairy

verb-princess = send home { $owner }'s { $figure } { $where }
verb-fairy = { $target ->
    [cell] the fairy: at { $cell }
   *[figure] the fairy: { $owner }'s { $figure } { $where }
}
verb-dragon = to the tile at { $cell }
step-princess_remove = { $name }, whom does the princess send home?
step-dragon_move = { $name }, where does the dragon go?
notice-dragon = dragon (§) at { $cell }
notice-fairy = fairy (*) at { $cell }
    .with = fairy (*) at { $cell }, with { $name }
notice-set_aside = set aside: { $tiles }

event-TileSetAside = Tile { $tile } is set aside; { $name } draws again.
event-TilesBack = Tiles that were set aside go into the bag: { $tiles }.
event-DragonFlew = The dragon flies to { $cell }.
event-DragonMoved = { $name } leads the dragon to { $cell }.
event-FairyMoved = { $name } moves the fairy to the { $figure } { $where }.
award-fairy = { $name } has the fairy: { points }.
    .title = fairy

# On the page, where the board shows the place

look-token-dragon = The dragon
look-token-fairy = The fairy
page-notice-set_aside = { $number ->
        [one] A dragon tile is set aside
       *[other] { $number } dragon tiles are set aside
    }
page-notice-fairy =
    .with = The fairy is with { $name }
page-step-princess_remove = Whom shall the princess send home?
    .other = { $name } chooses whom the princess sends home
page-step-dragon_move = Where shall the dragon go?
    .other = { $name } moves the dragon
page-verb-fairy = { $target ->
        [cell] the fairy onto the tile
       *[figure] the fairy to { $owner }'s { $figure }
    }
page-verb-dragon = the dragon onto the tile
page-event-TileSetAside = A tile is set aside; { $name } draws again.
page-event-TilesBack = Tiles that were set aside go into the bag.
page-event-DragonFlew = The dragon flies to the new volcano.
page-event-DragonMoved = { $name } leads the dragon on.
page-event-FairyMoved = { $name } moves the fairy to the { $figure }.
page-can-fairy = move the fairy
    .short = fairy
