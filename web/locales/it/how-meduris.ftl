### How to play Meduris: sections, steps, symbols and points of src/oppidum/games/meduris/learn/how.toml.

how-meduris-goal = Lo scopo
    .text = I tuoi lavoratori raccolgono materiali sulla montagna. Con questi costruisci capanne e templi sull’anello che la circonda. Un druido percorre l’anello di capanna in capanna: ciò che gli offri porta punti, e così le pietre runiche e i templi. Alla fine vince chi ha più punti.
how-meduris-start = Prima del primo turno
    .text = Hai { $workers_2 } lavoratori se giocate in due, altrimenti { $workers_3 }. A turno, uno alla volta, li mettete sugli altopiani che volete, in cima a chi c’è già. Ognuno comincia con uno di ciascun materiale.
how-meduris-turn = Il tuo turno
    .text = Prima il dado, poi una cosa sola a tua scelta, poi forse il druido.
how-meduris-turn-roll = Il dado si tira per tutti
    .text = Se mostra un materiale, ogni lavoratore su quell’altopiano ne porta 1 al suo proprietario, di chiunque sia il turno: è il piccolo raccolto. Con +1 ognuno prende un materiale a scelta, con −1 ognuno ne restituisce uno.
how-meduris-turn-act = Fai una di tre cose
    .text = Un grande raccolto, che porta materiali; oppure costruisci una capanna; oppure un tempio. Non puoi passare.
how-meduris-turn-druid = Il druido prosegue
    .text =
        { $option_druid_moves ->
            [huts] Dopo una capanna va in senso orario fino alla prossima, e lì chiede un dono.
           *[other] Dopo un edificio va in senso orario fino alla prossima capanna, e lì chiede un dono.
        } Ma all’inizio scende soltanto dal suo santuario, in alto, lungo { $stones } caselle roccia.
how-meduris-big-yield = Un grande raccolto
    .text = Prendi uno dei tuoi lavoratori e mettilo in cima a un altro altopiano dove ce ne sono meno di { $plateau_height }. Allora tutti i lavoratori lì portano quel materiale: il più basso 1, il secondo 2, il terzo 3. Conviene quindi arrivare sopra altri; ma anche loro ricevono qualcosa.
how-meduris-hut = Una capanna
    .text = Scegli una casella libera: mostra due materiali. Una capanna da sola costa uno di ciascuno. Le capanne una accanto all’altra formano un insediamento, di chiunque siano, e lì una nuova costa di ciascun materiale tanti quante capanne avrà l’insediamento. Con la capanna prendi la pietra runica della sua zona, anche da un altro. Le zone sono i tratti dell’anello tra due torrenti; un insediamento può invece superare un torrente. Se manca un materiale, al suo posto ne valgono altri { $exchange }.
how-meduris-temple = Un tempio
    .text = Ne hai { $temples }. Un tempio costa sempre uno di ciascun materiale della sua casella. Non prende pietre runiche; non può stare su un gettone bonus e mette fine agli insediamenti accanto. Alla fine il tuo tempio ti dà { $option_temples ->
            [rows] { $points_temple ->
                [one] 1 punto
               *[other] { $points_temple } punti
            } per ogni capanna delle file sui due lati
           *[beside] { $points_temple ->
                [one] 1 punto
               *[other] { $points_temple } punti
            } per ogni capanna subito accanto
        }, di chiunque sia.
how-meduris-druid = Che cosa chiede il druido
    .text = Presso una capanna il druido chiede al proprietario i due materiali della casella; poi prosegue nell’insediamento e chiede alla prossima. Tutti e due portano tanti punti quante sono le capanne dell’insediamento, uno ne porta { $points_offering }, se non dai nulla ne perdi { $points_refusal }. Tieni dunque da parte qualcosa per quando si avvicina.
how-meduris-symbols = Che cosa vedi sul tabellone
    .text = Colore e simbolo dicono di chi è un pezzo; ogni materiale ha una forma sua.
how-meduris-points = Come si fanno punti
    .text = Costruire da solo non dà punti. Rendono le pietre runiche, le capanne in grandi insediamenti e il poter offrire doni.
how-meduris-end = La fine
    .text = Hai { $huts_2 } capanne se giocate in due, altrimenti { $huts_3 }. Quando qualcuno le ha costruite tutte, con entrambi i templi, ognuno degli altri ha ancora un turno. Poi il druido fa un ultimo giro, di capanna in capanna, e si contano templi e pietre runiche. Vince chi ha più punti; in parità, chi ha costruito di più.

## Symbols

how-meduris-signs-materials = Materiali
how-meduris-sign-wood = Legno
how-meduris-sign-wool = Lana
how-meduris-sign-copper = Rame
how-meduris-sign-stone = Pietra
how-meduris-signs-die = Il dado
how-meduris-sign-die-material = Un materiale
    .text = ogni lavoratore sul suo altopiano ne porta 1
how-meduris-sign-die-any = +1
    .text = ognuno prende un materiale a scelta
how-meduris-sign-die-back = −1
    .text = ognuno ne restituisce uno
how-meduris-signs-mountain = Sulla montagna
how-meduris-sign-plateau = Altopiano
    .text = uno per materiale, con posto per { $plateau_height } lavoratori
how-meduris-sign-worker = Lavoratore
    .text = raccoglie il materiale del suo altopiano
how-meduris-sign-tower = Altezza
    .text = il numero accanto a un lavoratore dice quanto porta in un grande raccolto
how-meduris-sign-stock = Riserva
    .text = quanto materiale c’è ancora da prendere
how-meduris-signs-ring = Sull’anello
how-meduris-sign-plot = Casella
    .text = i suoi due materiali: quanto costa costruire qui, e ciò che chiede il druido; con un asterisco accanto al numero: una nostra ricostruzione
how-meduris-sign-hut = Capanna
    .text = il druido la visita; insieme formano insediamenti
how-meduris-sign-temple = Tempio
    .text = alla fine conta le capanne accanto
how-meduris-sign-chip-two = Gettone bonus: 2
    .text = { $points_chip } punti a chi costruisce qui una capanna
how-meduris-sign-chip-hut = Gettone bonus: capanna
    .text = una capanna qui non costa nulla
how-meduris-sign-chip-druid = Gettone bonus: druido
    .text = resta sotto la tua capanna e vale una volta per entrambi i materiali
how-meduris-sign-rune = Pietra runica
    .text = una per zona; questa è ancora libera
how-meduris-sign-rune-owned = Pietra runica presa
    .text = il simbolo accanto dice chi ce l’ha
how-meduris-sign-stream = Torrente
    .text = chiude una zona, ma non un insediamento
how-meduris-sign-river = Il grande fiume
    .text = tra l’ultima casella e la prima; quando il druido lo attraversa, le pietre runiche danno punti
how-meduris-signs-druid = Il druido
how-meduris-sign-druid-figure = Il druido
    .text = va in senso orario, di capanna in capanna
how-meduris-sign-druid-temple = Il suo santuario
    .text = dove comincia
how-meduris-sign-druid-stone = Le sue caselle roccia
    .text = ne scende una con ciascuno dei primi edifici

## Points

how-meduris-worth-start = Per cominciare
    .worth = { $start_points }
how-meduris-worth-offer-both = Offrire entrambi i materiali
    .worth = quante sono le capanne dell’insediamento
how-meduris-worth-offer-one = Offrire un materiale
    .worth = { $points_offering }
how-meduris-worth-refuse = Non offrire nulla
    .worth = −{ $points_refusal }
how-meduris-worth-chip = Una capanna su un gettone bonus con un 2
    .worth = { $points_chip }
how-meduris-worth-crossing = Il druido attraversa il grande fiume
    .worth = { $points_crossing } per ogni tua pietra runica
how-meduris-worth-temple = Alla fine, ogni tuo tempio
    .worth =
        { $option_temples ->
            [rows] { $points_temple } per ogni capanna delle file accanto
           *[beside] { $points_temple } per ogni capanna subito accanto
        }
how-meduris-worth-runes = Alla fine, 1, 2, 3, 4… pietre runiche
    .worth = { $points_runes_2 }, { $points_runes_3 }, { $points_runes_4 }, { $points_runes_5 }…
