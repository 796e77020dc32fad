# Donde se aprende un juego, y el marco de sus lecciones.

learn-title = Aprende { $game }
learn-about = Cada lección dura unos dos minutos: una posición pequeña, una tarea, y juegas tú.
learn-begin = Empieza por la primera.
learn-progress = Lecciones hechas
learn-done = hecha
learn-more = Además
learn-how-about = ¿Es tu primera vez? El objetivo, un turno, los símbolos y los puntos, en dos minutos.
learn-rules-about = Todas las reglas en capítulos, con imágenes y un buscador.
learn-today-about = Una jugada es claramente la mejor. Encuéntrala; cada día hay uno nuevo.
learn-puzzles-about = Fáciles, medios y difíciles, por número; los resueltos llevan una marca.
learn-examples-about = Dudas sobre las reglas, resueltas en el tablero.
learn-lesson = Lección { $number } de { $count }
learn-explanation = Explicación
learn-task = La tarea
learn-left =
    { $count ->
        [one] queda una jugada
       *[other] quedan { $count } jugadas
    }
learn-hint = Pista
learn-hint-back =
    { $count ->
        [one] Deshaz tu última jugada y te enseño un camino.
       *[other] Deshaz { $count } jugadas y te enseño un camino.
    }
learn-again = Intentarlo otra vez
learn-next = Lección siguiente
learn-see-rule = Ver la regla
learn-reached = ¡Muy bien!
learn-missed = Esta vez no. Vuelve a leer la tarea.
