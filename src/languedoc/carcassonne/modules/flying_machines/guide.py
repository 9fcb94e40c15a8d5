"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

STEPS = {
    "setup_flight_die": "auto all",
    "fly_follower": "may",
    "land_flier": "must",
}
