# Het bord van Carcassonne: wat er gevraagd wordt, tegels en bouwwerken in woorden, het verslag, het toetsenbord.

## Wat er gevraagd wordt

carcassonne-tell-draw = Er wordt een tegel getrokken.
carcassonne-tell-place = Leg je tegel op een oplichtend vak: { $tile }.
carcassonne-tell-place-free = Leg je tegel: { $tile }. De zijden moeten passen.
carcassonne-tell-discard = Deze tegel past nergens. Leg hem weg en trek een andere.
carcassonne-tell-deploy =
    { $supply ->
        [0] Je hebt geen volgeling meer om te sturen.
        [one] Stuur je laatste volgeling naar de tegel, of houd hem thuis.
       *[other] Stuur een volgeling naar de tegel, of niemand. Je hebt er { $supply } thuis.
    }
carcassonne-send =
    { $role ->
        [knight] Ridder in de stad
        [robber] Struikrover op de weg
        [monk] Monnik in het klooster
       *[farmer] Boer in de weide
    }
carcassonne-send-where =
    { $role ->
        [knight] Ridder, { $where }
        [robber] Struikrover, { $where }
        [monk] Monnik, { $where }
       *[farmer] Boer, { $where }
    }
carcassonne-send-none = Geen volgeling
carcassonne-discard = Tegel wegleggen
carcassonne-move-place = { $where } van de eerste tegel, { $turned }
carcassonne-direction =
    { $spot ->
        [N] noord
        [E] oost
        [S] zuid
        [W] west
        [C] midden
        [NW] noordwest
        [NE] noordoost
        [SE] zuidoost
       *[other] zuidwest
    }

## Tegels en bouwwerken

carcassonne-tile-city =
    { $count ->
        [one] { $shields ->
            [0] een stad
           *[other] een stad met wapenschild
        }
       *[other] { $count } steden
    }
carcassonne-tile-road =
    { $count ->
        [one] een weg
       *[other] { $count } wegen
    }
carcassonne-tile-cloister = een klooster
carcassonne-tile-river = de rivier
carcassonne-tile-spring = de bron
carcassonne-tile-lake = het meer
carcassonne-tile-meadow = alleen weide
carcassonne-first-tile = de eerste tegel
carcassonne-steps =
    { $count } { $spot ->
        [N] naar het noorden
        [E] naar het oosten
        [S] naar het zuiden
       *[W] naar het westen
    }
carcassonne-turned =
    { $facing ->
        [N] ongedraaid
        [E] naar rechts gedraaid
        [S] ondersteboven
       *[W] naar links gedraaid
    }
carcassonne-side-at =
    { $spot ->
        [N] noord
        [E] oost
        [S] zuid
       *[W] west
    }: { $side ->
        [C] stad
        [R] weg
        [I] rivier
       *[F] weide
    }
carcassonne-feature-kind =
    { $kind ->
        [city] stad
        [road] weg
        [cloister] klooster
       *[field] weide
    }
carcassonne-feature-size =
    { $size ->
        [one] 1 tegel
       *[other] { $size } tegels
    }
carcassonne-feature-worth = nu { $worth }
carcassonne-feature-worth-closed =
    { $kind ->
        [cloister] { $worth } nu, { $closed } als het omringd is
       *[other] { $worth } nu, { $closed } of meer als voltooid
    }
carcassonne-feature-worth-field = { $worth } aan het eind
carcassonne-feature-complete = voltooid, { $worth }
carcassonne-feature-open =
    { $count ->
        [one] 1 open eind
       *[other] { $count } open einden
    }
carcassonne-feature-around =
    { $count ->
        [one] er ontbreekt nog 1 tegel omheen
       *[other] er ontbreken nog { $count } tegels omheen
    }
carcassonne-feature-gap =
    { $fits ->
        [0] geen van de { $left } resterende tegels past in het gat
        [one] 1 van de { $left } resterende tegels past in het gat
       *[other] { $fits } van de { $left } resterende tegels passen in het gat
    }
carcassonne-feature-gaps = in de gaten passen { $fits } van de { $left } resterende tegels
carcassonne-feature-cities =
    { $count ->
        [0] voedt geen voltooide stad
        [one] voedt 1 voltooide stad
       *[other] voedt { $count } voltooide steden
    }
carcassonne-feature-shields =
    { $count ->
        [one] 1 wapenschild
       *[other] { $count } wapenschilden
    }
carcassonne-feature-farmers = boeren eromheen: { $names }
carcassonne-feature-nobody = van niemand

## Het verslag

carcassonne-line-laid =
    { $role ->
        [knight] { $name } legde { $tile } en stuurde een ridder.
        [robber] { $name } legde { $tile } en stuurde een struikrover.
        [monk] { $name } legde { $tile } en stuurde een monnik.
        [farmer] { $name } legde { $tile } en stuurde een boer.
       *[none] { $name } legde { $tile }.
    }
carcassonne-line-laid-unseen =
    { $role ->
        [knight] { $name } legde een tegel en stuurde een ridder.
        [robber] { $name } legde een tegel en stuurde een struikrover.
        [monk] { $name } legde een tegel en stuurde een monnik.
        [farmer] { $name } legde een tegel en stuurde een boer.
       *[none] { $name } legde een tegel.
    }
carcassonne-line-sent =
    { $role ->
        [knight] { $name } stuurde een ridder.
        [robber] { $name } stuurde een struikrover.
        [monk] { $name } stuurde een monnik.
       *[farmer] { $name } stuurde een boer.
    }
carcassonne-line-discard = { $name } legde een tegel weg die nergens paste: { $tile }.
carcassonne-award-city =
    { $shields ->
        [0] stad van { $tiles } tegels
        [one] stad van { $tiles } tegels met 1 wapenschild
       *[other] stad van { $tiles } tegels met { $shields } wapenschilden
    }
carcassonne-award-open-city =
    { $tiles ->
        [one] onvoltooide stad van 1 tegel
       *[other] onvoltooide stad van { $tiles } tegels
    }{ $shields ->
        [0] { "" }
        [one] { " " }met 1 wapenschild
       *[other] { " " }met { $shields } wapenschilden
    }
carcassonne-award-road =
    { $tiles ->
        [one] weg van 1 tegel
       *[other] weg van { $tiles } tegels
    }
carcassonne-award-open-road =
    { $tiles ->
        [one] onvoltooide weg van 1 tegel
       *[other] onvoltooide weg van { $tiles } tegels
    }
carcassonne-award-cloister = volledig omringd klooster
carcassonne-award-open-cloister =
    { $tiles ->
        [one] eenzaam klooster
       *[other] onvoltooid klooster, { $tiles } tegels
    }
carcassonne-award-field =
    { $cities ->
        [one] weide die 1 stad voedt
       *[other] weide die { $cities } steden voedt
    }
carcassonne-award-farm = boeren rond een stad van { $tiles } tegels

## Het bord

carcassonne-board = Bord: het landschap
carcassonne-board-help = Loop met de pijltjestoetsen over de vakken, of met N naar het volgende vak waar de tegel past. R draait de tegel, Enter legt hem neer. F leest voor wat er op een tegel ligt. De vakken worden geteld vanaf de eerste tegel.
carcassonne-hand = Tegel in de hand: { $tile }; { $sides }
carcassonne-turn = Tegel draaien
carcassonne-place = Tegel hier leggen
carcassonne-cursor-tile = { $where }: een tegel met { $tile }; { $sides }
carcassonne-cursor-fits = { $where }: past { $turned }
carcassonne-cursor-not = { $where }: leeg; de tegel past hier niet
carcassonne-cursor-empty = { $where }: leeg
carcassonne-text-board = Het bord in woorden
carcassonne-text-features = Bouwwerken met volgelingen
carcassonne-text-tiles =
    { $count ->
        [one] 1 tegel
       *[other] { $count } tegels
    }
carcassonne-side-left =
    { $left ->
        [0] Geen van de { $total } tegels over
       *[other] Nog { $left } van { $total } tegels
    }
carcassonne-side-pile =
    { $pile ->
        [river] nu de rivier
        [lake] nu het meer
        [start] nu de starttegel
       *[land] nu de gewone tegels
    }
carcassonne-side-kind = Nog { $count }: { $tile }
carcassonne-side-discarded = Weggelegd
carcassonne-key-move = Over de vakken lopen
carcassonne-key-next = Volgend vak waar de tegel past
carcassonne-key-turn = Tegel draaien, heen of terug
carcassonne-key-place = Tegel leggen
carcassonne-key-follower = Een volgeling sturen
carcassonne-key-none = Geen volgeling sturen
carcassonne-key-feature = Laten oplichten wat er op een tegel ligt
carcassonne-key-zoom = Inzoomen, uitzoomen
carcassonne-key-fit = Alles tonen, zolang er geen volgeling gevraagd wordt
