module-mage_and_witch = Mage & Witch
    .sentence = The mage makes a road or city worth more, the witch halves its worth.

mark-mage = mage
