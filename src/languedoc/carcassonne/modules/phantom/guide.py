"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

STEPS = {
    "deploy_phantom": "may",
}
