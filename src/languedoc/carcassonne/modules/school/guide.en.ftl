# Steps

guide-step-setup_school = School
    .text = Lay the two tiles of the school side by side, at the start or, with a river, at a road of the river when it has ended. Put the teacher on it. The start tile goes into the bag.
guide-step-teacher_share = Teacher
    .text = Whoever holds the teacher gets the points of the next scoring, too; twice if it is their own. If several features are scored at once, the holder chooses one; if all points go to one player, that player does. Then the teacher goes back to the school.
guide-step-award_teacher = Take the teacher
    .text = Whoever completes a road that leads from the school takes the teacher.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-school-teacher = Brings the points of the next scoring once more, to whoever holds the teacher.
guide-building-school-school = Its roads begin here. Nobody stands in it.
guide-item-school-teacher = As many as the scored feature brought its owner.
