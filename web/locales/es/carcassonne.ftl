# El tablero de Carcassonne: qué se te pide, losetas y construcciones en palabras, el registro, el teclado.

## Qué se te pide

carcassonne-tell-draw = Se roba una loseta.
carcassonne-tell-place = Coloca tu loseta en una casilla iluminada: { $tile }.
carcassonne-tell-place-free = Coloca tu loseta: { $tile }. Los lados deben coincidir.
carcassonne-tell-discard = Esta loseta no encaja en ningún sitio. Apártala y roba otra.
carcassonne-tell-deploy =
    { $supply ->
        [0] No te queda ningún seguidor que enviar.
        [one] Envía tu último seguidor a la loseta, o guárdalo.
       *[other] Envía un seguidor a la loseta, o ninguno. Tienes { $supply } en casa.
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
carcassonne-discard = Apartar la loseta
carcassonne-move-place = { $where } de la primera loseta, { $turned }
carcassonne-direction =
    { $spot ->
        [N] norte
        [E] este
        [S] sur
        [W] oeste
        [C] centro
        [NW] noroeste
        [NE] nordeste
        [SE] sudeste
       *[other] sudoeste
    }

## Losetas y construcciones

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
carcassonne-first-tile = la primera loseta
carcassonne-steps =
    { $count } { $spot ->
        [N] al norte
        [E] al este
        [S] al sur
       *[W] al oeste
    }
carcassonne-turned =
    { $facing ->
        [N] sin girar
        [E] girada a la derecha
        [S] girada media vuelta
       *[W] girada a la izquierda
    }
carcassonne-side-at =
    { $spot ->
        [N] norte
        [E] este
        [S] sur
       *[W] oeste
    }: { $side ->
        [C] ciudad
        [R] camino
        [I] río
       *[F] granja
    }
carcassonne-feature-kind =
    { $kind ->
        [city] ciudad
        [road] camino
        [cloister] monasterio
       *[field] granja
    }
carcassonne-feature-size =
    { $size ->
        [one] 1 loseta
       *[other] { $size } losetas
    }
carcassonne-feature-worth = { $worth } ahora
carcassonne-feature-worth-closed =
    { $kind ->
        [cloister] { $worth } ahora, { $closed } si se rodea
       *[other] { $worth } ahora, { $closed } o más si se completa
    }
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
        [one] falta 1 loseta alrededor
       *[other] faltan { $count } losetas alrededor
    }
carcassonne-feature-gap =
    { $fits ->
        [0] ninguna de las { $left } losetas que quedan encaja en el hueco
        [one] 1 de las { $left } losetas que quedan encaja en el hueco
       *[other] { $fits } de las { $left } losetas que quedan encajan en el hueco
    }
carcassonne-feature-gaps = en los huecos encajan { $fits } de las { $left } losetas que quedan
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
        [knight] { $name } ha colocado una loseta y ha enviado un caballero.
        [robber] { $name } ha colocado una loseta y ha enviado un ladrón.
        [monk] { $name } ha colocado una loseta y ha enviado un monje.
        [farmer] { $name } ha colocado una loseta y ha enviado un granjero.
       *[none] { $name } ha colocado una loseta.
    }
carcassonne-line-sent =
    { $role ->
        [knight] { $name } ha enviado un caballero.
        [robber] { $name } ha enviado un ladrón.
        [monk] { $name } ha enviado un monje.
       *[farmer] { $name } ha enviado un granjero.
    }
carcassonne-line-discard = { $name } ha apartado una loseta que no encajaba en ningún sitio: { $tile }.
carcassonne-award-city =
    { $shields ->
        [0] ciudad de { $tiles } losetas
        [one] ciudad de { $tiles } losetas con 1 escudo
       *[other] ciudad de { $tiles } losetas con { $shields } escudos
    }
carcassonne-award-open-city =
    { $tiles ->
        [one] ciudad incompleta de 1 loseta
       *[other] ciudad incompleta de { $tiles } losetas
    }{ $shields ->
        [0] { "" }
        [one] { " " }con 1 escudo
       *[other] { " " }con { $shields } escudos
    }
carcassonne-award-road =
    { $tiles ->
        [one] camino de 1 loseta
       *[other] camino de { $tiles } losetas
    }
carcassonne-award-open-road =
    { $tiles ->
        [one] camino incompleto de 1 loseta
       *[other] camino incompleto de { $tiles } losetas
    }
carcassonne-award-cloister = monasterio rodeado del todo
carcassonne-award-open-cloister =
    { $tiles ->
        [one] monasterio solitario
       *[other] monasterio incompleto, { $tiles } losetas
    }
carcassonne-award-field =
    { $cities ->
        [one] granja que abastece 1 ciudad
       *[other] granja que abastece { $cities } ciudades
    }
carcassonne-award-farm = granjeros alrededor de una ciudad de { $tiles } losetas

## El tablero

carcassonne-board = Tablero: el paisaje
carcassonne-board-help = Recorre las casillas con las flechas, o salta con N a la siguiente casilla donde encaja la loseta. R gira la loseta, Intro la coloca. F lee lo que hay en una loseta. Las casillas se cuentan desde la primera loseta.
carcassonne-hand = Loseta en mano: { $tile }; { $sides }
carcassonne-turn = Girar la loseta
carcassonne-place = Colocar la loseta aquí
carcassonne-cursor-tile = { $where }: una loseta con { $tile }; { $sides }
carcassonne-cursor-fits = { $where }: encaja { $turned }
carcassonne-cursor-not = { $where }: vacía; la loseta no encaja aquí
carcassonne-cursor-empty = { $where }: vacía
carcassonne-text-board = El tablero en palabras
carcassonne-text-features = Construcciones con seguidores
carcassonne-text-tiles =
    { $count ->
        [one] 1 loseta
       *[other] { $count } losetas
    }
carcassonne-side-left =
    { $left ->
        [0] No queda ninguna de las { $total } losetas
        [one] Queda 1 de { $total } losetas
       *[other] Quedan { $left } de { $total } losetas
    }
carcassonne-side-pile =
    { $pile ->
        [river] ahora el río
        [lake] ahora el lago
        [start] ahora la loseta inicial
       *[land] ahora las losetas normales
    }
carcassonne-side-kind =
    { $count ->
        [one] Queda 1: { $tile }
       *[other] Quedan { $count }: { $tile }
    }
carcassonne-side-discarded = Apartadas
carcassonne-key-move = Moverse por las casillas
carcassonne-key-next = Siguiente casilla donde encaja la loseta
carcassonne-key-turn = Girar la loseta, en un sentido u otro
carcassonne-key-place = Colocar la loseta
carcassonne-key-follower = Enviar un seguidor
carcassonne-key-none = No enviar ningún seguidor
carcassonne-key-feature = Iluminar lo que hay en una loseta
carcassonne-key-zoom = Acercar, alejar
carcassonne-key-fit = Mostrar todo, mientras no toque enviar un seguidor
