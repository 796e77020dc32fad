# The result of a match, to be sent.

share-title = Condividi il risultato
share-picture = { $game }: { $result }
share-drawing = Disegno l’immagine …
share-failed = Questo browser non può creare l’immagine. Il link funziona lo stesso.
share-save = Salva l’immagine
share-copy = Copia il link alla partita rivista
share-copied = Il link è copiato.
share-send = Condividi …
