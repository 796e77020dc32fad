### Perché qualcosa viene rifiutato: `why-<motivo>`, con i dati del rifiuto come argomenti. I giocatori si contano da 1.

## Piazzare una tessera

why-occupied = Lì no: in { $square } c’è già una tessera.
why-not-touching = Lì no: { $square } non tocca nessuna tessera lungo un lato.
why-river-end-gone = Il fiume non ha più un capo aperto, quindi questa tessera non può continuarlo.
why-river-end = Lì no: il fiume deve proseguire in { $square }.
why-sides =
    Lì no: { $side ->
        [north] a nord
        [east] a est
        [south] a sud
       *[west] a ovest
    }, in { $square }, { $own ->
        [city] una città
        [road] una strada
        [river] il fiume
       *[field] un prato
    } incontrerebbe { $theirs ->
        [city] le mura di una città
        [road] una strada
        [river] il fiume
       *[field] un prato
    }.
why-u-turn = Così no: il fiume farebbe inversione. Ha già curvato da quella parte sull’ultima tessera.
why-must-place = Devi piazzare questa tessera: c’è una casella dove ci sta.
why-no-such-tile = La tessera { $tile } non esiste.
why-not-in-pile = La tessera { $tile } non si può pescare adesso.

## Mandare un seguace

why-river-follower = Lì no: nessun seguace può stare sul fiume.
why-no-follower-left = Non hai più seguaci da mandare.
why-taken =
    { $kind ->
        [city] Questa città è occupata: il giocatore { $player } ha già un cavaliere lì.
        [road] Questa strada è occupata: il giocatore { $player } ha già un brigante lì.
        [cloister] Questo monastero è occupato: il giocatore { $player } ha già un monaco lì.
       *[field] Questo prato è occupato: il giocatore { $player } ha già un contadino lì.
    }
why-several-parts = Quale intendi? La tessera ha più parti così: { $names }.
why-no-such-part =
    La tessera in { $square } non ha { $kind ->
        [city] nessuna città
        [road] nessuna strada
        [cloister] nessun monastero
       *[field] nessun prato
    } lì.

## A chi tocca

why-not-asked = Non è questo che ti si chiede adesso.
why-match-over = La partita è finita.
why-not-your-turn = Non ancora: tocca al giocatore { $player }.
why-chance-turn = Un momento: prima si pesca una tessera.
why-hold-yours = Il tuo turno è completo: concludilo o fai un passo indietro.
why-hold-other = Un momento: il giocatore { $player } non ha ancora concluso il turno.
why-nothing-to-end = Adesso non hai nessun turno da concludere.
why-nothing-to-undo = Non hai ancora niente da annullare.
why-undo-chance = Troppo tardi: nel frattempo è stata pescata una tessera, quindi non si può annullare nulla.
why-undo-consent = Nel frattempo la partita è andata avanti: chiedi agli altri se puoi annullare.
why-resigned-already = Hai già abbandonato la partita.

## Il tavolo

why-no-bot-here = Nessun bot gioca per questo posto.
why-not-seated = Può farlo solo chi ha un posto al tavolo.
why-seat-not-yours = Quel posto non è tuo.
why-table-full = Tutti i posti a questo tavolo sono occupati.
why-table-started = La partita a questo tavolo è già cominciata.
why-unknown-table = Non c’è nessun tavolo con questo codice. È scritto bene?
why-frozen = Questa partita è congelata: il server non riesce più a riprodurla esattamente, quindi nessuno può proseguire.

## La connessione

why-stale = Nel frattempo è successo qualcosa. Guarda di nuovo e poi scegli.
why-storage = Il server non è riuscito a salvare. Riprova.
why-too-fast = Troppe cose in una volta. Aspetta un momento e riprova.
why-too-long = È troppo lungo. Accorcialo un po’.
why-bad-name = Questo nome non va bene. Provane un altro.
why-bad-message = Il server non ha capito. Ricarica la pagina e riprova.
