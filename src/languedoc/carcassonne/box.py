"""Everything that is fixed before the first tile is drawn: the same for all games of one setup.

The box contains the designs, how many of each are in the bag, the figures of every seat, the modules in play, and the
steps of a turn as a list that the engine walks through. It never changes during a game, so all copies of a game share
it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from languedoc.carcassonne import numbering
from languedoc.carcassonne.board.designs import GROUND_BITS, Designs
from languedoc.carcassonne.declarations import Figure, Place
from languedoc.carcassonne.roster import Roster
from languedoc.memory import Memory

END = numbering.END
FIRST_PLACE = numbering.FIRST_PLACE
NO_ROW = numbering.NO_ROW
ONE = numbering.ONE

HOOKS = (
    "redeal",
    "tiles_to_come",
    "dealt",
    "sets_aside",
    "may_place",
    "more_places",
    "amend_places",
    "takes_form",
    "tile_placed",
    "spots",
    "strike_spots",
    "barred",
    "figure_options",
    "more_figures",
    "holds_neutral",
    "deployed",
    "keeps_out",
    "left",
    "gone",
    "scores_field",
    "keeps_open",
    "sets_apart",
    "feeds",
    "is_free",
    "may_join",
    "extent",
    "joined_late",
    "tile_matters",
    "order_matters",
    "also_paid",
    "strength",
    "tiebreak",
    "value",
    "city_value",
    "field_items",
    "most_payable",
    "paid",
    "counted",
    "earned",
    "scored",
    "place_scored",
    "home",
    "completed",
    "turn_begins",
    "outlook",
    "owned",
)
"""The hooks of modules, in the order of a turn. `module.py` explains each."""


class Box:
    """`figures`: how many pieces of each kind a seat gets."""

    def __init__(
        self,
        *,
        seats: int,
        designs: Designs,
        start: int,
        lays_start: bool,
        bag: Sequence[int],
        other_tiles: Sequence[int],
        figures: Sequence[Figure],
        modules: Sequence[Any],
        options: Mapping[str, str | bool],
        program: Sequence[tuple[str, Any]],
        verbs: Sequence[tuple[str, Any]],
        labels: Mapping[str, int],
        chain: Callable[[Sequence[Any]], Any],
        offers: Callable[[Sequence[Any]], Any],
    ) -> None:
        self.seats = seats
        self.designs = designs
        self.start = start
        self.lays_start = lays_start
        self.bag = tuple(bag)
        self.tiles_in_bag = len(self.bag)
        self.declared_figures = tuple(figures)
        self.figure_names = tuple(figure.name for figure in figures)
        self.figure_kinds = len(self.figure_names)
        self.figures = sum(figure.number for figure in figures)
        self.modules = list(modules)
        self.options = dict(options)
        self.step_ids = tuple(step for step, _ in program)
        self.duties = [duty for _, duty in program]
        self.labels = dict(labels)
        self.loops_complete = bool(options["road_loop_completes"])
        self.steps = len(self.duties)
        self.asks_together = any(module.asks_together for module in self.modules)
        self.hides = any(module.hides or module.asks_together for module in self.modules)
        self.counters = sum([len(module.counters) for module in self.modules]) or 1
        self.crowds = any(module.crowds for module in self.modules)
        self.turn_start = self.labels["turn"]
        self.part_start = self.labels["P2"]
        self.draw_tile = self.labels["draw_tile"]
        self.place_tile = self.labels["place_tile"]
        self.check_game_end = self.labels["check_game_end"]
        self.final = self.labels["final"]
        self.verb_names = tuple(verb for verb, _ in verbs)
        self.verb_duties = [duty for _, duty in verbs]
        self.item_names = tuple(item.name for module in self.modules for item in module.items)
        self.other_tiles = tuple(other_tiles)
        self.most_pieces, self.most_segments = designs.room((*self.bag, start, *self.other_tiles))
        self.most_links = sum(module.links_needed(self) for module in self.modules)
        printed = Counter([tile.id for tile in designs.tiles])
        self.tile_names = tuple(
            [f"{tile.module}/{tile.id}" if printed[tile.id] > 1 else tile.id for tile in designs.tiles]
        )
        self.spare = max([module.spare for module in self.modules])
        self.turn_notes = sum([len(module.turn_notes) for module in self.modules])
        self.part_kinds = sum([step.begins_part for module in self.modules for step in module.steps])
        self._lay_out(Memory(0))
        self._lay_out(Memory(self.memory.used))
        resting = {self.labels[step.name] for module in self.modules for step in module.steps if step.rests}
        for row in range(self.steps - 1, -1, -1):  # the last one never rests
            self.awake[row] = self.awake[row + 1] if row in resting else row
        for i, duty in enumerate(self.duties):
            self.base_step[i] = duty.code if duty.owner is self.modules[0] else END
        kinds = [kind for kind, figure in enumerate(figures) for _ in range(figure.number)]
        self.strong = sum(figures[kind].strength != 1 for kind in kinds)
        strong = [i for i, kind in enumerate(kinds) if figures[kind].strength != 1]
        for i, piece in enumerate(strong):
            self.strong_figure[i] = piece
            self.extra_strength[i] = figures[kinds[piece]].strength - 1
        for i, figure in enumerate(figures):
            self.is_follower[i] = figure.follower
            self.grounds[i] = sum(GROUND_BITS[ground] for ground in figure.grounds)
        for i in range(self.seats * self.figures):
            self.owner[i] = i // self.figures
            self.figure_kind[i] = kinds[i % self.figures]
            self.follows[i] = self.is_follower[self.figure_kind[i]]
        self.followers = sum([ONE << i for i in range(self.figures) if self.follows[i]])
        for i, design in enumerate(self.bag):
            self.full_pile[i] = design
        self._number()
        self._lay_out_places(Memory(0))
        self._lay_out_places(Memory(self.place_memory.used))
        for i, (_, place, _) in enumerate(self.places):
            self.captive[i] = place.captive
            self.sheltered[i] = place.sheltered
        self.hooks = {
            hook: sorted(
                [module for module in self.modules if module.overrides(hook)],
                key=lambda module: module.stages.get(hook, module.rank),
            )
            for hook in HOOKS
        }
        self.redeal = chain(self.hooks["redeal"])
        self.tiles_to_come = chain(self.hooks["tiles_to_come"])
        self.dealt = chain(self.hooks["dealt"])
        self.sets_aside = chain(self.hooks["sets_aside"])
        self.may_place = chain(self.hooks["may_place"])
        self.more_places = chain(self.hooks["more_places"])
        self.amend_places = chain(self.hooks["amend_places"])
        self.takes_form = chain(self.hooks["takes_form"])
        self.tile_placed = chain(self.hooks["tile_placed"])
        self.spots = chain(self.hooks["spots"])
        self._write_concerned("may_place", self.may_place_by)
        self._write_far()
        for design in range(designs.count):
            self.edge_to_join[design] = max([module.edge_to_join(designs, design) for module in self.modules])
        self._write_concerned("tile_placed", self.tile_placed_by)
        self._write_concerned("spots", self.spots_by)
        self.strike_spots = chain(self.hooks["strike_spots"])
        self.barred = chain(self.hooks["barred"])
        self.figure_offers = list(offers(self.modules))
        self.roster = Roster(self.duties, self.verb_duties, self.figure_offers)
        self._write_asked()
        self.more_figures = chain(self.hooks["more_figures"])
        self.holds_neutral = chain(self.hooks["holds_neutral"])
        self.deployed = chain(self.hooks["deployed"])
        self.keeps_out = chain(self.hooks["keeps_out"])
        self.left = chain(self.hooks["left"])
        self.gone = chain(self.hooks["gone"])
        self.scores_field = chain(self.hooks["scores_field"])
        self.keeps_open = chain(self.hooks["keeps_open"])
        self.sets_apart = chain(self.hooks["sets_apart"])
        self.feeds = chain(self.hooks["feeds"])
        self.is_free = chain(self.hooks["is_free"])
        self.may_join = chain(self.hooks["may_join"])
        self.extent = chain(self.hooks["extent"])
        self.joined_late = chain(self.hooks["joined_late"])
        self.tile_matters = chain(self.hooks["tile_matters"])
        self.order_matters = chain(self.hooks["order_matters"])
        self.also_paid = chain(self.hooks["also_paid"])
        self.strength = chain(self.hooks["strength"])
        self.tiebreak = chain(self.hooks["tiebreak"])
        self.value = chain(self.hooks["value"])
        self.city_value = chain(self.hooks["city_value"])
        self.field_items = chain(self.hooks["field_items"])
        self.most_payable = chain(self.hooks["most_payable"])
        self.paid = chain(self.hooks["paid"])
        self.counted = chain(self.hooks["counted"])
        self.earned = chain(self.hooks["earned"])
        self.scored = chain(self.hooks["scored"])
        self.place_scored = chain(self.hooks["place_scored"])
        self.home = chain(self.hooks["home"])
        self.completed = chain(self.hooks["completed"])
        self.turn_begins = chain(self.hooks["turn_begins"])
        self.outlook = chain(self.hooks["outlook"])
        self.owned = chain(self.hooks["owned"])
        self._number_belongings()
        self.limits_spots = designs.has_doubles or any(self.hooks[hook] for hook in ("spots", "strike_spots", "barred"))
        self.most_spots = self.most_segments if self.hooks["spots"] else designs.most_on_tile
        self.most_options = sum(module.most_options(self) for module in self.modules)
        self.state_size = 0
        self.scratch_size = 0

    def _write_concerned(self, hook: str, concerned: list[int]) -> None:
        """For each form a bit for each module of a chain whose hook concerns its design; most do not."""
        for number, form in enumerate(self.designs.forms):
            for i, module in enumerate(self.hooks[hook]):
                concerned[number] |= module.concerns(hook, self.designs, form.design) << i

    def _write_far(self) -> None:
        """The same bits as `may_place_by` for squares with no building around."""
        far = sum([ONE << i for i, module in enumerate(self.hooks["may_place"]) if not module.places_near_buildings])
        for form in range(self.designs.form_count):
            self.may_place_far_by[form] = self.may_place_by[form] & far

    def _write_asked(self) -> None:
        """For each form a bit for each module that offers something in the figure phase and must be asked then."""
        for i, offer in enumerate(self.figure_offers):
            for number, form in enumerate(self.designs.forms):
                if offer.asks and offer.module.concerns("figure_options", self.designs, form.design):
                    self.figure_options_by[number] |= ONE << i

    def _number(self) -> None:
        """Set the first step, note and place of each module, and let it prepare for the box."""
        steps = kinds = 0
        self.notes = 0
        cleared = 0
        self.places: list[tuple[Any, Place, int]] = []
        for module in self.modules:
            module.prepare(self)
            module.first_step = steps
            module.first_part = kinds
            for step in module.steps:
                self.row_of[steps] = self.labels.get(step.name, NO_ROW)
                if step.begins_part:
                    self.part_step[kinds] = steps
                    kinds += 1
                steps += 1
            module.first_note = self.notes
            module.first_place = FIRST_PLACE - len(self.places)
            self.notes += module.notes_needed(self)
            for note in module.turn_notes:
                self.turn_note[cleared] = module.first_note + note
                cleared += 1
            for place in module.places:
                if place.per == "tile":
                    number = module.places_on_tiles(self, place)
                else:
                    number = self.seats if place.per == "seat" else 1
                self.places += [(module, place, k) for k in range(number)]
        self.place_count = len(self.places)

    def _number_belongings(self) -> None:
        """The belongings of all modules, in the order in which `owned` asks them."""
        self.belonging_names: tuple[str, ...] = ()
        for module in self.hooks["owned"]:
            module.number_belongings(len(self.belonging_names))
            self.belonging_names += tuple([f"{module.slug}/{name}" for name in module.belongings])

    def _lay_out(self, memory: Memory) -> None:
        self.memory = memory
        self.figure_kind = memory.shorts(self.seats * self.figures)
        self.owner = memory.shorts(self.seats * self.figures)
        self.follows = memory.shorts(self.seats * self.figures)
        self.is_follower = memory.shorts(self.figure_kinds)
        self.grounds = memory.shorts(self.figure_kinds)
        self.strong_figure = memory.shorts(self.figures)
        self.extra_strength = memory.shorts(self.figures)
        self.full_pile = memory.shorts(self.tiles_in_bag)
        self.turn_note = memory.shorts(self.turn_notes)
        self.awake = memory.shorts(self.steps)
        self.base_step = memory.shorts(self.steps)
        self.part_step = memory.shorts(self.part_kinds)
        self.may_place_by = memory.masks(self.designs.form_count)
        self.may_place_far_by = memory.masks(self.designs.form_count)
        self.edge_to_join = memory.shorts(self.designs.form_count)
        self.tile_placed_by = memory.masks(self.designs.form_count)
        self.spots_by = memory.masks(self.designs.form_count)
        self.figure_options_by = memory.masks(self.designs.form_count)
        self.row_of = memory.shorts(sum([len(module.steps) for module in self.modules]))

    def _lay_out_places(self, memory: Memory) -> None:
        self.place_memory = memory
        self.captive = memory.shorts(self.place_count)
        self.sheltered = memory.shorts(self.place_count)

    def is_captive(self, place: int) -> bool:
        """Whether nobody leaves a place of some module by himself."""
        return self.captive[FIRST_PLACE - place] != 0

    def figures_of_kind(self, kind: int) -> range:
        """The figures of a seat that are of a kind, counted from its first one."""
        kinds = [self.figure_kind[i] for i in range(self.figures)]
        first = sum([each < kind for each in kinds])
        return range(first, first + kinds.count(kind))

    def safe_from(self, danger: str) -> int:
        """The kinds of figures that are safe from a danger, as bits."""
        return sum([1 << kind for kind, figure in enumerate(self.declared_figures) if danger in figure.safe_from])

    def figures_among(self, kinds: int) -> int:
        """The figures of a seat that are of one of some kinds, given as bits; as bits, counted from its first one."""
        return sum([ONE << i for i in range(self.figures) if kinds >> self.figure_kind[i] & 1])

    def able_to(self, ability: str) -> int:
        """The kinds of figures that can do something, as bits."""
        return sum([1 << kind for kind, figure in enumerate(self.declared_figures) if ability in figure.can])

    def place_owner(self, place: int) -> tuple[Any, Place, int]:
        """The module that owns a place, its declaration, and its index among the places of that declaration."""
        k = FIRST_PLACE - place
        if not 0 <= k < len(self.places):
            raise ValueError(f"{place} is no place of any module in this box")
        return self.places[k]

    def tile_name(self, design: int) -> str:
        """The printed letter, preceded by its module if two modules use the same one."""
        return self.tile_names[design]
