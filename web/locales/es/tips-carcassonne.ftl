# Consejos de una partida guiada de Carcassonne: qué se puede hacer ahora, qué ha hecho el rival y por qué importa.

tip-carcassonne-first-tile = Cada turno empieza con una loseta. Se coloca junto a otra que ya está en la mesa: las casillas iluminadas son las que valen. Señala una para verla allí y haz clic.
    .title = Tu primera loseta
tip-carcassonne-fits = Los lados que se tocan deben ser iguales: ciudad con ciudad, camino con camino, granja con granja. Lo que más rinde es ampliar algo tuyo, o cerrarlo.
    .title = Dónde encaja
tip-carcassonne-rotate = Aquí tu loseta encaja de más de una manera. La tecla R la gira, y también la rueda del ratón y, en un móvil, un toque sobre la loseta.
    .title = Gira la loseta
tip-carcassonne-follower = Después de colocar puedes enviar un seguidor a esta loseta, y solo a esta. Allí espera hasta que se complete su ciudad, camino o monasterio y te dé puntos.
    .title = Tu primer seguidor
tip-carcassonne-city = Un caballero en una ciudad cobra por cada loseta de ella cuando se cierra la muralla, y también por cada escudo. Si queda abierta hasta el final, la ciudad da mucho menos.
    .title = Un caballero en la ciudad
tip-carcassonne-road = Un ladrón en un camino cobra por cada una de sus losetas. Los caminos se completan pronto, así que este seguidor vuelve enseguida a casa.
    .title = Un ladrón en el camino
tip-carcassonne-cloister = Un monje cobra cuando hay ocho losetas alrededor del monasterio, las ponga quien las ponga. Nadie más puede entrar: es una inversión segura.
    .title = Un monje en el monasterio
tip-carcassonne-farmer = Piénsalo dos veces: un granjero se queda en la granja hasta el final de la partida y nunca vuelve a casa. Al final la granja da puntos por cada ciudad completa que la toca.
    .title = Un granjero se queda hasta el final
tip-carcassonne-discard = Esta loseta no encaja en ninguna parte. Sale de la partida y robas otra.
    .title = No encaja en ninguna parte
tip-carcassonne-no-follower = Todos tus seguidores están fuera. Puedes seguir colocando losetas: completa algo tuyo y quien esté allí volverá a casa para la próxima.
    .title = No queda nadie en casa
tip-carcassonne-followers-left = { $count ->
        [one] Te queda un seguidor.
       *[other] Te quedan { $count } seguidores.
    } Guarda uno para una buena ocasión, o completa algo pequeño para recuperar otro.
    .title = Quedan pocos seguidores
tip-carcassonne-city-closed = { $who ->
        [me] La muralla está cerrada: tu caballero te da { $points } puntos enseguida y vuelve a casa.
       *[other] La muralla está cerrada: da enseguida { $points } puntos a tu rival. Vale la pena unirse a tiempo a las ciudades grandes.
    }
    .title = Una ciudad completa
tip-carcassonne-road-closed = { $who ->
        [me] Sus dos extremos llevan a alguna parte: te da { $points } puntos y tu ladrón vuelve a casa.
       *[other] Sus dos extremos llevan a alguna parte: da { $points } puntos a tu rival.
    } Los cruces, los monasterios y las ciudades terminan un camino.
    .title = Un camino completo
tip-carcassonne-cloister-closed = { $who ->
        [me] Hay losetas todo alrededor: te da { $points } puntos y tu monje vuelve a casa.
       *[other] Hay losetas todo alrededor: da { $points } puntos a tu rival.
    }
    .title = Un monasterio completo
tip-carcassonne-home = Lo que se puntúa devuelve a casa a sus seguidores. El tuyo está en casa: puedes enviarlo de nuevo.
    .title = Tu seguidor está en casa
tip-carcassonne-opponent = { $kind ->
        [city] Tu rival tiene un caballero en esta ciudad
        [road] Tu rival tiene un ladrón en este camino
       *[other] Tu rival tiene un monje en este monasterio
    }, así que no puedes enviar a nadie ahí. Lo que empieces aparte puede unirse más tarde.
    .title = Ocupado
tip-carcassonne-opponent-farmer = Tu rival ha puesto un granjero en esta granja, y ahí se queda hasta el final. Los caminos, los ríos y las ciudades limitan una granja: mira hasta dónde llega.
    .title = Un granjero rival
tip-carcassonne-joined = Una loseta ha unido lo que dos jugadores habían empezado por separado. { $paid ->
        [one] Tal como está, solo cobraría quien tiene más seguidores ahí. Quien una otros hasta igualar se lleva también todos los puntos; con más, se los lleva a solas.
       *[other] Tal como está, los dos se llevarían todos los puntos.
    }
    .title = Ahora se comparte
tip-carcassonne-river = Primero se coloca el río, desde el nacimiento hasta el lago. Tiene un extremo abierto, donde sigue la próxima loseta. En sus orillas puedes enviar seguidores como siempre.
    .title = Primero el río
tip-carcassonne-river-end = El lago cierra el río. Desde ahora se roban losetas de todo el montón y van a cualquier lado abierto.
    .title = El río ha terminado
tip-carcassonne-few-tiles = { $count ->
        [one] Queda una loseta por robar.
       *[other] Quedan { $count } losetas por robar.
    } Lo que no se completa da poco: cierra lo que puedas y saca a tus últimos seguidores.
    .title = Se acerca el final
tip-carcassonne-final = La última loseta ya está en su sitio. Ahora también puntúa lo incompleto: un punto por cada loseta y cada escudo. Abre «Puntos» para ver de dónde viene cada uno.
    .title = La puntuación final
tip-carcassonne-farms = { $who ->
        [me] Las ciudades junto a tu granja te dan { $points } puntos.
       *[other] Las ciudades junto a su granja dan { $points } puntos a tu rival.
    } Solo cuentan las ciudades completas, y solo para quien tenga más granjeros allí.
    .title = Cobran los granjeros
