# El mapa de Finisterre en palabras: sus casillas, comarcas y poblados, para el tablero y para quien no lo ve.

finisterre-board = Mapa de Finisterre
finisterre-board-help = Las flechas van de un lugar que puedes elegir a otro, o por el mapa; Intro elige, R gira la carta, Escape suelta. El mapa en palabras sigue debajo.
finisterre-key-turn = Girar la carta
finisterre-map-turn = Girar
finisterre-map-lay = Colocar la carta

finisterre-map-text = El mapa en palabras
finisterre-map-text-comarcas =
    { $count ->
        [one] Una comarca
       *[other] { $count } comarcas
    }
finisterre-map-text-units = Asentamientos, barcos y carros
finisterre-map-text-squares =
    { $count ->
        [one] Un cuadrado
       *[other] { $count } cuadrados
    }
finisterre-map-text-sites = Ubicaciones de poblado y embarcaderos libres
finisterre-map-nothing = nada
finisterre-map-square = { $cell }: { $what }
finisterre-map-empty = { $cell }: aquí no hay nada
finisterre-map-fits =
    { $cell }: la carta cabe de { $count ->
        [one] una manera
       *[other] { $count } maneras
    }
finisterre-map-way = Primer cuadrado en { $cell }, segundo en { $other }
finisterre-brings = Trae { $goods }
finisterre-loses = Quita { $goods }
finisterre-brings-nothing = No trae nada
finisterre-map-several = { $place }: { $count } opciones
finisterre-map-people = { $name } { $flags }
finisterre-map-nobody = no vive nadie
finisterre-map-ground = En el suelo: { $goods }
finisterre-map-dice = { $count } × { $die }
finisterre-map-crops =
    { $count ->
        [one] un lugar con cultivos
       *[other] { $count } lugares con cultivos
    }
finisterre-map-veins =
    { $count ->
        [one] una veta rica
       *[other] { $count } vetas ricas
    }
finisterre-map-dolmen =
    dolmen en { $cell }, { $gold ->
        [0] sin oro
       *[other] { $gold } de oro
    }
finisterre-map-open = aún puede crecer
finisterre-map-owner = { $name }: { $unit }
finisterre-map-closed = ciudad cerrada
finisterre-map-slots = { $used } de { $capacity } huecos
finisterre-map-feeds = Su territorio come { $need } y tiene { $food }
finisterre-map-reaches = Alcanza { $comarcas }
finisterre-map-hunger =
    { $hunger ->
        [half] a medio alimentar
       *[unfed] sin alimentar
    }
finisterre-map-site = Ubicación de poblado en { $cell }, { $comarca }
finisterre-map-dock = Embarcadero en { $cell }, { $comarca }
finisterre-feature =
    { $kind ->
        [forest] bosque
        [iron] montaña de hierro
        [farm] granja
        [crop] campo de cultivo
        [gold] { $count ->
            [one] montaña de oro con una pepita
           *[other] montaña de oro con { $count } pepitas
        }
        [fish] { $count ->
            [one] un pez
           *[other] { $count } peces
        }
        [bridge] puente
        [dolmen] dolmen
       *[lake] lago
    }
finisterre-feature-with = { $feature } con { $animals }
finisterre-animal =
    { $animal ->
        [rabbit] conejo
        [boar] jabalí
        [deer] ciervo
        [sheep] oveja
        [pig] cerdo
       *[cow] vaca
    }
finisterre-edge =
    { $edge ->
        [road] camino al { $wind }
        [site] ubicación de poblado al { $wind }
        [dock] embarcadero al { $wind }
        [river] río al { $wind }
       *[sea] mar al { $wind }
    }
finisterre-wind =
    { $wind ->
        [n] norte
        [e] este
        [s] sur
       *[w] oeste
    }
finisterre-event =
    { $event ->
        [SU] verano
        [WI] invierno
        [PLC] plaga de los cultivos
        [PLG] plaga del ganado
        [PLH] plaga de la caza
        [FIR] incendio
        [VEI] veta rica
        [ROB] robo
        [FER] fertilidad
       *[FLO] crecida
    }
