### Por qué se rechaza algo: `why-<motivo>`, con los datos del rechazo como argumentos. Los jugadores se cuentan desde 1.

## Colocar una ficha

why-occupied = Ahí no: en { $square } ya hay una ficha.
why-not-touching = Ahí no: { $square } no toca ninguna ficha por un lado.
why-river-end-gone = El río ya no tiene ningún extremo abierto, así que esta ficha no puede continuarlo.
why-river-end = Ahí no: el río debe seguir en { $square }.
why-sides =
    Ahí no: { $side ->
        [north] al norte
        [east] al este
        [south] al sur
       *[west] al oeste
    }, en { $square }, { $own ->
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
why-u-turn = Así no: el río daría media vuelta. Ya giró hacia ese lado en la última ficha.
why-must-place = Tienes que colocar esta ficha: hay una casilla donde cabe.
why-no-such-tile = No existe la ficha { $tile }.
why-not-in-pile = La ficha { $tile } no se puede robar ahora.

## Enviar un seguidor

why-river-follower = Ahí no: ningún seguidor puede estar en el río.
why-no-follower-left = No te quedan seguidores para enviar.
why-taken =
    { $kind ->
        [city] Esta ciudad está ocupada: el jugador { $player } ya tiene un caballero en ella.
        [road] Este camino está ocupado: el jugador { $player } ya tiene un ladrón en él.
        [cloister] Este monasterio está ocupado: el jugador { $player } ya tiene un monje en él.
       *[field] Esta granja está ocupada: el jugador { $player } ya tiene un granjero en ella.
    }
why-several-parts = ¿A cuál te refieres? La ficha tiene varias partes así: { $names }.
why-no-such-part =
    La ficha de { $square } no tiene { $kind ->
        [city] ninguna ciudad
        [road] ningún camino
        [cloister] ningún monasterio
       *[field] ninguna granja
    } ahí.

## A quién le toca

why-not-asked = Eso no es lo que se te pide ahora.
why-match-over = La partida ha terminado.
why-not-your-turn = Todavía no: le toca al jugador { $player }.
why-chance-turn = Un momento: primero se roba una ficha.
why-hold-yours = Tu turno está completo: termínalo o da un paso atrás.
why-hold-other = Un momento: el jugador { $player } aún no ha terminado su turno.
why-nothing-to-end = Ahora no tienes ningún turno que terminar.
why-nothing-to-undo = Todavía no tienes nada que deshacer.
why-undo-chance = Demasiado tarde: ya se ha robado una ficha, así que no se puede deshacer nada.
why-undo-consent = La partida ha seguido desde entonces: pregunta a los demás si puedes deshacerlo.
why-resigned-already = Ya has abandonado la partida.

## La mesa

why-no-bot-here = Ningún bot juega por este asiento.
why-not-seated = Eso solo pueden hacerlo los jugadores con asiento.
why-seat-not-yours = Ese asiento no es tuyo.
why-table-full = Todos los asientos de esta mesa están ocupados.
why-table-started = La partida de esta mesa ya ha empezado.
why-unknown-table = No hay ninguna mesa con este código. ¿Está bien escrito?
why-frozen = Esta partida está congelada: el servidor ya no puede reproducirla con exactitud, así que nadie puede seguir.

## La conexión

why-stale = Mientras tanto ha pasado algo. Mira otra vez y luego elige.
why-storage = El servidor no ha podido guardarlo. Inténtalo de nuevo.
why-too-fast = Eso ha sido mucho de golpe. Espera un momento e inténtalo de nuevo.
why-too-long = Es demasiado largo. Acórtalo, por favor.
why-bad-name = Ese nombre no sirve. Prueba con otro.
why-bad-message = El servidor no lo ha entendido. Recarga la página e inténtalo de nuevo.
