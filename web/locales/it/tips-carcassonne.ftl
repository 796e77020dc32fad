# Consigli di una partita guidata di Carcassonne: che cosa si può fare adesso, che cosa ha fatto l’avversario e perché conta.

tip-carcassonne-first-tile = Ogni turno comincia con una tessera. Va accanto a una già piazzata: le caselle illuminate sono quelle giuste. Indicane una per vederla lì, poi fai clic.
    .title = La tua prima tessera
tip-carcassonne-fits = I lati che si toccano devono essere uguali: città con città, strada con strada, prato con prato. Conviene soprattutto ingrandire qualcosa di tuo, o chiuderlo.
    .title = Dove combacia
tip-carcassonne-rotate = Qui la tua tessera combacia in più modi. Il tasto R la gira, e così la rotella del mouse e, sul telefono, un tocco sulla tessera.
    .title = Gira la tessera
tip-carcassonne-follower = Dopo aver piazzato puoi mandare un seguace su questa tessera, e solo su questa. Lì aspetta finché la sua città, strada o il suo monastero è completo e ti dà punti.
    .title = Il tuo primo seguace
tip-carcassonne-city = Quando le mura sono chiuse, un cavaliere fa punti per ogni tessera della città e per ogni stemma. Se resta aperta fino alla fine, la città rende molto meno.
    .title = Un cavaliere nella città
tip-carcassonne-road = Un brigante fa punti per ogni tessera della sua strada. Le strade si completano in fretta, così questo seguace torna presto a casa.
    .title = Un brigante sulla strada
tip-carcassonne-cloister = Un monaco fa punti quando ci sono otto tessere intorno al monastero, chiunque le piazzi. Nessun altro può entrarci: è un investimento sicuro.
    .title = Un monaco nel monastero
tip-carcassonne-farmer = Pensaci due volte: un contadino resta nel prato fino alla fine della partita e non torna mai a casa. Alla fine il prato rende per ogni città completa al suo bordo.
    .title = Un contadino resta fino alla fine
tip-carcassonne-discard = Questa tessera non combacia da nessuna parte. Esce dalla partita e ne peschi un’altra.
    .title = Non combacia da nessuna parte
tip-carcassonne-no-follower = Tutti i tuoi seguaci sono fuori. Puoi ancora piazzare tessere: completa qualcosa di tuo e chi sta lì torna a casa per la prossima.
    .title = Nessuno in casa
tip-carcassonne-followers-left = { $count ->
        [one] Ti resta un seguace.
       *[other] Ti restano { $count } seguaci.
    } Tienine uno per una buona occasione, o completa qualcosa di piccolo per riaverne uno.
    .title = Pochi seguaci rimasti
tip-carcassonne-city-closed = { $who ->
        [me] Le mura sono chiuse: il tuo cavaliere ti dà subito { $points } punti e torna a casa.
       *[other] Le mura sono chiuse: dà subito { $points } punti al tuo avversario. Conviene unirsi in tempo alle città grandi.
    }
    .title = Una città è completa
tip-carcassonne-road-closed = { $who ->
        [me] I suoi due capi portano da qualche parte: ti dà { $points } punti e il tuo brigante torna a casa.
       *[other] I suoi due capi portano da qualche parte: dà { $points } punti al tuo avversario.
    } Incroci, monasteri e città terminano una strada.
    .title = Una strada è completa
tip-carcassonne-cloister-closed = { $who ->
        [me] Ci sono tessere tutto intorno: ti dà { $points } punti e il tuo monaco torna a casa.
       *[other] Ci sono tessere tutto intorno: dà { $points } punti al tuo avversario.
    }
    .title = Un monastero è completo
tip-carcassonne-home = Ciò che ha dato punti manda a casa i suoi seguaci. Il tuo è a casa: puoi mandarlo di nuovo.
    .title = Il tuo seguace è a casa
tip-carcassonne-opponent = { $kind ->
        [city] Il tuo avversario ha un cavaliere in questa città
        [road] Il tuo avversario ha un brigante su questa strada
       *[other] Il tuo avversario ha un monaco in questo monastero
    }, perciò non puoi mandarci nessuno. Ciò che cominci a parte può unirsi più tardi.
    .title = Occupato
tip-carcassonne-opponent-farmer = Il tuo avversario ha messo un contadino in questo prato, e lì resta fino alla fine. Strade, fiumi e città limitano un prato: guarda fin dove arriva.
    .title = Un contadino avversario
tip-carcassonne-joined = Una tessera ha unito ciò che due giocatori avevano cominciato a parte. { $paid ->
        [one] Per ora prenderebbe punti solo chi ha più seguaci lì. Chi ne unisce altri fino alla parità prende anche lui tutti i punti; con di più, li prende da solo.
       *[other] Per ora tutti e due prenderebbero tutti i punti.
    }
    .title = Ora è condiviso
tip-carcassonne-river = Prima si piazza il fiume, dalla sorgente al lago. Ha un capo aperto, dove prosegue la prossima tessera. Sulle sue rive si mandano seguaci come sempre.
    .title = Prima il fiume
tip-carcassonne-river-end = Il lago chiude il fiume. Da ora si pescano tessere da tutta la pila e vanno a qualsiasi lato aperto.
    .title = Il fiume è finito
tip-carcassonne-few-tiles = { $count ->
        [one] Resta una tessera da pescare.
       *[other] Restano { $count } tessere da pescare.
    } Ciò che resta incompleto rende poco: chiudi quel che puoi e manda fuori gli ultimi seguaci.
    .title = La fine è vicina
tip-carcassonne-final = L’ultima tessera è piazzata. Ora rende anche ciò che è incompleto: un punto per ogni tessera e ogni stemma. Apri «Punti» per vedere da dove viene ognuno.
    .title = Il punteggio finale
tip-carcassonne-farms = { $who ->
        [me] Le città accanto al tuo prato ti danno { $points } punti.
       *[other] Le città accanto al suo prato danno { $points } punti al tuo avversario.
    } Contano solo le città complete, e solo per chi ha più contadini lì.
    .title = I punti dei contadini
