# Around the map of Finisterre: what is asked, the choices, the panels, the log, the keyboard.

## What is asked

finisterre-tell =
    { $phase ->
        [first] Si sorteggia il clan che comincia.
        [deal] Si distribuiscono le carte.
        [card] Quale carta giochi?
        [square] Piazza la carta: scegli una casella illuminata e gira la carta come vuoi.
        [facing] Da che lato va la carta?
        [recover] La tua carta ne ha coperta un’altra. La riprendi in mano?
        [bank] Si incontrano { $fish } pesci: su quale riva sta quello dispari?
        [find] Prendi una delle merci apparse.
        [keep] Che cosa fai con la tua carta { $card }?
        [harvest] In quale contrada si raccoglie adesso?
        [take] { $amount ->
            [one] Prendi una merce da terra nella { $comarca }.
           *[other] Prendi fino a { $amount } merci da terra nella { $comarca }.
        }
        [link] Il tuo collegamento porta una merce: da quale contrada?
        [link-take] Quale merce della { $comarca } porta il tuo collegamento?
        [feed] Il cibo non basta: chi resta a digiuno?
        [menu] Quale cibo si mangia per primo?
        [carry] { $amount ->
            [one] Hai un’azione in serbo. La vendi?
           *[other] Hai { $amount } azioni in serbo. Quante ne vendi?
        }
        [owe] { $amount ->
            [one] Sei in debito di un’azione. La riscatti?
           *[other] Sei in debito di { $amount } azioni. Quante ne riscatti?
        }
        [act] { $amount ->
            [one] Hai un’azione: che cosa fai?
           *[other] Hai { $amount } azioni: che cosa fai?
        }
        [free] { $amount ->
            [one] Hai fatto le tue azioni. Ti resta un passo libero; altrimenti termina il turno.
           *[other] Hai fatto le tue azioni. Ti restano { $amount } passi liberi; altrimenti termina il turno.
        }
        [consent] { $name } vorrebbe condividere la tua città. Accetti?
        [defend] Ti attaccano: quanto ferro spendi per difenderti?
        [loot] L’attacco riesce: che cosa prendi?
        [rescue] La tua gente se ne va: quali merci salvi?
        [form] Come avviene la conversione?
        [overflow] Non c’è posto per tutto: che cosa lasci a terra?
        [seer] Quale delle carte che hai visto tieni?
       *[over] La partita è finita.
    }
finisterre-about =
    { $phase ->
        [card] A turno ogni clan gioca una carta, finché nessuno ne ha più. Una carta terreno che trova posto va piazzata.
        [square] I fiumi proseguono fiumi, le strade strade. Paesaggi uguali che si incontrano portano merci.
        [facing] Gira intorno alla casella scelta: di’ da che lato va la seconda metà.
        [recover] Se mezza carta coperta resta accanto alla tua, riprendendola si toglie quella metà, e la tua carta può portare meno di quanto mostrato. Quella ripresa si può giocare ancora in questo turno.
        [bank] I pesci si dividono tra le due rive del fiume.
        [find] Chi piazza una carta può tenere una delle merci che porta, se ha posto.
        [keep] Scoperto, uno specialista ti aiuta quando lo attivi. Coperto non può, ma alla fine vale il suo oro.
        [keep-seen] Scoperto, uno specialista ti aiuta quando lo attivi. Questo l’hanno visto tutti, quindi non può restare coperto.
        [keep-objective] Coperto, un obiettivo vale di più e conta solo per te. Pubblico, tutti i clan se lo contendono.
        [harvest] Tutti i clan con bandiere lì prenderanno merci da terra, a cominciare da te.
        [take] Puoi prendere una merce per ogni tua bandiera qui, e una in più se qui vive solo il tuo clan o hai una città. Deve stare nei tuoi magazzini.
        [link] Ogni collegamento diretto tra due tuoi insediamenti porta una merce in più.
        [link-take] La merce deve stare nei tuoi magazzini.
        [feed] Le tessere piccole mangiano 1, le grandi 2. Una tessera a digiuno è perduta e costa un punto stella; una grande con la metà diventa piccola.
        [menu] I tuoi villaggi mangiano ciò che indichi, un tipo dopo l’altro. Quel che avanza resta nei tuoi magazzini.
        [carry] Le azioni rimaste dai turni precedenti, o date dalla spiritualità, si aggiungono a quelle di questo turno, se non le vendi per monete.
        [owe] Le azioni dovute si tolgono da quelle di questo turno, se non le riscatti.
        [act] I clan si alternano, con poche azioni alla volta. Fai adesso le tue, oppure fermati: quelle che restano passano al prossimo turno.
        [free] I passi liberi non costano azioni: spostare o lasciare merci, guidare carri vuoti, scoprire carte.
        [consent] I due clan avranno una città fortificata. Tu paghi per unire la tua tessera e guadagni un livello di spiritualità.
        [defend] Entrambi perdono il ferro speso.
        [loot] Prendi tutto ciò che c’è di un tipo, finché hai posto.
        [rescue] Quello che non trova posto nelle altre tue unità va all’altro clan, o resta a terra.
        [form] Una bandiera cambia clan. Scegli il modo che ti conviene.
        [overflow] Ciò che lasci resta a terra in quella contrada.
        [seer] La carta che tieni si gioca nella tua prossima fase delle carte; l’altra torna in cima al mazzo.
       *[other] Aspetta un momento.
    }
finisterre-goal = L’obiettivo: avere più punti di tutti quando il mazzo è finito. Valgono i villaggi e i collegamenti fra loro, la spiritualità, gli specialisti e gli obiettivi. Comincia con un villaggio.
finisterre-ask =
    { $sort ->
        [edge] { $kind }: dove?
        [unit] { $kind }: quale unità?
        [comarca] { $kind }: in quale contrada?
        [lot] { $kind }: quale lotto?
        [store] { $kind }: quale merce?
        [ground] { $kind }: quale merce?
        [amount] { $kind }: quanto?
        [size] { $kind }: di che misura?
        [cell] { $kind }: su quale casella?
        [clan] { $kind }: quale clan?
        [slot] { $kind }: quale carta?
        [specialist] { $kind }: quale specialista?
        [form] { $kind }: in che modo?
        [guests] { $kind }: chi inviti?
        [kind] { $kind }: quale tipo di merce?
        [dolmen] { $kind }: presso quale dolmen?
        [territory] { $kind }: in quale territorio?
        [die] { $kind }: con un dado di che valore?
        [iron] { $kind }: con quanto ferro?
       *[answer] { $kind }: scegli.
    }
finisterre-ask-food =
    { $left ->
        [one] { $good }: quanto ne vendi? Resta da indicare 1 punto cibo.
       *[other] { $good }: quanto ne vendi? Restano da indicare { $left } punti cibo.
    }
finisterre-attacked = Sotto attacco: { $unit }. { $name } ha forza { $strength } e vince se supera la tua di { $lead }.
finisterre-attacked-unseen = Sotto attacco: { $unit }. Non vedi il ferro di { $name }, che vince se supera il tuo di { $lead }.
finisterre-holds =
    { $iron ->
        [0] L’attacco fallisce anche se non spendi ferro.
       *[other] L’attacco fallisce se spendi { $iron } di ferro.
    }
finisterre-holds-helped =
    { $iron ->
        [0] Con il tuo lottatore l’attacco fallisce anche se non spendi ferro.
       *[other] Con il tuo lottatore l’attacco fallisce se spendi { $iron } di ferro.
    }
finisterre-holds-never = Tutto il ferro che hai lì non basta a fermare l’attacco.

## Kinds of actions

finisterre-kind =
    { $kind ->
        [small] Fondare un villaggio piccolo
        [large] Fondare un villaggio grande
        [grow] Ingrandire una tessera
        [annex] Fortificare una città
        [boat] Costruire una barca
        [cart] Costruire un carro
        [leave] Lasciare una città mista
        [destroy] Smontare una barca o un carro
        [offering] Fare un’offerta
        [feast] Dare un banchetto
        [gift] Donare oro
        [sail] Navigare
        [load] Guidare un carro carico
        [activate] Attivare uno specialista
        [deactivate] Disattivare uno specialista
        [attack] Attaccare
        [convert] Convertire la gente
        [convert-specialist] Convertire uno specialista
        [buy] Comprare un lotto
        [sell] Vendere un lotto
        [sell-food] Vendere cibo
        [buy-specialist] Comprare uno specialista
        [sell-specialist] Vendere uno specialista
        [mint] Coniare oro
        [melt] Fondere monete
        [use] Usare uno specialista
        [move] Spostare una merce
        [drop] Lasciare una merce
       *[drive] Guidare un carro vuoto
    }
finisterre-places =
    { $places ->
        [one] 1 posto di magazzino
       *[other] { $places } posti di magazzino
    }
finisterre-worth = 
    { $points ->
        [one] vale 1 punto
       *[other] vale { $points } punti
    }
finisterre-kind-about =
    { $kind ->
        [small] In un sito di villaggio. { finisterre-places }, mangia 1, { finisterre-worth }.
        [large] In un sito di villaggio. { finisterre-places }, mangia 2, { finisterre-worth }.
        [grow] La tua tessera piccola diventa grande: una bandiera in più.
        [annex] Una seconda tessera accanto al tuo villaggio fa una città fortificata: un’azione in più, più punti, e attaccarla è più difficile.
        [boat] A un approdo libero. { finisterre-places }, { finisterre-worth }.
        [cart] In una contrada con una strada e una tua unità. { finisterre-places }, { finisterre-worth }.
        [leave] La tua tessera va in un sito libero della stessa contrada.
        [destroy] Riprendi il legno; il ferro è perduto.
        [offering] Oro a un dolmen per un livello di spiritualità.
        [feast] { $food } di cibo e 1 d’oro per ogni ospite, e { $gold } d’oro ancora: un livello per ospite.
        [gift] { $gold } d’oro a un altro clan per un livello di spiritualità.
        [sail] Lungo il fiume fino a un approdo libero. Una barca carica va meno lontano.
        [load] Una merce oltre i ponti in un’altra contrada, e forse una al ritorno.
        [activate] Una merce va su una carta scoperta.
        [deactivate] La merce su una carta torna da te.
        [attack] Due azioni. Ferro contro ferro: prendi tutto di un tipo.
        [convert] Due azioni e { $levels ->
            [one] un livello
           *[other] { $levels } livelli
        } di spiritualità: una bandiera altrui diventa tua.
        [convert-specialist] Due azioni, con un druido attivo: paghi il valore in oro e prendi la carta.
        [buy] Un lotto intero dal mercato.
        [sell] { $wood } di legno o { $iron } di ferro al mercato.
        [sell-food] { $food } punti cibo di qualsiasi tipo al mercato.
        [buy-specialist] Dall’esposizione, per il suo valore in oro.
        [sell-specialist] All’esposizione, per il suo valore in oro.
        [mint] L’oro diventa monete. Il fuoco vuole combustibile.
        [melt] Le monete diventano oro, con punti stella. Il fuoco vuole combustibile.
        [use] Una carta fa ciò che solo lei può fare.
        [move] In un’altra unità dello stesso territorio.
        [drop] A terra nella sua contrada.
       *[drive] Oltre i ponti in un’altra contrada.
    }
finisterre-group =
    { $sort ->
        [build] Costruire
        [travel] Viaggiare
        [trade] Commerciare
        [people] Specialisti
        [spirit] Spiritualità
        [offence] Attaccare
        [free] Passi liberi
        [facing] Verso
        [hand] La tua mano
        [row] Dalla fila, una volta per turno
        [reveal] Scoprire una carta
        [keep] La tua carta
        [recover] La carta coperta
        [bank] Rive
        [ground] A terra
        [comarca] Contrade
        [unit] Unità
        [clan] Clan
        [edge] Luoghi
        [cell] Caselle
        [store] Magazzini
        [lot] Lotti
        [size] Misura
        [amount] Quantità
        [helped] Con il tuo guerriero o lottatore
        [guests] Ospiti
        [kind] Tipi di merci
        [divine] Ciò che hai visto
        [slot] Carte
        [specialist] Specialisti
        [form] Modi
        [answer] Risposta
       *[leave] Oppure
    }

## Choices

finisterre-say-stop = Fermarsi e tenere il resto
finisterre-say-end = Terminare il turno
finisterre-say-enough = Basta così
finisterre-say-feed = Nutrire gli altri
finisterre-say-find-nothing = Lasciare tutto lì
finisterre-say-recover-none = Lasciarla coperta
finisterre-say-one-way = Non riportare nulla
finisterre-say-yes = Sì
finisterre-say-no = No
finisterre-say-caravan = Carovana
finisterre-say-carried =
    { $number ->
        [0] Non vendere azioni
        [one] Vendere un’azione in serbo
       *[other] Vendere { $number } azioni in serbo
    }
finisterre-say-owed =
    { $number ->
        [0] Non riscattare azioni
        [one] Riscattare un’azione dovuta
       *[other] Riscattare { $number } azioni dovute
    }
finisterre-say-reveal = Scoprire la carta { $number }
finisterre-say-slot = Carta { $number }
finisterre-say-first = Clan { $number }
finisterre-say-look = Guardare il mazzo
finisterre-say-alchemy = Trasformare ferro in oro
finisterre-say-clan = Clan { $number }
finisterre-say-guests = ospiti { $number }
finisterre-say-keep-up = Tenerla scoperta
finisterre-say-keep-down = Tenerla coperta
finisterre-say-refuse = Rifiutarla
finisterre-say-keep = Tenerla coperta
finisterre-say-publish = Renderla pubblica
finisterre-say-bank = Su una riva
finisterre-choice =
    { $what ->
        [site] Sito { $where }
        [dock] Approdo { $where }
        [dolmen] Dolmen { $where }
        [unfed] { $where } resta a digiuno
        [half] { $where } riceve la metà
       *[cell] Casella { $where }
    }
finisterre-facing =
    { $wind ->
        [n] La seconda metà a nord
        [e] La seconda metà a est
        [s] La seconda metà a sud
       *[w] La seconda metà a ovest
    }
finisterre-keep =
    { $keep ->
        [keep-up] Tenerla scoperta
        [keep-down] Tenerla coperta
        [refuse] Rifiutarla: poi ogni clan può comprarla
        [keep] Tenerla coperta
        [sell] Venderla senza mostrarla
       *[publish] Renderla pubblica, per tutti i clan
    }
finisterre-bank =
    { $corner ->
        [ne] Riva nord-est, { $comarca }
        [se] Riva sud-est, { $comarca }
        [sw] Riva sud-ovest, { $comarca }
       *[nw] Riva nord-ovest, { $comarca }
    }
finisterre-lot =
    { $lot ->
        [wood] Un lotto di legno
        [iron] Un lotto di ferro
       *[food] Un gruppo di cibo
    }
finisterre-size =
    { $size ->
        [small] Piccola
       *[large] Grande
    }
finisterre-form =
    { $form ->
        [grow] { $unit }: cresce, e l’altro perde una bandiera { $where }
        [add] { $unit }: riceve una tessera, e l’altro perde una bandiera { $where }
       *[take-over] Prendere la tessera in { $where }
    }
finisterre-divine =
    { $verb ->
        [put] Rimetterla sul mazzo
       *[keep] Tenerla
    }
finisterre-foreign-unit = { $name }: { $unit }
finisterre-slot-of = { $card } ({ $name })
finisterre-menu-need = In tutto mangiano { $need }.
finisterre-there = lì:
finisterre-use-on =
    { $state ->
        [ill] curarla
        [down] scoprirla
       *[active] disattivarla
    }
finisterre-cost = costa
finisterre-get = ricevi
finisterre-less = Meno
finisterre-more = Più
finisterre-take-amount =
    { $what ->
        [mint] Coniare { $amount } d’oro
        [melt] Fare { $amount } d’oro
        [attack] Attaccare con { $amount } di ferro
        [defend] { $amount ->
            [0] Non spendere ferro
           *[other] Spendere { $amount } di ferro
        }
        [sell] { $amount ->
            [0] Non vendere
           *[other] Vendere { $amount }
        }
        [owe] { $amount ->
            [0] Non riscattare
           *[other] Riscattare { $amount }
        }
        [activate] Usare un dado da { $amount }
       *[other] Scegliere { $amount }
    }
finisterre-strength = forza { $strength }
finisterre-actions =
    { $count ->
        [one] 1 azione
       *[other] { $count } azioni
    }
finisterre-card-with = da { $name }
finisterre-card-used = già usata in questa fase
finisterre-left-to-name = poi ne restano { $left }
finisterre-back = Indietro
finisterre-cancel = Annulla
finisterre-confirm = Conferma
finisterre-confirm-title = Conferma la tua scelta
finisterre-stop-about = Tutte le azioni rimaste passano al prossimo turno, e la tua fase delle azioni è finita.
finisterre-trail = Passi fin qui
finisterre-guide = La tua decisione
finisterre-fold = Chiudi la guida
finisterre-unfold = Mostra le scelte
finisterre-advised = Un bot sceglierebbe questo
finisterre-on-the-map = Scegli una casella illuminata sulla mappa; il tasto R o la rotella del mouse gira la carta.
finisterre-on-the-map-touch = Scegli una casella illuminata sulla mappa; «Gira» gira la carta.
finisterre-one-way = Qui entra solo così.
finisterre-from-dolmens = I punti stella vengono dai dolmen di quella contrada.
finisterre-score = punti { $points }
finisterre-score-own = I tuoi punti: { $points } ({ $why }).
finisterre-score-other = { $name }: { $points } ({ $why }).
finisterre-lost =
    { $bought ->
        [yes] Non c’è posto per { $goods }: va perso, se non lo usi prima di finire le azioni.
       *[no] Non c’è posto per { $goods }: cade a terra.
    }
finisterre-no-room-for = niente { $good }, perché non hai posto
finisterre-stake-target = Contro { $name }: { $unit }.
finisterre-stake-loot =
    { $who ->
        [own] Se vinci, prendi un solo tipo: { $goods }.
       *[other] Se riesce, { $name } prende un solo tipo: { $goods }.
    }
finisterre-stake-wreck =
    { $who ->
        [own] Non porta nulla. Se vinci, la smantelli per { $wood } di legno e perdi 1 punto stella.
       *[other] Non porta nulla. Se l’attacco riesce, { $name } la smantella per { $wood } di legno.
    }
finisterre-stake-defence =
    { $defence ->
        [0] { $name } non ha nulla per difendersi: basta forza { $lead }.
       *[other] { $name } può difendersi con forza { $defence }. La tua deve superare di { $lead } quella che spende.
    }
finisterre-stake-stopped =
    { $stopped ->
        [0] Troppo poco: fallisce anche se { $name } non spende nulla.
       *[other] Riesce, se { $name } non si difende con forza { $stopped }.
    }
finisterre-change =
    { $what ->
        [sites] siti liberi { $change }
        [stars] i tuoi punti stella { $change } ({ $most } danno un livello di spiritualità)
        [docks] approdi liberi { $change }
        [coins] le tue monete { $change }
        [sick] i tuoi specialisti malati { $change }
        [points] i tuoi punti { $change }
       *[keep] { $count ->
            [one] puoi tenere 1 merce tra quelle che porta
           *[other] puoi tenere { $count } merci tra quelle che porta
        }
    }
finisterre-keep-none = non hai posto per tenerne
finisterre-event-about =
    { $event ->
        [SU] Estate: l’anno va avanti. I nuovi dadi raccolto valgono 1 in più.
        [WI] Inverno: l’anno va avanti. I nuovi dadi raccolto valgono 1 in meno.
        [PLC] Pestilenza dei raccolti. Va persa la metà di questi dadi a terra nella sua contrada, e si ammalano i tuoi specialisti che ne hanno sopra, o tutti se vivi lì e ne tieni.
        [PLG] Pestilenza del bestiame. Va persa la metà di questi dadi a terra nella sua contrada, e si ammalano i tuoi specialisti che ne hanno sopra, o tutti se vivi lì e ne tieni.
        [PLH] Pestilenza della selvaggina. Va persa la metà di questi dadi a terra nella sua contrada, e si ammalano i tuoi specialisti che ne hanno sopra, o tutti se vivi lì e ne tieni.
        [FIR] Incendio: brucia metà del legno a terra nella sua contrada; d’estate tutto, e metà di quello che vi si tiene.
        [VEI] Vena ricca: d’ora in poi 1 di ferro in più ogni volta che si incontrano montagne nella sua contrada.
        [ROB] Rapina: ogni clan con una bandiera nella sua contrada perde un quarto delle monete.
        [FER] Fertilità: un dado raccolto per ogni volta che prima si sono incontrati campi nella sua contrada.
       *[FLO] Piena: tutte le barche nel suo tratto di fiume affondano con le loro merci.
    }
finisterre-to-the-ground = A terra:
finisterre-free =
    { $free ->
        [0] Qui non hai posti liberi.
        [one] Qui hai 1 posto libero.
       *[other] Qui hai { $free } posti liberi.
    }
finisterre-caravan-about = Una carovana porta le tue merci finché non hai un villaggio.
finisterre-free-in = { $what }: liberi { $free } su { $capacity }
finisterre-one-step-away = Manca poco
finisterre-missing = manca
finisterre-impossible =
    { $count ->
        [one] Ora non è possibile: 1 azione
       *[other] Ora non sono possibili: { $count } azioni
    }

## Goods, units and cards

finisterre-good =
    { $good ->
        [wood] legno
        [iron] ferro
        [gold] oro
        [crop] raccolto
        [fish] pesce
        [game] selvaggina
        [livestock] bestiame
        [coins] monete
        [food] cibo
        [spirit] spiritualità
       *[star] punti stella
    }
finisterre-amount =
    { $good ->
        [wood] { $amount } di legno
        [iron] { $amount } di ferro
        [gold] { $amount } d’oro
        [crop] { $amount } di raccolto
        [fish] { $amount } di pesce
        [game] { $amount } di selvaggina
        [livestock] { $amount } di bestiame
        [food] { $amount } di cibo
        [spirit] { $amount ->
            [one] 1 livello di spiritualità
           *[other] { $amount } livelli di spiritualità
        }
        [coins] { $amount ->
            [one] 1 moneta
           *[other] { $amount } monete
        }
       *[star] { $amount ->
            [one] 1 punto stella
           *[other] { $amount } punti stella
        }
    }
finisterre-die =
    { $good ->
        [crop] raccolto da { $value }
        [fish] pesce da { $value }
        [game] selvaggina da { $value }
       *[livestock] bestiame da { $value }
    }
finisterre-dice =
    { $count ->
        [one] un dado di { $good }
       *[other] { $count } dadi di { $good }
    }
finisterre-food = Cibo
finisterre-in-comarca = { $what }, { $comarca }
finisterre-in = a { $comarca }
finisterre-some-unit =
    { $kind ->
        [village] il villaggio
        [boat] la barca
        [cart] il carro
       *[unit] l’unità
    }
finisterre-unit-in = { finisterre-some-unit } di { $comarca }
finisterre-unit =
    { $kind ->
        [village] Villaggio di { $comarca }
        [boat] Barca di { $comarca }
       *[cart] Carro di { $comarca }
    }
finisterre-unit-which = { $unit } ({ $which })
finisterre-store =
    { $store ->
        [caravan] Carovana
        [lost] Merci della tessera perduta
       *[bought] Merci comprate in mano
    }
finisterre-terrain-of = Terreno: { $signs }
finisterre-terrain-card = Carta terreno { $card }
finisterre-card-of-terrain = una carta terreno
finisterre-card-with-signs = una carta con { $signs }
finisterre-card-hidden = Una carta coperta
finisterre-card-state =
    { $state ->
        [down] coperta
        [active] attiva
        [ill] malata
        [away] in viaggio
       *[up] scoperta
    }
finisterre-activation =
    { $activation ->
        [tool] Per attivarla mettici 1 di legno o 1 di ferro.
        [wood] Per attivarla mettici 1 di legno.
        [gold] Per attivarla mettici 1 d’oro.
       *[food] Per attivarla mettici un dado di cibo; i suoi punti si consumano.
    }
finisterre-specialist-sort =
    { $sort ->
        [magic] Magia: un livello di spiritualità in più mentre è attiva, e non si ammala mai.
       *[rotating] Viaggia: una volta attivata passa di vicino in vicino e agisce mentre passano le stagioni.
    }
finisterre-gold-value = Vale { $gold } d’oro, e altrettanti punti se alla fine è coperta.
finisterre-partial-points = Pubblico: { $open } punti al primo clan. Coperto: { $hidden } punti quando lo raggiungi, { $failed } se non ci riesci mai.
finisterre-final-points = Pubblico: { $open } punti a chi ha di più, { $openShared } ciascuno se sono due, { $openOthers } agli altri. Coperto, per chi lo tiene: { $hidden }, { $hiddenShared } o { $hiddenOthers }.

## Panels

finisterre-side = Il tavolo intorno alla mappa
finisterre-strip = Anno, mazzo e il tuo clan
finisterre-meal = { $food } di cibo, ne mangia { $need } a ogni turno
finisterre-eats = mangia { $need }
finisterre-meal-about = Il cibo del tuo clan e quanto mangiano le sue tessere a ogni turno. In rosso: un territorio ha meno di quanto mangiano le sue tessere.
finisterre-hungry-then = Ti resterebbe { $food } di cibo e le tue tessere ne mangiano { $need }: una patirebbe la fame.
finisterre-starved = Fame! In { $where } il cibo non bastava, e una tua tessera villaggio ne ha sofferto.
finisterre-slots =
    { $row ->
        [active] Attivi
        [up] Scoperti
       *[down] Coperti
    }
finisterre-carried-keep = Tienile in serbo e non chiedere più
finisterre-carried-ask = Chiedimi di nuovo delle azioni in serbo
finisterre-progress = { $amount } di { $of }
finisterre-purse-about = Beni del tuo clan, in tutte le sue unità
finisterre-purse-none = nessun bene
finisterre-ribbon = Fasi del turno
finisterre-stage =
    { $stage ->
        [cards] Carte
        [harvest] Raccolto
        [meal] Cibo
       *[actions] Azioni
    }
finisterre-stage-about =
    { $stage ->
        [cards] Si distribuiscono e si posano le carte.
        [harvest] Tutti prendono merci da terra.
        [meal] Ogni tessera mangia; chi non ha cibo patisce la fame.
       *[actions] Clan per clan si fanno le azioni, o si tengono in serbo.
    }
finisterre-hand = La tua mano
finisterre-hand-none = Nessuna carta in mano.
finisterre-hand-size =
    { $count ->
        [one] 1 carta in mano
       *[other] { $count } carte in mano
    }
finisterre-card-later = prossimo turno
finisterre-clans = Clan
finisterre-starts = comincia questo turno
finisterre-coins-word =
    { $count ->
        [one] moneta
       *[other] monete
    }
finisterre-spirit = spiritualità
finisterre-star-of = { $star } di { $most } punti stella
finisterre-actions-of =
    { $pool ->
        [one] Azioni: { $now } adesso, 1 in tutto
       *[other] Azioni: { $now } adesso, { $pool } in tutto
    }
finisterre-no-actions = nessuna azione
finisterre-carried = { $count } in serbo
finisterre-stopped = Ha finito per questo turno.
finisterre-nomad = Un nomade: senza villaggio, di casa ovunque.
finisterre-flags =
    { $count ->
        [one] 1 bandiera
       *[other] { $count } bandiere
    }
finisterre-room = { $used } di { $capacity } posti occupati
finisterre-empty = vuoto
finisterre-territory =
    { $units ->
        [one] Un territorio di 1 unità mangia { $need } e ha { $food } di cibo.
       *[other] Un territorio di { $units } unità mangia { $need } e ha { $food } di cibo.
    }
finisterre-pieces-left =
    Restano { $tiles ->
        [one] 1 tessera villaggio
       *[other] { $tiles } tessere villaggio
    } e { $vehicles ->
        [one] 1 barca o carro
       *[other] { $vehicles } barche o carri
    }
finisterre-fulfilled = raggiunto
finisterre-market = Mercato
finisterre-market-lot = lotti da { $size }
finisterre-market-food-lot = gruppi da { $size } punti o più
finisterre-market-there = { $amount } al mercato
finisterre-market-buy =
    { $price ->
        [one] Comprare un lotto: 1 moneta
       *[other] Comprare un lotto: { $price } monete
    }
finisterre-market-sell =
    { $price ->
        [one] Vendere un lotto: 1 moneta
       *[other] Vendere un lotto: { $price } monete
    }
finisterre-market-no-lot = Nessun lotto intero
finisterre-market-sale = ricevi
finisterre-cards = Carte
finisterre-deck =
    { $count ->
        [0] Il mazzo è vuoto: è l’ultimo turno.
        [one] Resta 1 carta nel mazzo.
       *[other] Restano { $count } carte nel mazzo.
    }
finisterre-deck-sorts =
    Nessuno ha visto { $terrain ->
        [one] una carta terreno
       *[other] { $terrain } carte terreno
    }, { $specialists ->
        [one] uno specialista
       *[other] { $specialists } specialisti
    } e { $objectives ->
        [one] un obiettivo
       *[other] { $objectives } obiettivi
    } del mazzo.
finisterre-deck-word =
    { $count ->
        [one] carta
       *[other] carte
    }
finisterre-deck-about = Carte rimaste nel mazzo. Quando è vuoto, il turno si gioca fino in fondo.
finisterre-row = Fila delle carte senza posto
finisterre-row-none = Lì non aspetta nessuna carta.
finisterre-display = Specialisti nell’esposizione
finisterre-display-none = Nessuno.
finisterre-objectives = Obiettivi per tutti
finisterre-objectives-none = Ancora nessuno.
finisterre-year-title = Anno
finisterre-year =
    { $season ->
        [summer] Estate dell’anno { $number }
       *[winter] Inverno, { $number ->
            [0] prima dell’anno 1
           *[other] fine dell’anno { $number }
        }
    }
finisterre-year-short = Anno { $number }
finisterre-year-about =
    { $season ->
        [summer] D’estate gli incendi sono peggiori. L’inverno chiude l’anno.
       *[winter] È inverno e l’anno è finito: il cibo al suolo è cresciuto. L’estate alzerà il valore dei raccolti.
    }
finisterre-crop-value = Un nuovo dado raccolto vale { $value }.
finisterre-crop-about = Quanto vale ora un nuovo dado raccolto
finisterre-growth = Il cibo a terra cresce
finisterre-growth-year = Fine dell’anno
finisterre-growth-animals = Selvaggina e bestiame
finisterre-growth-half-year = +1 ogni mezzo anno
finisterre-mint = Zecca
finisterre-mint-about = In un territorio, con 1 { $fuel } per il fuoco.
finisterre-mint-brings = Coniare porta monete
finisterre-melt-costs = Fondere costa monete

## The log

finisterre-line = { $name } { $deeds }.
finisterre-line-nothing =
    { $what ->
        [harvest] { $name } ha scelto dove raccogliere.
        [enough] { $name } non ha preso altro.
        [bank] { $name } ha scelto la riva di un pesce.
        [find-nothing] { $name } non ha preso nulla.
       *[other] { $name } ha fatto una scelta.
    }
finisterre-some-good = una merce
finisterre-did =
    { $what ->
        [placed] ha piazzato una carta{ $detail }
        [took] ha preso { $detail }
        [found] ha trovato { $detail }
        [row] ha preso { $detail } dalla fila
        [recover] ha ripreso { $detail }
        [reveal] ha scoperto una carta
        [call] ha chiamato { $detail }
        [unfed] ha lasciato a digiuno una tessera{ $detail }
        [half] ha nutrito a metà una tessera{ $detail }
        [carry] { $count ->
            [0] ha tenuto in serbo tutte le azioni
            [one] ha venduto un’azione
           *[other] ha venduto { $count } azioni
        }
        [owe] { $count ->
            [0] non ha riscattato azioni
            [one] ha riscattato un’azione
           *[other] ha riscattato { $count } azioni
        }
        [stop] ha chiuso il turno
        [defended] ha usato { $detail } di ferro in difesa
        [yes] ha accettato
        [no] non ha accettato
        [card-keep-up] ha tenuto scoperto uno specialista{ $detail }
        [card-keep-down] ha tenuto coperto uno specialista
        [card-refuse] ha rifiutato uno specialista{ $detail }
        [card-keep] ha tenuto un obiettivo
        [card-sell] ha venduto un obiettivo
        [card-publish] ha reso pubblico un obiettivo{ $detail }
        [small] ha fondato un villaggio piccolo{ $detail }
        [large] ha fondato un villaggio grande{ $detail }
        [grow] ha ingrandito una tessera{ $detail }
        [annex] ha fortificato una città{ $detail }
        [boat] ha costruito una barca{ $detail }
        [cart] ha costruito un carro{ $detail }
        [leave] ha lasciato una città mista{ $detail }
        [destroy] ha smontato una barca o un carro{ $detail }
        [offering] ha fatto un’offerta{ $detail }
        [feast] ha dato un banchetto{ $detail }
        [gift] ha donato oro{ $detail }
        [sail] ha navigato{ $detail }
        [load] ha guidato un carro carico{ $detail }
        [activate] ha attivato uno specialista{ $detail }
        [deactivate] ha disattivato uno specialista{ $detail }
        [attack] ha attaccato{ $detail }
        [convert] ha convertito la gente{ $detail }
        [convert-specialist] ha convertito uno specialista{ $detail }
        [buy] ha comprato un lotto{ $detail }
        [sell] ha venduto un lotto{ $detail }
        [sell-food] ha venduto cibo{ $detail }
        [buy-specialist] ha comprato uno specialista{ $detail }
        [sell-specialist] ha venduto uno specialista{ $detail }
        [mint] ha coniato oro{ $detail }
        [melt] ha fuso monete{ $detail }
        [use] ha usato uno specialista{ $detail }
        [move] ha spostato una merce{ $detail }
        [drop] ha lasciato { $detail }
       *[drive] ha guidato un carro vuoto{ $detail }
    }

## Points

finisterre-award =
    { $what ->
        [tile] { $tile ->
            [small-tile] una tessera villaggio piccola
           *[large-tile] una tessera villaggio grande
        }
        [boat] una barca
        [cart] un carro
        [link] un collegamento diretto
        [bridge] una città a un ponte
        [spirit] { $spirit ->
            [one] 1 livello di spiritualità
           *[other] { $spirit } livelli di spiritualità
        }
        [spirit-share] { $points ->
            [0] spiritualità a confronto
           *[other] la spiritualità più alta o più bassa
        }
        [hidden-specialist] { $card }, carta coperta
        [hidden-objective] { $card }, coperto
        [fulfilled-objective] { $card }, raggiunto
        [failed-objective] { $card }, mancato
       *[objective] { $card }, pubblico
    }
award-tile = Tessere villaggio
award-boat = Barche
award-cart = Carri
award-link = Collegamenti diretti
award-bridge = Ponti
award-spirit = Spiritualità
award-spirit-share = Spiritualità più alta e più bassa
award-hidden-specialist = Specialisti coperti
award-objective = Obiettivi pubblici
award-hidden-objective = Obiettivi coperti
award-fulfilled-objective = Obiettivi raggiunti
award-failed-objective = Obiettivi mancati

## The keyboard

finisterre-key-walk = Muoversi sulla mappa
finisterre-key-next = Prossimo luogo illuminato
finisterre-key-enter = Sceglierlo
finisterre-key-choose = Scegliere un pulsante della guida
finisterre-key-leave = Annullare la scelta
finisterre-key-zoom = Avvicina, allontana
finisterre-key-fit = Mostrare tutto

## Quello che succede da sé

finisterre-tiles-lost =
    { $amount ->
        [one] una tessera villaggio
       *[other] { $amount } tessere villaggio
    }
finisterre-boats-lost =
    { $amount ->
        [one] una barca
       *[other] { $amount } barche
    }
finisterre-happened =
    { $what ->
        [turn] comincia il turno { $amount }
        [laid] ha piazzato una carta che aveva un solo posto
        [row] ha messo nella fila una carta che non entra da nessuna parte
        [display] non aveva posto per { $card }, che è andata nell’esposizione
        [covered-tiles] ha perso { finisterre-tiles-lost } sotto la carta
        [covered-boats] ha perso { finisterre-boats-lost } per la carta
        [summer] È estate: un nuovo dado di raccolto vale { $amount }
        [winter] È inverno: un nuovo dado di raccolto vale { $amount }
        [grown] Ogni dado di { $good } a terra è cresciuto di { $amount }
        [plague] Una pestilenza ha portato via { $goods } a { $place }
        [ill] { $card } si è ammalato
        [burnt-ground] Incendio a { $place }: { $amount } di legno bruciato a terra
        [burnt] ha perso { $amount } di legno immagazzinato nell’incendio di { $place }
        [robbed] ha perso { $goods } in una rapina a { $place }
        [vein] È stata trovata una vena ricca a { $place }
        [sunk] ha perso { finisterre-boats-lost } nella piena
        [appeared] Nuovo a { $place }: { $goods }
        [stars-for-sites] ha guadagnato { $goods } per nuovi siti e approdi
        [stars-for-dolmen] ha guadagnato { $goods } per un dolmen
        [stars-for-harm] ha perso { $goods } per danni agli altri
        [stars-for-hunger] ha perso { $goods } per la fame
        [spy] ha perso { $amount ->
            [one] un’azione in serbo
           *[other] { $amount } azioni in serbo
        } per una spia
        [impostor] riceverà { $amount ->
            [one] una carta
           *[other] { $amount } carte
        } in meno: un impostore
        [troublemaker] riceverà { $amount ->
            [one] una merce
           *[other] { $amount } merci
        } in meno dai collegamenti: un seminazizzania
        [beggar] ha dato { $goods } a un mendicante
        [eaten] ha mangiato { $goods }
        [foraged] ha mangiato { $amount } di cibo da terra
        [starved] ha perso { finisterre-tiles-lost } a { $place } per la fame
        [half-starved] ha { $amount ->
            [one] una tessera più piccola
           *[other] { $amount } tessere più piccole
        } a { $place } per la fame
        [earned] ha guadagnato { $goods } per i posti liberi
       *[fulfilled] ha realizzato «{ $card }»
    }
