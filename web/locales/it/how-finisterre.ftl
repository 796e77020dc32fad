### How to play Finisterre: sections, steps, symbols and points of src/oppidum/games/finisterre/learn/how.toml.

how-finisterre-goal = Lo scopo
    .text = Da due a cinque clan popolano una costa che nessuno ha mai disegnato. Le carte diventano terra, e dove si incontrano paesaggi uguali arrivano merci. Con le merci fondi villaggi e città, li nutri e guadagni spiritualità: livelli che portano offerte, banchetti e doni. Quando il mazzo è vuoto, vince chi ha più punti.
how-finisterre-map = Sulla mappa
    .text = All’inizio non c’è nulla: le prime carte fanno la mappa. I fiumi dividono la terra in contrade, ognuna con il suo nome; sul loro suolo restano le merci. Lungo le strade stanno gli insediamenti: villaggi di una tessera, o città fortificate: due tessere vicine dentro le stesse mura. Una tessera piccola porta una bandiera, una grande due, e quasi tutto dipende dalle tue bandiere.
how-finisterre-turn = Un turno
    .text = Un turno ha quattro parti. Tutti i clan fanno una parte, poi tutti la seguente.
how-finisterre-turn-cards = Carte
    .text = Ricevi tante carte quante bandiere tue ha il tuo insediamento più grande; senza villaggio, { $nomad_cards }. A turno, ognuno gioca una carta finché non ne restano.
how-finisterre-turn-harvest = Raccolta
    .text = In una contrada prendi da terra una merce per ogni tua bandiera, e una in più se il tuo clan vi è solo o ha una città fortificata. Poi ogni collegamento tra due tuoi insediamenti ne porta un’altra. Ciò che prendi deve trovare posto nei tuoi villaggi.
how-finisterre-turn-meal = Pasto
    .text =
        Ogni tessera piccola mangia 1 punto di cibo e ogni grande 2. Una tessera a digiuno è perduta. Poi ricevi { $idle_coin ->
            [one] una moneta
           *[other] { $idle_coin } monete
        } per ogni posto vuoto nei tuoi magazzini.
how-finisterre-turn-actions = Azioni
    .text = Hai un’azione per ogni contrada dove vivi e una per ogni città fortificata; senza villaggio ne hai { $nomad_actions }. I clan ne fanno a turno poche, un blocco alla volta, finché nessuno ne ha più.
how-finisterre-cards = La fase delle carte
    .text = Così comincia una partita: hai una carta, e il tabellone ti chiede che cosa ne fai. Ce ne sono tre tipi: terreno, specialisti e obiettivi.
how-finisterre-cards-terrain = Una carta terreno
    .text = Mostra due riquadri, e va piazzata se trova posto. Una carta con un fiume prosegue da un fiume, ogni altra da una strada. Può anche coprire un riquadro di un’altra carta, o tutti e due. Le caselle dove può stare si illuminano; girala come vuoi. Se non trova posto, aspetta in una fila per tutti.
how-finisterre-cards-goods = I paesaggi che si incontrano portano merci
    .text = Dove un riquadro della tua carta tocca lo stesso paesaggio, appaiono merci sul suolo di quella contrada: i boschi portano legno, le montagne ferro, i campi raccolti. Puoi prenderne subito una, se hai posto.
how-finisterre-cards-specialist = Uno specialista
    .text = «Che cosa fai con la tua carta Ladro?» Uno specialista è qualcuno che può aiutare il tuo clan. Scoperto può lavorare per te; coperto vale alla fine tanti punti quanto il suo prezzo in oro, e più tardi puoi ancora scoprirlo gratis. Oppure lo rifiuti. Le carte di un nomade sono scoperte: finché lo sei, puoi solo tenerlo scoperto o rifiutarlo.
how-finisterre-cards-objective = Un obiettivo
    .text = Ti chiede di avere più di tutti di qualcosa, o di riuscire in qualcosa per primo. Coperto conta solo per te e vale di più, ma costa punti se non riesci. Pubblico è per tutti. Oppure lo vendi subito per { $objective_sale } monete. L’obiettivo di un nomade lo vedono tutti, perciò diventa subito pubblico.
how-finisterre-first = Il tuo primo villaggio
    .text =
        Cominci come nomade: non hai villaggi, ma una carovana che tiene { $caravan_slots } merci. Come prima azione fonda un villaggio sulla casella libera davanti a una freccia qualsiasi. Uno piccolo costa { $costs_small_village_1 } di legno e { $costs_small_village_2 } di ferro. { $option_nomad_ground ->
            [yes] Un nomade può pagare con merci a terra in quella contrada.
           *[no] Mettile nella carovana quando le tue carte le portano.
        }
how-finisterre-deeds = Che cosa fanno le azioni
    .text = Il tabellone elenca che cosa puoi fare ora, quanto costa e perché altro non è possibile.
how-finisterre-deeds-build = Costruire
    .text = Fonda altri villaggi, ma solo alle frecce che le tue strade raggiungono; ingrandisci una tessera piccola; o metti una seconda tessera accanto al tuo villaggio: così nasce una città fortificata, che dà un’azione, vale di più ed è più difficile da attaccare{ $option_flood_cities ->
        [no] , e nessuna carta può coprirla
       *[yes] { "" }
    }. Barche e carri portano merci.
how-finisterre-deeds-stores = Conservare
    .text = Una tessera piccola tiene { $huts_2 } merci, una grande { $huts_3 }. Villaggi, barche e carri che si raggiungono, in una contrada o lungo una strada, formano un territorio: conservano e pagano insieme. Perciò un villaggio piccolo da solo non può tenere { $costs_small_village_1 } di legno e { $costs_small_village_2 } di ferro per il prossimo; aiutano un carro, una barca o ciò che compri al mercato.
how-finisterre-deeds-link = Collegare
    .text = Due tuoi insediamenti su una strada, con al massimo un ponte in mezzo, sono collegati. Non costa nulla; porta una merce a ogni raccolta e punti alla fine.
how-finisterre-deeds-trade = Commerciare
    .text = Compra o vendi { $market_wood_lot } di legno, { $market_iron_lot } di ferro o { $market_food_lot } punti di cibo al mercato: più ne ha, meno costa. L’oro si conia in monete, e le monete si fondono in oro.
how-finisterre-deeds-pray = Guadagnare spiritualità
    .text = Offri oro a un dolmen, dai un banchetto ad altri o dona oro. Anche { $star_most } punti stella fanno un livello. Ogni livello guadagnato dà un’azione.
how-finisterre-deeds-people = Mettere al lavoro gli specialisti
    .text = La maggior parte comincia ad aiutare quando la merce che chiedono sta sulla loro carta.
how-finisterre-deeds-force = Attaccare e convertire
    .text = Con il ferro puoi prendere merci ad altri, con molta spiritualità perfino una bandiera. Puoi lasciarlo per un’altra partita.
how-finisterre-symbols = Che cosa vedi
    .text = Sulla mappa, sulle carte e nei pannelli accanto. Indica qualunque cosa sulla mappa, e viene descritta.
how-finisterre-points = Come si fanno punti
    .text = Quasi tutto si conta solo alla fine.
how-finisterre-end = La fine
    .text = Quando il mazzo è finito, il turno si gioca fino in fondo e si conta tutto. Vince chi ha più punti; in parità, chi ha più spiritualità.

## Symbols

how-finisterre-signs-land = Paesaggi
how-finisterre-sign-forest = Bosco
    .text = legno, e selvaggina se vi abitano animali
how-finisterre-sign-iron = Montagna
    .text = ferro
how-finisterre-sign-gold = Montagna d’oro
    .text = oro: quante pepite mostra insieme alla vicina
how-finisterre-sign-farm = Fattoria
    .text = bestiame: pecore { $yields_livestock_1 }, maiali { $yields_livestock_2 }, mucche { $yields_livestock_3 }
how-finisterre-sign-crop = Campo
    .text = raccolti
how-finisterre-sign-fish = Pesci
    .text = nei fiumi, per entrambe le rive
how-finisterre-sign-dolmen = Dolmen
    .text = per le offerte; le bandiere costruite vicino portano punti stella
how-finisterre-signs-ways = Contrade e vie
how-finisterre-sign-comarca = Contrada
    .text = terra tra i fiumi; ha un nome e un colore, e le sue merci stanno accanto al nome
how-finisterre-sign-river = Fiume
    .text = separa le contrade per sempre
how-finisterre-sign-sea = Mare
    .text = qui finisce un fiume
how-finisterre-sign-bridge = Ponte
    .text = una strada attraversa un fiume
how-finisterre-sign-site = Freccia
    .text = un sito di villaggio: va sulla casella che la freccia indica
how-finisterre-sign-dock = Ancora
    .text = un approdo: davanti può stare una barca
how-finisterre-signs-goods = Merci
how-finisterre-sign-wood = Legno
    .text = un cubo: per costruire e per il fuoco
how-finisterre-sign-iron-cube = Ferro
    .text = un cubo: per costruire e per attaccare
how-finisterre-sign-gold-cube = Oro
    .text = un cubo: per tessere grandi e per la spiritualità
how-finisterre-sign-crop-die = Raccolti
    .text = il cibo è un dado: il numero dice quanti punti nutre
how-finisterre-sign-fish-die = Pesce
    .text = cibo
how-finisterre-sign-game-die = Selvaggina
    .text = cibo
how-finisterre-sign-livestock-die = Bestiame
    .text = cibo
how-finisterre-sign-crate = Merci
    .text = da lontano; avvicinati, o indica la contrada, per vedere quali
how-finisterre-signs-clan = Che cosa costruiscono i clan
how-finisterre-sign-small-village = Tessera piccola
    .text = una bandiera, posto per { $huts_2 } merci
how-finisterre-sign-large-village = Tessera grande
    .text = due bandiere, posto per { $huts_3 } merci, mangia di più
how-finisterre-sign-closed-city = Città fortificata
    .text = due tessere dentro le mura
how-finisterre-sign-boat = Barca
    .text = porta { $boat_slots } merci lungo i fiumi
how-finisterre-sign-cart = Carro
    .text = ne porta { $cart_slots } oltre i ponti
how-finisterre-signs-tracks = Che cosa hanno i clan
how-finisterre-sign-coins = Monete
how-finisterre-sign-food = Cibo di ogni tipo
how-finisterre-sign-spirit = Livello di spiritualità
how-finisterre-sign-star = Punto stella
    .text = { $star_most } fanno un livello
how-finisterre-signs-events = Eventi sulle carte
how-finisterre-sign-summer = Estate
    .text = i nuovi raccolti valgono di più
how-finisterre-sign-winter = Inverno
    .text = i nuovi raccolti valgono di meno
how-finisterre-sign-fertility = Fertilità
    .text = più raccolti in questa contrada
how-finisterre-sign-vein = Vena ricca
    .text = più ferro in questa contrada da ora in poi
how-finisterre-sign-plague = Pestilenza
    .text = si perde cibo di un tipo, gli specialisti si ammalano
how-finisterre-sign-fire = Incendio
    .text = si perde legno
how-finisterre-sign-flood = Piena
    .text = le barche sul fiume affondano
how-finisterre-sign-robbery = Rapina
    .text = i clan nella contrada perdono monete
how-finisterre-signs-cards = Carte
how-finisterre-sign-terrain-card = Carta terreno
    .text = due riquadri
how-finisterre-sign-specialist-card = Specialista
    .text = con il suo prezzo in oro
how-finisterre-sign-objective-card = Obiettivo
how-finisterre-sign-hidden-card = Una carta coperta
    .text = la conosce solo il suo proprietario

## Points

how-finisterre-worth-small = Una tessera piccola
    .worth = { $points_tile_2 }
how-finisterre-worth-large = Una tessera grande
    .worth = { $points_tile_3 }
how-finisterre-worth-city = Una tessera in una città fortificata
    .worth = { $points_city_2 } in più se piccola, { $points_city_3 } se grande
how-finisterre-worth-city-link = Una città fortificata con un collegamento
    .worth = { $points_link_city } per ogni tua bandiera
how-finisterre-worth-village-link = Un villaggio con un collegamento
    .worth =
        { $points_link_open } per bandiera{ $option_open_link ->
            [floor2] , almeno { $points_open_link_least } se porta a una tua città fortificata
           *[other] { "" }
        }
how-finisterre-worth-bridge = Una città fortificata presso un ponte, senza collegamento
    .worth = { $points_bridge } per ogni tua bandiera
how-finisterre-worth-vehicles = Una barca, un carro
    .worth = { $points_boat }, { $points_cart }
how-finisterre-worth-spirit = Un livello di spiritualità
    .worth = { $points_spirit }
how-finisterre-worth-most-spirit = La spiritualità più alta; la più bassa
    .worth = da { $points_spirit_share_2 } a { $points_spirit_share_5 } in più; altrettanti in meno
how-finisterre-worth-specialist = Uno specialista coperto
    .worth = quanto il suo prezzo in oro
how-finisterre-worth-open-objective = Un obiettivo pubblico, per chi ha più di tutti
    .worth = { $objectives_final_open_alone }, o { $objectives_final_open_shared } ciascuno se due sono pari; gli altri { $objectives_final_open_others }
how-finisterre-worth-hidden-objective = Il tuo obiettivo coperto, se hai più di tutti
    .worth = { $objectives_final_hidden_alone }, o { $objectives_final_hidden_shared } se sei pari con un altro; altrimenti { $objectives_final_hidden_others }
how-finisterre-worth-fulfilled = Un obiettivo raggiunto lungo la via
    .worth = ciò che dice la sua carta
