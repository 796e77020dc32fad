# Le lezioni di Meduris; le posizioni sono in src/oppidum/games/meduris/learn/lessons.

lesson-meduris-yield = Un grande raccolto
    .teaches = Nel tuo turno fai una di tre cose: spostare un lavoratore, costruire una capanna o costruire un tempio. Spostare si chiama grande raccolto: metti uno dei tuoi lavoratori in cima a un altro altopiano. Tutti quelli che sono lì ne portano il materiale: il più basso 1, il secondo 2, il terzo 3.
    .task = Prendi 3 di pietra con un solo spostamento.
    .hint = Dove il tuo lavoratore sarebbe il terzo dal basso? Gli altopiani sono al centro del tabellone; i tuoi lavoratori sono quelli blu.
    .reached = Terzo dal basso, quindi 3 di pietra. Quelli sotto ne hanno portate 1 e 2, ma non sono tuoi.
    .missed-built = Hai costruito un edificio. Verrà il momento, ma questa volta sposta un lavoratore.
    .missed-low = Lì il tuo lavoratore non è il terzo e porta meno di 3 di pietra. Cerca l’altopiano dove ci sono già due lavoratori.

lesson-meduris-heights = Lavoratori sopra lavoratori
    .teaches = Un lavoratore può partire da qualsiasi altezza; quelli sopra di lui scendono di un posto. Su un altopiano ne stanno al massimo tre. E prima di ogni turno il dado porta a tutti 1 per ogni lavoratore su un altopiano, a qualunque altezza stia.
    .task = In due turni, raccogli 2 di pietra e 5 di rame.
    .hint = L’altopiano del rame è pieno. Porta da lì alla pietra il tuo lavoratore più basso; così sul rame c’è posto per un altro.
    .reached = Il tuo in alto è sceso al secondo posto e il nuovo è arrivato terzo: 2 e 3 fanno 5. Un lavoratore in basso non deve restarci per sempre.
    .missed-built = Hai costruito un edificio. Questa volta sposta un lavoratore in tutti e due i turni.
    .missed-steps = I due turni sono passati, ed è meno di 2 di pietra e 5 di rame. Due tuoi lavoratori sullo stesso altopiano portano più di uno.

lesson-meduris-settlement = Capanne e insediamenti
    .teaches = Ogni casella mostra due materiali. Una capanna da sola costa uno di ciascuno. Capanne una accanto all’altra, di chiunque siano, formano un insediamento: lì paghi ogni materiale tante volte quante capanne avrà. Quelli grandi sono cari, ma il druido li ricompensa.
    .task = Costruisci la terza capanna dell’insediamento.
    .hint = Ci sono due capanne vicine. La casella libera subito prima di loro, in senso orario, mostra pietra e legno, e ne hai tre di ciascuno.
    .reached = Tre di legno e tre di pietra per la terza capanna. Non importa se le altre due non sono tue.
    .missed-temple = Quello è un tempio. Questa volta costruisci una capanna.
    .missed-lone = La tua capanna è da sola. Cerca le due capanne che sono già vicine.
    .missed-yield = Hai spostato un lavoratore. La capanna puoi già pagarla!

lesson-meduris-exchange = Tre per uno
    .teaches = Se ti manca un materiale, puoi darne altri tre al suo posto, uguali o misti. Una capanna su un gettone bonus con un 2 porta subito 2 punti.
    .task = Non hai lana. Costruisci comunque una capanna sulla casella con il 2.
    .hint = La casella con il 2 mostra lana e legno. Un tuo legno paga il legno; altri tre pagano la lana.
    .reached = Quattro materiali in tutto, e subito 2 punti. È caro, ma a volte conviene.
    .missed-elsewhere = Non è la casella con il 2. Il gettone sta su una casella di lana e legno.
    .missed-yield = Hai spostato un lavoratore. Quella capanna puoi già pagarla: altri tre valgono per la lana.

lesson-meduris-druid = Il druido
    .teaches = Dopo ogni edificio il druido va in senso orario alla prossima capanna e chiede al suo proprietario i due materiali della casella. Se non dai nulla perdi 1 punto, uno ne porta 1, e tutti e due portano un punto per ogni capanna dell’insediamento. Poi prosegue con le capanne subito davanti.
    .task = Costruisci la capanna da cui passerà il druido e dagli abbastanza per 3 punti.
    .hint = Il druido sta vicino a una capanna sola. Una terza capanna davanti alle altre due è quella a cui arriva per prima. Pagala, e tieni per lui 1 di legno e 1 di pietra.
    .reached = Tre capanne, 3 punti. Ora prosegue lungo l’insediamento e chiede all’altro giocatore.
    .missed-one = Gli hai dato un solo materiale o nulla. Tutti e due valgono un punto per ognuna delle tre capanne.
    .missed-elsewhere = Lì non trova un insediamento di tre che cominci con una tua capanna. Costruisci subito prima delle due capanne, dal lato da cui arriva.
    .missed-yield = Con un grande raccolto il druido resta dov’è. Costruisci una capanna.

lesson-meduris-temple = Templi
    .teaches = Un tempio costa sempre uno di ciascun materiale della sua casella. Alla fine ti porta un punto per ogni capanna delle file ai suoi due lati, di chiunque siano. Un tempio interrompe anche un insediamento.
    .task = Costruisci un tempio che ora porterebbe 5 punti.
    .hint = Conta le capanne ai due lati di ogni casella libera. Il meglio è tra due file.
    .reached = Due capanne da una parte e tre dall’altra: 5 punti, e di più se le file crescono.
    .missed-poor = Quel tempio ha meno di cinque capanne nelle file accanto. Un vuoto tra due file ne ha di più.
    .missed-hut = Quella è una capanna. Questa volta costruisci un tempio.
    .missed-yield = Hai spostato un lavoratore. Un tempio puoi già pagarlo.

lesson-meduris-runes = Pietre runiche
    .teaches = L’anello ha nove zone, ognuna con una pietra runica. La tiene chi ha costruito l’ultima capanna nella zona. Ogni volta che il druido attraversa il grande fiume, ogni tua pietra ti porta un punto; alla fine della partita insieme ne portano 1, 3, 6, 10 …
    .task = Il druido sta per attraversare il fiume e tu hai 3 pietre. Costruisci in modo che la traversata te ne paghi 4.
    .hint = Costruisci una capanna in una zona di cui non hai ancora la pietra. Conta subito, perché la prendi prima che il druido si muova.
    .reached = Quattro pietre, 4 punti. La quarta è arrivata giusto in tempo.
    .missed-few = Il druido ha attraversato e tu avevi ancora 3 pietre. Una capanna porta la pietra della sua zona; un tempio non ne porta.
    .missed-yield = Con un grande raccolto il druido resta dov’è. Costruisci una capanna.

lesson-meduris-last-lap = L’ultimo giro
    .teaches = Quando qualcuno ha costruito tutto, gli altri hanno ancora un turno. Poi il druido visita ogni capanna un’ultima volta e chiede come sempre. Dopo fanno punti i templi e le pietre runiche.
    .task = È il tuo ultimo turno. Ottieni almeno altri 5 punti prima che la partita finisca.
    .hint = Verrà a tutte e due le tue capanne e a entrambe chiederà rame. Tu ne hai uno solo. Che cosa puoi fare con il tuo ultimo turno?
    .reached = Hai tenuto quello che il druido chiede, e ti ha pagato per due insediamenti. Alla fine i materiali da soli non valgono nulla.
    .missed-spent = Hai costruito, ma ora resta troppo poco per il druido. Tieni i tuoi materiali per il suo ultimo giro.
    .missed-steps = La partita è finita con meno di 5 punti in più. Dai tutti e due i materiali a entrambe le capanne; per questo ti serve ancora 1 di rame.
