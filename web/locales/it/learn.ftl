# Dove si impara un gioco, e la cornice delle sue lezioni.

learn-title = Impara { $game }
learn-about = Ogni lezione dura circa due minuti: una piccola posizione, un compito, e giochi tu.
learn-begin = Comincia dalla prima.
learn-progress = Lezioni fatte
learn-done = fatta
learn-more = Qui trovi anche
learn-how-about = Mai giocato? Lo scopo, un turno, i simboli e i punti, in due minuti.
learn-rules-about = Tutte le regole in capitoli, con immagini e una ricerca.
learn-today-about = Una mossa è chiaramente la migliore. Trovala; ce n’è uno nuovo ogni giorno.
learn-puzzles-about = Facili, medi e difficili, per numero; quelli risolti sono segnati.
learn-examples-about = Domande sulle regole, con la risposta sul tavolo.
learn-lesson = Lezione { $number } di { $count }
learn-explanation = Spiegazione
learn-task = Il compito
learn-left =
    { $count ->
        [one] resta una mossa
       *[other] restano { $count } mosse
    }
learn-hint = Suggerimento
learn-hint-back =
    { $count ->
        [one] Annulla la tua ultima mossa e ti mostro una strada.
       *[other] Annulla { $count } mosse e ti mostro una strada.
    }
learn-again = Riprova
learn-next = Lezione successiva
learn-see-rule = Vedi la regola
learn-reached = Ben fatto!
learn-missed = Questa volta no. Rileggi il compito.
