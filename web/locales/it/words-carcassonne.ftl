### Perché qualcosa viene rifiutato: `why-<motivo>`, con i dati del rifiuto come argomenti.

## Piazzare una tessera

why-occupied = Lì no: c’è già una tessera.
why-not-touching = Lì no: quella casella non tocca nessuna tessera lungo un lato.
why-river-end-gone = Il fiume non ha più un capo aperto, quindi questa tessera non può continuarlo.
why-river-end = Lì no: il fiume deve proseguire dalla sua estremità aperta.
why-sides =
    Lì no: { $side ->
        [north] a nord
        [east] a est
        [south] a sud
       *[west] a ovest
    }, { $own ->
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
why-must-place = Devi piazzare questa tessera: c’è una casella dove combacia.
why-no-such-tile = La tessera { $tile } non esiste.
why-not-in-pile = La tessera { $tile } non si può pescare adesso.

## Mandare un seguace

why-river-follower = Lì no: nessun seguace può stare sul fiume.
why-no-follower-left = Non hai più seguaci da mandare.
why-taken =
    { $kind ->
        [city] Questa città è occupata: { $player } ha già un cavaliere lì.
        [road] Questa strada è occupata: { $player } ha già un brigante lì.
        [cloister] Questo monastero è occupato: { $player } ha già un monaco lì.
       *[field] Questo prato è occupato: { $player } ha già un contadino lì.
    }
why-several-parts = Quale intendi? La tessera ne ha più di una: { $names }.
why-no-such-part =
    La tessera non ha { $kind ->
        [city] nessuna città
        [road] nessuna strada
        [cloister] nessun monastero
       *[field] nessun prato
    } lì.
