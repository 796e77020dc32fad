# La mappa di Finisterre in parole: caselle, contrade e insediamenti, per il tabellone e per chi non lo vede.

finisterre-board = Mappa di Finisterre
finisterre-board-help = Le frecce vanno da un luogo che puoi scegliere all’altro, o sulla mappa; Invio sceglie, R gira la carta, Esc lascia. La mappa in parole segue sotto.
finisterre-key-turn = Gira la carta
finisterre-map-turn = Gira
finisterre-map-lay = Piazza la carta

finisterre-map-text = La mappa in parole
finisterre-map-text-comarcas =
    { $count ->
        [one] Una contrada
       *[other] { $count } contrade
    }
finisterre-map-text-units = Insediamenti, barche e carri
finisterre-map-text-squares =
    { $count ->
        [one] Un riquadro
       *[other] { $count } riquadri
    }
finisterre-map-text-sites = Siti di villaggio e approdi liberi
finisterre-map-nothing = niente
finisterre-map-square = { $cell }: { $what }
finisterre-map-empty = { $cell }: qui non c’è nulla
finisterre-map-fits =
    { $cell }: la carta ci sta in { $count ->
        [one] un modo
       *[other] { $count } modi
    }
finisterre-map-way = Primo riquadro su { $cell }, secondo su { $other }
finisterre-brings = Porta { $goods }
finisterre-loses = Toglie { $goods }
finisterre-brings-nothing = Non porta nulla
finisterre-map-several = { $place }: { $count } scelte
finisterre-map-people = { $name } { $flags }
finisterre-map-nobody = non ci vive nessuno
finisterre-map-ground = A terra: { $goods }
finisterre-map-dice = { $count } × { $die }
finisterre-map-crops =
    { $count ->
        [one] un luogo con campi coltivati
       *[other] { $count } luoghi con campi coltivati
    }
finisterre-map-veins =
    { $count ->
        [one] una vena ricca
       *[other] { $count } vene ricche
    }
finisterre-map-dolmen =
    dolmen su { $cell }, { $gold ->
        [0] senza oro
       *[other] { $gold } d’oro
    }
finisterre-map-open = può ancora crescere
finisterre-map-owner = { $name }: { $unit }
finisterre-map-closed = città fortificata
finisterre-map-slots = { $used } posti su { $capacity }
finisterre-map-feeds = Il suo territorio mangia { $need } e ha { $food }
finisterre-map-reaches = Raggiunge { $comarcas }
finisterre-map-hunger =
    { $hunger ->
        [half] nutrito a metà
       *[unfed] non nutrito
    }
finisterre-map-site = Sito di villaggio su { $cell }, { $comarca }
finisterre-map-dock = Approdo su { $cell }, { $comarca }
finisterre-feature =
    { $kind ->
        [forest] bosco
        [iron] montagna di ferro
        [farm] fattoria
        [crop] campo coltivato
        [gold] { $count ->
            [one] montagna d’oro con una pepita
           *[other] montagna d’oro con { $count } pepite
        }
        [fish] { $count ->
            [one] un pesce
           *[other] { $count } pesci
        }
        [bridge] ponte
        [dolmen] dolmen
       *[lake] lago
    }
finisterre-feature-with = { $feature } con { $animals }
finisterre-animal =
    { $animal ->
        [rabbit] coniglio
        [boar] cinghiale
        [deer] cervo
        [sheep] pecora
        [pig] maiale
       *[cow] mucca
    }
finisterre-edge =
    { $edge ->
        [road] strada a { $wind }
        [site] sito di villaggio a { $wind }
        [dock] approdo a { $wind }
        [river] fiume a { $wind }
       *[sea] mare a { $wind }
    }
finisterre-wind =
    { $wind ->
        [n] nord
        [e] est
        [s] sud
       *[w] ovest
    }
finisterre-event =
    { $event ->
        [SU] estate
        [WI] inverno
        [PLC] pestilenza dei raccolti
        [PLG] pestilenza del bestiame
        [PLH] pestilenza della selvaggina
        [FIR] incendio
        [VEI] vena ricca
        [ROB] rapina
        [FER] fertilità
       *[FLO] piena
    }
