# Il tabellone di Carcassonne: che cosa ti si chiede, tessere e costruzioni a parole, il registro, la tastiera.

## Che cosa ti si chiede

carcassonne-tell-draw = Si pesca una tessera.
carcassonne-tell-place = Piazza la tua tessera su una casella illuminata: { $tile }.
carcassonne-tell-place-free = Piazza la tua tessera: { $tile }. I lati devono combaciare.
carcassonne-tell-discard = Questa tessera non combacia da nessuna parte. Scartala e pescane un’altra.
carcassonne-tell-deploy =
    { $supply ->
        [0] Non hai più seguaci da mandare.
        [one] Manda il tuo ultimo seguace sulla tessera, oppure tienilo.
       *[other] Manda un seguace sulla tessera, o nessuno. Ne hai { $supply } a casa.
    }
carcassonne-send =
    { $role ->
        [knight] Cavaliere nella città
        [robber] Brigante sulla strada
        [monk] Monaco nel monastero
       *[farmer] Contadino nel prato
    }
carcassonne-send-where =
    { $role ->
        [knight] Cavaliere, { $where }
        [robber] Brigante, { $where }
        [monk] Monaco, { $where }
       *[farmer] Contadino, { $where }
    }
carcassonne-send-none = Nessun seguace
carcassonne-discard = Scarta la tessera
carcassonne-move-place = { $where } della prima tessera, { $turned }
carcassonne-direction =
    { $spot ->
        [N] nord
        [E] est
        [S] sud
        [W] ovest
        [C] centro
        [NW] nord-ovest
        [NE] nord-est
        [SE] sud-est
       *[other] sud-ovest
    }

## Tessere e costruzioni

carcassonne-tile-city =
    { $count ->
        [one] { $shields ->
            [0] una città
           *[other] una città con stemma
        }
       *[other] { $count } città
    }
carcassonne-tile-road =
    { $count ->
        [one] una strada
       *[other] { $count } strade
    }
carcassonne-tile-cloister = un monastero
carcassonne-tile-river = il fiume
carcassonne-tile-spring = la sorgente
carcassonne-tile-lake = il lago
carcassonne-tile-meadow = solo prato
carcassonne-first-tile = la prima tessera
carcassonne-steps =
    { $count } { $spot ->
        [N] a nord
        [E] a est
        [S] a sud
       *[W] a ovest
    }
carcassonne-turned =
    { $facing ->
        [N] com’è
        [E] girata a destra
        [S] capovolta
       *[W] girata a sinistra
    }
carcassonne-side-at =
    { $spot ->
        [N] nord
        [E] est
        [S] sud
       *[W] ovest
    }: { $side ->
        [C] città
        [R] strada
        [I] fiume
       *[F] prato
    }
carcassonne-feature-kind =
    { $kind ->
        [city] città
        [road] strada
        [cloister] monastero
       *[field] prato
    }
carcassonne-feature-size =
    { $size ->
        [one] 1 tessera
       *[other] { $size } tessere
    }
carcassonne-feature-worth = { $worth } ora
carcassonne-feature-worth-closed =
    { $kind ->
        [cloister] { $worth } ora, { $closed } se è circondato
       *[other] { $worth } ora, { $closed } o più se si completa
    }
carcassonne-feature-worth-field = { $worth } alla fine
carcassonne-feature-complete =
    { $kind ->
        [cloister] completo, { $worth }
       *[other] completa, { $worth }
    }
carcassonne-feature-open =
    { $count ->
        [one] 1 lato aperto
       *[other] { $count } lati aperti
    }
carcassonne-feature-around =
    { $count ->
        [one] manca 1 tessera intorno
       *[other] mancano { $count } tessere intorno
    }
carcassonne-feature-gap =
    { $fits ->
        [0] nessuna delle { $left } tessere rimaste combacia con lo spazio vuoto
        [one] 1 delle { $left } tessere rimaste combacia con lo spazio vuoto
       *[other] { $fits } delle { $left } tessere rimaste combaciano con lo spazio vuoto
    }
carcassonne-feature-gaps = { $fits } delle { $left } tessere rimaste combaciano con gli spazi vuoti
carcassonne-feature-cities =
    { $count ->
        [0] non rifornisce nessuna città completa
        [one] rifornisce 1 città completa
       *[other] rifornisce { $count } città complete
    }
carcassonne-feature-shields =
    { $count ->
        [one] 1 stemma
       *[other] { $count } stemmi
    }
carcassonne-feature-farmers = contadini intorno: { $names }
carcassonne-feature-nobody = di nessuno

## Il registro

carcassonne-line-laid =
    { $role ->
        [knight] { $name } ha piazzato { $tile } e ha mandato un cavaliere.
        [robber] { $name } ha piazzato { $tile } e ha mandato un brigante.
        [monk] { $name } ha piazzato { $tile } e ha mandato un monaco.
        [farmer] { $name } ha piazzato { $tile } e ha mandato un contadino.
       *[none] { $name } ha piazzato { $tile }.
    }
carcassonne-line-laid-unseen =
    { $role ->
        [knight] { $name } ha piazzato una tessera e ha mandato un cavaliere.
        [robber] { $name } ha piazzato una tessera e ha mandato un brigante.
        [monk] { $name } ha piazzato una tessera e ha mandato un monaco.
        [farmer] { $name } ha piazzato una tessera e ha mandato un contadino.
       *[none] { $name } ha piazzato una tessera.
    }
carcassonne-line-sent =
    { $role ->
        [knight] { $name } ha mandato un cavaliere.
        [robber] { $name } ha mandato un brigante.
        [monk] { $name } ha mandato un monaco.
       *[farmer] { $name } ha mandato un contadino.
    }
carcassonne-line-discard = { $name } ha scartato una tessera che non combaciava da nessuna parte: { $tile }.
carcassonne-award-city =
    { $shields ->
        [0] città di { $tiles } tessere
        [one] città di { $tiles } tessere con 1 stemma
       *[other] città di { $tiles } tessere con { $shields } stemmi
    }
carcassonne-award-open-city =
    { $tiles ->
        [one] città incompleta di 1 tessera
       *[other] città incompleta di { $tiles } tessere
    }{ $shields ->
        [0] { "" }
        [one] { " " }con 1 stemma
       *[other] { " " }con { $shields } stemmi
    }
carcassonne-award-road =
    { $tiles ->
        [one] strada di 1 tessera
       *[other] strada di { $tiles } tessere
    }
carcassonne-award-open-road =
    { $tiles ->
        [one] strada incompleta di 1 tessera
       *[other] strada incompleta di { $tiles } tessere
    }
carcassonne-award-cloister = monastero circondato
carcassonne-award-open-cloister =
    { $tiles ->
        [one] monastero solitario
       *[other] monastero incompleto, { $tiles } tessere
    }
carcassonne-award-field =
    { $cities ->
        [one] prato che rifornisce 1 città
       *[other] prato che rifornisce { $cities } città
    }
carcassonne-award-farm = contadini intorno a una città di { $tiles } tessere

## Il tabellone

carcassonne-board = Tabellone: il paesaggio
carcassonne-board-help = Percorri le caselle con le frecce, o salta con N alla prossima casella adatta alla tessera. R gira la tessera, Invio la piazza. F legge che cosa c’è su una tessera. Le caselle si contano dalla prima tessera.
carcassonne-hand = Tessera in mano: { $tile }; { $sides }
carcassonne-turn = Gira la tessera
carcassonne-place = Piazza qui la tessera
carcassonne-cursor-tile = { $where }: una tessera con { $tile }; { $sides }
carcassonne-cursor-fits = { $where }: combacia { $turned }
carcassonne-cursor-not = { $where }: vuota; qui la tessera non combacia
carcassonne-cursor-empty = { $where }: vuota
carcassonne-text-board = Il tabellone a parole
carcassonne-text-features = Costruzioni con seguaci
carcassonne-text-tiles =
    { $count ->
        [one] 1 tessera
       *[other] { $count } tessere
    }
carcassonne-side-left =
    { $left ->
        [0] Non resta nessuna delle { $total } tessere
        [one] Resta 1 tessera su { $total }
       *[other] Restano { $left } tessere su { $total }
    }
carcassonne-side-pile =
    { $pile ->
        [river] ora il fiume
        [lake] ora il lago
        [start] ora la tessera iniziale
       *[land] ora le tessere normali
    }
carcassonne-side-kind =
    { $count ->
        [one] Ne resta 1: { $tile }
       *[other] Ne restano { $count }: { $tile }
    }
carcassonne-side-discarded = Scartate
carcassonne-key-move = Muoviti sulle caselle
carcassonne-key-next = Prossima casella adatta alla tessera
carcassonne-key-turn = Gira la tessera, in un senso o nell’altro
carcassonne-key-place = Piazza la tessera
carcassonne-key-follower = Manda un seguace
carcassonne-key-none = Non mandare nessun seguace
carcassonne-key-feature = Illumina che cosa c’è su una tessera
carcassonne-key-zoom = Avvicina, allontana
carcassonne-key-fit = Mostra tutto, finché non si chiede un seguace
