# L’introduzione a una partita guidata di Finisterre e i suoi consigli: che cosa si può fare adesso, che cosa ha fatto l’altro clan e perché conta.

## Before the first decision

intro-finisterre-1 = Guidi un clan in una terra vuota. Stendila carta dopo carta, fonda villaggi, uniscili con strade e fanne città. I punti arrivano alla fine della partita: per villaggi e città, per le strade tra loro, barche, spiritualità e obiettivi.
    .title = Per che cosa si gioca
intro-finisterre-2 = Una carta ha due riquadri. Dove uno nuovo ne tocca un altro con lo stesso paesaggio, arrivano merci sul suolo di quella contrada: la terra che è unita, senza un fiume in mezzo. Una freccia in fondo a una strada è un sito per un villaggio.
    .title = Che cosa mostra la mappa
intro-finisterre-3 = Cominci come nomade, con una carta per turno e un’azione. La tua prima meta è un villaggio piccolo: allora raccogli, e più terra porta più di tutto. In questa partita nessuno attacca né converte, e il mazzo è dimezzato.
    .title = Un turno ha quattro parti
intro-finisterre-legend =
    { $good ->
        [wood] Legno, dai boschi
        [iron] Ferro, dalle montagne
        [gold] Oro, dalle montagne d’oro
        [crop] Raccolti, dai campi
        [fish] Pesce, dai fiumi
        [game] Selvaggina, dai boschi con animali
       *[livestock] Bestiame, dalle fattorie
    }
intro-finisterre-step =
    { $step ->
        [cards] Carte: piazza terreno, o tieni specialisti e obiettivi.
        [harvest] Raccolta: i villaggi prendono merci da terra.
        [meal] Pasto: ogni villaggio mangia, o resta a digiuno.
       *[actions] Azioni: costruisci, viaggia, commercia.
    }

## Cards

tip-finisterre-card = Indica una casella illuminata per vedere lì la carta, e fai clic per piazzarla. Il tasto R o la rotella del mouse la gira; sul telefono, «Gira». I fiumi proseguono fiumi e le strade strade.
    .title = Piazza la tua carta
tip-finisterre-brings = Paesaggi uguali che si incontrano portano merci a terra, per chi vive lì. I simboli su una casella dicono quali: qui ce ne sarebbero.
    .title = Fai incontrare i paesaggi
tip-finisterre-covering = Una carta può stare anche sopra un’altra: su un riquadro, o sui due di una stessa carta. Le merci a terra restano, e il riquadro nuovo incontra di nuovo i suoi vicini.
    .title = Copri quel che c’è
tip-finisterre-recover = La tua carta ne ha coperta un’altra del tutto. Puoi riprenderla e giocarla ancora una volta in questo turno.
    .title = Una carta ritorna
tip-finisterre-comarca = La terra che è unita è una contrada. I fiumi le tengono separate e nessuna carta può unirle. Raccolta e accesso vanno per contrade: guarda dove vivrebbe un villaggio.
    .title = Contrade
tip-finisterre-find = Chi piazza una carta può prendere una delle merci che porta. I nomadi la mettono nella carovana: raduna lì quel che costa un villaggio piccolo.
    .title = Prendi quel che hai trovato
tip-finisterre-star = Qui la tua carta darebbe un punto stella, perché apre un sito di villaggio o un approdo dove non ce n’era. Cinque fanno un livello di spiritualità.
    .title = Un punto stella
tip-finisterre-bank = I pesci nuotano su tutte e due le rive di un fiume. Quello dispari va dove dici tu: scegli la riva dove vivi, o dove vorresti.
    .title = Quale riva?
tip-finisterre-hand = Hai più carte e ne giochi una alla volta, nell’ordine che vuoi. Una carta terreno che trova posto va piazzata.
    .title = La tua mano
tip-finisterre-row = Una carta terreno che non trovava posto è ora nella fila. Una volta per turno, prima della tua carta, puoi piazzarne una da lì.
    .title = La fila
tip-finisterre-specialist = Gli specialisti ti aiutano finché sono scoperti; sulla maggior parte va prima messo qualcosa. Coperti, cosa che un nomade non può scegliere, valgono solo il loro valore in oro alla fine.
    .title = Uno specialista
tip-finisterre-objective = Un obiettivo chiede qualcosa. Coperto è solo per te e vale di più, ma può costare punti se non riesci; pubblicato è una gara per tutti.
    .title = Un obiettivo
tip-finisterre-open-objective = Questo obiettivo è scoperto: vale per tutti i clan. Premi la sua carta, in «Riserva» sotto «Obiettivi per tutti», per leggere che cosa chiede e che cosa dà.
    .title = Un obiettivo per tutti
tip-finisterre-season = Una carta ha fatto avanzare l’anno. Ora è { $season ->
        [summer] estate
       *[winter] inverno
    } e ogni nuovo dado di raccolto vale { $count }. L’estate migliora i raccolti, l’inverno li peggiora; gli animali a terra crescono con gli anni.
    .title = L’anno avanza
tip-finisterre-opponent-card = L’altro clan ha piazzato terreno. Serve anche a te: i fiumi proseguono per tutti, e le strade anche finché sei nomade. Quel che c’è a terra va a chi verrà a viverci.
    .title = La loro carta è terra tua
tip-finisterre-deck = { $count ->
        [one] Resta una carta.
       *[other] Restano { $count } carte.
    } Il turno in cui finisce il mazzo è l’ultimo: le merci da sole non danno punti, perciò trasformale in villaggi, barche o spiritualità, a meno che un obiettivo le conti.
    .title = La fine è vicina

## Harvest and food

tip-finisterre-harvest = Scegli una contrada dove hai bandiere. Tutti i clan che ci sono prendono merci da terra, a cominciare da te: scegli prima dove un altro potrebbe prendere quel che vuoi.
    .title = La raccolta
tip-finisterre-take = { $count ->
        [one] Puoi prendere una merce
       *[other] Puoi prendere { $count } merci
    }: una per ogni tua bandiera qui, forse con un premio. Per costruire servono legno e ferro, e i tuoi villaggi hanno bisogno di cibo.
    .title = Che cosa prendere
tip-finisterre-link = Una strada collega due tuoi insediamenti. Porta una merce a ogni raccolta, e punti alla fine.
    .title = La tua strada rende
tip-finisterre-food = Dopo la raccolta i tuoi villaggi mangiano { $count ->
        [one] un punto
       *[other] { $count } punti
    } di cibo per turno. Tienine abbastanza a portata: vanno bene raccolti, pesce, selvaggina o bestiame.
    .title = I villaggi mangiano
tip-finisterre-starving = C’è meno cibo di quanto mangiano i tuoi villaggi. Di’ chi resta a digiuno: una tessera senza cibo è perduta e costa un punto stella, una grande con la metà diventa piccola.
    .title = Poco cibo
tip-finisterre-stores = Il tuo villaggio tiene { $count } merci, e quelle che non ci stanno restano a terra. Tessere grandi, barche e carri tengono di più.
    .title = I magazzini sono piccoli
tip-finisterre-overflow = C’è più di quanto tengano i tuoi magazzini. Quel che lasci resta a terra in quella contrada, dove anche altri possono prenderlo.
    .title = Non c’è posto per tutto

## Actions

tip-finisterre-actions = { $count ->
        [one] Ora hai un’azione
       *[other] Ora hai { $count } azioni
    }. I nomadi ne hanno una; i clan stanziali una per ogni contrada dove vivono e per ogni città fortificata. Quel che ora non puoi fare è in fondo alle tue scelte, con il motivo.
    .title = Le tue azioni
tip-finisterre-stop = Se non c’è niente di utile da fare, fermati: quel che avanza resta in serbo per il prossimo turno, o lì si vende per monete.
    .title = Puoi aspettare
tip-finisterre-carried =
    { $nomad ->
        [yes] Non hai usato la tua azione, forse perché non potevi pagare: un villaggio piccolo costa { $wood } di legno e { $iron } di ferro. Passa a questo turno; se vuoi, vendila per { $coins } monete.
       *[no] Sono azioni che prima non hai usato. Tienile per un turno in cui puoi fare molto, o vendi ciascuna per { $coins } monete.
    }
    .title = Azioni in serbo
tip-finisterre-caravan = I nomadi portano le merci in una carovana. Guarda in «Riserva», nel tuo clan, che cosa contiene; un villaggio piccolo costa { $wood } di legno e { $iron } di ferro.
    .title = Dove sono le tue merci
tip-finisterre-nomad = I nomadi non raccolgono e non mangiano: finché non fondi un villaggio, le due parti passano da sole. Se non puoi pagare nulla, anche la tua azione passa da sola al turno seguente.
    .title = Un turno tranquillo
tip-finisterre-village = Puoi fondare un villaggio piccolo! Raccoglie, tiene merci, ti dà carte e azioni, e vale punti alla fine. I nomadi possono pagarlo con merci da terra.
    .title = Il tuo villaggio
tip-finisterre-large = Una tessera grande ha due bandiere: più carte, più raccolta, più magazzino e molti più punti. Mangia anche di più.
    .title = Cresci
tip-finisterre-city = Una seconda tessera accanto al tuo villaggio fa una città fortificata. Niente può coprirla, porta un’azione e una raccolta migliore, e le sue strade valgono di più.
    .title = Una città fortificata
tip-finisterre-boat = Una barca sta davanti a un approdo, naviga lungo il fiume e porta merci. Vale punti alla fine anche se non naviga mai.
    .title = Una barca
tip-finisterre-cart = Un carro porta una merce oltre i ponti in altre contrade, e prende quel che c’è là.
    .title = Un carro
tip-finisterre-market = Puoi commerciare: lotti di legno e di ferro, e cibo. Più il mercato ha di qualcosa, meno costa, e meno paga per averne altro.
    .title = Il mercato
tip-finisterre-mint = L’oro diventa monete e le monete oro, dove hai legno per il fuoco. Fondere monete porta punti stella.
    .title = Coniare e fondere
tip-finisterre-coins = Ogni posto vuoto nei tuoi magazzini porta una moneta dopo ogni pasto. Chi ha meno monete comincia il prossimo turno.
    .title = Monete
tip-finisterre-activate = Ora puoi attivare uno specialista scoperto: mettici sopra quel che chiede la sua carta. Allora lavora per te.
    .title = Mettili al lavoro
tip-finisterre-spirit = Offerte, banchetti e doni alzano la tua spiritualità. Ogni livello vale punti alla fine, chi ne ha di più riceve di più, e ognuno porta un’azione.
    .title = Spiritualità
tip-finisterre-opponent-village = L’altro clan si è insediato qui. Ora partecipa alla raccolta di questa contrada, e questo sito di villaggio non è più libero: cercane un altro in tempo.
    .title = Si sono insediati
tip-finisterre-final = Ora si conta tutto: tessere, strade, barche e carri, spiritualità, obiettivi. Apri «Punti» per vedere da dove viene ognuno.
    .title = Il punteggio finale
