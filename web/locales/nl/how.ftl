### "How to play": the page of any game, and the question mark at the table.

how-title = Zo speel je { $game }
how-about =
    { $game ->
        [finisterre] Het kost vijf minuten; de eerste drie delen zijn genoeg om te beginnen.
       *[other] Het kost twee minuten.
    } De afbeeldingen worden door het echte bord getekend; daarna kun je beginnen.
how-contents = Op deze pagina
how-points-for = Waarvoor
how-points-worth = Punten
how-see-rule = De regel: { $what }
how-begin = En nu beginnen
how-begin-lessons = Leer het in korte lessen
how-begin-rules = Lees alle spelregels
