### Le regole di Meduris, da consultare per numero. Fonte: src/oppidum/games/meduris/RULES.md.

## Preparazione

rule-MED-01 = Potete giocare da due a quattro persone. Il colore che hai è solo una questione di aspetto.
    .title = Da due a quattro giocatori
rule-MED-02 = Se giocate in due o in tre, usate il lato del tabellone con 32 caselle; se giocate in quattro, il lato con 40.
    .title = Due lati
rule-MED-03 = Ogni casella mostra due materiali diversi. Sul lato per due e tre giocatori tutte le 32 caselle sono note con certezza; ogni materiale compare su 16 di esse.
    .title = Il lato da 32
rule-MED-04 = Sul lato per quattro giocatori, le caselle da 0 a 7 e la 39 sono note da immagini dell’originale. Le altre sono una nostra ricostruzione, e il tabellone le segna con un asterisco accanto al numero.
    .title = Il lato da 40
rule-MED-05 = Attorno all’anello ci sono nove zone runiche, una accanto all’altra. Ognuna ha una pietra runica, e all’inizio nessuno di voi ne possiede.
    .title = Nove zone runiche
rule-MED-06 = Legno, lana, rame e pietra: ce ne sono 18 per tipo. Cominci con uno di ciascuno; il resto sta nella riserva comune, sulla montagna.
    .title = I quattro materiali
rule-MED-07 = Hai 12 capanne se giocate in due, e 8 se giocate in tre o in quattro. Hai sempre 2 templi.
    .title = Le tue capanne e templi
rule-MED-08 = Hai tre lavoratori se giocate in due, altrimenti due. A partire dal primo giocatore e in senso orario, ognuno mette un lavoratore alla volta in cima a un altopiano qualsiasi che ne abbia meno di tre, finché ci sono tutti. Questo non porta ancora materiali.
    .title = Mettere i lavoratori
rule-MED-09 = Cominci con 5 punti, come tutti gli altri.
    .title = Cinque punti a testa
rule-MED-10 = Prima di cominciare ci sono sei gettoni bonus sull’anello: due con un 2, due con una capanna e due con il druido. Tra l’uno e l’altro ci sono almeno tre caselle senza gettone. Li dispone il caso; con l’opzione per disporli a mano, li mettete a turno coperti e poi vengono girati.
    .title = Sei gettoni bonus
    .detail = Tutte le disposizioni che rispettano questo sono ugualmente probabili.
rule-MED-11 = Il druido comincia nel suo santuario, in alto. Da lì tre caselle roccia lo portano al sentiero lungo le caselle.
    .title = Dove comincia il druido
rule-MED-12 = I tuoi materiali stanno dietro un cartoncino di protezione: gli altri vedono quanti ne hai, ma non quali. Tutto il resto è visibile, quindi chi tiene il conto può ricavarli, e i bot lo fanno. Con l’opzione dei materiali scoperti, li vedono tutti.
    .title = Dietro il cartoncino

## Il tuo turno e il dado

rule-MED-13 = Prima si tira il dado per tutti. Poi fai esattamente una di tre cose, e non puoi passare: un grande raccolto, una capanna o un tempio. Dopo una costruzione può muoversi il druido; poi tocca al giocatore successivo, in senso orario.
    .title = Un turno, passo per passo
rule-MED-14 = Il dado ha sei facce, tutte ugualmente probabili: legno, lana, rame, pietra, +1 per un materiale a tua scelta e −1 per un materiale da restituire.
    .title = Sei facce
rule-MED-15 = Se il dado mostra un materiale, ognuno dei tuoi lavoratori sull’altopiano corrispondente te ne porta 1. Qui non conta a che altezza stanno.
    .title = Il piccolo raccolto
rule-MED-16 = Se nella riserva comune non c’è abbastanza per un piccolo raccolto, si servono prima i lavoratori più in alto. Quelli sotto potrebbero non portarti nulla.
    .title = Una riserva scarsa
rule-MED-17 = Con +1 ognuno prende un materiale a scelta dalla riserva comune, finché ce n’è. Comincia il giocatore di turno e si prosegue in senso orario; non importa dove stanno i tuoi lavoratori. Con l’opzione che conta i lavoratori, ne prendi uno per ogni tuo lavoratore.
    .title = A tua scelta
rule-MED-18 = Con −1 ognuno restituisce un materiale a scelta. Comincia il giocatore di turno e si prosegue in senso orario. Se non ne hai, non restituisci nulla e non perdi punti.
    .title = Restituirne uno

## Il grande raccolto

rule-MED-19 = Prendi uno dei tuoi lavoratori, a qualsiasi altezza; quelli sopra di lui scendono di un posto. Poi mettilo in cima a un altro altopiano con meno di tre lavoratori.
    .title = Spostare un lavoratore
rule-MED-20 = Allora tutti i lavoratori dell’altopiano dove è arrivato il tuo ne portano il materiale: il più basso 1, il secondo 2, il terzo 3. Anche quelli degli altri giocatori lo portano ai loro proprietari; l’altopiano che hai lasciato non porta nulla.
    .title = Più in alto, di più
rule-MED-21 = Se nella riserva comune non c’è abbastanza, il lavoratore in cima prende per primo quello che c’è, poi quello sotto. Puoi spostarti anche se non è rimasto nulla.
    .title = Dall’alto in basso
rule-MED-22 = Con un grande raccolto non costruisci nulla, e il druido resta dov’è.
    .title = Il druido resta fermo
rule-MED-23 = Un grande raccolto è sempre possibile: su un altro altopiano c’è sempre posto per uno dei tuoi lavoratori. Così non resti mai senza mosse.
    .title = Sempre una via d’uscita

## Costruire una capanna

rule-MED-24 = Per una capanna ti servono una capanna nella tua riserva e una casella senza edificio. Può esserci sopra un gettone bonus.
    .title = Dove stanno le capanne
rule-MED-25 = Una capanna senza altre capanne accanto ti costa uno di ciascuno dei due materiali della sua casella. Quello che paghi torna nella riserva comune.
    .title = Una capanna sola
rule-MED-26 = Se costruisci accanto ad altre capanne, conta tutte quelle dell’insediamento, compresa la nuova: paghi altrettante volte ciascuno dei due materiali. La seconda capanna ne costa due di ciascuno, la terza tre, e così via.
    .title = Crescere costa di più
rule-MED-27 = Se la tua capanna chiude un vuoto, contano le capanne di entrambi i lati e anche la nuova. Tra una fila di 2 e una di 3 paghi 6 di ciascun materiale.
    .title = Chiudere un vuoto
rule-MED-28 = Un insediamento è formato da due o più capanne una accanto all’altra, di qualsiasi colore. Supera i confini delle zone runiche e il grande fiume; un tempio o una casella libera lo interrompe.
    .title = Che cos’è un insediamento
rule-MED-29 = Al posto di un materiale che ti serve puoi darne altri tre, uguali o misti, tutte le volte che vuoi; ma mai più del necessario. Questo vale per capanne, templi e doni sacrificali. Con l’opzione che sostituisce solo ciò che manca, puoi sostituire soltanto quello che non hai.
    .title = Tre per uno
rule-MED-30 = Quando la tua capanna è al suo posto, prendi la pietra runica della sua zona, dalla riserva o dal giocatore che la possiede. Se è già tua, la tieni.
    .title = Prendere la pietra runica
rule-MED-31 = Se la tua capanna va su un gettone bonus con un 2, ricevi subito 2 punti e il gettone esce dal gioco. La capanna la paghi come al solito.
    .title = Il gettone con il 2
rule-MED-32 = Su un gettone bonus con una capanna, la tua capanna non costa nulla, per quanto grande sia l’insediamento. Poi il gettone esce dal gioco; prendi la pietra runica e il druido si muove come al solito.
    .title = Una capanna gratis
rule-MED-33 = Un gettone bonus con il druido resta sotto la tua capanna, che paghi come al solito. Puoi usarlo più tardi, quando il druido arriva a quella capanna (MED-55).
    .title = Il gettone druido aspetta
rule-MED-34 = Tutto in ordine: paghi, metti la capanna, usi il gettone bonus e prendi la pietra runica. Poi si muove il druido.
    .title = Una cosa dopo l’altra

## Costruire un tempio

rule-MED-35 = Per un tempio ti servono un tempio nella tua riserva e una casella senza edificio e senza gettone bonus.
    .title = Dove stanno i templi
rule-MED-36 = Un tempio ti costa sempre uno di ciascuno dei due materiali della sua casella, qualunque cosa ci sia accanto. Anche qui puoi dare altri tre materiali per uno (MED-29).
    .title = Quanto costa un tempio
rule-MED-37 = Con un tempio non prendi nessuna pietra runica: chi ce l’ha la tiene.
    .title = Nessuna pietra runica
rule-MED-38 = Dopo il tuo tempio il druido si muove proprio come dopo una capanna. Con l’opzione per cui solo le capanne lo muovono, resta dov’è.
    .title = I templi muovono il druido
rule-MED-39 = Puoi costruire templi uno accanto all’altro. Tra loro non si danno punti.
    .title = Tempio accanto a tempio

## Il druido

rule-MED-40 = Dopo ciascuno dei primi tre edifici della partita, chiunque li costruisca, il druido avanza alla sua prossima casella roccia e non ti chiede nulla. Con l’opzione per cui solo le capanne lo muovono, i templi non contano.
    .title = Tre caselle roccia
rule-MED-41 = Dopo il quarto edificio il druido lascia le sue caselle roccia, entra nel sentiero prima della casella 0 e va in senso orario fino alla prima capanna. Con l’opzione per cui solo le capanne lo muovono, lo fa dopo la quarta capanna.
    .title = Verso il sentiero
rule-MED-42 = Dopo ogni edificio successivo il druido va in senso orario fino alla prossima capanna, oltrepassando templi e caselle libere. Con l’opzione per cui solo le capanne lo muovono, dopo un tempio resta fermo.
    .title = Alla prossima capanna
rule-MED-43 = La prossima capanna sul cammino del druido può essere proprio quella che hai appena costruito.
    .title = Vale anche la nuova
rule-MED-44 = Se costruisci una capanna proprio davanti al druido, accanto a quella dove si trova, lui passa alla tua nuova capanna e il rito comincia lì. I due materiali portano punti per tutto l’insediamento, ma alle capanne dietro di lui non chiede più nulla.
    .title = Costruire davanti al druido
rule-MED-45 = Se la tua nuova capanna si unisce all’insediamento alle spalle del druido, lui non torna indietro. Prosegue fino alla prossima capanna che ha davanti.
    .title = Costruire dietro al druido
rule-MED-46 = Quando il druido arriva dalle sue caselle roccia, può entrare nel mezzo di un insediamento che supera il grande fiume. Se lì la tua capanna è dietro di lui, non ti chiede nulla; conta comunque per la grandezza dell’insediamento.
    .title = Nel mezzo dell’insediamento
rule-MED-47 = Se ci sono quattro o più templi prima che ci sia una capanna, il druido aspetta sulla sua terza casella roccia. Appena uno di voi costruisce la prima capanna, ci va. Con l’opzione che lo fa aspettare di più, ci va solo dopo l’edificio seguente.
    .title = Aspettando una capanna
rule-MED-48 = Se l’unica capanna è quella dove si trova il druido, lui fa un giro intero dell’anello, oltre il grande fiume, torna lì e chiede di nuovo al suo proprietario. Con l’opzione che lo lascia fermo, resta e non succede nulla.
    .title = L’unica capanna

## Il rito sacrificale

rule-MED-49 = Quando il druido arriva alla tua capanna, decidi che cosa offri. Poi passa alla capanna subito davanti e chiede al suo proprietario, e così via finché non ce ne sono più; resta all’ultima. Può toccarti anche più volte.
    .title = Di capanna in capanna
rule-MED-50 = Il druido chiede i due materiali della casella. Se ne dai uno, ricevi 1 punto.
    .title = Offrire un materiale
rule-MED-51 = Se dai entrambi i materiali, ricevi tanti punti quante sono le capanne di tutto l’insediamento, di tutti i colori.
    .title = Offrire entrambi i materiali
rule-MED-52 = Se non dai nulla, perdi 1 punto, ma non scendi mai sotto 0. Puoi sempre rifiutare; se non hai nulla che potresti dare, succede senza che ti venga chiesto.
    .title = Non offrire nulla
rule-MED-53 = In una capanna sola, anche entrambi i materiali ti portano solo 1 punto.
    .title = Una capanna sola rende poco
rule-MED-54 = Anche nei doni sacrificali altri tre materiali possono sostituirne uno: ricevi 1 punto per uno dei due, e i punti dell’insediamento per entrambi. Con l’opzione che sostituisce solo ciò che manca, puoi sostituire soltanto quello che non hai.
    .title = Offrire tre per uno
rule-MED-55 = Se sotto la tua capanna c’è un gettone druido, puoi consegnarlo al posto dei materiali: vale per entrambi e poi esce dal gioco. Oppure lo tieni per un’altra visita.
    .title = Usare il gettone druido
rule-MED-56 = Quando il druido arriva alla tua capanna rispondi, anche se non è il tuo turno. Poi si prosegue nell’ordine di prima.
    .title = Rispondere fuori turno
rule-MED-57 = Un esempio: il druido è alla casella 16, l’arancione ha capanne sulla 19 e sulla 20, e tu costruisci sulla 18 per 3 di pietra e 3 di legno; lui arriva da te, gli dai entrambi i materiali e passi da 10 punti a 13. Alla 19 l’arancione non dà nulla e scende da 7 a 6, alla 20 dà legno e torna a 7; il tuo tempio sulla 21 conclude il rito.
    .title = Un rito in tre

## Il grande fiume

rule-MED-58 = Ogni volta che il druido attraversa il grande fiume, tra l’ultima casella e la casella 0, c’è una conta provvisoria delle rune: ogni pietra runica che hai ti porta 1 punto.
    .title = Oltre il grande fiume
rule-MED-59 = Se il druido attraversa il fiume mentre va verso una capanna, prima contate le pietre runiche. Poi comincia il rito.
    .title = Prima la conta
rule-MED-60 = Se un insediamento supera il fiume, il druido lo attraversa a metà del rito. Contate le pietre runiche tra l’ultimo dono prima del fiume e il primo dopo.
    .title = La conta durante il rito
rule-MED-61 = Quando il druido arriva sul sentiero dalle sue caselle roccia, non attraversa il fiume: non contate le pietre runiche.
    .title = Entrare non è attraversare
rule-MED-62 = Se hai appena preso una pietra runica con la tua capanna e il druido poi attraversa il fiume, conta già per te.
    .title = Una nuova pietra runica

## La fine

rule-MED-63 = Quando uno di voi ha costruito tutte le capanne ed entrambi i templi, quel turno si conclude come al solito. Ognuno degli altri ha ancora un turno; poi vengono l’ultimo giro del druido e il conteggio finale.
    .title = Comincia la fine
rule-MED-64 = Se nel tuo ultimo turno finisci anche tu di costruire tutto, non cambia nulla: nessuno riceve un altro turno per questo.
    .title = Finire più tardi
rule-MED-65 = Nell’ultimo giro nessuno costruisce: il druido va in senso orario a ogni capanna una volta, e per ultima viene quella dove si trovava. Se è ancora sulle sue caselle roccia, comincia dalla casella 0.
    .title = L’ultimo giro
rule-MED-66 = Nell’ultimo giro i tuoi doni sacrificali valgono come sempre. Se non dai nulla, anche qui perdi 1 punto.
    .title = Doni nell’ultimo giro
rule-MED-67 = Nell’ultimo giro non contate le pietre runiche quando il druido attraversa il fiume.
    .title = Nessuna conta delle rune
rule-MED-68 = Alla fine ogni tuo tempio porta 1 punto per ogni capanna delle file che gli stanno subito accanto, da entrambi i lati e di tutti i colori; anche una capanna da sola conta. Con l’opzione che conta solo le vicine, valgono soltanto le capanne direttamente accanto, al massimo 2.
    .title = Quanto valgono i templi
rule-MED-69 = Una fila di capanne tra due templi conta per entrambi, anche se sono tutti e due tuoi.
    .title = Tra due templi
rule-MED-70 = Alla fine la tua prima pietra runica porta 1 punto, la seconda 2, la terza 3, e così via. Tre fanno 6 punti, tutte e nove 45.
    .title = Quanto valgono le rune
rule-MED-71 = Il segnapunti finisce a 99, i tuoi punti no: continui a contare, oltre i 100 e i 200.
    .title = Oltre i cento punti
rule-MED-72 = Se hai più punti di tutti, vinci. In caso di parità è avanti chi ha costruito più capanne e templi, poi chi ha più materiali rimasti; se anche questo è pari, condividete la vittoria.
    .title = Chi vince
rule-MED-73 = I tuoi edifici e i materiali che ti restano non portano punti di per sé.
    .title = Ciò che non porta punti

## Ciò che vale sempre

rule-MED-74 = Nessun materiale va perduto: la riserva comune e quello che avete tra tutti fanno sempre 18 per tipo.
    .title = Sempre diciotto
rule-MED-75 = Su un altopiano non ci sono mai più di tre lavoratori, e non ne perdi mai nessuno.
    .title = I lavoratori restano
rule-MED-76 = Non hai mai meno di 0 punti.
    .title = Mai sotto zero
rule-MED-77 = Una pietra runica non ha mai più di un proprietario. Non potete condividerla.
    .title = Un solo proprietario
rule-MED-78 = Le vostre capanne non possono mai riempire l’anello: ce ne sono al massimo 24 per 32 caselle, o 32 per 40. Così nessun insediamento chiude l’anello e ogni rito finisce.
    .title = Mai un anello pieno
rule-MED-79 = Quando il tuo turno finisce, il druido è presso una capanna senza altre capanne subito davanti, oppure è ancora nel suo santuario o sulle sue caselle roccia.
    .title = Dove riposa il druido
rule-MED-80 = Le stesse decisioni e la stessa sorte danno sempre la stessa partita. Per questo puoi rivederla esattamente uguale.
    .title = Di nuovo lo stesso
rule-MED-81 = Questa regola è nostra, perché nessuna partita duri per sempre. Dopo 100 turni di ciascuno comincia la fine, come se chi ha giocato per ultimo avesse costruito tutto: tutti gli altri hanno ancora un turno (MED-63).
    .title = Dopo cento turni
