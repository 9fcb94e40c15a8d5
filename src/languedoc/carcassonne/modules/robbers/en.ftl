module-robbers = The Robbers
    .sentence = Robbers on the score track take half of what the robbed one earns next.

mark-robber = robber
