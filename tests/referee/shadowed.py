"""A game of the engine with the referee looking over its shoulder at every choice.

Every event is judged when it is heard: was it allowed, and is it told right? What must have happened by the end of a
stage of the turn (every completed feature paid, every figure home, goods and cards taken) is judged there. What each
module brings is in `shadow`.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from languedoc import Game
from languedoc.carcassonne import events, scoring
from languedoc.carcassonne.modules.cult.rules import ChallengeDecided
from languedoc.carcassonne.modules.king_and_robber import rules as king_and_robber
from languedoc.carcassonne.modules.traders_and_builders import rules as traders_and_builders
from languedoc.carcassonne.targets import Place
from languedoc.table.decision import Option as Choice
from languedoc.table.event import Event
from referee import RIVALS, Man, Option, Where
from referee.shadow.abbey import ABBEY
from referee.shadow.ferries import FerryJudge
from referee.shadow.part import is_river, man_told, named, place_told, target
from referee.shadow.points import CARDS

LAKES = ("R1_lake", "R2_lake_volcano", "R2_cE_vW")
STAGE_OF = {  # the steps at which somebody chooses within a part
    "place_tile": "tile",
    "princess_remove": "figure",
    "phase_figure": "figure",
    "tower_capture": "figure",
    "prisoner_exchange": "figure",
    "deploy_phantom": "figure",
    "ferry_move": "tile",
    "ferry_place": "figure",
    "dragon_move": "dragon",
    "count_move_out": "join",
    "count_move_in": "send",
    "move_count": "send",
    "wagon_move": "drive",
    "builder_second_part": "end",
}


def as_told(option: Choice) -> Option:
    """An option as the referee names it; it does not matter which of its roads a ferry names first."""
    targets = [target(each) for each in option.targets]
    return (option.verb, *(sorted(targets, key=str) if option.verb == "ferry" else targets))


class Shadowed(FerryJudge):
    """Feeds the events of a game to a referee and compares all that both can tell."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.tokens = [Counter() for _ in range(self.seats)]
        self.records = dict.fromkeys(CARDS, (None, 0))
        self.final_awards = Counter()
        self.compared = 0  # tiles
        self.lay_start()
        self.follow()

    def lay_start(self) -> None:
        """The start tile, the spring, the City of Carcassonne: the tiles that no event tells of."""
        board = self.game.state.board
        for piece in range(board.pieces - sum(isinstance(event, events.TilePlaced) for event in self.game.events)):
            x, y, design, quarters = board.where(piece)
            if self.has("count") and piece < 12:
                self.referee.put(self.game.state.box.tile_name(design), x, y, quarters)
                self.referee.city.add((x, y))
            else:
                self.referee.lay(self.game.state.box.tile_name(design), x, y, quarters)

    def choose(self, k: int) -> None:
        decision = self.game.decision
        option = decision.options[k]
        self.asked.add(decision.step)
        self.chosen = as_told(option)
        if decision.step == "phase_figure" and option.verb != "ransom":
            self.action = self.chosen
        if decision.step.endswith("count_move_out"):
            self.decide_joining(option.verb == "join")
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

    # ------------------------------------------------------------------ what is heard

    def hear(self, event: Event) -> None:
        if self.hear_dragon(event) or self.hear_tower(event) or self.hear_abbey(event) or self.hear_count(event):
            return
        if self.hear_festival(event) or self.hear_ferries(event):
            return
        match event:
            case events.TileDrawn(seat, tile):
                self.begin_part(seat)
                self.reach("tile")
                self.judge_draw(is_river(tile))
                self.drawn = tile
            case events.TileRemoved(_, tile):
                fits = self.referee.legal_places(tile)
                assert is_river(tile) or fits == set(), f"{tile} left the game although it fits"
                assert tile not in LAKES, "an arm has no end"
            case events.TilePlaced(seat, tile, place):
                assert seat == self.seat or self.seat < 0
                self.place(tile, place)
            case events.FigureDeployed(seat, kind, segment):
                assert seat == self.seat and self.stage == "figure"
                if kind == "barn":
                    self.put_barn(seat, named(segment))
                else:
                    assert self.chosen == (kind, named(segment))
                    self.referee.stand(seat, named(segment), kind)
                    self.note_deployed(kind, named(segment))
            case events.FigureRemoved(seat, kind, segment):
                self.leave(self.barn_of(seat) if kind == "barn" else Man(seat, kind, named(segment)))
            case events.FigureLeft(figure):
                self.leave(man_told(figure))
            case events.FigureReturned(seat, kind, segment):
                self.goes(self.barn_of(seat) if kind == "barn" else Man(seat, kind, named(segment)))
            case ChallengeDecided() | events.TileReturned():
                pass  # judged by who goes home, and by where the next tile is laid
            case events.Scored(feature, final, segments, payments):
                self.score(feature, final, segments, payments)
            case events.Awarded(reason, final, payment):
                self.award(reason, final, payment)
            case traders_and_builders.GoodsTaken() | king_and_robber.CardTaken():
                self.reach("score")
                assert event.seat == self.seat
                self.taken.append(event)
            case events.SecondPart(seat):
                self.reach("end")
                assert seat == self.seat and self.part == 1 and self.extends, "no builder brought this"
                self.goes_on = True
            case events.GameOver(scores):
                self.begin_final()
                self.close_game(scores)
            case _:
                raise AssertionError(f"the referee does not know {event}")

    def leave(self, man: Man) -> None:
        """Before a feature is scored: eaten, captured, sent home by the princess, or beaten by a rival."""
        if self.captive == man:
            self.captive = None
            self.imprison(man)
        else:
            if man not in self.leaving:
                self.reach("figure")
                self.send_knight(man)
            self.goes(man)
        if len(man.where) == 4:
            self.bring_companions_home(man)

    def place(self, tile: str, place: Place) -> None:
        """A fork that follows its spring is no turn: the follower goes to the spring, or nobody has a turn yet."""
        referee = self.referee
        at = place.x, place.y, place.quarters
        spring = referee.placed
        if tile == ABBEY:
            if self.abbeys_to_come is not None:
                self.begin_mini_turn()
            self.lay_abbey(self.seat, (place.x, place.y))
        elif tile != "R2_fork" or self.drawn == tile:
            assert tile == self.drawn and self.stage == "tile"
        assert not is_river(tile) or at in referee.river_places(tile)
        builders = [man for man in referee.on_land() if man.kind == "builder" and man.seat == self.seat]
        referee.lay(tile, *at)  # refuses what is not legal
        if tile == "R2_fork" and self.drawn != tile:
            referee.placed = spring
            return
        self.placing = True
        self.lay_dragon_tile()
        new = {(place.x, place.y, kind, port) for kind, port in referee.tiles[place.x, place.y].parts}
        self.extends = self.part == 1 and any(referee.whole_of(man.where).segments & new for man in builders)
        self.fresh = [whole for whole in referee.wholes() if whole.completed and whole.segments not in self.known]

    # ------------------------------------------------------------------ what both can tell

    def compare_options(self) -> None:
        decision = self.game.decision
        step = decision.step
        if step in ("ransom_prisoner", "choose_abbey"):
            self.begin_part(decision.seat)
            self.reach("start" if step == "ransom_prisoner" else "tile")
        elif step == "final_abbeys":
            self.ask_for_last_abbey(decision.seat)
        elif step == "final_count_move_out":
            self.begin_final()
        elif step != "attach_fork":
            self.reach("figure" if step == "ferry_move" and self.moves_late else STAGE_OF[step])
        if not step.endswith("count_move_out") and step not in ("dragon_move", "wagon_move", "attach_fork"):
            assert decision.seat == self.seat
        if step in ("place_tile", "attach_fork"):
            self.judge_places()
        elif step.endswith("count_move_out"):
            self.judge_joining(decision.seat)
        else:
            offered = [as_told(option) for option in decision.options]
            assert len(offered) == len(set(offered))
            assert set(offered) == self.options_at(step, decision.seat)

    def options_at(self, step: str, seat: int) -> set[Option]:
        match step:
            case "phase_figure":
                assert not self.princess_acts
                return {("pass",)} | self.figure_options()
            case "ransom_prisoner":
                return {("pass",)} | self.ransom_options()
            case "princess_remove":
                return self.princess_options()
            case "tower_capture":
                return self.capture_options()
            case "prisoner_exchange":
                return self.exchange_options()
            case "dragon_move":
                return self.dragon_options(seat)
            case "choose_abbey" | "final_abbeys":
                return self.abbey_options(seat)
            case "wagon_move":
                return self.drive_options(seat)
            case "deploy_phantom":
                return {("pass",)} | self.second_options()
            case "ferry_move":
                return self.move_options()
            case "ferry_place":
                return self.place_options()
            case "builder_second_part":
                assert self.extends and self.referee.options["builder_optional"]
                return {("pass",), ("again",)}
            case "count_move_in":
                return {("pass",)} | self.send_options()
            case "move_count":
                return self.count_options()
        raise AssertionError(f"the referee does not know {step}")

    def judge_places(self) -> None:
        game = self.game
        tile = game.state.box.tile_name(game.state.hand)
        offered = [target for option in game.decision.options for target in option.targets]
        assert len(offered) == len(set(offered))
        places = {(each.x, each.y, each.quarters) for each in offered if isinstance(each, Place)}
        if is_river(tile):
            self.judge_river(tile, places)
        else:
            assert places == self.referee.legal_places(tile)

    def judge_river(self, tile: str, places: set[tuple[int, int, int]]) -> None:
        """All offered places are legal; if one of them turns back, there was none that does not."""
        assert places <= self.referee.river_places(tile)
        if not tile.endswith("_source"):
            turning_back = {place for place in places if self.referee.turns_back(tile, *place)}
            assert turning_back in (set(), places)

    def compare_table(self) -> None:
        """Scores, supplies, and where every figure is."""
        state = self.game.state
        referee = self.referee
        assert list(self.game.scores) == referee.scores
        assert not self.leaving, f"{self.leaving} did not go home"
        assert not +self.fairy_due, "the fairy did not pay"
        for seat in referee.seats:
            assert state.in_supply(seat) == dict(referee.hands[seat])
        told: Counter[tuple[int, str, Where]] = Counter()
        for _, seat, kind, segment in state.standing():
            if kind != "barn":
                told[seat, kind, state.board.segment_at(segment)] += 1
        for _, seat, kind, place in state.elsewhere():
            told[seat, kind, place_told(str(place))] += 1
        known = [man._replace(where=man.where[:1]) if man.where[0] == "driving" else man for man in referee.standing]
        assert told == Counter(tuple(man) for man in known if man.kind != "barn")
        views = {module.slug: module.view(state, None) for module in state.box.modules if module.slug in referee.rules}
        for slug, view in self.views().items():
            assert {name: views[slug][name] for name in view} == view

    def views(self) -> dict[str, dict[str, Any]]:
        """What the modules must show."""
        referee = self.referee
        dragon = {"dragon": referee.dragon, "fairy": referee.fairy}
        towers = [{"x": x, "y": y, "height": height} for (x, y), height in referee.towers.items()]
        barns = sorted([man for man in referee.standing if man.kind == "barn"])
        views: dict[str, dict[str, Any]] = {
            "princess_and_dragon": {name: None if at is None else list(at) for name, at in dragon.items()},
            "tower": {"towers": towers, "pieces": referee.pieces},
            "abbey_and_mayor": {
                "abbeys": referee.abbeys,
                "barns": [{"seat": man.seat, "corner": list(man.where[1:])} for man in barns],
            },
            "count": {"count": referee.count},
        }
        return {slug: view for slug, view in views.items() if slug in referee.rules}

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
            if kind == "inner":
                continue
            whole = seen.pop(segments)
            assert whole.kind == kind
            assert whole.pennants == board.pennants(root)
            if kind in RIVALS:
                assert board.size(root) == whole.neighbours + 1
                assert whole.completed == (board.open_ports(root) == 0)
            else:
                assert board.size(root) == len(whole.cells)
                assert (board.open_ports(root) == 0) == (whole.open_ends == 0)
            if kind == "road":
                assert board.open_ports(root) == whole.open_ends
            if kind == "field":
                assert whole.cities == len(scoring.cities_at(self.game.state, root))
        assert not seen, "features that the engine does not know"
