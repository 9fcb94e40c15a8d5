# Steps

guide-step-setup_triangles = Choose triangles
    .text = Lay the triangles out face up. The last player takes one, then the others counter-clockwise, until everybody has { $each }.
guide-step-choose_triangle = Triangle instead of drawing
    .text = Before you draw you may choose one of your triangles instead. It fills half a square; its long side meets only another triangle.
guide-step-score_triangle_cloister = Monastery on a triangle
    .text = With tiles on its six neighbouring places it brings 7 points.

# Figures, tokens, buildings, signs, and what points are made of

guide-item-half_so_wild-triangle_cloister = 7 for a completed monastery on a triangle.
    .title = Completed monastery on a triangle

# Drawn examples

guide-example-half_so_wild-instead_of_drawing = A triangle instead of drawing
    .text = Red's knight stands in a city with one gap left, in the north. Before drawing a tile, red may take one of two triangles: one with a city on a short side, one with a road.
    .task = Take the triangle with the city.
    .task-2 = Lay it at the gap, its city against yours.
    .task-3 = Now put no figure. Then the city is scored.
    .drawn = Whoever draws has to lay what is drawn. Use a triangle here.
    .other = That one has no city. Take the other triangle.
    .elsewhere = There it does not close your city. The gap is north of your knight.
    .placed = You could do that. Here, keep your follower: put no figure.
    .done = The triangle fills half of its square and counts as a tile. Its long side stays free until another triangle comes.
guide-example-half_so_wild-two_in_a_square = Two triangles in one square
    .text = Red's knight stands in a city that leads across the long side of a triangle. Only a second triangle can close it there.
    .done = Both triangles together fill one square, so they count as one tile: 2 tiles, not 3.
guide-example-half_so_wild-monastery_on_triangle = A monastery on a triangle
    .text = Red's monk stands on a triangle. Its six neighbouring places are the squares at its short sides and corners, and the other half of its square. Only that half is empty.
    .done = With all six filled the monastery on a triangle brings 7 points.
guide-example-half_so_wild-beside_monastery = A triangle beside a monastery
    .text = Around red's monastery one square is empty, in the south-east. Red has chosen a triangle.
    .done = One triangle is enough for the square to be filled: 9 points, as always.

# Together with other modules
guide-with-dragon_move-half_so_wild = A square with one triangle or two counts as one tile; the dragon hits both.
guide-with-tower_capture-half_so_wild = Squares are counted; a triangle counts as a tile.
guide-with-final_abbot-half_so_wild = A square with one triangle counts 1 and interrupts no row.
guide-with-hill_hidden_tile-half_so_wild = A second triangle in that square lies on the same hill.
guide-with-place_house-half_so_wild = On a triangle it counts for both halves of the square.
guide-with-choose_triangle-river = Not while river tiles are left.
guide-with-award_king-half_so_wild = Two triangles of one square count as one tile.
