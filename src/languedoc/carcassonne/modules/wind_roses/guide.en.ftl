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
