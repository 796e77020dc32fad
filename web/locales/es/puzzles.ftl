# Problemas: uno en el tablero, y todos los de un juego.

puzzle-title = Problema { $number }
puzzle-stars =
    { $stars ->
        [1] Fácil
        [2] Medio
       *[3] Difícil
    }
puzzle-decisions =
    { $count ->
        [one] una decisión
       *[other] { $count } decisiones
    }
puzzle-about = Los problemas vienen de partidas entre bots. Una jugada es claramente la mejor: con ella es más probable que ganes la partida. No tiene por qué ser la que da más puntos al momento.
puzzle-goal = Encuentra tu mejor jugada.
puzzle-so-far = Vas bien. ¿Y ahora?
puzzle-solved = ¡Resuelto! Es la mejor jugada.
puzzle-best = La mejor jugada: { $move }
puzzle-ahead = Con ella tu probabilidad de ganar es del { $best }; con la mejor de las demás, del { $next }.
puzzle-ahead-points = De media te deja { $points } puntos de ventaja más.
puzzle-missed = Esa no es la mejor jugada. Con la mejor tu probabilidad de ganar es del { $best }; con esta, del { $now }.
puzzle-missed-points = De media, la tuya cuesta además { $points } puntos de ventaja.
puzzle-missed-far = Hay una jugada mucho mejor.
puzzle-missed-later = Empezaste con el mejor paso, pero este lo echa a perder.
puzzle-as-good = Igual de bien: { $moves }.
puzzle-exact = Es seguro: se han mirado todas las continuaciones hasta el final.
puzzle-searched = Lo dice una búsqueda larga; una segunda y partidas jugadas hasta el final lo confirman.
puzzle-show = Ver la solución
puzzle-next = Problema siguiente
puzzle-done = resuelto
puzzles-progress = Problemas resueltos
puzzles-solved = { $done } de { $count } resueltos
puzzles-stars = Dificultad
puzzles-all = Todos
puzzles-open = Solo los no resueltos
puzzles-none = Aquí no queda nada: todos estos están resueltos.
puzzles-nowhere = Todavía no hay problemas de este juego.
