### How to play Meduris: sections, steps, symbols and points of src/oppidum/games/meduris/learn/how.toml.

how-meduris-goal = Het doel
    .text = Je arbeiders verzamelen materialen op de berg. Daarmee bouw je hutten en tempels op de ring eromheen. Een druïde loopt over de ring van hut naar hut: wat je hem offert, levert punten op, en runenstenen en tempels ook. Wie aan het einde de meeste punten heeft, wint.
how-meduris-start = Voor de eerste beurt
    .text = Je hebt { $workers_2 } arbeiders als jullie met twee spelen, anders { $workers_3 }. Om de beurt zet ieder er één tegelijk op hoogvlakten naar keuze, boven op wie er al staat. Iedereen begint met één van elk materiaal.
how-meduris-turn = Je beurt
    .text = Eerst de dobbelsteen, dan precies één ding naar keuze, en dan misschien de druïde.
how-meduris-turn-roll = De dobbelsteen rolt voor iedereen
    .text = Toont hij een materiaal, dan levert elke arbeider op die hoogvlakte zijn eigenaar er 1 van op, wie er ook aan de beurt is: de kleine opbrengst. Bij +1 neemt ieder een materiaal naar keuze, bij −1 geeft ieder er een terug.
how-meduris-turn-act = Je doet één van drie dingen
    .text = Een grote opbrengst, die materialen oplevert; of je bouwt een hut; of een tempel. Passen mag niet.
how-meduris-turn-druid = De druïde gaat verder
    .text =
        { $option_druid_moves ->
            [huts] Na een hut gaat hij met de klok mee naar de volgende hut, en vraagt daar om een offergave.
           *[other] Na een gebouw gaat hij met de klok mee naar de volgende hut, en vraagt daar om een offergave.
        } Maar eerst komt hij alleen van zijn heiligdom bovenaan omlaag, over { $stones } steenvelden.
how-meduris-big-yield = Een grote opbrengst
    .text = Neem een van je arbeiders en zet hem boven op een andere hoogvlakte waar er minder dan { $plateau_height } staan. Dan leveren alle arbeiders daar dat materiaal op: de onderste 1, de tweede 2, de derde 3. Het loont dus om boven op anderen te komen; maar zij krijgen ook iets.
how-meduris-hut = Een hut
    .text = Kies een vrij veld: het toont twee materialen. Een hut alleen kost er één van elk. Hutten naast elkaar vormen een nederzetting, van wie ze ook zijn, en daar kost een nieuwe hut van elk zoveel als de nederzetting dan hutten heeft. Met de hut neem je de runensteen van het gebied, ook van een ander. Gebieden zijn de stukken van de ring tussen twee beken; een nederzetting mag wel over een beek heen gaan. Ontbreekt een materiaal, dan zijn { $exchange } andere ook goed.
how-meduris-temple = Een tempel
    .text = Je hebt er { $temples }. Een tempel kost altijd één van elk materiaal van zijn veld. Hij neemt geen runensteen; hij mag niet op een bonuschip staan en beëindigt de nederzettingen ernaast. Aan het einde levert je tempel je { $option_temples ->
            [rows] { $points_temple ->
                [one] 1 punt
               *[other] { $points_temple } punten
            } op per hut in de rijen aan beide kanten
           *[beside] { $points_temple ->
                [one] 1 punt
               *[other] { $points_temple } punten
            } op per hut er direct naast
        }, van wie die ook is.
how-meduris-druid = Wat de druïde vraagt
    .text = Bij een hut vraagt de druïde de eigenaar om de twee materialen van het veld; dan gaat hij verder door de nederzetting en vraagt het bij de volgende hut. Beide materialen leveren zoveel punten op als de nederzetting hutten heeft, één levert { $points_offering } op, en geef je niets, dan verlies je er { $points_refusal }. Houd dus iets achter de hand als hij jouw kant op komt.
how-meduris-symbols = Wat je op het bord ziet
    .text = Kleur en symbool zeggen van wie een stuk is; elk materiaal heeft een eigen vorm.
how-meduris-points = Hoe je punten krijgt
    .text = Bouwen op zich levert niets op. Punten krijg je door runenstenen, hutten in grote nederzettingen en genoeg om te offeren.
how-meduris-end = Het einde
    .text = Je hebt { $huts_2 } hutten als jullie met twee spelen, anders { $huts_3 }. Heeft iemand ze allemaal gebouwd, en beide tempels, dan heeft ieder ander nog één beurt. Daarna loopt de druïde nog één keer rond, van hut naar hut, en tellen de tempels en de runenstenen. Wie de meeste punten heeft, wint; bij gelijke stand wie meer heeft gebouwd.

## Symbols

how-meduris-signs-materials = Materialen
how-meduris-sign-wood = Hout
how-meduris-sign-wool = Wol
how-meduris-sign-copper = Koper
how-meduris-sign-stone = Steen
how-meduris-signs-die = De dobbelsteen
how-meduris-sign-die-material = Een materiaal
    .text = elke arbeider op die hoogvlakte levert er 1 op
how-meduris-sign-die-any = +1
    .text = ieder neemt een materiaal naar keuze
how-meduris-sign-die-back = −1
    .text = ieder geeft er een terug
how-meduris-signs-mountain = Op de berg
how-meduris-sign-plateau = Hoogvlakte
    .text = één per materiaal, met plaats voor { $plateau_height } arbeiders
how-meduris-sign-worker = Arbeider
    .text = verzamelt het materiaal van zijn hoogvlakte
how-meduris-sign-tower = Hoogte
    .text = het getal naast een arbeider zegt wat hij bij een grote opbrengst oplevert
how-meduris-sign-stock = Voorraad
    .text = hoeveel er van een materiaal nog te nemen is
how-meduris-signs-ring = Op de ring
how-meduris-sign-plot = Veld
    .text = de twee materialen: wat bouwen hier kost, en waar de druïde om vraagt; met een sterretje bij het nummer: onze reconstructie
how-meduris-sign-hut = Hut
    .text = de druïde bezoekt haar; samen vormen ze nederzettingen
how-meduris-sign-temple = Tempel
    .text = telt aan het einde de hutten ernaast
how-meduris-sign-chip-two = Bonuschip: 2
    .text = { $points_chip } punten voor wie hier een hut bouwt
how-meduris-sign-chip-hut = Bonuschip: hut
    .text = een hut kost hier niets
how-meduris-sign-chip-druid = Bonuschip: druïde
    .text = blijft onder je hut en telt één keer als beide materialen
how-meduris-sign-rune = Runensteen
    .text = één per gebied; deze is nog vrij
how-meduris-sign-rune-owned = Runensteen met eigenaar
    .text = het symbool ernaast zegt wie hem heeft
how-meduris-sign-stream = Beek
    .text = sluit een gebied af, maar geen nederzetting
how-meduris-sign-river = De grote rivier
    .text = tussen het laatste en het eerste veld; als de druïde haar oversteekt, leveren runenstenen punten op
how-meduris-signs-druid = De druïde
how-meduris-sign-druid-figure = De druïde
    .text = loopt met de klok mee, van hut naar hut
how-meduris-sign-druid-temple = Zijn heiligdom
    .text = waar hij begint
how-meduris-sign-druid-stone = Zijn steenvelden
    .text = bij elk van de eerste gebouwen daalt hij er één af

## Points

how-meduris-worth-start = Om te beginnen
    .worth = { $start_points }
how-meduris-worth-offer-both = Beide materialen offeren
    .worth = zoveel als de nederzetting hutten heeft
how-meduris-worth-offer-one = Eén materiaal offeren
    .worth = { $points_offering }
how-meduris-worth-refuse = Niets offeren
    .worth = −{ $points_refusal }
how-meduris-worth-chip = Een hut op een bonuschip met een 2
    .worth = { $points_chip }
how-meduris-worth-crossing = De druïde steekt de grote rivier over
    .worth = { $points_crossing } voor elk van je runenstenen
how-meduris-worth-temple = Aan het einde, elk van je tempels
    .worth =
        { $option_temples ->
            [rows] { $points_temple } voor elke hut in de rijen ernaast
           *[beside] { $points_temple } voor elke hut er direct naast
        }
how-meduris-worth-runes = Aan het einde, 1, 2, 3, 4 … runenstenen
    .worth = { $points_runes_2 }, { $points_runes_3 }, { $points_runes_4 }, { $points_runes_5 } …
