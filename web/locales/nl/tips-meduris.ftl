# Tips van een begeleide partij Meduris: wat er nu kan, wat de ander deed en waarom dat telt.

tip-meduris-workers = Elk van de vier hoogvlakten geeft één materiaal. Een arbeider daar levert je er een op als de dobbelsteen het toont: spreid ze of zet ze bij elkaar.
    .title = Zet je arbeiders
tip-meduris-turn = Elke beurt doe je één van drie dingen: een hut of een tempel op een veld dat oplicht, of een grote opbrengst door een arbeider te verplaatsen. Met hutten en tempels verdien je punten: door offergaven aan de druïde, runenstenen en de rijen naast tempels.
    .title = Je beurt
tip-meduris-die = De dobbelsteen toont { $material ->
        [wood] hout
        [wool] wol
        [copper] koper
       *[stone] steen
    }: elke arbeider op die hoogvlakte, van jou of van een ander, heeft er net één aan zijn eigenaar gebracht. Met deze kleine opbrengst begint elke beurt.
    .title = De kleine opbrengst
tip-meduris-any = De dobbelsteen toont +1: iedereen neemt één materiaal. Neem wat het veld vraagt waar je wilt bouwen.
    .title = Neem wat je nodig hebt
tip-meduris-minus = De dobbelsteen toont −1: iedereen geeft één materiaal terug. Geef wat je het best kunt missen.
    .title = Eén gaat terug
tip-meduris-big-yield = Tik op een arbeider van jou om hem op te tillen, en dan op een andere hoogvlakte: daar komt hij bovenop, en ieder daar krijgt zoveel als hij hoog staat. Het kost je beurt: doe het als je materiaal tekortkomt.
    .title = De grote opbrengst
tip-meduris-lifted = Je arbeider staat nu bovenop, en elke arbeider daar heeft zoveel opgeleverd als hij hoog staat. Op de hoogvlakte die hij verliet, is wie boven hem stond één plaats gezakt.
    .title = Hoe hoger, hoe meer
tip-meduris-opponent-lifted = Je tegenstander heeft een arbeider verplaatst in plaats van te bouwen. Elke arbeider op die hoogvlakte leverde materiaal op{ $there ->
        [yes] , ook die van jou
       *[no] { "" }
    }: daar staan loont.
    .title = Een grote opbrengst van de ander
tip-meduris-hut = Dit veld is vrij en je kunt het betalen: { $count ->
        [one] één materiaal
       *[other] { $count } materialen
    }, zoals de twee symbolen laten zien. Met een hut neem je de runensteen van het gebied, en als de druïde langskomt, levert wat je hem offert punten op.
    .title = Je kunt een hut bouwen
tip-meduris-settlement = Hutten naast elkaar zijn een nederzetting, van wie ze ook zijn. De volgende kost hier { $most } van elk materiaal, maar in grote betaalt de druïde meer.
    .title = Groter is duurder
tip-meduris-exchange = Hier kom je een materiaal tekort, maar je mag drie willekeurige andere geven voor één. Dat is duur, maar soms net op tijd.
    .title = Drie voor één
tip-meduris-pay = Zeg wat je geeft: voor elk materiaal dat je vervangt drie willekeurige andere.
    .title = Kies de betaling
tip-meduris-opponent-hut = Bouw je naast deze hut, dan vormen ze samen een nederzetting. Dat kost je meer, maar het levert jullie allebei meer op als de druïde komt.
    .title = Een hut van de ander
tip-meduris-rune = { $who ->
        [me] Je neemt de runensteen van dit deel van de ring.
       *[other] Je tegenstander neemt de runensteen van dit deel van de ring.
    } Wie hier de volgende hut bouwt neemt hem over, en elke volgende steen is aan het eind meer waard.
    .title = Een runensteen
tip-meduris-druid-waits = Na de eerste gebouwen loopt de druïde alleen over zijn steenvelden. Daarna komt hij op de ring, en elk gebouw stuurt hem naar de volgende hut.
    .title = De druïde maakt zich klaar
tip-meduris-druid = Een gebouw stuurt de druïde naar de volgende hut, en hij bezoekt de hele nederzetting die voor hem ligt. Kijk je naar een veld, dan zie je waar hij heen zou gaan.
    .title = De druïde loopt
tip-meduris-offer = Hij vraagt de twee materialen van dit veld. { $count ->
        [one] Bij een losse hut
       *[other] In een nederzetting van { $count } hutten
    } levert één { $one } op en leveren beide { $both } op; geef je niets, dan verlies je 1 punt, als je er een hebt.
    .title = De druïde is bij je hut
tip-meduris-opponent-offer = De druïde stond bij een hut van je tegenstander, die iets offerde en { $points ->
        [one] een punt
       *[other] { $points } punten
    } kreeg. Zulke punten komen uit grote nederzettingen.
    .title = Een offergave
tip-meduris-refusal = { $who ->
        [me] Je gaf niets en verloor een punt.
       *[other] Je tegenstander gaf niets en verloor een punt.
    } Bewaar de materialen waar de druïde straks om vraagt.
    .title = Niets geofferd
tip-meduris-chip = Hier ligt een bonuschip: meteen punten, een gratis hut, of iets om aan de druïde te offeren. Hij is voor de eerste hut op dit veld.
    .title = Een bonuschip
tip-meduris-chip-points = { $who ->
        [me] De chip onder je hut levert je meteen { $points } punten op.
       *[other] De chip onder die hut levert je tegenstander meteen { $points } punten op.
    }
    .title = De chip levert punten op
tip-meduris-temple = Een tempel levert nu niets op. Aan het eind geeft hij een punt voor elke hut in de rijen aan beide kanten, van wie ze ook zijn: bouw hem waar hutten samenkomen.
    .title = Je kunt een tempel bouwen
tip-meduris-crossing = De druïde is de grote rivier overgestoken, en elke runensteen levert zijn eigenaar punten op: { $who ->
        [me] { $points ->
            [one] jij kreeg een punt
           *[other] jij kreeg er { $points }
        }
       *[other] { $points ->
            [one] je tegenstander kreeg een punt
           *[other] je tegenstander kreeg er { $points }
        }
    }.
    .title = Over de grote rivier
tip-meduris-few-huts = { $count ->
        [one] Je hebt nog één gebouw.
       *[other] Je hebt nog { $count } gebouwen.
    } Als iemand alles gebouwd heeft, heeft ieder ander nog één beurt en begint het einde.
    .title = Bijna alles gebouwd
tip-meduris-last-turn = Iemand heeft alles gebouwd. De anderen hebben nog één beurt, en dan loopt de druïde voor het laatst.
    .title = Het einde is begonnen
tip-meduris-lap = De druïde bezoekt nu elke hut op de ring nog één keer. Blijf offeren: daarna zijn materialen niets meer waard.
    .title = De laatste ronde
tip-meduris-final = Nu leveren tempels punten op voor de hutten ernaast, en elke runensteen is meer waard naarmate je er meer hebt. Open “Punten” om te zien waar elk vandaan komt.
    .title = De eindtelling
