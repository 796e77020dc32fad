# De kaart van Finisterre in woorden: vakken, streken en nederzettingen, voor het bord en voor wie het niet ziet.

finisterre-board = Kaart van Finisterre
finisterre-board-help = De pijltoetsen gaan van de ene plek die je mag kiezen naar de andere, of over de kaart; Enter kiest, R draait de kaart, Escape annuleert. De kaart in woorden volgt hieronder.
finisterre-key-turn = Draai de kaart
finisterre-map-turn = Draai
finisterre-map-lay = Leg de kaart

finisterre-map-text = De kaart in woorden
finisterre-map-text-comarcas =
    { $count ->
        [one] Eén streek
       *[other] { $count } streken
    }
finisterre-map-text-units = Nederzettingen, boten en karren
finisterre-map-text-squares =
    { $count ->
        [one] Eén vierkant
       *[other] { $count } vierkanten
    }
finisterre-map-text-sites = Vrije dorpsplaatsen en steigers
finisterre-map-nothing = niets
finisterre-map-square = { $cell }: { $what }
finisterre-map-empty = { $cell }: hier ligt niets
finisterre-map-fits =
    { $cell }: de kaart past op { $count ->
        [one] één manier
       *[other] { $count } manieren
    }
finisterre-map-way = Eerste vierkant op { $cell }, tweede op { $other }
finisterre-brings = Levert op: { $goods }
finisterre-loses = Neemt { $goods } weg
finisterre-brings-nothing = Levert niets op
finisterre-map-several = { $place }: { $count } keuzes
finisterre-map-people = { $name } { $flags }
finisterre-map-nobody = hier woont niemand
finisterre-map-ground = Op de grond: { $goods }
finisterre-map-dice = { $count } × { $die }
finisterre-map-crops =
    { $count ->
        [one] één plek waar graan groeit
       *[other] { $count } plekken waar graan groeit
    }
finisterre-map-veins =
    { $count ->
        [one] één rijke ader
       *[other] { $count } rijke aders
    }
finisterre-map-dolmen =
    hunebed op { $cell }, { $gold ->
        [0] zonder goud
       *[other] { $gold } goud
    }
finisterre-map-open = kan nog groeien
finisterre-map-owner = { $name }: { $unit }
finisterre-map-closed = ommuurde stad
finisterre-map-slots = { $used } van { $capacity } plaatsen
finisterre-map-feeds = Het gebied eet { $need } en heeft { $food }
finisterre-map-reaches = Bereikt { $comarcas }
finisterre-map-hunger =
    { $hunger ->
        [half] half gevoed
       *[unfed] niet gevoed
    }
finisterre-map-site = Dorpsplaats op { $cell }, { $comarca }
finisterre-map-dock = Steiger op { $cell }, { $comarca }
finisterre-feature =
    { $kind ->
        [forest] bos
        [iron] ijzerberg
        [farm] boerderij
        [crop] akker
        [gold] { $count ->
            [one] goudberg met één klomp
           *[other] goudberg met { $count } klompen
        }
        [fish] { $count ->
            [one] één vis
           *[other] { $count } vissen
        }
        [bridge] brug
        [dolmen] hunebed
       *[lake] meer
    }
finisterre-feature-with = { $feature } met { $animals }
finisterre-animal =
    { $animal ->
        [rabbit] konijn
        [boar] zwijn
        [deer] hert
        [sheep] schaap
        [pig] varken
       *[cow] koe
    }
finisterre-edge =
    { $edge ->
        [road] weg naar het { $wind }
        [site] dorpsplaats in het { $wind }
        [dock] steiger in het { $wind }
        [river] rivier in het { $wind }
       *[sea] zee in het { $wind }
    }
finisterre-wind =
    { $wind ->
        [n] noorden
        [e] oosten
        [s] zuiden
       *[w] westen
    }
finisterre-event =
    { $event ->
        [SU] zomer
        [WI] winter
        [PLC] graanplaag
        [PLG] veeplaag
        [PLH] wildplaag
        [FIR] brand
        [VEI] rijke ader
        [ROB] roof
        [FER] vruchtbaarheid
       *[FLO] overstroming
    }
