# Around the map of Finisterre: what is asked, the choices, the panels, the log, the keyboard.

## What is asked

finisterre-tell =
    { $phase ->
        [first] Er wordt geloot welke clan begint.
        [deal] De kaarten worden gedeeld.
        [card] Welke kaart speel je?
        [square] Leg de kaart: kies een vak dat oplicht en draai de kaart zoals je wilt.
        [facing] Welke kant ligt de kaart op?
        [recover] Je kaart heeft een andere bedekt. Neem je die terug in je hand?
        [bank] Er komen { $fish } vissen samen: op welke oever is de oneven?
        [find] Neem een van de goederen die verschenen zijn.
        [keep] Wat doe je met je kaart { $card }?
        [harvest] Welke streek wordt nu geoogst?
        [take] { $amount ->
            [one] Neem één goed van de grond van { $comarca }.
           *[other] Neem tot { $amount } goederen van de grond van { $comarca }.
        }
        [link] Je verbinding levert een goed op: uit welke streek?
        [link-take] Welk goed van { $comarca } levert je verbinding op?
        [feed] Er is te weinig voedsel: wie lijdt honger?
        [menu] Welk voedsel wordt het eerst gegeten?
        [carry] { $amount ->
            [one] Je hebt één actie bewaard. Verkoop je die?
           *[other] Je hebt { $amount } acties bewaard. Hoeveel verkoop je er?
        }
        [owe] { $amount ->
            [one] Je bent één actie schuldig. Koop je die af?
           *[other] Je bent { $amount } acties schuldig. Hoeveel koop je er af?
        }
        [act] { $amount ->
            [one] Je hebt één actie: wat doe je?
           *[other] Je hebt { $amount } acties: wat doe je?
        }
        [free] { $amount ->
            [one] Je acties zijn gedaan. Je hebt nog één vrije stap; beëindig anders je beurt.
           *[other] Je acties zijn gedaan. Je hebt nog { $amount } vrije stappen; beëindig anders je beurt.
        }
        [consent] { $name } wil je stad delen. Stem je toe?
        [defend] Je wordt aangevallen: hoeveel ijzer zet je in voor de verdediging?
        [loot] Je aanval slaagt: wat neem je mee?
        [rescue] Je mensen vertrekken: welke goederen red je?
        [form] Hoe worden ze bekeerd?
        [overflow] Er is geen plaats voor alles: wat laat je liggen?
        [seer] Welke van de kaarten die je gezien hebt, houd je?
       *[over] De partij is voorbij.
    }
finisterre-about =
    { $phase ->
        [card] Om de beurt speelt elke clan een kaart, tot alle handen leeg zijn. Een landschapskaart die ergens past, moet gelegd worden.
        [square] Rivieren zetten rivieren voort, wegen wegen. Gelijke landschappen die elkaar raken, leveren goederen op.
        [facing] De kaart draait om het gekozen vak: kies aan welke kant de tweede helft komt.
        [recover] Ligt er nog een halve bedekte kaart naast de jouwe, dan verdwijnt die helft als je haar terugneemt, en kan jouw kaart minder opleveren dan getoond. De teruggenomen kaart mag deze beurt nog eens gespeeld worden.
        [bank] De vissen worden over beide oevers verdeeld.
        [find] Wie een kaart legt, mag een van de goederen houden die hij oplevert, als er plaats is.
        [keep] Open helpt een specialist je zodra je hem activeert. Gedekt kan dat niet, maar is hij aan het eind zijn goud waard.
        [keep-seen] Open helpt een specialist je zodra je hem activeert. Deze heeft iedereen gezien, dus hij kan niet gedekt liggen.
        [keep-objective] Verborgen is een doelkaart meer waard en telt hij alleen voor jou. Openbaar strijden alle clans erom.
        [harvest] Alle clans met vlaggen daar nemen goederen van de grond, jij eerst.
        [take] Je mag één goed nemen voor elke vlag van jou hier, en één meer als je er alleen woont of een stad hebt. Het moet in je opslag passen.
        [link] Elke directe verbinding tussen twee nederzettingen van jou levert één goed meer op.
        [link-take] Het goed moet in je opslag passen.
        [feed] Kleine tegels eten 1, grote 2. Een tegel zonder eten gaat verloren en kost een sterpunt; een grote met de helft wordt klein.
        [menu] Je dorpen eten wat je noemt, de ene soort na de andere. Wat over is, blijft in je opslag.
        [carry] Acties die over zijn van eerdere beurten, of die spiritualiteit oplevert, komen bij die van deze beurt, tenzij je ze voor munten verkoopt.
        [owe] Acties die je schuldig bent, gaan af van die van deze beurt, tenzij je ze afkoopt.
        [act] De clans wisselen elkaar af, een paar acties per keer. Doe nu de jouwe, of stop: wat over is, bewaar je voor de volgende beurt.
        [free] Vrije stappen kosten geen actie: goederen verplaatsen of neerleggen, met lege karren rijden, kaarten omdraaien.
        [consent] Beide clans krijgen een ommuurde stad. Jij betaalt voor het aansluiten van je tegel en krijgt er een niveau spiritualiteit bij.
        [defend] Beide kanten verliezen het ijzer dat ze inzetten.
        [loot] Je neemt alles wat er van één soort is, zolang je plaats hebt.
        [rescue] Wat geen plaats vindt in je andere eenheden, gaat naar de andere clan of op de grond.
        [form] Eén vlag wisselt van clan. Kies de manier die je het beste uitkomt.
        [overflow] Wat je laat liggen, komt op de grond van die streek.
        [seer] De kaart die je houdt, speel je in je volgende kaartfase; de andere gaat terug op de stapel.
       *[other] Wacht even.
    }
finisterre-goal = Het doel: de meeste punten als de stapel leeg is. Dorpen en de verbindingen ertussen, spiritualiteit, specialisten en doelkaarten leveren punten op. Begin met een dorp.
finisterre-ask =
    { $sort ->
        [edge] { $kind }: waar?
        [unit] { $kind }: welke eenheid?
        [comarca] { $kind }: in welke streek?
        [lot] { $kind }: welke kavel?
        [store] { $kind }: welk goed?
        [ground] { $kind }: welk goed?
        [amount] { $kind }: hoeveel?
        [size] { $kind }: hoe groot?
        [cell] { $kind }: op welk vak?
        [clan] { $kind }: welke clan?
        [slot] { $kind }: welke kaart?
        [specialist] { $kind }: welke specialist?
        [form] { $kind }: op welke manier?
        [guests] { $kind }: wie nodig je uit?
        [kind] { $kind }: welke soort goed?
        [dolmen] { $kind }: bij welk hunebed?
        [territory] { $kind }: in welk gebied?
        [die] { $kind }: met een dobbelsteen van welke waarde?
        [iron] { $kind }: met hoeveel ijzer?
       *[answer] { $kind }: kies.
    }
finisterre-ask-food =
    { $left ->
        [one] Hoeveel { $good } verkoop je? Er is nog 1 voedselpunt te noemen.
       *[other] Hoeveel { $good } verkoop je? Er zijn nog { $left } voedselpunten te noemen.
    }
finisterre-attacked = Aangevallen: { $unit }. { $name } heeft kracht { $strength } en wint als dat { $lead } meer is dan jouw kracht.
finisterre-attacked-unseen = Aangevallen: { $unit }. Je ziet het ijzer van { $name } niet; de aanval slaagt als dat er { $lead } meer is dan het jouwe.
finisterre-holds =
    { $iron ->
        [0] De aanval mislukt ook als je geen ijzer inzet.
       *[other] De aanval mislukt als je { $iron } ijzer inzet.
    }
finisterre-holds-helped =
    { $iron ->
        [0] Met je vechter mislukt de aanval ook als je geen ijzer inzet.
       *[other] Met je vechter mislukt de aanval als je { $iron } ijzer inzet.
    }
finisterre-holds-never = Al je ijzer daar is niet genoeg om de aanval te stoppen.

## Kinds of actions

finisterre-kind =
    { $kind ->
        [small] Een klein dorp stichten
        [large] Een groot dorp stichten
        [grow] Een tegel groot maken
        [annex] Een stad ommuren
        [boat] Een boot bouwen
        [cart] Een kar bouwen
        [leave] Een gemengde stad verlaten
        [destroy] Een boot of kar slopen
        [offering] Een offer brengen
        [feast] Een feest geven
        [gift] Goud schenken
        [sail] Varen
        [load] Met een geladen kar rijden
        [activate] Een specialist activeren
        [deactivate] Een specialist deactiveren
        [attack] Aanvallen
        [convert] Mensen bekeren
        [convert-specialist] Een specialist bekeren
        [buy] Een kavel kopen
        [sell] Een kavel verkopen
        [sell-food] Voedsel verkopen
        [buy-specialist] Een specialist kopen
        [sell-specialist] Een specialist verkopen
        [mint] Munten slaan
        [melt] Munten smelten
        [use] Een specialist gebruiken
        [move] Een goed verplaatsen
        [drop] Een goed neerleggen
       *[drive] Met een lege kar rijden
    }
finisterre-places =
    { $places ->
        [one] 1 opslagplaats
       *[other] { $places } opslagplaatsen
    }
finisterre-worth = scoort { $points }
finisterre-kind-about =
    { $kind ->
        [small] Op een dorpsplaats. { finisterre-places }, eet 1, { finisterre-worth }.
        [large] Op een dorpsplaats. { finisterre-places }, eet 2, { finisterre-worth }.
        [grow] Je kleine tegel wordt groot: een vlag erbij.
        [annex] Een tweede tegel naast je dorp maakt een ommuurde stad: een actie extra, meer punten en moeilijker aan te vallen.
        [boat] Aan een vrije steiger. { finisterre-places }, { finisterre-worth }.
        [cart] In een streek met een weg en een eenheid van jou. { finisterre-places }, { finisterre-worth }.
        [leave] Je tegel verhuist naar een vrije dorpsplaats in dezelfde streek.
        [destroy] Je krijgt het hout terug; het ijzer is weg.
        [offering] Goud bij een hunebed voor een niveau spiritualiteit.
        [feast] { $food } voedsel en 1 goud per gast, en nog { $gold } goud: een niveau per gast.
        [gift] { $gold } goud aan een andere clan voor een niveau spiritualiteit.
        [sail] Over de rivier naar een vrije steiger. Een geladen boot komt minder ver.
        [load] Eén goed over bruggen naar een andere streek, en misschien één terug.
        [activate] Een goed gaat op een kaart die open ligt.
        [deactivate] Het goed op een kaart komt bij je terug.
        [attack] Twee acties. IJzer tegen ijzer: je neemt alles van één soort.
        [convert] Twee acties en { $levels ->
            [one] één niveau
           *[other] { $levels } niveaus
        } spiritualiteit: een vlag van een ander wordt van jou.
        [convert-specialist] Twee acties, met een actieve druïde: betaal de goudwaarde en neem de kaart.
        [buy] Een volle kavel van de markt.
        [sell] { $wood } hout of { $iron } ijzer aan de markt.
        [sell-food] { $food } voedselpunten van elke soort aan de markt.
        [buy-specialist] Uit de uitstalling, voor zijn waarde in goud.
        [sell-specialist] Aan de uitstalling, voor zijn waarde in goud.
        [mint] Goud wordt munten. Het vuur heeft brandstof nodig.
        [melt] Munten worden goud, met sterpunten. Het vuur heeft brandstof nodig.
        [use] Een kaart doet wat alleen die kaart kan.
        [move] Naar een andere eenheid van hetzelfde gebied.
        [drop] Op de grond van zijn streek.
       *[drive] Over bruggen naar een andere streek.
    }
finisterre-group =
    { $sort ->
        [build] Bouwen
        [travel] Reizen
        [trade] Handelen
        [people] Specialisten
        [spirit] Spiritualiteit
        [offence] Aanvallen
        [free] Vrije stappen
        [facing] Richting
        [hand] Je hand
        [row] Uit de rij, één keer per beurt
        [reveal] Een kaart omdraaien
        [keep] Je kaart
        [recover] De bedekte kaart
        [bank] Oevers
        [ground] Op de grond
        [comarca] Streken
        [unit] Eenheden
        [clan] Clans
        [edge] Plaatsen
        [cell] Vakken
        [store] Opslag
        [lot] Kavels
        [size] Grootte
        [amount] Aantal
        [helped] Met je krijger of vechter
        [guests] Gasten
        [kind] Soorten goederen
        [divine] Wat je gezien hebt
        [slot] Kaarten
        [specialist] Specialisten
        [form] Manieren
        [answer] Antwoord
       *[leave] Of
    }

## Choices

finisterre-say-stop = Stoppen en de rest bewaren
finisterre-say-end = De beurt beëindigen
finisterre-say-enough = Genoeg
finisterre-say-feed = De anderen voeden
finisterre-say-find-nothing = Alles laten liggen
finisterre-say-recover-none = Bedekt laten
finisterre-say-one-way = Niets terugbrengen
finisterre-say-yes = Ja
finisterre-say-no = Nee
finisterre-say-caravan = Karavaan
finisterre-say-carried =
    { $number ->
        [0] Geen actie verkopen
        [one] Eén bewaarde actie verkopen
       *[other] { $number } bewaarde acties verkopen
    }
finisterre-say-owed =
    { $number ->
        [0] Geen actie afkopen
        [one] Eén schuldige actie afkopen
       *[other] { $number } schuldige acties afkopen
    }
finisterre-say-reveal = Kaart { $number } omdraaien
finisterre-say-slot = Kaart { $number }
finisterre-say-first = Clan { $number }
finisterre-say-look = De stapel bekijken
finisterre-say-alchemy = IJzer in goud veranderen
finisterre-say-clan = Clan { $number }
finisterre-say-guests = gasten { $number }
finisterre-say-keep-up = Open houden
finisterre-say-keep-down = Gedekt houden
finisterre-say-refuse = Weigeren
finisterre-say-keep = Verborgen houden
finisterre-say-publish = Openbaar maken
finisterre-say-bank = Op een oever
finisterre-choice =
    { $what ->
        [site] Dorpsplaats { $where }
        [dock] Steiger { $where }
        [dolmen] Hunebed { $where }
        [unfed] { $where } lijdt honger
        [half] { $where } krijgt de helft
       *[cell] Vak { $where }
    }
finisterre-facing =
    { $wind ->
        [n] De tweede helft in het noorden
        [e] De tweede helft in het oosten
        [s] De tweede helft in het zuiden
       *[w] De tweede helft in het westen
    }
finisterre-keep =
    { $keep ->
        [keep-up] Open houden
        [keep-down] Gedekt houden
        [refuse] Weigeren: elke clan mag hem dan kopen
        [keep] Verborgen houden
        [sell] Ongezien verkopen
       *[publish] Openbaar maken, voor alle clans
    }
finisterre-bank =
    { $corner ->
        [ne] Noordoostoever, { $comarca }
        [se] Zuidoostoever, { $comarca }
        [sw] Zuidwestoever, { $comarca }
       *[nw] Noordwestoever, { $comarca }
    }
finisterre-lot =
    { $lot ->
        [wood] Een kavel hout
        [iron] Een kavel ijzer
       *[food] Een groep voedsel
    }
finisterre-size =
    { $size ->
        [small] Klein
       *[large] Groot
    }
finisterre-form =
    { $form ->
        [grow] { $unit }: groeit, en het andere verliest een vlag { $where }
        [add] { $unit }: krijgt een tegel, en het andere verliest een vlag { $where }
       *[take-over] De tegel op { $where } overnemen
    }
finisterre-divine =
    { $verb ->
        [put] Op de stapel terugleggen
       *[keep] Houden
    }
finisterre-foreign-unit = { $name }: { $unit }
finisterre-slot-of = { $card } ({ $name })
finisterre-menu-need = Samen eten ze { $need }.
finisterre-there = daar:
finisterre-use-on =
    { $state ->
        [ill] genezen
        [down] opendraaien
       *[active] uitzetten
    }
finisterre-cost = kost
finisterre-get = je krijgt
finisterre-less = Minder
finisterre-more = Meer
finisterre-take-amount =
    { $what ->
        [mint] Van { $amount } goud munten slaan
        [melt] { $amount } goud maken
        [attack] Aanvallen met { $amount } ijzer
        [defend] { $amount ->
            [0] Geen ijzer inzetten
           *[other] { $amount } ijzer inzetten
        }
        [sell] { $amount ->
            [0] Niets verkopen
           *[other] { $amount } verkopen
        }
        [owe] { $amount ->
            [0] Niets afkopen
           *[other] { $amount } afkopen
        }
        [activate] Een dobbelsteen van { $amount } gebruiken
       *[other] { $amount } kiezen
    }
finisterre-strength = kracht { $strength }
finisterre-actions =
    { $count ->
        [one] 1 actie
       *[other] { $count } acties
    }
finisterre-card-with = bij { $name }
finisterre-card-used = al gebruikt in deze fase
finisterre-left-to-name = daarna nog { $left } te noemen
finisterre-back = Terug
finisterre-cancel = Annuleren
finisterre-confirm = Bevestigen
finisterre-confirm-title = Bevestig je keuze
finisterre-stop-about = Alle acties die over zijn gaan naar de volgende beurt, en je actiefase is voorbij.
finisterre-trail = Stappen tot nu toe
finisterre-guide = Je beslissing
finisterre-fold = De gids inklappen
finisterre-unfold = De keuzes tonen
finisterre-advised = Een bot zou dit kiezen
finisterre-on-the-map = Kies op de kaart een vak dat oplicht; R of het muiswiel draait de kaart.
finisterre-on-the-map-touch = Kies op de kaart een vak dat oplicht; met “Draai” draai je de kaart.
finisterre-one-way = Hier past hij alleen zo.
finisterre-from-dolmens = De sterpunten komen van dolmens in die streek.
finisterre-score = punten { $points }
finisterre-score-own = Jouw punten: { $points } ({ $why }).
finisterre-score-other = { $name }: { $points } ({ $why }).
finisterre-lost =
    { $bought ->
        [yes] Geen plaats voor { $goods }: kwijt als je het niet gebruikt voordat je acties voorbij zijn.
       *[no] Geen plaats voor { $goods }: het valt op de grond.
    }
finisterre-no-room-for = geen { $good }, want daarvoor heb je geen plaats
finisterre-stake-target = Tegen { $name }: { $unit }.
finisterre-stake-loot =
    { $who ->
        [own] Als je wint, neem je één soort: { $goods }.
       *[other] Als het lukt, neemt { $name } één soort: { $goods }.
    }
finisterre-stake-wreck =
    { $who ->
        [own] Er ligt niets in. Als je wint, sloop je hem voor { $wood } hout en verlies je 1 sterpunt.
       *[other] Er ligt niets in. Als de aanval slaagt, sloopt { $name } hem voor { $wood } hout.
    }
finisterre-stake-defence =
    { $defence ->
        [0] { $name } heeft niets om het te verdedigen: kracht { $lead } is genoeg.
       *[other] { $name } kan met kracht { $defence } verdedigen. De jouwe moet { $lead } meer zijn dan wat daar wordt ingezet.
    }
finisterre-stake-stopped =
    { $stopped ->
        [0] Te zwak: de aanval mislukt ook als { $name } niets inzet.
       *[other] De aanval slaagt, tenzij { $name } met kracht { $stopped } verdedigt.
    }
finisterre-change =
    { $what ->
        [sites] vrije dorpsplaatsen { $change }
        [stars] je sterpunten { $change } ({ $most } zijn een niveau spiritualiteit)
        [docks] vrije steigers { $change }
        [coins] jouw munten { $change }
        [sick] jouw zieke specialisten { $change }
        [points] jouw punten { $change }
       *[keep] { $count ->
            [one] je mag 1 goed houden van wat erbij komt
           *[other] je mag { $count } goederen houden van wat erbij komt
        }
    }
finisterre-keep-none = je hebt geen plaats om er iets van te houden
finisterre-event-about =
    { $event ->
        [SU] Zomer: het jaar schuift door. Nieuwe graandobbelstenen zijn 1 meer waard.
        [WI] Winter: het jaar schuift door. Nieuwe graandobbelstenen zijn 1 minder waard.
        [PLC] Graanplaag. De helft van deze dobbelstenen op de grond van de streek verdwijnt, en je specialisten met zo’n dobbelsteen worden ziek, of allemaal als je er woont en ze bewaart.
        [PLG] Veeplaag. De helft van deze dobbelstenen op de grond van de streek verdwijnt, en je specialisten met zo’n dobbelsteen worden ziek, of allemaal als je er woont en ze bewaart.
        [PLH] Wildplaag. De helft van deze dobbelstenen op de grond van de streek verdwijnt, en je specialisten met zo’n dobbelsteen worden ziek, of allemaal als je er woont en ze bewaart.
        [FIR] Brand: de helft van het hout op de grond van de streek verbrandt; in de zomer alles, en de helft van wat daar bewaard wordt.
        [VEI] Rijke ader: vanaf nu 1 ijzer meer telkens als bergen in de streek samenkomen.
        [ROB] Roof: elke clan met een vlag in de streek verliest een kwart van zijn munten.
        [FER] Vruchtbaarheid: een graandobbelsteen voor elke keer dat akkers eerder in de streek samenkwamen.
       *[FLO] Overstroming: alle boten op haar stuk rivier zinken met hun goederen.
    }
finisterre-to-the-ground = Grond:
finisterre-free =
    { $free ->
        [0] Je hebt hier geen vrije plaats.
        [one] Je hebt hier 1 vrije plaats.
       *[other] Je hebt hier { $free } vrije plaatsen.
    }
finisterre-caravan-about = Een karavaan draagt je goederen tot je een dorp hebt.
finisterre-free-in = { $what }: { $free } van { $capacity } vrij
finisterre-one-step-away = Bijna mogelijk
finisterre-missing = ontbreekt
finisterre-impossible =
    { $count ->
        [one] Nu niet mogelijk: 1 actie
       *[other] Nu niet mogelijk: { $count } acties
    }

## Goods, units and cards

finisterre-good =
    { $good ->
        [wood] hout
        [iron] ijzer
        [gold] goud
        [crop] graan
        [fish] vis
        [game] wild
        [livestock] vee
        [coins] munten
        [food] voedsel
        [spirit] spiritualiteit
       *[star] sterpunten
    }
finisterre-amount =
    { $good ->
        [wood] { $amount } hout
        [iron] { $amount } ijzer
        [gold] { $amount } goud
        [crop] { $amount } graan
        [fish] { $amount } vis
        [game] { $amount } wild
        [livestock] { $amount } vee
        [food] { $amount } voedsel
        [spirit] { $amount ->
            [one] 1 niveau spiritualiteit
           *[other] { $amount } niveaus spiritualiteit
        }
        [coins] { $amount ->
            [one] 1 munt
           *[other] { $amount } munten
        }
       *[star] { $amount ->
            [one] 1 sterpunt
           *[other] { $amount } sterpunten
        }
    }
finisterre-die =
    { $good ->
        [crop] graan van { $value }
        [fish] vis van { $value }
        [game] wild van { $value }
       *[livestock] vee van { $value }
    }
finisterre-dice =
    { $count ->
        [one] één dobbelsteen { $good }
       *[other] { $count } dobbelstenen { $good }
    }
finisterre-food = Voedsel
finisterre-in-comarca = { $what }, { $comarca }
finisterre-in = in { $comarca }
finisterre-some-unit =
    { $kind ->
        [village] het dorp
        [boat] de boot
        [cart] de kar
       *[unit] de eenheid
    }
finisterre-unit-in = { finisterre-some-unit } in { $comarca }
finisterre-unit =
    { $kind ->
        [village] Dorp in { $comarca }
        [boat] Boot in { $comarca }
       *[cart] Kar in { $comarca }
    }
finisterre-unit-which = { $unit } ({ $which })
finisterre-store =
    { $store ->
        [caravan] Karavaan
        [lost] Goederen van de verloren tegel
       *[bought] Gekochte goederen in de hand
    }
finisterre-terrain-of = Landschap: { $signs }
finisterre-terrain-card = Landschapskaart { $card }
finisterre-card-of-terrain = een landschapskaart
finisterre-card-with-signs = een kaart met { $signs }
finisterre-card-hidden = Een gedekte kaart
finisterre-card-state =
    { $state ->
        [down] gedekt
        [active] actief
        [ill] ziek
        [away] op reis
       *[up] open
    }
finisterre-activation =
    { $activation ->
        [tool] Leg er 1 hout of 1 ijzer op om hem te activeren.
        [wood] Leg er 1 hout op om hem te activeren.
        [gold] Leg er 1 goud op om hem te activeren.
       *[food] Leg er een dobbelsteen voedsel op om hem te activeren; de punten raken op.
    }
finisterre-specialist-sort =
    { $sort ->
        [magic] Magie: een niveau spiritualiteit meer zolang hij actief is, en hij wordt nooit ziek.
       *[rotating] Hij reist: eenmaal actief gaat hij van buur naar buur en werkt terwijl de seizoenen verstrijken.
    }
finisterre-gold-value = Hij is { $gold } goud waard, en evenveel punten als hij aan het eind gedekt ligt.
finisterre-partial-points = Openbaar: { $open } punten voor de eerste clan. Verborgen: { $hidden } punten als je hem vervult, { $failed } als dat nooit lukt.
finisterre-final-points = Openbaar: { $open } punten voor wie het meeste heeft, { $openShared } elk voor twee, { $openOthers } voor de anderen. Verborgen, voor de eigenaar: { $hidden }, { $hiddenShared } of { $hiddenOthers }.

## Panels

finisterre-side = De tafel rond de kaart
finisterre-strip = Jaar, stapel en je clan
finisterre-meal = { $food } voedsel, eet { $need } per beurt
finisterre-eats = eet { $need }
finisterre-meal-about = Het voedsel van je clan, en wat zijn tegels per beurt eten. In rood: een gebied heeft minder dan zijn tegels eten.
finisterre-hungry-then = Je zou { $food } voedsel overhouden en je tegels eten { $need }: er zou een tegel verhongeren.
finisterre-starved = Honger! Er was niet genoeg voedsel in { $where }, en een dorpstegel van jou is verhongerd.
finisterre-slots =
    { $row ->
        [active] Actief
        [up] Open
       *[down] Gedekt
    }
finisterre-carried-keep = Bewaren en niet meer vragen
finisterre-carried-ask = Vraag me weer naar bewaarde acties
finisterre-progress = { $amount } van { $of }
finisterre-purse-about = Goederen van je clan, in al zijn eenheden samen
finisterre-purse-none = geen goederen
finisterre-ribbon = Fasen van de beurt
finisterre-stage =
    { $stage ->
        [cards] Kaarten
        [harvest] Oogst
        [meal] Voedsel
       *[actions] Acties
    }
finisterre-stage-about =
    { $stage ->
        [cards] Kaarten worden gedeeld en gelegd.
        [harvest] Iedereen neemt goederen van de grond.
        [meal] Elke tegel eet; wie niets heeft, verhongert.
       *[actions] Clan voor clan worden acties gedaan of bewaard.
    }
finisterre-hand = Je hand
finisterre-hand-none = Geen kaarten in de hand.
finisterre-hand-size =
    { $count ->
        [one] 1 kaart in de hand
       *[other] { $count } kaarten in de hand
    }
finisterre-card-later = volgende beurt
finisterre-clans = Clans
finisterre-starts = begint deze beurt
finisterre-coins-word =
    { $count ->
        [one] munt
       *[other] munten
    }
finisterre-spirit = spiritualiteit
finisterre-star-of = { $star } van { $most } sterpunten
finisterre-actions-of =
    { $pool ->
        [one] Acties: { $now } nu, 1 in totaal
       *[other] Acties: { $now } nu, { $pool } in totaal
    }
finisterre-no-actions = geen acties
finisterre-carried = { $count } bewaard
finisterre-stopped = Is deze beurt gestopt.
finisterre-nomad = Een nomade: zonder dorp, overal thuis.
finisterre-flags =
    { $count ->
        [one] 1 vlag
       *[other] { $count } vlaggen
    }
finisterre-room = { $used } van { $capacity } plaatsen bezet
finisterre-empty = leeg
finisterre-territory =
    { $units ->
        [one] Een gebied van 1 eenheid eet { $need } en heeft { $food } voedsel.
       *[other] Een gebied van { $units } eenheden eet { $need } en heeft { $food } voedsel.
    }
finisterre-pieces-left =
    Nog { $tiles ->
        [one] 1 dorpstegel
       *[other] { $tiles } dorpstegels
    } en { $vehicles ->
        [one] 1 boot of kar
       *[other] { $vehicles } boten of karren
    }
finisterre-fulfilled = vervuld
finisterre-market = Markt
finisterre-market-lot = kavels van { $size }
finisterre-market-food-lot = groepen van { $size } punten of meer
finisterre-market-there = { $amount } op de markt
finisterre-market-buy =
    { $price ->
        [one] Een kavel kopen: 1 munt
       *[other] Een kavel kopen: { $price } munten
    }
finisterre-market-sell =
    { $price ->
        [one] Een kavel verkopen: 1 munt
       *[other] Een kavel verkopen: { $price } munten
    }
finisterre-market-no-lot = Geen volle kavel te koop
finisterre-market-sale = je krijgt
finisterre-cards = Kaarten
finisterre-deck =
    { $count ->
        [0] De stapel is leeg: dit is de laatste beurt.
        [one] Er is nog 1 kaart in de stapel.
       *[other] Er zijn nog { $count } kaarten in de stapel.
    }
finisterre-deck-sorts =
    Niemand heeft { $terrain ->
        [one] één landschapskaart
       *[other] { $terrain } landschapskaarten
    }, { $specialists ->
        [one] één specialist
       *[other] { $specialists } specialisten
    } en { $objectives ->
        [one] één doelkaart
       *[other] { $objectives } doelkaarten
    } ervan gezien.
finisterre-deck-word =
    { $count ->
        [one] kaart
       *[other] kaarten
    }
finisterre-deck-about = Kaarten die nog in de stapel zijn. Is hij leeg, dan wordt de beurt uitgespeeld.
finisterre-row = Rij van kaarten die nergens pasten
finisterre-row-none = Daar wacht geen kaart.
finisterre-display = Specialisten in de uitstalling
finisterre-display-none = Geen.
finisterre-objectives = Doelkaarten voor iedereen
finisterre-objectives-none = Nog geen.
finisterre-year-title = Jaar
finisterre-year =
    { $season ->
        [summer] Zomer van jaar { $number }
       *[winter] Winter, { $number ->
            [0] vóór jaar 1
           *[other] eind van jaar { $number }
        }
    }
finisterre-year-short = Jaar { $number }
finisterre-year-about =
    { $season ->
        [summer] In de zomer zijn branden erger. De winter sluit het jaar af.
       *[winter] Het is winter en het jaar is voorbij: het voedsel op de grond is gegroeid. De zomer verhoogt de waarde van graan.
    }
finisterre-crop-value = Een nieuwe graandobbelsteen is { $value } waard.
finisterre-crop-about = Wat een nieuwe graandobbelsteen nu waard is
finisterre-growth = Voedsel op de grond groeit
finisterre-growth-year = Eind van jaar
finisterre-growth-animals = Wild en vee
finisterre-growth-half-year = +1 in elk half jaar
finisterre-mint = Munthuis
finisterre-mint-about = In één gebied, met 1 { $fuel } voor het vuur.
finisterre-mint-brings = Munten slaan levert op
finisterre-melt-costs = Smelten kost munten

## The log

finisterre-line = { $name } { $deeds }.
finisterre-line-nothing =
    { $what ->
        [harvest] { $name } koos waar te oogsten.
        [enough] { $name } nam niets meer.
        [bank] { $name } koos de oever van een vis.
        [find-nothing] { $name } nam niets.
       *[other] { $name } maakte een keuze.
    }
finisterre-some-good = een goed
finisterre-did =
    { $what ->
        [placed] legde een kaart{ $detail }
        [took] nam { $detail }
        [found] vond { $detail }
        [row] nam { $detail } uit de rij
        [recover] nam { $detail } terug
        [reveal] draaide een kaart om
        [call] riep { $detail }
        [unfed] liet een tegel honger lijden{ $detail }
        [half] voedde een tegel half{ $detail }
        [carry] { $count ->
            [0] bewaarde alle acties
            [one] verkocht een actie
           *[other] verkocht { $count } acties
        }
        [owe] { $count ->
            [0] kocht geen actie af
            [one] kocht een actie af
           *[other] kocht { $count } acties af
        }
        [stop] stopte
        [defended] verdedigde zich met { $detail } ijzer
        [yes] stemde in
        [no] stemde niet in
        [card-keep-up] hield een specialist open{ $detail }
        [card-keep-down] hield een specialist gedekt
        [card-refuse] weigerde een specialist{ $detail }
        [card-keep] hield een doelkaart
        [card-sell] verkocht een doelkaart
        [card-publish] maakte een doelkaart openbaar{ $detail }
        [small] stichtte een klein dorp{ $detail }
        [large] stichtte een groot dorp{ $detail }
        [grow] maakte een tegel groot{ $detail }
        [annex] ommuurde een stad{ $detail }
        [boat] bouwde een boot{ $detail }
        [cart] bouwde een kar{ $detail }
        [leave] verliet een gemengde stad{ $detail }
        [destroy] sloopte een boot of kar{ $detail }
        [offering] bracht een offer{ $detail }
        [feast] gaf een feest{ $detail }
        [gift] schonk goud{ $detail }
        [sail] voer{ $detail }
        [load] reed met een geladen kar{ $detail }
        [activate] activeerde een specialist{ $detail }
        [deactivate] deactiveerde een specialist{ $detail }
        [attack] viel aan{ $detail }
        [convert] bekeerde mensen{ $detail }
        [convert-specialist] bekeerde een specialist{ $detail }
        [buy] kocht een kavel{ $detail }
        [sell] verkocht een kavel{ $detail }
        [sell-food] verkocht voedsel{ $detail }
        [buy-specialist] kocht een specialist{ $detail }
        [sell-specialist] verkocht een specialist{ $detail }
        [mint] sloeg munten van goud{ $detail }
        [melt] smolt munten{ $detail }
        [use] gebruikte een specialist{ $detail }
        [move] verplaatste een goed{ $detail }
        [drop] legde { $detail } neer
       *[drive] reed met een lege kar{ $detail }
    }

## Points

finisterre-award =
    { $what ->
        [tile] { $tile ->
            [small-tile] een kleine dorpstegel
           *[large-tile] een grote dorpstegel
        }
        [boat] een boot
        [cart] een kar
        [link] een directe verbinding
        [bridge] een stad aan een brug
        [spirit] { $spirit ->
            [one] 1 niveau spiritualiteit
           *[other] { $spirit } niveaus spiritualiteit
        }
        [spirit-share] { $points ->
            [0] spiritualiteit vergeleken
           *[other] de meeste of minste spiritualiteit
        }
        [hidden-specialist] { $card }, gedekt
        [hidden-objective] { $card }, verborgen
        [fulfilled-objective] { $card }, vervuld
        [failed-objective] { $card }, niet vervuld
       *[objective] { $card }, openbaar
    }
award-tile = Dorpstegels
award-boat = Boten
award-cart = Karren
award-link = Directe verbindingen
award-bridge = Bruggen
award-spirit = Spiritualiteit
award-spirit-share = Meeste en minste spiritualiteit
award-hidden-specialist = Gedekte specialisten
award-objective = Openbare doelkaarten
award-hidden-objective = Verborgen doelkaarten
award-fulfilled-objective = Vervulde doelkaarten
award-failed-objective = Mislukte doelkaarten

## The keyboard

finisterre-key-walk = Over de kaart lopen
finisterre-key-next = Volgende plek die oplicht
finisterre-key-enter = Die kiezen
finisterre-key-choose = Een knop van de gids kiezen
finisterre-key-leave = De keuze annuleren
finisterre-key-zoom = Inzoomen, uitzoomen
finisterre-key-fit = Alles tonen

## Wat vanzelf gebeurt

finisterre-tiles-lost =
    { $amount ->
        [one] een dorpstegel
       *[other] { $amount } dorpstegels
    }
finisterre-boats-lost =
    { $amount ->
        [one] een boot
       *[other] { $amount } boten
    }
finisterre-happened =
    { $what ->
        [turn] begint beurt { $amount }
        [laid] legde een kaart die maar op één plek paste
        [row] legde een kaart die nergens past in de rij
        [display] had geen plek voor { $card }, die naar de uitstalling ging
        [covered-tiles] verloor { finisterre-tiles-lost } onder de kaart
        [covered-boats] verloor { finisterre-boats-lost } door de kaart
        [summer] Het is zomer: een nieuwe graandobbelsteen is { $amount } waard
        [winter] Het is winter: een nieuwe graandobbelsteen is { $amount } waard
        [grown] Elke dobbelsteen { $good } op de grond groeide met { $amount }
        [plague] Een plaag kostte { $goods } in { $place }
        [ill] { $card } werd ziek
        [burnt-ground] Brand in { $place }: { $amount } hout op de grond verbrand
        [burnt] verloor { $amount } opgeslagen hout door de brand in { $place }
        [robbed] verloor { $goods } door roof in { $place }
        [vein] In { $place } is een rijke ader gevonden
        [sunk] verloor { finisterre-boats-lost } in de overstroming
        [appeared] Nieuw in { $place }: { $goods }
        [stars-for-sites] kreeg { $goods } voor nieuwe dorpsplaatsen en steigers
        [stars-for-dolmen] kreeg { $goods } voor een dolmen
        [stars-for-harm] verloor { $goods } voor schade aan anderen
        [stars-for-hunger] verloor { $goods } door honger
        [spy] verloor { $amount ->
            [one] een bewaarde actie
           *[other] { $amount } bewaarde acties
        } aan een spion
        [impostor] krijgt { $amount ->
            [one] één kaart
           *[other] { $amount } kaarten
        } minder: een bedrieger
        [troublemaker] krijgt { $amount ->
            [one] één goed
           *[other] { $amount } goederen
        } minder van verbindingen: een onruststoker
        [beggar] gaf { $goods } aan een bedelaar
        [eaten] at { $goods }
        [foraged] at { $amount } voedsel van de grond
        [starved] verloor { finisterre-tiles-lost } in { $place } door honger
        [half-starved] heeft { $amount ->
            [one] een kleinere tegel
           *[other] { $amount } kleinere tegels
        } in { $place } door honger
        [earned] verdiende { $goods } voor vrije plekken
       *[fulfilled] vervulde “{ $card }”
    }
