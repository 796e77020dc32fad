### De regels van Meduris, op te zoeken per nummer. Bron: src/oppidum/games/meduris/RULES.md.

## Voorbereiding

rule-MED-01 = Jullie kunnen met twee tot vier mensen spelen. Welke kleur je hebt, is alleen voor het oog.
    .title = Twee tot vier spelers
rule-MED-02 = Spelen jullie met twee of drie, dan gebruiken jullie de kant van het bord met 32 velden; met vier de kant met 40.
    .title = Twee kanten
rule-MED-03 = Elk veld toont twee verschillende materialen. Op de kant voor twee en drie spelers zijn alle 32 velden met zekerheid bekend; elk materiaal staat op 16 ervan.
    .title = De kant met 32
rule-MED-04 = Op de kant voor vier spelers zijn de velden 0 tot en met 7 en veld 39 bekend van afbeeldingen van het origineel. De andere zijn onze reconstructie, en op het bord staat er een sterretje bij hun nummer.
    .title = De kant met 40
rule-MED-05 = Rond de ring liggen negen runengebieden naast elkaar. Elk heeft één runensteen, en bij het begin heeft niemand van jullie er een.
    .title = Negen runengebieden
rule-MED-06 = Er zijn hout, wol, koper en steen, van elk 18. Je begint met één van elk; de rest ligt in de voorraad op de berg.
    .title = De vier materialen
rule-MED-07 = Je hebt 12 hutten als jullie met twee spelen, en 8 als jullie met drie of vier spelen. Je hebt altijd 2 tempels.
    .title = Jouw hutten en tempels
rule-MED-08 = Je hebt drie arbeiders als jullie met twee spelen, anders twee. Vanaf de startspeler met de klok mee zet ieder steeds één arbeider boven op een hoogvlakte met minder dan drie, tot ze er allemaal staan. Dat levert nog geen materiaal op.
    .title = De arbeiders plaatsen
rule-MED-09 = Je begint met 5 punten, net als alle anderen.
    .title = Vijf punten ieder
rule-MED-10 = Voor jullie beginnen, liggen er zes bonuschips op de ring: twee met een 2, twee met een hut en twee met de druïde. Tussen twee ervan liggen minstens drie velden zonder chip. Het toeval legt ze neer; met de optie om ze zelf te leggen, leggen jullie ze om de beurt gedekt neer en worden ze daarna omgedraaid.
    .title = Zes bonuschips
    .detail = Elke opstelling die hieraan voldoet is even waarschijnlijk.
rule-MED-11 = De druïde begint in zijn heiligdom bovenaan. Van daar brengen drie steenvelden hem naar het pad langs de velden.
    .title = Waar de druïde begint
rule-MED-12 = Je materialen liggen achter een afscherming: de anderen zien hoeveel je er hebt, maar niet welke. Al het andere is open, dus wie meetelt, kan ze afleiden, en bots doen dat. Met de optie voor open materialen ziet iedereen ze.
    .title = Achter de afscherming

## Jouw beurt en de dobbelsteen

rule-MED-13 = Eerst wordt de dobbelsteen voor iedereen gegooid. Dan doe je precies één van drie dingen, en passen mag niet: een grote opbrengst, een hut of een tempel. Na een gebouw kan de druïde lopen; daarna is de volgende speler aan de beurt, met de klok mee.
    .title = Een beurt, stap voor stap
rule-MED-14 = De dobbelsteen heeft zes kanten, allemaal even waarschijnlijk: hout, wol, koper, steen, +1 voor een materiaal naar keuze en −1 voor een materiaal dat je teruggeeft.
    .title = Zes kanten
rule-MED-15 = Toont de dobbelsteen een materiaal, dan levert elk van jouw arbeiders op die hoogvlakte je er 1 van op. Hoe hoog ze staan, maakt hier niet uit.
    .title = De kleine opbrengst
rule-MED-16 = Is er te weinig voorraad voor een kleine opbrengst, dan komen de bovenste arbeiders eerst. Die eronder leveren je dan misschien niets op.
    .title = Een kleine voorraad
rule-MED-17 = Bij +1 neemt ieder één materiaal naar keuze uit de voorraad, zolang er iets is. Wie aan de beurt is begint, daarna gaat het met de klok mee; waar je arbeiders staan, maakt niet uit. Met de optie die de arbeiders telt, neem je er één voor elk van je arbeiders.
    .title = Een vrije keuze
rule-MED-18 = Bij −1 geeft ieder één materiaal naar keuze terug. Wie aan de beurt is begint, daarna gaat het met de klok mee. Heb je niets, dan geef je niets en verlies je geen punten.
    .title = Eén teruggeven

## De grote opbrengst

rule-MED-19 = Neem een van je eigen arbeiders, op welke hoogte hij ook staat; wie erboven staan, zakken één plaats. Zet hem dan boven op een andere hoogvlakte met minder dan drie arbeiders.
    .title = Een arbeider verplaatsen
rule-MED-20 = Dan leveren alle arbeiders op de hoogvlakte waar de jouwe is aangekomen het materiaal ervan op: de onderste 1, de tweede 2, de derde 3. Ook die van de andere spelers leveren hun eigenaar materiaal op; de hoogvlakte die je verliet, levert niets op.
    .title = Hoe hoger, hoe meer
rule-MED-21 = Is er te weinig voorraad, dan neemt de bovenste arbeider eerst wat er is, en dan die eronder. Je mag ook verplaatsen als er niets meer ligt.
    .title = Van boven naar beneden
rule-MED-22 = Bij een grote opbrengst bouw je niets, en de druïde blijft waar hij is.
    .title = De druïde blijft staan
rule-MED-23 = Een grote opbrengst kan altijd: op een andere hoogvlakte is er altijd plaats voor een van je arbeiders. Zo zit je nooit vast.
    .title = Altijd een uitweg

## Een hut bouwen

rule-MED-24 = Voor een hut heb je een hut in je eigen voorraad nodig en een veld zonder gebouw. Er mag een bonuschip op liggen.
    .title = Waar hutten mogen staan
rule-MED-25 = Een hut zonder andere hut ernaast kost je één van elk van de twee materialen van het veld. Wat je betaalt, gaat terug naar de voorraad.
    .title = Een losse hut
rule-MED-26 = Bouw je naast andere hutten, tel dan alle hutten van de nederzetting, de nieuwe inbegrepen: zoveel betaal je van elk van de twee materialen. De tweede hut kost twee van elk, de derde drie, enzovoort.
    .title = Groter kost meer
rule-MED-27 = Sluit je hut een gat, dan tellen de hutten aan beide kanten en de nieuwe ook. Tussen een rij van 2 en een rij van 3 betaal je 6 van elk materiaal.
    .title = Een gat sluiten
rule-MED-28 = Een nederzetting bestaat uit twee of meer hutten naast elkaar, van welke kleur ook. Ze loopt door over de grenzen van runengebieden en over de grote rivier; een tempel of een vrij veld maakt er een einde aan.
    .title = Wat een nederzetting is
rule-MED-29 = In plaats van een materiaal dat je nodig hebt, mag je drie andere geven, gelijk of gemengd, zo vaak je wilt; maar nooit meer dan nodig is. Dat geldt voor hutten, tempels en offergaven. Met de optie om alleen te vervangen wat ontbreekt, mag je enkel vervangen wat je niet hebt.
    .title = Drie voor één
rule-MED-30 = Als je hut er staat, neem je de runensteen van het gebied, uit de voorraad of van de speler die hem heeft. Is hij al van jou, dan houd je hem.
    .title = De runensteen nemen
rule-MED-31 = Komt je hut op een bonuschip met een 2, dan krijg je meteen 2 punten en gaat de chip weg. Voor de hut betaal je zoals gewoonlijk.
    .title = De chip met 2
rule-MED-32 = Op een bonuschip met een hut kost je hut niets, hoe groot de nederzetting ook is. De chip gaat daarna weg; je neemt de runensteen en de druïde loopt zoals gewoonlijk.
    .title = Een gratis hut
rule-MED-33 = Een bonuschip met de druïde blijft onder je hut liggen, en die betaal je zoals gewoonlijk. Je kunt hem later gebruiken, als de druïde bij deze hut komt (MED-55).
    .title = De druïdechip wacht
rule-MED-34 = Alles op volgorde: je betaalt, zet de hut neer, gebruikt de bonuschip en neemt de runensteen. Daarna loopt de druïde.
    .title = Het een na het ander

## Een tempel bouwen

rule-MED-35 = Voor een tempel heb je een tempel in je eigen voorraad nodig en een veld zonder gebouw en zonder bonuschip.
    .title = Waar tempels mogen staan
rule-MED-36 = Een tempel kost je altijd één van elk van de twee materialen van het veld, wat er ook naast staat. Ook hier mag je drie andere voor één geven (MED-29).
    .title = Wat een tempel kost
rule-MED-37 = Met een tempel neem je geen runensteen: wie hem heeft, houdt hem.
    .title = Geen runensteen
rule-MED-38 = Na je tempel loopt de druïde net zo als na een hut. Met de optie waarbij alleen hutten hem laten lopen, blijft hij waar hij is.
    .title = Tempels bewegen de druïde
rule-MED-39 = Je mag tempels naast elkaar bouwen. Ze leveren elkaar geen punten op.
    .title = Tempel naast tempel

## De druïde

rule-MED-40 = Na elk van de eerste drie gebouwen in de partij, van wie ze ook zijn, gaat de druïde naar zijn volgende steenveld en vraagt hij je niets. Met de optie waarbij alleen hutten hem laten lopen, tellen tempels niet.
    .title = Drie steenvelden
rule-MED-41 = Na het vierde gebouw verlaat de druïde zijn steenvelden, komt vóór veld 0 op het pad en gaat met de klok mee naar de eerste hut. Met de optie waarbij alleen hutten hem laten lopen, doet hij dat na de vierde hut.
    .title = Op het pad
rule-MED-42 = Na elk later gebouw gaat de druïde met de klok mee naar de volgende hut, voorbij tempels en vrije velden. Met de optie waarbij alleen hutten hem laten lopen, blijft hij na een tempel staan.
    .title = Naar de volgende hut
rule-MED-43 = De volgende hut op de weg van de druïde kan juist de hut zijn die je net hebt gebouwd.
    .title = De nieuwe hut telt
rule-MED-44 = Bouw je een hut vlak voor de druïde, naast die waar hij staat, dan stapt hij naar jouw nieuwe hut en begint het ritueel daar. Beide materialen leveren punten op voor de hele nederzetting, maar aan de hutten achter hem wordt niets meer gevraagd.
    .title = Vóór de druïde gebouwd
rule-MED-45 = Sluit je nieuwe hut achter de druïde aan bij de nederzetting, dan keert hij niet om. Hij loopt door naar de volgende hut voor hem.
    .title = Achter de druïde gebouwd
rule-MED-46 = Komt de druïde van zijn steenvelden, dan kan hij midden in een nederzetting stappen die over de grote rivier loopt. Ligt jouw hut daar achter hem, dan vraagt hij je niets; die hut telt wel mee voor de grootte van de nederzetting.
    .title = Midden erin
rule-MED-47 = Staan er vier of meer tempels voordat er een hut is, dan wacht de druïde op zijn derde steenveld. Zodra een van jullie de eerste hut bouwt, gaat hij erheen. Met de optie die hem langer laat wachten, gaat hij pas na het volgende gebouw.
    .title = Wachten op een hut
rule-MED-48 = Staat de druïde bij de enige hut die er is, dan loopt hij de hele ring rond, over de grote rivier en terug, en vraagt hij het de eigenaar opnieuw. Met de optie die hem laat staan, blijft hij daar en gebeurt er niets.
    .title = De enige hut

## Het offerritueel

rule-MED-49 = Komt de druïde bij jouw hut, dan beslis je wat je offert. Daarna stapt hij naar de hut vlak voor hem en vraagt het de eigenaar, enzovoort, tot er geen meer is; bij de laatste blijft hij staan. Het kan je ook meerdere keren gevraagd worden.
    .title = Van hut naar hut
rule-MED-50 = De druïde vraagt om de twee materialen van het veld. Geef je er één van, dan krijg je 1 punt.
    .title = Eén materiaal offeren
rule-MED-51 = Geef je beide materialen, dan krijg je zoveel punten als de hele nederzetting hutten heeft, van alle kleuren.
    .title = Beide materialen offeren
rule-MED-52 = Geef je niets, dan verlies je 1 punt, maar je zakt nooit onder 0. Weigeren mag altijd; heb je niets wat je zou kunnen geven, dan gebeurt dit zonder dat het je gevraagd wordt.
    .title = Niets offeren
rule-MED-53 = Bij een losse hut leveren zelfs beide materialen je maar 1 punt op.
    .title = Weinig voor losse hutten
rule-MED-54 = Ook bij offergaven mogen drie andere een materiaal vervangen: je krijgt 1 punt voor één van de twee, en de punten van de nederzetting voor beide. Met de optie om alleen te vervangen wat ontbreekt, mag je enkel vervangen wat je niet hebt.
    .title = Drie voor één offeren
rule-MED-55 = Ligt er een druïdechip onder je hut, dan mag je die inleveren in plaats van materialen: hij telt als beide en gaat daarna weg. Of je bewaart hem voor een later bezoek.
    .title = De druïdechip gebruiken
rule-MED-56 = Komt de druïde bij jouw hut, dan antwoord je, ook als je niet aan de beurt bent. Daarna gaat het verder in de oude volgorde.
    .title = Antwoorden buiten je beurt
rule-MED-57 = Een voorbeeld: de druïde staat bij veld 16, oranje heeft hutten op 19 en 20, en jij bouwt op 18 voor 3 steen en 3 hout; hij komt bij jou, je geeft hem beide materialen en gaat van 10 punten naar 13. Bij 19 geeft oranje niets en zakt van 7 naar 6, bij 20 geeft oranje hout en staat weer op 7; jouw tempel op 21 maakt een einde aan het ritueel.
    .title = Een ritueel van drie

## De grote rivier

rule-MED-58 = Telkens als de druïde de grote rivier oversteekt, tussen het laatste veld en veld 0, is er een runen-tussentelling: elke runensteen die je hebt, levert je 1 punt op.
    .title = Over de grote rivier
rule-MED-59 = Steekt de druïde de rivier over op weg naar een hut, dan tellen jullie eerst de runenstenen. Daarna begint het ritueel.
    .title = Eerst tellen, dan offeren
rule-MED-60 = Loopt een nederzetting over de rivier, dan steekt de druïde die midden in het ritueel over. Jullie tellen de runenstenen tussen de laatste offergave vóór de rivier en de eerste erna.
    .title = Tellen tijdens het ritueel
rule-MED-61 = Komt de druïde van zijn steenvelden op het pad, dan steekt hij de rivier niet over: jullie tellen de runenstenen niet.
    .title = Opgaan is geen oversteken
rule-MED-62 = Heb je net met je hut een runensteen genomen en steekt de druïde dan de rivier over, dan telt die al voor jou.
    .title = Een nieuwe runensteen

## Het einde

rule-MED-63 = Heeft een van jullie alle hutten en beide tempels gebouwd, dan wordt die beurt gewoon afgemaakt. Ieder ander heeft nog één beurt; daarna volgen de laatste ronde van de druïde en de eindtelling.
    .title = Het einde begint
rule-MED-64 = Bouw jij in je laatste beurt ook je laatste gebouw, dan verandert er niets: niemand krijgt daarvoor nog een beurt.
    .title = Later klaar zijn
rule-MED-65 = In de laatste ronde bouwt niemand van jullie: de druïde gaat met de klok mee één keer naar elke hut, en de hut waar hij stond komt het laatst. Staat hij nog op zijn steenvelden, dan begint hij bij veld 0.
    .title = De laatste ronde
rule-MED-66 = In de laatste ronde leveren je offergaven evenveel op als altijd. Geef je niets, dan verlies je ook hier 1 punt.
    .title = Offergaven in de ronde
rule-MED-67 = In de laatste ronde tellen jullie de runenstenen niet als de druïde de rivier oversteekt.
    .title = Geen runen-tussentelling
rule-MED-68 = Aan het einde geeft elk van je tempels 1 punt voor elke hut van de rijen er vlak naast, aan beide kanten en in alle kleuren; een losse hut telt ook. Met de optie die alleen de buren telt, tellen enkel de hutten er direct naast, hoogstens 2.
    .title = Wat tempels opleveren
rule-MED-69 = Een rij hutten tussen twee tempels telt voor allebei, ook als ze allebei van jou zijn.
    .title = Tussen twee tempels
rule-MED-70 = Aan het einde geeft je eerste runensteen 1 punt, de tweede 2, de derde 3, enzovoort. Drie ervan zijn samen 6 punten waard, alle negen 45.
    .title = Wat runenstenen opleveren
rule-MED-71 = Het scorespoor eindigt bij 99, je punten niet: je telt door, voorbij 100 en 200.
    .title = Meer dan honderd punten
rule-MED-72 = Heb je de meeste punten, dan win je. Bij een gelijke stand gaat voor wie meer hutten en tempels heeft gebouwd, en dan wie meer materialen overheeft; is dat ook gelijk, dan delen jullie de winst.
    .title = Wie wint
rule-MED-73 = Je gebouwen en de materialen die je overhebt, leveren op zich geen punten op.
    .title = Wat geen punten oplevert

## Wat altijd geldt

rule-MED-74 = Er gaat geen materiaal verloren: de voorraad en wat jullie samen hebben, is altijd 18 van elk.
    .title = Altijd achttien
rule-MED-75 = Op een hoogvlakte staan nooit meer dan drie arbeiders, en je raakt er nooit een kwijt.
    .title = Arbeiders blijven
rule-MED-76 = Je hebt nooit minder dan 0 punten.
    .title = Nooit onder nul
rule-MED-77 = Een runensteen heeft nooit meer dan één eigenaar. Jullie kunnen hem niet delen.
    .title = Eén eigenaar
rule-MED-78 = Jullie hutten kunnen de ring nooit vullen: er zijn er hoogstens 24 voor 32 velden, of 32 voor 40. Daarom sluit geen nederzetting de ring en eindigt elk ritueel.
    .title = Nooit een volle ring
rule-MED-79 = Als je beurt eindigt, staat de druïde bij een hut zonder hut vlak voor hem, of hij is nog in zijn heiligdom of op zijn steenvelden.
    .title = Waar de druïde rust
rule-MED-80 = Dezelfde beslissingen en hetzelfde toeval geven altijd dezelfde partij. Daarom kun je haar precies terugkijken.
    .title = Nog eens hetzelfde
rule-MED-81 = Deze regel is van onszelf, zodat geen partij eeuwig duurt. Na 100 beurten van ieder begint het einde, alsof wie het laatst speelde alles had gebouwd: alle anderen hebben nog één beurt (MED-63).
    .title = Na honderd beurten
