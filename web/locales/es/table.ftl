# La mesa: jugadores, barra de acciones, registro, chat, puntos, reglas, fin de la partida.

table-opening = Abriendo la mesa…
table-failed = Esta mesa no se puede abrir
table-frozen = Esta partida está congelada
table-to-lobby = A la página de inicio
table-menu = Más
table-cancel = Cancelar
table-side-column = Jugadores, registro y chat
table-open-log = Registro y chat
table-side = Reserva
table-watchers =
    { $count ->
        [one] Una persona está mirando
       *[other] { $count } personas están mirando
    }

## Jugadores

table-players = Jugadores
table-seat = Invitado { $number }
table-you = tú
table-plays = juega
table-bot-of-level = { $name } ({ $level })
table-bot-hurried = bot, con prisa
table-hurried = Piensa solo un momento hasta que { $game } vaya a toda velocidad ({ $percent } %).
table-hurried-stuck = Piensa solo un momento: { $game } no puede ir aquí a toda velocidad.
table-away = ausente
table-resigned = abandonó
table-taken-over = juega { $bot }
table-at-home = { $count } en casa
table-points-of = ¿De dónde vienen los puntos de { $name }?
table-points-word =
    { $count ->
        [one] punto
       *[other] puntos
    }
table-track = Marcador: { $scores }
table-track-score = { $name } { $points }

## Lo que se pide

table-action-bar = Qué hacer
table-choices = Opciones
table-done = Listo
table-undo = Deshacer
table-hint = Pista
table-hint-title = Lo que haría un bot fuerte
table-hint-legend = Con la probabilidad de ganar y la ventaja esperada. Elige una jugada para hacerla.
table-hint-plain = Elige la jugada para hacerla.
table-hint-figures = victoria { $win }, { $lead } puntos
table-hint-thinking = Un bot fuerte está pensando…
table-your-turn = Te toca
table-your-turn-name = { $name }, te toca
table-asked = Se te pregunta
table-asked-name = { $name }, se te pregunta
table-holding = Tu turno está completo. Termínalo o da un paso atrás.
table-holding-first = Tu turno está completo. Los ajustes pueden terminarlo por ti.
table-waiting-for = { $name } está pensando…
table-chance = Un momento…
table-over = La partida ha terminado.
table-watching = Estás mirando
table-sending = Enviando…
table-show-result = Ver el resultado
table-curtain = Pasa el dispositivo a { $name }
table-curtain-about = Lo que tiene cada uno no deben verlo los demás.
table-curtain-lift = Soy { $name }: mostrar el tablero
table-rule-look-up = Ver la regla
table-rule-of = Ver la regla: { $what }

## Avisos sobre el tablero

table-lost =
    { $seconds ->
        [one] Conexión perdida. Nuevo intento en un segundo.
       *[other] Conexión perdida. Nuevo intento en { $seconds } segundos.
    }
table-lost-trying = Conexión perdida. Intentándolo de nuevo…
table-retry = Probar ya
table-back = Conexión recuperada.
table-robot-plays = Un bot está jugando por ti.
table-robot-plays-for = Un bot está jugando por { $name }.
table-hand-back = Recuperar el asiento
table-ask-undo = Pedir deshacer una jugada…
table-ask-undo-title = ¿Deshacer tu última jugada?
table-ask-undo-text = Otros ya han jugado o están esperando. Primero tienen que estar de acuerdo.
table-ask-undo-yes = Preguntarles
table-undo-asked = { $name } quiere deshacer una jugada.
table-undo-waits = Has pedido deshacer una jugada. Esperando a los demás.
table-undo-agree = De acuerdo
table-undo-decline = No
table-resign = Abandonar…
table-resign-title = ¿Abandonar?
table-resign-text = Dejas la partida y quedas en último lugar. No se puede deshacer.
table-resign-text-name = { $name } deja la partida y queda en último lugar. No se puede deshacer.
table-resign-yes = Abandonar

## Registro y chat

table-log = Registro
table-log-since = Desde tu turno
table-upkeep = Desde tu última decisión
table-upkeep-log = Leerlo en el registro
table-log-empty = Todavía no ha pasado nada.
table-log-newest = Lo más reciente
table-log-resign = { $name } abandonó la partida.
table-log-takeover = { $bot } juega por { $name }, que no está.
table-log-handback = { $name } ha vuelto.
table-log-undone = { $name } deshizo, con el acuerdo de todos:
table-log-taken-back =
    { $count ->
        [one] Se deshizo un paso
       *[other] Se deshicieron { $count } pasos
    }
table-announce-loss =
    { $points ->
        [one] { $name } pierde un punto: { $what }
       *[other] { $name } pierde { $points } puntos: { $what }
    }
table-announce-award =
    { $points ->
        [one] { $name } gana un punto: { $what }
       *[other] { $name } gana { $points } puntos: { $what }
    }
table-chat = Chat
table-chat-empty = Nadie ha dicho nada todavía.
table-chat-write = Escribe algo…
table-chat-send = Enviar
table-chat-watching = Aquí escriben quienes juegan.
table-unread = nuevos

## Puntos y reglas

table-points-title = ¿De dónde vienen los puntos?
table-points-one-by-one = Uno por uno
table-points-now = Si la partida acabara ahora
table-points-still = Falta por puntuar
table-points-if-ended =
    { $points ->
        [one] 1 punto si la partida acabara ahora
       *[other] { $points } puntos si la partida acabara ahora
    }
table-points-hint = Elige una línea para verla en el tablero.
table-points-none = Todavía sin puntos.
table-points-what = Qué
table-points-rule = Regla
table-points-points = Puntos
table-points-total = Total
table-points-part = { $kind } { $points }
table-rules-title = Reglas
table-rules-search = Buscar en las reglas…
table-rules-none = Ninguna regla habla de eso.
table-rules-found =
    { $count ->
        [one] Una regla encontrada
       *[other] { $count } reglas encontradas
    }

## El final

table-end-you-win = ¡Has ganado!
table-end-wins = ¡Gana { $name }!
table-end-shared = ¡Victoria compartida!
table-end-place = Puesto { $place }
table-rematch = Revancha
table-rematch-join = A la revancha
table-replay = Ver de nuevo
table-share = Compartir
table-export = Guardar la partida

telling-title = La puntuación final
telling-at = { $at } de { $of }
telling-award = { $name }: { $what }
telling-now =
    { $points ->
        [one] Ahora 1 punto.
       *[other] Ahora { $points } puntos.
    }
telling-back = Atrás
telling-pause = Pausa
telling-play = Seguir solo
telling-next = Siguiente
telling-skip = Saltar
telling-done = Ver el resultado
telling-again = Contar otra vez la puntuación

## Teclas

table-how-title = Cómo se juega
table-help-title = Teclas
table-help-general = En la mesa
table-help-board = En el tablero
table-key-done = terminar tu turno
table-key-undo = dar un paso atrás
table-key-hint = pedir una pista
table-key-points = de dónde vienen los puntos
table-key-rules = reglas
table-key-log = registro
table-key-chat = chat
table-key-escape = ocultar avisos y marcas
table-key-help = cómo se juega y estas teclas

## Clases de puntos

award-city = Ciudades
award-road = Caminos
award-cloister = Monasterios
award-farm = Granjas
award-start = Al empezar

## Qué se ve del tablero

table-zoom = Zoom
table-zoom-in = Acercar
table-zoom-out = Alejar
table-zoom-fit = Mostrar todo

## Guided matches

table-tip = Consejo
table-tip-got = Entendido
table-tip-rule = Ver la regla
table-tip-stop = Sin más consejos
table-tips-on = Mostrar consejos
table-tips-off = Aquí no habrá más consejos. El menú los recupera.
table-key-tip = Entendido: cerrar el consejo
table-intro-place = { $number } de { $panels }
table-intro-back = Atrás
table-intro-next = Siguiente
table-intro-begin = Empezar
reason-brings =
    { $before ->
        [0] { $what }: { $points } al momento
       *[other] { $what }: { $points } al momento, { $before } de ellos ya a la vista
    }
reason-promises = { $what }: { $points } a la vista
reason-takes =
    { $before ->
        [0] { $what }: { $points } al momento para { $name }
       *[other] { $what }: { $points } al momento para { $name }, { $before } de ellos ya a la vista
    }
reason-threatens = { $what }: { $points } a la vista para { $name }
reason-gives = Materiales para { $name }: { $amount }
reason-keeps =
    { $what ->
        [follower] Seguidores en casa: { $amount }
        [hut] Cabañas en casa: { $amount }
        [temple] Templos en casa: { $amount }
        [worker] Trabajadores en casa: { $amount }
        [village] Losetas de poblado en casa: { $amount }
        [vehicle] Barcos y carros en casa: { $amount }
        [material] Materiales en mano: { $amount }
       *[coin] Monedas: { $amount }
    }
reason-open =
    { $fits ->
        [0] { $what }: en lo tuyo no encaja ninguna de las losetas que quedan
        [one] { $what }: en lo tuyo encaja 1 de las losetas que quedan
       *[other] { $what }: en lo tuyo encajan { $fits } de las losetas que quedan
    }
reason-blocks =
    { $fits ->
        [0] { $what }: en lo de { $name } ya no encaja ninguna de las losetas que quedan; antes { $before }
        [one] { $what }: en lo de { $name } encaja 1 de las losetas que quedan; antes { $before }
       *[other] { $what }: en lo de { $name } encajan { $fits } de las losetas que quedan; antes { $before }
    }
reason-against = En contra: { $reasons }
