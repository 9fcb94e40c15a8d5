"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

STEPS = {
    "crop_role": "must",
    "crop_circle": "must",
    "crop_add": "must left",
    "crop_remove": "must left",
}

WHEN = {
    "crop_role": "sign crop_circle",
    "crop_circle": "sign crop_circle",
    "crop_add": "sign crop_circle",
    "crop_remove": "sign crop_circle",
}

KINDS = {
    "crop_add": {"crop_add=may": "may"},
}
