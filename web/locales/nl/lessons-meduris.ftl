# De lessen van Meduris; hun stellingen staan in src/oppidum/games/meduris/learn/lessons.

lesson-meduris-yield = Een grote opbrengst
    .teaches = In je beurt doe je één van drie dingen: een arbeider verplaatsen, een hut bouwen of een tempel bouwen. Verplaatsen heet een grote opbrengst: zet een van je arbeiders boven op een andere hoogvlakte. Alle arbeiders daar leveren dat materiaal op: de onderste 1, de tweede 2, de derde 3.
    .task = Haal met één verplaatsing 3 steen.
    .hint = Waar zou je arbeider als derde van onderen staan? De hoogvlakten staan midden op het bord; de blauwe arbeiders zijn van jou.
    .reached = Derde van onderen, dus 3 steen. Die eronder leverden 1 en 2 op, maar die zijn niet van jou.
    .missed-built = Je hebt gebouwd. Dat komt nog wel, maar verplaats deze keer een arbeider.
    .missed-low = Daar staat je arbeider niet als derde, dus hij levert geen 3 steen op. Zoek de hoogvlakte waar al twee arbeiders staan.

lesson-meduris-heights = Arbeiders op arbeiders
    .teaches = Een arbeider mag van elke hoogte vertrekken; wie erboven staan, zakken één plaats. Op een hoogvlakte staan er hoogstens drie. En voor elke beurt geeft de dobbelsteen iedereen 1 voor elke arbeider op één hoogvlakte, hoe hoog hij ook staat.
    .task = Haal in twee beurten 2 steen en 5 koper.
    .hint = De hoogvlakte met koper is vol. Verplaats je onderste arbeider daarvandaan naar de steen; dan is er op het koper plaats voor nog een.
    .reached = Je bovenste arbeider zakte naar de tweede plaats, de nieuwe kwam als derde: 2 en 3 is 5. Een arbeider onderaan hoeft daar niet te blijven.
    .missed-built = Je hebt gebouwd. Verplaats deze keer in beide beurten een arbeider.
    .missed-steps = Beide beurten zijn om, en het waren geen 2 steen en 5 koper. Twee van je arbeiders op één hoogvlakte leveren meer op dan één.

lesson-meduris-settlement = Hutten en nederzettingen
    .teaches = Elk veld toont twee materialen. Een losse hut kost één van elk. Hutten naast elkaar, van wie ook, zijn een nederzetting: daar betaal je elk materiaal zo vaak als ze hutten zal hebben. Grote zijn duur, maar de druïde beloont ze.
    .task = Bouw de derde hut van de nederzetting.
    .hint = Er staan twee hutten naast elkaar. Het vrije veld vlak ervoor, met de klok mee, toont steen en hout, en van elk heb je er drie.
    .reached = Drie hout en drie steen voor de derde hut. Dat de andere twee niet van jou zijn, maakt niet uit.
    .missed-temple = Dat is een tempel. Bouw deze keer een hut.
    .missed-lone = Je hut staat alleen. Zoek de twee hutten die al naast elkaar staan.
    .missed-yield = Je hebt een arbeider verplaatst. De hut kun je al betalen!

lesson-meduris-exchange = Drie voor één
    .teaches = Ontbreekt je een materiaal, dan mag je er drie andere voor geven, gelijk of gemengd. Een hut op een bonuschip met een 2 levert meteen 2 punten op.
    .task = Je hebt geen wol. Bouw toch een hut op het veld met de 2.
    .hint = Het veld met de 2 toont wol en hout. Eén hout betaalt het hout; drie andere betalen de wol.
    .reached = Vier materialen in totaal, en meteen 2 punten. Duur, maar soms de moeite waard.
    .missed-elsewhere = Dat is niet het veld met de 2. De chip ligt op een veld van wol en hout.
    .missed-yield = Je hebt een arbeider verplaatst. Die hut kun je nu al betalen: drie andere gelden als de wol.

lesson-meduris-druid = De druïde
    .teaches = Na elk gebouw loopt de druïde met de klok mee naar de volgende hut en vraagt de eigenaar om de twee materialen van het veld. Geef je niets, dan verlies je 1 punt; één ervan levert 1 punt op, en beide leveren een punt op voor elke hut van de nederzetting. Dan gaat hij verder naar de hutten vlak voor hem.
    .task = Bouw de hut waar de druïde nu naartoe gaat, en geef hem genoeg voor 3 punten.
    .hint = De druïde staat bij een losse hut. Staat er een derde hut vóór de andere twee, dan komt hij daar het eerst. Betaal die, en bewaar één hout en één steen voor hem.
    .reached = Drie hutten, 3 punten. Nu gaat hij langs de nederzetting verder en vraagt hij de andere speler.
    .missed-one = Je gaf hem één materiaal of niets. Beide zijn een punt waard voor elk van de drie hutten.
    .missed-elsewhere = Daar vindt hij geen nederzetting van drie die met een hut van jou begint. Bouw vlak vóór de twee hutten, aan de kant waar hij vandaan komt.
    .missed-yield = Bij een grote opbrengst blijft de druïde staan. Bouw een hut.

lesson-meduris-temple = Tempels
    .teaches = Een tempel kost altijd één van elk materiaal van zijn veld. Aan het einde levert hij je een punt op voor elke hut in de rijen aan beide kanten, van wie ook. Een tempel maakt ook een einde aan een nederzetting.
    .task = Bouw een tempel die nu 5 punten zou opleveren.
    .hint = Tel de hutten aan beide kanten van elk vrij veld. Tussen twee rijen is het best.
    .reached = Twee hutten aan de ene kant en drie aan de andere: 5 punten, en meer als de rijen groeien.
    .missed-poor = Die tempel heeft minder dan vijf hutten in de rijen ernaast. Een gat tussen twee rijen heeft er meer.
    .missed-hut = Dat is een hut. Bouw deze keer een tempel.
    .missed-yield = Je hebt een arbeider verplaatst. Een tempel kun je al betalen.

lesson-meduris-runes = Runenstenen
    .teaches = De ring heeft negen gebieden, elk met een runensteen. Wie de laatste hut in een gebied heeft gebouwd, heeft de steen ervan. Telkens als de druïde de grote rivier oversteekt, levert elke steen je een punt op; aan het einde van de partij leveren ze samen 1, 3, 6, 10 … op.
    .task = De druïde staat op het punt de rivier over te steken, en jij hebt 3 stenen. Bouw zo dat de oversteek je 4 oplevert.
    .hint = Bouw een hut in een gebied waarvan je de steen nog niet hebt. Hij telt meteen, want je neemt hem voor de druïde loopt.
    .reached = Vier stenen, 4 punten. De vierde kwam net op tijd.
    .missed-few = De druïde is overgestoken, en je had nog steeds 3 stenen. Een hut levert de steen van haar gebied op; een tempel niet.
    .missed-yield = Bij een grote opbrengst blijft de druïde staan. Bouw een hut.

lesson-meduris-last-lap = De laatste ronde
    .teaches = Als iemand alles heeft gebouwd, hebben alle anderen nog één beurt. Dan bezoekt de druïde elke hut nog één keer, en vraagt hij zoals altijd. Daarna leveren de tempels en de runenstenen punten op.
    .task = Dit is je laatste beurt. Haal nog minstens 5 punten voor de partij voorbij is.
    .hint = Hij komt bij allebei je hutten en vraagt er telkens koper. Je hebt er maar één. Wat kun je daar met je laatste beurt aan doen?
    .reached = Je bewaarde wat de druïde vraagt, en hij betaalde voor twee nederzettingen. Aan het einde zijn materialen zelf niets waard.
    .missed-spent = Je hebt gebouwd, maar nu is er te weinig over voor de druïde. Bewaar je materialen voor zijn laatste ronde.
    .missed-steps = De partij is voorbij, en het waren minder dan 5 punten. Geef bij beide hutten beide materialen; daarvoor heb je nog één koper nodig.
