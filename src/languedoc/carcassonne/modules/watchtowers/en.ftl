module-watchtowers = The Watchtowers
    .sentence = Watchtowers pay for what lies around them when their road or city is completed.

mark-watchtower = watchtower
