# El tablero de Carcassonne: qué se te pide, fichas y construcciones en palabras, el registro, el teclado.

## Qué se te pide

carcassonne-tell-draw = Se roba una ficha.
carcassonne-tell-place = Coloca tu ficha en una casilla iluminada: { $tile }.
carcassonne-tell-place-free = Coloca tu ficha: { $tile }. Los lados deben coincidir.
carcassonne-tell-discard = Esta ficha no encaja en ningún sitio. Apártala y roba otra.
carcassonne-tell-deploy =
    { $supply ->
        [0] No te queda ningún seguidor que enviar.
        [one] Envía tu último seguidor a la ficha, o guárdalo.
       *[other] Envía un seguidor a la ficha, o ninguno. Tienes { $supply } en casa.
    }
carcassonne-send =
    { $role ->
        [knight] Caballero en la ciudad
        [robber] Ladrón en el camino
        [monk] Monje en el monasterio
       *[farmer] Granjero en la granja
    }
carcassonne-send-where =
    { $role ->
        [knight] Caballero, { $where }
        [robber] Ladrón, { $where }
        [monk] Monje, { $where }
       *[farmer] Granjero, { $where }
    }
carcassonne-send-none = Ningún seguidor
carcassonne-discard = Apartar la ficha
carcassonne-move-place = Casilla { $square }, mirando al { $facing }
carcassonne-direction =
    { $spot ->
        [N] norte
        [E] este
        [S] sur
        [W] oeste
        [NNW] noroeste
        [WNW] noroeste
        [NNE] nordeste
        [ENE] nordeste
        [SSE] sudeste
        [ESE] sudeste
       *[other] sudoeste
    }

## Fichas y construcciones

carcassonne-tile-city =
    { $count ->
        [one] { $shields ->
            [0] una ciudad
           *[other] una ciudad con escudo
        }
       *[other] { $count } ciudades
    }
carcassonne-tile-road =
    { $count ->
        [one] un camino
       *[other] { $count } caminos
    }
carcassonne-tile-cloister = un monasterio
carcassonne-tile-river = el río
carcassonne-tile-spring = el nacimiento del río
carcassonne-tile-lake = el lago
carcassonne-tile-meadow = solo prado
carcassonne-feature-kind =
    { $kind ->
        [city] ciudad
        [road] camino
        [cloister] monasterio
       *[field] granja
    }
carcassonne-feature-size =
    { $size ->
        [one] 1 ficha
       *[other] { $size } fichas
    }
carcassonne-feature-worth = { $worth } ahora
carcassonne-feature-worth-field = { $worth } al final
carcassonne-feature-complete =
    { $kind ->
        [city] completa, { $worth }
       *[other] completo, { $worth }
    }
carcassonne-feature-open =
    { $count ->
        [one] 1 extremo abierto
       *[other] { $count } extremos abiertos
    }
carcassonne-feature-around =
    { $count ->
        [one] falta 1 ficha alrededor
       *[other] faltan { $count } fichas alrededor
    }
carcassonne-feature-cities =
    { $count ->
        [0] no abastece ninguna ciudad completa
        [one] abastece 1 ciudad completa
       *[other] abastece { $count } ciudades completas
    }
carcassonne-feature-shields =
    { $count ->
        [one] 1 escudo
       *[other] { $count } escudos
    }
carcassonne-feature-farmers = granjeros alrededor: { $names }
carcassonne-feature-nobody = de nadie

## El registro

carcassonne-line-laid =
    { $role ->
        [knight] { $name } ha colocado { $tile } y ha enviado un caballero.
        [robber] { $name } ha colocado { $tile } y ha enviado un ladrón.
        [monk] { $name } ha colocado { $tile } y ha enviado un monje.
        [farmer] { $name } ha colocado { $tile } y ha enviado un granjero.
       *[none] { $name } ha colocado { $tile }.
    }
carcassonne-line-laid-unseen =
    { $role ->
        [knight] { $name } ha colocado una ficha en { $square } y ha enviado un caballero.
        [robber] { $name } ha colocado una ficha en { $square } y ha enviado un ladrón.
        [monk] { $name } ha colocado una ficha en { $square } y ha enviado un monje.
        [farmer] { $name } ha colocado una ficha en { $square } y ha enviado un granjero.
       *[none] { $name } ha colocado una ficha en { $square }.
    }
carcassonne-line-sent =
    { $role ->
        [knight] { $name } ha enviado un caballero.
        [robber] { $name } ha enviado un ladrón.
        [monk] { $name } ha enviado un monje.
       *[farmer] { $name } ha enviado un granjero.
    }
carcassonne-line-discard = { $name } ha apartado una ficha que no encajaba en ningún sitio: { $tile }.
carcassonne-award-city =
    { $shields ->
        [0] ciudad de { $tiles } fichas
        [one] ciudad de { $tiles } fichas con 1 escudo
       *[other] ciudad de { $tiles } fichas con { $shields } escudos
    }
carcassonne-award-open-city =
    { $tiles ->
        [one] ciudad inacabada de 1 ficha
       *[other] ciudad inacabada de { $tiles } fichas
    }{ $shields ->
        [0] { "" }
        [one] { " " }con 1 escudo
       *[other] { " " }con { $shields } escudos
    }
carcassonne-award-road =
    { $tiles ->
        [one] camino de 1 ficha
       *[other] camino de { $tiles } fichas
    }
carcassonne-award-open-road =
    { $tiles ->
        [one] camino inacabado de 1 ficha
       *[other] camino inacabado de { $tiles } fichas
    }
carcassonne-award-cloister = monasterio rodeado del todo
carcassonne-award-open-cloister =
    { $tiles ->
        [one] monasterio solitario
       *[other] monasterio inacabado, { $tiles } fichas
    }
carcassonne-award-field =
    { $cities ->
        [one] granja que abastece 1 ciudad
       *[other] granja que abastece { $cities } ciudades
    }
carcassonne-award-farm = granjeros alrededor de una ciudad de { $tiles } fichas

## El tablero

carcassonne-board = Tablero: el paisaje
carcassonne-board-help = Recorre las casillas con las flechas, o salta con N a la siguiente casilla donde encaja la ficha. R gira la ficha, Intro la coloca. F lee lo que hay en una ficha.
carcassonne-hand = Ficha en mano: { $tile }
carcassonne-turn = Girar la ficha
carcassonne-place = Colocar la ficha aquí
carcassonne-cursor-tile = Casilla { $square }: una ficha con { $tile }
carcassonne-cursor-fits = Casilla { $square }, encaja mirando a { $facings }
carcassonne-cursor-not = Casilla { $square }, vacía; la ficha no encaja aquí
carcassonne-cursor-empty = Casilla { $square }, vacía
carcassonne-text-board = El tablero en palabras
carcassonne-text-features = Construcciones con seguidores
carcassonne-text-tiles =
    { $count ->
        [one] 1 ficha
       *[other] { $count } fichas
    }
carcassonne-text-facing = Mira al { $direction }.
carcassonne-side-left =
    { $left ->
        [0] No queda ninguna de las { $total } fichas
        [one] Queda 1 de { $total } fichas
       *[other] Quedan { $left } de { $total } fichas
    }
carcassonne-side-pile =
    { $pile ->
        [river] ahora el río
        [lake] ahora el lago
        [start] ahora la ficha inicial
       *[land] ahora la tierra
    }
carcassonne-side-kind =
    { $count ->
        [one] Queda 1: { $tile }
       *[other] Quedan { $count }: { $tile }
    }
carcassonne-side-discarded = Apartadas
carcassonne-key-move = Moverse por las casillas
carcassonne-key-next = Siguiente casilla donde encaja la ficha
carcassonne-key-turn = Girar la ficha, y al revés
carcassonne-key-place = Colocar la ficha
carcassonne-key-follower = Enviar un seguidor
carcassonne-key-none = No enviar ningún seguidor
carcassonne-key-feature = Iluminar lo que hay en una ficha
carcassonne-key-zoom = Acercar, alejar
carcassonne-key-fit = Verlo todo, mientras no toque enviar un seguidor
