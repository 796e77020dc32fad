# De lessen van Finisterre; hun stellingen staan in src/oppidum/games/finisterre/learn/lessons.

lesson-finisterre-land = Land aan land
    .teaches = Het land teken je kaart voor kaart. Waar je nieuwe kaart en een oudere aan weerszijden van hun rand hetzelfde landschap tonen, verschijnen goederen: bossen leveren hout en wild op, bergen ijzer. Je mag één van die goederen nemen; de andere blijven daar voor iedereen.
    .task = Leg je kaart zo dat bos aan bos én berg aan berg ligt. Neem dan ijzer.
    .hint = Beide vierkanten aan de oostkant tonen bos en berg. Draai je kaart rechtop: de berg naast het ene, het bos naast het andere.
    .reached = Er zijn hout, ijzer en wild verschenen, en het ijzer is van jou. Twee randen leverden meer op dan één.
    .missed-wood = Er ligt bos aan bos, maar je nam geen ijzer, of er was geen. Beide landschappen moeten elkaar raken.
    .missed-one = Daar raakt maar één landschap zijn gelijke, of geen. Probeer je kaart rechtop, aan de oostkant van de kaart.

lesson-finisterre-found = Je eerste dorp
    .teaches = Zonder dorp ben je een nomade. Je mag er een stichten voor elke vrije pijl, voor 3 hout en 2 ijzer, en betalen met wat daar op de grond ligt. Land tussen rivieren heet een streek. Een dorp eet elke beurt, maar alleen voedsel uit zijn opslag, nooit van de grond: eerst moet het dat oogsten in zijn eigen streek.
    .task = Sticht een klein dorp in de streek waar iets te eten is.
    .hint = Op beide oevers liggen hout en ijzer. Op welke oever ligt ook graan?
    .reached = Hout en ijzer zijn van de grond betaald, en er is graan te oogsten in de komende beurten.
    .missed-hungry = In deze streek is niets te eten. Kijk wat er op de andere oever ligt.
    .missed-stopped = Je bent gestopt zonder te stichten. Een nomade heeft één actie; gebruik die.

lesson-finisterre-harvest = Oogsten en eten
    .teaches = Bij de oogst neem je goederen van de grond van je streek: één voor elke vlag die je er hebt, en één meer als je er alleen bent. Dan eet iedereen: een klein dorp 1 punt voedsel, of het gaat verloren. En elke lege plaats in je opslag levert een munt op.
    .task = Haal ijzer binnen, en laat je dorp geen honger lijden.
    .hint = Je mag twee goederen nemen. Een ervan moet graan zijn.
    .reached = Het ijzer is binnen, en het dorp heeft gegeten. Wat van het graan over is, voedt het volgende beurt.
    .missed-hungry = Er was geen voedsel, dus het dorp is verloren. Een van je twee goederen moet graan zijn.
    .missed-poor = Het dorp heeft gegeten, maar er is geen ijzer. Je mag twee goederen nemen: graan en ijzer.

lesson-finisterre-two-comarcas = Twee streken, één weg
    .teaches = Voor elke streek waarin je woont, heb je elke beurt een actie. Twee dorpen van jou aan één weg, met hoogstens één brug ertussen, zijn verbonden: de verbinding levert bij elke oogst een goed op, en punten aan het einde.
    .task = Sticht een tweede dorp in de andere streek, verbonden met je eerste.
    .hint = Volg de weg vanaf je dorp over de brug. Welke vrije pijl bereikt hij daar?
    .reached = Twee streken, twee acties en een verbinding. Vanaf nu levert elke oogst één goed meer op.
    .missed-same = Dat dorp ligt in dezelfde streek als je eerste en levert geen extra actie op. Kijk over de rivier.
    .missed-spent = Je actie is op. Deze keer is die bedoeld voor een dorp.
    .missed-stopped = Je bent gestopt zonder te stichten. Hout en ijzer voor een klein dorp liggen klaar in je opslag.
    .missed-steps = Je actie is er nog, maar de stappen zijn op. Sticht een klein dorp op de andere oever.

lesson-finisterre-city = Markt en stad
    .teaches = De markt verkoopt volle kavels, 3 hout of 2 ijzer, en wat je koopt, kun je meteen gebruiken. Een tweede tegel naast je dorp maakt er een ommuurde stad van: één actie meer, één goed meer en meer punten. Met twee kleine tegels kost dat 3 hout, 4 ijzer en 4 munten.
    .task = Ommuur een stad.
    .hint = Het hout heb je. Koop twee keer ijzer; het wordt duurder, maar je munten zijn genoeg. Voeg dan de tegel toe.
    .reached = Een ommuurde stad: 8 punten in plaats van 3, en elke beurt één actie meer.
    .missed-apart = Dat is een tweede dorp, geen stad. Kies de actie die een tegel naast je dorp toevoegt.
    .missed-steps = Nog geen stad. Je hebt 4 ijzer nodig: koop er twee kavels van, en verder niets.

lesson-finisterre-specialist = Een specialist
    .teaches = Specialisten liggen voor je. De meeste doen pas iets als ze actief zijn: een actie legt er een goed op. Je handelaar wil goud; dan betaalt hij een munt minder voor elke kavel en krijgt hij een munt meer voor elke verkoop.
    .task = Verkoop met twee acties je hout voor 9 munten.
    .hint = Zonder de handelaar betaalt de markt 8. Leg eerst je goud op hem.
    .reached = Negen munten. De handelaar blijft actief, en in een latere beurt kun je het goud terugnemen.
    .missed-plain = Die verkoop bracht 8 munten op. Maak de handelaar actief voor je verkoopt.
    .missed-steps = Het hout is nog niet voor 9 munten verkocht. Maak de handelaar actief, en verkoop dan.

lesson-finisterre-spirit-or-sword = Geest of zwaard
    .teaches = Twee acties zijn genoeg om een buur dwars te zitten. Aanval: je zet ijzer in, je buur antwoordt met eigen ijzer, en ben je sterker, dan neem je alle goederen van één soort. Bekering: sta je twee niveaus spiritualiteit hoger, dan geef je er twee uit en wordt een vlag van je buur de jouwe.
    .task = Neem het goud of het dorp van je buur.
    .hint = Beide wegen werken hier. Je buur heeft 1 ijzer voor de verdediging en geen spiritualiteit; jij hebt er 3.
    .reached = Gelukt, met geweld of met geloof. Beide hebben hun prijs: ijzer, of twee niveaus spiritualiteit.
    .missed-repelled = Je buur had ook 1 ijzer, dus je aanval was niet sterker dan de verdediging. Jullie zijn het allebei kwijt.
    .missed-other = Dat kostte een actie, en aanval en bekering vragen er twee. Begin met een van die twee.
    .missed-steps = Er is nog niets genomen. Kies aanval of bekering onder je acties.

lesson-finisterre-objective = Doelkaarten
    .teaches = Een doelkaart die je trekt, kun je verborgen houden, openbaar maken of ongezien voor 3 munten verkopen. Openbare gaan naar wie er het eerst aan voldoet, voor minder punten. Een verborgen is alleen voor jou, maar kost punten als je die nooit haalt.
    .task = De doelkaart vraagt drie karren. Haal de 5 punten in deze beurt.
    .hint = Je hebt al twee karren, en hout en ijzer voor een derde. Wie moet er nog van profiteren? Niemand: houd hem verborgen.
    .reached = Verborgen gehouden en meteen gehaald: 5 punten, en de plaats is weer vrij.
    .missed-sold = Verkocht: nu 3 munten, maar geen punten. Je had hem in dezelfde beurt kunnen halen.
    .missed-public = Openbaar levert hij maar 3 punten op, en anderen kunnen sneller zijn.
    .missed-steps = Hij is nog niet gehaald. Bouw in deze beurt een kar.

lesson-finisterre-last-turn = De laatste beurt
    .teaches = Als de stapel op is, wordt de beurt uitgespeeld, en dan telt alles: tegels, verbindingen, boten en karren, doelkaarten. Elk niveau spiritualiteit is 2 waard; met twee clans krijgt wie er meer heeft 4 punten extra, en de ander verliest er 4. Goederen zijn op zich niets waard; alleen sommige doelkaarten tellen ze.
    .task = Dit is je laatste actie. Eindig met 18 punten.
    .hint = Jij en je buur hebben elk twee niveaus. Eén meer beslist. Een hunebed neemt goud aan.
    .reached = Eén niveau meer dan je buur: 2 punten daarvoor, 4 voor het meeste, en je buur verliest er 4.
    .missed-steps = De partij eindigt met minder dan 18 punten. Wat is je goud waard bij het hunebed, en wat in je opslag?
