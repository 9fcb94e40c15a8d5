"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

STEPS = {
    "deploy_phantom": "may",
}

CHANGES = {
    "deploy_phantom": "deploy_follower",
}
