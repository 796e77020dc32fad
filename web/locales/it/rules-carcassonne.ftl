### Le regole di Carcassonne con il Fiume, da consultare per numero. Fonte: src/oppidum/games/carcassonne/RULES.md.

## Preparazione

rule-CAR-01 = Potete giocare da due a sei persone.
    .title = Da due a sei giocatori
rule-CAR-02 = Hai sette seguaci del tuo colore da mandare in gioco. Un ottavo segna i tuoi punti sul segnapunti.
    .title = I tuoi seguaci
rule-CAR-03 = Senza il Fiume, la tessera iniziale sta scoperta al centro. Peschi dalle altre 71 tessere, che sono coperte.
    .title = La tessera iniziale
rule-CAR-04 = La scatola contiene 72 tessere di 24 tipi, dalla A alla X, con 6 monasteri e 10 stemmi. Con l’opzione del Fiume si aggiungono altre 12 tessere.
    .title = Le tessere della scatola

## Il tuo turno

rule-CAR-05 = Nel tuo turno peschi una tessera, la piazzi e, se vuoi, mandi un seguace; poi si conta tutto ciò che è completo. Dopo di te tocca al giocatore successivo, in senso orario.
    .title = Un turno, passo per passo
rule-CAR-06 = Chi comincia pesca e piazza la prima tessera. Potete scegliere liberamente chi sarà.
    .title = Chi comincia
rule-CAR-07 = La tua tessera deve toccarne almeno un’altra lungo un lato intero; toccarsi in un angolo non basta. Ogni casella contiene una sola tessera.
    .title = Lato contro lato
rule-CAR-08 = Ogni lato che tocca un’altra tessera deve combaciare: città con città, strada con strada, prato con prato, fiume con fiume. Un lato giusto non basta, se un altro non combacia.
    .title = I lati devono combaciare
rule-CAR-09 = Tutti vedono la tessera che peschi. Se combacia da qualche parte, devi piazzarla; non puoi passare.
    .title = Piazzare è obbligatorio
rule-CAR-10 = Se la tua tessera non combacia da nessuna parte, esce dalla partita e ne peschi un’altra. Se era l’ultima, la partita finisce subito.
    .title = Una tessera senza posto

## Seguaci

rule-CAR-11 = Dopo aver piazzato la tessera puoi mandarci sopra un seguace della tua riserva. Mai su un’altra tessera, e mai due.
    .title = Mandare un seguace
rule-CAR-12 = Il tuo seguace è cavaliere in una città, brigante su una strada, monaco in un monastero e contadino in un prato.
    .title = Quattro mestieri
rule-CAR-13 = Puoi mandare un seguace su una parte della tua tessera solo se non c’è nessuno in tutta la città, la strada o il prato a cui appartiene. La distanza non conta, e valgono anche i tuoi stessi seguaci.
    .title = Solo dove non c’è nessuno
rule-CAR-14 = Non puoi mandare un cavaliere in una città occupata, ma puoi mandarlo in una parte separata. Se più tardi una tessera unisce le parti, la città è condivisa (CAR-28).
    .title = Incontrarsi in città
rule-CAR-15 = Con le strade è lo stesso: manda un brigante su un tratto non ancora collegato. Se più tardi una tessera unisce i tratti, la strada è condivisa (CAR-31).
    .title = Incontrarsi sulla strada
rule-CAR-16 = Finché una strada è aperta, appartiene solo a chi sta sul tratto già piazzato: prima che si piazzi la tessera del monastero che la chiude, un brigante su quel tratto è da solo.
    .title = Una strada prima che si chiuda
rule-CAR-17 = Un prato finisce dove trova città, strade, fiumi o il bordo ancora senza tessere. Puoi mandare un contadino solo in un prato senza nessun altro contadino.
    .title = Dove finiscono i prati
rule-CAR-18 = Quando una tessera ha unito due prati con dei contadini, questi condividono il prato. Non puoi più mandarci un altro contadino.
    .title = Prati uniti
rule-CAR-19 = Sulle tessere di monastero A e B, sulla sorgente e sul lago, tutto ciò che sta attorno al centro è un unico prato. La strada della tessera A non lo divide.
    .title = Prati tutti interi
rule-CAR-20 = Se non hai più seguaci, non puoi mandarne. Un seguace che torna a casa con i punti di questo turno può ripartire dal tuo prossimo turno.
    .title = Nessun seguace rimasto
rule-CAR-21 = Puoi mandare un seguace su qualcosa che la tua tessera ha appena completato, se lì non c’è ancora nessuno. Fa punti e torna a casa nello stesso turno.
    .title = Andata e ritorno
rule-CAR-22 = Quando una città, una strada o un monastero è completo e fa punti, i suoi seguaci tornano ai loro proprietari. I contadini restano nei prati fino alla fine.
    .title = I seguaci tornano

## Punti

rule-CAR-23 = Una città è completa quando le sue mura sono chiuse tutt’intorno e dentro non restano buchi. Vale 2 punti per ogni sua tessera; per una città di due sole tessere vedi CAR-26.
    .title = Una città completa
rule-CAR-24 = Ogni stemma aggiunge 2 punti in una città completa. In una città che alla fine è ancora incompleta ne aggiunge 1. Per una città di due sole tessere vedi CAR-26.
    .title = Quanto valgono gli stemmi
rule-CAR-25 = Un esempio: la tua città completa ha tre tessere, e una porta uno stemma. Ricevi 3 per 2 punti e 2 per lo stemma, in tutto 8.
    .title = Una città da otto punti
rule-CAR-26 =
    { $small_city ->
        [4] Una città completa di due sole tessere vale { $small_city } punti come ogni altra, più 2 per uno stemma.
       *[2] Una città completa di due sole tessere vale { $small_city } punti, più 1 per uno stemma.
    } Con le tessere della scatola, una città così non ha mai uno stemma.
    .title = La città più piccola
rule-CAR-27 = Se una tessera contiene due parti della stessa città, conta comunque come una sola tessera.
    .title = Ogni tessera conta una volta
rule-CAR-28 =
    { $option_sharing ->
        [majority] Se più giocatori hanno cavalieri in una città, i punti vanno a chi ha più cavalieri nella città; se c’è parità, ognuno di loro li riceve tutti, una volta sola.
       *[everyone] Se più giocatori hanno cavalieri in una città, ognuno riceve tutti i punti, una volta sola.
    }
    .title = Una città condivisa
rule-CAR-29 = Una strada vale 1 punto per ogni sua tessera. Vale lo stesso se alla fine è ancora incompleta.
    .title = Quanto vale una strada
rule-CAR-30 = Una strada è completa quando le sue due estremità finiscono a un incrocio, a un monastero o a una città, oppure quando si chiude ad anello. Una tessera che la strada incontra due volte conta una volta sola.
    .title = Una strada completa
rule-CAR-31 =
    { $option_sharing ->
        [majority] Se più giocatori hanno briganti su una strada, i punti vanno a chi ha più briganti sulla strada; se c’è parità, ognuno di loro li riceve tutti, una volta sola.
       *[everyone] Se più giocatori hanno briganti su una strada, ognuno riceve tutti i punti, una volta sola.
    }
    .title = Una strada condivisa
rule-CAR-32 = Quando ci sono tessere su tutte le otto caselle attorno al tuo monastero, il tuo monaco guadagna 9 punti: 8 per le vicine e 1 per la tessera del monastero stesso. Non importa chi ha piazzato l’ultima.
    .title = Un monastero completo
rule-CAR-33 = Alla fine, il tuo monastero incompleto vale 1 punto per la sua tessera e 1 per ogni tessera attorno. Con tre vicine fanno 4.
    .title = Un monastero incompleto
rule-CAR-34 = Tutto ciò che si completa in un turno fa punti, anche più cose insieme e di chiunque siano. Se lì non c’è nessun seguace, nessuno riceve punti.
    .title = Tutto ciò che si completa

## La fine

rule-CAR-35 = Quando l’ultima tessera è stata piazzata, quel turno si conclude come sempre, con il seguace e i punti. Poi la partita finisce con il conteggio finale.
    .title = La fine della partita
rule-CAR-36 = Alla fine, una città incompleta vale 1 punto per tessera e 1 per stemma, una strada incompleta 1 per tessera e un monastero incompleto 1 per sé e 1 per ogni vicina. I punti vanno agli stessi giocatori che li avrebbero se fosse completo.
    .title = Incompleto alla fine
rule-CAR-37 =
    I contadini fanno punti solo alla fine. { $option_farms ->
        [field] In ogni prato, chi ha più contadini riceve { $farm_points } punti per ogni città completa di cui il prato tocca le mura.
       *[city] Ogni città completa dà { $farm_points } punti a chi ha più contadini nei prati che toccano le sue mura.
    } Una città incompleta non dà nulla.
    .title = Quanto guadagnano i contadini
rule-CAR-38 = I tuoi contadini riforniscono solo le città le cui mura toccano il loro prato. Non attraversano strade, città né fiumi.
    .title = Quali città riforniscono
rule-CAR-39 =
    { $option_farms ->
        [field] Se più giocatori sono alla pari con il maggior numero di contadini in un prato, ognuno di loro riceve tutti i punti.
       *[city] Se più giocatori sono alla pari con il maggior numero di contadini presso una città, ognuno di loro riceve tutti i punti.
    }
    .title = Contadini in parità
rule-CAR-40 =
    Un esempio: tu e un altro giocatore avete lo stesso numero di contadini, tutti nello stesso prato, che tocca due città complete. Ognuno riceve 2 per { $farm_points } punti, cioè { $farm_points ->
        [3] 6
       *[4] 8
    }.
    .title = Quattro punti o tre
rule-CAR-41 =
    { $option_farms ->
        [field] Ogni prato fa per sé: chi vi ha più contadini riceve punti per ogni città completa che il prato tocca. Una città fra più prati paga in ognuno di essi.
       *[city] Presso una città si sommano i tuoi contadini di tutti i prati attorno, e la città paga una volta sola.
    }
    .title = Per città o per prato
rule-CAR-42 = Se hai più punti di tutti, vinci. Chi ha gli stessi punti condivide il posto in classifica, e anche la vittoria.
    .title = Chi vince

## Il Fiume

rule-CAR-43 = Con l’opzione del Fiume, all’inizio c’è sul tavolo la sorgente al posto della tessera iniziale. Il lago si mette da parte, e le altre dieci tessere di fiume si pescano prima di tutte le altre.
    .title = Prima il fiume
rule-CAR-44 = Una tessera di fiume si piazza come le altre, con i lati che combaciano, ma con essa devi sempre continuare il fiume. Puoi mandare un seguace sulla sua città, sulla strada, sul monastero o sui prati come al solito.
    .title = Continuare il fiume
rule-CAR-45 = Non puoi mandare un seguace sul fiume stesso. Il fiume separa i prati delle sue due rive.
    .title = Nessuno sul fiume
rule-CAR-46 = Il fiume non fa inversione: non può curvare dalla stessa parte su due tessere di fila. Con una tessera diritta in mezzo puoi farlo curvare di nuovo da quella parte.
    .title = Niente inversione a U
rule-CAR-47 = Puoi portare il fiume dove la sua prossima tessera non ha posto. Quella tessera allora esce dalla partita, e chi l’ha pescata ne pesca un’altra (CAR-10).
    .title = Un fiume senza posto
rule-CAR-48 = Dopo le dieci tessere di fiume, il giocatore di turno pesca il lago e con esso conclude il fiume. Sul suo prato si può mandare un seguace come al solito; poi seguono le altre tessere.
    .title = Il lago
rule-CAR-49 =
    In una partita con il Fiume, { $option_start_tile ->
        [after-river] la tessera iniziale è la prima che si pesca dopo il lago.
       *[mixed] la tessera iniziale si mescola alle altre.
    }
    .title = Tessera iniziale e Fiume
rule-CAR-50 = Non puoi mandare un seguace sulla sorgente: è lì dall’inizio e non l’ha piazzata nessuno.
    .title = Nessuno alla sorgente

## Varie

rule-CAR-51 = Il segnapunti ha 50 caselle e gira in tondo. Se superi la fine, tieni tutti i tuoi punti e continui a contare.
    .title = Oltre i cinquanta punti
rule-CAR-52 = Il gioco è del 2001 e il suo autore è Klaus-Jürgen Wrede. Una partita dura circa 60 minuti.
    .title = Sul gioco
