# Steps

guide-step-festival_enable = Fest
    .text = Deine Landschaftskarte zeigt ein Fest: Statt einer anderen Aktion mit einer Figur darfst du { $festival_return ->
        [figure] eine Figur jeder Art
       *[other] einen Gefolgsmann
    } zurücknehmen.
guide-step-festival_return = Gefolgsmann zurücknehmen
    .text = Nimm einen deiner Gefolgsleute{ $festival_return ->
        [figure] , Baumeister, Schwein, Schäfer oder Gutshof
       *[other] { "" }
    } von einer beliebigen Karte zurück in deinen Vorrat. Gefangene kommen so nicht frei.

# Figures, tokens, buildings, signs, and what points are made of

guide-mark-festival-festival = Wer die Karte legt, darf einen Gefolgsmann zurücknehmen, statt einen einzusetzen.

# Gezeichnete Beispiele

guide-example-festival-take_back = Ein Fest holt einen Ritter heim
    .text = Der Ritter von Rot steht in einer Stadt, die noch auf drei Seiten offen ist. Rot hat gerade eine Landschaftskarte mit einem Fest gelegt.
    .task = Setze niemanden, sondern nimm deinen Ritter zurück.
    .passed = Du musst nichts tun. Aber im Vorrat nützt dir der Ritter mehr: Nimm ihn zurück.
    .knight = Das wäre ein zweiter Ritter, der wartet. Hol lieber den ersten heim.
    .deployed = Das dürftest du stattdessen. Feiere hier das Fest und nimm deinen Ritter zurück.
    .done = Der Ritter ist wieder in deinem Vorrat, von einer beliebigen Karte und ohne Punkte. Das war in diesem Zug deine Aktion mit einer Figur.
guide-example-festival-with_phantom = Erst das Fest, dann das Phantom
    .text = Der Ritter von Rot steht in einer Stadt, die noch auf drei Seiten offen ist. Rot hat gerade eine Landschaftskarte mit einem Fest gelegt.
    .done = Den Ritter zurückzunehmen war die Aktion mit einer Figur. Das Phantom kommt hinzu, auf die eben gelegte Karte.
guide-example-festival-from_tower = Vom Turm herunter
    .text = Oben auf einem Turm steht der Gefolgsmann von Rot und hält ihn geschlossen. Rot hat gerade eine Landschaftskarte mit einem Fest gelegt.
    .done = Ein Fest holt Gefolgsleute von überall auf den Karten heim. Der Turm ist wieder offen: Er darf weitere Turmteile bekommen.
guide-example-festival-with_pig = Das Schwein kommt mit heim
    .text = Bauer und Schwein von Rot sind auf einer Wiese, die keine fertige Stadt berührt. Rot hat gerade eine Landschaftskarte mit einem Fest gelegt.
    .done = Mit dem letzten Bauern kehrt auch das Schwein heim. Beide können vom nächsten Zug an wieder eingesetzt werden.

# Together with other modules
guide-with-place_house-festival = Nicht, wenn du einen Gefolgsmann zurücknimmst.
guide-with-fruit_harvest-festival = Einen Gefolgsmann zurückzunehmen ist kein Einsetzen.
guide-with-festival_return-hills_and_sheep = { $festival_return ->
        [figure] Auch der Schäfer darf heimkehren; seine Schafe gehen in den Beutel, wenn kein anderer Schäfer dort ist.
       *[other] Der Schäfer darf so nicht heimkehren.
    }
