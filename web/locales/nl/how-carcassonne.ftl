### How to play Carcassonne: sections, steps, symbols and points of src/oppidum/games/carcassonne/learn/how.toml.

how-carcassonne-goal = Het doel
    .text = Samen bouwen jullie één landschap van steden, wegen, kloosters en weiden, tegel na tegel. De volgelingen die je erin achterlaat, leveren je punten op. Wie aan het einde de meeste punten heeft, wint.
how-carcassonne-turn = Je beurt
    .text = Vier kleine stappen; daarna is de volgende speler aan de beurt.
how-carcassonne-turn-draw = Trek een tegel
    .text = Je krijgt één tegel, en iedereen ziet hem. Hij wacht in de hoek van het bord.
how-carcassonne-turn-place = Leg hem
    .text = Hij moet een tegel op tafel raken, en elke kant die raakt moet passen: stad aan stad, weg aan weg, weide aan weide. Draai hem zoals je wilt; vakken waar hij past, lichten op.
how-carcassonne-turn-send = Stuur een volgeling, als je wilt
    .text = Je hebt er { $followers }. Eén mag op de tegel die je net hebt gelegd: in de stad, op de weg, in het klooster of in de weide. Maar er mag nog niemand staan, nergens in die hele stad, weg of weide.
how-carcassonne-turn-score = Punten komen vanzelf
    .text = Wat nu voltooid is, levert meteen punten op, wie het ook heeft voltooid, en de volgelingen komen thuis om weer op pad te gaan. Een stad is voltooid als de muur dicht is; een weg als beide einden bij een stad, een klooster of een kruising uitkomen; een klooster als er rondom tegels liggen.
how-carcassonne-sharing = Delen
    .text =
        Je kunt geen volgeling naar een bezette stad sturen. Maar je kunt er vlak naast een eigen stad beginnen en de twee later met een tegel verbinden. { $option_sharing ->
            [majority] Dan krijgt wie er de meeste ridders heeft alle punten; bij een gelijke stand krijgt elk van die spelers ze.
           *[everyone] Dan krijgt ieder met een ridder erin alle punten.
        } Wegen deel je op dezelfde manier.
how-carcassonne-farmers = Boeren
    .text =
        Een boer gaat in een weide liggen en blijft daar tot het einde: deze volgeling komt niet thuis. Dan levert elke voltooide stad die de weide raakt { $farm_points } punten op. { $option_farms ->
            [field] In elke weide krijgt alleen wie de meeste boeren heeft punten;
           *[city] Elke stad geeft alleen punten aan wie de meeste boeren heeft in de weiden eromheen;
        } bij een gelijke stand krijgt ieder alle punten. Een paar boeren, vroeg naar grote weiden gestuurd, zijn veel waard.
how-carcassonne-symbols = Wat je op het bord ziet
    .text = Alles staat op de tegels. Een lichte rand toont welke tegel het laatst is gelegd.
how-carcassonne-points = Hoe je punten krijgt
    .text = De meeste punten krijg je tijdens de partij, zodra iets voltooid is. Aan het einde levert wat nog niet af is een beetje op.
how-carcassonne-end = Het einde
    .text = Als de laatste tegel ligt, telt wat nog niet af is, en daarna de boeren. Wie de meeste punten heeft, wint; spelers met evenveel punten delen de winst.

## Symbols

how-carcassonne-signs-land = Op de tegels
how-carcassonne-sign-city = Stad
    .text = binnen een muur, met huizen
how-carcassonne-sign-shield = Wapenschild
    .text = maakt de stad meer waard
how-carcassonne-sign-road = Weg
    .text = gaat verder op de volgende tegel
how-carcassonne-sign-crossing = Kruising
    .text = hier eindigen de wegen; elk is een weg apart
how-carcassonne-sign-cloister = Klooster
    .text = heeft tegels nodig op alle acht vakken eromheen
how-carcassonne-sign-field = Weide
    .text = al het groen dat samenhangt; wegen, steden en rivieren scheiden het
how-carcassonne-sign-river = Rivier
    .text = alleen in partijen met de Rivier; scheidt weiden, en niemand staat erop
how-carcassonne-signs-followers = Volgelingen
how-carcassonne-sign-knight = Ridder
    .text = staat in een stad
how-carcassonne-sign-robber = Struikrover
    .text = staat op een weg
how-carcassonne-sign-monk = Monnik
    .text = zit in een klooster
how-carcassonne-sign-farmer = Boer
    .text = ligt in een weide tot het einde

## Points

how-carcassonne-worth-city = Een voltooide stad
    .worth = { $points_city_tile } per tegel
how-carcassonne-worth-shield = Een wapenschild in een voltooide stad
    .worth = { $points_city_shield } extra
how-carcassonne-worth-small = Een voltooide stad van maar twee tegels
    .worth = { $small_city ->
        [4] { "" }
       *[2] { $small_city } in totaal
    }
how-carcassonne-worth-road = Een weg, voltooid of niet
    .worth = { $points_road_tile } per tegel
how-carcassonne-worth-cloister = Een klooster, voltooid of niet
    .worth = { $points_cloister_tile } voor zichzelf, { $points_cloister_tile } voor elke tegel eromheen
how-carcassonne-worth-open = Een stad die aan het einde nog niet af is
    .worth = { $points_open_city_tile } per tegel
how-carcassonne-worth-open-shield = Een wapenschild in zo’n stad
    .worth = { $points_open_city_shield } extra
how-carcassonne-worth-farm = Aan het einde, een voltooide stad naast je boeren
    .worth = { $farm_points }
