# L’analisi di una partita.

review-compiling = Le regole sono ancora in compilazione. L’analisi comincia da sola appena sono pronte.
review-weighing = { $done } di { $of } passi valutati
review-first = Un primo sguardo. I giudizi arrivano quando tutto è stato esaminato.
review-shown = Che cosa mostra la curva
review-win = Probabilità di vincere
review-points = Punti attesi
review-curve = Momento della partita
review-curve-at = Passo { $at }: { $worths }
review-worth = { $name } { $value }
review-next = Momento successivo
review-key-next = momento successivo dell’analisi
review-moments = Che cosa ha deciso la partita
review-moments-none = Nessun passo spicca da solo.
review-by-chance = Ha deciso il caso
review-swing = { $name } { $win }
review-player = Giocatore
review-best = Mosse migliori
review-best-none = Nessuna mossa era di sicuro migliore di tutte le altre.
review-worst = Mosse che sono costate di più
review-worst-none = Nessuna mossa ha di sicuro regalato qualcosa.
review-to-try = Decisioni da provare
review-loss = regala { $win } di probabilità di vincere (± { $error }); vantaggio in punti: { $points }
review-find = l’unica mossa che era di sicuro la migliore
review-played = Giocato: { $move }
review-better = Meglio: { $move }
review-because = In punti, la mossa migliore rispetto all’altra:
review-because-next = In punti, rispetto alla seconda mossa migliore:
review-brings = { $what }: { $amount } subito
review-promises = { $what }: { $amount } in vista
review-takes = { $what }: { $amount } per { $name }
review-keeps =
    { $what ->
        [follower] Seguaci ancora a casa: { $amount }
        [hut] Capanne ancora a casa: { $amount }
        [temple] Templi ancora a casa: { $amount }
        [worker] Lavoratori ancora a casa: { $amount }
        [village] Tessere villaggio ancora a casa: { $amount }
        [vehicle] Barche e carri ancora a casa: { $amount }
       *[coin] Monete: { $amount }
    }
review-luck = Fortuna
review-luck-of = Probabilità di vincere: { $win }. Punti: { $points }.
review-luckiest = I casi più fortunati
review-unluckiest = I casi più sfortunati
review-draw = Passo { $at }: { $win }
review-accuracy = Precisione
review-accuracy-of = { $accuracy } su 100
review-accuracy-none = niente da decidere
review-accuracy-about = Quanto della partita hanno conservato le mosse, su { $count } decisioni: 100 se ognuna era la migliore, la metà per quella che regala un dodicesimo della probabilità di vincere. Le partite difficili danno numeri più bassi di quelle facili.
review-hidden = C’erano carte coperte: ogni decisione è giudicata da ciò che il suo posto poteva sapere.
review-about = Valutato dal campione. Le differenze sotto il doppio del loro errore standard non ricevono giudizio.
review-hide = Nascondi i giudizi finché non ho provato la mia mossa
review-decision = { $name }, passo { $at }
review-ask = Che cosa giocheresti? Scegli sul tabellone o qui.
review-try-more = Scegli un’altra mossa sul tabellone o qui per vedere quanto varrebbe.
review-trying = Valuto la tua mossa …
review-tried = La tua mossa: { $move }. { $verdict }
review-tried-best = È la migliore.
review-tried-even = Buona quanto la migliore, per quanto si può dire.
review-tried-loss = Regala { $win } di probabilità di vincere (± { $error }); vantaggio in punti: { $points }.
review-play-on = Continua da qui contro i bot
review-play-on-about = Un nuovo tavolo comincia con la posizione del passo { $at }.
review-play-on-seat = Gioco per
review-play-on-bot = Gli altri sono
review-play-on-begin = Gioca
review-by-chance-for = Il caso ha deciso prima della mossa di { $name }
review-step = Passo { $at }
