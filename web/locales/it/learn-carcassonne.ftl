### The rule book of Carcassonne: its chapters, the captions of its pictures, the questions of its worked examples.

## Chapters

chapter-carcassonne-start = Lo scopo e l’inizio
    .intro = Costruite insieme un paesaggio, tessera dopo tessera, e mandate i vostri seguaci nelle città, sulle strade, nei monasteri e nei prati. Vi danno punti durante la partita e alla fine. Vince chi ha più punti.
chapter-carcassonne-turn = Il tuo turno e la tua tessera
    .intro = Un turno è breve: pesca una tessera, piazzala dove combacia e decidi se mandarvi un seguace.
chapter-carcassonne-followers = I seguaci
    .intro = I seguaci ti procurano i punti. Ognuno resta dove l’hai mandato finché la sua città, la sua strada o il suo monastero non è completo; i contadini restano fino alla fine. Perciò non li hai mai tutti a disposizione.
chapter-carcassonne-roads = Strade
    .intro = Le strade si iniziano e si completano in fretta. Rendono poco, ma i tuoi briganti tornano presto a casa.
chapter-carcassonne-cities = Città
    .intro = Le città rendono di più: per ogni tessera il doppio di una strada. Più crescono, più a lungo trattengono i tuoi cavalieri, e più gli altri vorranno la loro parte.
chapter-carcassonne-cloisters = Monasteri
    .intro = Un monastero sta da solo sulla sua tessera e non si condivide. È completo quando ha tessere tutt’intorno.
chapter-carcassonne-fields = Prati e contadini
    .intro = Un contadino si sdraia in un prato e vi resta fino alla fine della partita. Allora i prati rendono per le città complete che toccano, spesso più di ogni altra cosa.
chapter-carcassonne-end = La fine
    .intro = Quando le tessere sono finite, ciò che è rimasto incompleto rende ancora qualcosa, e si pagano i contadini.
chapter-carcassonne-river = Il Fiume
    .intro = Una piccola espansione di dodici tessere. Prima si piazza un fiume dalla sorgente fino a un lago; poi la partita continua come sempre, in un paesaggio più ampio.
chapter-carcassonne-about = Sul gioco
    .intro = Da dove viene Carcassonne.

## Pictures

diagram-carcassonne-start-tile = La tessera iniziale: una città in alto, una strada che l’attraversa e un prato sotto. Tutto cresce da qui.
diagram-carcassonne-where-it-fits = La tessera a destra è la tua. Combacia su ogni casella segnata, se la giri nel modo giusto; sulle altre qualche lato non combacerebbe.
diagram-carcassonne-four-kinds-of-work = Un cavaliere in una città e un monaco in un monastero (blu), un brigante su una strada e un contadino sdraiato in un prato (arancione).
diagram-carcassonne-taken = Una tessera di strada sulla casella segnata allungherebbe la strada blu. Nessuno può mandarvi un brigante: la strada è occupata, per quanto lontano stia il suo brigante.
diagram-carcassonne-two-knights = Due città, ognuna con un cavaliere. La tessera sulla casella segnata ne fa una sola, che blu e arancione condividono.
diagram-carcassonne-fields = La strada divide due prati: il contadino blu è sopra, quello arancione sotto. Entrambi i prati finiscono dove non è ancora costruito nulla.
diagram-carcassonne-city-with-shield = La tessera sulla casella segnata chiude la città blu: tre tessere e uno stemma danno 8 punti, e il cavaliere torna a casa.
diagram-carcassonne-small-city = Chiusa qui, questa città ha solo due tessere.
diagram-carcassonne-road = Dal monastero all’incrocio sulla casella segnata: la strada di quattro tessere è completa e dà 4 punti a blu.
diagram-carcassonne-cloister-complete = Manca solo la casella segnata. Chi vi piazza una tessera completa il monastero blu: 9 punti.
diagram-carcassonne-cloister-open = Se la partita finisse ora, il monastero arancione darebbe 4 punti: 1 per sé e 3 per le vicine.
diagram-carcassonne-farmers = Due città complete, e presso entrambe un contadino di ciascuno: per ogni città sia blu sia arancione prendono tutti i punti.
diagram-carcassonne-no-u-turn = Il fiume ha girato a sud e poi di nuovo a est. Girare a ovest, dallo stesso lato di prima, sarebbe stata un’inversione.

## Worked examples

example-carcassonne-cities-shared-at-three = Due contadini condividono due città complete, e una città dà 3 punti ai suoi contadini. Quanto riceve ciascuno?
    .answer = 6 punti ciascuno: 3 per ogni città. A parità di contadini tutti e due prendono tutti i punti. È così con l’opzione da 3 punti per città.
example-carcassonne-cities-shared = Due contadini condividono due città complete. Quanto riceve ciascuno?
    .answer = 8 punti ciascuno. Ogni città dà 4 punti a chi vi ha più contadini, e a parità tutti e due prendono tutti i punti.
example-carcassonne-city-supplied = Il contadino arancione è in un prato tra due città. Quanto riceve alla fine?
    .answer = 4 punti. La città in basso è completa e ne dà 4; quella in alto è ancora aperta e non dà nulla. L’ultima tessera si piazza altrove e non cambia nulla.
example-carcassonne-city-with-shield = Arancione chiude la città blu, di tre tessere con uno stemma. Chi riceve quanto?
    .answer = Blu riceve 8 punti: 3 × 2 per le tessere e 2 per lo stemma. Non importa chi ha chiuso la città. Il cavaliere torna a casa.
example-carcassonne-cloister-at-the-end = Quanto vale alla fine un monastero con tre vicine?
    .answer = 4 punti: 1 per la sua tessera e 1 per ogni vicina. L’ultima tessera si piazza altrove.
example-carcassonne-cloister-complete = Arancione piazza l’ultima delle otto tessere intorno al monastero blu. Quanto rende?
    .answer = 9 punti, a blu: 8 per le vicine e 1 per la tessera del monastero stesso.
example-carcassonne-farmers-meet = Una tessera unisce i prati di due contadini. Era possibile? E può venire un terzo?
    .answer = Sì, e no. Una strada che finisce in un monastero divide i due prati finché si piazza l’ultima tessera. Poi i contadini condividono un solo prato e nessun altro può andarci.
example-carcassonne-placing = Dove può stare la tessera di strada?
    .answer = Lungo un lato intero di un’altra tessera, in modo che la strada continui: per esempio a est della tessera iniziale. In un angolo non toccherebbe alcun lato, e in piedi la strada non combacerebbe.
example-carcassonne-road-before-the-cloister = Arancione piazza il monastero che chiude la strada blu. Può mandarvi un brigante? Chi riceve i punti?
    .answer = No: c’è già il brigante blu. La strada blu ora è completa, quattro tessere, e dà 4 punti a blu.
example-carcassonne-shared-city = Blu e arancione hanno ciascuno un cavaliere in una città propria. Una tessera le unisce e chiude la città. Chi riceve i punti?
    .answer = Entrambi, e prendono tutti i punti: 6 ciascuno per tre tessere. Ogni parte era libera quando è arrivato il suo cavaliere; ora nessuno può entrare nella città unita.
example-carcassonne-shared-road = Una tessera unisce le strade di due briganti, da monastero a monastero. Chi riceve i punti?
    .answer = Entrambi: la strada ha sei tessere, quindi ciascuno riceve 6 punti.
example-carcassonne-small-city = Blu chiude una città di due tessere e vi manda subito un cavaliere. Quanto vale?
    .answer = 2 punti; una città di due tessere rende meno delle altre. Il cavaliere fa punti e torna a casa nello stesso turno.
