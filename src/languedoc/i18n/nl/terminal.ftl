# De spellen in een terminal: `languedoc play` en `languedoc replay`. Wat getypt wordt is in alle talen gelijk.

terminal-you = jij
terminal-welcome = { $titles }. Typ ? voor hulp, q om te stoppen.
terminal-going_on = { $number ->
    [one] Het gaat verder na { $number } keuze.
   *[other] Het gaat verder na { $number } keuzes.
}
terminal-type = Typ { $hint }, of ? voor hulp.
terminal-no_choice = ‘{ $typed }’ is geen keuze; typ { $hint }, of ? voor hulp.
terminal-no_such_choice = Keuze { $typed } bestaat niet; typ { $hint }, of ? voor hulp.
terminal-nothing_happened = Er is nog niets gebeurd.
terminal-undone = Je laatste keuze is teruggenomen.
terminal-no_undo = { $reason ->
    [not_yours] Niet teruggenomen: de laatste keuze was niet de jouwe.
    [revealed] Niet teruggenomen: sinds de laatste keuze is iets nieuws bekend geworden.
   *[nothing] Niet teruggenomen: er is nog niets gekozen.
}

# Opslaan en weggaan

terminal-saved = Opgeslagen. Ga verder met: languedoc play --load { $file }
terminal-not_saved = Niet opgeslagen.
    .because = Niet opgeslagen: { $trouble }.
terminal-save_as = Opslaan als (Enter: { $file })?
terminal-write_over = { $file } bestaat al. Overschrijven (j/n)?
terminal-save_first = Het spel eerst opslaan (j/n)?
terminal-try_again = Opnieuw proberen (j/n)?
terminal-yes = j ja y yes
terminal-no = n nee no
terminal-yes_or_no = Typ j of n.
terminal-goodbye = Tot ziens.
    .unsaved = Tot ziens. Dit spel is niet opgeslagen.
    .saved = Tot ziens. Het spel is opgeslagen.
    .saved_in = Tot ziens. Het spel is opgeslagen in { $file }.

# Het legspel: de kolom naast het land

terminal-square_number = het nummer van een vak, 1 t/m { $last }
    .or = het nummer van een vak, 1 t/m { $last }, of { $others }
terminal-number = een getal van { $first } t/m { $last }
terminal-range = van { $low } t/m { $high }
terminal-range_default = bijvoorbeeld { $option }
terminal-range_number = een getal of een punt, zoals in { $option }
terminal-or = of
terminal-not_clear = ‘{ $typed }’ is niet duidelijk; typ { $meant }.
terminal-only_tiles_turn = Alleen kaarten worden gedraaid; typ hiervoor { $number }.
terminal-not_turned_so = Naar { $side } gedraaid kan de kaart daar niet liggen; mogelijk: { $sides }.
terminal-which_way = Hoe gedraaid, 1 t/m { $last } (Enter: ander vak)?
terminal-which_number = Typ een getal van 1 t/m { $last }, of Enter om terug te gaan.
terminal-in_bag = { $number ->
    [one] { $number } kaart in voorraad
   *[other] { $number } kaarten in voorraad
}
    .short = voorraad { $number }
terminal-out_of_game = uit het spel: { $tiles }
terminal-more = nog { $number } (o: alle)
terminal-log_tells = (log vertelt wat eerder was)
terminal-turns_mean = N boven, O rechts, Z onder, W links: waarheen de bovenkant van de kaart kan wijzen.
terminal-sides_mean = N boven, O rechts, Z onder, W links; NL is de linkerhelft van N, vanuit het midden gezien.
terminal-beyond = meer: { $hidden } (b: alles)
terminal-beyond-west = { $number } westelijk
terminal-beyond-north = { $number } noordelijk
terminal-beyond-east = { $number } oostelijk
terminal-beyond-south = { $number } zuidelijk
terminal-help =
    Elke beurt leg je een kaart aan het land: weg aan weg, stad aan stad, weide aan weide. Daarna mag je een van je volgelingen op een weg, in een stad, op een weide of in een klooster van die kaart zetten, als er nog geen volgeling is. Wordt een weg of stad gesloten of een klooster omringd, dan krijgt wie er de meeste volgelingen heeft punten: 1 per kaart, in steden 2 en 2 per wapenschild; de volgelingen komen thuis. Boeren blijven tot het eind op hun weide en krijgen punten voor elke voltooide stad eraan. De meeste punten winnen.

    Typ een nummer van de lijst, of de notatie van een keuze: place 1,0 E, follower road:W. Achter het nummer van een vak mag de draaiing staan, zoals in 3 O: waarheen de bovenkant van de getekende kaart moet wijzen. N is boven, O rechts, Z onder, W links; in de notatie heet oost E en zuid S. Wegen en steden heten naar de zijden die ze bereiken, weiden naar een halve zijde: NL is de linkerhelft van de zijde N, NR de rechter, vanuit het midden van de kaart gezien.
    .commands =
        u           je laatste keuze terugnemen, zolang er geen nieuwe kaart getrokken is
        b           het hele land
        o           alle keuzes
        log         wat er onlangs gebeurd is
        s [BESTAND] het spel opslaan
        ?           deze hulp
        q           het spel verlaten

# Het kaartspel

terminal-card_legend = 1 2 3 personen, an dier, bu gebouw, AJ BJ dieren- en gebouwenjoker, DR draak, FA fee, ?? dicht, (..) door jou dicht gelegd
terminal-pass_device = Geef het toestel aan { $name }; daarna Enter.
    .undo = Geef het toestel aan { $name }; daarna Enter ({ $other }: u neemt je keuze terug).
terminal-your_hand = je hand:
terminal-turned_up = omgedraaid: { $card }
terminal-round = { $pile ->
    [one] ronde { $round } van { $rounds }, { $pile } kaart in de stapel
   *[other] ronde { $round } van { $rounds }, { $pile } kaarten in de stapel
}
terminal-in_hand = { $number ->
    [one] { $number } handkaart
   *[other] { $number } handkaarten
}
terminal-follower_free = volgeling vrij
terminal-animals = dieren { $sets }
terminal-lone_jokers = { $number ->
    [one] { $number } losse joker
   *[other] { $number } losse jokers
}
terminal-chest = kist { $number }
terminal-card_help =
    Vier rijen kaarten groeien naar rechts: geel, rood, groen, blauw. In je beurt leg je een kaart aan of zet je, eenmaal per ronde, je volgeling aan het eind van een rij: hij stelt de kaarten veilig tussen zichzelf en de volgende volgeling of het bord. Kaarten komen aan de rij van hun kleur, jokers aan elke rij; je eerste kaart van een ronde komt dicht aan om het even welke rij. Zijn alle kaarten gespeeld, dan neemt iedereen wat hij veilig heeft gesteld.

    Personen: de som van hun getallen maal hun aantal. Dieren blijven bij je; komen er bij, dan tellen alle van die kleur opnieuw. Gebouwen gaan tot het eind onder de kist: 2, 3 of 4 verschillende vormen een serie van 5, 15 of 30 punten. Draak en fee zijn elk 10. Een kaart in een rij van een andere kleur is 10 punten; dieren en gebouwen van een andere kleur mogen in plaats daarvan gehouden worden. Wie de laatste volgeling zet, geeft in de volgende ronde.

    Typ een nummer van de lijst, of de notatie van een keuze: play red:3 red, follower blue.
    .commands =
        u           je laatste keuze terugnemen, zolang niemand een nieuwe kaart gezien heeft
        log         wat er in deze ronde gebeurd is
        s [BESTAND] het spel opslaan; het bestand bevat alle kaarten, ook die je niet mag zien
        ?           deze hulp
        q           het spel verlaten

# Het eind van een spel, en een opgeslagen spel verteld

terminal-final_scoring = Slotwaardering
terminal-nothing_to_score = Er valt niets meer te tellen.
terminal-points = punten
terminal-card_points-persons = personen
terminal-card_points-animals = dieren
terminal-card_points-wrong_colour = verkeerde kleur
terminal-card_points-figures = draak, fee
terminal-card_points-buildings = gebouwen
terminal-laying_out = Uitleggen
terminal-round_number = Ronde { $round }
terminal-seed = startgetal { $seed }
terminal-modules = modules { $modules }
terminal-verified = { $number ->
    [one] gecontroleerd: { $number } keuze, het spel is { $state ->
        [over] afgelopen
       *[running] niet afgelopen
    }
   *[other] gecontroleerd: { $number } keuzes, het spel is { $state ->
        [over] afgelopen
       *[running] niet afgelopen
    }
}
