### How to play Finisterre: sections, steps, symbols and points of src/oppidum/games/finisterre/learn/how.toml.

how-finisterre-goal = Het doel
    .text = Twee tot vijf clans bevolken een kust die niemand in kaart heeft gebracht. Kaarten worden land, en waar gelijke landschappen elkaar raken, verschijnen goederen. Met goederen sticht je dorpen en steden, voed je ze en win je spiritualiteit: niveaus die offers, feesten en giften opleveren. Als de stapel leeg is, wint wie de meeste punten heeft.
how-finisterre-map = Op de kaart
    .text = In het begin is er niets: de eerste kaarten maken het land. Rivieren verdelen het in streken, elk met een eigen naam; op hun grond liggen de goederen. Langs de wegen staan nederzettingen: dorpen van één tegel, of ommuurde steden: twee tegels naast elkaar binnen één muur. Een kleine tegel draagt één vlag, een grote twee, en bijna alles hangt van je vlaggen af.
how-finisterre-turn = Een beurt
    .text = Een beurt heeft vier delen. Alle clans doen één deel, daarna allemaal het volgende.
how-finisterre-turn-cards = Kaarten
    .text = Je krijgt zoveel kaarten als je grootste nederzetting vlaggen van jou heeft; zonder dorp { $nomad_cards }. Om de beurt speelt ieder een kaart, tot er geen meer is.
how-finisterre-turn-harvest = Oogst
    .text = In een streek neem je één goed van de grond voor elk van je vlaggen daar, en één meer als je er alleen bent of een ommuurde stad hebt. Daarna levert elke verbinding tussen twee van je nederzettingen er nog een op. Wat je neemt, moet in je dorpen passen.
how-finisterre-turn-meal = Maaltijd
    .text =
        Elke kleine tegel eet 1 punt voedsel en elke grote 2. Een hongerige tegel gaat verloren. Daarna krijg je { $idle_coin ->
            [one] een munt
           *[other] { $idle_coin } munten
        } voor elke lege plaats in je opslag.
how-finisterre-turn-actions = Acties
    .text = Je hebt één actie voor elke streek waar je woont en één voor elke ommuurde stad; zonder dorp heb je er { $nomad_actions }. De clans doen er om de beurt een paar, een blok, tot niemand er nog heeft.
how-finisterre-cards = De kaartfase
    .text = Hiermee begint een partij: je hebt een kaart, en het bord vraagt wat je ermee doet. Er zijn drie soorten: landschap, specialisten en doelkaarten.
how-finisterre-cards-terrain = Een landschapskaart
    .text = Die toont twee vierkanten, en moet gelegd worden als hij past. Een kaart met een rivier gaat verder vanaf een rivier, elke andere vanaf een weg. Hij mag ook één vierkant van een andere kaart bedekken, of beide. De vakken waar hij mag liggen, lichten op; draai hem zoals je wilt. Past hij nergens, dan wacht hij in een rij voor iedereen.
how-finisterre-cards-goods = Gelijke landschappen leveren goederen op
    .text = Waar een vierkant van je kaart hetzelfde landschap raakt, komen goederen op de grond van die streek: bossen leveren hout op, bergen ijzer, akkers graan. Je mag er meteen één van nemen als je ruimte hebt.
how-finisterre-cards-specialist = Een specialist
    .text = “Wat doe je met je kaart Dief?” Een specialist is iemand die je clan kan helpen. Open kan die voor je werken; gedekt levert die aan het einde evenveel punten op als de waarde in goud, en later kun je de kaart nog gratis omdraaien. Of je weigert. De kaarten van een nomade liggen open: zolang je er een bent, kun je een specialist alleen open houden of weigeren.
how-finisterre-cards-objective = Een doelkaart
    .text = Iets waarvan je het meest moet hebben, of dat je als eerste moet doen. Verborgen telt hij alleen voor jou en is hij meer waard, maar hij kost punten als het niet lukt. Open is hij voor iedereen. Of je verkoopt hem meteen voor { $objective_sale } munten. De doelkaart van een nomade ziet iedereen, dus die is meteen voor iedereen.
how-finisterre-first = Je eerste dorp
    .text =
        Je begint als nomade: je hebt geen dorp, wel een karavaan met plaats voor { $caravan_slots } goederen. Sticht met je eerste actie een dorp op het vrije vak vóór een pijl naar keuze. Een klein dorp kost { $costs_small_village_1 } hout en { $costs_small_village_2 } ijzer. { $option_nomad_ground ->
            [yes] Een nomade mag betalen met goederen van de grond van die streek.
           *[no] Leg die in je karavaan als je kaarten ze opleveren.
        }
how-finisterre-deeds = Wat acties doen
    .text = Het bord zegt wat je nu kunt doen, wat het kost, en waarom iets anders niet kan.
how-finisterre-deeds-build = Bouwen
    .text = Sticht meer dorpen, maar alleen bij pijlen waar je eigen wegen komen; maak een kleine tegel groot; of leg een tweede tegel naast je dorp: dat wordt een ommuurde stad, die een actie geeft, meer waard is en moeilijker aan te vallen{ $option_flood_cities ->
        [no] , en die geen kaart mag bedekken
       *[yes] { "" }
    }. Boten en karren vervoeren goederen.
how-finisterre-deeds-stores = Opslaan
    .text = Een kleine tegel bewaart { $huts_2 } goederen, een grote { $huts_3 }. Dorpen, boten en karren die elkaar kunnen bereiken, in één streek of over een weg, vormen een gebied: ze bewaren en betalen samen. Een klein dorp alleen kan dus de { $costs_small_village_1 } hout en { $costs_small_village_2 } ijzer voor het volgende niet bewaren; een kar, een boot of inkopen op de markt helpen.
how-finisterre-deeds-link = Verbinden
    .text = Twee nederzettingen van jou aan één weg, met hoogstens één brug ertussen, zijn verbonden. Dat kost niets; het levert bij elke oogst een goed op en aan het einde punten.
how-finisterre-deeds-trade = Handelen
    .text = Koop of verkoop { $market_wood_lot } hout, { $market_iron_lot } ijzer of { $market_food_lot } punten voedsel op de markt: hoe meer er is, hoe goedkoper. Van goud sla je munten, en munten smelt je tot goud.
how-finisterre-deeds-pray = Spiritualiteit winnen
    .text = Offer goud bij een hunebed, geef een feest voor anderen of schenk goud. Ook { $star_most } sterpunten zijn een niveau. Elk gewonnen niveau geeft een actie.
how-finisterre-deeds-people = Specialisten laten werken
    .text = De meeste gaan helpen als het goed dat ze willen op hun kaart ligt.
how-finisterre-deeds-force = Aanvallen en bekeren
    .text = Met ijzer kun je goederen van anderen nemen, met veel spiritualiteit zelfs een vlag. Dat kun je voor een latere partij bewaren.
how-finisterre-symbols = Wat je ziet
    .text = Op de landkaart, op kaarten en in de vensters ernaast. Wijs iets op de landkaart aan, en het wordt beschreven.
how-finisterre-points = Hoe je punten krijgt
    .text = Bijna alles telt pas aan het einde.
how-finisterre-end = Het einde
    .text = Is de stapel op, dan wordt de beurt uitgespeeld en alles geteld. Wie de meeste punten heeft, wint; bij gelijke stand wie meer spiritualiteit heeft.

## Symbols

how-finisterre-signs-land = Landschappen
how-finisterre-sign-forest = Bos
    .text = hout, en wild als er dieren leven
how-finisterre-sign-iron = Berg
    .text = ijzer
how-finisterre-sign-gold = Goudberg
    .text = goud: zoveel als beide bergen samen klompjes tonen
how-finisterre-sign-farm = Boerderij
    .text = vee: schapen { $yields_livestock_1 }, varkens { $yields_livestock_2 }, koeien { $yields_livestock_3 }
how-finisterre-sign-crop = Akker
    .text = graan
how-finisterre-sign-fish = Vissen
    .text = in rivieren, voor beide oevers
how-finisterre-sign-dolmen = Hunebed
    .text = voor offers; vlaggen die erbij gebouwd worden, leveren sterpunten op
how-finisterre-signs-ways = Streken en wegen
how-finisterre-sign-comarca = Streek
    .text = land tussen rivieren; ze heeft een naam en een kleur, en haar goederen liggen bij de naam
how-finisterre-sign-river = Rivier
    .text = scheidt streken voor altijd
how-finisterre-sign-sea = Zee
    .text = hier eindigt een rivier
how-finisterre-sign-bridge = Brug
    .text = een weg gaat over een rivier
how-finisterre-sign-site = Pijl
    .text = een dorpsplaats: het dorp komt op het vak waar de pijl heen wijst
how-finisterre-sign-dock = Anker
    .text = een steiger: ervoor mag een boot liggen
how-finisterre-signs-goods = Goederen
how-finisterre-sign-wood = Hout
    .text = een blokje: om te bouwen en voor vuur
how-finisterre-sign-iron-cube = IJzer
    .text = een blokje: om te bouwen en aan te vallen
how-finisterre-sign-gold-cube = Goud
    .text = een blokje: voor grote tegels en voor spiritualiteit
how-finisterre-sign-crop-die = Graan
    .text = voedsel is een dobbelsteen: het getal zegt hoeveel punten hij voedt
how-finisterre-sign-fish-die = Vis
    .text = voedsel
how-finisterre-sign-game-die = Wild
    .text = voedsel
how-finisterre-sign-livestock-die = Vee
    .text = voedsel
how-finisterre-sign-crate = Goederen
    .text = van veraf; kom dichterbij, of wijs de streek aan, om te zien welke
how-finisterre-signs-clan = Wat clans bouwen
how-finisterre-sign-small-village = Kleine tegel
    .text = één vlag, ruimte voor { $huts_2 } goederen
how-finisterre-sign-large-village = Grote tegel
    .text = twee vlaggen, ruimte voor { $huts_3 } goederen, eet meer
how-finisterre-sign-closed-city = Ommuurde stad
    .text = twee tegels binnen een muur
how-finisterre-sign-boat = Boot
    .text = vervoert { $boat_slots } goederen over rivieren
how-finisterre-sign-cart = Kar
    .text = vervoert er { $cart_slots } over bruggen
how-finisterre-signs-tracks = Wat clans hebben
how-finisterre-sign-coins = Munten
how-finisterre-sign-food = Voedsel van elke soort
how-finisterre-sign-spirit = Niveau van spiritualiteit
how-finisterre-sign-star = Sterpunt
    .text = { $star_most } ervan zijn een niveau
how-finisterre-signs-events = Gebeurtenissen op kaarten
how-finisterre-sign-summer = Zomer
    .text = nieuw graan is meer waard
how-finisterre-sign-winter = Winter
    .text = nieuw graan is minder waard
how-finisterre-sign-fertility = Vruchtbaarheid
    .text = meer graan in deze streek
how-finisterre-sign-vein = Rijke ader
    .text = van nu af meer ijzer in deze streek
how-finisterre-sign-plague = Plaag
    .text = voedsel van één soort gaat verloren, specialisten worden ziek
how-finisterre-sign-fire = Brand
    .text = hout gaat verloren
how-finisterre-sign-flood = Overstroming
    .text = boten op de rivier zinken
how-finisterre-sign-robbery = Roof
    .text = clans in de streek verliezen munten
how-finisterre-signs-cards = Kaarten
how-finisterre-sign-terrain-card = Landschapskaart
    .text = twee vierkanten
how-finisterre-sign-specialist-card = Specialist
    .text = met de waarde in goud
how-finisterre-sign-objective-card = Doelkaart
how-finisterre-sign-hidden-card = Een gedekte kaart
    .text = alleen de eigenaar kent hem

## Points

how-finisterre-worth-small = Een kleine tegel
    .worth = { $points_tile_2 }
how-finisterre-worth-large = Een grote tegel
    .worth = { $points_tile_3 }
how-finisterre-worth-city = Een tegel in een ommuurde stad
    .worth = { $points_city_2 } meer als hij klein is, { $points_city_3 } als hij groot is
how-finisterre-worth-city-link = Een ommuurde stad met een verbinding
    .worth = { $points_link_city } voor elke vlag van jou erin
how-finisterre-worth-village-link = Een dorp met een verbinding
    .worth =
        { $points_link_open } per vlag{ $option_open_link ->
            [floor2] , minstens { $points_open_link_least } als die naar een ommuurde stad van jou leidt
           *[other] { "" }
        }
how-finisterre-worth-bridge = Een ommuurde stad bij een brug, zonder verbinding
    .worth = { $points_bridge } voor elke vlag van jou erin
how-finisterre-worth-vehicles = Een boot, een kar
    .worth = { $points_boat }, { $points_cart }
how-finisterre-worth-spirit = Een niveau van spiritualiteit
    .worth = { $points_spirit }
how-finisterre-worth-most-spirit = De meeste spiritualiteit; de minste
    .worth = { $points_spirit_share_2 } tot { $points_spirit_share_5 } meer; evenveel minder
how-finisterre-worth-specialist = Een gedekte specialist
    .worth = evenveel als de waarde in goud
how-finisterre-worth-open-objective = Een open doelkaart, voor wie het meest heeft
    .worth = { $objectives_final_open_alone }, of elk { $objectives_final_open_shared } als twee gelijk zijn; anderen { $objectives_final_open_others }
how-finisterre-worth-hidden-objective = Je verborgen doelkaart, als je het meest hebt
    .worth = { $objectives_final_hidden_alone }, of { $objectives_final_hidden_shared } bij gelijke stand met één ander; anders { $objectives_final_hidden_others }
how-finisterre-worth-fulfilled = Een doelkaart die je onderweg vervult
    .worth = wat de kaart zegt
