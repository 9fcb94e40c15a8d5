cimport cython
from languedoc.memory cimport Memory
from languedoc.carcassonne.board.designs cimport Designs

@cython.final
cdef class Box:
    cdef readonly int seats, start, figure_kinds, figures, most_options, most_pieces, most_segments, tiles_in_bag, notes
    cdef Memory memory
    cdef bint has_specials, limits_places, limits_spots, watches_tiles, watches_turns
    cdef readonly bint lays_start
    cdef readonly int turn_start
    cdef short* figure_kind
    cdef short* is_follower
    cdef short* full_pile
    cdef readonly Designs designs
    cdef readonly tuple bag, other_tiles, figure_names, step_ids, verb_names, item_names
    cdef readonly list modules, duties, verb_duties
    cdef readonly dict options, labels, hooks
    cdef list redeal, tiles_to_come
    cdef list dealt, may_place, tile_placed, spots, may_deploy, figure_options, deployed, left, strength, value
    cdef list field_items, paid, scored, home, completed, turn_begins
    cdef int state_size, scratch_size
    cdef _lay_out(self, Memory memory)
