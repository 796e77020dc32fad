### "How to play": the page of any game, and the question mark at the table.

how-title = Come si gioca a { $game }
how-about =
    { $game ->
        [finisterre] Sono cinque minuti; per cominciare bastano le prime tre sezioni.
       *[other] Bastano due minuti.
    } Le immagini le disegna il tabellone vero; poi puoi cominciare.
how-contents = In questa pagina
how-points-for = Per che cosa
how-points-worth = Punti
how-see-rule = La regola: { $what }
how-begin = E ora si comincia
how-begin-lessons = Imparare con brevi lezioni
how-begin-rules = Leggere tutto il regolamento
