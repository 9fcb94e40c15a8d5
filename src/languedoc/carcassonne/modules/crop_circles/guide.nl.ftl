# Steps

guide-step-crop_role = Wie betreft de cirkel?
    .text = Een graancirkel zonder teken: jij noemt boeren, ridders of struikrovers.
guide-step-crop_circle = Graancirkel
    .text = Beslis voor iedereen: een horige erbij zetten of er een terugnemen. Een hooivork betekent boeren, een schild ridders, een knots struikrovers.
guide-step-crop_add = Horige erbij zetten
    .text = { $crop_add ->
        [may] Om de beurt, de actieve speler het laatst, mag ieder een horige uit de voorraad bij een eigen horige van die soort zetten.
       *[other] Om de beurt, de actieve speler het laatst, zet ieder een horige uit de voorraad bij een eigen horige van die soort.
    }
guide-step-crop_remove = Horige terugnemen
    .text = Om de beurt, de actieve speler het laatst, neemt ieder een eigen horige van die soort terug.

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-crop_circles-crop_circle_field = Iedereen zet een boer erbij of neemt er een terug.
guide-mark-crop_circles-crop_circle_city = Iedereen zet een ridder erbij of neemt er een terug.
guide-mark-crop_circles-crop_circle_road = Iedereen zet een struikrover erbij of neemt er een terug.
guide-mark-crop_circles-crop_circle_unspecified = Wie hem legt, noemt de soort; iedereen zet er een bij of neemt er een terug.
