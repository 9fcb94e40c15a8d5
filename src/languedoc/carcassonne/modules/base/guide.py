"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

from __future__ import annotations

from languedoc.guide.calculator import Modifier

STEPS = {
    "setup_base": "auto each",
    "start_layout_order": "rule",
    "choose_first_player": "auto all",
    "draw_tile": "must",
    "place_tile": "must",
    "phase_figure": "may",
    "deploy_follower": "may",
    "pass_figure": "may",
    "phase_scoring": "auto",
    "score_cloister": "auto",
    "score_road": "auto",
    "score_city": "auto",
    "check_game_end": "auto",
    "next_player": "auto next",
    "final_cloister": "auto",
    "final_road": "auto",
    "final_city": "auto",
    "final_fields": "auto",
    "final_winner": "auto",
}

SWITCHES = {
    "final_fields": "no_fields=false",
}

MODIFIERS = (Modifier("pennant", ("city",), "mark-pennant", 20, mark="pennant"),)

WHEN = {
    "score_cloister": "completed monastery",
    "score_road": "completed road",
    "score_city": "completed city",
    "phase_figure": "action phase_figure",
    "deploy_follower": "action deploy_follower",
    "pass_figure": "action phase_figure",
    "phase_scoring": "completed",
}

CALCULATED = {
    "score_cloister": "monastery",
    "score_road": "road",
    "score_city": "city",
    "final_cloister": "monastery",
    "final_road": "road",
    "final_city": "city",
    "final_fields": "field",
}

NOT_SHOWN = {
    "setup_base": "It is done before the first tile lies.",
    "start_layout_order": "It only says in which order other modules lay out what they have.",
    "choose_first_player": "Nothing on the board depends on it.",
    "next_player": "It changes nothing on the board.",
}
