### How to play Carcassonne: sections, steps, symbols and points of src/oppidum/games/carcassonne/learn/how.toml.

how-carcassonne-goal = Lo scopo
    .text = Insieme costruite un solo paesaggio di città, strade, monasteri e prati, una tessera alla volta. I seguaci che vi lasci ti danno punti. Alla fine vince chi ha più punti.
how-carcassonne-turn = Il tuo turno
    .text = Quattro brevi passi; poi tocca al giocatore successivo.
how-carcassonne-turn-draw = Pesca una tessera
    .text = Ricevi una tessera, e tutti la vedono. Aspetta nell’angolo del tabellone.
how-carcassonne-turn-place = Piazzala
    .text = Deve toccare una tessera sul tavolo, e ogni lato che si tocca deve combaciare: città con città, strada con strada, prato con prato. Girala come vuoi; le caselle dove combacia si illuminano.
how-carcassonne-turn-send = Manda un seguace, se vuoi
    .text = Ne hai { $followers }. Uno può andare sulla tessera che hai appena piazzato: nella città, sulla strada, nel monastero o nel prato. Ma lì non deve esserci ancora nessuno, in nessun punto di quella città, strada o prato.
how-carcassonne-turn-score = I punti arrivano da soli
    .text = Ciò che ora è completo dà subito punti, chiunque l’abbia completato, e i suoi seguaci tornano a casa per ripartire. Una città è completa quando le mura sono chiuse; una strada quando i suoi due capi arrivano a una città, a un monastero o a un incrocio; un monastero quando ha tessere tutt’intorno.
how-carcassonne-sharing = Condividere
    .text =
        Non puoi mandare un seguace in una città occupata. Ma puoi cominciarne una tua lì accanto e unire le due con una tessera successiva. { $option_sharing ->
            [majority] Allora chi vi ha più cavalieri prende tutti i punti; se c’è parità, tutti i pari merito li prendono per intero.
           *[everyone] Allora chiunque vi abbia un cavaliere prende tutti i punti.
        } Le strade si condividono allo stesso modo.
how-carcassonne-farmers = Contadini
    .text =
        Un contadino si sdraia in un prato e ci resta fino alla fine: questo seguace non torna a casa. Allora ogni città completa che tocca il prato dà { $farm_points } punti. { $option_farms ->
            [field] In ogni prato prende punti solo chi ha più contadini;
           *[city] Ogni città dà punti solo a chi ha più contadini nei prati attorno;
        } se c’è parità, ognuno prende tutti i punti. Pochi contadini, mandati presto in prati grandi, valgono molto.
how-carcassonne-symbols = Che cosa vedi sul tabellone
    .text = Tutto è disegnato sulle tessere. Una cornice chiara mostra l’ultima tessera piazzata.
how-carcassonne-points = Come si fanno punti
    .text = La maggior parte dei punti arriva durante la partita, appena qualcosa è completo. Alla fine, ciò che è ancora incompleto rende un poco.
how-carcassonne-end = La fine
    .text = Quando l’ultima tessera è stata piazzata, si conta ciò che è incompleto e poi i contadini. Vince chi ha più punti; chi ne ha lo stesso numero condivide la vittoria.

## Symbols

how-carcassonne-signs-land = Sulle tessere
how-carcassonne-sign-city = Città
    .text = dentro le mura, con le sue case
how-carcassonne-sign-shield = Stemma
    .text = fa valere di più la sua città
how-carcassonne-sign-road = Strada
    .text = prosegue sulla tessera accanto
how-carcassonne-sign-crossing = Incrocio
    .text = qui le strade finiscono; ognuna è una strada a sé
how-carcassonne-sign-cloister = Monastero
    .text = servono tessere su tutte le otto caselle attorno
how-carcassonne-sign-field = Prato
    .text = tutto il verde unito; lo dividono strade, città e fiumi
how-carcassonne-sign-river = Fiume
    .text = solo nelle partite con il Fiume; divide i prati, e nessuno ci sta sopra
how-carcassonne-signs-followers = Seguaci
how-carcassonne-sign-knight = Cavaliere
    .text = sta in una città
how-carcassonne-sign-robber = Brigante
    .text = sta su una strada
how-carcassonne-sign-monk = Monaco
    .text = vive in un monastero
how-carcassonne-sign-farmer = Contadino
    .text = è sdraiato in un prato fino alla fine

## Points

how-carcassonne-worth-city = Una città completa
    .worth = { $points_city_tile } per tessera
how-carcassonne-worth-shield = Uno stemma in una città completa
    .worth = { $points_city_shield } in più
how-carcassonne-worth-small = Una città completa di due sole tessere
    .worth = { $small_city ->
        [4] { "" }
       *[2] { $small_city } in tutto
    }
how-carcassonne-worth-road = Una strada, completa o no
    .worth = { $points_road_tile } per tessera
how-carcassonne-worth-cloister = Un monastero, completo o no
    .worth = { $points_cloister_tile } per sé, { $points_cloister_tile } per ogni tessera attorno
how-carcassonne-worth-open = Una città ancora incompleta alla fine
    .worth = { $points_open_city_tile } per tessera
how-carcassonne-worth-open-shield = Uno stemma in una città così
    .worth = { $points_open_city_shield } in più
how-carcassonne-worth-farm = Alla fine, una città completa accanto ai tuoi contadini
    .worth = { $farm_points }
