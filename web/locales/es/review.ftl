# El análisis de una partida.

review-compiling = Las reglas aún se están compilando. El análisis empezará solo en cuanto estén listas.
review-weighing = { $done } de { $of } pasos valorados
review-first = Un primer vistazo. Los veredictos llegan cuando todo se haya examinado.
review-shown = Qué muestra la curva
review-win = Probabilidad de ganar
review-points = Puntos esperados
review-curve = Momento de la partida
review-curve-at = Paso { $at }: { $worths }
review-worth = { $name } { $value }
review-next = Siguiente momento
review-key-next = siguiente momento del análisis
review-moments = Lo que decidió la partida
review-moments-none = Ningún paso destaca por sí solo.
review-by-chance = Decidió el azar
review-swing = { $name } { $win }
review-player = Jugador
review-best = Mejores jugadas
review-best-none = Ninguna jugada fue con seguridad mejor que las demás.
review-worst = Jugadas que más costaron
review-worst-none = Ninguna jugada regaló nada con seguridad.
review-to-try = Decisiones para probar
review-loss = regala { $win } de probabilidad de ganar (± { $error }); ventaja en puntos: { $points }
review-find = la única jugada que era con seguridad la mejor
review-played = Jugado: { $move }
review-better = Mejor: { $move }
review-because = En puntos, la mejor jugada frente a la otra:
review-because-next = En puntos, frente a la siguiente mejor jugada:
review-brings = { $what }: { $amount } al momento
review-promises = { $what }: { $amount } a la vista
review-takes = { $what }: { $amount } para { $name }
review-keeps =
    { $what ->
        [follower] Seguidores en casa: { $amount }
        [hut] Cabañas en casa: { $amount }
        [temple] Templos en casa: { $amount }
        [worker] Trabajadores en casa: { $amount }
        [village] Losetas de poblado en casa: { $amount }
        [vehicle] Barcos y carros en casa: { $amount }
       *[coin] Monedas: { $amount }
    }
review-luck = Suerte
review-luck-of = Probabilidad de ganar: { $win }. Puntos: { $points }.
review-luckiest = Los azares más afortunados
review-unluckiest = Los azares más desafortunados
review-draw = Paso { $at }: { $win }
review-accuracy = Precisión
review-accuracy-of = { $accuracy } de 100
review-accuracy-none = nada que decidir
review-accuracy-about = Cuánto de la partida conservaron las jugadas, en { $count } decisiones: 100 si cada una fue la mejor, la mitad para la que regala una duodécima parte de la probabilidad de ganar. Las partidas difíciles dan números más bajos que las fáciles.
review-hidden = Había cartas ocultas: cada decisión se juzga por lo que su asiento podía saber.
review-about = Valorado por el campeón. Las diferencias menores que el doble de su error estándar no reciben veredicto.
review-hide = Ocultar los veredictos hasta que haya probado mi jugada
review-decision = { $name }, paso { $at }
review-ask = ¿Qué jugarías? Elige en el tablero o aquí.
review-try-more = Elige otra jugada en el tablero o aquí para ver cuánto valdría.
review-trying = Valorando tu jugada …
review-tried = Tu jugada: { $move }. { $verdict }
review-tried-best = Es la mejor.
review-tried-even = Tan buena como la mejor, hasta donde se puede saber.
review-tried-loss = Regala { $win } de probabilidad de ganar (± { $error }); ventaja en puntos: { $points }.
review-play-on = Seguir jugando desde aquí contra bots
review-play-on-about = Una mesa nueva empieza con la posición del paso { $at }.
review-play-on-seat = Juego por
review-play-on-bot = Los demás son
review-play-on-begin = Jugar
review-by-chance-for = El azar decidió antes de la jugada de { $name }
review-step = Paso { $at }
