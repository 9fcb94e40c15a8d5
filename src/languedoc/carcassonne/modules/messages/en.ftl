module-messages = The Messages
    .sentence = Messages bring points or small orders to whoever reaches a dark square of the score track.
