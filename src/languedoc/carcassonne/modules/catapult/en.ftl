module-catapult = The Catapult
    .sentence = At fairs everybody shoots tokens over the land with a catapult.

mark-fair = fair
