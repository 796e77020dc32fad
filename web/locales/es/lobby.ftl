# La página de inicio, una mesa nueva, la sala de espera, mis partidas.

lobby-tagline = Juegos de mesa en las viejas colinas
lobby-lead = Juega ya en tu navegador, con amigos o contra bots. Sin instalar nada y sin cuenta.
lobby-games = Juegos
lobby-players = { $least }–{ $most } jugadores
lobby-minutes = { $minutes } minutos
lobby-play-now = Jugar ya
lobby-play-against =
    { $bots ->
        [one] contra { $bot }
       *[other] contra { $bots } bots: { $bot }
    }
lobby-play-choose = Elegir jugadores y nivel
lobby-play-title = { $game }: jugar contra bots
lobby-play-level = Nivel
lobby-play-rules = Reglas: { $preset }.
lobby-play-other = Otras reglas y asientos
lobby-play-start = Empezar la partida
lobby-play-with-friends = Con amigos
lobby-learn = Aprender
lobby-rules-of = Reglas
lobby-coming = Próximamente
lobby-examples = Ejemplos de las reglas
lobby-examples-title = { $game }: ejemplos de las reglas
lobby-examples-about = Los ejemplos y las preguntas con respuesta de los reglamentos, como posiciones. Abre uno, recórrelo paso a paso y, si quieres, sigue jugando desde ahí.
lobby-examples-open = Abrir

lobby-lessons =
    { $count ->
        [one] Una lección corta
       *[other] { $count } lecciones cortas
    }
lobby-lessons-done = { $done } de { $count } lecciones
lobby-lessons-all = Todas las lecciones
lobby-puzzle-today = Problema del día
lobby-puzzles-of = Problemas: { $game }
lobby-puzzles-all = Todos los problemas

lobby-promise-learn = Aprende jugando
lobby-promise-learn-about = Ves dónde puede ir una loseta y por qué algo no se puede.
lobby-promise-points = Cada punto, explicado
lobby-promise-points-about = Un clic muestra de dónde sale cada puntuación.
lobby-promise-return = Vete y vuelve
lobby-promise-return-about = Tu asiento te espera, en este dispositivo, durante días.

lobby-join = Entrar con un código
lobby-join-go = Ir a la mesa
lobby-join-malformed = Un código tiene seis letras y cifras. También puedes pegar un enlace.
lobby-join-unknown = No hay ninguna mesa { $code }.
lobby-running = En curso
lobby-running-more =
    { $count ->
        [one] Una más
       *[other] { $count } más
    }
lobby-continue = Continuar
lobby-public-tables = Mesas públicas
lobby-speed = Puedes jugar ya. Los juegos aún están cogiendo velocidad: { $games }.
lobby-speed-full = { $game } va a toda velocidad
lobby-speed-percent = { $game } { $percent } %
lobby-speed-stuck = { $game } se queda como está
lobby-no-public-tables = Nadie ha abierto una mesa pública. ¡Abre tú la primera!
lobby-join-table = Entrar
lobby-watch = Mirar
lobby-free-seat = Asiento libre

lobby-new-table = Mesa nueva
lobby-setting = ¿Cómo quieres jugar?
lobby-setting-bot = Contra un bot
lobby-setting-bot-about = Empieza ya, a tu ritmo.
lobby-setting-friends = Con amigos
lobby-setting-friends-about = Cada uno en su pantalla. Tú les mandas un enlace.
lobby-setting-device = En este dispositivo
lobby-setting-device-about = Os lo vais pasando.
lobby-who-plays = Quién juega
lobby-player-count = Jugadores
lobby-seat = Asiento { $number }
lobby-seat-you = Tú
lobby-seat-you-named = Tú ({ $name })
lobby-seat-friend = Un amigo, con el enlace
lobby-seat-here = Alguien en este dispositivo
lobby-seat-name = Nombre
lobby-seat-name-of = Nombre de quien ocupa el asiento { $number }
lobby-seat-name-missing = ¿Quién se sienta aquí? Pon un nombre.
lobby-seat-name-twice = Alguien ya tiene ese nombre.
lobby-you-watch = No tienes asiento: serás espectador.
lobby-rules = Reglas
lobby-rules-own = Reglas propias
lobby-preset = Con qué reglas
lobby-adjust = Ajustar las reglas
lobby-adjusted =
    { $count ->
        [one] 1 cambio
       *[other] { $count } cambios
    }
lobby-adjust-back = Volver a «{ $preset }»
lobby-who-comes = Quién puede entrar
lobby-doors = Esta mesa es
lobby-private = Privada
lobby-private-about = Solo quien tenga el enlace o el código.
lobby-public = Pública
lobby-public-about = A la vista de todos en el inicio: cualquiera puede entrar o mirar.
lobby-hints = Pistas
lobby-hints-on = Permitidas
lobby-hints-on-about = En tu turno puedes consultar qué haría un bot fuerte.
lobby-hints-off = Ninguna
lobby-hints-off-about = Cada cual piensa por su cuenta.
lobby-hints-allowed = Con pistas
lobby-hints-none = Sin pistas
lobby-absence = Si alguien se ausenta mientras los demás esperan
lobby-absence-wait = Esperamos
lobby-absence-wait-about = No pasa nada hasta que vuelva.
lobby-absence-bot = Sigue un bot
lobby-absence-bot-about = Hasta que vuelva y retome su asiento.
lobby-absence-pass = Se saltan sus turnos
lobby-absence-pass-about = Solo se hace en su lugar lo imprescindible.
lobby-absence-forfeit = Abandona
lobby-absence-forfeit-about = Queda fuera de la partida.
lobby-absence-after = Después de
lobby-after-minutes =
    { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minutos
    }
lobby-after-hours =
    { $hours ->
        [one] 1 hora
       *[other] { $hours } horas
    }
lobby-incomplete = Falta algo más arriba.
lobby-open-table = Abrir la mesa

lobby-waiting = Esperando jugadores
lobby-starting = Allá vamos
lobby-invite = Invita a tus amigos
lobby-invite-about = Mándales el enlace o diles el código.
lobby-invite-text = ¡Ven a jugar a { $game } conmigo! Reglas: { $rules }.
lobby-code = Código
lobby-link = Enlace a esta mesa
lobby-copy = Copiar el enlace
lobby-copied = Copiado
lobby-share = Compartir
lobby-invited = Hay un asiento para ti
lobby-sit-down = Sentarme
lobby-sit-here = Sentarme aquí
lobby-seats = Asientos
lobby-seats-free =
    { $count ->
        [0] Ya estáis todos.
        [one] Queda un asiento libre. La partida empieza cuando se ocupe.
       *[other] Quedan { $count } asientos libres. La partida empieza cuando se ocupen todos.
    }
lobby-fill = Ocupar el asiento…
lobby-fill-seat = Ocupar el asiento { $number }
lobby-bot-away = Quitar a { $name }
lobby-you = Tú
lobby-here = En este dispositivo
lobby-away = Ausente
lobby-cancel = Cancelar
lobby-watching =
    { $count ->
        [one] Una persona está mirando.
       *[other] { $count } personas están mirando.
    }
lobby-watch-about = También puedes solo mirar: el tablero aparece aquí en cuanto empiece la partida.
lobby-leave = Dejar la mesa

lobby-no-matches = Todavía no has jugado. Aquí aparecerán tus partidas.
lobby-first-match = Juega tu primera partida
lobby-ended = Jugadas
lobby-older = Mostrar partidas anteriores
lobby-state-waiting = En espera
lobby-state-playing = En curso
lobby-state-over = Terminada
lobby-state-frozen = Congelada
lobby-result-won = Has ganado
lobby-result-shared = Victoria compartida
lobby-result-place = Puesto { $place }
lobby-imported = De un archivo
lobby-replay = Ver de nuevo
lobby-export = Guardar como archivo
lobby-import = Importar una partida
lobby-import-about = Elige un archivo de partida o suéltalo aquí: vuelve a verla o síguela donde se quedó.
lobby-import-choose = Elegir un archivo
lobby-import-too-long = Este archivo es demasiado grande para ser una partida.
lobby-import-refused = No se puede leer { $file }: { $why }

lobby-about-what = Oppidum lleva juegos de mesa a tu navegador: contra gente de cerca y de lejos, contra bots o todos en la misma mesa. Un oppidum era una ciudad celta en lo alto de una colina, tras una muralla y con un mercado en medio. Un buen lugar para encontrarse.
lobby-about-begin = Cómo empezar
lobby-about-begin-alone = «Jugar ya» te lleva directo a una mesa contra un bot. El juego te dice qué puedes hacer y por qué algo no se puede.
lobby-about-begin-friends = «Con amigos» abre una mesa con asientos libres. Envía el enlace; la partida empieza cuando todos se sientan.
lobby-about-begin-device = También podéis compartir un dispositivo: pon un nombre a cada uno e id pasándolo.
lobby-about-table = En la mesa
lobby-about-table-keys = Todo funciona con el ratón, el dedo o el teclado; pulsa ? en la mesa para ver sus teclas.
lobby-about-table-away = Si pierdes la conexión, vuelve sin más: tu asiento y la partida siguen ahí, también al cabo de días.
lobby-about-kept = Qué se guarda
lobby-about-kept-words = Tu nombre, tus ajustes y una clave que demuestra quién eres se quedan en este navegador. El servidor guarda las partidas. No se cuenta nada a nadie más ni se carga nada de otros sitios.
lobby-about-credits = Gracias
lobby-about-credits-words = Los juegos son de sus autores y editoriales; si te gusta uno, compra la caja. Todas las imágenes son nuestras. La letra de los títulos es Alegreya, de Juan Pablo del Peral, y la del texto, Source Sans, de Paul D. Hunt, ambas con licencia Open Font License; los iconos son de Lucide.

## Guided first match

lobby-guide-play = Aprender jugando
lobby-guide-title = ¿Tu primera partida de { $game }?
lobby-guide-about = Una partida guiada es una de verdad contra un bot fácil. Consejos breves dicen qué se puede hacer y por qué importa; un clic los quita.
lobby-guide-no = Jugar sin más
