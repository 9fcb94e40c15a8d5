"""A game of the engine with the referee looking over its shoulder at every choice.

Every event is judged when it is heard: was it allowed, and is it told right? What must have happened by the end of a
stage of the turn (every completed feature paid, every figure home) is judged there. What each module adds is in its own
`referee.py`.
"""

from __future__ import annotations

from collections import Counter

from languedoc import Game
from languedoc.carcassonne import events, scoring
from languedoc.carcassonne.targets import Figure, Place
from languedoc.table.event import Event
from referee.board import is_segment
from referee.points import Points
from referee.rules import Man, Option
from referee.told import man_told, named, place_told


class Shadowed(Points):
    """Feeds the events of a game to a referee and compares all that both can tell."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.compared = 0  # tiles
        self.lay_start()
        self.follow()

    def lay_start(self) -> None:
        """The start tile and whatever else lies there: the tiles that no event tells of."""
        board = self.game.state.board
        for number in range(board.pieces - sum(isinstance(event, events.TilePlaced) for event in self.game.events)):
            x, y, design, quarters = board.where(number)
            tile = self.game.state.box.tile_name(design)
            if not any(module.lay_start(tile, x, y, quarters, number) for module in self.modules):
                self.referee.lay(tile, x, y, quarters)

    def choose(self, k: int) -> None:
        decision = self.game.decision
        option = decision.options[k]
        self.asked.add(decision.step)
        self.chosen = self.as_told(option)
        free = [verb for module in self.modules for verb in module.free_verbs]
        if decision.step == "phase_figure" and option.verb not in free:
            self.action = self.chosen
        for module in self.modules:
            module.chooses(decision.step, option.verb)
        self.game.choose(k)
        self.follow()

    def follow(self) -> None:
        for event in self.game.events[self.heard :]:
            self.heard += 1
            self.hear(event)
        if not self.game.over:
            self.compare_options()
            self.compare_table()
            self.compare_features()

    def man(self, figure: Figure) -> Man:
        """A figure that the engine tells of, where the referee knows it to be."""
        man = man_told(figure)
        if any(man.kind in module.told_elsewhere for module in self.modules):
            (man,) = [each for each in self.referee.standing if each[:2] == man[:2]]
        return man

    def stands_on_ground(self, man: Man) -> bool:
        """Whether the engine knows it on a segment, so that it tells when it leaves."""
        return is_segment(man.where) or any(man.kind in module.told_elsewhere for module in self.modules)

    # ------------------------------------------------------------------ what is heard

    def hear(self, event: Event) -> None:
        judged = [module.hear(event) for module in self.modules]  # all of them hear it
        if any(judged):
            return
        match event:
            case events.TileDrawn(seat, tile):
                self.begin_part(seat)
                self.reach("tile")
                for module in self.modules:
                    module.draws(tile)
                self.drawn = tile
            case events.TileRemoved(_, tile):
                assert self.referee.legal_places(tile) == set(), f"{tile} left the game although it fits"
            case events.TilePlaced(seat, tile, place):
                assert seat == self.seat or self.seat < 0
                self.place(tile, place)
            case events.FigureDeployed(seat, kind, segment):
                assert seat == self.seat and self.figures_act
                assert self.chosen == (kind, named(segment))
                self.referee.stand(seat, named(segment), kind)
                for module in self.modules:
                    module.deployed(self.referee.standing[-1])
            case events.FigureRemoved(seat, kind, segment):
                self.remove(self.man(Figure(seat, kind, segment)))
            case events.FigureLeft(figure):
                self.remove(man_told(figure))
            case events.FigureReturned(seat, kind, segment):
                self.goes(self.man(Figure(seat, kind, segment)))
            case events.TileReturned():
                pass  # judged by where the next tile is laid
            case events.Scored(feature, final, segments, payments):
                self.score(feature, final, segments, payments)
            case events.Awarded(reason, final, payment):
                self.award(reason, final, payment)
            case events.SecondPart(seat):
                self.reach("end")
                assert seat == self.seat
                due = [module for module in self.modules if module.part_due()]
                assert due, "nothing brought this part"
                min(due, key=lambda module: module.part_due()).take_part()
                self.next_part = "part"
            case events.GameOver(scores):
                self.begin_final()
                self.close_game(scores)
            case _:
                raise AssertionError(f"the referee does not know {event}")

    def remove(self, man: Man) -> None:
        """Somebody leaves before his feature is scored."""
        if not any(module.removes(man) for module in self.modules):
            for module in self.modules if man not in self.leaving else ():
                module.sends_home(man)
            self.goes(man)
        if is_segment(man.where):
            self.bring_companions_home(man)

    def place(self, tile: str, place: Place) -> None:
        referee = self.referee
        how = next((found for module in self.modules if (found := module.lays(tile, (place.x, place.y)))), "")
        if not how:
            assert tile == self.drawn and self.stage == "tile"
        at = place.x, place.y, place.quarters
        for module in self.modules:
            module.placing(tile, at)
        last = referee.placed, referee.new_face
        referee.lay(tile, *at)  # refuses what is not legal
        if how == "beside":
            referee.placed, referee.new_face = last
            return
        self.tile_lies = True
        for module in self.modules:
            module.placed()
        self.find_fresh()

    # ------------------------------------------------------------------ what both can tell

    def compare_options(self) -> None:
        decision = self.game.decision
        if any(module.judge(decision.step, decision.seat) for module in self.modules):
            return
        assert decision.seat == self.seat
        if decision.step == "place_tile":
            self.reach("tile")
            self.judge_places()
        elif decision.step == "phase_scoring":
            self.judge_order()
        else:
            assert decision.step == "phase_figure", f"the referee does not know {decision.step}"
            self.reach("figure")
            assert not self.no_figure_action
            self.compare_offered({("pass",)} | self.figure_options())

    def compare_offered(self, due: set[Option]) -> None:
        offered = [self.as_told(option) for option in self.game.decision.options]
        assert len(offered) == len(set(offered))
        assert set(offered) == due

    @property
    def no_figure_action(self) -> bool:
        return any(module.instead_of_figures() for module in self.modules)

    def figure_options(self) -> set[Option]:
        options = self.referee.figure_options(self.seat)
        for module in self.modules:
            options -= module.withdraws(options)
        return options

    def leave(self, stage: str) -> None:
        if stage == "figure":
            if self.no_figure_action:
                assert "phase_figure" not in self.asked
            elif "phase_figure" not in self.asked:
                assert self.figure_options() == set(), "nobody was asked for a figure"
        super().leave(stage)

    def judge_places(self) -> None:
        game = self.game
        tile = game.state.box.tile_name(game.state.hand)
        offered = [target for option in game.decision.options for target in option.targets]
        assert len(offered) == len(set(offered))
        places = {(each.x, each.y, each.quarters) for each in offered if isinstance(each, Place)}
        if not any(module.judge_places(tile, places) for module in self.modules):
            assert places == self.referee.legal_places(tile)

    def compare_table(self) -> None:
        """Scores, supplies, and where every figure is."""
        state = self.game.state
        referee = self.referee
        assert list(self.game.scores) == referee.scores
        self.nobody_leaves()
        for module in self.modules:
            module.settled()
        for seat in referee.seats:
            assert state.in_supply(seat) == dict(referee.hands[seat])
        told: Counter[tuple[object, ...]] = Counter()
        for _, seat, kind, segment in state.standing():
            told[seat, kind, state.board.segment_at(segment)] += 1
        for _, seat, kind, place in state.elsewhere():
            told[seat, kind, place_told(place)] += 1
        apart = [kind for module in self.modules for kind in module.told_elsewhere]
        known = Counter(tuple(man) for man in referee.standing if man.kind not in apart)
        assert Counter({man: number for man, number in told.items() if man[1] not in apart}) == known
        views = {module.slug: module.view(state, None) for module in state.box.modules}
        for slug, module in referee.module.items():
            shown = module.shows()
            if shown:
                assert {name: views[slug][name] for name in shown} == shown

    def compare_features(self) -> None:
        """Followers after every choice, the features themselves when a tile was laid."""
        board = self.game.state.board
        told = {board.root_of(segment): segment for _, _, _, segment in self.game.state.standing()}
        known = {view.segments: view.followers for view in self.referee.occupied()}
        nobody = (0,) * self.seats
        for root in told:
            followers = tuple(board.followers(root, seat) for seat in range(self.seats))
            segments = frozenset(board.segment_at(segment) for segment in board.members(root))
            assert followers == known.pop(segments, nobody)
        assert not known, "followers that the engine does not know"
        if self.compared != len(self.referee.tiles):
            self.compared = len(self.referee.tiles)
            self.compare_wholes()

    def compare_wholes(self) -> None:
        board = self.game.state.board
        seen = {whole.segments: whole for whole in self.referee.wholes()}
        for root in board.roots():
            segments = frozenset(board.segment_at(segment) for segment in board.members(root))
            kind = board.segment_at(root)[2]
            if kind in self.referee.closed_edges and kind not in self.referee.buildings:
                continue  # the inside of a block: nobody can stand there
            whole = seen.pop(segments)
            assert whole.kind == kind
            assert whole.pennants == board.pennants(root)
            if kind in self.referee.buildings:
                assert board.size(root) == whole.neighbours + len(whole.cells)
                assert whole.completed == (board.open_ports(root) == 0)
            else:
                assert board.size(root) == len(whole.cells)
                assert (board.open_ports(root) == 0) == (whole.open_ends == 0)
            if kind == "road":
                assert board.open_ports(root) == whole.open_ends
            if kind == "field":
                assert whole.cities == len(scoring.cities_at(self.game.state, root))
        assert not seen, "features that the engine does not know"
