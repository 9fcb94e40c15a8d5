# Steps

guide-step-setup_catapult = Katapult
    .text = Alle bekommen { $catapult_token } Plättchen, von jeder Art eines. Legt Katapult und Messlatte bereit und mischt { $tiles } Landschaftskarten ein.
guide-step-catapult_round = Katapult: Welche Art?
    .text = Eine Landschaftskarte mit Jahrmarkt wurde gelegt: Du wählst, welches der vier Plättchen in dieser Runde alle schleudern.
guide-step-catapult_throw = Schleudern
    .text = Alle schleudern einmal, du zuerst. Tortenschlacht: Getroffene Gefolgsleute kehren heim. Schützenfest: Wer dem Jahrmarkt am nächsten liegt, bekommt 5 Punkte.
guide-step-seduction_choice = Verführung: Wer?
    .text = Gemeint ist der Gefolgsmann, der dem Plättchen am nächsten ist. Unter gleich nahen wählt, wer geschleudert hat.
guide-step-seduction_replace = Verführung: Austauschen?
    .text = Wer geschleudert hat, darf diesen Gefolgsmann durch einen eigenen aus dem Vorrat oder von der Spielfläche ersetzen. Der ersetzte kehrt heim.
guide-step-catapult_catch = Werfen und Fangen
    .text = Das Plättchen muss die Messlatte erreichen; der linke Nachbar versucht zu fangen. Zu kurz oder gefangen: 5 Punkte für den Nachbarn, sonst 5 für den Werfer.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-catapult-catapult-knock_out = Gefolgsleute, die es trifft, kehren heim.
guide-token-catapult-catapult-seduction = Der nächste Gefolgsmann darf durch einen des Werfers ersetzt werden.
guide-token-catapult-catapult-target = Am nächsten am Jahrmarkt bekommt 5 Punkte.
guide-token-catapult-catapult-catch = Der Nachbar versucht zu fangen: 5 Punkte für einen von beiden.
guide-mark-catapult-fair = Wer die Karte legt, beginnt eine Runde mit dem Katapult.
guide-item-catapult-catapult_target = 5 für das Plättchen, das dem Jahrmarkt am nächsten liegt.
guide-item-catapult-catapult_catch = 5 für einen guten Wurf oder fürs Fangen.

# Gezeichnete Beispiele

guide-example-catapult-seduction = Einen Ritter austauschen
    .text = Der Ritter von Blau steht allein in einer großen Stadt. Rot hat einen Jahrmarkt gelegt und für diese Runde die Verführung gewählt; das Plättchen von Rot kam neben dem Ritter nieder, er ist der nächste Gefolgsmann.
    .task = Ersetze den Ritter durch einen Gefolgsmann von dir.
    .passed = Dann behielte Blau die Stadt. Der Wurf war gut: Nutze ihn.
    .done = Die Stadt gehört nun dir, und der Gefolgsmann von Blau kehrt heim. Dann schleudern auch alle anderen einmal, also gib auf deine eigenen Gefolgsleute acht.
guide-example-catapult-from_the_board = Einer von der Spielfläche
    .text = Das Plättchen der Verführung von Rot kam neben dem Wegelagerer von Blau nieder. Auf der Spielfläche steht ein Mönch von Rot, der lieber auf der Straße wäre.
    .done = Wer kommt, darf auch von der Spielfläche genommen werden: Der Mönch von Rot nimmt den Platz des Wegelagerers von Blau ein, und das Kloster ist wieder frei.
guide-example-catapult-equally_near = Zwei gleich nahe Gefolgsleute
    .text = Das Plättchen der Verführung von Rot kam genau zwischen zweien nieder: dem eigenen Wegelagerer im Norden und dem Mönch von Blau im Süden.
    .done = Wer geschleudert hat, wählt, wer von beiden gemeint ist. Rot nimmt den Mönch von Blau und ersetzt ihn durch einen Gefolgsmann aus dem Vorrat.
guide-example-catapult-target = Am nächsten am Jahrmarkt
    .text = Rot hat im Osten einen Jahrmarkt gelegt und wählt für diese Runde das Schützenfest. Alle schleudern ein Plättchen, Rot zuerst.
    .done = Das Plättchen von Rot liegt neben dem Jahrmarkt, das von Blau darauf; das von Grün hat das Land verfehlt und zählt nicht. Das nächste bekommt 5 Punkte.
guide-example-catapult-knocked_out = Einen Wegelagerer treffen
    .text = Der Wegelagerer von Blau steht auf der Straße. Rot hat einen Jahrmarkt gelegt, wählt die Tortenschlacht und zielt auf ihn.
    .done = Das Plättchen trifft den Wegelagerer, und er kehrt heim. Selten landet eines genau im Ziel, aber weniger als ein Drittel einer Landschaftskarte daneben trifft es noch. Als Nächstes schleudert Blau.
guide-example-catapult-knocked_over = Einer reißt den anderen um
    .text = Der Wegelagerer von Rot steht auf der Straße und das Phantom, ein Bauer, dicht daneben. Blau zielt südlich der Straße, nur in die Nähe des Wegelagerers.
    .done = Der Wegelagerer wird getroffen und kehrt heim. Das Phantom ist zu weit vom Plättchen weg, aber nah am Wegelagerer, der es umreißt: Auch das Phantom kehrt heim.
guide-example-catapult-catch = Werfen und fangen
    .text = Rot hat einen Jahrmarkt gelegt und wählt das Fangen. Rot wirft zuerst; Blau, links von Rot, versucht zu fangen. Jeder wählt heimlich eine Bahn, Rot auch die Kraft.
    .done = Der Wurf erreichte die Messlatte, und Blau war auf der richtigen Bahn, fing aber nicht: 5 Punkte für Rot. Wäre er zu kurz gewesen oder gefangen worden, bekäme Blau sie. Nun wirft Blau.

# Together with other modules
guide-with-catapult_throw-princess_and_dragon = Die Fee schützt niemanden.
guide-with-catapult_throw-tower = Gefolgsleute auf Türmen können getroffen werden, Gefangene nicht.
guide-with-catapult_throw-count = Gefolgsleute in den Vierteln von Carcassonne können getroffen werden; der Graf bleibt.
guide-with-catapult_throw-cult = Wird ein Mönch oder Ketzer getroffen, ist seine Herausforderung vorbei.
guide-with-catapult_round-traders_and_builders = Jede Karte mit Jahrmarkt beginnt eine eigene Runde, auch die zweite des Baumeisters.
guide-with-seduction_replace-hills_and_sheep = Wer einen Gefolgsmann auf einem Hügel ersetzt, steht auf dem Hügel.
guide-with-seduction_replace-princess_and_dragon = Eine Fee beim ersetzten Gefolgsmann bleibt auf der Karte, bei niemandem.
