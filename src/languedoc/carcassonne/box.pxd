cimport cython
from languedoc.memory cimport Memory
from languedoc.carcassonne.board.designs cimport Designs
from languedoc.carcassonne.module cimport Link
from languedoc.carcassonne.roster cimport Roster

cdef int END, FIRST_PLACE, NO_ROW

cdef unsigned long long ONE

@cython.final
cdef class Box:
    cdef readonly int seats, start, figure_kinds, figures, most_options, most_pieces, most_segments, most_links, tiles_in_bag, notes, most_spots
    cdef Memory memory, place_memory
    cdef bint limits_spots
    cdef readonly bint lays_start
    cdef readonly int turn_start, part_start, draw_tile, place_tile, check_game_end, final
    cdef short* figure_kind
    cdef short* owner
    cdef short* follows
    cdef readonly unsigned long long followers  # of a seat, as bits
    cdef short* is_follower
    cdef short* grounds
    cdef short* strong_figure
    cdef short* extra_strength
    cdef readonly int strong
    cdef short* full_pile
    cdef short* turn_note
    cdef int turn_notes
    cdef readonly Designs designs
    cdef readonly tuple bag, other_tiles, declared_figures, figure_names, belonging_names, step_ids, verb_names, item_names, tile_names
    cdef readonly list modules, duties, verb_duties, places, figure_offers
    cdef readonly dict options, labels, hooks
    cdef short* awake
    cdef short* row_of
    cdef short* captive
    cdef short* sheltered
    cdef short* edge_to_join
    cdef short* part_step
    cdef readonly int part_kinds, spare, counters
    cdef short* base_step
    cdef readonly int steps, place_count
    cdef readonly bint crowds, asks_together, hides, loops_complete
    cdef readonly Roster roster
    cdef readonly Link redeal, dealt, turn_begins, tiles_to_come, may_place, tile_placed, spots, strike_spots, barred, is_free
    cdef readonly Link deployed, keeps_out, left, gone, scores_field, keeps_open, more_figures, holds_neutral, joined_late, tile_matters
    cdef readonly Link sets_aside, more_places, amend_places, takes_form, sets_apart, feeds, place_scored
    cdef readonly Link may_join, extent, order_matters, also_paid
    cdef readonly Link completed, strength, tiebreak, value, city_value, field_items, most_payable, paid, counted, earned, scored, home, outlook, owned
    cdef unsigned long long* may_place_by
    cdef unsigned long long* may_place_far_by
    cdef unsigned long long* tile_placed_by
    cdef unsigned long long* spots_by
    cdef unsigned long long* figure_options_by
    cdef int state_size, scratch_size
    @cython.locals(far=cython.ulonglong, form=int)
    cdef _write_far(self)
    cdef _number(self)
    @cython.locals(number=int, i=int)
    cdef _write_asked(self)
    cpdef tuple place_owner(self, int place)
    cdef _write_concerned(self, str hook, unsigned long long* concerned)
    cdef _lay_out(self, Memory memory)
    cdef _lay_out_places(self, Memory memory)
    cdef bint is_captive(self, int place) noexcept nogil
