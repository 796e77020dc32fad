### Perché qualcosa viene rifiutato: `why-<motivo>`, con i dati del rifiuto come argomenti. Le caselle si scrivono x,y; contrade e unità si contano da 1.

## Carte

why-no-such-card = Questa carta non esiste.
why-no-such-clan = I clan si contano da 1 a { $most }.
why-not-in-the-deck = La carta { $card } non è nel mazzo per questo numero di clan.
why-drawn-already = La carta { $card } è già stata pescata.
why-not-on-top =
    { $pile ->
        [upper] La carta { $card } non può essere la prossima della pila superiore.
       *[lower] La carta { $card } non può essere la prossima della pila inferiore.
    }
why-next-turn = Non ancora: questa carta è per il turno seguente.
why-not-in-hand = Non hai quella carta.
why-in-hand = Quella carta è nella tua mano, non nella fila.
why-in-the-row = Quella carta è nella fila: piazzala da lì.
why-not-in-the-row = Quella carta non è nella fila.
why-row-used = In questo turno hai già piazzato una carta della fila.
why-fits-nowhere = Per ora questa carta non trova posto.
why-not-lost = Questa carta non è stata coperta in modo da poterla riprendere.
why-seen-by-all = Tutti hanno visto questo specialista, quindi puoi tenerlo solo scoperto.
why-not-an-objective = Quando peschi puoi vendere solo un obiettivo.
why-is-a-specialist = Tieni questo specialista scoperto o coperto, o rifiutalo.
why-is-an-objective = Tieni questo obiettivo, vendilo o rendilo pubblico.
why-no-slot = Non hai un posto libero per un’altra carta.

## Piazzare una carta

why-not-a-cell = Questa non è una casella. Le caselle si scrivono come 3,-2.
why-off-the-table = Lì no: è oltre il bordo del tavolo.
why-first-card = La prima carta sta al centro, in 0,0.
why-must-place = Devi piazzare questa carta: c’è posto per lei.
why-placed-already = Il riquadro A è già in { $cell }: ora di’ dove guarda la carta.
why-covers-two = Lì no: una carta copre al massimo un riquadro, o i due di una stessa carta.
why-other-course = Lì no: il fiume in { $cell } può essere coperto solo dallo stesso corso d’acqua.
why-covers-boat = Lì no: in { $cell } c’è una barca.
why-covers-village = Lì no: in { $cell } c’è un villaggio.
why-water-against-tile = Lì no: l’acqua non può andare contro la tessera in { $cell }.
why-sea = Lì no: accanto al mare in { $cell } non può stare nulla.
why-water-mismatch = Lì no: il fiume non prosegue in { $cell }.
why-rivers-beside = Lì no: due fiumi non possono stare fianco a fianco, e ce n’è uno in { $cell }.
why-road-mismatch = Lì no: la strada non prosegue in { $cell }.
why-merges-comarcas = Lì no: due contrade diventerebbero una.
why-no-river = Lì no: una carta con acqua deve proseguire un fiume.
why-foreign-road = Lì no: prosegui una strada dove vivi, o una con una tua unità.
why-city-road = Lì no: le strade di una città fortificata altrui non si possono tagliare.
why-road-between-cities = Lì no: la strada tra due città fortificate non si può tagliare.
why-no-such-bank = I pesci possono andare solo su una di due rive: { $one } o { $other }.
why-not-generated = La tua carta non ha portato questo in quella contrada.

## Raccolta e cibo

why-no-such-comarca = Questa contrada non esiste.
why-harvested = In questo turno quella contrada è già stata raccolta.
why-no-flag = Non hai bandiere in quella contrada.
why-no-link = Non hai collegamenti inutilizzati che toccano quella contrada.
why-not-on-the-ground = Questo non è a terra in quella contrada.
why-no-room = Lì non hai posto.
why-taken-already = Troppo tardi: i carri si chiamano prima di prendere qualcosa.
why-called-already = Questo carro è già stato chiamato in questa raccolta.
why-loaded = Questo carro è carico, e si chiamano solo carri vuoti.
why-there-already = Il carro è già lì.
why-no-bridges = Non ci sono ponti che portino lì il carro.
why-food-short = Il cibo non basta per tutti. Scegli chi resta a digiuno.
why-not-your-tile = In { $cell } non c’è una tua tessera villaggio.
why-marked-already = Per la tessera in { $cell } hai già deciso.
why-small-tile = Solo una tessera grande può mangiare a metà.
why-food-enough = Il suo territorio ha cibo a sufficienza per la tessera in { $cell }.

## Azioni

why-too-many =
    { $good ->
        [wood] Non c’è tanto legno.
        [iron] Non c’è tanto ferro.
        [gold] Non c’è tanto oro.
       *[none] Puoi scambiarne al massimo { $most }.
    }
why-actions-left =
    { $amount ->
        [one] Ti resta un’azione: falla, oppure fermati e tienila in serbo.
       *[other] Ti restano { $amount } azioni: falle, oppure fermati e tienile in serbo.
    }
why-no-action-left = In questo turno non ti restano azioni.
why-no-free-step-left = Hai usato tutti i passi liberi di questo turno.
why-impossible = Adesso non c’è modo di farlo.
why-bad-amount = Questo numero qui non va: scegli da { $least } a { $most }.
why-no-such-unit = Non hai questa unità.

## Costruire

why-missing = Non basta: ti manca { $missing }.
why-missing-in-store = Non basta quello che porti: ti manca { $missing }. Le merci a terra pagano solo un villaggio piccolo.
why-no-tile-left = Le tue { $most } tessere villaggio sono tutte sul tavolo.
why-no-vehicle-left = Le tue barche e i tuoi carri, { $most } in tutto, sono già sul tavolo.
why-occupied = Lì no: { $cell } non è vuota.
why-water-end = Lì no: in { $cell } finisce l’acqua, e deve restare aperta.
why-no-road = Nessuna tua strada porta lì.
why-no-site-free = Nessun sito per villaggi è libero.
why-no-dock-free = Nessun approdo è libero.
why-no-site = Non c’è un sito adatto per un villaggio.
why-no-dock = Non c’è un approdo adatto.
why-two-arrows = Due frecce indicano { $cell }: di’ quale intendi.
why-no-village = Ci vuole un villaggio tuo.
why-no-small-tile = Quel tuo insediamento non ha una tessera villaggio piccola.
why-closed = Questa città ha già due tessere, e non può averne una terza.
why-no-room-beside = Accanto a questo villaggio non c’è una casella libera.
why-no-unit = Ci vuole un’unità tua.
why-no-vehicle = Non hai né barche né carri, e i villaggi non si possono smontare.
why-is-village = I villaggi non si possono smontare.

## Barche, carri e merci

why-no-boat = Ci vuole una barca tua.
why-no-dock-in-reach = Nessun approdo libero è raggiungibile.
why-out-of-reach = L’approdo in { $cell } è fuori portata.
why-no-cart = Ci vuole un carro tuo.
why-no-loaded-cart = Non hai carri carichi.
why-no-empty-cart = Non hai carri vuoti.
why-cart-empty = Questo carro è vuoto: muoverlo è un passo libero, non un’azione.
why-cart-loaded = Questo carro è carico: muoverlo è un’azione, non un passo libero.
why-not-there = Il carro non va nella contrada di quell’unità.
why-no-round-trip = Per riportare qualcosa ti servono una bandiera a entrambi i capi e posto per il carico.
why-nothing-stored = Non hai unità con beni; una carovana tiene ciò che porta.
why-nothing-to-move = Nessun’altra unità dello stesso territorio ha posto per ciò che hai.
why-not-stored = Questo non si trova lì.
why-not-a-unit = Solo le unità possono lasciare merci.
why-other-unit = Un’altra tua unità contiene troppo: lascia prima qualcosa da lì.

## Mercato e monete

why-no-full-lot = Il mercato non ha un lotto completo di questo.
why-coins =
    { $price ->
        [one] Costa { $price } moneta, e tu ne hai { $coins }.
       *[other] Costa { $price } monete, e tu ne hai { $coins }.
    }
why-not-enough = Non hai abbastanza per un lotto completo.
why-not-enough-food = Il cibo si vende a { $need } punti per volta, e tu ne hai { $have }.
why-sell-food = Il cibo si vende con un’azione a parte: scegli «Vendere cibo».
why-no-territory = Una carovana non conia e non fonde: serve un villaggio, una barca o un carro.
why-no-fuel =
    { $good ->
        [iron] Al fuoco serve 1 di ferro nello stesso territorio.
       *[wood] Al fuoco serve 1 di legno nello stesso territorio.
    }
why-no-gold = Dove hai combustibile non c’è oro.
why-supply-empty = Nella riserva non c’è più oro.
why-not-the-first = Scegli la prima unità di questo territorio: vale per tutte.

## Altri clan e specialisti

why-two-actions = Costa due azioni e in questo turno ne resta una sola.
why-no-shared-city = Non hai parte in nessuna città mista.
why-no-free-site = Nessun sito di quella contrada è libero.
why-no-dolmen = Sul tavolo non c’è alcun dolmen.
why-no-dolmen-in-reach = Nessun dolmen è raggiungibile con oro sufficiente, oppure hai già fatto la tua offerta a ognuno in questa fase.
why-no-dolmen-there = In { $cell } non c’è alcun dolmen.
why-offered-already = In questa fase hai già fatto un’offerta a questo dolmen.
why-dolmen-out-of-reach = Nessun tuo territorio con oro sufficiente raggiunge il dolmen in { $cell }.
why-not-enough-gold = Servono { $need } d’oro e ne hai { $have }.
why-no-feast = Nessun tuo insediamento con cibo e oro sufficienti ne raggiunge uno di un altro clan.
why-guests = Questi ospiti non sono raggiungibili, o manca cibo o oro per loro.
why-gave-already = Hai già donato oro in questa fase di azioni.
why-nobody-to-give = Nessun clan raggiungibile dal tuo oro può ricevere ora un tuo dono.
why-own-clan = Un dono va a un altro clan.
why-returned-gift = Il clan { $clan } ti ha donato oro in questa fase di azioni o nella precedente: non ancora.
why-gift-limit = Hai già donato oro al clan { $clan } { $most } volte in questa partita.
why-clan-out-of-reach = Nessun tuo territorio con oro sufficiente raggiunge un’unità del clan { $clan }.
why-no-iron = Un attacco richiede ferro in un’unità, e le tue non ne hanno.
why-peaceful = A questo tavolo i clan si lasciano in pace: niente attacchi né conversioni.
why-no-target = Nessuna unità di un altro clan è raggiungibile da una tua con ferro.
why-spirit =
    { $price ->
        [one] Una conversione costa 1 livello di spiritualità e ne hai { $have }.
       *[other] Una conversione costa { $price } livelli di spiritualità e ne hai { $have }.
    }
why-spirit-lead =
    { $lead ->
        [one] Ti serve 1 livello di spiritualità più dell’altro clan e ne hai { $have }.
       *[other] Ti servono { $lead } livelli di spiritualità più dell’altro clan e ne hai { $have }.
    }
why-nobody-to-convert = Nessun insediamento raggiungibile può essere convertito.
why-converted-already = Una bandiera di questo insediamento ha già cambiato clan in questa fase.
why-cannot-convert = Non è raggiungibile, o non hai tessera, casella o merci per la bandiera.
why-other-form = La bandiera non può cambiare clan in questo modo.
why-no-village-there = Quello non è un villaggio.
why-closed-already = Una città fortificata ha già due tessere.
why-refused-already = Il clan { $clan } l’ha già rifiutato in questa fase di azioni.
why-cannot-join = Ti servono una strada fin lì, una casella libera accanto, una tessera e le merci di entrambi i clan.
why-own-unit = Quella è una tua unità.
why-unit-out-of-reach = Quell’unità non è raggiungibile, non contiene nulla o è protetta da una città che condividete.
why-nothing-of-it = Di quello non c’è nulla da prendere.
why-none-active = Non hai specialisti attivi in casa.
why-no-specialist = Non hai specialisti sani scoperti.
why-no-specialist-there = Questa carta non è uno specialista.
why-cannot-turn-on = Non hai nulla di ciò che serve ai tuoi specialisti, o li hai già attivati o disattivati in questa fase.
why-cannot-turn-off = I tuoi specialisti attivi sono stati attivati in questa fase, o non hai posto per ciò che hanno sopra.
why-turned-already = In questa fase hai già attivato o disattivato questa carta.
why-display-empty = Nell’esposizione non ci sono specialisti.
why-not-displayed = Nell’esposizione non c’è uno specialista così.
why-none-to-sell = Non hai in casa specialisti sani e inattivi da vendere.
why-no-druid = Serve un druido attivo non usato in questa fase.
why-nobody-to-win = Non c’è nessuno specialista scoperto e senza protezione che tu possa pagare.
why-used-already = Già usato in questa fase.
why-nothing-to-do = I tuoi specialisti attivi non trovano nulla da fare.
why-empty-slot = Lì non c’è alcuna carta.
why-open-already = Questa carta è già scoperta.
why-hidden-objective = Un obiettivo coperto si scopre solo quando è raggiunto.
why-face-down = Questa carta è coperta: prima scoprila.
why-ill = Questo specialista è malato.
why-away = Questo specialista è via.
why-is-active = Uno specialista attivo non si vende: prima disattivalo.
why-other-comarca = Quel sito è in un’altra contrada rispetto alla tua città.
why-not-wanted = Questo specialista non accetta questa risorsa.
why-own-card = Questa carta è tua.
why-patriarch = Un patriarca attivo trattiene questo specialista nel suo clan.
why-not-below = Questo specialista non vale meno del tuo druido.
why-no-room-for-gold = Non hai posto per l’oro.
why-other-card = Questa carta non si può scegliere qui.
why-not-seen = Si possono tenere solo le carte viste dal veggente.
