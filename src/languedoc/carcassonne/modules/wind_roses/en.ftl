module-wind_roses = The Wind Roses
    .sentence = Tiles that bring points when they are laid in the quarter of the land they name.

option-rose_placement = Where quarter roses may lie
    .help = Whether a quarter rose must lie in its quarter and be turned like the full rose, so that it always pays, or may lie anywhere and pays only in its quarter.
option-rose_placement-forced = in their quarter only
option-rose_placement-free = anywhere
option-rose_first = The full rose before the river
    .help = Whether with a river the full rose is the first tile of all, and the spring lies beside it, instead of being laid when the river has ended.

mark-wind_rose_full = wind rose
    .a = a wind rose
mark-wind_rose_full_blue = blue wind rose
    .a = a blue wind rose
mark-wind_rose_NE = wind rose of the north-east
    .a = a wind rose of the north-east
mark-wind_rose_SE = wind rose of the south-east
    .a = a wind rose of the south-east
mark-wind_rose_SW = wind rose of the south-west
    .a = a wind rose of the south-west
mark-wind_rose_NW = wind rose of the north-west
    .a = a wind rose of the north-west
item-wind_rose = wind rose

verb-rose = at { $cell }, turned { $side }
step-setup_wind_rose = { $name }, where does the wind rose lie?
award-wind_rose = { $name } lays a wind rose in its quarter: { points }.
    .title = wind roses

# On the page, where the board shows the place

page-step-setup_wind_rose = Place the wind rose: it says where north is
    .other = { $name } places the wind rose
page-verb-rose = { $quarters ->
        [0] the wind rose as printed
        [1] the wind rose turned to the right
        [2] the wind rose upside down
       *[3] the wind rose turned to the left
    }
