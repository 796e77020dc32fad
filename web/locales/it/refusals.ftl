### Perché qualcosa viene rifiutato: `why-<motivo>`, con i dati del rifiuto come argomenti.

## A chi tocca

why-not-asked = Adesso non è tra le tue scelte.
why-match-over = La partita è finita.
why-not-your-turn = Non ancora: tocca a { $player }.
why-chance-turn = Un momento: prima decide il caso.
why-hold-yours = Il tuo turno è completo: concludilo o annulla un passo.
why-hold-other = Un momento: { $player } non ha ancora concluso il turno.
why-nothing-to-end = Adesso non hai nessun turno da concludere.
why-nothing-to-undo = Non hai ancora niente da annullare.
why-undo-chance = Troppo tardi: nel frattempo è stato mostrato qualcosa di nascosto, quindi non si può annullare nulla.
why-undo-consent = Nel frattempo la partita è andata avanti: chiedi agli altri se puoi annullare.
why-resigned-already = Hai già abbandonato la partita.

## Il tavolo

why-no-bot-here = Nessun bot gioca per questo posto.
why-not-seated = Può farlo solo chi ha un posto al tavolo.
why-seat-not-yours = Quel posto non è tuo.
why-table-full = Questo posto è già occupato.
why-table-started = La partita a questo tavolo è già cominciata.
why-unknown-table = Non c’è nessun tavolo con questo codice. È scritto bene?
why-frozen = Questa partita è congelata: il server non riesce più a riprodurla esattamente, quindi nessuno può proseguire.
why-not-host = Può farlo solo chi ha aperto il tavolo.
why-not-over = La partita non è ancora finita.
why-file-hidden = Altri hanno carte nascoste: potrai salvare il file quando la partita sarà finita.
why-not-begun = La partita non è iniziata: ci sono posti liberi.
why-hints-off = A questo tavolo si gioca senza consigli.
why-hint-not-asked = Adesso non hai nulla da decidere.
why-hint-busy = Un momento: un consiglio è già in arrivo.
why-review-running = Una partita si può analizzare quando è finita.
why-review-unknown = Qui nessuno sa ancora valutare questo gioco.
why-review-short = In questa partita è successo troppo poco per analizzarla.
why-review-slow = Questo server è troppo lento per analizzare partite.
why-review-compiling = Le regole sono ancora in compilazione. Riprova tra un minuto.
why-review-failed = Non è stato possibile analizzare questa partita. Chi gestisce il server ne trova il motivo nel registro.
why-review-no-decision = A questo passo nessuno ha deciso nulla.

## La connessione

why-stale = Nel frattempo è successo qualcosa. Guarda di nuovo e poi scegli.
why-storage = Il server non è riuscito a salvare. Riprova.
why-too-fast = Troppe cose in una volta. Aspetta un momento e riprova.
why-too-many-waiting = Hai molti tavoli in attesa di giocatori. Lasciane prima qualcuno.
why-too-many-contests = A molti dei tuoi tavoli i bot giocano tra loro. Lascia prima che alcuni finiscano.
why-too-many-connections = Hai aperto questo tavolo troppe volte. Questa era la pagina più vecchia.
why-too-long = È troppo lungo. Accorcialo un po’.
why-bad-name = Questo nome non va bene. Provane un altro.
why-bad-message = Il server non ha capito. Ricarica la pagina e riprova.
why-bad-token = Il server non sa più chi sei. Ricarica la pagina.
why-unknown-page = Qui non c’è nulla con questo nome. Forse è cambiato.
why-unknown-game = Questo gioco non c’è su questo server.
why-lesson-over = La lezione è finita: riprova, o passa alla successiva.
why-puzzle-over = Il problema è finito: riprova, o passa al successivo.

# A place on the map, from the middle of it.

cell-way =
    { $wind ->
        [n] { $count } a nord
        [e] { $count } a est
        [s] { $count } a sud
       *[w] { $count } a ovest
    }
cell-from-middle = { $ways } del centro
cell-middle = al centro
cell-square = casella { $where }

# What is missing, in any game.

missing-amount =
    { $what ->
        [coins] { $amount ->
            [one] 1 moneta
           *[other] { $amount } monete
        }
        [spirit] { $amount ->
            [one] 1 livello di spiritualità
           *[other] { $amount } livelli di spiritualità
        }
        [wood] { $amount } di legno
        [wool] { $amount } di lana
        [copper] { $amount } di rame
        [stone] { $amount } di pietra
        [iron] { $amount } di ferro
       *[gold] { $amount } d’oro
    }
