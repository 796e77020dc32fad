### Por qué se rechaza algo: `why-<motivo>`, con los datos del rechazo como argumentos. Las casillas se escriben x,y; comarcas y unidades se cuentan desde 1.

## Cartas

why-no-such-card = Esa carta no existe.
why-no-such-clan = Los clanes se cuentan del 1 al { $most }.
why-not-in-the-deck = La carta { $card } no está en el mazo para este número de clanes.
why-drawn-already = La carta { $card } ya ha salido.
why-not-on-top =
    { $pile ->
        [upper] La carta { $card } no puede ser la siguiente del montón de arriba.
       *[lower] La carta { $card } no puede ser la siguiente del montón de abajo.
    }
why-next-turn = Todavía no: esta carta es para el turno siguiente.
why-not-in-hand = No tienes esa carta.
why-in-hand = Esa carta está en tu mano, no en la fila.
why-in-the-row = Esa carta está en la fila: colócala desde allí.
why-not-in-the-row = Esa carta no está en la fila.
why-row-used = Ya has colocado una carta de la fila en este turno.
why-fits-nowhere = Esta carta no cabe ahora en ningún sitio.
why-not-lost = Esta carta no ha quedado cubierta de modo que puedas recuperarla.
why-seen-by-all = Todos han visto a este especialista, así que solo puedes guardarlo boca arriba.
why-not-an-objective = Al robar una carta solo puedes venderla si es un objetivo.
why-is-a-specialist = Guarda a este especialista boca arriba o boca abajo, o recházalo.
why-is-an-objective = Guarda este objetivo, véndelo o hazlo público.
why-no-slot = No tienes ningún hueco libre para otra carta.

## Colocar una carta

why-not-a-cell = Eso no es una casilla. Las casillas se escriben como 3,-2.
why-off-the-table = Ahí no: queda más allá del borde de la mesa.
why-first-card = La primera carta va en el centro, en 0,0.
why-must-place = Tienes que colocar esta carta: hay sitio para ella.
why-placed-already = El cuadrado A ya está en { $cell }: di ahora hacia dónde mira la carta.
why-covers-two = Ahí no: una carta cubre como mucho un cuadrado, o los dos de una misma carta.
why-other-course = Ahí no: el río de { $cell } solo puede cubrirse con el mismo curso de agua.
why-covers-boat = Ahí no: en { $cell } hay un barco.
why-covers-village = Ahí no: en { $cell } hay un poblado.
why-water-against-tile = Ahí no: el agua no puede chocar con la loseta de { $cell }.
why-sea = Ahí no: junto al mar de { $cell } no puede haber nada.
why-water-mismatch = Ahí no: el río no continúa en { $cell }.
why-rivers-beside = Ahí no: dos ríos no pueden ir uno junto a otro, y hay uno en { $cell }.
why-road-mismatch = Ahí no: el camino no continúa en { $cell }.
why-merges-comarcas = Ahí no: dos comarcas se convertirían en una.
why-no-river = Ahí no: una carta con agua debe continuar un río.
why-foreign-road = Ahí no: continúa un camino de donde vives, o uno con una unidad tuya.
why-city-road = Ahí no: no se pueden cortar los caminos de una ciudad cerrada ajena.
why-road-between-cities = Ahí no: no se puede cortar el camino entre dos ciudades cerradas.
why-no-such-bank = Los peces solo pueden ir a una de dos orillas: { $one } o { $other }.
why-not-generated = Tu carta no ha traído eso a esa comarca.

## Recolección y comida

why-no-such-comarca = No existe esa comarca.
why-harvested = Esa comarca ya se ha recolectado en este turno.
why-no-flag = No tienes ninguna bandera en esa comarca.
why-no-link = No te queda ningún enlace sin usar que toque esa comarca.
why-not-on-the-ground = Eso no está en el suelo de esa comarca.
why-no-room = No tienes sitio para eso allí.
why-taken-already = Demasiado tarde: los carros se llaman antes de tomar nada.
why-called-already = Este carro ya ha sido llamado en esta recolección.
why-loaded = Este carro va cargado, y solo se puede llamar a carros vacíos.
why-there-already = El carro ya está allí.
why-no-bridges = No hay puentes que lleven el carro hasta allí.
why-food-short = No hay comida para todos. Elige quién pasa hambre.
why-not-your-tile = En { $cell } no hay ninguna loseta de poblado tuya.
why-marked-already = Ya has decidido sobre la loseta de { $cell }.
why-small-tile = Solo una loseta grande puede comer a medias.
why-food-enough = Su territorio tiene comida suficiente para la loseta de { $cell }.

## Acciones

why-too-many =
    { $good ->
        [wood] No hay tanta madera.
        [iron] No hay tanto hierro.
        [gold] No hay tanto oro.
       *[none] Puedes cambiar { $most } como máximo.
    }
why-actions-left =
    { $amount ->
        [one] Te queda una acción: hazla, o para y guárdala.
       *[other] Te quedan { $amount } acciones: hazlas, o para y guárdalas.
    }
why-no-action-left = No te quedan acciones en este turno.
why-no-free-step-left = Has usado todos los pasos libres de este turno.
why-impossible = Ahora no hay manera de hacer eso.
why-bad-amount = Ese número no sirve aquí: elige de { $least } a { $most }.
why-no-such-unit = No tienes esa unidad.

## Construir

why-missing = No te alcanza: te falta { $missing }.
why-missing-in-store = No te alcanza con lo que llevas: te falta { $missing }. Los recursos del suelo solo pagan un poblado pequeño.
why-no-tile-left = Tus { $most } losetas de poblado están todas en la mesa.
why-no-vehicle-left = Tus { $most } barcos y carros están todos en la mesa.
why-occupied = Ahí no: { $cell } no está vacía.
why-water-end = Ahí no: en { $cell } termina el agua, y debe quedar abierta.
why-no-road = Ningún camino tuyo lleva allí.
why-no-site-free = No hay ninguna ubicación de poblado libre.
why-no-dock-free = No hay ningún embarcadero libre.
why-no-site = No hay ubicación de poblado para eso.
why-no-dock = No hay embarcadero para eso.
why-two-arrows = Dos flechas señalan { $cell }: di a cuál te refieres.
why-no-village = Para eso hace falta un poblado tuyo.
why-no-small-tile = Ese asentamiento tuyo no tiene ninguna loseta de poblado pequeña.
why-closed = Esta ciudad ya tiene dos losetas, y no puede haber una tercera.
why-no-room-beside = Junto a este poblado no hay ninguna casilla libre.
why-no-unit = Para eso hace falta una unidad tuya.
why-no-vehicle = No tienes ni barcos ni carros, y los poblados no se pueden desmontar.
why-is-village = Los poblados no se pueden desmontar.

## Barcos, carros y recursos

why-no-boat = Para eso hace falta un barco tuyo.
why-no-dock-in-reach = No hay ningún embarcadero libre al alcance.
why-out-of-reach = El embarcadero de { $cell } está fuera de alcance.
why-no-cart = Para eso hace falta un carro tuyo.
why-no-loaded-cart = No tienes ningún carro cargado.
why-no-empty-cart = No tienes ningún carro vacío.
why-cart-empty = Este carro está vacío: moverlo es un paso libre, no una acción.
why-cart-loaded = Este carro va cargado: moverlo es una acción, no un paso libre.
why-not-there = El carro no va a la comarca de esa unidad.
why-no-round-trip = Para traer algo de vuelta necesitas una bandera en los dos extremos y sitio para la carga.
why-nothing-stored = No tienes ninguna unidad con bienes; una caravana conserva lo que lleva.
why-nothing-to-move = Ninguna otra unidad del mismo territorio tiene sitio para lo que tienes.
why-not-stored = Eso no está almacenado allí.
why-not-a-unit = Solo las unidades pueden dejar recursos.
why-other-unit = Otra unidad tuya guarda demasiado: deja primero algo de ella.

## Mercado y monedas

why-no-full-lot = El mercado no tiene ningún lote completo de eso.
why-coins =
    { $price ->
        [one] Cuesta { $price } moneda, y tienes { $coins }.
       *[other] Cuesta { $price } monedas, y tienes { $coins }.
    }
why-not-enough = No tienes bastante para un lote completo.
why-not-enough-food = La comida se vende de { $need } en { $need } puntos, y tienes { $have }.
why-sell-food = La comida se vende con otra acción: elige «Vender comida».
why-no-territory = Una caravana no acuña ni funde: hace falta un poblado, un barco o un carro.
why-no-fuel =
    { $good ->
        [iron] El fuego necesita 1 de hierro en el mismo territorio.
       *[wood] El fuego necesita 1 de madera en el mismo territorio.
    }
why-no-gold = No hay oro donde tienes combustible.
why-supply-empty = Ya no queda oro en la reserva.
why-not-the-first = Elige la primera unidad de este territorio: representa a todas.

## Otros clanes y especialistas

why-two-actions = Eso cuesta dos acciones y en este turno solo te queda una.
why-no-shared-city = No tienes parte en ninguna ciudad mixta.
why-no-free-site = No hay ninguna ubicación libre en esa comarca.
why-no-dolmen = No hay ningún dolmen sobre la mesa.
why-no-dolmen-in-reach = Ningún dolmen está al alcance de oro suficiente, o ya has hecho tu ofrenda en todos en esta fase.
why-no-dolmen-there = En { $cell } no hay ningún dolmen.
why-offered-already = Ya has hecho una ofrenda en este dolmen en esta fase.
why-dolmen-out-of-reach = Ningún territorio tuyo con oro suficiente llega al dolmen de { $cell }.
why-not-enough-gold = Hacen falta { $need } de oro y tienes { $have }.
why-no-feast = Ningún asentamiento tuyo con comida y oro suficientes llega a uno de otro clan.
why-guests = Esos invitados no están al alcance, o falta comida u oro para ellos.
why-gave-already = Ya has regalado oro en esta fase de acciones.
why-nobody-to-give = Ningún clan al alcance de tu oro puede recibir ahora un regalo tuyo.
why-own-clan = Un regalo es para otro clan.
why-returned-gift = El clan { $clan } te regaló oro en esta fase de acciones o en la anterior: todavía no.
why-gift-limit = Ya has regalado oro al clan { $clan } { $most } veces en esta partida.
why-clan-out-of-reach = Ningún territorio tuyo con oro suficiente llega a una unidad del clan { $clan }.
why-no-iron = Para atacar hace falta hierro en una unidad, y las tuyas no tienen.
why-peaceful = En esta mesa los clanes se dejan en paz: no hay ataques ni conversiones.
why-no-target = Ninguna unidad de otro clan está al alcance de una tuya con hierro.
why-spirit =
    { $price ->
        [one] Una conversión cuesta 1 nivel de espiritualidad y tienes { $have }.
       *[other] Una conversión cuesta { $price } niveles de espiritualidad y tienes { $have }.
    }
why-spirit-lead =
    { $lead ->
        [one] Necesitas 1 nivel de espiritualidad más que el otro clan y tienes { $have }.
       *[other] Necesitas { $lead } niveles de espiritualidad más que el otro clan y tienes { $have }.
    }
why-nobody-to-convert = Ningún asentamiento a tu alcance puede convertirse.
why-converted-already = Una bandera de este asentamiento ya ha cambiado de bando en esta fase.
why-cannot-convert = No está al alcance, o no tienes loseta, casilla o recursos para la bandera.
why-other-form = La bandera no puede cambiar de bando así.
why-no-village-there = Eso no es un poblado.
why-closed-already = Una ciudad cerrada ya tiene dos losetas.
why-refused-already = El clan { $clan } ya lo ha rechazado en esta fase de acciones.
why-cannot-join = Necesitas un camino hasta allí, una casilla libre al lado, una loseta y los recursos de ambos clanes.
why-own-unit = Esa unidad es tuya.
why-unit-out-of-reach = Esa unidad no está al alcance, no guarda nada o la protege una ciudad que compartís.
why-nothing-of-it = De eso no hay nada que tomar.
why-none-active = No tienes ningún especialista activo en casa.
why-no-specialist = No tienes ningún especialista sano descubierto.
why-no-specialist-there = Esta carta no es un especialista.
why-cannot-turn-on = No tienes nada de lo que necesitan tus especialistas, o ya los has cambiado en esta fase.
why-cannot-turn-off = Tus especialistas activos se activaron en esta fase, o no tienes sitio para lo que llevan.
why-turned-already = Ya has activado o desactivado esta carta en esta fase.
why-display-empty = No hay especialistas en el expositor.
why-not-displayed = En el expositor no hay ningún especialista así.
why-none-to-sell = No tienes en casa ningún especialista sano e inactivo que vender.
why-no-druid = Hace falta un druida activo que no se haya usado en esta fase.
why-nobody-to-win = No hay ningún especialista descubierto y sin protección que puedas pagar.
why-used-already = Ya se ha usado en esta fase.
why-nothing-to-do = Tus especialistas activos no encuentran nada que hacer.
why-empty-slot = Ahí no hay ninguna carta.
why-open-already = Esta carta ya está descubierta.
why-hidden-objective = Un objetivo oculto solo se descubre al cumplirse.
why-face-down = Esta carta está boca abajo: descúbrela primero.
why-ill = Este especialista está enfermo.
why-away = Este especialista está fuera.
why-is-active = Un especialista activo no se vende: desactívalo antes.
why-other-comarca = Esa ubicación está en otra comarca que tu ciudad.
why-not-wanted = Este especialista no acepta eso.
why-own-card = Esta carta es tuya.
why-patriarch = Un patriarca activo retiene a este especialista en su clan.
why-not-below = Este especialista no vale menos que tu druida.
why-no-room-for-gold = No tienes sitio para el oro.
why-other-card = Esta carta no se puede elegir aquí.
why-not-seen = Solo se pueden guardar las cartas que ha visto el vate.
