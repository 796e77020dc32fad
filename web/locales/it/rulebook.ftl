### The rule book of any game, and the pictures in it.

rulebook-title = Le regole di { $game }
rulebook-about = Tutte le regole, spiegate con parole nostre. Le immagini sono posizioni vere, controllate dallo stesso programma che gestisce la partita.
rulebook-contents = Indice
rulebook-preset = Regole di:
rulebook-other = Altre regole
rulebook-of-table = Ciò che si gioca al tuo tavolo è segnato.
rulebook-to-table = Torna al tavolo
rulebook-in-force = secondo queste regole
rulebook-in-force-table = si gioca così a questo tavolo
rulebook-pays = Nei punti si chiama:
rulebook-refuses = Ciò che vieta e come lo dice il tavolo
rulebook-try = Guarda e prova
rulebook-lesson = Lezione: { $title }
rulebook-whole = Tutto il regolamento
rulebook-example = Un esempio svolto
rulebook-answer = Mostra la risposta

# Whose pieces are seen in a picture; the games show these colours.
rulebook-player =
    { $number ->
        [1] Blu
        [2] Arancione
        [3] Verde
        [4] Viola
        [5] Giallo
       *[other] Nero
    }
