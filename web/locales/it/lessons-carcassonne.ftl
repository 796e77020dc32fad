# Le lezioni di Carcassonne; le posizioni sono in src/oppidum/games/carcassonne/learn/lessons.

lesson-carcassonne-place = Piazzare una tessera
    .teaches = A ogni turno peschi una tessera e la piazzi accanto ad altre. Dove ne tocca una, i lati devono combaciare: città con città, strada con strada, prato con prato.
    .task = Piazza la tua tessera nello spazio vuoto tra le altre.
    .hint = Lo spazio ha tessere su tre lati. Che cosa gli mostrano? Scegli lo spazio: la tua tessera si gira da sola finché combaciano tutti e tre.
    .reached = Ben fatto! Tutti i lati combaciano. Quello che non tocca nulla per ora non conta.
    .missed-elsewhere = Combacia anche lì, ma lo spazio è ancora vuoto. Cerca la casella con tessere su tre lati.

lesson-carcassonne-follower = Mandare un seguace
    .teaches = Piazzata la tessera, puoi metterci sopra uno dei tuoi sette seguaci. Aspetta lì finché l’area in cui si trova è completa; allora ti porta punti e torna a casa. Su una strada si chiama brigante: una strada completa vale 1 punto per tessera.
    .task = Completa la strada con questa tessera e ottieni subito i suoi 4 punti.
    .hint = Una strada finisce a un incrocio. Chiudi il capo aperto della strada, a est, e metti il seguace su quel tratto di strada.
    .reached = Quattro tessere, quattro punti, e il tuo seguace è di nuovo a casa. Potrai usarlo al prossimo turno.
    .missed-nobody = Senza seguace nessuno prende punti. La prossima volta mandane uno prima che il turno finisca.
    .missed-open = Il tuo seguace sta su qualcosa che non è ancora completo, o su un’altra strada, e deve aspettare. Quale strada ha chiuso la tua tessera?

lesson-carcassonne-city = Città e stemmi
    .teaches = Un seguace in una città è un cavaliere. Una città è completa quando le sue mura sono chiuse tutt’intorno: allora ogni sua tessera vale 2 punti e ogni stemma altri 2.
    .task = Il tuo cavaliere aspetta nella città. Completala in due turni, con dentro uno stemma: almeno 10 punti.
    .hint = Prima ingrandisci la città con lo stemma. La tua tessera successiva chiude le mura.
    .reached = Quattro tessere e uno stemma: 4 volte 2, più 2. Le città grandi rendono di più, ma ci vuole più tempo per completarle.
    .missed-plain = La città è completa, ma senza stemma: sono meno di 10 punti. Piazza prima nella città la tessera con lo stemma.
    .missed-steps = I due turni sono passati e la città è ancora aperta. Dove hanno un varco le sue mura?

lesson-carcassonne-road = Strade più lunghe
    .teaches = Una strada è completa quando i suoi due capi sono chiusi: da un incrocio, una città o un monastero. Se il tuo brigante c’è già, non serve mandare nessuno.
    .task = Unisci i due tratti di strada. Il tuo brigante prende 6 punti.
    .hint = Il tuo brigante sta sulla strada a ovest; l’altro tratto finisce al monastero a est. In mezzo manca una tessera.
    .reached = Sei tessere, sei punti. Non importa chi le ha piazzate: contano tutte.
    .missed-elsewhere = I due tratti sono ancora separati. Cerca il vuoto nella strada.

lesson-carcassonne-cloister = Monasteri
    .teaches = Un seguace in un monastero è un monaco. Un monastero è completo quando ci sono tessere in tutte le otto caselle intorno; vale 1 punto per sé e 1 per ciascuna di esse.
    .task = Manda un monaco, poi piazza l’ultima tessera intorno a lui: 9 punti in due turni.
    .hint = Piazza il monastero dove ha più vicini e metti lì il tuo monaco. Al prossimo turno resta da riempire un solo angolo.
    .reached = Nove punti. Gli angoli contano, e non importa chi piazza le tessere.
    .missed-nobody = Nel tuo monastero non c’è un monaco, quindi nessuno prenderà punti. Puoi mandarlo solo nel turno in cui piazzi la tessera.
    .missed-steps = I due turni sono passati e il monastero non è ancora circondato. Più vicini ha fin dall’inizio, meglio è.

lesson-carcassonne-farm = Contadini
    .teaches = Un seguace in un prato è un contadino. I contadini restano fino alla fine della partita; allora il loro prato vale 3 punti per ogni città completa che lo tocca. Strade e città dividono i prati.
    .task = Manda un contadino nel prato toccato da tre città complete.
    .hint = Le tre città sono a nord della strada. La tua tessera deve avere una parte di quel prato, e lì deve stare il contadino, non a sud della strada.
    .reached = Tre città, 9 punti alla fine, se nessuno ha lì più contadini. E di più, se altre città si completano ai suoi margini.
    .missed-nobody = Nel prato non c’è ancora nessuno. Questa volta manda un contadino.
    .missed-robber = Non è un contadino: sta sulla strada o in una città. Scegli una parte verde della tua tessera.
    .missed-poor = Il tuo contadino rifornisce meno di tre città. Le strade dividono i prati: da che parte della strada sono le città?

lesson-carcassonne-join = Unirsi alla città di un altro
    .teaches = Non puoi mandare un cavaliere in una città dove ce n’è già uno. Ma puoi iniziarne una tua lì accanto e unire le due. Se allora hai tanti cavalieri quanti l’altro, tutti e due prendete tutti i punti.
    .task = Partecipa alla città grande: ottieni i suoi punti in due turni.
    .hint = Inizia una città accanto al varco nelle mura, con un tuo cavaliere. La tessera successiva unisce le due.
    .reached = Un cavaliere a testa, quindi tutti e due prendete tutti i punti. Con due cavalieri li avresti presi solo tu.
    .missed-alone = La città è completa, ma dentro non hai un cavaliere: prende punti solo l’altro giocatore.
    .missed-steps = I due turni sono passati e la città non ti ha dato nulla. La tua città deve toccare lo stesso varco nelle mura.

lesson-carcassonne-river = Il fiume
    .teaches = Con il fiume, le sue tessere si piazzano per prime, ognuna alla fine della precedente. Il fiume non curva mai due volte di seguito dalla stessa parte. Sull’acqua non sta nessuno, ma tutto il resto di una tessera di fiume si può occupare.
    .task = Prolunga il fiume due volte. Metti un brigante sulla strada alla sua curva, poi un monaco nel monastero sulla riva.
    .hint = Ogni tessera di fiume ha un solo posto. Conta dove sta il tuo seguace: ora sulla strada, al prossimo turno nel monastero.
    .reached = Uno sulla strada, uno nel monastero. Quando il fiume è arrivato al lago, seguono le altre tessere.
    .missed-other = Il compito chiede un brigante su questa strada e un monaco in quel monastero. Puoi mandare un seguace solo sulla tessera appena piazzata.
    .missed-steps = I due turni sono passati. La prima tessera ha la strada, la seconda il monastero.
