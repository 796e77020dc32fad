# De lessen van Carcassonne; hun stellingen staan in src/oppidum/games/carcassonne/learn/lessons.

lesson-carcassonne-place = Een tegel leggen
    .teaches = Elke beurt trek je een tegel en leg je die naast andere. Waar hij een andere raakt, moeten de randen kloppen: stad aan stad, weg aan weg, weide aan weide.
    .task = Leg je tegel in het gat tussen de andere tegels.
    .hint = Aan drie kanten van het gat ligt een tegel. Wat laten die zien? Kies het gat: je tegel draait vanzelf tot alle drie kloppen.
    .reached = Goed gedaan! Alle randen kloppen. De rand die niets raakt, doet er nog niet toe.
    .missed-elsewhere = Daar past hij ook, maar het gat is nog open. Zoek het vak met aan drie kanten een tegel.

lesson-carcassonne-follower = Een volgeling sturen
    .teaches = Als je tegel ligt, mag je er een van je zeven volgelingen op zetten. Die wacht daar tot het gebied af is; dan levert hij punten op en komt hij thuis. Op een weg heet hij struikrover: een voltooide weg levert 1 punt per tegel op.
    .task = Maak met deze tegel de weg af en krijg meteen de 4 punten.
    .hint = Een weg eindigt bij een kruising. Sluit het open eind van de weg in het oosten, en zet je volgeling op dat stuk weg.
    .reached = Vier tegels, vier punten, en je volgeling is weer thuis. Volgende beurt kun je hem weer gebruiken.
    .missed-nobody = Zonder volgeling krijgt niemand punten. Stuur er de volgende keer een voor je beurt om is.
    .missed-open = Je volgeling staat op iets dat nog niet af is, of op een andere weg, en moet daar wachten. Welke weg heeft je tegel gesloten?

lesson-carcassonne-city = Steden en wapenschilden
    .teaches = Een volgeling in een stad is een ridder. Een stad is af als haar muur rondom gesloten is: dan levert elke tegel ervan 2 punten op, en elk wapenschild er nog 2.
    .task = Je ridder wacht in de stad. Maak haar in twee beurten af, met een wapenschild erin: minstens 10 punten.
    .hint = Maak de stad eerst groter met het wapenschild. Je volgende tegel sluit een muur.
    .reached = Vier tegels en een wapenschild: 4 keer 2, en nog 2. Grotere steden leveren meer op, maar het duurt langer voor ze af zijn.
    .missed-plain = De stad is af, maar zonder wapenschild: dat zijn minder dan 10 punten. Leg de tegel met het wapenschild eerst in de stad.
    .missed-steps = Beide beurten zijn om en de stad is nog open. Waar zit het gat in haar muur?

lesson-carcassonne-road = Langere wegen
    .teaches = Een weg is af als beide einden gesloten zijn: door een kruising, een stad of een klooster. Staat je struikrover er al, dan hoef je niemand te sturen.
    .task = Verbind de twee stukken weg. Je struikrover krijgt 6 punten.
    .hint = Je struikrover staat op de weg in het westen; het andere stuk eindigt bij het klooster in het oosten. Er ontbreekt één tegel tussen.
    .reached = Zes tegels, zes punten. Wie ze heeft gelegd, maakt niet uit: ze tellen allemaal.
    .missed-elsewhere = De twee stukken zijn nog gescheiden. Zoek het gat in de weg.

lesson-carcassonne-cloister = Kloosters
    .teaches = Een volgeling in een klooster is een monnik. Een klooster is af als op alle acht vakken eromheen een tegel ligt; het levert 1 punt op voor zichzelf en 1 voor elk daarvan.
    .task = Stuur een monnik en leg daarna de laatste tegel om hem heen: 9 punten in twee beurten.
    .hint = Leg het klooster waar het de meeste buren heeft, en zet je monnik erin. Volgende beurt is er nog één hoek over.
    .reached = Negen punten. Hoeken tellen mee, en het maakt niet uit wie de tegels legt.
    .missed-nobody = Er is geen monnik in je klooster, dus niemand krijgt er punten voor. Sturen kan alleen in de beurt waarin je de tegel legt.
    .missed-steps = Beide beurten zijn om en het klooster is nog niet omringd. Hoe meer buren het meteen heeft, hoe beter.

lesson-carcassonne-farm = Boeren
    .teaches = Een volgeling in een weide is een boer. Boeren blijven tot het einde van de partij; dan levert hun weide 3 punten op voor elke voltooide stad eraan. Wegen en steden scheiden weiden.
    .task = Stuur een boer naar de weide waaraan drie voltooide steden liggen.
    .hint = Alle drie de steden liggen ten noorden van de weg. Je tegel heeft een stuk van die weide nodig, en daar moet de boer staan, niet ten zuiden van de weg.
    .reached = Drie steden, 9 punten aan het einde, als niemand er meer boeren heeft. En meer, als er nog steden aan die weide worden voltooid.
    .missed-nobody = Er staat nog niemand in de weide. Stuur deze keer een boer.
    .missed-robber = Dat is geen boer: hij staat op de weg of in een stad. Kies een groen deel van je tegel.
    .missed-poor = Je boer voedt minder dan drie steden. Wegen scheiden weiden: aan welke kant van de weg liggen de steden?

lesson-carcassonne-join = Meedoen in de stad van een ander
    .teaches = Je mag geen ridder sturen naar een stad waarin er al een staat. Maar je mag vlakbij een eigen stad beginnen en de twee verbinden. Heb je dan evenveel ridders als de ander, dan krijgen jullie allebei alle punten.
    .task = Deel de grote stad: krijg haar punten in twee beurten.
    .hint = Begin een stad naast het gat in de muur, met een eigen ridder. De volgende tegel verbindt beide.
    .reached = Ieder één ridder, dus jullie krijgen allebei alle punten. Met twee ridders had jij ze alleen gekregen.
    .missed-alone = De stad is af, maar je hebt er geen ridder in, dus alleen de andere speler krijgt punten.
    .missed-steps = Beide beurten zijn om en de stad heeft je niets opgeleverd. Je eigen stad moet aan hetzelfde gat in de muur liggen.

lesson-carcassonne-river = De rivier
    .teaches = Met de rivier worden haar tegels eerst gelegd, elk aan het eind van de vorige. De rivier buigt nooit twee keer na elkaar dezelfde kant op. Op het water staat niemand, maar al het andere op een riviertegel mag je bezetten.
    .task = Leid de rivier twee keer verder. Zet een struikrover op de weg bij de bocht, daarna een monnik in het klooster aan de oever.
    .hint = Voor elke riviertegel is er maar één plek. Het gaat erom waar je volgeling staat: nu op de weg, volgende beurt in het klooster.
    .reached = Een op de weg, een in het klooster. Als de rivier haar meer heeft bereikt, volgen de andere tegels.
    .missed-other = De opdracht vraagt een struikrover op deze weg en een monnik in dat klooster. Je kunt alleen een volgeling sturen naar de tegel die je net hebt gelegd.
    .missed-steps = Beide beurten zijn om. De eerste tegel heeft de weg, de tweede het klooster.
