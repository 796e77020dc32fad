### Por qué se rechaza algo: `why-<motivo>`, con los datos del rechazo como argumentos.

## Colocar una loseta

why-occupied = Ahí no: ya hay una loseta.
why-not-touching = Ahí no: esa casilla no toca ninguna loseta por un lado.
why-river-end-gone = El río ya no tiene ningún extremo abierto, así que esta loseta no puede continuarlo.
why-river-end = Ahí no: el río debe seguir por su extremo abierto.
why-sides =
    Ahí no: { $side ->
        [north] al norte
        [east] al este
        [south] al sur
       *[west] al oeste
    }, { $own ->
        [city] una ciudad
        [road] un camino
        [river] el río
       *[field] una granja
    } se encontraría con { $theirs ->
        [city] la muralla de una ciudad
        [road] un camino
        [river] el río
       *[field] una granja
    }.
why-u-turn = Así no: el río daría media vuelta. Ya giró hacia ese lado en la última loseta.
why-must-place = Tienes que colocar esta loseta: hay una casilla donde encaja.
why-no-such-tile = No existe la loseta { $tile }.
why-not-in-pile = La loseta { $tile } no se puede robar ahora.

## Enviar un seguidor

why-river-follower = Ahí no: ningún seguidor puede estar en el río.
why-no-follower-left = No te quedan seguidores para enviar.
why-taken =
    { $kind ->
        [city] Esta ciudad está ocupada: { $player } ya tiene un caballero en ella.
        [road] Este camino está ocupado: { $player } ya tiene un ladrón en él.
        [cloister] Este monasterio está ocupado: { $player } ya tiene un monje en él.
       *[field] Esta granja está ocupada: { $player } ya tiene un granjero en ella.
    }
why-several-parts = ¿A cuál te refieres? La loseta tiene varias partes así: { $names }.
why-no-such-part =
    La loseta no tiene { $kind ->
        [city] ninguna ciudad
        [road] ningún camino
        [cloister] ningún monasterio
       *[field] ninguna granja
    } ahí.
