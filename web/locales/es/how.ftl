### "How to play": the page of any game, and the question mark at the table.

how-title = Cómo se juega a { $game }
how-about =
    { $game ->
        [finisterre] Son cinco minutos; para empezar bastan los tres primeros apartados.
       *[other] Bastan dos minutos.
    } Las imágenes las dibuja el tablero real; después puedes empezar.
how-contents = En esta página
how-points-for = Por qué
how-points-worth = Puntos
how-see-rule = La regla: { $what }
how-begin = Y ahora, a jugar
how-begin-lessons = Aprender con lecciones breves
how-begin-rules = Leer todo el reglamento
