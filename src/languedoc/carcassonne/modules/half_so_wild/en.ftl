module-half_so_wild = Halflings
    .sentence = Triangular tiles that everybody holds in reserve and lays instead of a drawn one.

option-halfling_sets = Sets of triangles
    .help = Which triangles lie open when everybody picks two of them.
option-halfling_sets-both = both sets
option-halfling_sets-I = the first set
option-halfling_sets-II = the second set

item-triangle_cloister = complete on a triangle
holding-triangles = { $number ->
    [one] { $number } triangle ({ $tiles })
   *[other] { $number } triangles ({ $tiles })
}

verb-triangle = lay the triangle { $tile }
verb-pick = pick the triangle { $tile }
step-setup_triangles = { $name }, which triangle?
step-choose_triangle = { $name }, a triangle or a tile from the bag?
    .pass = no triangle
event-TrianglePicked = { $name } picks the triangle { $tile }.

# On the page, where the board shows the place

page-step-setup_triangles = Which triangle do you pick?
    .other = { $name } picks a triangle
page-step-choose_triangle = Lay one of your triangles, or draw a tile?
    .other = { $name } lays a triangle or draws a tile
page-verb-triangle = lay this triangle
page-verb-pick = pick this triangle
page-event-TrianglePicked = { $name } picks a triangle.
