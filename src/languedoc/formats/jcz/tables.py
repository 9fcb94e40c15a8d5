"""What things are called in JCloisterZone and here. A new module needs a few lines here, and no code."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources

from languedoc.carcassonne.declarations import Place

# ------------------------------------------------------------------------------------ what is in the game


@dataclass(frozen=True, slots=True)
class Element:
    """A figure or a rule that is on or off there.

    Here it belongs to a module: it is the figure of that name, of which there may be several, or it is switched by
    an option, or it is all that the module has. `brings` says whether the element alone calls for the module,
    `sheet` which tiles of ours it needs even without their tile set.
    """

    module: str
    figure: str = ""
    option: str = ""
    on: str | bool = True
    off: str | bool = False
    brings: bool = True
    sheet: str = ""


ELEMENTS: Mapping[str, Element] = {
    "small-follower": Element("base", figure="follower"),
    "farmers": Element("base", option="no_fields", on=False, off=True),
    "big-follower": Element("inns_and_cathedrals", figure="big_follower"),
    "inn": Element("inns_and_cathedrals", option="inns"),
    "cathedral": Element("inns_and_cathedrals", option="cathedrals"),
    "builder": Element("traders_and_builders", figure="builder"),
    "pig": Element("traders_and_builders", figure="pig"),
    "traders": Element("traders_and_builders", option="goods"),
    "pig-herd": Element("river_2", option="pig_herd", brings=False),
    "dragon": Element("princess_and_dragon", option="dragon"),
    "fairy": Element("princess_and_dragon", option="fairy"),
    "princess": Element("princess_and_dragon", option="princess"),
    "portal": Element("princess_and_dragon", option="portal"),
    "tower": Element("tower"),
    "abbey": Element("abbey_and_mayor", option="abbey", sheet="abbey_and_mayor"),
    "mayor": Element("abbey_and_mayor", figure="mayor"),
    "wagon": Element("abbey_and_mayor", figure="wagon"),
    "barn": Element("abbey_and_mayor", figure="barn"),
    "king": Element("king_and_robber", option="king"),
    "robber": Element("king_and_robber", option="robber"),
    "shrine": Element("cult", option="cult_challenges", brings=False),
    "count": Element("count"),
    "bridge": Element("bridges_castles_bazaars", option="bridges"),
    "castle": Element("bridges_castles_bazaars", option="castles"),
    "bazaar": Element("bridges_castles_bazaars", option="bazaars"),
    "shepherd": Element("hills_and_sheep", figure="shepherd"),
    "hill": Element("hills_and_sheep", option="hills"),
    "vineyard": Element("hills_and_sheep", option="vineyards"),
    "siege": Element("cathars", option="siege"),
    "escape": Element("cathars", option="escape"),
    "festival": Element("festival"),
    "phantom": Element("phantom", figure="phantom"),
    "little-buildings": Element("little_buildings"),
    "gold": Element("goldmines"),
    "mage": Element("mage_and_witch", option="mage"),
    "witch": Element("mage_and_witch", option="witch"),
    "ferry": Element("ferries"),
}

IMPLIED_ELEMENTS = frozenset(
    {"river", "corn-circle", "wind-rose", "monastery", "flier", "watchtower", "labyrinth"},
)
"""Elements that some versions write although their tile sets call for them anyway: they say nothing more."""

BRINGING_SETS: Mapping[str, str] = {
    "river/1": "river_1",
    "river/2": "river_2",
    "count": "count",
    "cult/5": "cult",
    "cult/6": "cult",
    "corn-circles/1": "crop_circles",
    "corn-circles/2": "crop_circles",
    "wind-roses": "wind_roses",
    "monasteries": "monasteries",
    "labyrinth": "labyrinths",
    "flier": "flying_machines",
    "watchtowers": "watchtowers",
}
"""Tile sets whose rules are always on with their tiles: no element calls for them."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule with several values there is an option here. The first value is the one that holds where none is given."""

    module: str
    option: str
    values: Mapping[str, str | bool]


RULES: Mapping[str, Rule] = {
    "tiny-city-scoring": Rule("base", "tiny_city", {"4": "normal", "2": "two_points"}),
    "inn-and-cathedral-final-scoring": Rule(
        "inns_and_cathedrals", "inn_cathedral_final", {"zero": "zero", "ignore": "ignore"}
    ),
    "princess-action": Rule("princess_and_dragon", "princess_action", {"may": "may", "must": "must"}),
    "fairy-placement": Rule(
        "princess_and_dragon", "fairy_binding", {"next-follower": "follower_for_good", "on-tile": "tile"}
    ),
    "dragon-move": Rule(
        "princess_and_dragon", "dragon_timing", {"before-scoring": "after_wood", "after-scoring": "after_scoring"}
    ),
    "wagon-move": Rule("abbey_and_mayor", "wagon_move", {"C2": "C2", "C1": "C1"}),
    "barn-placement": Rule("abbey_and_mayor", "barn_beside_barn", {"not-occupied": False, "occupied": True}),
    "coc-final-scoring": Rule("count", "count_final", {"market-only": "market_only", "any-district": "any_quarter"}),
    "count-move": Rule(
        "count",
        "count_moves",
        {"by-player": "by_player", "clockwise": "clockwise", "follow-meeple": "with_follower"},
    ),
    "king-and-robber-scoring": Rule(
        "king_and_robber",
        "king_robber_scoring",
        {"default": "at_the_end", "10/20": "10_each", "15/40": "15_or_40", "continuously": "continuously"},
    ),
    "bazaar-no-auction": Rule("bridges_castles_bazaars", "bazaar_mode", {"false": "auction", "true": "all_at_once"}),
    "hill-tiebreaker": Rule(
        "hills_and_sheep",
        "hill_tiebreak",
        {"at-least-one-follower": "at_least_one", "number-of-followers": "count_on_hill"},
    ),
    "espace-variant": Rule("cathars", "siege_escape", {"any-tile": "any_tile", "siege-tile": "siege_tile"}),
    "festival-return": Rule("festival", "festival_return", {"meeple": "figure", "follower": "follower"}),
    "keep-monasteries": Rule("monasteries", "monasteries_keep", {"replace": "replace", "keep": "add", "add": "add"}),
    "labyrinth-variant": Rule("labyrinths", "labyrinth", {"advanced": "advanced", "basic": "simple"}),
    "little-buildings-scoring": Rule("little_buildings", "building_values", {"3/2/1": "3/2/1", "1/1/1": "1/1/1"}),
}

NEEDLESS_RULES = frozenset(
    {
        "gq11-pig-herd",
        "tunnelize-other-expansions",
        "more-tunnel-tokens",
        "vineyards-for-garden",
        "robbers-son-action",
        "meteorite-impact",
    }
)
"""Rules about tile sets and elements that are refused by name, so that their values say nothing more."""

RIVERS: Mapping[str, str | bool] = {
    "river_combination": "one_river",
    "fork_is_first_turn": True,
    "river_course": "clear_ahead",
    "river_extra_turn": False,
    "spring_place": "north",
}

HOUSE_RULES: Mapping[str, Mapping[str, str | bool]] = {
    "base": {"timing_profile": "official"},
    "tower": {"tower_capture_wagon": True},
    "abbey_and_mayor": {"wagon_stop": "nearby"},
    "count": {"count_leaving": "pass_once"},
    "ferries": {"ferry_always": True, "ferry_timing": "after_wood"},
    "bridges_castles_bazaars": {
        "bids_on_credit": True,
        "bridge_anywhere": True,
        "castle_always_counts": True,
        "castle_by_owner": True,
    },
    "crop_circles": {"crop_add": "may"},
    "wind_roses": {"rose_placement": "free", "rose_first": True},
    "hills_and_sheep": {"closed_flocks": "first"},
    "labyrinths": {"labyrinth_counts": "figures"},
    "watchtowers": {"watchtower_owner": "figure_owner"},
    "goldmines": {"gold_sharing": "automatic"},
    "river_1": RIVERS,
    "river_2": RIVERS,
}
"""How that program always plays, where ours asks: by module."""

# ------------------------------------------------------------------------------------ tiles


@dataclass(frozen=True, slots=True)
class TileSet:
    """A tile set of theirs: the sheet that holds it, and its tiles by our names."""

    sheet: str
    tiles: Mapping[str, tuple[str, ...]]


@functools.cache
def tile_sets() -> Mapping[str, TileSet]:
    """All tile sets that have a counterpart here, by their names without the edition (`basic` for `basic:1`)."""
    text = resources.files(__package__).joinpath("tiles.toml").read_text(encoding="utf-8")
    sets = {}
    for name, table in tomllib.loads(text).items():
        sheet = table.pop("sheet")
        names = {ours: (theirs,) if isinstance(theirs, str) else tuple(theirs) for ours, theirs in table.items()}
        sets[name] = TileSet(sheet, names)
    return sets


# ------------------------------------------------------------------------------------ the board

BUILDINGS = ("monastery", "shrine", "abbey")

FEATURES: Mapping[str, tuple[str, ...]] = {
    "Road": ("road",),
    "City": ("city",),
    "Field": ("field",),
    "Farm": ("field",),  # as older versions called it
    "Monastery": BUILDINGS,
    "Cloister": BUILDINGS,
    "Shrine": ("shrine",),
}
"""Kinds of segments that one of their features can be."""

SECOND_PLACES: Mapping[str, str] = {"AS_ABBOT": "abbacy"}
"""Locations that are a second place to stand on a tile, and what that is here."""

PLACES: Mapping[str, Place] = {
    "Tower": Place("tower", per="tile"),
    "FlyingMachine": Place("flying_machine", per="tile"),
    "Quarter/QUARTER_CASTLE": Place("castle"),
    "Quarter/QUARTER_MARKET": Place("market"),
    "Quarter/QUARTER_CATHEDRAL": Place("cathedral"),
    "Quarter/QUARTER_BLACKSMITH": Place("blacksmith"),
    "Castle": Place("lords_castle", per="tile"),
}
"""Places of figures that are no segments here, by feature and location there; or by feature alone."""

# ------------------------------------------------------------------------------------ choices

FIGURES: Mapping[str, str] = {
    "small": "follower",
    "big": "big_follower",
    "builder": "builder",
    "pig": "pig",
    "mayor": "mayor",
    "wagon": "wagon",
    "barn": "barn",
    "phantom": "phantom",
    "shepherd": "shepherd",
}
"""What the middle of a meeple id means: `0.small.1`."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What a message of a kind chooses: verbs of ours by the value under one key, their target under another, if it
    names any."""

    pointer: str
    by: str
    verbs: Mapping[str, tuple[str, ...]]


CHOICES: Mapping[str, Choice] = {
    "DEPLOY_MEEPLE": Choice(
        "pointer",
        "meepleId",
        {
            "small": ("follower", "guard", "send", "join", "fly", "land", "reinforce"),
            "big": ("big_follower", "guard", "send", "join", "fly", "land", "reinforce"),
            "builder": ("builder",),
            "pig": ("pig",),
            "mayor": ("mayor", "send", "join", "fly", "land", "reinforce"),
            "wagon": ("wagon", "drive", "send", "join", "fly", "land", "reinforce"),
            "barn": ("barn",),
            "phantom": ("phantom", "guard", "send", "join", "fly", "land", "reinforce"),
            "shepherd": ("shepherd",),
        },
    ),
    "PLACE_TOKEN": Choice(
        "pointer",
        "token",
        {
            "TOWER_PIECE": ("tower",),
            "FERRY": ("ferry",),
            "GOLD": ("gold",),
            "BRIDGE": ("bridge",),
            "CASTLE": ("fortify",),
            "LB_HOUSE": ("build",),
            "LB_TOWER": ("build",),
            "LB_SHED": ("build",),
        },
    ),
    "MOVE_NEUTRAL_FIGURE": Choice(
        "to",
        "figureId",
        {
            "fairy": ("fairy",),
            "dragon": ("dragon",),
            "count": ("count",),
            "mage": ("mage",),
            "witch": ("witch",),
        },
    ),
    "RETURN_MEEPLE": Choice(
        "pointer",
        "source",
        {
            "PRINCESS": ("princess",),
            "FESTIVAL": ("festival",),
            "CORN_CIRCLE": ("withdraw",),
            "SIEGE_ESCAPE": ("escape",),
        },
    ),
    "CIRCLE_REMOVE_OR_DEPLOY": Choice("", "value", {"DEPLOY": ("all_add",), "REMOVE": ("all_remove",)}),
    "CAPTURE_FOLLOWER": Choice("pointer", "", {"": ("capture",)}),
    "PAY_RANSOM": Choice("meepleId", "", {"": ("ransom",)}),
    "EXCHANGE_FOLLOWER": Choice("meepleId", "", {"": ("exchange",)}),
    "BAZAAR_BID": Choice("supplyIndex", "", {"": ("auction", "bid")}),
    "BAZAAR_BUY_OR_SELL": Choice("", "value", {"BUY": ("buy",), "SELL": ("sell",)}),
    "FLOCK_EXPAND_OR_SCORE": Choice("", "value", {"EXPAND": ("enlarge_flock",), "SCORE": ("drive_home",)}),
}

TOKENS: Mapping[str, tuple[str, ...]] = {
    "LB_HOUSE": ("little_house", "building"),
    "LB_TOWER": ("little_tower", "building"),
    "LB_SHED": ("little_shed", "building"),
}
"""What we call their tokens, where an option names one besides its place."""

LEAVING: Mapping[str, str] = {"mage": "take_away", "witch": "take_away"}
"""Figures that leave the board where a message moves them nowhere, and the verb of that."""

DRAWING: Mapping[str, tuple[str, str]] = {
    "SHEPHERD_CONFIRM": ("", ""),
    "FLOCK_EXPAND_OR_SCORE": ("value", "EXPAND"),
    "DEPLOY_MEEPLE": ("pointer.feature", "FlyingMachine"),
}
"""Messages by which a lot is drawn: all of a kind, or those with a value under a key. A number in them decides it."""

UNCONFIRMED = ("DEPLOY_MEEPLE", "shepherd")
"""The message and the figure that older versions do not confirm: a number in the message itself decides its lot."""

LAYING = ("rose",)
"""Verbs of tiles that somebody lays before the first turn; there they lie at the start."""

HIDING = ("hill", "hills")
"""The mark of tiles that take another one from the bag, which the order of drawing does not tell, and its option."""

DECLINING = ("pass", "draw", "refuse")
"""Verbs that choose nothing."""

NOT_ASKED = ("ransom",)
"""Verbs of what can be done there at any time, so that nobody is asked for it."""

ABOUT_FIGURES: Mapping[str, tuple[str, str, str]] = {"all_add": ("crop_circles", "role", "farmer")}
"""Verbs of choices that are not asked there as long as no figure is on the board; nor in a game without fields if the
view of a module has this value under this key."""

BEFORE_COMMIT = ("escape",)
"""Verbs of what is asked before anything is scored here, and as the last act of a turn there."""

ANYWHERE_IN = ("join",)
"""Verbs that point at one place of a feature and mean the whole."""

BEST_TAKEN = ("lord",)
"""Verbs of choices that are not asked there: the first option, which is the best, is taken."""

SAME_MESSAGES: Mapping[str, str] = {"SHEPHERD_CONFIRMED": "SHEPHERD_CONFIRM"}
"""Kinds of messages that other versions call otherwise."""

NOT_UNDONE: Mapping[str, str] = {"DEPLOY_MEEPLE": "shepherd", "MOVE_NEUTRAL_FIGURE": "dragon"}
"""Messages that cannot be undone there if they are about this figure."""

CONFIRMED: Mapping[str, str] = {
    "drive": "COMMIT",
    "join": "COMMIT",
    "reinforce": "COMMIT",
    "withdraw": "COMMIT",
    "shepherd": "SHEPHERD_CONFIRM",
}
"""Verbs of choices that have to be confirmed there one by one, each with the message that does it."""

MEEPLES: Mapping[str, str] = {
    "SmallFollower": "small",
    "BigFollower": "big",
    "Builder": "builder",
    "Pig": "pig",
    "Mayor": "mayor",
    "Wagon": "wagon",
    "Barn": "barn",
    "Phantom": "phantom",
    "Shepherd": "shepherd",
}
"""Figures as the sentences of tests call them, and the middle of their ids."""

ACTIONS: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "Meeple": ("DEPLOY_MEEPLE", tuple(FIGURES)),
    "ReturnMeeple": ("RETURN_MEEPLE", ("PRINCESS", "FESTIVAL", "CORN_CIRCLE", "SIEGE_ESCAPE")),
    "CaptureFollower": ("CAPTURE_FOLLOWER", ("",)),
    "SelectPrisonerToExchange": ("EXCHANGE_FOLLOWER", ("",)),
    "TowerPiece": ("PLACE_TOKEN", ("TOWER_PIECE",)),
    **dict.fromkeys(
        ("FairyNextTo", "FairyOnTile", "MoveFairyNextTo", "MoveFairyOnTile"), ("MOVE_NEUTRAL_FIGURE", ("fairy",))
    ),
    "MoveDragon": ("MOVE_NEUTRAL_FIGURE", ("dragon",)),
    "Bridge": ("PLACE_TOKEN", ("BRIDGE",)),
    "Castle": ("PLACE_TOKEN", ("CASTLE",)),
    "BazaarSelectTile": ("BAZAAR_BID", ("",)),
    "BazaarBid": ("BAZAAR_BID", ("",)),
    "BazaarSelectBuyOrSell": ("BAZAAR_BUY_OR_SELL", ("BUY", "SELL")),
    "CornCircleSelectDeployOrRemove": ("CIRCLE_REMOVE_OR_DEPLOY", ("DEPLOY", "REMOVE")),
    "Ferries": ("PLACE_TOKEN", ("FERRY",)),
    "GoldPiece": ("PLACE_TOKEN", ("GOLD",)),
    "Flock": ("FLOCK_EXPAND_OR_SCORE", ("EXPAND", "SCORE")),
    "NeutralFigure": ("MOVE_NEUTRAL_FIGURE", ("mage", "witch", "count")),
    "LittleBuilding": ("PLACE_TOKEN", ("LB_HOUSE", "LB_SHED", "LB_TOWER")),
}
"""Actions as the sentences call them: the message that chooses one, and all that it may be about."""

LEAVING_ACTION = "RemoveMageOrWitch"
"""The action of figures that leave the board."""

CONFIRMATIONS: Mapping[str, tuple[str, str | None]] = {
    "COMMIT": ("Confirm", None),
    "SHEPHERD_CONFIRM": ("ShepherdPlacementConfirm", "ShepherdPlacementConfirmPhase"),
}
"""What the sentences call a confirmation that is due, by its message: the action, and the phase if it is another."""

PHASES: Mapping[str, tuple[str, ...]] = {
    "TilePhase": ("place_tile", "attach_fork"),
    "ActionPhase": ("build_bridge", "phase_figure", "princess_remove", "deploy_phantom", "place_house", "land_flier"),
    "CommitActionPhase": ("confirm",),
    "AbbeyPhase": ("choose_abbey",),
    "AbbeyEndGamePhase": ("final_abbeys",),
    "PhantomPhase": ("deploy_phantom",),
    "DragonMovePhase": ("dragon_move",),
    "TowerCapturePhase": ("tower_capture", "prisoner_exchange"),
    "WagonPhase": ("wagon_move",),
    "CocScoringPhase": ("count_move_out",),
    "CocFollowerPhase": ("count_move_in",),
    "CornCirclePhase": ("crop_circle", "crop_add", "crop_remove"),
    "CocCountPhase": ("move_count",),
    "CocFinalScoringPhase": ("final_count_move_out",),
    "PlaceFerryPhase": ("ferry_place",),
    "ChangeFerriesPhase": ("ferry_move",),
    "GoldPiecePhase": ("gold_place",),
    "MageAndWitchPhase": ("mage_witch_move", "mage_witch_separate", "mage_witch_joined"),
    "BazaarPhase": ("bazaar",),
    "CastlePhase": ("castle_conversion",),
    "EscapePhase": ("siege_escape",),
    "ShepherdPhase": ("shepherd_extend",),
}
"""The steps in which we ask what they ask in a phase."""

CLOISTERS = (*BUILDINGS, *SECOND_PLACES.values())

GAME_OVER = "GameOverPhase"

PASSED_IN_SILENCE = ("bazaar",)
"""Steps in which declining is possible there, too, but where that program says that nobody can pass."""

SCORED: Mapping[str, tuple[str, ...]] = {
    "city": ("city",),
    "road": ("road",),
    "field": ("field",),
    "farm": ("field",),
    "monastery": CLOISTERS,
    "cloister": CLOISTERS,
    "special-monastery": CLOISTERS,
    "shrine": ("shrine",),
    "abbey": ("abbey",),
    "king": ("King",),
    "robber": ("Robber",),
    "traders": ("goods",),
    "trade-goods": ("goods",),
    "fairy": ("fairy",),
    "castle": ("castle",),
    "sheep": ("sheep",),
    "flock": ("sheep",),
    "watchtower": ("watchtower",),
    "wind-rose": ("wind_rose",),
    "gold": ("gold",),
}
"""What a payment is for: the features and reasons of our events."""
