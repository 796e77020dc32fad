### The rule book of any game, and the pictures in it.

rulebook-title = Las reglas de { $game }
rulebook-about = Todas las reglas, explicadas con nuestras palabras. Las imágenes son posiciones reales, comprobadas por el mismo programa que dirige la partida.
rulebook-contents = Índice
rulebook-preset = Reglas de:
rulebook-other = Otras reglas
rulebook-of-table = Lo que se juega en tu mesa está señalado.
rulebook-to-table = Volver a la mesa
rulebook-in-force = según estas reglas
rulebook-in-force-table = se juega así en esta mesa
rulebook-pays = En los puntos se llama:
rulebook-refuses = Lo que prohíbe y cómo lo dice la mesa
rulebook-try = Míralo y pruébalo
rulebook-lesson = Lección: { $title }
rulebook-whole = Todo el reglamento
rulebook-example = Un ejemplo resuelto
rulebook-answer = Ver la respuesta

# Whose pieces are seen in a picture; the games show these colours.
rulebook-player =
    { $number ->
        [1] Azul
        [2] Naranja
        [3] Verde
        [4] Morado
        [5] Amarillo
       *[other] Negro
    }
