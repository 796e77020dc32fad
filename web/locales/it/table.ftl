# Il tavolo: giocatori, barra delle azioni, cronaca, chat, punti, regole, fine della partita.

table-opening = Apro il tavolo…
table-failed = Questo tavolo non si può aprire
table-frozen = Questa partita è congelata
table-to-lobby = Alla pagina iniziale
table-menu = Altro
table-cancel = Annulla
table-side-column = Giocatori, cronaca e chat
table-open-log = Cronaca e chat
table-side = Riserva
table-watchers =
    { $count ->
        [one] Una persona sta guardando
       *[other] { $count } persone stanno guardando
    }

## Giocatori

table-players = Giocatori
table-seat = Ospite { $number }
table-you = tu
table-plays = gioca
table-bot-of-level = { $name } ({ $level })
table-bot-hurried = bot, di fretta
table-hurried = Pensa solo un attimo finché { $game } non è alla massima velocità ({ $percent } %).
table-hurried-stuck = Pensa solo un attimo: qui { $game } non può andare alla massima velocità.
table-away = assente
table-resigned = ha abbandonato
table-taken-over = gioca { $bot }
table-at-home = { $count } a casa
table-points-of = Da dove vengono i punti di { $name }?
table-points-word =
    { $count ->
        [one] punto
       *[other] punti
    }
table-track = Segnapunti: { $scores }
table-track-score = { $name } { $points }

## Che cosa fare

table-action-bar = Che cosa fare
table-choices = Scelte
table-done = Fatto
table-undo = Annulla
table-hint = Consiglio
table-hint-title = Che cosa farebbe un bot forte
table-hint-legend = Con la probabilità di vincere e il vantaggio atteso. Scegli una mossa per giocarla.
table-hint-plain = Scegli la mossa per giocarla.
table-hint-figures = vittoria { $win }, { $lead } punti
table-hint-thinking = Un bot forte sta pensando…
table-your-turn = Tocca a te
table-your-turn-name = { $name }, tocca a te
table-asked = Chiedono a te
table-asked-name = { $name }, chiedono a te
table-holding = Il tuo turno è completo. Concludilo, o annulla un passo.
table-holding-first = Il tuo turno è completo. Le impostazioni possono concluderlo per te.
table-waiting-for = { $name } sta pensando…
table-chance = Un momento…
table-over = La partita è finita.
table-watching = Stai guardando
table-sending = Invio…
table-show-result = Mostra il risultato
table-curtain = Passa il dispositivo a { $name }
table-curtain-about = Gli altri non devono vedere ciò che hai in mano.
table-curtain-lift = Sono { $name }: mostra il tabellone
table-rule-look-up = Vedi la regola
table-rule-of = Vedi la regola: { $what }

## Avvisi sopra il tabellone

table-lost =
    { $seconds ->
        [one] Connessione persa. Riprovo tra un secondo.
       *[other] Connessione persa. Riprovo tra { $seconds } secondi.
    }
table-lost-trying = Connessione persa. Riprovo…
table-retry = Riprova ora
table-back = Connessione ristabilita.
table-robot-plays = Un bot sta giocando per te.
table-robot-plays-for = Un bot sta giocando per { $name }.
table-hand-back = Riprendi il posto
table-ask-undo = Chiedi di annullare una mossa…
table-ask-undo-title = Annullare la tua ultima mossa?
table-ask-undo-text = Altri hanno già giocato o stanno aspettando. Prima devono essere d’accordo.
table-ask-undo-yes = Chiedi
table-undo-asked = { $name } vorrebbe annullare una mossa.
table-undo-waits = Hai chiesto di annullare una mossa. Aspettiamo gli altri.
table-undo-agree = D’accordo
table-undo-decline = No
table-resign = Ritirati…
table-resign-title = Vuoi ritirarti?
table-resign-text = Lasci la partita e finisci all’ultimo posto. Non si può annullare.
table-resign-text-name = { $name } lascia la partita e finisce all’ultimo posto. Non si può annullare.
table-resign-yes = Ritirati

## Cronaca e chat

table-log = Cronaca
table-log-since = Dopo il tuo turno
table-upkeep = Dalla tua ultima decisione
table-upkeep-log = Leggilo nella cronaca
table-log-empty = Non è ancora successo niente.
table-log-newest = Ultime
table-log-resign = { $name } ha abbandonato la partita.
table-log-takeover = { $bot } gioca al posto di { $name }, che è assente.
table-log-handback = { $name } è di nuovo qui.
table-log-undone = { $name } ha annullato, con il consenso di tutti:
table-log-taken-back =
    { $count ->
        [one] Un passo è stato annullato
       *[other] { $count } passi sono stati annullati
    }
table-announce-loss =
    { $points ->
        [one] { $name } perde un punto: { $what }
       *[other] { $name } perde { $points } punti: { $what }
    }
table-announce-award =
    { $points ->
        [one] { $name } fa un punto: { $what }
       *[other] { $name } fa { $points } punti: { $what }
    }
table-chat = Chat
table-chat-empty = Nessuno ha ancora detto niente.
table-chat-write = Scrivi qualcosa…
table-chat-send = Invia
table-chat-watching = Qui scrive chi gioca.
table-unread = nuovi

## Punti e regole

table-points-title = Da dove vengono i punti?
table-points-one-by-one = Uno per uno
table-points-now = Se la partita finisse ora
table-points-still = Ancora da segnare
table-points-if-ended =
    { $points ->
        [one] 1 punto se la partita finisse ora
       *[other] { $points } punti se la partita finisse ora
    }
table-points-hint = Scegli una riga per vederla sul tabellone.
table-points-none = Ancora nessun punto.
table-points-what = Che cosa
table-points-rule = Regola
table-points-points = Punti
table-points-total = Totale
table-points-part = { $kind } { $points }
table-rules-title = Regole
table-rules-search = Cerca nelle regole…
table-rules-none = Nessuna regola ne parla.
table-rules-found =
    { $count ->
        [one] Una regola trovata
       *[other] { $count } regole trovate
    }

## La fine

table-end-you-win = Hai vinto!
table-end-wins = Vince { $name }!
table-end-shared = Vittoria condivisa!
table-end-place = Posto { $place }
table-rematch = Rivincita
table-rematch-join = Alla rivincita
table-replay = Rivedi la partita
table-share = Condividi
table-export = Salva la partita

telling-title = Il conteggio finale
telling-at = { $at } di { $of }
telling-award = { $name }: { $what }
telling-now =
    { $points ->
        [one] Ora 1 punto.
       *[other] Ora { $points } punti.
    }
telling-back = Indietro
telling-pause = Pausa
telling-play = Prosegui da solo
telling-next = Avanti
telling-skip = Salta
telling-done = Mostra il risultato
telling-again = Racconta di nuovo il conteggio

## Tasti

table-how-title = Come si gioca
table-help-title = Tasti
table-help-general = Al tavolo
table-help-board = Sul tabellone
table-key-done = concludi il turno
table-key-undo = annulla un passo
table-key-hint = chiedi un consiglio
table-key-points = da dove vengono i punti
table-key-rules = regole
table-key-log = cronaca
table-key-chat = chat
table-key-escape = nascondi avvisi e segni
table-key-help = come si gioca e questi tasti

## Tipi di punti

award-city = Città
award-road = Strade
award-cloister = Monasteri
award-farm = Prati
award-start = All’inizio

## Che cosa si vede del tabellone

table-zoom = Zoom
table-zoom-in = Avvicina
table-zoom-out = Allontana
table-zoom-fit = Mostra tutto

## Guided matches

table-tip = Consiglio
table-tip-got = Capito
table-tip-rule = Vedi la regola
table-tip-stop = Niente più consigli
table-tips-on = Mostra i consigli
table-tips-off = Qui non ci saranno più consigli. Puoi riattivarli dal menu.
table-key-tip = Capito: chiudere il consiglio
table-intro-place = { $number } di { $panels }
table-intro-back = Indietro
table-intro-next = Avanti
table-intro-begin = Comincia
reason-brings =
    { $before ->
        [0] { $what }: { $points } subito
       *[other] { $what }: { $points } subito, di cui { $before } già in vista
    }
reason-promises = { $what }: { $points } in vista
reason-takes =
    { $before ->
        [0] { $what }: { $points } subito per { $name }
       *[other] { $what }: { $points } subito per { $name }, di cui { $before } già in vista
    }
reason-threatens = { $what }: { $points } in vista per { $name }
reason-gives = Materiali per { $name }: { $amount }
reason-keeps =
    { $what ->
        [follower] Seguaci ancora a casa: { $amount }
        [hut] Capanne ancora a casa: { $amount }
        [temple] Templi ancora a casa: { $amount }
        [worker] Lavoratori ancora a casa: { $amount }
        [village] Tessere villaggio ancora a casa: { $amount }
        [vehicle] Barche e carri ancora a casa: { $amount }
        [material] Materiali in mano: { $amount }
       *[coin] Monete: { $amount }
    }
reason-open =
    { $fits ->
        [0] { $what }: nessuna delle tessere rimaste combacia con quanto è tuo
        [one] { $what }: 1 delle tessere rimaste combacia con quanto è tuo
       *[other] { $what }: { $fits } delle tessere rimaste combaciano con quanto è tuo
    }
reason-blocks =
    { $fits ->
        [0] { $what }: nessuna delle tessere rimaste combacia più con quanto è di { $name }, prima { $before }
        [one] { $what }: 1 delle tessere rimaste combacia con quanto è di { $name }, prima { $before }
       *[other] { $what }: { $fits } delle tessere rimaste combaciano con quanto è di { $name }, prima { $before }
    }
reason-against = A sfavore: { $reasons }
