# Consigli di una partita guidata di Meduris: che cosa si può fare adesso, che cosa ha fatto l’avversario e perché conta.

tip-meduris-workers = Ognuno dei quattro altopiani dà un materiale. Un lavoratore lì te ne porta quando esce sul dado: distribuiscili o riuniscili.
    .title = Metti i tuoi lavoratori
tip-meduris-turn = A ogni turno fai una di tre cose: una capanna o un tempio su una casella illuminata, oppure un grande raccolto spostando un lavoratore. Con capanne e templi si fanno i punti: con i doni al druido, le pietre runiche e le file accanto ai templi.
    .title = Il tuo turno
tip-meduris-die = Il dado mostra { $material ->
        [wood] legno
        [wool] lana
        [copper] rame
       *[stone] pietra
    }: ogni lavoratore su quell’altopiano, tuo o degli altri, ne ha appena portato uno al suo proprietario. Questo piccolo raccolto apre ogni turno.
    .title = Il piccolo raccolto
tip-meduris-any = Il dado mostra +1: ognuno prende il materiale che vuole. Prendi quello che chiede la casella che ti interessa.
    .title = Prendi quel che serve
tip-meduris-minus = Il dado mostra −1: ognuno restituisce un materiale. Dai quello di cui puoi fare più facilmente a meno.
    .title = Uno si restituisce
tip-meduris-big-yield = Tocca un tuo lavoratore per sollevarlo, poi un altro altopiano: va in cima, e ogni lavoratore lì porta tanto quanto sta in alto. Ti costa il turno: usalo quando ti mancano materiali.
    .title = Il grande raccolto
tip-meduris-lifted = Il tuo lavoratore ora è in cima, e ognuno lì ha portato tanto quanto sta in alto. Sull’altopiano che ha lasciato, chi stava sopra di lui è sceso di un posto.
    .title = Più in alto, di più
tip-meduris-opponent-lifted = Il tuo avversario ha spostato un lavoratore invece di costruire. Ogni lavoratore su quell’altopiano ha portato materiali{ $there ->
        [yes] , anche i tuoi
       *[no] { "" }
    }: esserci conviene.
    .title = Un grande raccolto altrui
tip-meduris-hut = Questa casella è libera e puoi pagarla: { $count ->
        [one] un materiale
       *[other] { $count } materiali
    }, come indicano i suoi due simboli. Con una capanna prendi la pietra runica della sua zona, e quando il druido la visita, ciò che gli offri dà punti.
    .title = Puoi costruire una capanna
tip-meduris-settlement = Capanne vicine formano un insediamento, di chiunque siano. La prossima qui costa { $most } di ogni materiale, ma in quelli grandi il druido paga di più.
    .title = Più grande, più caro
tip-meduris-exchange = Qui ti manca un materiale, ma puoi darne altri tre qualsiasi al posto di uno. È caro, ma a volte arriva in tempo.
    .title = Tre per uno
tip-meduris-pay = Di’ che cosa dai: per ogni materiale che sostituisci, altri tre di qualsiasi tipo.
    .title = Scegli il pagamento
tip-meduris-opponent-hut = Se costruisci accanto a questa capanna, le due formano un insediamento. Ti costa di più, e rende di più a tutti e due quando arriva il druido.
    .title = Una capanna altrui
tip-meduris-rune = { $who ->
        [me] Prendi la pietra runica di questa parte dell’anello.
       *[other] Il tuo avversario prende la pietra runica di questa parte dell’anello.
    } Chi costruisce qui la prossima capanna la porta via, e ogni pietra in più vale di più alla fine.
    .title = Una pietra runica
tip-meduris-druid-waits = Dopo le prime costruzioni il druido avanza solo sulle sue caselle roccia. Poi entra nell’anello, e ogni costruzione lo manda alla prossima capanna.
    .title = Il druido si prepara
tip-meduris-druid = Una costruzione manda il druido alla prossima capanna, e lui visita tutto l’insediamento che ha davanti. Guardando una casella vedi dove andrebbe.
    .title = Il druido avanza
tip-meduris-offer = Chiede i due materiali di questa casella. { $count ->
        [one] Presso una capanna sola
       *[other] In un insediamento di { $count } capanne
    } uno porta { $one } e tutti e due portano { $both }; se non dai niente perdi 1 punto, se ne hai.
    .title = Il druido è alla tua capanna
tip-meduris-opponent-offer = Il druido era presso una capanna del tuo avversario, che ha offerto qualcosa e ha ricevuto { $points ->
        [one] un punto
       *[other] { $points } punti
    }. Questi punti vengono dagli insediamenti grandi.
    .title = Un dono sacrificale
tip-meduris-refusal = { $who ->
        [me] Non hai dato niente e hai perso un punto.
       *[other] Il tuo avversario non ha dato niente e ha perso un punto.
    } Tieni i materiali giusti dove il druido sta per arrivare.
    .title = Nessun dono
tip-meduris-chip = Qui c’è un gettone bonus: punti subito, una capanna gratis o qualcosa da offrire al druido. Va alla prima capanna su questa casella.
    .title = Un gettone bonus
tip-meduris-chip-points = { $who ->
        [me] Il gettone sotto la tua capanna ti dà subito { $points } punti.
       *[other] Il gettone sotto la sua capanna dà subito { $points } punti al tuo avversario.
    }
    .title = Il gettone rende
tip-meduris-temple = Un tempio ora non porta niente. Alla fine dà un punto per ogni capanna delle file ai suoi due lati, di chiunque siano: costruiscilo dove le capanne si addensano.
    .title = Puoi costruire un tempio
tip-meduris-crossing = Il druido ha attraversato il grande fiume, e ogni pietra runica dà punti al suo proprietario: { $who ->
        [me] { $points ->
            [one] hai ricevuto un punto
           *[other] ne hai ricevuti { $points }
        }
       *[other] { $points ->
            [one] il tuo avversario ha ricevuto un punto
           *[other] il tuo avversario ne ha ricevuti { $points }
        }
    }.
    .title = Oltre il grande fiume
tip-meduris-few-huts = { $count ->
        [one] Ti resta una costruzione.
       *[other] Ti restano { $count } costruzioni.
    } Quando qualcuno ha costruito tutto, ognuno degli altri ha ancora un turno e comincia la fine.
    .title = Quasi tutto costruito
tip-meduris-last-turn = Qualcuno ha costruito tutto. Gli altri hanno ancora un turno, poi il druido cammina per l’ultima volta.
    .title = La fine è cominciata
tip-meduris-lap = Ora il druido visita ancora una volta tutte le capanne dell’anello. Continua a offrire: dopo i materiali non valgono niente.
    .title = L’ultimo giro
tip-meduris-final = Ora i templi rendono per le capanne accanto, e ogni pietra runica vale di più quante più ne hai. Apri «Punti» per vedere da dove viene ognuno.
    .title = Il punteggio finale
