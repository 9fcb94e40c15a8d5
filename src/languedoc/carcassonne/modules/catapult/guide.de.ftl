# Steps

guide-step-setup_catapult = Katapult
    .text = Alle bekommen { $catapult_token } Plättchen, von jeder Art eines. Legt Katapult und Messlatte bereit und mischt { $tiles } Landschaftsplättchen ein.
guide-step-catapult_round = Katapult: Welche Art?
    .text = Ein Plättchen mit Jahrmarkt wurde gelegt: Du wählst, welches der vier Plättchen in dieser Runde alle schleudern.
guide-step-catapult_throw = Schleudern
    .text = Alle schleudern einmal, du zuerst. Tortenschlacht: Getroffene Gefolgsleute kehren heim. Schützenfest: Wer dem Jahrmarkt am nächsten liegt, bekommt 5 Punkte.
guide-step-seduction_choice = Verführung: Wer?
    .text = Gemeint ist der Gefolgsmann, der dem Plättchen am nächsten ist. Unter gleich nahen wählt, wer geschleudert hat.
guide-step-seduction_replace = Verführung: Austauschen?
    .text = Wer geschleudert hat, darf diesen Gefolgsmann durch einen eigenen aus dem Vorrat oder vom Plan ersetzen. Der ersetzte kehrt heim.
guide-step-catapult_catch = Werfen und Fangen
    .text = Das Plättchen muss die Messlatte erreichen; der linke Nachbar versucht zu fangen. Zu kurz oder gefangen: 5 Punkte für den Nachbarn, sonst 5 für den Werfer.

# Figures, tokens, buildings, signs, and what points are made of

guide-token-catapult-catapult-knock_out = Gefolgsleute, die es trifft, kehren heim.
guide-token-catapult-catapult-seduction = Der nächste Gefolgsmann darf durch einen des Werfers ersetzt werden.
guide-token-catapult-catapult-target = Am nächsten am Jahrmarkt bekommt 5 Punkte.
guide-token-catapult-catapult-catch = Der Nachbar versucht zu fangen: 5 Punkte für einen von beiden.
guide-mark-catapult-fair = Wer es legt, beginnt eine Runde mit dem Katapult.
guide-item-catapult-catapult_target = 5 für das Plättchen, das dem Jahrmarkt am nächsten liegt.
guide-item-catapult-catapult_catch = 5 für einen guten Wurf oder fürs Fangen.
