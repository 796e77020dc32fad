### The rule book of Carcassonne: its chapters, the captions of its pictures, the questions of its worked examples.

## Chapters

chapter-carcassonne-start = Het doel en het begin
    .intro = Samen bouwen jullie een landschap, tegel na tegel, en zetten jullie volgelingen in de steden, op de wegen, in de kloosters en in de weiden. Ze leveren punten op tijdens de partij en aan het einde. Wie dan de meeste punten heeft, wint.
chapter-carcassonne-turn = Je beurt en je tegel
    .intro = Een beurt is kort: trek een tegel, leg hem waar hij past en beslis of je er een volgeling op zet.
chapter-carcassonne-followers = Volgelingen
    .intro = Je volgelingen leveren je punten op. Elke volgeling blijft staan tot zijn stad, weg of klooster af is; boeren blijven tot het einde. Je hebt ze dus nooit allemaal bij de hand.
chapter-carcassonne-roads = Wegen
    .intro = Een weg is snel begonnen en snel af. Hij levert weinig op, maar je struikrovers komen gauw terug.
chapter-carcassonne-cities = Steden
    .intro = Steden leveren het meeste op, per tegel twee keer zoveel als een weg. Hoe groter ze worden, hoe langer je ridders vastzitten en hoe liever de anderen willen meedelen.
chapter-carcassonne-cloisters = Kloosters
    .intro = Een klooster staat alleen op zijn tegel en kan niet gedeeld worden. Het is af wanneer er rondom tegels liggen.
chapter-carcassonne-fields = Weiden en boeren
    .intro = Een boer gaat in een weide liggen en blijft tot het einde van de partij. Dan leveren de weiden punten op voor de voltooide steden aan hun rand, vaak meer dan al het andere.
chapter-carcassonne-end = Het einde
    .intro = Als de tegels op zijn, levert wat nog niet af is nog iets op, en worden de boeren betaald.
chapter-carcassonne-river = De Rivier
    .intro = Een kleine uitbreiding van twaalf tegels. Eerst wordt een rivier gelegd van de bron tot een meer; daarna gaat de partij verder zoals altijd, in een ruimer landschap.
chapter-carcassonne-about = Over het spel
    .intro = Waar Carcassonne vandaan komt.

## Pictures

diagram-carcassonne-start-tile = De starttegel: boven een stad, dwars een weg en daaronder een weide. Alles groeit vanaf hier.
diagram-carcassonne-where-it-fits = De tegel rechts is van jou. Hij past op elk gemarkeerd vak, goed gedraaid; op de andere zou een kant niet aansluiten.
diagram-carcassonne-four-kinds-of-work = Een ridder in een stad en een monnik in een klooster (blauw), een struikrover op een weg en een boer die in een weide ligt (oranje).
diagram-carcassonne-taken = Een wegtegel op het gemarkeerde vak zou de weg van blauw verlengen. Niemand mag er een struikrover op zetten: de weg is bezet, hoe ver zijn struikrover ook staat.
diagram-carcassonne-two-knights = Twee steden, elk met een ridder. De tegel op het gemarkeerde vak maakt er één stad van, die blauw en oranje dan delen.
diagram-carcassonne-fields = De weg scheidt twee weiden: de boer van blauw ligt erboven, die van oranje eronder. Beide weiden eindigen waar nog niets gebouwd is.
diagram-carcassonne-city-with-shield = De tegel op het gemarkeerde vak sluit de stad van blauw: drie tegels en een wapenschild leveren 8 punten op, en de ridder komt thuis.
diagram-carcassonne-small-city = Als ze hier gesloten wordt, heeft deze stad maar twee tegels.
diagram-carcassonne-road = Van het klooster tot de kruising op het gemarkeerde vak: de weg van vier tegels is af en levert blauw 4 punten op.
diagram-carcassonne-cloister-complete = Alleen het gemarkeerde vak ontbreekt. Wie daar een tegel legt, voltooit het klooster van blauw: 9 punten.
diagram-carcassonne-cloister-open = Als het nu afgelopen was, leverde het klooster van oranje 4 punten op: 1 voor zichzelf en 3 voor zijn buren.
diagram-carcassonne-farmers = Twee voltooide steden, met van elke speler een boer bij allebei: bij elke stad krijgen blauw en oranje allebei alle punten.
diagram-carcassonne-no-u-turn = De rivier boog naar het zuiden en daarna weer naar het oosten. Naar het westen, dezelfde kant op als daarvoor, was een U-bocht geweest.

## Worked examples

example-carcassonne-cities-shared-at-three = Twee boeren delen twee voltooide steden, en een stad geeft haar boeren 3 punten. Wat krijgt elk?
    .answer = Elk 6 punten: 3 per stad. Bij evenveel boeren krijgen beide alle punten. Dit geldt met de optie voor 3 punten per stad.
example-carcassonne-cities-shared = Twee boeren delen twee voltooide steden. Wat krijgt elk?
    .answer = Elk 8 punten. Elke stad geeft 4 punten aan wie er de meeste boeren heeft, en bij evenveel krijgen beide alle punten.
example-carcassonne-city-supplied = De boer van oranje ligt in een weide tussen twee steden. Wat krijgt hij aan het einde?
    .answer = 4 punten. De onderste stad is af en levert er 4 op; de bovenste is nog open en levert niets op. De laatste tegel wordt elders gelegd en verandert niets.
example-carcassonne-city-with-shield = Oranje sluit de stad van blauw, drie tegels met één wapenschild. Wie krijgt hoeveel?
    .answer = Blauw krijgt 8 punten: 3 × 2 voor de tegels en 2 voor het wapenschild. Het maakt niet uit wie de stad sloot. De ridder komt thuis.
example-carcassonne-cloister-at-the-end = Wat is een klooster met drie buren aan het einde waard?
    .answer = 4 punten: 1 voor zijn eigen tegel en 1 voor elke buur. De laatste tegel wordt elders gelegd.
example-carcassonne-cloister-complete = Oranje legt de laatste van de acht tegels rond het klooster van blauw. Wat levert dat op?
    .answer = 9 punten, voor blauw: 8 voor de buren en 1 voor de tegel van het klooster zelf.
example-carcassonne-farmers-meet = Een tegel verbindt de weiden van twee boeren. Mocht dat, en mag er een derde bij?
    .answer = Ja, en nee. Een weg die bij een klooster eindigt, scheidt de twee weiden tot de laatste tegel ligt. Dan delen de boeren één weide en mag er niemand meer bij.
example-carcassonne-placing = Waar mag de wegtegel liggen?
    .answer = Langs een hele zijde van een andere tegel, zodat de weg doorloopt: bijvoorbeeld ten oosten van de starttegel. Bij een hoek raakt hij geen zijde, en rechtop sluit de weg niet aan.
example-carcassonne-road-before-the-cloister = Oranje legt het klooster dat de weg van blauw afsluit. Mag oranje er een struikrover op zetten, en wie krijgt punten?
    .answer = Nee: de struikrover van blauw staat er al. De weg van blauw is nu af, vier tegels, en levert blauw 4 punten op.
example-carcassonne-shared-city = Blauw en oranje hebben elk een ridder in een eigen stad. Een tegel verbindt ze en sluit de stad. Wie krijgt punten?
    .answer = Beide, en elk alle punten: 6 voor drie tegels. Elk deel was vrij toen de ridder kwam; nu mag er niemand meer bij in de verbonden stad.
example-carcassonne-shared-road = Een tegel verbindt de wegen van twee struikrovers, van klooster tot klooster. Wie krijgt punten?
    .answer = Beide: de weg heeft zes tegels, dus elk krijgt 6 punten.
example-carcassonne-small-city = Blauw sluit een stad van twee tegels en zet er meteen een ridder in. Wat is ze waard?
    .answer = 2 punten; een stad van twee tegels levert minder op dan andere. De ridder scoort en komt in dezelfde beurt thuis.
