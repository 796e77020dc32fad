# De inleiding van een begeleide partij Finisterre en haar tips: wat er nu kan, wat de andere clan deed en waarom dat telt.

## Before the first decision

intro-finisterre-1 = Je leidt een clan naar een leeg land. Leg het kaart voor kaart aan, sticht dorpen, verbind ze met wegen en maak er steden van. Punten komen aan het eind van de partij: voor dorpen en steden, voor wegen ertussen, boten, spiritualiteit en doelkaarten.
    .title = Waar het om gaat
intro-finisterre-2 = Een kaart heeft twee vierkanten. Waar een nieuw vierkant een ander met hetzelfde landschap raakt, komen goederen op de grond van die streek: land dat samenhangt, zonder rivier ertussen. Een pijl aan het eind van een weg is een plaats voor een dorp.
    .title = Wat de kaart toont
intro-finisterre-3 = Je begint als nomade, met één kaart per beurt en één actie. Je eerste doel is een klein dorp: dan oogst je, en meer land levert meer van alles op. In deze partij valt niemand aan en bekeert niemand, en de stapel is half zo groot.
    .title = Een beurt heeft vier delen
intro-finisterre-legend =
    { $good ->
        [wood] Hout, uit bossen
        [iron] IJzer, uit bergen
        [gold] Goud, uit goudbergen
        [crop] Graan, van akkers
        [fish] Vis, uit rivieren
        [game] Wild, uit bossen met dieren
       *[livestock] Vee, van boerderijen
    }
intro-finisterre-step =
    { $step ->
        [cards] Kaarten: leg land, of houd specialisten en doelkaarten.
        [harvest] Oogst: dorpen nemen goederen van de grond.
        [meal] Maaltijd: elk dorp eet, of lijdt honger.
       *[actions] Acties: bouw, reis, handel.
    }

## Cards

tip-finisterre-card = Wijs een vak aan dat oplicht om de kaart daar te zien, en klik om hem te leggen. De toets R of het muiswiel draait hem; op een telefoon “Draai”. Rivieren zetten rivieren voort, wegen wegen.
    .title = Leg je kaart
tip-finisterre-brings = Gelijke landschappen die elkaar raken, brengen goederen op de grond, voor wie daar woont. De symbolen op een vak laten zien welke: hier zouden er komen.
    .title = Laat land elkaar raken
tip-finisterre-covering = Een kaart mag ook op een andere liggen: over één vierkant, of over beide vierkanten van dezelfde kaart. Goederen op de grond blijven, en het nieuwe vierkant raakt zijn buren opnieuw.
    .title = Bedek wat er ligt
tip-finisterre-recover = Je kaart heeft een andere helemaal bedekt. Je mag die terugnemen en in deze beurt nog eens spelen.
    .title = Een kaart komt terug
tip-finisterre-comarca = Land dat samenhangt is een streek. Rivieren houden streken uit elkaar, en geen kaart mag ze verenigen. Oogst en toegang gaan per streek: kijk waar een dorp zou wonen.
    .title = Streken
tip-finisterre-find = Wie een kaart legt, mag een van de goederen nemen die hij oplevert. Nomaden doen het in hun karavaan: verzamel daar wat een klein dorp kost.
    .title = Neem wat je vond
tip-finisterre-star = Hier zou je kaart een sterpunt opleveren, omdat hij een dorpsplaats of een steiger opent waar er geen was. Vijf ervan zijn een niveau spiritualiteit.
    .title = Een sterpunt
tip-finisterre-bank = Vissen zwemmen aan beide oevers van een rivier. De oneven vis gaat waar jij zegt: kies de oever waar je woont, of zou willen wonen.
    .title = Welke oever?
tip-finisterre-hand = Je hebt meer kaarten en speelt er één tegelijk, in welke volgorde je wilt. Een landschapskaart die ergens past, moet gelegd worden.
    .title = Je hand
tip-finisterre-row = Een landschapskaart die nergens paste, ligt nu in de rij. Eén keer per beurt, vóór je eigen kaart, mag je er daar een van leggen.
    .title = De rij
tip-finisterre-specialist = Specialisten helpen je zolang ze open liggen; op de meeste moet eerst iets liggen. Gedekt, wat een nomade niet kan kiezen, leveren ze alleen aan het eind hun waarde in goud op.
    .title = Een specialist
tip-finisterre-objective = Een doelkaart vraagt iets. Verborgen is hij alleen voor jou en meer waard, maar hij kan punten kosten als het niet lukt; open is het een wedloop voor iedereen.
    .title = Een doelkaart
tip-finisterre-open-objective = Deze doelkaart ligt open: hij telt voor elke clan. Druk op de kaart, in “Voorraad” onder “Doelkaarten voor iedereen”, om te lezen wat hij vraagt en oplevert.
    .title = Een doel voor iedereen
tip-finisterre-season = Door een kaart gaat het jaar verder. Het is nu { $season ->
        [summer] zomer
       *[winter] winter
    } en elke nieuwe graandobbelsteen is { $count } waard. De zomer maakt graan beter, de winter slechter; dieren op de grond groeien met de jaren.
    .title = Het jaar gaat verder
tip-finisterre-opponent-card = De andere clan heeft land gelegd. Jij hebt er ook iets aan: rivieren gaan voor iedereen verder, en wegen ook zolang je nomade bent. Wat op de grond ligt, is voor wie er komt wonen.
    .title = Hun kaart is jouw land
tip-finisterre-deck = { $count ->
        [one] Er is nog één kaart.
       *[other] Er zijn nog { $count } kaarten.
    } De beurt waarin de stapel opraakt is de laatste: goederen leveren op zich geen punten op, dus maak er dorpen, boten of spiritualiteit van, tenzij een doelkaart ze telt.
    .title = Het eind is nabij

## Harvest and food

tip-finisterre-harvest = Kies een streek waar je vlaggen hebt. Alle clans daar nemen goederen van de grond, jij eerst: begin waar een ander zou kunnen nemen wat jij wilt.
    .title = De oogst
tip-finisterre-take = { $count ->
        [one] Je mag één goed nemen
       *[other] Je mag { $count } goederen nemen
    }: één voor elke vlag van jou hier, misschien met een toeslag. Bouwen vraagt hout en ijzer, en je dorpen hebben voedsel nodig.
    .title = Wat je neemt
tip-finisterre-link = Een weg verbindt twee nederzettingen van jou. Die levert bij elke oogst een goed op, en punten aan het eind.
    .title = Je weg brengt iets op
tip-finisterre-food = Na de oogst eten je dorpen { $count ->
        [one] één punt
       *[other] { $count } punten
    } voedsel per beurt. Houd er genoeg van binnen bereik: graan, vis, wild of vee, alles is goed.
    .title = Dorpen eten
tip-finisterre-starving = Er is minder voedsel dan je dorpen eten. Zeg wie honger lijdt: een tegel zonder eten gaat verloren en kost een sterpunt, een grote met de helft wordt klein.
    .title = Te weinig voedsel
tip-finisterre-stores = Je dorp heeft plaats voor { $count } goederen, en wat er niet in past blijft op de grond. Grotere tegels, boten en karren hebben meer plaats.
    .title = Weinig plaats
tip-finisterre-overflow = Er is meer dan je opslag aankan. Wat je laat liggen, ligt op de grond van die streek, waar ook anderen het kunnen nemen.
    .title = Geen plaats voor alles

## Actions

tip-finisterre-actions = { $count ->
        [one] Je hebt nu één actie
       *[other] Je hebt nu { $count } acties
    }. Nomaden hebben er één; clans met dorpen één voor elke streek waar ze wonen en elke ommuurde stad. Wat je nu niet kunt, staat onderaan bij je keuzes, met de reden.
    .title = Je acties
tip-finisterre-stop = Is er niets nuttigs te doen, stop dan: wat over is bewaar je voor je volgende beurt, of verkoop je daar voor munten.
    .title = Je mag wachten
tip-finisterre-carried =
    { $nomad ->
        [yes] Je hebt je actie niet gebruikt, misschien omdat je niet kon betalen: een klein dorp kost { $wood } hout en { $iron } ijzer. Ze gaat mee naar deze beurt; je mag haar ook verkopen voor { $coins } munten.
       *[no] Dit zijn acties die je eerder niet gebruikt hebt. Bewaar ze voor een beurt waarin je veel kunt doen, of verkoop ze voor { $coins } munten per stuk.
    }
    .title = Bewaarde acties
tip-finisterre-caravan = Nomaden bewaren hun goederen in een karavaan. Kijk in “Voorraad” bij je clan wat erin zit; een klein dorp kost { $wood } hout en { $iron } ijzer.
    .title = Waar je goederen zijn
tip-finisterre-nomad = Nomaden oogsten niet en eten niet: tot je een dorp sticht, gaan beide delen vanzelf voorbij. Kun je niets betalen, dan gaat ook je actie vanzelf mee naar de volgende beurt.
    .title = Een rustige beurt
tip-finisterre-village = Je kunt een klein dorp stichten! Het oogst, bewaart goederen, geeft je kaarten en acties, en telt aan het eind. Nomaden mogen het met goederen van de grond betalen.
    .title = Je dorp
tip-finisterre-large = Een grote tegel heeft twee vlaggen: meer kaarten, meer oogst, meer opslag en veel meer punten. Hij eet ook meer.
    .title = Groei
tip-finisterre-city = Een tweede tegel naast je dorp maakt er een ommuurde stad van. Niets kan haar bedekken, ze levert een actie en een betere oogst op, en haar wegen tellen meer.
    .title = Een ommuurde stad
tip-finisterre-boat = Een boot ligt voor een steiger, vaart over de rivier en draagt goederen. Hij telt aan het eind, ook als hij nooit vaart.
    .title = Een boot
tip-finisterre-cart = Een kar brengt één goed over bruggen naar andere streken, en haalt wat daar ligt.
    .title = Een kar
tip-finisterre-market = Je kunt handelen: kavels hout en ijzer, en voedsel. Hoe meer de markt van iets heeft, hoe minder het kost, en hoe minder ze voor meer betaalt.
    .title = De markt
tip-finisterre-mint = Goud wordt munten en munten worden goud, waar je hout hebt voor het vuur. Munten smelten levert sterpunten op.
    .title = Slaan en smelten
tip-finisterre-coins = Elke lege plaats in je opslag levert na elke maaltijd een munt op. Wie de minste munten heeft, begint de volgende beurt.
    .title = Munten
tip-finisterre-activate = Een specialist die open ligt kan nu actief worden: leg erop wat zijn kaart vraagt. Dan werkt hij voor je.
    .title = Zet ze aan het werk
tip-finisterre-spirit = Offers, feesten en giften verhogen je spiritualiteit. Elk niveau telt aan het eind, wie het meeste heeft krijgt meer, en elk levert een actie op.
    .title = Spiritualiteit
tip-finisterre-opponent-village = De andere clan woont nu hier. Hij doet mee met de oogst van deze streek, en deze dorpsplaats is niet meer vrij: zoek op tijd een andere.
    .title = Ze hebben zich gevestigd
tip-finisterre-final = Nu wordt alles geteld: tegels, wegen, boten en karren, spiritualiteit, doelkaarten. Open “Punten” om te zien waar elk vandaan komt.
    .title = De eindtelling
