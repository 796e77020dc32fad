# Het bord van Meduris: wat er gevraagd wordt, velden en de druïde in woorden, het verslag, het toetsenbord.

## What is asked

meduris-tell =
    { $phase ->
        [chips] Leg een bonuschip op een veld dat oplicht.
        [kinds] De bonuschips worden omgedraaid.
        [workers] Zet een arbeider op een van de vier hoogvlakten.
       *[roll] De dobbelsteen rolt.
    }
meduris-tell-rolled =
    { $whose ->
        [me] { $phase ->
            [take] Je gooide +1: neem één materiaal naar keuze.
           *[return] Je gooide −1: geef één materiaal terug.
        }
       *[other] { $phase ->
            [take] { $name } gooide +1: neem één materiaal naar keuze.
           *[return] { $name } gooide −1: geef één materiaal terug.
        }
    }
meduris-tell-act = Bouw op een veld dat oplicht, of verplaats een van je arbeiders voor de grote opbrengst.
meduris-tell-move = Je kunt nu niet bouwen: verplaats een van je arbeiders voor de grote opbrengst.
meduris-tell-last = Het is je laatste beurt.
meduris-tell-lap = De laatste ronde.
meduris-tell-offer = De druïde staat bij je hut op veld { $number }. Wat offer je?
meduris-tell-pay =
    { $what ->
        [hut] Kies hoe je de hut op veld { $number } betaalt.
        [temple] Kies hoe je de tempel op veld { $number } betaalt.
       *[other] Kies hoe je je offergave op veld { $number } betaalt.
    }
meduris-choose-material =
    { $phase ->
        [take] Neem één materiaal
        [return] Geef één materiaal terug
       *[workers] Zet een arbeider op een hoogvlakte
    }
meduris-build-hut = Hut
meduris-build-temple = Tempel
meduris-trade =
    { $what ->
        [hut] Een hut bouwen en de betaling kiezen: drie andere vervangen er één
       *[temple] Een tempel bouwen en de betaling kiezen: drie andere vervangen er één
    }
meduris-lifted = Kies een hoogvlakte die oplicht voor deze arbeider.
meduris-put-chip = Leg de chip hier
meduris-offer-title = Een offergave op veld { $number }
meduris-offer-asks = Hij vraagt:
meduris-offer-about =
    { $size ->
        [one] Een losse hut.
       *[other] Een nederzetting van { $size } hutten.
    } Punten voor één materiaal: { $one }; voor allebei: { $both }.
meduris-offer =
    { $kind ->
        [nothing] Niets
        [offer-one] { $material ->
            [wood] Hout
            [wool] Wol
            [copper] Koper
           *[stone] Steen
        }
        [offer-both] Allebei
        [offer-chip] Druïde­chip
        [exchange-one] Eén met 3 : 1
       *[exchange-both] Beide met 3 : 1
    }
meduris-points =
    { $points ->
        [-1] punt
        [one] punt
       *[other] punten
    }
meduris-pay-title =
    { $what ->
        [hut] De hut op veld { $number }
        [temple] De tempel op veld { $number }
       *[other] De offergave op veld { $number }
    }
meduris-pay-need = Nodig:
meduris-pay-given = Je geeft al in plaats daarvan:
meduris-pay-ask =
    { $kind ->
        [replace] Je hebt { $of } nodig: hoeveel { $material } vervang je, elk door drie andere?
        [one] In plaats van een van de twee materialen moet je { $left } andere geven: hoeveel daarvan zijn { $material }, hoogstens { $most }?
       *[give] In plaats van { $of } moet je { $left } andere geven: hoeveel daarvan zijn { $material }, hoogstens { $most }?
    }
meduris-pay-less = Minder
meduris-pay-more = Meer
meduris-pay-confirm =
    { $kind ->
        [replace] Vervang { $amount }
       *[give] Geef { $amount }
    }

## Materials, plots and the druid

meduris-material =
    { $material ->
        [wood] hout
        [wool] wol
        [copper] koper
       *[stone] steen
    }
meduris-amount =
    { $material ->
        [wood] { $amount } hout
        [wool] { $amount } wol
        [copper] { $amount } koper
       *[stone] { $amount } steen
    }
meduris-plateau = Hoogvlakte { $material }, { $stock } in voorraad
meduris-plot = Veld { $number }, { $first } en { $second }
meduris-plot-title = Veld { $number }
meduris-plot-before = Vorig veld
meduris-plot-after = Volgend veld
meduris-hut-of = hut van { $name }
meduris-temple-of = tempel van { $name }
meduris-temple-points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } aan het eind
meduris-chip =
    { $chip ->
        [two] bonuschip: { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }
        [hut] bonuschip: gratis hut
        [druid] druïdechip
       *[unknown] bonuschip, gedekt
    }
meduris-chip-about =
    { $chip ->
        [two] Een hut hier levert meteen { $points ->
            [one] 1 punt
           *[other] { $points } punten
        } op.
        [hut] Een hut hier kost niets.
       *[druid] Blijft onder de hut: één keer telt hij als offergave van beide materialen.
    }
meduris-rune =
    { $rune ->
        [snake] Slang
        [box] Vierkant
        [sprout] Spruit
        [arch] Boog
        [whirl] Werveling
        [waves] Golven
        [ladder] Ladder
        [hook] Haak
       *[arrow] Pijl
    }
meduris-nobody = niemand
meduris-cursor-rune = Rune { $rune }, in bezit van { $owner }
meduris-cursor-may = Je mag hier bouwen
meduris-cursor-goal = Je kunt het kiezen
meduris-cost = Een hut kost { $amounts }
meduris-cost-free = Een hut is gratis
meduris-card-hut = Een hut kost
meduris-free = gratis
meduris-takes-rune = Je neemt de runensteen.
meduris-takes-rune-from = Je neemt de runensteen van { $owner } af.
meduris-temple-brings =
    { $points ->
        [0] Met de hutten van nu niets aan het einde.
        [one] Met de hutten van nu 1 punt aan het einde.
       *[other] Met de hutten van nu { $points } punten aan het einde.
    }
meduris-unverified = Dit veld is onze reconstructie.
meduris-walk-stone = De druïde stapt op zijn volgende steenveld.
meduris-walk-none = De druïde vraagt niemand iets.
meduris-walk-stop = { $name } (veld { $number })
meduris-walk-asks = De druïde vraagt een offergave van { $stops }.
meduris-walk-crossing = De druïde steekt de grote rivier over, waar runenstenen tellen: { $gains }.
meduris-druid-at = De druïde staat bij veld { $number }.
meduris-druid-stone = De druïde staat op steenveld { $stone } van 3.
meduris-druid-temple = De druïde staat in zijn heiligdom.
meduris-face =
    { $face ->
        [wood] Hout: 1 voor elke arbeider daar
        [wool] Wol: 1 voor elke arbeider daar
        [copper] Koper: 1 voor elke arbeider daar
        [stone] Steen: 1 voor elke arbeider daar
        [any] Iedereen neemt er 1 naar keuze
       *[minus] Iedereen geeft er 1 terug
    }
meduris-hand = Je materialen
meduris-others = Achter de andere afschermingen
meduris-count =
    { $count ->
        [one] { $name }: 1 materiaal
       *[other] { $name }: { $count } materialen
    }

## What explains itself when it is pointed at

meduris-explain-druid-moves =
    { $what ->
        [building] Elk gebouw
       *[hut] Elke hut
    }{ $way ->
        [stones] { "" } brengt hem naar het volgende steenveld, en vanaf het derde naar de volgende hut, met de klok mee.
       *[ring] { "" } brengt hem naar de volgende hut, met de klok mee.
    }
meduris-explain-druid-asks =
    Bij een hut vraagt hij de eigenaar om de twee materialen van het veld. Eén ervan levert { $one ->
        [one] 1 punt
       *[other] { $one } punten
    } op, beide leveren een punt op voor elke hut van de nederzetting; wie niets offert, verliest { $lost ->
        [one] 1 punt
       *[other] { $lost } punten
    }.
meduris-explain-river = De grote rivier
meduris-explain-river-about =
    Ze stroomt tussen veld { $last } en veld 0. Telkens als de druïde haar oversteekt, geeft elke runensteen zijn bezitter { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
meduris-explain-river-now = Nu zou dat zijn: { $gains }.
meduris-explain-river-nobody = Nog niemand heeft een runensteen.
meduris-explain-river-lap = In de laatste ronde worden hier geen runenstenen geteld.
meduris-explain-area = Runengebied { $rune }, velden { $first } tot en met { $last }
meduris-explain-rune-free = Nog niemand heeft de runensteen: wie hier de eerste hut bouwt, neemt hem.
meduris-explain-rune-owner = { $owner } heeft de runensteen. Wie hier de volgende hut bouwt, neemt hem.
meduris-explain-rune-brings =
    Een runensteen geeft { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } telkens als de druïde de grote rivier oversteekt. Aan het einde levert elke volgende meer op dan de vorige.
meduris-explain-rune-player =
    { $runes ->
        [0] { $name }: geen runensteen
        [one] { $name }: 1 runensteen
       *[other] { $name }: { $runes } runenstenen
    }; { $points } aan het einde, met nog een { $next }.
meduris-explain-chip-hidden = Hij wordt omgedraaid als ze allemaal op het bord liggen.
meduris-explain-chip-under = Onder de hut van { $owner } op veld { $number }. Eén keer telt hij als offergave van beide materialen.
meduris-explain-plateau-die = Als de dobbelsteen dit materiaal toont, levert elke arbeider hier zijn eigenaar 1 op.
meduris-explain-plateau-big = Als een arbeider hierheen gaat, leveren alle arbeiders hier hun eigenaar dit materiaal op: de onderste 1, de tweede 2, de derde 3.

## The log

meduris-move =
    { $kind ->
        [hut] Hut op veld { $number }
        [hut-exchange] Hut op veld { $number }, drie voor één
        [temple] Tempel op veld { $number }
        [temple-exchange] Tempel op veld { $number }, drie voor één
        [chip] Chip op veld { $number }
        [move] Arbeider van { $from } naar { $to }
        [worker] Arbeider op { $from }
        [take] { $from } nemen
        [return] { $from } teruggeven
        [replace] { $number } { $from } vervangen, elk door drie andere
        [replace-none] Geen { $from } vervangen
        [give-none] Geen { $from } geven
        [give] { $number } { $from } geven
        [nothing] Niets offeren
        [offer-one] { $from } offeren
        [offer-both] Beide materialen offeren
        [offer-chip] De druïdechip offeren
        [exchange-one] Drie andere voor één offeren
       *[exchange-both] Beide offeren, drie andere voor één
    }
meduris-line-chips = Er zijn zes bonuschips neergelegd.
meduris-line-roll =
    { $face ->
        [wood] De dobbelsteen leverde niemand hout op.
        [wool] De dobbelsteen leverde niemand wol op.
        [copper] De dobbelsteen leverde niemand koper op.
        [stone] De dobbelsteen leverde niemand steen op.
        [any] De dobbelsteen toonde +1: iedereen neemt een materiaal.
       *[minus] De dobbelsteen toonde −1: wie materiaal heeft geeft er één terug.
    }
meduris-line-yield =
    { $face ->
        [wood] De dobbelsteen gaf hout: { $gains }.
        [wool] De dobbelsteen gaf wol: { $gains }.
        [copper] De dobbelsteen gaf koper: { $gains }.
       *[stone] De dobbelsteen gaf steen: { $gains }.
    }
meduris-line-big-yield =
    { $material ->
        [wood] De grote opbrengst gaf hout: { $gains }.
        [wool] De grote opbrengst gaf wol: { $gains }.
        [copper] De grote opbrengst gaf koper: { $gains }.
       *[stone] De grote opbrengst gaf steen: { $gains }.
    }
meduris-line-big-nothing =
    { $material ->
        [wood] Er was geen hout meer voor de grote opbrengst.
        [wool] Er was geen wol meer voor de grote opbrengst.
        [copper] Er was geen koper meer voor de grote opbrengst.
       *[stone] Er was geen steen meer voor de grote opbrengst.
    }
meduris-line-gain = { $name } +{ $amount }
meduris-line = { $name } { $deeds }.
meduris-line-built =
    { $what ->
        [hut] bouwde een hut op veld { $number }
        [temple] bouwde een tempel op veld { $number }
        [hut-exchange] bouwde een hut op veld { $number } en betaalde drie voor één
        [temple-exchange] bouwde een tempel op veld { $number } en betaalde drie voor één
       *[chip] legde een chip op veld { $number }
    }
meduris-line-moved = verplaatste een arbeider van { $from } naar { $to }
meduris-line-material =
    { $verb ->
        [worker] zette een arbeider op de hoogvlakte { $material }
        [take] nam { $material }
       *[return] gaf { $material } terug
    }
meduris-line-offered =
    { $kind ->
        [nothing] offerde niets
        [offer-one] offerde { $material }
        [offer-both] offerde beide materialen
        [offer-chip] offerde de druïdechip
        [exchange-one] offerde drie andere voor één materiaal
       *[exchange-both] offerde beide, met drie andere voor één
    }
meduris-award-chip = bonuschip
meduris-award-one = één materiaal voor de druïde
meduris-award-both =
    { $huts ->
        [one] beide materialen bij een losse hut
       *[other] beide materialen in een nederzetting van { $huts }
    }
meduris-award-refusal = niets voor de druïde
meduris-award-druid-chip =
    { $huts ->
        [one] druïdechip bij een losse hut
       *[other] druïdechip in een nederzetting van { $huts }
    }
meduris-award-crossing =
    { $runes ->
        [one] rivier overgestoken, met 1 runensteen
       *[other] rivier overgestoken, met { $runes } runenstenen
    }
meduris-award-temple =
    { $count ->
        [one] { $one ->
            [1] tempel naast een losse hut
           *[other] tempel naast een nederzetting van { $huts } hutten
        }
       *[other] tempel tussen rijen van { $huts } hutten
    }
meduris-award-runes =
    { $runes ->
        [one] aan het einde, 1 runensteen
       *[other] aan het einde, { $runes } runenstenen
    }
award-chip = Bonuschips
award-offering = Offergaven
award-refusal = Niets geofferd
award-druid-chip = Druïdechips
award-crossing = Runen bij de rivier
award-temple = Tempels
award-runes = Runen aan het einde

## The board

meduris-board = Bord: de berg en zijn ring van velden
meduris-board-help = Loop met de pijltjes rond de ring, of met N naar het volgende veld dat oplicht. W gaat langs de hoogvlakten. Enter opent een veld of tilt een arbeider op, cijfertoetsen kiezen.
meduris-text-board = Het bord in woorden
meduris-text-plateaus = Hoogvlakten
meduris-text-stack = Arbeiders van onder naar boven: { $workers }
meduris-text-no-workers = Geen arbeiders
meduris-text-druid = Druïde
meduris-text-runes = Runenstenen
meduris-text-plots = { $count } velden
meduris-side-druid = De druïde
meduris-side-next = Na de volgende tempel:
meduris-side-lap = De laatste ronde: de druïde bezoekt alle hutten nog één keer.
meduris-side-ending = { $name } heeft alles gebouwd. Alle anderen hebben nog één beurt.
meduris-side-players = Wat er over is
meduris-side-end = Als het nu afgelopen was: { $temples } voor tempels, { $runes } voor runen
meduris-side-left =
    Nog te bouwen: { $huts ->
        [one] 1 hut
       *[other] { $huts } hutten
    } en { $temples ->
        [one] 1 tempel
       *[other] { $temples } tempels
    }. { $materials ->
        [one] 1 materiaal.
       *[other] { $materials } materialen.
    }
meduris-side-no-runes = geen runenstenen
meduris-side-stock = In voorraad
meduris-side-chips = Bonuschips
meduris-side-board = Deze kant van het bord
meduris-side-guessed = { $count } velden, van { $first } tot { $last }, zijn onze reconstructie van de kant voor vier spelers: alleen de andere zijn bekend van afbeeldingen van het origineel.

## The keyboard

meduris-key-walk = Rond de ring lopen
meduris-key-next = Volgend veld dat oplicht
meduris-key-plateau = Volgende hoogvlakte
meduris-key-explain = Leg de druïde, de rivier, runenstenen, chips en hoogvlakten uit, een voor een
meduris-key-enter = Een veld openen, een arbeider optillen of neerzetten
meduris-key-choose = Een knop van de kaart kiezen
meduris-key-leave = De kaart sluiten, de arbeider terugzetten
meduris-key-zoom = Inzoomen, uitzoomen
meduris-key-fit = Alles tonen
