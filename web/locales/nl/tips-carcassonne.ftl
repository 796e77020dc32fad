# Tips van een begeleide partij Carcassonne: wat er nu kan, wat de ander deed en waarom dat telt.

tip-carcassonne-first-tile = Elke beurt begint met een tegel. Hij komt naast een tegel die er al ligt: op de vakken die oplichten past hij. Wijs er een aan om hem daar te zien en klik.
    .title = Je eerste tegel
tip-carcassonne-fits = Zijden die elkaar raken moeten gelijk zijn: stad aan stad, weg aan weg, weide aan weide. Het meeste levert het op om iets van jezelf groter te maken of te voltooien.
    .title = Waar hij past
tip-carcassonne-rotate = Hier past je tegel op meer dan één manier. De toets R draait hem, net als het muiswiel en op een telefoon een tik op de tegel.
    .title = Draai de tegel
tip-carcassonne-follower = Na het leggen mag je een volgeling naar deze tegel sturen, en alleen naar deze. Daar wacht hij tot het bouwwerk af is en je punten oplevert.
    .title = Je eerste volgeling
tip-carcassonne-city = Een ridder in een stad krijgt punten voor elke tegel ervan zodra de muur gesloten is, en ook voor elk wapenschild. Blijft de stad tot het eind open, dan levert ze veel minder op.
    .title = Een ridder in de stad
tip-carcassonne-road = Een struikrover op een weg krijgt punten voor elke tegel ervan. Wegen zijn snel af, dus deze volgeling is gauw weer thuis.
    .title = Een struikrover op de weg
tip-carcassonne-cloister = Een monnik krijgt zijn punten als er acht tegels om het klooster liggen, wie ze ook legt. Niemand anders kan erin: een veilige belegging.
    .title = Een monnik in het klooster
tip-carcassonne-farmer = Denk goed na: een boer blijft tot het eind van de partij in de weide en komt nooit thuis. Aan het eind levert de weide punten op voor elke voltooide stad aan haar rand.
    .title = Een boer blijft tot het eind
tip-carcassonne-discard = Deze tegel past nergens. Hij verdwijnt uit de partij en je trekt een andere.
    .title = Hij past nergens
tip-carcassonne-no-follower = Al je volgelingen zijn op pad. Je kunt nog wel tegels leggen: voltooi iets van jezelf, en wie daar staat komt thuis voor de volgende keer.
    .title = Niemand meer thuis
tip-carcassonne-followers-left = { $count ->
        [one] Je hebt nog één volgeling.
       *[other] Je hebt nog { $count } volgelingen.
    } Bewaar er een voor een goede kans, of voltooi iets kleins om er een terug te krijgen.
    .title = Weinig volgelingen over
tip-carcassonne-city-closed = { $who ->
        [me] De muur is gesloten: je ridder levert je meteen { $points } punten op en komt thuis.
       *[other] De muur is gesloten: je tegenstander krijgt meteen { $points } punten. Bij grote steden is het de moeite waard om op tijd mee te doen.
    }
    .title = Een stad is af
tip-carcassonne-road-closed = { $who ->
        [me] Beide einden leiden ergens heen: de weg levert je { $points } punten op en je struikrover komt thuis.
       *[other] Beide einden leiden ergens heen: de weg levert je tegenstander { $points } punten op.
    } Kruispunten, kloosters en steden beëindigen een weg.
    .title = Een weg is af
tip-carcassonne-cloister-closed = { $who ->
        [me] Er liggen tegels rondom: het levert je { $points } punten op en je monnik komt thuis.
       *[other] Er liggen tegels rondom: het levert je tegenstander { $points } punten op.
    }
    .title = Een klooster is af
tip-carcassonne-home = Wat punten heeft opgeleverd, stuurt zijn volgelingen naar huis. De jouwe is thuis: je kunt hem weer op pad sturen.
    .title = Je volgeling is thuis
tip-carcassonne-opponent = { $kind ->
        [city] Je tegenstander heeft een ridder in deze stad
        [road] Je tegenstander heeft een struikrover op deze weg
       *[other] Je tegenstander heeft een monnik in dit klooster
    }, dus kun je er niemand heen sturen. Wat je er los van begint, kan er later bij komen.
    .title = Bezet
tip-carcassonne-opponent-farmer = Je tegenstander heeft een boer in deze weide gezet, en die blijft er tot het eind. Wegen, rivieren en steden begrenzen een weide: kijk hoe ver ze reikt.
    .title = Een boer aan de overkant
tip-carcassonne-joined = Een tegel heeft verbonden wat twee spelers apart begonnen waren. { $paid ->
        [one] Zoals het nu staat, krijgt alleen wie er de meeste volgelingen heeft punten. Wie er genoeg bij laat komen voor een gelijke stand, krijgt ook alle punten, en met meer als enige.
       *[other] Zoals het nu staat, krijgen beide alle punten.
    }
    .title = Nu is het gedeeld
tip-carcassonne-river = Eerst wordt de rivier gelegd, van de bron tot het meer. Ze heeft één open eind, waar de volgende tegel verder gaat. Op haar oevers komen volgelingen zoals altijd.
    .title = Eerst de rivier
tip-carcassonne-river-end = Het meer sluit de rivier af. Vanaf nu worden tegels uit de hele stapel getrokken en komen ze aan elke open zijde.
    .title = De rivier is af
tip-carcassonne-few-tiles = { $count ->
        [one] Er is nog één tegel te trekken.
       *[other] Er zijn nog { $count } tegels te trekken.
    } Wat niet af is, levert weinig op: sluit wat je kunt en stuur je laatste volgelingen op pad.
    .title = Het eind is nabij
tip-carcassonne-final = De laatste tegel ligt. Nu telt ook wat niet af is: een punt voor elke tegel en elk wapenschild. Open “Punten” om te zien waar elk vandaan komt.
    .title = De eindtelling
tip-carcassonne-farms = { $who ->
        [me] De steden aan je weide leveren je { $points } punten op.
       *[other] De steden aan die weide leveren je tegenstander { $points } punten op.
    } Alleen voltooide steden tellen, en alleen voor wie daar de meeste boeren heeft.
    .title = De boeren krijgen hun punten
