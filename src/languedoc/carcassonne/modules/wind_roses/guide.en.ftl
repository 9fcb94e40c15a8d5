# Steps

guide-step-setup_wind_rose = Wind rose
    .text = { $rose_first ->
        [true] The complete wind rose is laid first of all; with a river the spring lies beside it.
       *[other] The complete wind rose is laid first, or last among several starts.
    } It says where north is. Shuffle in the others; the start tile goes into the bag.
guide-step-wind_rose_points = Wind rose: 3 points
    .text = { $rose_placement ->
        [free] A rose may lie anywhere. Placed in its quarter it brings you 3 points at once.
       *[other] A rose placed in its quarter and turned rightly brings you 3 points at once.
    }

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-wind_roses-wind_rose_full = Says where north is, and where the four quarters begin.
guide-mark-wind_roses-wind_rose_full_blue = From now on the quarters begin here.
guide-mark-wind_roses-wind_rose_NE = Belongs to the north-east: 3 points there.
guide-mark-wind_roses-wind_rose_SE = Belongs to the south-east: 3 points there.
guide-mark-wind_roses-wind_rose_SW = Belongs to the south-west: 3 points there.
guide-mark-wind_roses-wind_rose_NW = Belongs to the north-west: 3 points there.
guide-item-wind_roses-wind_rose = 3 for a rose in its quarter.

# Drawn examples

guide-example-wind_roses-north_east = The rose of the north-east
    .text = The wind rose in the middle says where the quarters are. Red has drawn the rose of the north-east, and has a knight in the city in the east.
    .task = Lay it in its quarter, at the city of your knight.
    .elsewhere = There it would bring 3 points, too. But in the east it makes your city larger as well.
    .done = 3 points at once. What lies in the row or the column of the wind rose belongs to both quarters beside it.
guide-example-wind_roses-blue_rose = The blue wind rose
    .text = The blue wind rose lies in the east, upside down. Quarters and directions go by it now. Blue has drawn the rose of the north-east.
    .done = Seen from the blue rose, whose north is at the bottom, this is the north-east: 3 points.
guide-example-wind_roses-anywhere = Roses that may lie anywhere
    .text = It was agreed that roses may lie anywhere. Red lays the rose of the north-east beside the wind rose, but not turned like it.
    .done = Only the quarter matters then: 3 points. In another quarter the tile would lie there without points.

# Together with other modules
guide-with-robber_steal-wind_roses = Points of a wind rose can be robbed, too.
guide-with-message_draw-wind_roses = Points of a wind rose may bring one, too.
