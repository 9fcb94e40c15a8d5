"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

STEPS = {
    "setup_river": "auto all",
    "setup_river_fork": "must",
    "attach_fork": "must",
    "draw_river_tile": "must",
    "draw_lake": "must",
    "back_to_spring": "auto",
    "late_start": "auto",
    "river_volcano_extra_turn": "auto",
    "final_pig_herd": "rule",
}
