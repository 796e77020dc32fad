### De regels van Finisterre, op te zoeken per nummer. Bron: src/oppidum/games/finisterre/RULES.md.

## De doos en het begin

rule-FIN-001 = Er zijn 216 kaarten: 109 met landschap, 70 specialisten en 37 doelkaarten. Ze zijn van ons, gemaakt naar de aantallen van het origineel.
    .title = 216 kaarten
rule-FIN-002 = De stapel heeft 54 kaarten als twee clans spelen, 78 bij drie, 104 bij vier en 122 bij vijf. De opties van een tafel veranderen de getallen vóór de eerste kaart.
    .title = De stapel
rule-FIN-003 = Bovenop ligt een startgroep landschap, geschud met één doelkaart en één specialist per clan. Daaronder volgt de hoofdstapel, met nog één doelkaart en twee specialisten per clan.
    .title = Twee stapels
rule-FIN-004 = Van de 70 specialisten zijn sommige soorten zeldzamer: de vier die rondgaan zijn er één keer, krijgers en vechters twee keer, de andere tot vier keer.
    .title = De specialisten
rule-FIN-005 = Van de 37 doelkaarten vergelijken er 17 de clans aan het einde van de partij; 20 kun je onderweg halen.
    .title = De doelkaarten
rule-FIN-006 = Een landschapskaart toont twee vierkanten met randen van rivier, zee, weg, dorpsplaats, steiger of vlak land, en met bossen, bergen, boerderijen, gewassen, vissen, bruggen of hunebedden. Sommige brengen een gebeurtenis.
    .title = De landschapskaarten
rule-FIN-007 = Je hebt zes dorpstegels, klein aan de ene kant en groot aan de andere, en zes tegels die boten of karren zijn. Zijn ze op, dan kun je niet meer bouwen.
    .title = Jouw tegels
rule-FIN-008 = Blokjes en dobbelstenen zijn geteld. Zijn er minder dan een kaart brengt, dan krijgt eerst de grond wat er is en daarna de markt.
    .title = De voorraad is beperkt
rule-FIN-009 = Je begint zonder eenheden, munten, spiritualiteit of bewaarde acties. De markt is leeg, de jaarteller staat aan het begin en een gewasdobbelsteen is 2 waard.
    .title = Het begin

## Vierkanten, rivieren en streken

rule-FIN-010 = Je legt vierkant A op een vak en draait de kaart met kwartslagen; vierkant B ligt ernaast, waar de kaart heen wijst. Kaarten worden nooit gespiegeld.
    .title = Een kaart draaien
rule-FIN-011 = Een rivier verdeelt haar vierkant in oevers, een splitsing in drie delen. Een vierkant zonder water is één stuk land.
    .title = Delen van een vierkant
rule-FIN-012 = De eerste kaart op tafel heeft water, en haar vierkant A ligt op 0,0. Kaarten zonder water moeten tot dan wachten.
    .title = De eerste kaart
rule-FIN-013 = Land dat samenhangt, is een streek. Een rivier scheidt haar oevers ook als de einden nog open zijn; dat zijn dus twee streken.
    .title = Twee oevers
rule-FIN-014 = Waar drie rivierarmen samenkomen, komen drie streken samen: elke splitsing voegt er een toe.
    .title = Een splitsing
rule-FIN-015 = Een rivier die de zee bereikt, eindigt daar, en haar oevers blijven gescheiden. Vóór de zee mag geen kaart en geen tegel liggen.
    .title = De zee
rule-FIN-016 = Een rivierrand mag alleen tegen een andere rivierrand of een leeg vak liggen. Een kaart met water moet een rivier op tafel voortzetten.
    .title = Rivieren gaan door
rule-FIN-017 = Twee vierkanten met water mogen alleen een zijde delen als de rivier erdoor loopt. Anders moet er een vak tussen liggen; hoeken mogen elkaar raken.
    .title = Rivieren houden afstand
rule-FIN-018 = Een kaart mag niet liggen waar ze van twee streken één zou maken.
    .title = Streken gaan nooit samen
rule-FIN-019 = Een vierkant met water mag alleen worden bedekt door een vierkant met precies dezelfde waterloop.
    .title = Een rivier bedekken
rule-FIN-020 = Een kaart mag op twee lege vakken liggen, in elk van haar vier standen, waar rivieren, wegen en streken het toelaten.
    .title = Op lege vakken
rule-FIN-021 = Een kaart mag ook met één helft een vierkant bedekken, of beide vierkanten van dezelfde kaart.
    .title = Over andere kaarten

## Landschappen, wegen en bedekken

rule-FIN-022 = Waar een nieuw vierkant een zijde deelt met een ouder, brengt elk landschap dat beide daar tonen goederen. De twee oevers van een rivier tellen apart, en ook haar vissen.
    .title = Landschappen die passen
rule-FIN-023 = Een zijde brengt de goederen van een landschap maar één keer in de partij, ook als ze later wordt bedekt. De andere helft van een rivierzijde kan de hare nog brengen.
    .title = Maar één keer
rule-FIN-024 = Een kaart zonder water moet een wegeinde aan een wegeinde op tafel leggen. Haar andere einden mogen aan vlak land liggen, behalve met de optie voor strenge wegen.
    .title = Wegen gaan door
rule-FIN-025 = Heb je een dorp, dan moet een kaart zonder water een weg voortzetten in een streek waar je woont, of een weg waaraan een eenheid van jou ligt.
    .title = Wegen van gevestigden
rule-FIN-026 = Heb je geen dorp, dan mag een kaart zonder water elke weg voortzetten.
    .title = Wegen van nomaden
rule-FIN-027 = Een kaart met water mag elke rivier voortzetten, waar je ook woont.
    .title = Rivieren zijn vrij
rule-FIN-028 = Vierkanten van twee verschillende kaarten mag alleen een waterkaart samen bedekken die geen andere plaats heeft. Met een optie mag het altijd.
    .title = Twee kaarten tegelijk
rule-FIN-029 = Een waterkaart mag open dorpen en boten bedekken: de tegel gaat terug naar zijn clan en de goederen liggen op de grond. Elke tegel van een ander kost je een sterpunt. Ommuurde steden zijn veilig, en voor andere kaarten elk dorp.
    .title = Weggespoelde dorpen
rule-FIN-030 = Een boot waarvan de steiger wordt bedekt, gaat verloren, en zijn goederen liggen op de grond. Heeft het nieuwe vierkant daar een steiger, dan blijft de boot.
    .title = Een verloren steiger
rule-FIN-031 = Een kaart zonder water mag een ommuurde stad van een ander niet afsnijden van een brug of een andere nederzetting; een gemengde stad is voor iedereen van een ander. Een open dorp afsnijden mag, voor een sterpunt.
    .title = Wegen van andermans steden
rule-FIN-032 = Een kaart zonder water mag de weg tussen twee ommuurde steden niet doorsnijden, van wie ze ook zijn. Voor kaarten met water geldt dit niet.
    .title = Wegen tussen steden
rule-FIN-033 = Bedek je beide vierkanten van een kaart, dan mag je haar terugnemen en in deze kaartfase opnieuw spelen, één keer per beurt. Het hoeft niet.
    .title = Een kaart terugnemen
rule-FIN-034 = Is de ene helft van een kaart bedekt en raakt de andere geen andere kaart of tegel, dan mag je de kaart terugnemen; de losse helft gaat weg.
    .title = Een halve kaart alleen
rule-FIN-035 = Goederen op de grond gaan door bedekken nooit verloren. Ze blijven bij hun hoek en horen bij de oever die deze hoek geworden is.
    .title = Goederen blijven

## Dorpen, verbindingen en gebieden

rule-FIN-036 = Een dorp komt op het lege vak vóór de pijl van een dorpsplaats. Is dat vak bezet, dan is de plaats niet meer vrij.
    .title = Dorpsplaatsen
rule-FIN-037 = Een tweede tegel heeft een leeg vak naast de eerste nodig. Zonder dat kan het dorp geen stad worden.
    .title = Geen ruimte voor een stad
rule-FIN-038 = Twee nederzettingen van jou zijn verbonden door een weg over hoogstens één brug. Dorpen van andere clans onderweg maken niet uit.
    .title = Directe verbindingen
rule-FIN-039 = Je eenheden hebben toegang tot elkaar in dezelfde streek of langs een weg. Bij goederen op de grond kunnen alleen eenheden in hun eigen streek.
    .title = Toegang
rule-FIN-040 = Eenheden met toegang tot elkaar, direct of via andere, vormen een gebied. Daarbinnen bewaar en betaal je samen.
    .title = Gebieden

## Kaarten

rule-FIN-041 = De startspeler van de eerste beurt wordt geloot. Daarna begint wie de minste munten heeft; dan beslist meer spiritualiteit, dan de plaats na de vorige startspeler.
    .title = Wie begint
rule-FIN-042 = Kaarten worden één voor één rond de tafel gedeeld: jij krijgt er, gedekt, zoveel als je grootste nederzetting vlaggen van jou heeft. Een nomade krijgt er een, en iedereen ziet haar.
    .title = Het delen
rule-FIN-043 = Bij het delen tellen alleen je eigen vlaggen in je grootste nederzetting. Meer nederzettingen worden niet opgeteld, en de vlaggen van een partner in een gemengde stad ook niet.
    .title = Alleen je eigen vlaggen
rule-FIN-044 = Je speelt je kaarten in een volgorde naar keuze, één tegelijk, met de klok mee. Een landschapskaart die ergens past, moet gelegd worden.
    .title = Ze moet gelegd worden
rule-FIN-045 = Een landschapskaart die nergens past, gaat naar de gezamenlijke rij. Eén keer per beurt, vóór een kaart uit je hand, mag je een kaart uit de rij leggen alsof ze van jou is.
    .title = De rij
rule-FIN-046 = Je hebt vijf plaatsen voor specialisten en verborgen doelkaarten. Een specialist houd je open of gedekt, of je weigert hem; zonder vrije plaats gaat hij naar de open uitstalling.
    .title = Vijf plaatsen
rule-FIN-047 = Een verborgen doelkaart kun je voor 3 munten verkopen als je haar trekt, en niemand ziet haar. Heb je haar gehouden, dan kan dat niet meer.
    .title = Een doelkaart verkopen
rule-FIN-048 = Brengt je kaart een vrije dorpsplaats in een streek die er geen had, dan krijg je een sterpunt.
    .title = Een nieuwe dorpsplaats
rule-FIN-049 = Brengt je kaart een vrije steiger in een streek die er geen had, dan krijg je een sterpunt.
    .title = Een nieuwe steiger
rule-FIN-050 = Een nieuw hunebed geeft elke clan een sterpunt voor elk van zijn vlaggen in die streek, wie de kaart ook legde.
    .title = Een hunebed verschijnt

## Wat het land brengt

rule-FIN-051 = Waar bossen samenkomen, komt er zoveel hout als er clans zijn, en 1 gaat naar de markt.
    .title = Hout
rule-FIN-052 = Elk dier in bossen die samenkomen, brengt een wilddobbelsteen: een konijn is 1 waard, een zwijn 2, een hert 3. De markt krijgt er een zoals de beste.
    .title = Wild
rule-FIN-053 = Waar bergen samenkomen, komen er 2 ijzer, 1 meer voor elke nederzetting in de streek en 1 meer voor elke rijke ader. De markt krijgt er 1.
    .title = IJzer
rule-FIN-054 = Waar goudbergen samenkomen, komt er zoveel goud als beide klompjes tonen. De markt krijgt niets.
    .title = Goud
rule-FIN-055 = Waar gewassen samenkomen, komt er één gewasdobbelsteen meer dan er clans zijn, elk met de huidige waarde. De markt krijgt er ook een.
    .title = Gewassen
rule-FIN-056 = Elk dier op boerderijen die samenkomen, brengt een veedobbelsteen: een schaap is 1 waard, een varken 2, een koe 3. De markt krijgt er een zoals de beste.
    .title = Vee
rule-FIN-057 = Hebben beide boerderijen dezelfde diersoort, dan wordt er een jong geboren: een dobbelsteen die 1 minder waard is dan de beste gedeelde soort, maar minstens 1.
    .title = Jonge dieren
rule-FIN-058 = Met een actieve specialist van een soort goederen ontdek je er een tweede van, en krijg je er een bij als je er minstens twee in één streek oogst: elk één keer per beurt.
    .title = Een actieve specialist
rule-FIN-059 = Waar twee stukken rivier met vissen samenkomen, brengt elke vis een dobbelsteen van 2, op elke oever de helft. Is het aantal oneven, dan zeg jij waar de laatste heen gaat.
    .title = Vissen
rule-FIN-060 = Je mag een van de goederen nemen die je kaart bracht, als je daar ruimte hebt. Een lege kar van jou mag het over bruggen komen halen, en een nomade gebruikt zijn karavaan.
    .title = Een vondst
rule-FIN-061 = Leg je een kaart zonder weg, dorpsplaats of steiger, dan trek je nog een kaart die iedereen ziet. Je speelt haar in de volgende beurt.
    .title = Kaarten zonder wegen

## Gebeurtenissen

rule-FIN-062 = De gebeurtenis van een kaart komt vóór haar goederen: een zomer, bijvoorbeeld, verhoogt al de gewassen van haar eigen kaart.
    .title = Eerst de gebeurtenis
rule-FIN-063 = Een seizoen schuift het jaar door naar de volgende zomer of winter, een half jaar of een heel. Zomer verhoogt de waarde van nieuwe gewasdobbelstenen met 1, winter verlaagt haar, van 1 tot en met 6.
    .title = Zomer en winter
rule-FIN-064 = Aan het einde van elk jaar groeien de dobbelstenen voor vee en wild op de grond met 1, in elk derde jaar met 2, tot 6.
    .title = Dieren groeien
rule-FIN-065 = Vissen op de grond groeien als de jaarteller op een winter komt: met 1 na oneven jaren, met 2 na even, tot 6. Met een optie groeien ze elk half jaar met 1.
    .title = Vissen groeien
rule-FIN-066 = Een plaag treft één soort voedsel op de grond van een streek. De helft van de dobbelstenen blijft, naar beneden afgerond: de beste.
    .title = Plaag
rule-FIN-067 = Een plaag maakt elke open specialist ziek waarop een dobbelsteen van die soort ligt. Wat erop lag gaat naar de markt. Een zieke kaart doet niets tot ze genezen is; magische kaarten worden nooit ziek.
    .title = Ziekte
rule-FIN-068 = Ook worden al je open specialisten ziek die niet magisch zijn, als je een vlag in die streek hebt en die soort voedsel er in een eenheid bewaart.
    .title = Ziekte door voorraad
rule-FIN-069 = Een brand in de winter neemt de helft van het hout op de grond van een streek. In de zomer neemt hij alles, en de helft van wat elke clan daar bewaart.
    .title = Brand
rule-FIN-070 = Een roof kost elke clan met een vlag in de streek een kwart van zijn munten, naar beneden afgerond.
    .title = Roof
rule-FIN-071 = Vruchtbare grond brengt één gewasdobbelsteen van de huidige waarde voor elke keer dat gewassen eerder in deze streek samenkwamen.
    .title = Vruchtbaarheid
rule-FIN-072 = Een overstroming laat alle boten met hun goederen zinken op haar stuk rivier, tot de volgende splitsingen. Met een optie op de hele rivier.
    .title = Overstroming
rule-FIN-073 = Een rijke ader geeft voortaan 1 ijzer extra als bergen in haar streek samenkomen, al voor haar eigen kaart.
    .title = Een rijke ader

## Oogst en voedsel

rule-FIN-074 = Om de beurt kies je een streek waar je een vlag hebt. Dan neemt elke clan daar, vanaf jou met de klok mee, zoveel goederen als hij er vlaggen heeft, en de toeslag.
    .title = De oogst
rule-FIN-075 = Daarna neem je één goed voor elke directe verbinding van jou, uit de streek aan een van beide einden.
    .title = Oogst door verbindingen
rule-FIN-076 = Je neemt één goed meer als je alleen in de streek bent of er deel hebt aan een ommuurde stad. Samen brengt dat ook één, tenzij de optie ze optelt.
    .title = De toeslag
rule-FIN-077 = Je neemt alleen wat je meteen in dat gebied kunt bewaren. Voedsel dat bij ander voedsel komt, heeft soms geen nieuwe ruimte nodig.
    .title = Ruimte voor de oogst
rule-FIN-078 = Voedsel van één soort wordt in een eenheid opgeteld. Elke zes punten, of een deel van zes, nemen één plaats in.
    .title = Voedsel ligt samen
rule-FIN-079 = Na de oogst eet elke kleine tegel 1 punt voedsel en elke grote 2.
    .title = Eten
rule-FIN-080 = Een tegel eet eerst uit eenheden in zijn eigen streek, dan uit de rest van het gebied, nooit uit een ander. Eerst gewassen, dan vis, wild en vee.
    .title = Welk voedsel wordt gegeten
rule-FIN-081 = Is er te weinig voedsel, dan kies je wie honger lijdt. Een tegel zonder eten gaat verloren en kost een sterpunt; goederen zonder ruimte liggen op de grond. Een grote met 1 voedsel wordt klein.
    .title = Honger
rule-FIN-082 = Een ommuurde stad die een tegel verliest, is weer open, ook voor de clan die blijft. Wat voor het samenvoegen is betaald, is weg.
    .title = Een gebroken stad
rule-FIN-083 = Verlies je je laatste dorp, dan ben je weer nomade. Je boten en karren blijven van jou.
    .title = Weer nomade
rule-FIN-084 = Na het eten krijg je 1 munt voor elke lege plaats in je eenheden. Een karavaan brengt niets op.
    .title = Lege plaatsen leveren op

## Acties

rule-FIN-085 = Je hebt één actie voor elke streek waar je woont en één voor elke ommuurde stad waaraan je deel hebt. Een nomade heeft er een.
    .title = Jouw acties
rule-FIN-086 = Vóór de acties mag je bewaarde acties verkopen voor 3 munten per stuk, of schulden afkopen voor 5 per stuk, zover je munten reiken.
    .title = Bewaarde acties
rule-FIN-087 = Acties gaan in blokken, met de klok mee. In jouw beurt doe je die van je blok, of je stopt en bewaart alles wat over is voor de volgende beurt.
    .title = Rondes van acties
rule-FIN-088 = De blokken tellen 1, 3, 4, 5 en 6 acties. In een ronde doe je wat je aantal in zijn hoogste blok bereikt: met 7 acties eerst 3.
    .title = De blokken
rule-FIN-089 = Een aanval of een bekering kost twee acties, en je hebt ze allebei in dezelfde actiebeurt nodig.
    .title = Twee acties
rule-FIN-090 = Ben je meer acties schuldig dan je hebt, dan doe je er geen, en de rest blijft je schuld.
    .title = Acties schuldig
rule-FIN-091 = Je bewaart hoogstens vijf acties. Wat erboven komt, wordt verkocht voor 3 munten per stuk; een optie heft de grens op.
    .title = Vijf bewaren

## Bouwen

rule-FIN-092 = Een klein dorp kost 2 ijzer en 3 hout.
    .title = Een klein dorp
rule-FIN-093 = Een groot dorp kost 4 ijzer, 6 hout en 1 goud.
    .title = Een groot dorp
rule-FIN-094 = Een kleine tegel wordt groot voor 2 ijzer, 3 hout en 1 goud. In een ommuurde stad kost het 2 ijzer en 4 munten meer.
    .title = Groei
rule-FIN-095 = Je ommuurt een stad met een tweede tegel naast je eigen dorp. Naast de tegel zelf kost elk van de twee kleine tegels 1 ijzer en 2 munten.
    .title = Een stad ommuren
rule-FIN-096 = Wordt een grote tegel bij een andere gevoegd, dan kost dat 2 ijzer en 4 munten in plaats van 1 ijzer en 2 munten, naast de prijs van een groot dorp.
    .title = Een grote tegel in een stad
rule-FIN-097 = Met een actieve patriarch betalen de tegels van een stad geen munten als ze worden samengevoegd, en niemand bekeert je specialisten.
    .title = De patriarch
rule-FIN-098 = Je mag een tegel naast een dorp van een andere clan leggen, als die instemt. Jij betaalt je tegel en zijn groep, de eigenaar betaalt de groep van zijn eigen tegel en wint een niveau spiritualiteit. Een weigering kost niets; hetzelfde dorp wordt één keer per actiefase gevraagd.
    .title = Een stad van twee clans
rule-FIN-099 = In een stad die twee clans delen, hebben beide wat een ommuurde stad brengt: de toeslag bij de oogst, een actie en bescherming.
    .title = Een gemengde stad
rule-FIN-100 = Je mag je tegel uit een gemengde stad naar een vrije dorpsplaats van dezelfde streek brengen, met zijn goederen. Beide dorpen zijn dan open, en niets wordt terugbetaald.
    .title = Een stad verlaten
rule-FIN-101 = Een ommuurde stad heeft precies twee tegels. Er kan geen derde bij.
    .title = Twee tegels
rule-FIN-102 = Heb je een dorp, dan sticht je andere alleen op plaatsen waarvan de weg naar een nederzetting of boot van jou leidt.
    .title = Stichten langs de weg
rule-FIN-103 = Een nomade sticht op elke vrije plaats en mag een klein dorp betalen met goederen van de grond van die streek. Een optie verbiedt het.
    .title = Nomaden stichten
rule-FIN-104 = Een nomade bewaart tot vijf goederen in een karavaan. Sticht hij een dorp, dan gaan ze daarheen; wat niet past, laat hij naar keuze liggen.
    .title = De karavaan
rule-FIN-105 = Elke vlag die je bouwt, brengt een sterpunt voor elk hunebed in haar streek.
    .title = Bouwen bij hunebedden
rule-FIN-106 = Een boot kost 1 ijzer en 2 hout. Hij ligt voor een vrije steiger in een streek waar je woont of aan een weg met een eenheid van jou.
    .title = Een boot
rule-FIN-107 = Een kar kost 1 ijzer en 1 hout. Je bouwt haar in elke streek met een weg en een eenheid van jou.
    .title = Een kar
rule-FIN-108 = Een boot die je sloopt, geeft 2 hout terug, een kar 1; het ijzer is weg. Dorpen kun je niet slopen.
    .title = Slopen
rule-FIN-109 = Bij een hunebed in een streek met een eenheid van jou, of aan haar weg, offer je 2 goud voor een niveau spiritualiteit: één blijft op het hunebed, één wordt uitgegeven. Elk hunebed één keer per fase. Een bard bespaart het goud dat wordt uitgegeven.
    .title = Offer
rule-FIN-110 = In een nederzetting houd je een feest voor andere clans met een nederzetting binnen bereik: 5 voedsel per gast, 1 goud voor elk en 1 goud uitgegeven. Elke gast brengt je een niveau spiritualiteit.
    .title = Feest
rule-FIN-111 = Je geeft 2 goud aan een clan met een eenheid binnen bereik en wint een niveau spiritualiteit: één gift per fase, en geen aan een clan die jou in deze of de vorige fase iets gaf.
    .title = Gift

## Spiritualiteit en vervoer

rule-FIN-112 = Vijf sterpunten zijn één niveau spiritualiteit, en elk gewonnen niveau geeft een actie om te bewaren. Verlies je punten, dan wordt een niveau weer vijf punten; onder nul valt niets te verliezen.
    .title = Sterpunten
rule-FIN-113 = Een boot vaart over de rivier naar een vrije steiger. Hij bereikt 4 steigers, één minder voor elk goed aan boord, en mag langs bezette steigers varen.
    .title = Varen
rule-FIN-114 = Een kar brengt één goed over een willekeurig aantal bruggen naar een andere streek. Woon je aan beide einden, dan mag ze er een terugbrengen. Een lege kar verzetten is een vrije stap.
    .title = Karren
rule-FIN-115 = Een actie legt op een specialist het goed dat hij nodig heeft, of neemt het laatste terug. Elke kaart wordt één keer per fase omgezet. Een verborgen specialist omdraaien is gratis.
    .title = Specialisten aan en uit
rule-FIN-116 = Een eenheid met ijzer valt een eenheid binnen haar bereik aan. Je zet ijzer in, de andere clan antwoordt met ijzer van zijn eenheid, en beide zijn het kwijt. Met 1 meer win je en neem je alle goederen van één soort, voor zover je plaats hebt.
    .title = Aanval
rule-FIN-117 = Tegen een ommuurde stad heb je 2 meer nodig dan de verdediging.
    .title = Een stad aanvallen
rule-FIN-118 = Je neemt alleen wat je gebied kan bergen. De rest blijft waar het was.
    .title = Plaats voor buit
rule-FIN-119 = Een lege boot of kar die wordt verslagen is verloren: jij krijgt 2 of 1 hout en verliest een sterpunt.
    .title = Een lege boot of kar
rule-FIN-120 = Een actieve krijger geeft 1 extra bij een aanval, één keer per fase. Een actieve vechter geeft 1 extra bij een verdediging. Elk eet 1 punt van het voedsel op de kaart.
    .title = Krijger en vechter
rule-FIN-121 = Voor 2 niveaus spiritualiteit wisselt een vlag van een andere clan van kant; die clan wint één niveau. Waar je in die streek woont, groeit een tegel van jou of krijgt hij een tweede. Goederen zonder plaats redt eerst hun clan.
    .title = Bekering
rule-FIN-122 = Waar je geen vlag in de streek hebt, wordt een kleine tegel daar geruild voor een van jou; in een ommuurde stad betaal je een groep, en ze is dan gemengd.
    .title = Elders bekeren
rule-FIN-123 = Kan er geen tegel worden geruild, dan verliest de andere clan de vlag en groeit elders een kleine tegel van jou.
    .title = Bekeren zonder tegel
rule-FIN-124 = Je hebt 2 niveaus spiritualiteit meer nodig dan de andere clan, met actieve magische kaarten erbij, en 2 eigen niveaus om uit te geven.
    .title = Wie kan bekeren
rule-FIN-125 = Met een actieve druïde neem je van een andere clan een open specialist die minder dan 4 goud waard is, voor zijn waarde in goud. Een clan met een actieve patriarch houdt de zijne.
    .title = De druïde

## Markt en munten

rule-FIN-126 = Je koopt één volledige kavel van de markt: 3 hout, 2 ijzer of een groep voedsel. Hoe meer er is, hoe lager de prijs; de goedkoopste volledige kavel gaat eerst.
    .title = Kopen
rule-FIN-127 = Je verkoopt 3 hout, 2 ijzer of precies 12 punten voedsel van welke soort ook. Hoe meer de markt heeft, hoe minder ze betaalt.
    .title = Verkopen
rule-FIN-128 = Met een actieve handelaar kost elke aankoop 1 munt minder en brengt elke verkoop 1 munt meer op.
    .title = De handelaar
rule-FIN-129 = De markt verkoopt alleen volledige kavels: 3 hout, 2 ijzer, of een groep voedsel van 12 punten of meer.
    .title = Alleen volledige kavels
rule-FIN-130 = Een volle markt koopt nog, voor de laagste prijs. Waar geen ruimte voor is, gaat naar de voorraad.
    .title = Een volle markt
rule-FIN-131 = Gekochte goederen heb je in de hand en kun je meteen gebruiken, overal. Wat aan het einde over is, wordt bewaard of naast je eerste eenheid gelegd.
    .title = Gekochte goederen
rule-FIN-132 = Met 1 hout voor het vuur sla je munten uit goud: 5 voor het eerste, 6 voor elk volgende. Smelten kost 7 munten voor het eerste goud en 6 voor elk volgende, als je ruimte hebt.
    .title = Munten slaan en smelten
rule-FIN-133 = Goud, brandhout en bergplaats moeten in hetzelfde gebied zijn. Hout elders helpt niet, gekocht hout wel.
    .title = Het vuur
rule-FIN-134 = Elke keer smelten brengt een sterpunt voor elke twee goud die het oplevert, hoogstens twee in een actiefase. Opties tellen munten of heffen de grens op.
    .title = Punten voor smelten
rule-FIN-135 = Met een actieve timmerman is na 2 betaald hout in een fase het volgende gratis, één keer, voor 1 punt van het voedsel op de kaart.
    .title = De timmerman
rule-FIN-136 = Met een actieve smid is na 2 betaald ijzer in een fase het volgende gratis, één keer, voor 1 punt van het voedsel op de kaart.
    .title = De smid
rule-FIN-137 = Met een actieve bouwmeester is na 3 hout voor dorpstegels in een fase het volgende gratis, en zo ook bij ijzer: elk één keer, voor 1 punt van het voedsel op de kaart.
    .title = De bouwmeester
rule-FIN-138 = Een actieve waard bespaart 1 voedsel in een streek waar er minstens 3 nodig zijn, of 1 voedsel van een feest, één keer per beurt.
    .title = De waard
rule-FIN-139 = Een actieve dief neemt één goed van een vreemde eenheid binnen bereik, voor een actie en 1 punt van het voedsel op de kaart.
    .title = De dief
rule-FIN-140 = Een actieve ziener bekijkt de twee bovenste kaarten van de stapel en houdt er een voor de volgende beurt; of draait een verborgen kaart van een andere clan om. Een verborgen doelkaart is dan voor allen.
    .title = De ziener
rule-FIN-141 = Een actieve tovenaar maakt van 1 ijzer 1 goud, of zet een actieve specialist van een andere clan uit, die zijn goederen terugkrijgt.
    .title = De tovenaar
rule-FIN-142 = Een actieve bard geneest alle kaarten van één clan; een actieve druïde, ziener of tovenaar geneest één kaart van een clan naar keuze.
    .title = Genezen
rule-FIN-143 = Een geactiveerde spion gaat naar de buur rechts. Na elke kaartfase met één of twee halve jaren verliest wie hem heeft evenveel bewaarde acties, zakt de dobbelsteen en gaat de kaart verder. Na meer dan een jaar is de eigenaar ontmaskerd en verliest hij wat de dobbelsteen nog toont.
    .title = De spion
rule-FIN-144 = De bedelaar gaat op dezelfde manier rond. Wie hem heeft legt er 2 munten per half jaar op; is de dobbelsteen op, dan gaan ze naar de eigenaar, bij ontmaskering naar de bank.
    .title = De bedelaar
rule-FIN-145 = Elke actieve druïde, bard, ziener of tovenaar telt als een niveau spiritualiteit bij vergelijkingen en aan het eind. Het geeft geen actie en kan niet worden uitgegeven.
    .title = Magische kaarten

## Het einde

rule-FIN-146 = Een specialist die aan het einde nog gedekt ligt, is zijn waarde in goud waard. Een open specialist telt niet.
    .title = Gedekte specialisten
rule-FIN-147 = Wie aan het eind het meest heeft krijgt 5 punten; twee die gelijk zijn elk 2; alle anderen verliezen 1. Zijn er drie of meer gelijk, dan krijgen zij niets.
    .title = Open eindkaarten
rule-FIN-148 = Ze tellen alleen voor de eigenaar: 8 punten als die het meest heeft, 4 bij gelijke stand met één andere clan, anders 2 punten eraf.
    .title = Verborgen eindkaarten
rule-FIN-149 = Een open doelkaart gaat naar de eerste clan die eraan voldoet. Een verborgen kaart wordt omgedraaid als de eigenaar eraan voldoet en telt meer; nooit gehaald kost ze punten.
    .title = Doelkaarten onderweg
rule-FIN-150 = Een kleine tegel is 3 punten waard, een grote 8, in een ommuurde stad 1 of 3 meer. Een ommuurde stad met een directe verbinding is 3 waard voor elke vlag van jou.
    .title = Tegels en verbindingen
rule-FIN-151 = Een open dorp met een directe verbinding is 1 per vlag waard, maar minstens 2 als die naar een ommuurde stad van jou leidt. Een optie schrapt dat minimum.
    .title = Open dorpen met verbinding
rule-FIN-152 = In een gemengde stad telt elke clan zijn eigen tegel en zijn eigen verbindingen.
    .title = Gedeelde steden aan het einde
rule-FIN-153 = Elke boot is 2 punten waard en elke kar 1.
    .title = Boten en karren
rule-FIN-154 = Elk niveau spiritualiteit is 2 waard. Wie het meeste heeft, deelt 4, 6 of 8 punten bij twee, drie of meer clans; wie het minste heeft, verliest er evenveel. Is alles gelijk, dan niets.
    .title = Spiritualiteit aan het einde
rule-FIN-155 = Per nederzetting telt alleen het beste: een ommuurde stad met verbinding krijgt niets extra voor haar brug. Zonder verbinding is een ommuurde stad bij een brug 1 per vlag waard.
    .title = De beste verbinding
rule-FIN-156 = Is de stapel op, dan wordt de beurt uitgespeeld. Daarna worden de punten geteld.
    .title = Het einde
rule-FIN-157 = Bij gelijke punten wint meer spiritualiteit, dan meer munten, dan meer streken met eigen vlaggen.
    .title = Gelijke stand

## Aan tafel

rule-FIN-158 = Niemand kent de volgorde van de stapel. Je verborgen hand en je gedekte kaarten ken je alleen zelf; al het andere is open. Aan het einde wordt alles getoond.
    .title = Wat verborgen is
rule-FIN-159 = Hetzelfde toeval en dezelfde keuzes leiden altijd tot dezelfde stelling, op elke machine.
    .title = Altijd hetzelfde
rule-FIN-160 = Elke beurt deelt kaarten zolang ze er zijn, en er zijn hoogstens 20 vrije stappen in een actiebeurt. Na beurt 80 wordt een partij hoe dan ook geteld.
    .title = Elke partij eindigt
rule-FIN-161 = Van hout, ijzer en goud zijn er elk 50: in de voorraad, op de grond, in eenheden, op de markt of op kaarten en hunebedden. Niets komt uit het niets.
    .title = Niets gaat verloren
rule-FIN-162 = Een kleine tegel bewaart 3 goederen, een grote 5, een boot 2 en een kar 1. Wat te veel is, gaat op de grond; van voedsel gaat de kleinste dobbelsteen.
    .title = Ruimte in eenheden

## Bijzondere gevallen

rule-FIN-163 = Een rivier over land kan een streek splitsen, maar geen kaart voegt er ooit twee samen.
    .title = Streken splitsen
rule-FIN-164 = Geen dorp, tweede tegel of boot mag liggen op een vak waar een rivier of de zee eindigt.
    .title = Rivieren blijven open
rule-FIN-165 = Wijzen twee pijlen naar hetzelfde vak, dan zeg je bij welke het dorp hoort. Alleen wegen van die streek leiden erheen.
    .title = Twee pijlen
rule-FIN-166 = Wordt een hunebed bedekt, dan ligt het goud ervan daar op de grond.
    .title = Een bedekt hunebed
rule-FIN-167 = Verliest een stad de tegel bij haar pijl, dan schuift de andere daarheen en houdt de weg. Hij telt als open dorp.
    .title = De tegel die blijft
rule-FIN-168 = Splitst een streek, dan gaat elke kar mee met het deel waar haar clan de meeste vlaggen heeft, dan de meeste eenheden.
    .title = Karren als land splitst
rule-FIN-169 = Is er geen ruimte in een gebied, dan wordt voedsel van één soort samengelegd zover dat een plaats vrijmaakt: van de hoogste eenheid naar de laagste, eerst gewassen, dan vis, wild en vee.
    .title = Ruimte maken
rule-FIN-170 = Een clan geeft in een partij hoogstens twee keer goud aan dezelfde andere clan; een optie heft de grens op.
    .title = Twee giften
rule-FIN-171 = Bewaarde acties blijven tussen 10 schuldig en 5. Een niveau dat je aan de top wint, wordt betaald met 3 munten; wat lager zou komen, wordt vergeten.
    .title = Grenzen van bewaren
rule-FIN-172 = De actie van een niveau dat je wint terwijl er kaarten gespeeld worden, heb je al in dezelfde beurt.
    .title = Een niveau in de kaartfase
rule-FIN-173 = Met één kaart in de stapel houdt de ziener haar of legt hij haar terug; zonder kaarten valt er niets te zien. Een teruggelegde kaart is de volgende die wordt gedeeld.
    .title = Een ziener aan het eind
rule-FIN-174 = Met twee clans blijft een rondgaande kaart bij de tegenstander. Wordt ze onderweg ziek, dan komt ze ziek thuis.
    .title = Rondgaan met twee clans
rule-FIN-175 = Een bedrieger gaat rond zoals de spion. Wie hem heeft krijgt de volgende keer minder kaarten, nooit minder dan nul.
    .title = De bedrieger
rule-FIN-176 = Een onruststoker gaat rond zoals de spion. Wie hem heeft neemt minder goederen bij de volgende oogst door verbindingen.
    .title = De onruststoker
rule-FIN-177 = Met twee stuks gereedschap op een jager is de eerste dobbelsteen wild die je in een beurt oogst 2 meer waard, hoogstens 6.
    .title = Het tweede gereedschap van de jager
rule-FIN-178 = De goederen van één kavel mogen van al je eenheden samen komen, waar ze ook zijn.
    .title = Verkopen van ver
rule-FIN-179 = Een gehaalde doelkaart houdt haar punten, ook als later niet meer aan de voorwaarde is voldaan. Een verborgen kaart maakt haar plaats vrij.
    .title = Gehaald blijft gehaald
rule-FIN-180 = Een clan zonder dorpen heeft één actie, en zijn boten en karren bewaren nog. Hij mag hun goederen gebruiken om aan hun weg een dorp te stichten.
    .title = Een nomade met een boot
rule-FIN-181 = Een eenheid die haar laatste goederen aan de verdediging gaf, wordt niet geplunderd en gaat niet verloren.
    .title = Leeg door de verdediging
rule-FIN-182 = Bekeer je de andere tegel van een stad die je deelt, dan verdwijnt die tegel, is de stad open en groeit je eigen tegel zonder kosten.
    .title = Je partner bekeren
rule-FIN-183 = Voedsel waar de markt geen ruimte voor heeft, wordt voor de laagste prijs gekocht en vergeten.
    .title = Te veel voedsel
rule-FIN-184 = Heeft de voorraad minder dan je moet krijgen, dan krijg je wat er is.
    .title = Een lege voorraad
rule-FIN-185 = Wordt je stad ommuurd of groeit ze, dan mag je tweede tegel naar een ander leeg vak naast de eerste.
    .title = De tweede tegel schuift
rule-FIN-186 = Een streek die een kaart net gemaakt heeft, had nog geen dorpsplaats. Ook de eerste vrije daar brengt je dus een sterpunt.
    .title = Plaatsen van een nieuwe streek
rule-FIN-187 = Een nederzetting van een ander is afgesneden als ze de weg verliest naar een waarmee ze verbonden was, of naar haar laatste brug. Elk kost je één sterpunt per kaart; je eigen kosten niets.
    .title = Wie wordt afgesneden
rule-FIN-188 = Alleen kleine dorpen kun je met goederen van de grond betalen, nooit grote.
    .title = Van de grond alleen klein
rule-FIN-189 = Iedereen weet hoeveel kaarten van elke soort een stapel nog heeft, en elke kaart die in de bovenste over is, heeft dezelfde kans om te komen.
    .title = Wat de stapels bevatten
rule-FIN-190 = De tafel heeft 63 bij 63 vakken, 31 vanaf het midden in elke richting, en er kunnen er nooit meer dan 400 bedekt zijn. Daarbuiten mag niets liggen.
    .title = De rand van de tafel
rule-FIN-191 = Een kaart mag een splitsing niet zo bedekken dat een van haar streken verdwijnt.
    .title = Een splitsing blijft
rule-FIN-192 = Liggen drie dorpen van jou aan één weg, dan zijn alleen buren verbonden, niet het eerste met het laatste.
    .title = Verbindingen van buren
rule-FIN-193 = Een kaart met een hunebed die wordt teruggenomen en opnieuw gelegd, brengt geen sterpunten meer.
    .title = Een hunebed telt één keer
rule-FIN-194 = Gekochte goederen mag je alle rondes van een actiefase houden. Met een optie alleen tot het einde van elke actiebeurt.
    .title = Hoe lang goederen wachten
