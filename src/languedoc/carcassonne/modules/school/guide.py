"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

STEPS = {
    "setup_school": "must",
    "teacher_share": "must owner",
    "award_teacher": "auto",
}
