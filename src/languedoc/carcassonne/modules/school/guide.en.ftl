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

# Drawn examples

guide-example-school-which_one = The teacher chooses
    .text = Red has the teacher. Blue has just completed a road of blue and a city of green. Blue has 3 points for the road, green 8 for the city.
    .task = The teacher brings you the points of one of them, too. Choose the city.
    .road = The road brings you 3 points only. The city is worth more.
    .done = You get as many points as the owner. Then the teacher goes back to the school, and blue takes it at once for having completed a road of the school.
guide-example-school-taken = The teacher is taken
    .text = Blue's thief stands on a road that leads from the school. Red completes it.
    .done = Blue gets the points of the road. But the teacher goes to red, who laid the tile. It brings red the points of the next scoring.
guide-example-school-own_city = Twice for the own city
    .text = Red has the teacher and closes a city of red's own.
    .done = The holder of the teacher gets the points of a scoring of their own twice. Then the teacher goes back to the school.
guide-example-school-passed_on = From one to the other
    .text = Red has the teacher. Blue completes a road of the school that nobody stands on.
    .done = The road brings no points, so the teacher has nothing to bring to red. He goes directly from red to blue.

# Together with other modules
guide-with-teacher_share-watchtowers = The points of a watchtower are no scoring for the teacher.
guide-with-teacher_share-messages = Points of a message are no scoring for the teacher.
guide-with-portal_enable-school = Also onto roads and fields of the school.
