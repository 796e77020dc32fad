### Por qué se rechaza algo: `why-<motivo>`, con los datos del rechazo como argumentos.

## A quién le toca

why-not-asked = Esa no es una de tus opciones ahora.
why-match-over = La partida ha terminado.
why-not-your-turn = Todavía no: le toca a { $player }.
why-chance-turn = Un momento: primero decide el azar.
why-hold-yours = Tu turno está completo: termínalo o da un paso atrás.
why-hold-other = Un momento: { $player } aún no ha terminado su turno.
why-nothing-to-end = Ahora no tienes ningún turno que terminar.
why-nothing-to-undo = Todavía no tienes nada que deshacer.
why-undo-chance = Demasiado tarde: desde entonces se ha mostrado algo oculto, así que no se puede deshacer nada.
why-undo-consent = La partida ha seguido desde entonces: pregunta a los demás si puedes deshacerlo.
why-resigned-already = Ya has abandonado la partida.

## La mesa

why-no-bot-here = Ningún bot juega por este asiento.
why-not-seated = Eso solo pueden hacerlo los jugadores con asiento.
why-seat-not-yours = Ese asiento no es tuyo.
why-table-full = Este asiento ya está ocupado.
why-table-started = La partida de esta mesa ya ha empezado.
why-unknown-table = No hay ninguna mesa con este código. ¿Está bien escrito?
why-frozen = Esta partida está congelada: el servidor ya no puede reproducirla con exactitud, así que nadie puede seguir.
why-not-host = Solo quien abrió la mesa puede hacer eso.
why-not-over = La partida aún no ha terminado.
why-file-hidden = Otros tienen cartas ocultas: podrás guardar el archivo cuando termine la partida.
why-not-begun = La partida no ha empezado: hay asientos libres.
why-hints-off = En esta mesa se juega sin pistas.
why-hint-not-asked = Ahora no tienes nada que decidir.
why-hint-busy = Un momento: ya hay una pista en camino.
why-review-running = Una partida se puede analizar cuando ha terminado.
why-review-unknown = Aquí nadie sabe valorar todavía este juego.
why-review-short = En esta partida ha pasado demasiado poco para analizarla.
why-review-slow = Este servidor va demasiado lento para analizar partidas.
why-review-compiling = Las reglas aún se están compilando. Inténtalo de nuevo en un minuto.
why-review-failed = No se ha podido analizar esta partida. Quien lleva el servidor encontrará el motivo en su registro.
why-review-no-decision = En este paso nadie decidió nada.

## La conexión

why-stale = Mientras tanto ha pasado algo. Vuelve a mirar y luego elige.
why-storage = El servidor no ha podido guardarlo. Inténtalo de nuevo.
why-too-fast = Vas demasiado deprisa. Espera un momento e inténtalo de nuevo.
why-too-many-waiting = Tienes muchas mesas a la espera de jugadores. Deja antes alguna.
why-too-many-contests = En muchas de tus mesas juegan bots entre sí. Deja antes que acaben algunas.
why-too-many-connections = Tienes esta mesa abierta demasiadas veces. Esta era la página más antigua.
why-too-long = Es demasiado largo. Acórtalo, por favor.
why-bad-name = Ese nombre no sirve. Prueba con otro.
why-bad-message = El servidor no lo ha entendido. Recarga la página e inténtalo de nuevo.
why-bad-token = El servidor ya no sabe quién eres. Recarga la página.
why-unknown-page = Aquí no hay nada con ese nombre. Quizá haya cambiado.
why-unknown-game = Ese juego no está en este servidor.
why-lesson-over = La lección ha terminado: inténtalo otra vez o pasa a la siguiente.
why-puzzle-over = El problema ha terminado: inténtalo otra vez o pasa al siguiente.

# A place on the map, from the middle of it.

cell-way =
    { $wind ->
        [n] { $count } al norte
        [e] { $count } al este
        [s] { $count } al sur
       *[w] { $count } al oeste
    }
cell-from-middle = { $ways } del centro
cell-middle = en el centro
cell-square = la casilla { $where }

# What is missing, in any game.

missing-amount =
    { $what ->
        [coins] { $amount ->
            [one] 1 moneda
           *[other] { $amount } monedas
        }
        [spirit] { $amount ->
            [one] 1 nivel de espiritualidad
           *[other] { $amount } niveles de espiritualidad
        }
        [wood] { $amount } de madera
        [wool] { $amount } de lana
        [copper] { $amount } de cobre
        [stone] { $amount } de piedra
        [iron] { $amount } de hierro
       *[gold] { $amount } de oro
    }
