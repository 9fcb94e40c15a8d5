"""The order of play with every module: the one table that the engine walks and the play aid is printed from.

Each row names the phase, the step, the module it belongs to and its number in the printed play aid. The rows of a
turn stand in the order in which they are carried out. A row is walked if the module that owns it is in the game
and lists the step among its `steps`; the others are options or modifiers that take effect inside such a step.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Row(NamedTuple):
    phase: str
    step: str
    module: str
    number: str


PHASES = ("setup", "P1", "P2", "P3", "P3b", "P4", "P5", "P6", "final")

_TABLE = """
setup setup_base                     base                     S-1
setup setup_big_follower             inns_and_cathedrals      S-2
setup setup_builder_pig              traders_and_builders     S-3
setup setup_bridges_castles          bridges_castles_bazaars  S-4
setup setup_shepherd_bag             hills_and_sheep          S-5
setup setup_dragon_fairy             princess_and_dragon      S-6
setup setup_flight_die               flying_machines          S-7
setup setup_messages                 messages                 S-8
setup setup_ferries                  ferries                  S-9
setup setup_gold                     goldmines                S-10
setup setup_mage_witch               mage_and_witch           S-11
setup setup_robbers                  robbers                  S-12
setup setup_tower_pieces             tower                    S-13
setup setup_abbey_set                abbey_and_mayor          S-14
setup setup_houses                   little_buildings         S-15
setup setup_catapult                 catapult                 S-16
setup setup_city_of_carcassonne      count                    S-17
setup setup_triangles                half_so_wild             S-18
setup setup_river                    river                    S-19
setup setup_river_fork               river                    S-20
setup setup_school                   school                   S-21
setup setup_wind_rose                wind_roses               S-22
setup setup_monasteries              monasteries              S-23
setup setup_german_castles           german_castles           S-24
setup setup_fruit                    fruit_trees              S-25
setup setup_bathhouses               bathhouses               S-26
setup start_layout_order             base                     -
setup choose_first_player            base                     -
P1    fairy_point                    princess_and_dragon      2.1-1
P1    ransom_prisoner                tower                    2.1-2
P2    bazaar_tile_due                bridges_castles_bazaars  -
P2    draw_river_tile                river                    2.2-1
P2    draw_lake                      river                    2.2-2
P2    choose_triangle                half_so_wild             2.2-3
P2    choose_german_castle           german_castles           2.2-4
P2    choose_abbey                   abbey_and_mayor          2.2-5
P2    draw_tile                      base                     2.2-6
P2    set_aside_dragon_tile          princess_and_dragon      2.2-7
P2    place_tile                     base                     2.2-8
P2    cult_restrict_cloister         cult                     2.2-8
P2    cult_restrict_shrine           cult                     2.2-9
P2    build_bridge                   bridges_castles_bazaars  2.2-19
P2    hill_hidden_tile               hills_and_sheep          2.2-18
P2    volcano_dragon                 princess_and_dragon      2.2-11
P2    builder_trigger                traders_and_builders     2.2-14
P2    portal_enable                  princess_and_dragon      2.2-13
P2    festival_enable                festival                 2.2-15
P2    bazaar                         bridges_castles_bazaars  2.2-16
P2    shepherd_extend                hills_and_sheep          2.2-17
P2    crop_circle                    crop_circles             2.2-21
P2    catapult_round                 catapult                 2.2-22
P2    ferry_move                     ferries                  2.2-23
P2    gold_place                     goldmines                2.2-24
P2    mage_witch_move                mage_and_witch           2.2-25
P2    mage_witch_separate            mage_and_witch           2.2-26
P2    robber_place                   robbers                  2.2-27
P2    wind_rose_points               wind_roses               2.2-28
P2    fruit_stack                    fruit_trees              2.3-20
P3    princess_remove                princess_and_dragon      2.2-10
P3    phase_figure                   base                     2.3
P3    deploy_follower                base                     2.3-1
P3    fly_follower                   flying_machines          2.3-3
P3    deploy_big_follower            inns_and_cathedrals      2.3-4
P3    deploy_builder                 traders_and_builders     2.3-5
P3    deploy_pig                     traders_and_builders     2.3-6
P3    tower_piece                    tower                    2.3-7
P3    tower_capture                  tower                    2.3-7
P3    prisoner_exchange              tower                    2.3-7
P3    tower_follower                 tower                    2.3-8
P3    fairy_move                     princess_and_dragon      2.3-9
P3    deploy_mayor                   abbey_and_mayor          2.3-10
P3    place_barn                     abbey_and_mayor          2.3-11
P3    deploy_wagon                   abbey_and_mayor          2.3-12
P3    deploy_abbot                   monasteries              2.3-13
P3    deploy_archbishop              german_cathedrals        2.3-14
P3    deploy_shepherd                hills_and_sheep          2.3-16
P3    shepherd_first_token           hills_and_sheep          2.3-16
P3    festival_return                festival                 2.2-15
P3    place_house                    little_buildings         2.3-19
P3    pass_figure                    base                     -
P3    watchtower_restriction         watchtowers              2.3-2
P3    labyrinth_rule                 labyrinths               2.3-18a
P3    deploy_phantom                 phantom                  2.3-1a
P3    ferry_place                    ferries                  2.3-17
P3    cult_challenge_start           cult                     2.3-15
P3    fruit_harvest                  fruit_trees              2.3-20
P3    fruit_sell                     fruit_trees              2.3-20
P3    shepherd_closed_field          hills_and_sheep          -
P3b   dragon_move                    princess_and_dragon      2.2-12
P4    siege_escape                   cathars                  2.4-1
P4    bath_buy_back                  bathhouses               2.4-2
P5    castle_conversion              bridges_castles_bazaars  2.2-20
P5    score_watchtower               watchtowers              2.5-2
P5    count_move_out                 count                    2.5-3
P5    score_barn_placed              abbey_and_mayor          2.5-4
P5    score_barn_connected           abbey_and_mayor          2.5-5
P5    phase_scoring                  base                     2.5
P5    score_cloister                 base                     2.5-10a
P5    score_triangle_cloister        half_so_wild             2.5-10b
P5    score_cult_challenge           cult                     2.5-10c
P5    score_abbey                    abbey_and_mayor          2.5-12
P5    score_german_castle            german_castles           2.5-13
P5    score_road                     base                     2.5-18
P5    score_archbishop               german_cathedrals        2.5-21
P5    score_labyrinth                labyrinths               2.5-22
P5    score_city                     base                     2.5-26
P5    strength_big                   inns_and_cathedrals      2.5-14
P5    strength_mayor                 abbey_and_mayor          2.5-15
P5    strength_wagon                 abbey_and_mayor          2.5-16
P5    tiebreak_hill                  hills_and_sheep          2.5-17
P5    mod_inn                        inns_and_cathedrals      2.5-25
P5    mod_german_cathedral_road      german_cathedrals        2.5-20
P5    mod_cathedral                  inns_and_cathedrals      2.5-27
P5    mod_siege                      cathars                  2.5-29
P5    mod_mage                       mage_and_witch           2.5-7
P5    mod_witch                      mage_and_witch           2.5-8
P5    mod_german_castle_road         german_castles           2.5-19
P5    mod_vineyard                   hills_and_sheep          2.5-11
P5    mod_houses                     little_buildings         2.5-10
P5    bath_points                    bathhouses               2.5-36
P5    teacher_share                  school                   2.5-1
P5    fairy_scoring                  princess_and_dragon      2.5-31
P5    award_robber_baron             king_and_robber          2.5-23
P5    award_king                     king_and_robber          2.5-28
P5    award_goods                    traders_and_builders     2.5-30
P5    score_castle_lord              bridges_castles_bazaars  2.5-6
P5    award_gold                     goldmines                2.5-9
P5    award_teacher                  school                   2.5-24
P5    bath_take                      bathhouses               2.5-37
P5    count_move_in                  count                    2.5-32
P5    wagon_move                     abbey_and_mayor          2.5-33
P5    bath_release                   bathhouses               2.5-38
P5    robber_steal                   robbers                  2.5-35
P5    message_draw                   messages                 2.5-34
P6    late_start                     river                    -
P6    official_bazaar                bridges_castles_bazaars  -
P6    official_catapult              catapult                 -
P6    official_crop_circle           crop_circles             -
P6    message_part                   messages                 -
P6    builder_second_part            traders_and_builders     -
P6    river_volcano_extra_turn       river                    -
P6    check_game_end                 base                     -
P6    next_player                    base                     -
final final_abbeys                   abbey_and_mayor          E-1
final final_count_move_out           count                    E-2
final final_barn_joined              abbey_and_mayor          E-2
final final_goods                    traders_and_builders     E-3
final final_king                     king_and_robber          E-4
final final_robber_baron             king_and_robber          E-5
final final_mod_mage                 mage_and_witch           E-6
final final_mod_witch                mage_and_witch           E-7
final final_mod_houses               little_buildings         E-8
final final_cloister                 base                     E-9
final final_abbot                    monasteries              E-10
final final_cult                     cult                     E-11
final final_vineyard_none            hills_and_sheep          E-12
final final_german_castle            german_castles           E-13
final final_abbey                    abbey_and_mayor          E-14
final final_strength_big             inns_and_cathedrals      E-15
final final_strength_mayor           abbey_and_mayor          E-16
final final_strength_wagon           abbey_and_mayor          E-17
final final_tiebreak_hill            hills_and_sheep          E-18
final final_road                     base                     E-19
final final_mod_german_castle_road   german_castles           E-20
final final_archbishop               german_cathedrals        E-21
final final_inn_zero                 inns_and_cathedrals      E-22
final final_city                     base                     E-23
final final_cathedral_zero           inns_and_cathedrals      E-24
final final_siege_zero               cathars                  E-25
final final_castle                   bridges_castles_bazaars  E-26
final final_fields                   base                     E-27
final final_pig                      traders_and_builders     E-28
final final_pig_herd                 river                    E-29
final final_barn                     abbey_and_mayor          E-30
final final_fairy                    princess_and_dragon      E-31
final final_siege_fields             cathars                  E-32
final final_gold                     goldmines                E-33
final final_robbers                  robbers                  E-34
final final_fruit                    fruit_trees              E-35
final final_winner                   base                     -
"""

TURN_ORDER = tuple(Row(*line.split()) for line in _TABLE.strip().splitlines())

MOVED: Mapping[tuple[str, str], Mapping[str, str]] = {
    ("timing_profile", "official"): {
        "shepherd_extend": "fruit_sell",
        "catapult_round": "official_catapult",
        "crop_circle": "official_crop_circle",
        "bazaar": "builder_second_part",
    },
    ("dragon_timing", "before_wood"): {"dragon_move": "volcano_dragon"},
    ("dragon_timing", "after_scoring"): {"dragon_move": "message_draw"},
}
"""Steps that another value of an option carries out elsewhere: right after the step named, in its phase."""


def turn_order(rules: Mapping[str, str | bool]) -> tuple[Row, ...]:
    """The rows in the order of a game with these options."""
    rows = list(TURN_ORDER)
    for (option, value), moves in MOVED.items():
        if rules.get(option) == value:
            for step, before in moves.items():
                row = next(row for row in rows if row.step == step)
                rows.remove(row)
                place = next(i for i, other in enumerate(rows) if other.step == before)
                rows.insert(place + 1, row._replace(phase=rows[place].phase))
    return tuple(rows)
