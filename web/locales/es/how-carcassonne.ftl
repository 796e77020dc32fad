### How to play Carcassonne: sections, steps, symbols and points of src/oppidum/games/carcassonne/learn/how.toml.

how-carcassonne-goal = El objetivo
    .text = Entre todos construís un solo paisaje de ciudades, caminos, monasterios y granjas, loseta a loseta. Los seguidores que dejas en él te dan puntos. Gana quien tenga más puntos al final.
how-carcassonne-turn = Tu turno
    .text = Cuatro pasos breves; después le toca al siguiente jugador.
how-carcassonne-turn-draw = Roba una loseta
    .text = Recibes una loseta, y todos la ven. Espera en la esquina del tablero.
how-carcassonne-turn-place = Colócala
    .text = Debe tocar una loseta de la mesa, y cada lado que se toque debe coincidir: ciudad con ciudad, camino con camino, granja con granja. Gírala como quieras; las casillas donde encaja se iluminan.
how-carcassonne-turn-send = Envía un seguidor, si quieres
    .text = Tienes { $followers }. Uno puede ir a la loseta que acabas de colocar: a su ciudad, su camino, su monasterio o su granja. Pero allí no puede haber nadie todavía, en ninguna parte de esa ciudad, camino o granja.
how-carcassonne-turn-score = Los puntos llegan solos
    .text = Lo que ahora está completo se puntúa enseguida, lo haya completado quien sea, y sus seguidores vuelven a casa para salir otra vez. Una ciudad está completa cuando se cierra su muralla; un camino, cuando sus dos extremos llegan a una ciudad, un monasterio o un cruce; un monasterio, cuando lo rodean losetas por todos los lados.
how-carcassonne-sharing = Compartir
    .text =
        No puedes enviar un seguidor a una ciudad ocupada. Pero puedes empezar al lado una tuya y unir las dos con una loseta posterior. { $option_sharing ->
            [majority] Entonces quien tenga más caballeros en ella se lleva todos sus puntos; si hay empate, cada uno de los empatados se los lleva todos.
           *[everyone] Entonces todos los que tengan un caballero en ella se llevan todos los puntos.
        } Los caminos se comparten del mismo modo.
how-carcassonne-farmers = Granjeros
    .text =
        Un granjero se tumba en una granja y se queda hasta el final: ese seguidor no vuelve a casa. Entonces cada ciudad completa que toca la granja da { $farm_points } puntos. { $option_farms ->
            [field] En cada granja solo cobra quien tenga más granjeros;
           *[city] Cada ciudad da puntos solo a quien tenga más granjeros en las granjas de alrededor;
        } si hay empate, cada uno se lleva todos los puntos. Unos pocos granjeros, enviados pronto a granjas grandes, valen mucho.
how-carcassonne-symbols = Lo que ves en el tablero
    .text = Todo está dibujado en las losetas. Un marco claro señala la última loseta colocada.
how-carcassonne-points = Cómo se ganan puntos
    .text = La mayoría de los puntos llega durante la partida, en cuanto algo está completo. Al final, lo que sigue incompleto da un poco.
how-carcassonne-end = El final
    .text = Cuando se ha colocado la última loseta, se puntúa lo incompleto y después cobran los granjeros. Gana quien tenga más puntos; quienes tengan los mismos comparten la victoria.

## Symbols

how-carcassonne-signs-land = En las losetas
how-carcassonne-sign-city = Ciudad
    .text = dentro de una muralla, con sus casas
how-carcassonne-sign-shield = Escudo
    .text = hace que su ciudad valga más
how-carcassonne-sign-road = Camino
    .text = sigue en la loseta de al lado
how-carcassonne-sign-crossing = Cruce
    .text = aquí acaban los caminos; cada uno es un camino aparte
how-carcassonne-sign-cloister = Monasterio
    .text = necesita losetas en las ocho casillas de alrededor
how-carcassonne-sign-field = Granja
    .text = todo el verde que está unido; la dividen caminos, ciudades y ríos
how-carcassonne-sign-river = Río
    .text = solo en partidas con el río; separa granjas, y nadie puede estar en él
how-carcassonne-signs-followers = Seguidores
how-carcassonne-sign-knight = Caballero
    .text = está en una ciudad
how-carcassonne-sign-robber = Ladrón
    .text = está en un camino
how-carcassonne-sign-monk = Monje
    .text = vive en un monasterio
how-carcassonne-sign-farmer = Granjero
    .text = está tumbado en una granja hasta el final

## Points

how-carcassonne-worth-city = Una ciudad completa
    .worth = { $points_city_tile } por loseta
how-carcassonne-worth-shield = Un escudo en una ciudad completa
    .worth = { $points_city_shield } más
how-carcassonne-worth-small = Una ciudad completa de solo dos losetas
    .worth = { $small_city ->
        [4] { "" }
       *[2] { $small_city } en total
    }
how-carcassonne-worth-road = Un camino, completo o no
    .worth = { $points_road_tile } por loseta
how-carcassonne-worth-cloister = Un monasterio, completo o no
    .worth = { $points_cloister_tile } por él mismo, { $points_cloister_tile } por cada loseta que lo rodea
how-carcassonne-worth-open = Una ciudad aún incompleta al final
    .worth = { $points_open_city_tile } por loseta
how-carcassonne-worth-open-shield = Un escudo en una ciudad así
    .worth = { $points_open_city_shield } más
how-carcassonne-worth-farm = Al final, una ciudad completa junto a tus granjeros
    .worth = { $farm_points }
