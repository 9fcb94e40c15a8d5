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
