# La pagina iniziale, un nuovo tavolo, la sala d’attesa, le mie partite.

lobby-tagline = Giochi da tavolo sulle antiche colline
lobby-lead = Gioca subito nel browser, con gli amici o contro i bot. Niente da installare, nessun account.
lobby-games = Giochi
lobby-players = { $least }–{ $most } giocatori
lobby-minutes = { $minutes } minuti
lobby-play-now = Gioca subito
lobby-play-against =
    { $bots ->
        [one] contro { $bot }
       *[other] contro { $bots } bot: { $bot }
    }
lobby-play-choose = Scegli giocatori e livello
lobby-play-title = { $game }: gioca contro i bot
lobby-play-level = Livello
lobby-play-rules = Regole: { $preset }.
lobby-play-other = Altre regole e altri posti
lobby-play-start = Inizia la partita
lobby-play-with-friends = Con gli amici
lobby-learn = Impara
lobby-rules-of = Regole
lobby-coming = Prossimamente
lobby-examples = Esempi delle regole
lobby-examples-title = { $game }: esempi delle regole
lobby-examples-about = Gli esempi e le domande con risposta dei regolamenti, come posizioni. Aprine uno, percorrilo passo per passo e, se vuoi, continua a giocare da lì.
lobby-examples-open = Apri

lobby-lessons =
    { $count ->
        [one] Una breve lezione
       *[other] { $count } brevi lezioni
    }
lobby-lessons-done = { $done } lezioni su { $count }
lobby-lessons-all = Tutte le lezioni
lobby-puzzle-today = Problema del giorno
lobby-puzzles-of = Problemi: { $game }
lobby-puzzles-all = Tutti i problemi

lobby-promise-learn = Impari giocando
lobby-promise-learn-about = Vedi dove può andare una tessera e perché qualcosa non si può.
lobby-promise-points = Ogni punto spiegato
lobby-promise-points-about = Un clic mostra da dove viene ogni punteggio.
lobby-promise-return = Vai e torna
lobby-promise-return-about = Il tuo posto ti aspetta, su questo dispositivo, per giorni.

lobby-join = Entra con un codice
lobby-join-go = Vai al tavolo
lobby-join-malformed = Un codice ha sei lettere e cifre. Puoi anche incollare un link.
lobby-join-unknown = Non c’è nessun tavolo { $code }.
lobby-running = In corso
lobby-running-more =
    { $count ->
        [one] Un’altra
       *[other] Altre { $count }
    }
lobby-continue = Continua
lobby-public-tables = Tavoli pubblici
lobby-speed = Puoi giocare subito. I giochi stanno ancora prendendo velocità: { $games }.
lobby-speed-full = { $game } è alla massima velocità
lobby-speed-percent = { $game } { $percent } %
lobby-speed-stuck = { $game } resta così
lobby-no-public-tables = Nessuno ha aperto un tavolo pubblico. Apri tu il primo!
lobby-join-table = Entra
lobby-watch = Guarda
lobby-free-seat = Posto libero

lobby-new-table = Nuovo tavolo
lobby-setting = Come vuoi giocare?
lobby-setting-bot = Contro un bot
lobby-setting-bot-about = Cominci subito, con i tuoi tempi.
lobby-setting-friends = Con gli amici
lobby-setting-friends-about = Ognuno al suo schermo. Tu mandi un link.
lobby-setting-device = Su questo dispositivo
lobby-setting-device-about = Ve lo passate di mano.
lobby-who-plays = Chi gioca
lobby-player-count = Giocatori
lobby-seat = Posto { $number }
lobby-seat-you = Tu
lobby-seat-you-named = Tu ({ $name })
lobby-seat-friend = Un amico, con il link
lobby-seat-here = Qualcuno su questo dispositivo
lobby-seat-name = Nome
lobby-seat-name-of = Nome di chi siede al posto { $number }
lobby-seat-name-missing = Chi siede qui? Scrivi un nome.
lobby-seat-name-twice = Qualcuno ha già questo nome.
lobby-you-watch = Non hai un posto: guarderai.
lobby-rules = Regole
lobby-rules-own = Regole proprie
lobby-preset = Con quali regole
lobby-adjust = Modifica le regole
lobby-adjusted =
    { $count ->
        [one] 1 modifica
       *[other] { $count } modifiche
    }
lobby-adjust-back = Torna a «{ $preset }»
lobby-who-comes = Chi può entrare
lobby-doors = Questo tavolo è
lobby-private = Privato
lobby-private-about = Solo chi ha il link o il codice.
lobby-public = Pubblico
lobby-public-about = In vista sulla pagina iniziale: chiunque può entrare o guardare.
lobby-hints = Consigli
lobby-hints-on = Permessi
lobby-hints-on-about = Nel tuo turno puoi vedere che cosa farebbe un bot forte.
lobby-hints-off = Nessuno
lobby-hints-off-about = Ognuno pensa con la propria testa.
lobby-hints-allowed = Con consigli
lobby-hints-none = Senza consigli
lobby-absence = Se qualcuno si assenta mentre gli altri aspettano
lobby-absence-wait = Si aspetta
lobby-absence-wait-about = Non succede nulla finché non torna.
lobby-absence-bot = Continua un bot
lobby-absence-bot-about = Finché non torna e riprende il suo posto.
lobby-absence-pass = I suoi turni si saltano
lobby-absence-pass-about = Si fa al suo posto solo il necessario.
lobby-absence-forfeit = Si ritira
lobby-absence-forfeit-about = È fuori dalla partita.
lobby-absence-after = Dopo
lobby-after-minutes =
    { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minuti
    }
lobby-after-hours =
    { $hours ->
        [one] 1 ora
       *[other] { $hours } ore
    }
lobby-incomplete = Qui sopra manca qualcosa.
lobby-open-table = Apri il tavolo

lobby-waiting = In attesa di giocatori
lobby-starting = Si comincia
lobby-invite = Invita i tuoi amici
lobby-invite-about = Manda il link o di’ loro il codice.
lobby-invite-text = Vieni a giocare a { $game } con me! Regole: { $rules }.
lobby-code = Codice
lobby-link = Link a questo tavolo
lobby-copy = Copia il link
lobby-copied = Copiato
lobby-share = Condividi
lobby-invited = C’è un posto per te
lobby-sit-down = Siediti
lobby-sit-here = Siediti qui
lobby-seats = Posti
lobby-seats-free =
    { $count ->
        [0] Ci siete tutti.
        [one] C’è un posto libero. La partita comincia quando è occupato.
       *[other] Ci sono { $count } posti liberi. La partita comincia quando sono tutti occupati.
    }
lobby-fill = Occupa il posto…
lobby-fill-seat = Occupa il posto { $number }
lobby-bot-away = Rimuovi { $name }
lobby-you = Tu
lobby-here = Su questo dispositivo
lobby-away = Assente
lobby-cancel = Annulla
lobby-watching =
    { $count ->
        [one] Una persona sta guardando.
       *[other] { $count } persone stanno guardando.
    }
lobby-watch-about = Puoi anche solo guardare: il tabellone compare qui appena la partita comincia.
lobby-leave = Lascia il tavolo

lobby-no-matches = Non hai ancora giocato. Qui troverai le tue partite.
lobby-first-match = Gioca la tua prima partita
lobby-ended = Giocate
lobby-older = Mostra le partite precedenti
lobby-state-waiting = In attesa
lobby-state-playing = In corso
lobby-state-over = Finita
lobby-state-frozen = Bloccata
lobby-result-won = Hai vinto
lobby-result-shared = Vittoria condivisa
lobby-result-place = { $place }º posto
lobby-imported = Da un file
lobby-replay = Rivedi
lobby-export = Salva come file
lobby-import = Importa una partita
lobby-import-about = Scegli il file di una partita o trascinalo qui: rivedila, o continuala da dove si è fermata.
lobby-import-choose = Scegli un file
lobby-import-too-long = Questo file è troppo grande per essere una partita.
lobby-import-refused = Non riesco a leggere { $file }: { $why }

lobby-about-what = Oppidum porta i giochi da tavolo nel tuo browser: contro persone vicine e lontane, contro bot, o tutti allo stesso tavolo. Un oppidum era una città celtica in cima a un colle, dietro le mura, con un mercato al centro. Un bel posto dove incontrarsi.
lobby-about-begin = Come cominciare
lobby-about-begin-alone = «Gioca subito» ti porta dritto a un tavolo contro un bot. Il gioco ti dice che cosa puoi fare, e perché qualcosa non si può.
lobby-about-begin-friends = «Con gli amici» apre un tavolo con posti liberi. Manda il link; la partita comincia quando tutti sono seduti.
lobby-about-begin-device = Potete anche condividere un dispositivo: da’ un nome a ognuno e passatevelo.
lobby-about-table = Al tavolo
lobby-about-table-keys = Tutto funziona con mouse, dito o tastiera; premi ? al tavolo per vedere i tasti.
lobby-about-table-away = Se perdi la connessione, torna e basta: il tuo posto e la partita sono ancora lì, anche dopo giorni.
lobby-about-kept = Che cosa si conserva
lobby-about-kept-words = Il tuo nome, le impostazioni e una chiave che prova chi sei restano in questo browser. Il server conserva le partite. Non si racconta nulla a nessun altro e nulla si carica da altri siti.
lobby-about-credits = Grazie
lobby-about-credits-words = I giochi sono dei loro autori ed editori; se uno ti piace, compra la scatola. Tutte le immagini sono nostre. Il carattere dei titoli è Alegreya di Juan Pablo del Peral, quello del testo Source Sans di Paul D. Hunt, entrambi con licenza Open Font License; le icone sono di Lucide.

## Guided first match

lobby-guide-play = Imparare giocando
lobby-guide-title = La tua prima partita a { $game }?
lobby-guide-about = Una partita guidata è una vera, contro un bot facile. Brevi consigli dicono che cosa si può fare e perché conta; un clic li toglie.
lobby-guide-no = Gioca e basta
