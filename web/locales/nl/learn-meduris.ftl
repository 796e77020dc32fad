### The rule book of Meduris: its chapters, the captions of its pictures, the questions of its worked examples.

## Chapters

chapter-meduris-start = Het doel en het begin
    .intro = Rond een heilige berg loopt een ring van velden. Je arbeiders verzamelen op de berg materialen, en daarmee bouw je hutten en tempels op de ring. Een druïde gaat van hut naar hut en vraagt om offers. Bouwen levert runenstenen en nederzettingen op, offers leveren punten op; wie aan het einde de meeste punten heeft, wint.
chapter-meduris-turn = Je beurt en de dobbelsteen
    .intro = Elke beurt begint met de dobbelsteen, en die rolt voor iedereen. Daarna doe je één ding: een grote opbrengst, een hut of een tempel.
chapter-meduris-big-yield = De grote opbrengst
    .intro = Verplaats een arbeider en verzamel. Hoe hoger een arbeider op zijn hoogvlakte staat, hoe meer hij oplevert, en wie eronder staat, krijgt ook iets.
chapter-meduris-huts = Een hut bouwen
    .intro = Door hutten komt de druïde bij je langs, krijg je runenstenen en ontstaan nederzettingen. Hoe groter de nederzetting, hoe meer een nieuwe hut daar kost.
chapter-meduris-temples = Een tempel bouwen
    .intro = Een tempel is goedkoop en wacht op het einde, wanneer hij punten krijgt voor de hutten ernaast. Tot dan scheidt hij ook nederzettingen.
chapter-meduris-druid = De weg van de druïde
    .intro = Elk gebouw laat de druïde lopen. Eerst komt hij van zijn heiligdom omlaag, daarna loopt hij de ring rond met de klok mee, van hut naar hut.
chapter-meduris-ritual = Het ritueel
    .intro = Bij een hut vraagt de druïde de eigenaar om de twee materialen van het veld. Daarna gaat hij verder door de nederzetting. Houd iets achter de hand als hij jouw kant op komt.
chapter-meduris-river = Over de grote rivier
    .intro = Eén grote rivier onderbreekt de ring. Steekt de druïde haar over, dan worden de runenstenen geteld.
chapter-meduris-end = Het einde en de eindtelling
    .intro = De partij eindigt kort nadat iemand alles heeft gebouwd: met de laatste ronde van de druïde, de tempels en de runenstenen.
chapter-meduris-always = Wat altijd geldt
    .intro = Voor wie het precies wil weten.

## Pictures

diagram-meduris-whole-board = Het bord: op de berg vier hoogvlakten met arbeiders, daaromheen de ring van velden met hutten, een tempel en bonuschips, daarbuiten de runenstenen en onderaan de grote rivier. De druïde wacht op zijn derde steenveld.
diagram-meduris-bonus-chips = De drie soorten bonuschips: 2 punten, een gratis hut en een betaald bezoek van de druïde.
diagram-meduris-small-yield = De dobbelsteen toont hout: blauw heeft hier twee arbeiders en krijgt 2 hout, oranje heeft er één en krijgt 1.
diagram-meduris-big-yield-before = Ervoor: de arbeider van blauw staat onder op de hoogvlakte met hout, onder een van oranje.
diagram-meduris-big-yield-after = Erna: hij is naar de hoogvlakte met steen gegaan en staat als derde. Hij levert blauw 3 steen op; de twee eronder leveren oranje 1 en 2 op.
diagram-meduris-lone-hut = Het gemarkeerde veld toont koper en wol. Een hut die daar alleen staat, kost er één van elk.
diagram-meduris-settlement-of-three = Tussen twee hutten: een hut op het gemarkeerde veld maakt een nederzetting van drie, dus kost ze drie van elk van haar materialen.
diagram-meduris-rune-stone = Oranje heeft de runensteen van dit gebied. Bouwt blauw op het gemarkeerde veld, dat erbij hoort, dan gaat de steen naar blauw.
diagram-meduris-druid-on-his-stones = Er staan drie gebouwen, en de druïde is op zijn derde steenveld. Na het volgende stapt hij op het pad en loopt hij met de klok mee naar de eerste hut.
diagram-meduris-ritual-before = Blauw gaat bouwen op het gemarkeerde veld, naast twee hutten van oranje.
diagram-meduris-ritual-after = De druïde is door de nederzetting van drie gegaan: blauw gaf beide materialen en kreeg 3 punten, oranje gaf niets en verloor er 1, gaf daarna één materiaal en kreeg er 1. De tempel beëindigt het ritueel.
diagram-meduris-across-the-river = De druïde staat bij het laatste veld. Zijn volgende hut ligt over de grote rivier: onderweg krijgt blauw 2 punten voor twee runenstenen en oranje 1 voor één.
diagram-meduris-temples = Aan het einde telt de tempel van blauw twee hutten aan de ene kant en drie aan de andere, van wie ze ook zijn: 5 punten.

## Worked examples

example-meduris-end-runes = Wat leveren de vijf runenstenen van blauw aan het einde op?
    .answer = 15 punten: 1 + 2 + 3 + 4 + 5. Daarvoor geeft blauw de druïde een laatste materiaal voor 1 punt.
example-meduris-end-temples-both-sides = Tussen de twee tempels van blauw staan drie hutten. Tellen die dubbel?
    .answer = Ja: elke tempel levert blauw 3 punten op. De runensteen van het gebied is van oranje en levert er 1 op.
example-meduris-end-temples = Welke hutten telt de tempel van blauw aan het einde?
    .answer = Die van de rijen aan beide kanten, van wie ze ook zijn: twee links en drie rechts, 5 punten. De twee runenstenen van oranje leveren 1 + 2 op.
example-meduris-example-1-yields = Oranje gooit hout en zet daarna een arbeider op de hoogvlakte met steen, waar hij als derde staat. Wie krijgt wat?
    .answer = Door de dobbelsteen levert elke arbeider op de houtvlakte zijn eigenaar 1 hout op. Op de steenvlakte telt daarna de hoogte: de onderste levert 1 op, de tweede 2 en de nieuwe 3.
example-meduris-example-2-stones = Blauw bouwt de vierde hut van de partij. Waar gaat de druïde heen?
    .answer = Van zijn laatste steenveld het pad op, naar de eerste hut: die van groen op veld 2. Groen geeft een van de twee materialen, voor 1 punt.
example-meduris-example-3-settlement = Blauw bouwt de derde hut van een nederzetting, op veld 18. Wat kost dat, en wat volgt?
    .answer = Drie van elk materiaal, en blauw neemt de runensteen. De druïde komt eerst bij de nieuwe hut: blauw geeft beide materialen voor 3 punten. Oranje heeft geen van beide voor de volgende hut en verliest er 1, en geeft daarna hout voor 1. Bij de tempel eindigt de nederzetting, en daar blijft de druïde.
example-meduris-example-4-river = Oranje bouwt een tempel en de druïde steekt de grote rivier over. In welke volgorde gebeurt alles?
    .answer = Eerst de runenstenen: elke levert zijn eigenaar 1 punt op. Pas daarna komt de druïde bij de hut van groen en vraagt hij.
example-meduris-faq-both-ends = Mag een nederzetting aan beide kanten groeien?
    .answer = Ja. Alleen het aantal hutten telt, niet waar de nieuwe staat: de tweede kost twee van elk materiaal, de derde, aan de andere kant, drie.
example-meduris-faq-bottom-worker = Mag een arbeider onder uit een toren vertrekken?
    .answer = Ja. Wie erboven staan zakken één plaats; het gaat om de hoogte waarop hij aankomt.
example-meduris-faq-empty-stock-big = Wat als een grote opbrengst de voorraad opmaakt?
    .answer = De bovenste neemt eerst. Er is nog vier hout: 3 voor blauw bovenaan, 1 voor oranje eronder en niets voor groen.
example-meduris-faq-empty-stock-small = Wat als een kleine opbrengst de voorraad opmaakt?
    .answer = Er is nog twee hout voor drie arbeiders. De bovenste krijgen eerst: oranje bovenaan, dan één van de twee van blauw. De onderste krijgt niets.
example-meduris-faq-four-temples = Waar gaat de druïde heen na vier tempels, als er geen hut staat?
    .answer = Hij wacht op zijn laatste steenveld tot de eerste hut gebouwd is. Dan gaat hij erheen.
example-meduris-faq-fourth-hut = Op beide oevers van de grote rivier staan hutten, en blauw bouwt de vierde. Waar komt de druïde binnen?
    .answer = Achter de rivier, wat geen oversteken is, bij de hut van groen. Haar nederzetting heeft twee hutten, dus beide materialen leveren 2 punten op. Oranje, vóór de rivier, wordt niet gevraagd.
example-meduris-faq-free-choice = Wie neemt wat als de dobbelsteen iedereen laat kiezen?
    .answer = Vanaf wie gooide, met de klok mee, neemt ieder één materiaal dat er nog is; arbeiders doen er niet toe. Hier zijn nog maar twee steen, dus de derde speler krijgt niets.
example-meduris-faq-gap = Wat kost een hut tussen twee andere?
    .answer = Ze is de derde van de nederzetting en kost dus drie van elk: hier drie wol en drie hout.
example-meduris-faq-growing-settlement = Een nieuwe hut staat vlak voor de druïde, in zijn nederzetting. Waar gaat hij heen?
    .answer = Naar de nieuwe hut, en daar begint het ritueel. De hutten achter hem worden niet opnieuw gevraagd, maar tellen mee: beide materialen leveren 4 punten op.
example-meduris-faq-no-offering = Moet ik de druïde iets geven als ik dat kan?
    .answer = Nee, maar weigeren kost een punt. Oranje houdt wat er is.
example-meduris-faq-same-plateau = Mag een arbeider naar de top van zijn eigen hoogvlakte?
    .answer = Nee, hij moet naar een andere. Hier komt die van groen bij de andere van groen: 2 + 1 koper.
example-meduris-faq-temple-passed = Stopt de druïde bij een tempel?
    .answer = Nooit. Hij loopt langs tempels en vrije velden, hier 6 en 7, en stopt bij de volgende hut.
example-meduris-faq-temples-side-by-side = Mogen tempels naast elkaar staan?
    .answer = Ja, maar een tempel telt alleen hutten. Het is de laatste beurt: de druïde steekt de rivier over (3 punten voor de runenstenen van oranje); oranje heeft niets te geven en verliest 1 punt, en nog 3 in de laatste ronde. Daarna levert één tempel blauw 1 punt op, en drie runenstenen leveren oranje 1 + 2 + 3 op.
example-meduris-faq-whose-turn = Wie is er na een ritueel aan de beurt?
    .answer = Het gaat verder in de oude volgorde, wie er ook als laatste gevraagd werd. Hier antwoordt groen twee keer in de beurt van blauw; daarna komt oranje.
