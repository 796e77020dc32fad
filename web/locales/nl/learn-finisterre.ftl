### The rule book of Finisterre: its chapters, the captions of its pictures, the questions of its worked examples.

## Chapters

chapter-finisterre-goal = Waar het om gaat
    .intro = Twee tot vijf clans bevolken een kust die niemand in kaart heeft gebracht. Kaarten tekenen het land; rivieren verdelen het in streken, wegen verbinden wat er gebouwd wordt. Je sticht dorpen, oogst en eet, handelt en bidt. Als de stapel leeg is, tellen je nederzettingen, je verbindingen, je spiritualiteit en je doelkaarten.
chapter-finisterre-box = De doos en het begin
    .intro = Wat er is, en hoe een partij begint.
chapter-finisterre-map = De kaart: rivieren en streken
    .intro = Een kaart toont twee vierkanten. Land dat samenhangt is een streek, en water houdt streken voor altijd gescheiden.
chapter-finisterre-placing = Leggen en bedekken
    .intro = Rivieren gaan verder vanaf rivieren, wegen vanaf wegen. Een kaart mag ook op andere liggen, binnen grenzen.
chapter-finisterre-cards = Beurten en kaarten
    .intro = Een beurt heeft vier delen: kaarten, oogst, maaltijd en acties. Hoe groter je grootste nederzetting, hoe meer kaarten je speelt.
chapter-finisterre-goods = Wat het land oplevert
    .intro = Waar een nieuwe kaart hetzelfde landschap raakt, verschijnen goederen: bossen leveren hout op, bergen ijzer, enzovoort. Daar komen alle goederen vandaan.
chapter-finisterre-year = Gebeurtenissen en het jaar
    .intro = Op sommige kaarten staat een gebeurtenis. Zomers en winters laten het jaar verdergaan; andere helpen of treffen een streek.
chapter-finisterre-settlements = Nederzettingen, wegen en verbindingen
    .intro = Dorpen staan op dorpsplaatsen, twee tegels vormen een ommuurde stad, en wegen tussen je nederzettingen zijn verbindingen. Wie elkaar bereiken, kunnen samen gebruiken wat ze hebben.
chapter-finisterre-stores = Opslag
    .intro = Goederen liggen in je eenheden, en ruimte is schaars.
chapter-finisterre-harvest = De oogst
    .intro = Goederen liggen op de grond tot ze geoogst worden: eerst streek voor streek, dan langs je verbindingen.
chapter-finisterre-food = De maaltijd
    .intro = Na de oogst eet elke tegel. Hongerige tegels gaan verloren.
chapter-finisterre-actions = Acties
    .intro = Hoeveel je in een beurt kunt doen, en in welke volgorde de clans dat doen.
chapter-finisterre-building = Bouwen
    .intro = Sticht, vergroot en ommuur. Wat je nodig hebt, moet binnen bereik van de plek zijn.
chapter-finisterre-transport = Boten en karren
    .intro = Ze brengen goederen naar plaatsen waar geen weg van jou heen leidt, en bewaren zelf een beetje.
chapter-finisterre-spirit = Spiritualiteit
    .intro = Niveaus van spiritualiteit tellen aan het einde en geven onderweg acties. Je krijgt ze door offers, feesten, giften en sterpunten.
chapter-finisterre-market = Markt en munt
    .intro = Hout, ijzer en voedsel koop en verkoop je per kavel; van goud sla je munten, en munten smelt je tot goud.
chapter-finisterre-specialists = Specialisten
    .intro = Mensen die je clan helpen: sommige al als ze open liggen, de meeste als er een goed op ligt.
chapter-finisterre-travellers = Kaarten die rondgaan
    .intro = Vier specialisten reizen van clan naar clan en kosten hun houder iets, tot ze thuiskomen of ontdekt worden.
chapter-finisterre-force = Aanvallen
    .intro = IJzer is er ook voor rooftochten. Een aanval kost twee acties en levert goederen op, nooit land.
chapter-finisterre-conversion = Bekering
    .intro = Wie ver voor ligt in spiritualiteit, kan een vlag van een andere clan voor zich winnen.
chapter-finisterre-objectives = Doelkaarten
    .intro = Sommige vragen wie aan het einde het meest heeft, andere vervul je onderweg. Open kaarten zijn voor iedereen, verborgen kaarten voor hun eigenaar.
chapter-finisterre-scoring = De eindtelling
    .intro = Wat alles waard is als de partij voorbij is.
chapter-finisterre-table = Aan tafel
    .intro = Voor wie het precies wil weten.

## Pictures

diagram-finisterre-whole-map = Halverwege een partij: drie rivieren verdelen het land in vier streken, van west naar oost Ardal, Brelo, Dunel en Corvia. Langs de wegen staan dorpen en ommuurde steden met de vlaggen van blauw, oranje en groen; hout, ijzer en graan liggen op de grond.
diagram-finisterre-two-banks = Eén kaart, twee vierkanten, twee streken: de rivier scheidt Brelo van Ardal, al zijn haar einden nog open. De weg gaat over een brug; de pijl is een dorpsplaats.
diagram-finisterre-junction = De nieuwe kaart zet de rivier voort en splitst haar in tweeën: erachter ligt een derde streek, Corvia.
diagram-finisterre-where-a-card-fits = Een boskaart met een weg: een van de wegeinden moet een ander wegeinde raken. Op de gemarkeerde vakken mag het eerste vierkant van de kaart liggen; één ervan bedekt de helft van de andere kaart.
diagram-finisterre-covering = Hetzelfde met twee kaarten op tafel: de nieuwe mag ook op beide vierkanten van de boskaart liggen.
diagram-finisterre-forests-meet = Het bos van de nieuwe kaart raakt dat van de eerste: met twee clans komen er 2 hout te liggen in Ardal.
diagram-finisterre-animals-meet = Een boerderij met twee koeien raakt er een met een varken en een schaap: twee dobbelstenen van 3, een van 2 en een van 1.
diagram-finisterre-village-sites = Een pijl wijst vanaf een weg naar het vak waar een dorp mag staan. Groen woont op twee ervan.
diagram-finisterre-links = De stad en het dorp van oranje zijn verbonden: de weg ertussen gaat over één brug. De stad van groen aan dezelfde weg maakt niet uit.
diagram-finisterre-harvest = In Brelo ligt ijzer. Oranje heeft er één vlag en neemt er 1; groen heeft er drie en een ommuurde stad, en neemt er 4.
diagram-finisterre-mixed-city = Een stad van twee clans: blauw en oranje hebben elk een tegel. Beide krijgen wat een ommuurde stad oplevert.
diagram-finisterre-dock-and-boat = De boot van blauw ligt aan een steiger; zijn dorp staat op de dorpsplaats.
diagram-finisterre-dolmen = Rechts staat een hunebed. Elke vlag die in zijn streek, Ardal, gebouwd wordt, levert een sterpunt op.
diagram-finisterre-conversion-before = Blauw ligt twee niveaus voor op groen, en beide wonen in Dunel.
diagram-finisterre-conversion-after = Een vlag is van kant gewisseld: het dorp van groen is nu klein, dat van blauw is groot geworden.

## Worked examples

example-finisterre-blocks = Blauw heeft 7 acties, oranje 4 en groen 5. In welke volgorde worden ze gedaan?
    .answer = In blokken. Eerst doet blauw er 3, oranje 3 en groen 1; er blijven 4, 1 en 4 over. Dan doet blauw er 3, oranje zijn laatste en groen 3. Blauw doet zijn laatste, en groen stopt: de actie die overblijft, wordt bewaard.
example-finisterre-carried-actions = Blauw is twee acties schuldig, oranje bewaart er drie, groen geen. Wat kunnen ze vóór de acties doen?
    .answer = Blauw koopt de twee af voor 10 munten, oranje verkoopt er twee voor 6. Dan wordt geteld: blauw heeft 2 streken en een stad, dus 3; oranje 3 streken, 2 steden en de bewaarde actie, dus 6; groen 2 streken en een stad, dus 3.
example-finisterre-conversion = Blauw heeft spiritualiteit 4, groen 2. Blauw bekeert het grote dorp van groen. Wat gebeurt er?
    .answer = Het kost blauw twee niveaus en twee acties; groen krijgt er een niveau bij. Het dorp van groen wordt klein en bewaart 3 goederen in plaats van 4, dus één gaat naar de stad van groen. Het dorp van blauw in dezelfde streek wordt groot, gratis.
example-finisterre-deal = Er begint een nieuwe beurt. Wie begint, en hoeveel kaarten krijgt elke clan?
    .answer = Blauw begint: die heeft de minste munten. Kaarten worden gedeeld naar de eigen vlaggen in de grootste nederzetting: één voor blauw, twee voor oranje, drie voor groen. In de stad die blauw en oranje delen, telt elk alleen de eigen tegel.
example-finisterre-feeding = Hoeveel eten de clans?
    .answer = Eén punt voedsel per vlag: blauw 2, oranje 4, groen 5. Het dorp van groen in het zuiden heeft zelf niets en krijgt het uit zijn gebied. Daarna levert elke vrije plaats in een eenheid een munt op.
example-finisterre-harvest = Er wordt in vier streken geoogst, en daarna langs de verbindingen. Hoeveel neemt elke clan?
    .answer = Blauw kiest Corvia: blauw en oranje delen daar een stad, elk één vlag en de toeslag, dus elk 2. Oranje kiest Brelo: één vlag, dus 1; groen heeft er drie en een stad, dus 4. Groen kiest Dunel: groen neemt 2, blauw 1. Oranje kiest Ardal: twee vlaggen en één toeslag, 3, hoewel het er alleen woont én een stad heeft. Daarna neemt elke clan één goed voor zijn verbinding: groen, blauw, oranje.
example-finisterre-market-buying = Blauw koopt ijzer, hout en voedsel. Wat betaalt die?
    .answer = 7 munten voor twee ijzer, 6 voor drie hout en 9 voor de groep voedsel met alles erin. Wat gekocht is, blijft voorlopig in de hand.
example-finisterre-market-selling = Oranje verkoopt ijzer, hout en voedsel. Wat krijgt die?
    .answer = 5 munten voor twee ijzer en 4 voor drie hout. Voedsel verkoop je per 12 punten: 3 graan, 7 vis en 2 wild komen tot de tweede groep en brengen 7 op; 12 vee komt tot de vierde en brengt 4 op. De goederen van een kavel mogen overal liggen.
example-finisterre-minting = Hoeveel munten leveren twee goud op, en hoeveel kost goud?
    .answer = Twee goud worden 11 munten. Eén goud kost 7 munten, drie kosten er 19. Elke keer wordt er één hout verbrand.
example-finisterre-rancher = Groen legt een boerderij met twee koeien naast een met een varken en een schaap, en heeft een actieve veehouder. Wat verschijnt er?
    .answer = Dobbelstenen van 3, 3, 2 en 1, en een 3 voor de markt. Geen dier staat op beide boerderijen, dus er wordt er geen geboren. De open veehouder voegt twee dobbelstenen van de laagste waarde toe, en omdat hij actief is, mag groen een tweede dobbelsteen vee nemen.
example-finisterre-scoring = De stapel is leeg en de partij is afgelopen. Hoeveel punten halen de clans?
    .answer = Groen 34: een stad van 15, verbonden, 3 voor elk van haar 3 vlaggen; een groot dorp van 8 en 2 voor de verbinding. Oranje 24: een stad van 8 en 3 per vlag; een dorp van 3 en minstens 2; 4 voor een deel van een gemengde stad en 1 voor de brug. Blauw 12: 4 en 3 voor zijn deel van de gemengde stad; een dorp van 3 en 2. De spiritualiteit is gelijk, dus niemand wint erbij.
