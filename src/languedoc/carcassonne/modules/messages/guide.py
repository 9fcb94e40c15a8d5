"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

STEPS = {
    "setup_messages": "auto each",
    "counting_figure": "must owner",
    "message_draw": "must",
    "message_choice": "must",
    "message_follower": "must",
    "message_part": "auto",
}
