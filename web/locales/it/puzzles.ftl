# Problemi: uno sul tavolo, e tutti quelli di un gioco.

puzzle-title = Problema { $number }
puzzle-stars =
    { $stars ->
        [1] Facile
        [2] Medio
       *[3] Difficile
    }
puzzle-decisions =
    { $count ->
        [one] una decisione
       *[other] { $count } decisioni
    }
puzzle-about = I problemi vengono da partite tra bot. Una mossa è chiaramente la migliore: con quella è più probabile che tu vinca la partita. Non è detto che sia quella che dà più punti subito.
puzzle-goal = Trova la tua mossa migliore.
puzzle-so-far = Fin qui va bene. E adesso?
puzzle-solved = Risolto! È la mossa migliore.
puzzle-best = La mossa migliore: { $move }
puzzle-ahead = Con questa la tua probabilità di vincere è del { $best }; con la migliore delle altre, del { $next }.
puzzle-ahead-points = In media ti lascia { $points } punti di vantaggio in più.
puzzle-missed = Questa non è la mossa migliore. Con la migliore la tua probabilità di vincere è del { $best }, con questa del { $now }.
puzzle-missed-points = In media la tua costa anche { $points } punti di vantaggio.
puzzle-missed-far = C’è una mossa molto migliore.
puzzle-missed-later = Hai cominciato con il passo migliore, ma questo lo spreca.
puzzle-as-good = Altrettanto buone: { $moves }.
puzzle-exact = È certo: sono state guardate tutte le continuazioni fino alla fine.
puzzle-searched = Lo dice una lunga ricerca; una seconda e partite giocate fino alla fine lo confermano.
puzzle-show = Mostra la soluzione
puzzle-next = Problema successivo
puzzle-done = risolto
puzzles-progress = Problemi risolti
puzzles-solved = { $done } su { $count } risolti
puzzles-stars = Difficoltà
puzzles-all = Tutti
puzzles-open = Solo quelli non risolti
puzzles-none = Qui non resta nulla: questi sono tutti risolti.
puzzles-nowhere = Non ci sono ancora problemi di questo gioco.
