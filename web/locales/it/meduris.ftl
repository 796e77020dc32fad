# Il tabellone di Meduris: che cosa si chiede, le caselle e il druido a parole, il registro, la tastiera.

## What is asked

meduris-tell =
    { $phase ->
        [chips] Metti un gettone bonus su una casella illuminata.
        [kinds] Si scoprono i gettoni bonus.
        [workers] Metti un lavoratore su uno dei quattro altopiani.
       *[roll] Si tira il dado.
    }
meduris-tell-rolled =
    { $whose ->
        [me] { $phase ->
            [take] Hai tirato +1: prendi un materiale a tua scelta.
           *[return] Hai tirato −1: restituisci un materiale.
        }
       *[other] { $phase ->
            [take] { $name } ha tirato +1: prendi un materiale a tua scelta.
           *[return] { $name } ha tirato −1: restituisci un materiale.
        }
    }
meduris-tell-act = Costruisci su una casella illuminata, oppure sposta un tuo lavoratore per il grande raccolto.
meduris-tell-move = Ora non puoi costruire: sposta un tuo lavoratore per il grande raccolto.
meduris-tell-last = È il tuo ultimo turno.
meduris-tell-lap = L’ultimo giro.
meduris-tell-offer = Il druido è davanti alla tua capanna sulla casella { $number }. Che cosa gli offri?
meduris-tell-pay =
    { $what ->
        [hut] Scegli come paghi la capanna sulla casella { $number }.
        [temple] Scegli come paghi il tempio sulla casella { $number }.
       *[other] Scegli come paghi il tuo dono sulla casella { $number }.
    }
meduris-choose-material =
    { $phase ->
        [take] Prendi un materiale
        [return] Restituisci un materiale
       *[workers] Metti un lavoratore su un altopiano
    }
meduris-build-hut = Capanna
meduris-build-temple = Tempio
meduris-trade =
    { $what ->
        [hut] Costruire una capanna e scegliere il pagamento: altri tre ne sostituiscono uno
       *[temple] Costruire un tempio e scegliere il pagamento: altri tre ne sostituiscono uno
    }
meduris-lifted = Scegli un altopiano illuminato per questo lavoratore.
meduris-put-chip = Metti qui il gettone
meduris-offer-title = Un dono sulla casella { $number }
meduris-offer-asks = Chiede:
meduris-offer-about =
    { $size ->
        [one] Una capanna sola.
       *[other] Un insediamento di { $size } capanne.
    } Punti per un materiale: { $one }; per tutti e due: { $both }.
meduris-offer =
    { $kind ->
        [nothing] Niente
        [offer-one] { $material ->
            [wood] Legno
            [wool] Lana
            [copper] Rame
           *[stone] Pietra
        }
        [offer-both] Tutti e due
        [offer-chip] Gettone druido
        [exchange-one] Uno con 3 : 1
       *[exchange-both] Due con 3 : 1
    }
meduris-points =
    { $points ->
        [-1] punto
        [one] punto
       *[other] punti
    }
meduris-pay-title =
    { $what ->
        [hut] La capanna sulla casella { $number }
        [temple] Il tempio sulla casella { $number }
       *[other] Il dono sulla casella { $number }
    }
meduris-pay-need = Occorre:
meduris-pay-given = In cambio dai già:
meduris-pay-ask =
    { $kind ->
        [replace] Occorre { $of }: quante unità di { $material } sostituisci, ognuna con altre tre?
        [one] Al posto di uno dei due materiali devi darne altri { $left }: quanti di { $material }, al massimo { $most }?
       *[give] Al posto di { $of } devi dare altri { $left } materiali: quanti di { $material }, al massimo { $most }?
    }
meduris-pay-less = Meno
meduris-pay-more = Più
meduris-pay-confirm =
    { $kind ->
        [replace] Sostituisci { $amount }
       *[give] Dai { $amount }
    }

## Materials, plots and the druid

meduris-material =
    { $material ->
        [wood] legno
        [wool] lana
        [copper] rame
       *[stone] pietra
    }
meduris-amount =
    { $material ->
        [wood] { $amount } di legno
        [wool] { $amount } di lana
        [copper] { $amount } di rame
       *[stone] { $amount } di pietra
    }
meduris-plateau = Altopiano: { $material }, { $stock } nella riserva
meduris-plot = Casella { $number }, { $first } e { $second }
meduris-plot-title = Casella { $number }
meduris-plot-before = Casella precedente
meduris-plot-after = Casella successiva
meduris-hut-of = capanna di { $name }
meduris-temple-of = tempio di { $name }
meduris-temple-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } alla fine
meduris-chip =
    { $chip ->
        [two] gettone bonus: { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }
        [hut] gettone bonus: capanna gratis
        [druid] gettone druido
       *[unknown] gettone bonus coperto
    }
meduris-chip-about =
    { $chip ->
        [two] Una capanna qui porta subito { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }.
        [hut] Una capanna qui non costa niente.
       *[druid] Resta sotto la capanna: una volta vale come dono di tutti e due i materiali.
    }
meduris-rune =
    { $rune ->
        [snake] Serpente
        [box] Riquadro
        [sprout] Germoglio
        [arch] Arco
        [whirl] Vortice
        [waves] Onde
        [ladder] Scala
        [hook] Uncino
       *[arrow] Freccia
    }
meduris-nobody = nessuno
meduris-cursor-rune = Runa { $rune }, ce l’ha { $owner }
meduris-cursor-may = Puoi costruire qui
meduris-cursor-goal = Puoi sceglierlo
meduris-cost = Una capanna costa { $amounts }
meduris-cost-free = Una capanna è gratis
meduris-card-hut = Una capanna costa
meduris-free = gratis
meduris-takes-rune = Prendi la pietra runica.
meduris-takes-rune-from = Togli la pietra runica a { $owner }.
meduris-temple-brings =
    { $points ->
        [0] Con le capanne di adesso, niente alla fine.
        [one] Con le capanne di adesso, 1 punto alla fine.
       *[other] Con le capanne di adesso, { $points } punti alla fine.
    }
meduris-unverified = Questa casella è una nostra ricostruzione.
meduris-walk-stone = Il druido passa alla sua prossima casella roccia.
meduris-walk-none = Il druido non chiede niente a nessuno.
meduris-walk-stop = { $name } (casella { $number })
meduris-walk-asks = Il druido chiede un dono a { $stops }.
meduris-walk-crossing = Il druido attraversa il grande fiume, dove contano le pietre runiche: { $gains }.
meduris-druid-at = Il druido è alla casella { $number }.
meduris-druid-stone = Il druido è sulla casella roccia { $stone } di 3.
meduris-druid-temple = Il druido è nel suo santuario.
meduris-face =
    { $face ->
        [wood] Legno: 1 per ogni lavoratore lassù
        [wool] Lana: 1 per ogni lavoratore lassù
        [copper] Rame: 1 per ogni lavoratore lassù
        [stone] Pietra: 1 per ogni lavoratore lassù
        [any] Ogni giocatore prende 1 a sua scelta
       *[minus] Ogni giocatore restituisce 1
    }
meduris-hand = I tuoi materiali
meduris-others = Dietro gli altri cartoncini
meduris-count =
    { $count ->
        [one] { $name }: 1 materiale
       *[other] { $name }: { $count } materiali
    }

## What explains itself when it is pointed at

meduris-explain-druid-moves =
    { $what ->
        [building] Ogni edificio
       *[hut] Ogni capanna
    }{ $way ->
        [stones] { "" } lo porta alla prossima casella roccia, e dalla terza alla prossima capanna, in senso orario.
       *[ring] { "" } lo porta alla prossima capanna, in senso orario.
    }
meduris-explain-druid-asks =
    A una capanna chiede al suo proprietario i due materiali della casella. Uno di essi porta { $one ->
        [one] 1 punto
       *[other] { $one } punti
    }, tutti e due portano un punto per ogni capanna dell’insediamento; chi non offre niente perde { $lost ->
        [one] 1 punto
       *[other] { $lost } punti
    }.
meduris-explain-river = Il grande fiume
meduris-explain-river-about =
    Scorre tra la casella { $last } e la casella 0. Ogni volta che il druido lo attraversa, ogni pietra runica porta { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } a chi ce l’ha.
meduris-explain-river-now = Adesso sarebbe: { $gains }.
meduris-explain-river-nobody = Nessuno ha ancora una pietra runica.
meduris-explain-river-lap = Nell’ultimo giro qui le pietre runiche non si contano.
meduris-explain-area = Zona runica { $rune }, caselle da { $first } a { $last }
meduris-explain-rune-free = Nessuno ha ancora la sua pietra runica: la prende chi costruisce qui la prima capanna.
meduris-explain-rune-owner = { $owner } ha la sua pietra runica. La prende chi costruisce qui la prossima capanna.
meduris-explain-rune-brings =
    Una pietra runica porta { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } ogni volta che il druido attraversa il grande fiume. Alla fine ognuna in più porta più della precedente.
meduris-explain-rune-player =
    { $runes ->
        [0] { $name }: nessuna pietra runica
        [one] { $name }: 1 pietra runica
       *[other] { $name }: { $runes } pietre runiche
    }; { $points } alla fine, con una in più { $next }.
meduris-explain-chip-hidden = Si scopre quando sono tutti sul tabellone.
meduris-explain-chip-under = Sotto la capanna di { $owner } sulla casella { $number }. Una volta vale come dono di tutti e due i materiali.
meduris-explain-plateau-die = Quando il dado mostra questo materiale, ogni lavoratore qui ne porta 1 al suo proprietario.
meduris-explain-plateau-big = Quando un lavoratore arriva qui, tutti i lavoratori qui portano questo materiale ai loro proprietari: il più basso 1, il secondo 2, il terzo 3.

## The log

meduris-move =
    { $kind ->
        [hut] Capanna sulla casella { $number }
        [hut-exchange] Capanna sulla casella { $number }, pagando tre per uno
        [temple] Tempio sulla casella { $number }
        [temple-exchange] Tempio sulla casella { $number }, pagando tre per uno
        [chip] Gettone sulla casella { $number }
        [move] Lavoratore ({ $from } → { $to })
        [worker] Lavoratore ({ $from })
        [take] Prendere { $from }
        [return] Restituire { $from }
        [replace] Sostituire { $number } di { $from }, ognuno con altri tre
        [replace-none] Non sostituire { $from }
        [give-none] Non dare { $from }
        [give] Dare { $number } di { $from }
        [nothing] Non offrire niente
        [offer-one] Offrire { $from }
        [offer-both] Offrire tutti e due i materiali
        [offer-chip] Offrire il gettone druido
        [exchange-one] Offrire altri tre al posto di uno
       *[exchange-both] Offrire tutti e due, altri tre al posto di uno
    }
meduris-line-chips = Sono stati disposti sei gettoni bonus.
meduris-line-roll =
    { $face ->
        [wood] Il dado ha portato legno a nessuno.
        [wool] Il dado ha portato lana a nessuno.
        [copper] Il dado ha portato rame a nessuno.
        [stone] Il dado ha portato pietra a nessuno.
        [any] Il dado ha mostrato +1: ogni giocatore prende un materiale.
       *[minus] Il dado ha mostrato −1: chi ha materiali ne restituisce uno.
    }
meduris-line-yield =
    { $face ->
        [wood] Il dado ha portato legno: { $gains }.
        [wool] Il dado ha portato lana: { $gains }.
        [copper] Il dado ha portato rame: { $gains }.
       *[stone] Il dado ha portato pietra: { $gains }.
    }
meduris-line-big-yield =
    { $material ->
        [wood] Il grande raccolto ha portato legno: { $gains }.
        [wool] Il grande raccolto ha portato lana: { $gains }.
        [copper] Il grande raccolto ha portato rame: { $gains }.
       *[stone] Il grande raccolto ha portato pietra: { $gains }.
    }
meduris-line-big-nothing =
    { $material ->
        [wood] Non c’era più legno per il grande raccolto.
        [wool] Non c’era più lana per il grande raccolto.
        [copper] Non c’era più rame per il grande raccolto.
       *[stone] Non c’era più pietra per il grande raccolto.
    }
meduris-line-gain = { $name } +{ $amount }
meduris-line = { $name } { $deeds }.
meduris-line-built =
    { $what ->
        [hut] ha costruito una capanna sulla casella { $number }
        [temple] ha costruito un tempio sulla casella { $number }
        [hut-exchange] ha costruito una capanna sulla casella { $number } pagando tre per uno
        [temple-exchange] ha costruito un tempio sulla casella { $number } pagando tre per uno
       *[chip] ha messo un gettone sulla casella { $number }
    }
meduris-line-moved = ha spostato un lavoratore ({ $from } → { $to })
meduris-line-material =
    { $verb ->
        [worker] ha messo un lavoratore su un altopiano ({ $material })
        [take] ha preso { $material }
       *[return] ha restituito { $material }
    }
meduris-line-offered =
    { $kind ->
        [nothing] non ha offerto niente
        [offer-one] ha offerto { $material }
        [offer-both] ha offerto tutti e due i materiali
        [offer-chip] ha offerto il gettone druido
        [exchange-one] ha offerto altri tre al posto di un materiale
       *[exchange-both] ha offerto tutti e due, con altri tre al posto di uno
    }
meduris-award-chip = gettone bonus
meduris-award-one = un materiale per il druido
meduris-award-both =
    { $huts ->
        [one] tutti e due i materiali in una capanna sola
       *[other] tutti e due i materiali in un insediamento di { $huts }
    }
meduris-award-refusal = niente per il druido
meduris-award-druid-chip =
    { $huts ->
        [one] gettone druido in una capanna sola
       *[other] gettone druido in un insediamento di { $huts }
    }
meduris-award-crossing =
    { $runes ->
        [one] fiume attraversato, con 1 pietra runica
       *[other] fiume attraversato, con { $runes } pietre runiche
    }
meduris-award-temple =
    { $count ->
        [one] { $one ->
            [1] tempio accanto a una capanna sola
           *[other] tempio accanto a un insediamento di { $huts } capanne
        }
       *[other] tempio tra file di { $huts } capanne
    }
meduris-award-runes =
    { $runes ->
        [one] alla fine, 1 pietra runica
       *[other] alla fine, { $runes } pietre runiche
    }
award-chip = Gettoni bonus
award-offering = Doni
award-refusal = Nessun dono
award-druid-chip = Gettoni druido
award-crossing = Rune al fiume
award-temple = Templi
award-runes = Rune alla fine

## The board

meduris-board = Tabellone: la montagna e il suo anello di caselle
meduris-board-help = Percorri l’anello con le frecce, o vai con N alla prossima casella illuminata. W passa per gli altopiani. Invio apre una casella o solleva un lavoratore, le cifre scelgono.
meduris-text-board = Il tabellone a parole
meduris-text-plateaus = Altopiani
meduris-text-stack = Lavoratori dal basso in alto: { $workers }
meduris-text-no-workers = Nessun lavoratore
meduris-text-druid = Druido
meduris-text-runes = Pietre runiche
meduris-text-plots = { $count } caselle
meduris-side-druid = Il druido
meduris-side-next = Dopo il prossimo tempio:
meduris-side-lap = L’ultimo giro: il druido visita ancora una volta tutte le capanne.
meduris-side-ending = { $name } ha costruito tutto. Gli altri hanno ancora un turno.
meduris-side-players = Che cosa resta
meduris-side-end = Se finisse ora: { $temples } per i templi, { $runes } per le rune
meduris-side-left =
    Da costruire: { $huts ->
        [one] 1 capanna
       *[other] { $huts } capanne
    } e { $temples ->
        [one] 1 tempio
       *[other] { $temples } templi
    }. { $materials ->
        [one] 1 materiale.
       *[other] { $materials } materiali.
    }
meduris-side-no-runes = nessuna pietra runica
meduris-side-stock = Nella riserva
meduris-side-chips = Gettoni bonus
meduris-side-board = Questo lato del tabellone
meduris-side-guessed = { $count } caselle, tra la { $first } e la { $last }, sono la nostra ricostruzione del lato per quattro giocatori: solo le altre si conoscono da immagini dell’originale.

## The keyboard

meduris-key-walk = Percorrere l’anello
meduris-key-next = Prossima casella illuminata
meduris-key-plateau = Prossimo altopiano
meduris-key-explain = Spiegare il druido, il fiume, le pietre runiche, i gettoni e gli altopiani, uno dopo l’altro
meduris-key-enter = Aprire una casella, sollevare o posare un lavoratore
meduris-key-choose = Scegliere un pulsante della scheda
meduris-key-leave = Chiudere la scheda, rimettere il lavoratore
meduris-key-zoom = Avvicina, allontana
meduris-key-fit = Mostrare tutto
