### The rule book of Finisterre: its chapters, the captions of its pictures, the questions of its worked examples.

## Chapters

chapter-finisterre-goal = Di che cosa si tratta
    .intro = Da due a cinque clan popolano una costa che nessuno ha mai disegnato. Le carte disegnano la terra; i fiumi la dividono in contrade e le strade uniscono ciò che vi si costruisce. Fondi villaggi, raccogli e mangi, commerci e preghi. Quando il mazzo è vuoto contano i tuoi insediamenti, i collegamenti, la spiritualità e gli obiettivi.
chapter-finisterre-box = La scatola e l’inizio
    .intro = Che cosa c’è, e come comincia una partita.
chapter-finisterre-map = La mappa: fiumi e contrade
    .intro = Una carta mostra due riquadri. La terra unita è una contrada, e l’acqua tiene separate le contrade per sempre.
chapter-finisterre-placing = Piazzare e coprire
    .intro = I fiumi continuano dai fiumi, le strade dalle strade. Una carta può anche stare sopra altre, entro certi limiti.
chapter-finisterre-cards = Turni e carte
    .intro = Un turno ha quattro parti: carte, raccolta, pasto e azioni. Più è grande il tuo insediamento maggiore, più carte giochi.
chapter-finisterre-goods = Ciò che porta la terra
    .intro = Dove una carta nuova incontra lo stesso paesaggio appaiono merci: i boschi portano legno, le montagne ferro, e così via. Da lì vengono tutte le merci.
chapter-finisterre-year = Eventi e l’anno
    .intro = Alcune carte portano un evento. Estati e inverni fanno avanzare l’anno; altri aiutano o colpiscono una contrada.
chapter-finisterre-settlements = Insediamenti, strade e collegamenti
    .intro = I villaggi stanno sui siti, due tessere formano una città fortificata, e le strade tra i tuoi insediamenti sono collegamenti. Chi raggiunge chi decide che cosa puoi usare insieme.
chapter-finisterre-stores = Magazzini
    .intro = Le merci stanno nelle tue unità, e il posto è poco.
chapter-finisterre-harvest = La raccolta
    .intro = Le merci restano a terra finché non si raccolgono: prima contrada per contrada, poi lungo i tuoi collegamenti.
chapter-finisterre-food = Il pasto
    .intro = Dopo la raccolta mangia ogni tessera. Quelle a digiuno sono perdute.
chapter-finisterre-actions = Azioni
    .intro = Quante cose puoi fare in un turno, e in quale ordine le fanno i clan.
chapter-finisterre-building = Costruire
    .intro = Fonda, ingrandisci e fortifica città. Ciò che serve deve essere a portata del luogo.
chapter-finisterre-transport = Barche e carri
    .intro = Portano merci dove non arriva nessuna tua strada, e ne tengono un po’ essi stessi.
chapter-finisterre-spirit = Spiritualità
    .intro = I livelli di spiritualità contano alla fine e danno azioni lungo la via. Li guadagni con offerte, banchetti, doni e punti stella.
chapter-finisterre-market = Mercato e zecca
    .intro = Legno, ferro e cibo si comprano e si vendono a lotti; l’oro si conia e si fonde.
chapter-finisterre-specialists = Specialisti
    .intro = Persone che aiutano il tuo clan: alcune già solo scoperte, le più quando vi si mette sopra una merce.
chapter-finisterre-travellers = Carte che girano
    .intro = Quattro specialisti viaggiano di clan in clan e costano qualcosa a chi li ha, finché tornano o vengono scoperti.
chapter-finisterre-force = Attacchi
    .intro = Il ferro serve anche alle razzie. Un attacco costa due azioni e conquista merci, mai terra.
chapter-finisterre-conversion = Conversione
    .intro = Chi è molto avanti nella spiritualità può conquistare una bandiera di un altro clan.
chapter-finisterre-objectives = Obiettivi
    .intro = Alcuni chiedono chi ha di più alla fine, altri si raggiungono lungo la via. Quelli pubblici sono per tutti, quelli coperti per il proprietario.
chapter-finisterre-scoring = Il punteggio finale
    .intro = Quanto vale tutto quando la partita è finita.
chapter-finisterre-table = Al tavolo
    .intro = Per chi vuole sapere tutto con precisione.

## Pictures

diagram-finisterre-whole-map = Una partita a metà: tre fiumi dividono la terra in quattro contrade, da ovest a est Ardal, Brelo, Dunel e Corvia. Lungo le strade stanno villaggi e città fortificate con le bandiere blu, arancioni e verdi; a terra ci sono legno, ferro e raccolti.
diagram-finisterre-two-banks = Una carta, due riquadri, due contrade: il fiume divide Brelo da Ardal, anche se i suoi capi sono ancora aperti. La strada lo passa su un ponte; la freccia è un sito per un villaggio.
diagram-finisterre-junction = La carta nuova continua il fiume e lo divide in due: al di là c’è una terza contrada, Corvia.
diagram-finisterre-where-a-card-fits = Una carta di boschi con una strada: uno dei suoi capi deve toccare un altro capo di strada. Le caselle segnate sono dove può stare il suo primo riquadro; una copre metà dell’altra carta.
diagram-finisterre-covering = Lo stesso con due carte sul tavolo: la nuova può anche coprire entrambi i riquadri della carta di boschi.
diagram-finisterre-forests-meet = Il bosco della carta nuova incontra quello della prima: con due clan, 2 di legno a terra in Ardal.
diagram-finisterre-animals-meet = Una fattoria con due mucche incontra una con un maiale e una pecora: due dadi da 3, uno da 2 e uno da 1.
diagram-finisterre-village-sites = Una freccia indica da una strada la casella dove può stare un villaggio. Verde ne occupa due.
diagram-finisterre-links = La città e il villaggio arancioni sono collegati: la strada tra loro attraversa un ponte. La città verde sulla stessa strada non conta.
diagram-finisterre-harvest = In Brelo c’è ferro. Arancione vi ha una bandiera e prende 1; verde ne ha tre e una città fortificata, e prende 4.
diagram-finisterre-mixed-city = Una città di due clan: blu e arancione hanno una tessera ciascuno. Entrambi hanno ciò che porta una città fortificata.
diagram-finisterre-dock-and-boat = La barca blu è a un approdo; il suo villaggio sta sul sito.
diagram-finisterre-dolmen = A destra c’è un dolmen. Ogni bandiera costruita nella sua contrada, Ardal, porterà un punto stella.
diagram-finisterre-conversion-before = Blu è avanti di due livelli su verde, ed entrambi vivono in Dunel.
diagram-finisterre-conversion-after = Una bandiera è passata dall’altra parte: il villaggio verde ora è piccolo, quello blu è diventato grande.

## Worked examples

example-finisterre-blocks = Blu ha 7 azioni, arancione 4 e verde 5. In quale ordine si fanno?
    .answer = A blocchi. Prima blu ne fa 3, arancione 3 e verde 1; ne restano 4, 1 e 4. Poi blu ne fa 3, arancione l’ultima e verde 3. Blu fa l’ultima, e verde si ferma: l’azione che gli resta è tenuta in serbo.
example-finisterre-carried-actions = Blu deve due azioni, arancione ne ha tre in serbo, verde nessuna. Che cosa possono fare prima delle azioni?
    .answer = Blu riscatta le due per 10 monete, arancione ne vende due per 6. Poi si contano: blu ha 2 contrade e una città, quindi 3; arancione 3 contrade, 2 città e l’azione in serbo, quindi 6; verde 2 contrade e una città, quindi 3.
example-finisterre-conversion = Blu ha spiritualità 4, verde 2. Blu converte il villaggio grande di verde. Che cosa succede?
    .answer = Costa a blu due livelli e due azioni; verde guadagna un livello. Il villaggio verde diventa piccolo e tiene 3 merci invece di 4, quindi una va nella città di verde. Il villaggio blu nella stessa contrada diventa grande, gratis.
example-finisterre-deal = Comincia un turno. Chi comincia, e quante carte riceve ogni clan?
    .answer = Comincia blu, che ha meno monete. Le carte si danno secondo le proprie bandiere nell’insediamento maggiore: una a blu, due ad arancione, tre a verde. Nella città condivisa da blu e arancione ognuno conta solo la propria tessera.
example-finisterre-feeding = Quanto mangiano i clan?
    .answer = Un punto di cibo per bandiera: blu 2, arancione 4, verde 5. Il villaggio verde a sud non ha cibo proprio e lo riceve dal suo territorio. Poi ogni posto libero in un’unità porta una moneta.
example-finisterre-harvest = Si raccoglie in quattro contrade, poi lungo i collegamenti. Quanto prende ogni clan?
    .answer = Blu sceglie Corvia: blu e arancione vi condividono una città, una bandiera e il premio ciascuno, quindi 2 a testa. Arancione sceglie Brelo: ha una bandiera e prende 1; verde tre e una città, quindi 4. Verde sceglie Dunel: prende 2, e blu 1. Arancione sceglie Ardal: due bandiere e un solo premio, 3, anche se è solo e ha una città. Poi ogni clan prende una merce per il suo collegamento: verde, blu, arancione.
example-finisterre-market-buying = Blu compra ferro, legno e cibo. Quanto paga?
    .answer = 7 monete per due di ferro, 6 per tre di legno, 9 per il gruppo di cibo con tutto ciò che contiene. Ciò che ha comprato per ora resta in mano.
example-finisterre-market-selling = Arancione vende ferro, legno e cibo. Quanto riceve?
    .answer = 5 monete per due di ferro e 4 per tre di legno. Il cibo si vende a 12 punti: 3 di raccolto, 7 di pesce e 2 di selvaggina arrivano al secondo gruppo e danno 7; 12 di bestiame arrivano al quarto e danno 4. Le merci di un lotto possono stare ovunque.
example-finisterre-minting = Quante monete danno 2 d’oro, e quante ne costa l’oro?
    .answer = 2 d’oro diventano 11 monete. 1 d’oro costa 7 monete, 3 ne costano 19. Ogni volta si brucia 1 di legno.
example-finisterre-rancher = Verde piazza una fattoria con due mucche accanto a una con un maiale e una pecora, e ha un allevatore attivo. Che cosa appare?
    .answer = Dadi da 3, 3, 2 e 1, e un 3 per il mercato. Nessun animale è in entrambe le fattorie, quindi non ne nascono. L’allevatore scoperto aggiunge due dadi del valore più basso e, poiché è attivo, verde può prendere un secondo dado di bestiame.
example-finisterre-scoring = Il mazzo è vuoto e la partita è finita. Quanti punti fanno i clan?
    .answer = Verde 34: una città da 15, collegata, 3 per ognuna delle 3 bandiere; un villaggio grande da 8 e 2 per il collegamento. Arancione 24: una città da 8 e 3 per bandiera; un villaggio da 3 e almeno 2; 4 per la sua parte di una città mista e 1 per il ponte. Blu 12: 4 e 3 per la sua parte della città mista; un villaggio da 3 e 2. La spiritualità è pari, quindi nessuno ci guadagna.
