"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

STEPS = {
    "setup_school": "must",
    "teacher_share": "must owner",
    "award_teacher": "auto",
}

WHEN = {
    "award_teacher": "completed road",
}

NOT_SHOWN = {
    "setup_school": "The school lies before the first turn, or comes when the river has ended.",
}
