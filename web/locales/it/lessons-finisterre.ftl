# Le lezioni di Finisterre; le posizioni sono in src/oppidum/games/finisterre/learn/lessons.

lesson-finisterre-land = Paesaggi che si incontrano
    .teaches = La mappa si disegna carta dopo carta. Dove la tua carta nuova e una più vecchia mostrano lo stesso paesaggio ai due lati del loro bordo, compaiono merci: i boschi portano legno e selvaggina, le montagne ferro. Puoi prendere una di queste merci; le altre restano lì per tutti.
    .task = Piazza la tua carta in modo che si incontrino boschi e montagne insieme. Poi prendi il ferro.
    .hint = I due riquadri del lato est mostrano bosco e montagna. Gira la tua carta in verticale: la sua montagna accanto a uno, il suo bosco accanto all’altro.
    .reached = Sono comparsi legno, ferro e selvaggina, e il ferro è tuo. Due bordi hanno portato più di uno.
    .missed-wood = I boschi si incontrano, ma non hai preso ferro, o non ce n’era. Devono incontrarsi tutti e due i paesaggi.
    .missed-one = Lì si incontra un solo paesaggio, o nessuno. Prova la carta in verticale, sul lato est della mappa.

lesson-finisterre-found = Il tuo primo villaggio
    .teaches = Senza villaggio sei un nomade. Puoi fondarne uno davanti a una freccia libera qualsiasi, per 3 di legno e 2 di ferro, e pagare con quello che c’è a terra. La terra tra i fiumi si chiama contrada. Un villaggio mangia a ogni turno, ma solo cibo dei suoi magazzini, mai da terra: prima deve raccoglierlo nella propria contrada.
    .task = Fonda un villaggio piccolo nella contrada dove c’è da mangiare.
    .hint = Legno e ferro ci sono su entrambe le rive. Su quale riva c’è anche il raccolto?
    .reached = Legno e ferro sono pagati da terra, e c’è raccolto da prendere nei prossimi turni.
    .missed-hungry = In questa contrada non c’è nulla da mangiare. Guarda che cosa c’è sull’altra riva.
    .missed-stopped = Hai finito senza fondare. Un nomade ha un’azione: usala.

lesson-finisterre-harvest = Raccogliere e mangiare
    .teaches = Nella raccolta prendi merci da terra nella tua contrada: una per ogni tua bandiera lì, e una in più se il tuo clan è solo. Poi tutti mangiano: un villaggio piccolo 1 punto di cibo, o è perduto. E ogni posto vuoto nei tuoi magazzini porta una moneta.
    .task = Prendi ferro, e non lasciare a digiuno il tuo villaggio.
    .hint = Puoi prendere due merci. Una dovrebbe essere il raccolto dei campi.
    .reached = Il ferro c’è, e il villaggio ha mangiato. Quel che resta del raccolto lo nutre al prossimo turno.
    .missed-hungry = Nessuno ha portato cibo e il villaggio è perduto. Una delle tue due merci dev’essere il raccolto dei campi.
    .missed-poor = Il villaggio ha mangiato, ma non c’è ferro. Puoi prendere due merci: raccolto e ferro.

lesson-finisterre-two-comarcas = Due contrade, una strada
    .teaches = Per ogni contrada in cui abiti hai un’azione a ogni turno. Due tuoi villaggi sulla stessa strada, con al massimo un ponte in mezzo, sono collegati: il collegamento porta una merce a ogni raccolta, e punti alla fine.
    .task = Fonda un secondo villaggio nell’altra contrada, collegato al primo.
    .hint = Segui la strada dal tuo villaggio oltre il ponte. Quale freccia libera raggiunge dall’altra parte?
    .reached = Due contrade, due azioni e un collegamento. Da ora ogni raccolta porta una merce in più.
    .missed-same = Quel villaggio è nella stessa contrada del primo e non porta un’altra azione. Guarda oltre il fiume.
    .missed-spent = La tua azione è spesa. Questa volta serve per un villaggio.
    .missed-stopped = Hai finito senza fondare. Nel tuo magazzino sono pronti legno e ferro per un villaggio piccolo.
    .missed-steps = L’azione c’è ancora, ma i passi sono finiti. Fonda un villaggio piccolo sull’altra riva.

lesson-finisterre-city = Mercato e città
    .teaches = Il mercato vende lotti interi, 3 di legno o 2 di ferro, e quello che compri si usa subito. Una seconda tessera accanto al tuo villaggio lo rende una città fortificata: un’azione in più, una merce in più e più punti. Con due tessere piccole costa 3 di legno, 4 di ferro e 4 monete.
    .task = Fortifica una città.
    .hint = Il legno ce l’hai. Compra ferro due volte; diventa più caro, ma le monete bastano. Poi aggiungi la tessera.
    .reached = Una città fortificata: 8 punti invece di 3, e un’azione in più a ogni turno.
    .missed-apart = Quello è un secondo villaggio, non una città. Scegli l’azione che aggiunge una tessera accanto al tuo villaggio.
    .missed-steps = Ancora nessuna città. Ti servono 4 di ferro: comprane due lotti, e nient’altro.

lesson-finisterre-specialist = Uno specialista
    .teaches = Gli specialisti sono davanti a te. Quasi tutti fanno qualcosa solo da attivi: con un’azione ci si mette sopra una merce. Il tuo mercante vuole oro; allora paga una moneta in meno per ogni lotto e ne riceve una in più per ogni vendita.
    .task = Con due azioni, vendi il tuo legno per 9 monete.
    .hint = Senza il mercante il mercato paga 8. Prima metti il tuo oro su di lui.
    .reached = Nove monete. Il mercante resta attivo, e in un altro turno potrai riprendere l’oro.
    .missed-plain = Quella vendita ha portato 8 monete. Attiva il mercante prima di vendere.
    .missed-steps = Il legno non è ancora venduto per 9 monete. Attiva il mercante, poi vendi.

lesson-finisterre-spirit-or-sword = Spirito o spada
    .teaches = Due azioni bastano per disturbare un vicino. Attacco: impegni ferro, il vicino risponde con il suo, e se sei più forte prendi tutte le merci di un tipo. Conversione: se sei due livelli di spiritualità sopra il vicino, ne spendi due, e una sua bandiera diventa tua.
    .task = Prendi l’oro del tuo vicino, o il suo villaggio.
    .hint = Qui vanno bene tutte e due le vie. Il vicino ha 1 di ferro per difendersi e nessuna spiritualità; tu ne hai 3.
    .reached = Fatto, con la forza o con la fede. Tutte e due hanno un prezzo: ferro, o due livelli di spiritualità.
    .missed-repelled = Anche il vicino aveva 1 di ferro, quindi il tuo attacco non era più forte della difesa. Lo perdete entrambi.
    .missed-other = Quello ha usato un’azione, e attacco e conversione ne vogliono due. Comincia con una di queste.
    .missed-steps = Non hai ancora preso nulla. Scegli l’attacco o la conversione tra le tue azioni.

lesson-finisterre-objective = Obiettivi
    .teaches = Un obiettivo che peschi si può tenere coperto, rendere pubblico o vendere senza mostrarlo per 3 monete. Quelli pubblici vanno a chi li raggiunge per primo, per meno punti. Uno coperto è solo tuo, ma costa punti se non lo raggiungi mai.
    .task = L’obiettivo chiede tre carri. Ottieni i suoi 5 punti in questo turno.
    .hint = Hai già due carri, e legno e ferro per un terzo. Chi altro dovrebbe approfittarne? Nessuno: tienilo coperto.
    .reached = Coperto e raggiunto subito: 5 punti, e il suo posto è di nuovo libero.
    .missed-sold = Venduto: 3 monete ora, ma nessun punto. Potevi raggiungerlo in questo stesso turno.
    .missed-public = Pubblico porta solo 3 punti, e altri possono arrivare prima.
    .missed-steps = Non è ancora raggiunto. Costruisci un carro in questo turno.

lesson-finisterre-last-turn = L’ultimo turno
    .teaches = Quando il mazzo è finito, il turno si gioca fino in fondo, e poi conta tutto: tessere, collegamenti, barche e carri, obiettivi. Ogni livello di spiritualità vale 2; con due clan, chi ne ha di più prende altri 4 punti e l’altro ne perde 4. Le merci da sole non valgono nulla; solo alcuni obiettivi le contano.
    .task = È la tua ultima azione. Finisci con 18 punti.
    .hint = Tu e il tuo vicino avete due livelli ciascuno. Uno in più decide. Un dolmen accetta oro.
    .reached = Un livello più del tuo vicino: 2 punti per quello, 4 per averne di più, e il vicino ne perde 4.
    .missed-steps = La partita finisce con meno di 18 punti. Quanto vale il tuo oro al dolmen, e quanto nel magazzino?
