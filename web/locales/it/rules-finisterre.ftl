### Le regole di Finisterre, da cercare per numero. Fonte: src/oppidum/games/finisterre/RULES.md.

## La scatola e l’inizio

rule-FIN-001 = Ci sono 216 carte: 109 di terreno, 70 specialisti e 37 obiettivi. Sono nostre, fatte per rispettare le quantità dell’originale.
    .title = 216 carte
rule-FIN-002 = Il mazzo ha 54 carte se giocano due clan, 78 con tre, 104 con quattro e 122 con cinque. Le opzioni del tavolo ne cambiano i numeri prima della prima carta.
    .title = Il mazzo
rule-FIN-003 = In cima sta un gruppo iniziale di terreni, mescolato con un obiettivo e uno specialista per clan. Sotto segue la pila principale, con un altro obiettivo e altri due specialisti per clan.
    .title = Due pile
rule-FIN-004 = Dei 70 specialisti alcuni tipi sono più rari: i quattro che passano di mano in mano esistono una volta, guerrieri e lottatori due, gli altri fino a quattro.
    .title = Gli specialisti
rule-FIN-005 = Dei 37 obiettivi 17 confrontano i clan alla fine della partita e 20 si possono raggiungere lungo la via.
    .title = Gli obiettivi
rule-FIN-006 = Una carta terreno mostra due riquadri con bordi di fiume, mare, strada, sito di villaggio, approdo o terra piana, e con foreste, montagne, fattorie, coltivi, pesci, ponti o dolmen. Alcune portano un evento.
    .title = Le carte terreno
rule-FIN-007 = Hai sei tessere villaggio, piccole da un lato e grandi dall’altro, e sei tessere che sono barche o carri. Quando sono finite non puoi costruirne altre.
    .title = Le tue tessere
rule-FIN-008 = Cubi e dadi sono contati. Se ne restano meno di quanti ne porta una carta, prima riceve il terreno ciò che c’è, poi il mercato.
    .title = La riserva è limitata
rule-FIN-009 = Cominci senza unità, monete, spiritualità né azioni in serbo. Il mercato è vuoto, il calendario è all’inizio e un dado coltivo vale 2.
    .title = L’inizio

## Riquadri, fiumi e contrade

rule-FIN-010 = Metti il riquadro A su una casella e giri la carta di quarti di giro; il riquadro B sta accanto, dove guarda la carta. Le carte non si specchiano mai.
    .title = Girare una carta
rule-FIN-011 = Un fiume divide il suo riquadro in rive, una confluenza in tre parti. Un riquadro senz’acqua è un solo pezzo di terra.
    .title = Parti di un riquadro
rule-FIN-012 = La prima carta sul tavolo ha dell’acqua, e il suo riquadro A sta in 0,0. Le carte senz’acqua devono aspettare fino ad allora.
    .title = La prima carta
rule-FIN-013 = La terra unita forma una contrada. Un fiume separa le sue rive anche se i suoi capi sono ancora aperti, quindi sono due contrade.
    .title = Due rive
rule-FIN-014 = Dove si incontrano tre bracci di fiume si incontrano tre contrade: ogni confluenza ne aggiunge una.
    .title = Una confluenza
rule-FIN-015 = Un fiume che arriva al mare finisce lì, e le sue rive restano separate. Davanti al mare non può stare nessuna carta e nessuna tessera.
    .title = Il mare
rule-FIN-016 = Un bordo di fiume può stare solo contro un altro bordo di fiume o una casella vuota. Una carta con acqua deve proseguire un fiume sul tavolo.
    .title = I fiumi proseguono
rule-FIN-017 = Due riquadri con acqua possono avere un lato in comune solo se il fiume lo attraversa. Altrimenti deve esserci una casella in mezzo; gli angoli possono toccarsi.
    .title = I fiumi stanno lontani
rule-FIN-018 = Una carta non può stare dove farebbe di due contrade una sola.
    .title = Le contrade non si fondono
rule-FIN-019 = Un riquadro con acqua può essere coperto solo da uno con esattamente lo stesso corso d’acqua.
    .title = Coprire un fiume
rule-FIN-020 = Una carta può stare su due caselle vuote, in uno qualsiasi dei suoi quattro versi, dove lo permettono i fiumi, le strade e le contrade.
    .title = Su caselle vuote
rule-FIN-021 = Una carta può anche coprire un riquadro con una metà, oppure i due riquadri di una stessa carta.
    .title = Sopra altre carte

## Paesaggi, strade e coprire

rule-FIN-022 = Dove un riquadro nuovo ha un lato in comune con uno più vecchio, ogni paesaggio che entrambi mostrano lì porta merci. Le due rive di un fiume contano separatamente, e così i suoi pesci.
    .title = Paesaggi che combaciano
rule-FIN-023 = Un lato porta le merci di un paesaggio una sola volta nella partita, anche se poi viene coperto. L’altra metà di un lato di fiume può ancora portare le sue.
    .title = Una volta sola
rule-FIN-024 = Una carta senz’acqua deve unire un capo di strada a un altro sul tavolo. Gli altri suoi capi possono dare su terra piana, salvo con l’opzione delle strade rigorose.
    .title = Le strade proseguono
rule-FIN-025 = Se hai un villaggio, una carta senz’acqua deve proseguire una strada di una contrada dove vivi, o una strada su cui c’è una tua unità.
    .title = Strade dei clan stanziali
rule-FIN-026 = Se non hai villaggi, una carta senz’acqua può proseguire qualsiasi strada.
    .title = Strade dei nomadi
rule-FIN-027 = Una carta con acqua può proseguire qualsiasi fiume, ovunque tu viva.
    .title = I fiumi sono liberi
rule-FIN-028 = I riquadri di due carte diverse può coprirli insieme solo una carta d’acqua che non ha altro posto. Un’opzione lo permette sempre.
    .title = Due carte insieme
rule-FIN-029 = Una carta d’acqua può coprire villaggi aperti e barche: la tessera torna al suo clan e le merci restano a terra. Ognuno altrui ti costa un punto stella. Le città fortificate sono al sicuro, e dalle altre carte anche ogni villaggio.
    .title = Villaggi travolti
rule-FIN-030 = Una barca il cui approdo viene coperto è perduta, e le sue merci restano a terra. Se il nuovo riquadro ha un approdo in quel punto, la barca resta.
    .title = Un approdo perduto
rule-FIN-031 = Una carta senz’acqua non può togliere a una città fortificata altrui la via verso un ponte o un altro insediamento; una città mista è altrui per tutti. Isolare un villaggio aperto è permesso, per un punto stella.
    .title = Strade di città altrui
rule-FIN-032 = Una carta senz’acqua non può tagliare la strada tra due città fortificate, di chiunque siano. Le carte con acqua non hanno questo vincolo.
    .title = Strade tra città
rule-FIN-033 = Se copri i due riquadri di una carta, puoi riprenderla e rigiocarla in questa fase delle carte, una volta per turno. Non è obbligatorio.
    .title = Riprendere una carta
rule-FIN-034 = Se una metà di una carta è coperta e l’altra non tocca nessun’altra carta né tessera, puoi riprendere la carta; la metà sola viene tolta.
    .title = Una metà rimasta sola
rule-FIN-035 = Le merci a terra non si perdono mai coprendo. Restano al loro angolo e appartengono alla riva che quell’angolo è diventato.
    .title = Le merci restano

## Villaggi, collegamenti e territori

rule-FIN-036 = Un villaggio va sulla casella vuota davanti alla freccia di un sito. Quando quella casella è occupata, il sito non è più libero.
    .title = Siti di villaggio
rule-FIN-037 = Una seconda tessera ha bisogno di una casella vuota accanto alla prima. Senza, il villaggio non può diventare città.
    .title = Niente posto per una città
rule-FIN-038 = Due tuoi insediamenti sono collegati da una strada che attraversa al massimo un ponte. I villaggi di altri clan lungo la via non contano.
    .title = Collegamenti diretti
rule-FIN-039 = Le tue unità hanno accesso l’una all’altra nella stessa contrada o lungo una strada. Alle merci a terra arrivano solo le unità della loro contrada.
    .title = Accesso
rule-FIN-040 = Le unità che hanno accesso tra loro, direttamente o tramite altre, formano un territorio. Al suo interno immagazzini e paghi in comune.
    .title = Territori

## Carte

rule-FIN-041 = Chi comincia il primo turno è sorteggiato. Poi comincia chi ha meno monete; quindi decide la spiritualità più alta, e infine il posto dopo l’ultimo che ha cominciato.
    .title = Chi comincia
rule-FIN-042 = Le carte si danno una alla volta intorno al tavolo: ne ricevi, coperte, quante bandiere tue ha il tuo insediamento più grande. Un nomade ne riceve una, e tutti la vedono.
    .title = La distribuzione
rule-FIN-043 = Per la distribuzione contano solo le tue bandiere nel tuo insediamento più grande. Non si sommano più insediamenti, né le bandiere del socio in una città mista.
    .title = Solo le tue bandiere
rule-FIN-044 = Giochi le tue carte nell’ordine che vuoi, una alla volta, in senso orario. Una carta terreno che sta da qualche parte deve essere piazzata.
    .title = Va piazzata
rule-FIN-045 = Una carta terreno che non sta da nessuna parte va nella fila comune. Una volta per turno, prima di una carta della mano, puoi piazzare una carta della fila come se fosse tua.
    .title = La fila
rule-FIN-046 = Hai cinque posti per specialisti e obiettivi coperti. Uno specialista si tiene scoperto, coperto o si rifiuta; senza un posto libero va nell’esposizione comune.
    .title = Cinque posti
rule-FIN-047 = Un obiettivo coperto si può vendere per 3 monete quando lo peschi, e nessuno lo vede. Una volta tenuto, non si può più vendere.
    .title = Vendere un obiettivo
rule-FIN-048 = Se la tua carta porta un sito di villaggio libero in una contrada che non ne aveva, guadagni un punto stella.
    .title = Un sito nuovo
rule-FIN-049 = Se la tua carta porta un approdo libero in una contrada che non ne aveva, guadagni un punto stella.
    .title = Un approdo nuovo
rule-FIN-050 = Un nuovo dolmen dà a ogni clan un punto stella per ogni sua bandiera in quella contrada, chiunque abbia piazzato la carta.
    .title = Appare un dolmen

## Che cosa porta la terra

rule-FIN-051 = Dove si incontrano foreste resta a terra tanto legno quanti sono i clan, e 1 va al mercato.
    .title = Legno
rule-FIN-052 = Ogni animale nelle foreste che si incontrano porta un dado selvaggina: un coniglio vale 1, un cinghiale 2, un cervo 3. Il mercato ne riceve uno pari al migliore.
    .title = Selvaggina
rule-FIN-053 = Dove si incontrano montagne restano a terra 2 ferro, 1 in più per ogni insediamento della contrada e 1 in più per ogni ricca vena. Il mercato ne riceve 1.
    .title = Ferro
rule-FIN-054 = Dove si incontrano montagne d’oro resta a terra tanto oro quante pepite mostrano entrambe. Il mercato non riceve nulla.
    .title = Oro
rule-FIN-055 = Dove si incontrano coltivi resta a terra un dado coltivo in più dei clan, ciascuno del valore attuale. Anche il mercato ne riceve uno.
    .title = Coltivi
rule-FIN-056 = Ogni animale nelle fattorie che si incontrano porta un dado bestiame: una pecora vale 1, un maiale 2, una mucca 3. Il mercato ne riceve uno pari al migliore.
    .title = Bestiame
rule-FIN-057 = Se le due fattorie hanno lo stesso animale, nasce un piccolo: un dado che vale 1 meno del migliore animale in comune, ma almeno 1.
    .title = I piccoli
rule-FIN-058 = Uno specialista attivo di un tipo di beni ti fa scoprire un secondo bene di quel tipo e ne aggiunge uno quando ne raccogli almeno due in una contrada: ognuna delle due cose una volta per turno.
    .title = Uno specialista attivo
rule-FIN-059 = Dove si uniscono due tratti di fiume con pesci, ogni pesce porta un dado da 2, metà su ciascuna riva. Se il numero è dispari, decidi tu dove va l’ultimo.
    .title = Pesci
rule-FIN-060 = Puoi prendere una delle merci portate dalla tua carta, se lì hai posto. Un tuo carro vuoto può venire a prenderla passando i ponti, e un nomade usa la sua carovana.
    .title = Un ritrovamento
rule-FIN-061 = Se piazzi una carta senza strade, siti né approdi, peschi un’altra carta che tutti vedono. La giochi nel turno seguente.
    .title = Carte senza strade

## Eventi

rule-FIN-062 = L’evento di una carta accade prima che le sue merci siano distribuite: un’estate, per esempio, fa già crescere i coltivi della sua stessa carta.
    .title = Prima gli eventi
rule-FIN-063 = Una stagione porta avanti l’anno fino alla prossima estate o al prossimo inverno, di mezzo anno o di uno intero. L’estate alza di 1 il valore dei nuovi dadi coltivo, l’inverno lo abbassa, tra 1 e 6.
    .title = Estate e inverno
rule-FIN-064 = Alla fine di ogni anno i dadi bestiame e selvaggina a terra crescono di 1, ogni terzo anno di 2, fino a 6.
    .title = Gli animali crescono
rule-FIN-065 = I pesci a terra crescono quando il calendario si ferma su un inverno: di 1 dopo gli anni dispari, di 2 dopo i pari, fino a 6. Con un’opzione crescono di 1 ogni mezzo anno.
    .title = I pesci crescono
rule-FIN-066 = Una pestilenza colpisce un tipo di cibo a terra in una contrada. Resta la metà dei dadi, arrotondata per difetto: i migliori.
    .title = Pestilenza
rule-FIN-067 = Una pestilenza fa ammalare ogni specialista scoperto che ha sopra un dado di quel tipo. Ciò che aveva va al mercato. Una carta malata non fa nulla finché non è curata; quelle magiche non si ammalano mai.
    .title = Malattia
rule-FIN-068 = Si ammalano anche tutti i tuoi specialisti scoperti non magici, se hai una bandiera nella contrada e conservi quel tipo di cibo in una tua unità lì.
    .title = Malattia per le scorte
rule-FIN-069 = Un incendio d’inverno brucia metà del legno a terra in una contrada. D’estate lo brucia tutto, e metà di quello che ogni clan vi tiene.
    .title = Incendio
rule-FIN-070 = Una rapina toglie a ogni clan con una bandiera nella contrada un quarto delle monete, arrotondato per difetto.
    .title = Rapina
rule-FIN-071 = La terra fertile porta un dado coltivo del valore attuale per ogni volta che prima si sono incontrati coltivi in questa contrada.
    .title = Fertilità
rule-FIN-072 = Una piena affonda tutte le barche con le loro merci nel suo tratto di fiume, fino alle prossime confluenze. Con un’opzione, in tutto il fiume.
    .title = Piena
rule-FIN-073 = Una ricca vena aggiunge 1 ferro ogni volta che si incontrano montagne nella sua contrada, già per la sua stessa carta.
    .title = Una ricca vena

## Raccolta e cibo

rule-FIN-074 = A turno scegli una contrada dove hai una bandiera. Poi ogni clan che vi abita, da te in senso orario, prende tante merci quante bandiere vi ha, più il premio.
    .title = La raccolta
rule-FIN-075 = Dopo prendi una merce per ogni tuo collegamento diretto, dalla contrada di uno dei due capi.
    .title = Raccolta per collegamenti
rule-FIN-076 = Prendi una merce in più se il tuo clan è solo nella contrada o ha parte in una sua città fortificata. Insieme ne portano sempre una, a meno che l’opzione le sommi.
    .title = Il premio
rule-FIN-077 = Prendi solo ciò che puoi immagazzinare subito in quel territorio. Il cibo che si unisce ad altro cibo può non aver bisogno di nuovo posto.
    .title = Posto per la raccolta
rule-FIN-078 = Il cibo di un tipo si somma dentro un’unità. Ogni sei punti, o parte di sei, occupano un posto.
    .title = Il cibo si unisce
rule-FIN-079 = Dopo la raccolta ogni tessera piccola mangia 1 punto di cibo e ogni grande 2.
    .title = Mangiare
rule-FIN-080 = Una tessera mangia prima dalle unità della sua contrada, poi dal resto del territorio, mai da un altro. Prima i coltivi, poi pesci, selvaggina e bestiame.
    .title = Quale cibo si mangia
rule-FIN-081 = Se il cibo non basta scegli chi resta digiuno. Una tessera digiuna è perduta e costa un punto stella; le merci senza posto restano a terra. Una grande con 1 cibo diventa piccola.
    .title = Fame
rule-FIN-082 = Una città fortificata che perde una tessera torna aperta, anche per il clan che resta. Ciò che si è pagato per unirla è perduto.
    .title = Una città spezzata
rule-FIN-083 = Se perdi l’ultimo villaggio sei di nuovo nomade. Le tue barche e i tuoi carri restano con te.
    .title = Di nuovo nomade
rule-FIN-084 = Dopo il pasto ricevi 1 moneta per ogni posto vuoto nelle tue unità. Una carovana non ne porta.
    .title = I magazzini vuoti rendono

## Azioni

rule-FIN-085 = Hai un’azione per ogni contrada dove vivi e una per ogni città fortificata in cui hai parte. Un nomade ne ha una.
    .title = Le tue azioni
rule-FIN-086 = Prima delle azioni puoi vendere azioni in serbo per 3 monete l’una, o riscattare quelle dovute per 5 l’una, finché bastano le monete.
    .title = Azioni in serbo
rule-FIN-087 = Le azioni si fanno a blocchi, in senso orario. Nel tuo turno fai quelle del tuo blocco, oppure ti fermi e tieni in serbo tutte le rimanenti per il turno seguente.
    .title = Giri di azioni
rule-FIN-088 = I blocchi hanno 1, 3, 4, 5 e 6 azioni. In un giro fai quelle che il tuo numero raggiunge nel suo blocco più alto: con 7 azioni, prima 3.
    .title = I blocchi
rule-FIN-089 = Un attacco o una conversione costa due azioni, e ti servono entrambe nello stesso turno di azione.
    .title = Due azioni
rule-FIN-090 = Se devi più azioni di quante ne hai, non ne fai nessuna, e il resto rimane dovuto.
    .title = Azioni dovute
rule-FIN-091 = Tieni in serbo al massimo cinque azioni. Quelle in più si vendono per 3 monete l’una; un’opzione toglie il limite.
    .title = Cinque in serbo

## Costruire

rule-FIN-092 = Un villaggio piccolo costa 2 ferro e 3 legno.
    .title = Un villaggio piccolo
rule-FIN-093 = Un villaggio grande costa 4 ferro, 6 legno e 1 oro.
    .title = Un villaggio grande
rule-FIN-094 = Una tessera piccola diventa grande per 2 ferro, 3 legno e 1 oro. In una città fortificata costa anche 2 ferro e 4 monete.
    .title = Crescita
rule-FIN-095 = Chiudi una città con una seconda tessera accanto al tuo villaggio. Oltre alla tessera stessa, ognuna delle due tessere piccole costa 1 ferro e 2 monete.
    .title = Chiudere una città
rule-FIN-096 = Quando una tessera grande è unita a un’altra, per l’unione costa 2 ferro e 4 monete invece di 1 ferro e 2 monete, oltre al prezzo di un villaggio grande.
    .title = Una tessera grande in città
rule-FIN-097 = Con un patriarca attivo le tessere di una città non pagano monete quando sono unite, e nessuno converte i tuoi specialisti.
    .title = Il patriarca
rule-FIN-098 = Puoi posare una tessera accanto a un villaggio di un altro clan, se acconsente. Paghi la tua tessera e il suo gruppo; il proprietario paga il gruppo della propria e ottiene un livello di spiritualità. Un rifiuto non costa nulla; allo stesso villaggio si chiede una volta per fase di azione.
    .title = Una città di due clan
rule-FIN-099 = In una città condivisa da due clan entrambi hanno ciò che porta una città fortificata: il premio della raccolta, un’azione e protezione.
    .title = Una città mista
rule-FIN-100 = Puoi spostare la tua tessera da una città mista a un sito libero della stessa contrada, con i suoi beni. Entrambi i villaggi restano aperti e nulla è restituito.
    .title = Lasciare una città
rule-FIN-101 = Una città fortificata ha esattamente due tessere. Non se ne può unire una terza.
    .title = Due tessere
rule-FIN-102 = Se hai un villaggio, ne fondi altri solo in siti la cui strada porta a un tuo insediamento o a una tua barca.
    .title = Fondare lungo la strada
rule-FIN-103 = Un nomade fonda in qualsiasi sito libero, e può pagare un villaggio piccolo con merci a terra in quella contrada. Un’opzione lo vieta.
    .title = I nomadi fondano
rule-FIN-104 = Un nomade tiene fino a cinque merci in una carovana. Quando fonda un villaggio vi entrano; ciò che non ci sta lo lascia a sua scelta.
    .title = La carovana
rule-FIN-105 = Ogni bandiera che costruisci porta un punto stella per ogni dolmen della sua contrada.
    .title = Costruire presso i dolmen
rule-FIN-106 = Una barca costa 1 ferro e 2 legno. Sta davanti a un approdo libero in una contrada dove vivi o su una strada con una tua unità.
    .title = Una barca
rule-FIN-107 = Un carro costa 1 ferro e 1 legno. Lo costruisci in qualsiasi contrada che abbia una strada e una tua unità.
    .title = Un carro
rule-FIN-108 = Una barca che smonti rende 2 legno, un carro 1; il ferro è perduto. I villaggi non si possono smontare.
    .title = Smontare
rule-FIN-109 = A un dolmen in una contrada con una tua unità, o sulla sua strada, offri 2 oro per un livello di spiritualità: uno resta sul dolmen, uno è speso. Ogni dolmen una volta per fase. Un bardo risparmia l’oro speso.
    .title = Offerta
rule-FIN-110 = In un insediamento tieni un banchetto per altri clan con un insediamento raggiungibile: 5 cibo per ospite, 1 oro a ciascuno e 1 oro speso. Ogni ospite ti porta un livello di spiritualità.
    .title = Banchetto
rule-FIN-111 = Dai 2 oro a un clan con una unità raggiungibile e ottieni un livello di spiritualità: un dono per fase, e nessuno a un clan che te ne ha fatto uno in questa fase o nella precedente.
    .title = Dono

## Spiritualità e trasporto

rule-FIN-112 = Cinque punti stella sono un livello di spiritualità, e ogni livello guadagnato dà un’azione in serbo. Perdendo punti, un livello torna a essere cinque punti; sotto lo zero non si perde nulla.
    .title = Punti stella
rule-FIN-113 = Una barca naviga lungo il fiume fino a un approdo libero. Può raggiungere 4 approdi, uno in meno per ogni merce a bordo, e passare quelli occupati.
    .title = Navigare
rule-FIN-114 = Un carro porta una merce oltre quanti ponti vuoi in un’altra contrada. Se vivi a entrambi i capi può riportarne una. Muovere un carro vuoto è un passo libero.
    .title = Carri
rule-FIN-115 = Un’azione mette su uno specialista il bene che gli serve, o riprende l’ultimo. Ogni carta si cambia una volta per fase. Scoprire uno specialista coperto è gratuito.
    .title = Attivare e disattivare
rule-FIN-116 = Un’unità con ferro attacca un’unità che raggiunge. Impegni ferro, l’altro clan risponde con ferro della sua unità, ed entrambi lo perdono. Con 1 in più vinci e prendi tutti i beni di un tipo, se hai posto.
    .title = Attacco
rule-FIN-117 = Contro una città fortificata ti servono 2 in più della difesa.
    .title = Attaccare una città
rule-FIN-118 = Prendi solo ciò che il tuo territorio può conservare. Il resto rimane dov’era.
    .title = Posto per il bottino
rule-FIN-119 = Una barca o un carro vuoti che sono sconfitti vengono distrutti: ottieni 2 o 1 legno e perdi un punto stella.
    .title = Una barca o un carro vuoti
rule-FIN-120 = Un guerriero attivo aggiunge 1 a un attacco, una volta per fase. Un lottatore attivo aggiunge 1 a una difesa. Ognuno mangia 1 punto del cibo sulla carta.
    .title = Guerriero e lottatore
rule-FIN-121 = Per 2 livelli di spiritualità una bandiera di un altro clan passa dalla tua parte; quel clan ottiene un livello. Dove vivi in quella contrada, una tua tessera cresce o ne riceve una seconda. I beni senza posto li salva prima il loro clan.
    .title = Conversione
rule-FIN-122 = Dove non hai bandiere nella contrada, una tessera piccola lì è scambiata con una tua; in una città fortificata paghi un gruppo, e diventa mista.
    .title = Convertire altrove
rule-FIN-123 = Se nessuna tessera può essere scambiata, l’altro clan perde la bandiera e una tua tessera piccola altrove cresce.
    .title = Convertire senza tessera
rule-FIN-124 = Ti servono 2 livelli di spiritualità più dell’altro clan, contando le carte magiche attive, e 2 tuoi da spendere.
    .title = Chi può convertire
rule-FIN-125 = Con un druido attivo prendi a un altro clan uno specialista scoperto che vale meno di 4 oro, per il suo valore in oro. Un clan con un patriarca attivo conserva i propri.
    .title = Il druido

## Mercato e monete

rule-FIN-126 = Compri un lotto completo dal mercato: 3 legno, 2 ferro o un gruppo di cibo. Più ce n’è, più basso è il prezzo; il lotto completo più economico esce per primo.
    .title = Comprare
rule-FIN-127 = Vendi 3 legno, 2 ferro o esattamente 12 punti di cibo di qualsiasi tipo. Più il mercato ne ha, meno paga.
    .title = Vendere
rule-FIN-128 = Con un commerciante attivo ogni acquisto costa 1 moneta in meno e ogni vendita ne porta 1 in più.
    .title = Il commerciante
rule-FIN-129 = Il mercato vende solo lotti completi: 3 legno, 2 ferro, o un gruppo di cibo con almeno 12 punti.
    .title = Solo lotti completi
rule-FIN-130 = Un mercato pieno compra ancora, al prezzo più basso. Ciò che non ci sta va nella riserva.
    .title = Un mercato pieno
rule-FIN-131 = Le merci comprate sono nella tua mano e si possono usare subito, ovunque. Ciò che avanza alla fine si immagazzina, o si lascia accanto alla tua prima unità.
    .title = Merci comprate
rule-FIN-132 = Con 1 legno per il fuoco si conia l’oro: 5 monete per il primo, 6 per ogni altro. Fondere costa 7 monete per il primo oro e 6 per ogni altro, se hai posto.
    .title = Coniare e fondere
rule-FIN-133 = Oro, legna e magazzino devono essere nello stesso territorio. Il legno altrove non serve, quello comprato sì.
    .title = Il fuoco
rule-FIN-134 = Ogni fusione porta un punto stella per ogni due oro che produce, al massimo due in una fase di azioni. Opzioni contano le monete o tolgono il limite.
    .title = Punti per la fusione
rule-FIN-135 = Con un carpentiere attivo, dopo 2 legno pagati in una fase il successivo è gratuito, una volta, per 1 punto del cibo sulla carta.
    .title = Il carpentiere
rule-FIN-136 = Con un fabbro attivo, dopo 2 ferro pagati in una fase il successivo è gratuito, una volta, per 1 punto del cibo sulla carta.
    .title = Il fabbro
rule-FIN-137 = Con un costruttore attivo, dopo 3 legno pagati per tessere di villaggio in una fase il successivo è gratuito, e lo stesso per il ferro: ognuno una volta, per 1 punto del cibo sulla carta.
    .title = Il costruttore
rule-FIN-138 = Un oste attivo risparmia 1 cibo in una contrada dove ne servono almeno 3, o 1 cibo di un banchetto, una volta per turno.
    .title = L’oste
rule-FIN-139 = Un ladro attivo prende un bene da un’unità altrui raggiungibile, per un’azione e 1 punto del cibo sulla carta.
    .title = Il ladro
rule-FIN-140 = Un veggente attivo guarda le due carte in cima al mazzo e ne tiene una per il turno seguente; oppure scopre una carta coperta di un altro clan. Un obiettivo nascosto diventa di tutti.
    .title = Il veggente
rule-FIN-141 = Uno stregone attivo trasforma 1 ferro in 1 oro, o disattiva uno specialista attivo di un altro clan, che riottiene i suoi beni.
    .title = Lo stregone
rule-FIN-142 = Un bardo attivo cura tutte le carte di un clan; un druido, veggente o stregone attivo cura una carta di qualsiasi clan.
    .title = Cure
rule-FIN-143 = Una spia attivata va al vicino di destra. Dopo ogni fase delle carte con uno o due semestri chi l’ha perde altrettante azioni in serbo, il dado scende e la carta passa oltre. Dopo più di un anno il proprietario è scoperto e perde quanto mostra ancora il dado.
    .title = La spia
rule-FIN-144 = Il mendicante gira allo stesso modo. Chi l’ha vi mette 2 monete per semestre; finito il dado vanno al proprietario, se è scoperto alla banca.
    .title = Il mendicante
rule-FIN-145 = Ogni druido, bardo, veggente o stregone attivo conta come un livello di spiritualità nei confronti e alla fine. Non dà azioni e non si può spendere.
    .title = Carte magiche

## La fine

rule-FIN-146 = Uno specialista ancora coperto alla fine vale il suo prezzo in oro. Uno scoperto non vale nulla.
    .title = Specialisti coperti
rule-FIN-147 = Chi ha di più alla fine ottiene 5 punti; due alla pari 2 ciascuno; tutti gli altri perdono 1. Tre o più alla pari non ottengono nulla.
    .title = Obiettivi finali pubblici
rule-FIN-148 = Conta solo per il suo proprietario: 8 punti se ha di più, 4 se è alla pari con un altro clan, altrimenti 2 punti in meno.
    .title = Obiettivi finali nascosti
rule-FIN-149 = Un obiettivo pubblico va al primo clan che lo realizza. Uno nascosto si scopre quando il proprietario lo realizza e vale di più; mai realizzato, costa punti.
    .title = Obiettivi parziali
rule-FIN-150 = Una tessera piccola vale 3 punti, una grande 8, in una città fortificata 1 o 3 in più. Una città fortificata con un collegamento diretto vale 3 per ogni tua bandiera.
    .title = Tessere e collegamenti
rule-FIN-151 = Un villaggio aperto con un collegamento diretto vale 1 per bandiera, ma almeno 2 se porta a una tua città fortificata. Un’opzione toglie quel minimo.
    .title = Villaggi aperti collegati
rule-FIN-152 = In una città mista ogni clan segna i punti della propria tessera e dei propri collegamenti.
    .title = Città condivise alla fine
rule-FIN-153 = Ogni barca vale 2 punti e ogni carro 1.
    .title = Barche e carri
rule-FIN-154 = Ogni livello di spiritualità vale 2. Chi ne ha di più si divide 4, 6 o 8 punti con due, tre o più clan; chi ne ha di meno ne perde altrettanti. Se tutti sono pari, niente.
    .title = La spiritualità alla fine
rule-FIN-155 = Per ogni insediamento conta solo il legame migliore: una città fortificata con un collegamento non segna altro per il ponte. Senza collegamento, una città fortificata presso un ponte vale 1 per bandiera.
    .title = Il collegamento migliore
rule-FIN-156 = Quando il mazzo è finito, il turno si gioca fino in fondo. Poi si contano i punti.
    .title = La fine
rule-FIN-157 = A parità di punti vince chi ha più spiritualità, poi più monete, poi più contrade con bandiere proprie.
    .title = Parità

## Al tavolo

rule-FIN-158 = Nessuno conosce l’ordine del mazzo. La tua mano coperta e le tue carte a faccia in giù le conosci solo tu; il resto è aperto. Alla fine si mostra tutto.
    .title = Ciò che è nascosto
rule-FIN-159 = La stessa sorte e le stesse scelte portano sempre alla stessa posizione, su ogni macchina.
    .title = Sempre uguale
rule-FIN-160 = Ogni turno distribuisce carte finché ce ne sono, e i passi liberi sono al massimo 20 in un turno di azioni. Dopo il turno 80 la partita si conta comunque.
    .title = Ogni partita finisce
rule-FIN-161 = Legno, ferro e oro sono 50 ciascuno: nella riserva, a terra, nei magazzini, al mercato o su carte e dolmen. Nulla nasce dal nulla.
    .title = Nulla va perso
rule-FIN-162 = Una tessera piccola tiene 3 merci, una grande 5, una barca 2 e un carro 1. Ciò che è di troppo si lascia; del cibo va via il dado più piccolo.
    .title = Posto nelle unità

## Casi particolari

rule-FIN-163 = Un fiume sulla terra può dividere una contrada, ma nessuna carta ne unisce mai due.
    .title = Le contrade si dividono
rule-FIN-164 = Nessun villaggio, seconda tessera o barca può stare su una casella dove finisce un fiume o il mare.
    .title = I fiumi restano aperti
rule-FIN-165 = Se due frecce indicano la stessa casella, dici a quale appartiene il villaggio. Solo le strade di quella contrada vi portano.
    .title = Due frecce
rule-FIN-166 = Se un dolmen viene coperto, l’oro che vi sta sopra resta lì a terra.
    .title = Un dolmen coperto
rule-FIN-167 = Se una città perde la tessera della sua freccia, l’altra vi scivola e conserva la strada. Conta come villaggio aperto.
    .title = La tessera che resta
rule-FIN-168 = Se una contrada si divide, ogni carro va con la parte dove il suo clan ha più bandiere, poi più unità.
    .title = Carri quando la terra si divide
rule-FIN-169 = Se in un territorio non c’è posto, il cibo di un tipo si unisce finché ciò libera un posto: dall’unità più alta alla più bassa, prima i coltivi, poi pesci, selvaggina e bestiame.
    .title = Fare posto
rule-FIN-170 = Un clan dona oro allo stesso clan al massimo due volte in una partita; un’opzione toglie il limite.
    .title = Due doni
rule-FIN-171 = Le azioni in serbo restano tra 10 dovute e 5. Un livello guadagnato al massimo è pagato con 3 monete; ciò che scenderebbe oltre è dimenticato.
    .title = Limiti delle azioni in serbo
rule-FIN-172 = L’azione di un livello guadagnato mentre si giocano carte è tua già nello stesso turno.
    .title = Un livello nella fase delle carte
rule-FIN-173 = Con una sola carta nel mazzo il veggente la tiene o la rimette; senza carte non c’è nulla da vedere. Una carta rimessa è la prossima a essere data.
    .title = Il veggente alla fine
rule-FIN-174 = Con due clan una carta che gira resta al rivale. Se si ammala mentre è via torna a casa malata.
    .title = Girare con due clan
rule-FIN-175 = L’impostore gira come la spia. Chi l’ha riceve meno carte la volta seguente, mai meno di zero.
    .title = L’impostore
rule-FIN-176 = Gira come la spia. Chi l’ha prende meno beni nella prossima raccolta dei collegamenti.
    .title = Il seminatore di discordia
rule-FIN-177 = Con due attrezzi su un cacciatore, il primo dado di selvaggina che raccogli in un turno vale 2 in più, al massimo 6.
    .title = Il secondo attrezzo del cacciatore
rule-FIN-178 = Le merci di un lotto possono venire da tutte le tue unità insieme, ovunque siano.
    .title = Vendere da lontano
rule-FIN-179 = Un obiettivo realizzato conserva i suoi punti anche se poi la condizione viene meno. Uno nascosto libera il suo posto.
    .title = Ciò che è realizzato resta
rule-FIN-180 = Un clan senza villaggi ha un’azione, e le sue barche e i suoi carri contengono ancora merci. Può usarle per fondare un villaggio sulla loro strada.
    .title = Un nomade con la barca
rule-FIN-181 = Un’unità che ha speso gli ultimi beni nella difesa non è né saccheggiata né distrutta.
    .title = Svuotata dalla difesa
rule-FIN-182 = Se converti l’altra tessera di una città mista tua, quella tessera è tolta, la città è aperta e la tua tessera cresce senza costo.
    .title = Convertire il socio
rule-FIN-183 = Il cibo che non sta nel mercato è comprato al prezzo più basso e dimenticato.
    .title = Troppo cibo
rule-FIN-184 = Se la riserva ha meno di quanto ti spetta, ricevi ciò che c’è.
    .title = Una riserva vuota
rule-FIN-185 = Quando la tua città si chiude o cresce, la tua seconda tessera può passare a un’altra casella vuota accanto alla prima.
    .title = La seconda tessera si sposta
rule-FIN-186 = Una contrada appena creata da una carta non aveva siti prima. Perciò anche il suo primo sito libero ti porta un punto stella.
    .title = Siti di una contrada nuova
rule-FIN-187 = Un insediamento altrui resta isolato se perde la strada verso uno a cui era collegato, o verso l’ultimo ponte. Ognuno ti costa un punto stella per carta; i tuoi non costano nulla.
    .title = Chi resta isolato
rule-FIN-188 = Solo i villaggi piccoli si possono pagare con merci a terra, mai i grandi.
    .title = Da terra solo piccoli
rule-FIN-189 = Tutti sanno quante carte di ogni genere restano in una pila, e ogni carta rimasta in quella superiore ha la stessa probabilità di uscire.
    .title = Che cosa c’è nelle pile
rule-FIN-190 = Il tavolo ha 63 per 63 caselle, 31 dal centro in ogni direzione, e se ne possono coprire in tutto al massimo 400. Oltre non può stare nulla.
    .title = Il bordo del tavolo
rule-FIN-191 = Una carta non può coprire una confluenza facendo sparire una delle sue contrade.
    .title = Una confluenza resta
rule-FIN-192 = Se tre tuoi villaggi stanno lungo una strada, solo i vicini sono collegati, non il primo con l’ultimo.
    .title = Collegamenti tra vicini
rule-FIN-193 = Una carta con dolmen ripresa e piazzata di nuovo non porta altri punti stella.
    .title = Un dolmen paga una volta
rule-FIN-194 = Le merci comprate si possono tenere per tutti i giri di una fase di azioni. Con un’opzione, solo fino alla fine di ogni turno di azioni.
    .title = Quanto aspettano le merci
