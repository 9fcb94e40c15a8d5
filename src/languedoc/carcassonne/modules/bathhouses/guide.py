"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

STEPS = {
    "setup_bathhouses": "auto all",
    "bath_buy_back": "may",
    "bath_points": "rule",
    "bath_order": "must",
    "bath_take": "must owner",
    "bath_release": "auto",
}
