### The rule book of Meduris: its chapters, the captions of its pictures, the questions of its worked examples.

## Chapters

chapter-meduris-start = Lo scopo e l’inizio
    .intro = Un anello di caselle circonda una montagna sacra. I tuoi lavoratori raccolgono materiali sulla montagna, e con questi costruisci capanne e templi sull’anello. Un druido va di capanna in capanna e chiede doni. Costruire porta pietre runiche e insediamenti, i doni portano punti; alla fine vince chi ha più punti.
chapter-meduris-turn = Il tuo turno e il dado
    .intro = Ogni turno comincia con il dado, e si tira per tutti. Poi fai una cosa sola: un grande raccolto, una capanna o un tempio.
chapter-meduris-big-yield = Il grande raccolto
    .intro = Sposta un lavoratore e raccogli. Più in alto sta un lavoratore sul suo altopiano, più porta, e anche quelli sotto raccolgono.
chapter-meduris-huts = Costruire una capanna
    .intro = Con le capanne ricevi le visite del druido, ottieni pietre runiche e formi insediamenti. Più grande è l’insediamento, più costa una nuova capanna.
chapter-meduris-temples = Costruire un tempio
    .intro = Un tempio costa poco e aspetta la fine, quando rende per le capanne accanto. Fino ad allora separa anche gli insediamenti.
chapter-meduris-druid = Il cammino del druido
    .intro = Ogni edificio muove il druido. Prima scende dal suo santuario, poi percorre l’anello in senso orario, di capanna in capanna.
chapter-meduris-ritual = Il rito
    .intro = Presso una capanna il druido chiede al proprietario i due materiali della casella. Poi prosegue nell’insediamento. Tieni da parte qualcosa per quando si avvicina.
chapter-meduris-river = Oltre il grande fiume
    .intro = Un grande fiume interrompe l’anello. Quando il druido lo attraversa, si contano le pietre runiche.
chapter-meduris-end = La fine e il punteggio finale
    .intro = La partita finisce poco dopo che qualcuno ha costruito tutto: con l’ultimo giro del druido, i templi e le pietre runiche.
chapter-meduris-always = Ciò che vale sempre
    .intro = Per chi vuole sapere tutto con precisione.

## Pictures

diagram-meduris-whole-board = Il tabellone: sulla montagna quattro altopiani con i lavoratori; intorno l’anello di caselle con capanne, un tempio e gettoni bonus; all’esterno le pietre runiche, e in basso il grande fiume. Il druido aspetta sulla sua terza casella roccia.
diagram-meduris-bonus-chips = I tre tipi di gettoni bonus: 2 punti, una capanna gratis e una visita del druido già pagata.
diagram-meduris-small-yield = Il dado mostra legno: blu ha qui due lavoratori e riceve 2 di legno, arancione ne ha uno e riceve 1.
diagram-meduris-big-yield-before = Prima: il lavoratore blu sta in basso sull’altopiano del legno, sotto uno arancione.
diagram-meduris-big-yield-after = Dopo: si è spostato sull’altopiano della pietra e sta terzo. Porta a blu 3 di pietra; i due sotto ne portano ad arancione 1 e 2.
diagram-meduris-lone-hut = La casella segnata mostra rame e lana. Una capanna da sola vi costa uno di ciascuno.
diagram-meduris-settlement-of-three = Tra due capanne: una capanna sulla casella segnata forma un insediamento di tre, quindi costa tre di ciascuno dei suoi materiali.
diagram-meduris-rune-stone = Arancione ha la pietra runica di questa zona. Se blu costruisce sulla casella segnata, che ne fa parte, la pietra passa a blu.
diagram-meduris-druid-on-his-stones = Ci sono tre edifici, e il druido è arrivato alla sua terza casella roccia. Con il prossimo entra nel sentiero e va in senso orario alla prima capanna.
diagram-meduris-ritual-before = Blu sta per costruire sulla casella segnata, accanto a due capanne arancioni.
diagram-meduris-ritual-after = Il druido ha attraversato l’insediamento di tre: blu ha dato entrambi i materiali e ha avuto 3 punti; arancione non ha dato nulla e ne ha perso 1, poi ne ha dato uno e ha avuto 1. Il tempio chiude il rito.
diagram-meduris-across-the-river = Il druido è all’ultima casella. La sua prossima capanna sta oltre il grande fiume: lungo la strada blu riceve 2 punti per due pietre runiche e arancione 1 per una.
diagram-meduris-temples = Alla fine il tempio blu conta due capanne da un lato e tre dall’altro, di chiunque siano: 5 punti.

## Worked examples

example-meduris-end-runes = Quanto portano alla fine le cinque pietre runiche di blu?
    .answer = 15 punti: 1 + 2 + 3 + 4 + 5. Prima blu dà al druido un ultimo materiale per 1 punto.
example-meduris-end-temples-both-sides = Tre capanne stanno tra i due templi di blu. Contano due volte?
    .answer = Sì: ogni tempio porta 3 punti a blu. La pietra runica della zona è di arancione e ne porta 1.
example-meduris-end-temples = Quali capanne conta alla fine il tempio di blu?
    .answer = Quelle delle file ai due lati, di chiunque siano: due a sinistra e tre a destra, 5 punti. Le due pietre runiche di arancione portano 1 + 2.
example-meduris-example-1-yields = Arancione tira legno, poi sposta un lavoratore sull’altopiano della pietra, dove sta terzo. Chi riceve che cosa?
    .answer = Con il dado ogni lavoratore sull’altopiano del legno porta al proprietario 1 di legno. Poi, su quello della pietra, conta l’altezza: il più basso porta 1, il secondo 2 e quello arrivato 3.
example-meduris-example-2-stones = Blu costruisce la quarta capanna della partita. Dove va il druido?
    .answer = Dalla sua ultima casella roccia al sentiero e fino alla prima capanna, quella di verde sulla casella 2. Verde dà uno dei due materiali, per 1 punto.
example-meduris-example-3-settlement = Blu costruisce la terza capanna di un insediamento, sulla casella 18. Quanto costa, e che cosa segue?
    .answer = Tre di ciascun materiale, e blu prende la pietra runica. Il druido viene prima alla nuova capanna: blu dà entrambi i materiali per 3 punti. Arancione non ha nessuno dei due per la capanna seguente e perde 1, poi dà legno per 1. Al tempio finisce l’insediamento, e il druido si ferma.
example-meduris-example-4-river = Arancione costruisce un tempio e il druido attraversa il grande fiume. In quale ordine si fa tutto?
    .answer = Prima le pietre runiche: ognuna porta 1 punto al proprietario. Solo dopo il druido arriva alla capanna di verde e chiede.
example-meduris-faq-both-ends = Un insediamento può crescere da entrambe le estremità?
    .answer = Sì. Conta solo il numero di capanne, non dove sta la nuova: la seconda costa due di ciascun materiale; la terza, all’altra estremità, tre.
example-meduris-faq-bottom-worker = Un lavoratore può partire dal fondo di una torre?
    .answer = Sì. Quelli sopra scendono di un posto; conta l’altezza a cui arriva.
example-meduris-faq-empty-stock-big = E se un grande raccolto esaurisce la riserva?
    .answer = Prende prima quello in cima. Restano quattro di legno: 3 a blu in cima, 1 ad arancione sotto, niente a verde.
example-meduris-faq-empty-stock-small = E se un piccolo raccolto esaurisce la riserva?
    .answer = Restano due di legno per tre lavoratori. Si servono prima i più alti: arancione in cima, poi uno dei due di blu. Il più basso resta senza.
example-meduris-faq-four-temples = Dove va il druido dopo quattro templi, se non c’è nessuna capanna?
    .answer = Aspetta sulla sua ultima casella roccia finché si costruisce la prima capanna. Poi ci va.
example-meduris-faq-fourth-hut = Ci sono capanne sulle due rive del grande fiume, e blu costruisce la quarta. Dove entra il druido?
    .answer = Dietro il fiume, il che non è attraversarlo, alla capanna di verde. Il suo insediamento ha due capanne, quindi entrambi i materiali portano 2 punti. Ad arancione, prima del fiume, non si chiede.
example-meduris-faq-free-choice = Chi prende che cosa quando il dado lascia scegliere tutti?
    .answer = Da chi ha tirato, in senso orario, ognuno prende un materiale disponibile; i lavoratori non contano. Qui restano solo 2 di pietra, quindi il terzo non riceve nulla.
example-meduris-faq-gap = Quanto costa una capanna tra altre due?
    .answer = È la terza dell’insediamento, quindi costa tre di ciascuno: qui tre di lana e tre di legno.
example-meduris-faq-growing-settlement = Una nuova capanna sta proprio davanti al druido, nel suo insediamento. Dove va?
    .answer = Alla nuova capanna, e il rito comincia lì. A quelle dietro non si chiede di nuovo, ma contano: entrambi i materiali portano 4 punti.
example-meduris-faq-no-offering = Devo dare qualcosa al druido se posso?
    .answer = No, ma rifiutare costa un punto. Arancione tiene ciò che ha.
example-meduris-faq-same-plateau = Un lavoratore può passare in cima al proprio altopiano?
    .answer = No, deve andare su un altro. Qui quello di verde raggiunge l’altro di verde: 2 + 1 di rame.
example-meduris-faq-temple-passed = Il druido si ferma a un tempio?
    .answer = Mai. Passa oltre templi e caselle libere, qui la 6 e la 7, e si ferma alla prossima capanna.
example-meduris-faq-temples-side-by-side = Due templi possono stare fianco a fianco?
    .answer = Sì, ma un tempio conta solo capanne. È l’ultimo turno: il druido attraversa il fiume (3 punti per le pietre runiche di arancione); arancione non ha nulla da dare e perde 1 punto, e altri 3 nell’ultimo giro. Poi un tempio porta 1 punto a blu, e tre pietre runiche portano ad arancione 1 + 2 + 3.
example-meduris-faq-whose-turn = A chi tocca dopo un rito?
    .answer = Si continua nell’ordine di prima, chiunque sia stato l’ultimo a cui si è chiesto. Qui verde risponde due volte nel turno di blu; poi tocca ad arancione.
