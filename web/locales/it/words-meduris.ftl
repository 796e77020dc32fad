### Perché qualcosa viene rifiutato: `why-<motivo>`, con i dati del rifiuto come argomenti. Le caselle si contano da 0.

## Preparazione

why-chips-too-near = Troppo vicino: tra due gettoni bonus devono esserci almeno tre caselle senza gettone.
why-chips-no-room = Lì no: gli altri gettoni bonus non avrebbero più posto.
why-chips-in-order = Lì no: il caso posa i gettoni bonus in ordine crescente, il prossimo su una casella da { $first } a { $last }.
why-no-such-field = La casella { $field } non esiste.

## Lavoratori e materiali

why-plateau-full =
    { $material ->
        [wood] L’altopiano del legno è pieno: ci sono già tre lavoratori.
        [wool] L’altopiano della lana è pieno: ci sono già tre lavoratori.
        [copper] L’altopiano del rame è pieno: ci sono già tre lavoratori.
       *[stone] L’altopiano della pietra è pieno: ci sono già tre lavoratori.
    }
why-same-plateau =
    { $material ->
        [wood] Questo lavoratore è già sull’altopiano del legno: scegline un altro.
        [wool] Questo lavoratore è già sull’altopiano della lana: scegline un altro.
        [copper] Questo lavoratore è già sull’altopiano del rame: scegline un altro.
       *[stone] Questo lavoratore è già sull’altopiano della pietra: scegline un altro.
    }
why-not-your-worker =
    { $material ->
        [wood] All’altezza { $height } dell’altopiano del legno non c’è nessun tuo lavoratore.
        [wool] All’altezza { $height } dell’altopiano della lana non c’è nessun tuo lavoratore.
        [copper] All’altezza { $height } dell’altopiano del rame non c’è nessun tuo lavoratore.
       *[stone] All’altezza { $height } dell’altopiano della pietra non c’è nessun tuo lavoratore.
    }
why-stock-empty =
    { $material ->
        [wood] Nella riserva comune non c’è più legno.
        [wool] Nella riserva comune non c’è più lana.
        [copper] Nella riserva comune non c’è più rame.
       *[stone] Nella riserva comune non c’è più pietra.
    }
why-hand-empty =
    { $material ->
        [wood] Non hai legno.
        [wool] Non hai lana.
        [copper] Non hai rame.
       *[stone] Non hai pietra.
    }

## Costruire e pagare

why-no-hut-left = Non hai più capanne da costruire.
why-no-temple-left = Non hai più templi da costruire.
why-built = Lì no: sulla casella { $field } c’è già un edificio.
why-chip-field = Lì no: sulla casella { $field } c’è un gettone bonus, e su un gettone non può stare un tempio.
why-missing =
    Non basta. Ti manca ancora: { $missing }.{ $rate ->
        [0] { "" }
       *[other] { " " }Ma puoi darne altri { $rate } per ognuno che ti manca.
    }
why-nothing-to-exchange = Qui non puoi sostituire nulla: o non c’è niente da pagare, o non hai altri tre materiali da dare per uno.
why-lacking-only = Hai tutto quello che serve qui, e puoi sostituire solo ciò che non hai.
why-bad-amount =
    { $material ->
        [wood] Con questa quantità di legno il pagamento non torna: puoi scegliere come minimo { $least } e come massimo { $most }.
        [wool] Con questa quantità di lana il pagamento non torna: puoi scegliere come minimo { $least } e come massimo { $most }.
        [copper] Con questa quantità di rame il pagamento non torna: puoi scegliere come minimo { $least } e come massimo { $most }.
       *[stone] Con questa quantità di pietra il pagamento non torna: puoi scegliere come minimo { $least } e come massimo { $most }.
    }

## Doni sacrificali

why-no-chip = Sotto questa capanna non c’è nessun gettone druido.
why-not-wanted =
    { $material ->
        [wood] Qui il druido non chiede legno.
        [wool] Qui il druido non chiede lana.
        [copper] Qui il druido non chiede rame.
       *[stone] Qui il druido non chiede pietra.
    }
