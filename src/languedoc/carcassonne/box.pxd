cimport cython
from languedoc.memory cimport Memory
from languedoc.carcassonne.board.designs cimport Designs

@cython.final
cdef class Box:
    cdef readonly int seats, start, figure_kinds, figures, most_options, most_pieces, most_segments, most_links, tiles_in_bag, notes, most_spots
    cdef Memory memory
    cdef bint limits_places, limits_spots, watches_tiles, watches_turns
    cdef readonly bint lays_start
    cdef readonly int turn_start
    cdef short* figure_kind
    cdef short* owner
    cdef short* follows
    cdef short* is_follower
    cdef short* grounds
    cdef short* strong_figure
    cdef short* extra_strength
    cdef readonly int strong
    cdef short* full_pile
    cdef readonly Designs designs
    cdef readonly tuple bag, other_tiles, declared_figures, figure_names, step_ids, verb_names, item_names, tile_names
    cdef readonly list modules, duties, verb_duties, places
    cdef readonly dict options, labels, hooks
    cdef short* awake
    cdef short* row_of
    cdef short* base_step
    cdef readonly int steps
    cdef readonly bint crowds, loops_complete
    cdef list redeal, tiles_to_come
    cdef object figure_offers, strike_spots, bars, turn_begins
    cdef object left, gone, strength, value, scored, home, tiebreak, city_value
    cdef object keeps_open, is_free
    cdef list may_place, tile_placed, spots
    cdef list dealt, deployed, keeps_out
    cdef list scores_field, joined_late, tile_matters
    cdef list field_items, paid, earned, completed
    cdef int state_size, scratch_size
    cdef _number(self)
    cpdef tuple place_owner(self, int place)
    cdef list _chains(self, str hook, object chain)
    cdef _lay_out(self, Memory memory)
