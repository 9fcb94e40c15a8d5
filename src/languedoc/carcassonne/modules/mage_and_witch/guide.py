"""How each step is carried out, for the play aid: must, may, auto or rule, and who does it."""

STEPS = {
    "setup_mage_witch": "auto all",
    "mage_witch_move": "must",
    "mage_witch_separate": "must",
    "mage_witch_joined": "must",
    "mod_mage": "rule",
    "mod_witch": "rule",
    "mage_witch_return": "auto",
    "final_mod_mage": "rule",
    "final_mod_witch": "rule",
}
