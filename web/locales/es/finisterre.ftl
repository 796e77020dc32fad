# Around the map of Finisterre: what is asked, the choices, the panels, the log, the keyboard.

## What is asked

finisterre-tell =
    { $phase ->
        [first] Se sortea el clan que empieza.
        [deal] Se reparten cartas.
        [card] ¿Qué carta juegas?
        [square] Coloca la carta: elige una casilla iluminada y gira la carta a tu gusto.
        [facing] ¿Hacia qué lado va la carta?
        [recover] Tu carta ha cubierto otra. ¿La devuelves a tu mano?
        [bank] Se juntan { $fish } peces: ¿en qué orilla está el impar?
        [find] Toma uno de los recursos que han aparecido.
        [keep] ¿Qué haces con tu carta { $card }?
        [harvest] ¿En qué comarca se recolecta ahora?
        [take] { $amount ->
            [one] Toma un recurso del suelo de la { $comarca }.
           *[other] Toma hasta { $amount } recursos del suelo de la { $comarca }.
        }
        [link] Tu enlace trae un recurso: ¿de qué comarca?
        [link-take] ¿Qué recurso de la { $comarca } trae tu enlace?
        [feed] Falta comida: ¿quién pasa hambre?
        [menu] ¿Qué comida se come primero?
        [carry] { $amount ->
            [one] Tienes una acción guardada. ¿La vendes?
           *[other] Tienes { $amount } acciones guardadas. ¿Cuántas vendes?
        }
        [owe] { $amount ->
            [one] Debes una acción. ¿La saldas?
           *[other] Debes { $amount } acciones. ¿Cuántas saldas?
        }
        [act] { $amount ->
            [one] Tienes una acción: ¿qué haces?
           *[other] Tienes { $amount } acciones: ¿qué haces?
        }
        [free] { $amount ->
            [one] Has hecho tus acciones. Te queda un paso libre; si no, termina tu turno.
           *[other] Has hecho tus acciones. Te quedan { $amount } pasos libres; si no, termina tu turno.
        }
        [consent] { $name } quiere compartir tu ciudad. ¿Aceptas?
        [defend] Te atacan: ¿cuánto hierro gastas en la defensa?
        [loot] Tu ataque triunfa: ¿qué te llevas?
        [rescue] Tu gente se va: ¿qué recursos salvas?
        [form] ¿Cómo se convierten?
        [overflow] No hay sitio para todo: ¿qué dejas en el suelo?
        [seer] ¿Con cuál de las cartas que has visto te quedas?
       *[over] La partida ha terminado.
    }
finisterre-about =
    { $phase ->
        [card] Cada clan juega una carta por turno hasta que a nadie le quedan. Si una carta de terreno cabe en algún sitio, hay que colocarla.
        [square] Los ríos continúan ríos y los caminos, caminos. Los paisajes iguales que coinciden traen recursos.
        [facing] Gira alrededor de la casilla elegida: di a qué lado va su segunda mitad.
        [recover] Si media carta cubierta sigue junto a la tuya, al recuperarla se retira esa mitad, y tu carta puede traer menos de lo mostrado. La recuperada se puede jugar otra vez en este turno.
        [bank] Los peces se reparten entre las dos orillas del río.
        [find] Quien coloca una carta puede quedarse uno de los recursos que trae, si tiene sitio.
        [keep] Boca arriba, un especialista te ayuda cuando lo activas. Boca abajo no puede, pero puntúa su oro al final.
        [keep-seen] Boca arriba, un especialista te ayuda cuando lo activas. A este lo han visto todos, así que no puede quedar boca abajo.
        [keep-objective] Oculto, un objetivo vale más y cuenta solo para ti. Público, todos los clanes compiten por él.
        [harvest] Todos los clanes con banderas allí tomarán recursos de su suelo, empezando por ti.
        [take] Puedes tomar un recurso por cada bandera tuya aquí, y uno más si estás a solas o tienes una ciudad. Debe caber en tus almacenes.
        [link] Cada enlace directo entre dos asentamientos tuyos trae un recurso más.
        [link-take] El recurso debe caber en tus almacenes.
        [feed] Las losetas pequeñas comen 1 y las grandes 2. Una loseta sin comer se pierde y cuesta un punto de estrella; una grande con la mitad pasa a ser pequeña.
        [menu] Tus poblados comen lo que indiques, un tipo tras otro. Lo que sobra queda en tus almacenes.
        [carry] Las acciones que quedaron de turnos anteriores, o que da la espiritualidad, se suman a las de este turno, salvo que las vendas por monedas.
        [owe] Las acciones que debes se restan de las de este turno, salvo que las saldes.
        [act] Los clanes se alternan, con unas pocas acciones cada vez. Haz ahora las tuyas, o para: las que te queden se guardan para el turno siguiente.
        [free] Los pasos libres no cuestan acciones: mover o dejar recursos, llevar carros vacíos, descubrir cartas.
        [consent] Los dos clanes tendrán una ciudad cerrada. Tú pagas por unir tu loseta y ganas un nivel de espiritualidad.
        [defend] Los dos pierden el hierro que gastan.
        [loot] Te llevas todo lo que hay de un tipo, mientras tengas sitio.
        [rescue] Lo que no quepa en tus otras unidades es para el otro clan, o queda en el suelo.
        [form] Una bandera cambia de bando. Elige la manera que te conviene.
        [overflow] Lo que dejas queda en el suelo de esa comarca.
        [seer] La carta que guardas se juega en tu próxima fase de cartas; la otra vuelve encima del mazo.
       *[other] Espera un momento.
    }
finisterre-goal = El objetivo: tener más puntos que nadie cuando se acabe el mazo. Puntúan los poblados y los enlaces entre ellos, la espiritualidad, los especialistas y los objetivos. Empieza con un poblado.
finisterre-ask =
    { $sort ->
        [edge] { $kind }: ¿dónde?
        [unit] { $kind }: ¿qué unidad?
        [comarca] { $kind }: ¿en qué comarca?
        [lot] { $kind }: ¿qué lote?
        [store] { $kind }: ¿qué recurso?
        [ground] { $kind }: ¿qué recurso?
        [amount] { $kind }: ¿cuánto?
        [size] { $kind }: ¿de qué tamaño?
        [cell] { $kind }: ¿en qué casilla?
        [clan] { $kind }: ¿qué clan?
        [slot] { $kind }: ¿qué carta?
        [specialist] { $kind }: ¿qué especialista?
        [form] { $kind }: ¿de qué manera?
        [guests] { $kind }: ¿a quién invitas?
        [kind] { $kind }: ¿qué tipo de recurso?
        [dolmen] { $kind }: ¿en qué dolmen?
        [territory] { $kind }: ¿en qué territorio?
        [die] { $kind }: ¿con un dado de qué valor?
        [iron] { $kind }: ¿con cuánto hierro?
       *[answer] { $kind }: elige.
    }
finisterre-ask-food =
    { $left ->
        [one] ¿Cuánto vendes de { $good }? Falta 1 punto de comida por nombrar.
       *[other] ¿Cuánto vendes de { $good }? Faltan { $left } puntos de comida por nombrar.
    }
finisterre-attacked = Atacan esto: { $unit }. { $name } tiene fuerza { $strength } y gana si supera la tuya en { $lead }.
finisterre-attacked-unseen = Atacan esto: { $unit }. No ves el hierro de { $name }, que gana si supera el tuyo en { $lead }.
finisterre-holds =
    { $iron ->
        [0] El ataque fracasa aunque no gastes hierro.
       *[other] El ataque fracasa si gastas { $iron } de hierro.
    }
finisterre-holds-helped =
    { $iron ->
        [0] Con tu luchador, el ataque fracasa aunque no gastes hierro.
       *[other] Con tu luchador, el ataque fracasa si gastas { $iron } de hierro.
    }
finisterre-holds-never = Ni con todo tu hierro de allí puedes pararlo.

## Kinds of actions

finisterre-kind =
    { $kind ->
        [small] Fundar un poblado pequeño
        [large] Fundar un poblado grande
        [grow] Agrandar una loseta
        [annex] Cerrar una ciudad
        [boat] Construir un barco
        [cart] Construir un carro
        [leave] Dejar una ciudad mixta
        [destroy] Desmontar un barco o carro
        [offering] Hacer una ofrenda
        [feast] Dar un festín
        [gift] Regalar oro
        [sail] Navegar
        [load] Conducir un carro cargado
        [activate] Activar un especialista
        [deactivate] Desactivar un especialista
        [attack] Atacar
        [convert] Convertir población
        [convert-specialist] Convertir un especialista
        [buy] Comprar un lote
        [sell] Vender un lote
        [sell-food] Vender comida
        [buy-specialist] Comprar un especialista
        [sell-specialist] Vender un especialista
        [mint] Acuñar oro
        [melt] Fundir monedas
        [use] Usar un especialista
        [move] Mover un recurso
        [drop] Dejar un recurso
       *[drive] Mover un carro vacío
    }
finisterre-places =
    { $places ->
        [one] 1 hueco de almacén
       *[other] { $places } huecos de almacén
    }
finisterre-worth = vale { $points }
finisterre-kind-about =
    { $kind ->
        [small] En una ubicación de poblado. { finisterre-places }, come 1, { finisterre-worth }.
        [large] En una ubicación de poblado. { finisterre-places }, come 2, { finisterre-worth }.
        [grow] Tu loseta pequeña pasa a ser grande: una bandera más.
        [annex] Una segunda loseta junto a tu poblado hace una ciudad cerrada: una acción más, más puntos y más difícil de atacar.
        [boat] En un embarcadero libre. { finisterre-places }, { finisterre-worth }.
        [cart] En una comarca con un camino y una unidad tuya. { finisterre-places }, { finisterre-worth }.
        [leave] Tu loseta pasa a una ubicación libre de la misma comarca.
        [destroy] Recuperas su madera; el hierro se pierde.
        [offering] Oro en un dolmen por un nivel de espiritualidad.
        [feast] { $food } de comida y 1 de oro por invitado, y { $gold } de oro más: un nivel por invitado.
        [gift] { $gold } de oro a otro clan por un nivel de espiritualidad.
        [sail] Por el río hasta un embarcadero libre. Un barco cargado no llega tan lejos.
        [load] Un recurso por los puentes a otra comarca, y quizá otro de vuelta.
        [activate] Un recurso se pone sobre una carta boca arriba.
        [deactivate] El recurso que hay sobre una carta vuelve a ti.
        [attack] Dos acciones. Hierro contra hierro: te llevas todo lo de un tipo.
        [convert] Dos acciones y { $levels ->
            [one] un nivel
           *[other] { $levels } niveles
        } de espiritualidad: una bandera ajena pasa a ser tuya.
        [convert-specialist] Dos acciones, con un druida activo: paga su valor en oro y toma la carta.
        [buy] Un lote completo del mercado.
        [sell] { $wood } de madera o { $iron } de hierro al mercado.
        [sell-food] { $food } puntos de comida de cualquier tipo al mercado.
        [buy-specialist] Del expositor, por su valor en oro.
        [sell-specialist] Al expositor, por su valor en oro.
        [mint] El oro se vuelve monedas. El fuego necesita combustible.
        [melt] Las monedas se vuelven oro, con puntos de estrella. El fuego necesita combustible.
        [use] Una carta hace lo que solo ella puede hacer.
        [move] A otra unidad del mismo territorio.
        [drop] Al suelo de su comarca.
       *[drive] Por los puentes a otra comarca.
    }
finisterre-group =
    { $sort ->
        [build] Construir
        [travel] Viajar
        [trade] Comerciar
        [people] Especialistas
        [spirit] Espiritualidad
        [offence] Atacar
        [free] Pasos libres
        [facing] Orientación
        [hand] Tu mano
        [row] De la fila, una vez por turno
        [reveal] Descubrir una carta
        [keep] Tu carta
        [recover] La carta cubierta
        [bank] Orillas
        [ground] En el suelo
        [comarca] Comarcas
        [unit] Unidades
        [clan] Clanes
        [edge] Lugares
        [cell] Casillas
        [store] Almacenes
        [lot] Lotes
        [size] Tamaño
        [amount] Cantidad
        [helped] Con tu guerrero o luchador
        [guests] Invitados
        [kind] Tipos de recursos
        [divine] Lo que has visto
        [slot] Cartas
        [specialist] Especialistas
        [form] Maneras
        [answer] Respuesta
       *[leave] O bien
    }

## Choices

finisterre-say-stop = Parar y guardar el resto
finisterre-say-end = Terminar el turno
finisterre-say-enough = Ya basta
finisterre-say-feed = Alimentar a los demás
finisterre-say-find-nothing = Dejarlo todo allí
finisterre-say-recover-none = Dejarla cubierta
finisterre-say-one-way = No traer nada de vuelta
finisterre-say-yes = Sí
finisterre-say-no = No
finisterre-say-caravan = Caravana
finisterre-say-carried =
    { $number ->
        [0] No vender ninguna acción
        [one] Vender una acción guardada
       *[other] Vender { $number } acciones guardadas
    }
finisterre-say-owed =
    { $number ->
        [0] No saldar ninguna acción
        [one] Saldar una acción debida
       *[other] Saldar { $number } acciones debidas
    }
finisterre-say-reveal = Descubrir la carta { $number }
finisterre-say-slot = Carta { $number }
finisterre-say-first = Clan { $number }
finisterre-say-look = Mirar el mazo
finisterre-say-alchemy = Convertir hierro en oro
finisterre-say-clan = Clan { $number }
finisterre-say-guests = invitados { $number }
finisterre-say-keep-up = Guardarla boca arriba
finisterre-say-keep-down = Guardarla boca abajo
finisterre-say-refuse = Rechazarla
finisterre-say-keep = Guardarla oculta
finisterre-say-publish = Hacerla pública
finisterre-say-bank = En una orilla
finisterre-choice =
    { $what ->
        [site] Ubicación { $where }
        [dock] Embarcadero { $where }
        [dolmen] Dolmen { $where }
        [unfed] { $where } pasa hambre
        [half] { $where } recibe la mitad
       *[cell] Casilla { $where }
    }
finisterre-facing =
    { $wind ->
        [n] La segunda mitad al norte
        [e] La segunda mitad al este
        [s] La segunda mitad al sur
       *[w] La segunda mitad al oeste
    }
finisterre-keep =
    { $keep ->
        [keep-up] Guardarla boca arriba
        [keep-down] Guardarla boca abajo
        [refuse] Rechazarla: cualquier clan podrá comprarla
        [keep] Guardarla oculta
        [sell] Venderla sin mostrarla
       *[publish] Hacerla pública, para todos los clanes
    }
finisterre-bank =
    { $corner ->
        [ne] Orilla noreste, { $comarca }
        [se] Orilla sureste, { $comarca }
        [sw] Orilla suroeste, { $comarca }
       *[nw] Orilla noroeste, { $comarca }
    }
finisterre-lot =
    { $lot ->
        [wood] Un lote de madera
        [iron] Un lote de hierro
       *[food] Un grupo de comida
    }
finisterre-size =
    { $size ->
        [small] Pequeña
       *[large] Grande
    }
finisterre-form =
    { $form ->
        [grow] { $unit }: crece, y el otro pierde una bandera { $where }
        [add] { $unit }: recibe una loseta, y el otro pierde una bandera { $where }
       *[take-over] Quedarte con la loseta de { $where }
    }
finisterre-divine =
    { $verb ->
        [put] Devolverla al mazo
       *[keep] Quedártela
    }
finisterre-foreign-unit = { $name }: { $unit }
finisterre-slot-of = { $card } ({ $name })
finisterre-menu-need = En total comen { $need }.
finisterre-there = allí:
finisterre-use-on =
    { $state ->
        [ill] curarla
        [down] ponerla boca arriba
       *[active] desactivarla
    }
finisterre-cost = cuesta
finisterre-get = recibes
finisterre-less = Menos
finisterre-more = Más
finisterre-take-amount =
    { $what ->
        [mint] Acuñar { $amount } de oro
        [melt] Hacer { $amount } de oro
        [attack] Atacar con { $amount } de hierro
        [defend] { $amount ->
            [0] No gastar hierro
           *[other] Gastar { $amount } de hierro
        }
        [sell] { $amount ->
            [0] No vender
           *[other] Vender { $amount }
        }
        [owe] { $amount ->
            [0] No saldar
           *[other] Saldar { $amount }
        }
        [activate] Usar un dado de { $amount }
       *[other] Elegir { $amount }
    }
finisterre-strength = fuerza { $strength }
finisterre-actions =
    { $count ->
        [one] 1 acción
       *[other] { $count } acciones
    }
finisterre-card-with = con { $name }
finisterre-card-used = ya usada en esta fase
finisterre-left-to-name = después faltan { $left }
finisterre-back = Atrás
finisterre-cancel = Cancelar
finisterre-confirm = Confirmar
finisterre-confirm-title = Confirma tu elección
finisterre-stop-about = Todas las acciones que quedan pasan al turno siguiente y tu fase de acciones termina.
finisterre-trail = Pasos hasta ahora
finisterre-guide = Tu decisión
finisterre-fold = Plegar la guía
finisterre-unfold = Mostrar las opciones
finisterre-advised = Un bot elegiría esto
finisterre-on-the-map = Elige una casilla iluminada del mapa; la tecla R o la rueda del ratón gira la carta.
finisterre-on-the-map-touch = Elige una casilla iluminada del mapa; «Girar» gira la carta.
finisterre-one-way = Aquí solo encaja así.
finisterre-from-dolmens = Los puntos de estrella vienen de los dólmenes de esa comarca.
finisterre-score = puntos { $points }
finisterre-score-own = Tus puntos: { $points } ({ $why }).
finisterre-score-other = { $name }: { $points } ({ $why }).
finisterre-lost =
    { $bought ->
        [yes] No hay hueco para { $goods }: se pierde si no lo usas antes de acabar tus acciones.
       *[no] No hay hueco para { $goods }: cae al suelo.
    }
finisterre-no-room-for = nada de { $good }, porque no tienes hueco
finisterre-stake-target = Contra { $name }: { $unit }.
finisterre-stake-loot =
    { $who ->
        [own] Si ganas, te llevas un solo tipo: { $goods }.
       *[other] Si lo logra, { $name } se lleva un solo tipo: { $goods }.
    }
finisterre-stake-wreck =
    { $who ->
        [own] No lleva nada. Si ganas, la desguazas por { $wood } de madera y pierdes 1 punto de estrella.
       *[other] No lleva nada. Si el ataque sale bien, { $name } la desguaza por { $wood } de madera.
    }
finisterre-stake-defence =
    { $defence ->
        [0] { $name } no tiene con qué defenderse: basta fuerza { $lead }.
       *[other] { $name } puede defenderse con fuerza { $defence }. La tuya debe superar en { $lead } la que gaste.
    }
finisterre-stake-stopped =
    { $stopped ->
        [0] Demasiado poco: falla aunque { $name } no gaste nada.
       *[other] Sale bien si { $name } no se defiende con fuerza { $stopped }.
    }
finisterre-change =
    { $what ->
        [sites] ubicaciones libres { $change }
        [stars] tus puntos de estrella { $change } ({ $most } dan un nivel de espiritualidad)
        [docks] embarcaderos libres { $change }
        [coins] tus monedas { $change }
        [sick] tus especialistas enfermos { $change }
        [points] tus puntos { $change }
       *[keep] { $count ->
            [one] puedes quedarte 1 de lo que trae
           *[other] puedes quedarte { $count } de lo que trae
        }
    }
finisterre-keep-none = no tienes hueco para quedarte nada
finisterre-event-about =
    { $event ->
        [SU] Verano: el año avanza. Los nuevos dados de cultivo valen 1 más.
        [WI] Invierno: el año avanza. Los nuevos dados de cultivo valen 1 menos.
        [PLC] Plaga de los cultivos. Se pierde la mitad de esos dados del suelo de su comarca, y enferman tus especialistas que los tengan encima, o todos si vives allí y los almacenas.
        [PLG] Plaga del ganado. Se pierde la mitad de esos dados del suelo de su comarca, y enferman tus especialistas que los tengan encima, o todos si vives allí y los almacenas.
        [PLH] Plaga de la caza. Se pierde la mitad de esos dados del suelo de su comarca, y enferman tus especialistas que los tengan encima, o todos si vives allí y los almacenas.
        [FIR] Incendio: arde la mitad de la madera del suelo de su comarca; en verano toda, y la mitad de la almacenada allí.
        [VEI] Veta rica: desde ahora 1 de hierro más cada vez que coincidan montañas en su comarca.
        [ROB] Robo: cada clan con una bandera en su comarca pierde un cuarto de sus monedas.
        [FER] Fertilidad: un dado de cultivo por cada vez que antes coincidieron cultivos en su comarca.
       *[FLO] Crecida: todos los barcos de su tramo de río se hunden con sus recursos.
    }
finisterre-to-the-ground = Suelo:
finisterre-free =
    { $free ->
        [0] Aquí no tienes ningún hueco libre.
        [one] Aquí tienes 1 hueco libre.
       *[other] Aquí tienes { $free } huecos libres.
    }
finisterre-caravan-about = Una caravana lleva tus recursos hasta que tengas un poblado.
finisterre-free-in = { $what }: { $free } de { $capacity } libres
finisterre-one-step-away = A un paso
finisterre-missing = falta
finisterre-impossible =
    { $count ->
        [one] No es posible ahora: 1 acción
       *[other] No son posibles ahora: { $count } acciones
    }

## Goods, units and cards

finisterre-good =
    { $good ->
        [wood] madera
        [iron] hierro
        [gold] oro
        [crop] cultivos
        [fish] pescado
        [game] caza
        [livestock] ganado
        [coins] monedas
        [food] comida
        [spirit] espiritualidad
       *[star] puntos de estrella
    }
finisterre-amount =
    { $good ->
        [wood] { $amount } de madera
        [iron] { $amount } de hierro
        [gold] { $amount } de oro
        [crop] { $amount } de cultivos
        [fish] { $amount } de pescado
        [game] { $amount } de caza
        [livestock] { $amount } de ganado
        [food] { $amount } de comida
        [spirit] { $amount ->
            [one] 1 nivel de espiritualidad
           *[other] { $amount } niveles de espiritualidad
        }
        [coins] { $amount ->
            [one] 1 moneda
           *[other] { $amount } monedas
        }
       *[star] { $amount ->
            [one] 1 punto de estrella
           *[other] { $amount } puntos de estrella
        }
    }
finisterre-die =
    { $good ->
        [crop] cultivos de { $value }
        [fish] pescado de { $value }
        [game] caza de { $value }
       *[livestock] ganado de { $value }
    }
finisterre-dice =
    { $count ->
        [one] un dado de { $good }
       *[other] { $count } dados de { $good }
    }
finisterre-food = Comida
finisterre-in-comarca = { $what }, { $comarca }
finisterre-in = en { $comarca }
finisterre-some-unit =
    { $kind ->
        [village] el poblado
        [boat] el barco
        [cart] el carro
       *[unit] la unidad
    }
finisterre-unit-in = { finisterre-some-unit } de { $comarca }
finisterre-unit =
    { $kind ->
        [village] Poblado de { $comarca }
        [boat] Barco de { $comarca }
       *[cart] Carro de { $comarca }
    }
finisterre-unit-which = { $unit } ({ $which })
finisterre-store =
    { $store ->
        [caravan] Caravana
        [lost] Recursos de la loseta perdida
       *[bought] Recursos comprados en mano
    }
finisterre-terrain-of = Terreno: { $signs }
finisterre-terrain-card = Carta de terreno { $card }
finisterre-card-of-terrain = una carta de terreno
finisterre-card-with-signs = una carta con { $signs }
finisterre-card-hidden = Una carta boca abajo
finisterre-card-state =
    { $state ->
        [down] boca abajo
        [active] activo
        [ill] enfermo
        [away] de viaje
       *[up] boca arriba
    }
finisterre-activation =
    { $activation ->
        [tool] Para activarla, pon encima 1 de madera o 1 de hierro.
        [wood] Para activarla, pon encima 1 de madera.
        [gold] Para activarla, pon encima 1 de oro.
       *[food] Para activarla, pon encima un dado de comida; sus puntos se gastan.
    }
finisterre-specialist-sort =
    { $sort ->
        [magic] Magia: un nivel más de espiritualidad mientras está activa, y nunca enferma.
       *[rotating] Viajera: una vez activada va de vecino en vecino y actúa mientras pasan las estaciones.
    }
finisterre-gold-value = Vale { $gold } de oro, y otros tantos puntos si al final está boca abajo.
finisterre-partial-points = Público: { $open } puntos para el primer clan. Oculto: { $hidden } puntos cuando lo cumples, { $failed } si nunca lo cumples.
finisterre-final-points = Público: { $open } puntos para quien más tiene, { $openShared } a cada uno si son dos, { $openOthers } a los demás. Oculto, para quien lo guarda: { $hidden }, { $hiddenShared } o { $hiddenOthers }.

## Panels

finisterre-side = La mesa alrededor del mapa
finisterre-strip = Año, mazo y tu clan
finisterre-meal = { $food } de comida, come { $need } cada turno
finisterre-eats = come { $need }
finisterre-meal-about = La comida de tu clan y lo que comen sus losetas cada turno. En rojo: un territorio tiene menos de lo que comen sus losetas.
finisterre-hungry-then = Te quedaría { $food } de comida y tus losetas comen { $need }: una pasaría hambre.
finisterre-starved = ¡Hambre! En { $where } no había comida suficiente, y una de tus losetas de poblado ha pasado hambre.
finisterre-slots =
    { $row ->
        [active] En activo
        [up] Boca arriba
       *[down] Boca abajo
    }
finisterre-carried-keep = Guardarlas y no preguntar más
finisterre-carried-ask = Volver a preguntarme por las acciones guardadas
finisterre-progress = { $amount } de { $of }
finisterre-purse-about = Bienes de tu clan, en todas sus unidades juntas
finisterre-purse-none = sin bienes
finisterre-ribbon = Fases del turno
finisterre-stage =
    { $stage ->
        [cards] Cartas
        [harvest] Cosecha
        [meal] Comida
       *[actions] Acciones
    }
finisterre-stage-about =
    { $stage ->
        [cards] Se reparten y se colocan cartas.
        [harvest] Todos toman recursos del suelo.
        [meal] Cada loseta come; la que no tiene comida pasa hambre.
       *[actions] Clan por clan, se hacen acciones o se guardan.
    }
finisterre-hand = Tu mano
finisterre-hand-none = No hay cartas en la mano.
finisterre-hand-size =
    { $count ->
        [one] 1 carta en la mano
       *[other] { $count } cartas en la mano
    }
finisterre-card-later = próximo turno
finisterre-clans = Clanes
finisterre-starts = empieza este turno
finisterre-coins-word =
    { $count ->
        [one] moneda
       *[other] monedas
    }
finisterre-spirit = espiritualidad
finisterre-star-of = { $star } de { $most } puntos de estrella
finisterre-actions-of =
    { $pool ->
        [one] Acciones: { $now } ahora, 1 en total
       *[other] Acciones: { $now } ahora, { $pool } en total
    }
finisterre-no-actions = sin acciones
finisterre-carried = guardadas: { $count }
finisterre-stopped = Ha parado en este turno.
finisterre-nomad = Clan nómada: sin poblado, en casa en todas partes.
finisterre-flags =
    { $count ->
        [one] 1 bandera
       *[other] { $count } banderas
    }
finisterre-room = { $used } de { $capacity } huecos ocupados
finisterre-empty = sin recursos
finisterre-territory =
    { $units ->
        [one] Un territorio de 1 unidad come { $need } y tiene { $food } de comida.
       *[other] Un territorio de { $units } unidades come { $need } y tiene { $food } de comida.
    }
finisterre-pieces-left =
    Quedan { $tiles ->
        [one] 1 loseta de poblado
       *[other] { $tiles } losetas de poblado
    } y { $vehicles } de barco o carro
finisterre-fulfilled = cumplido
finisterre-market = Mercado
finisterre-market-lot = lotes de { $size }
finisterre-market-food-lot = grupos de { $size } puntos o más
finisterre-market-there = { $amount } en el mercado
finisterre-market-buy =
    { $price ->
        [one] Comprar un lote: 1 moneda
       *[other] Comprar un lote: { $price } monedas
    }
finisterre-market-sell =
    { $price ->
        [one] Vender un lote: 1 moneda
       *[other] Vender un lote: { $price } monedas
    }
finisterre-market-no-lot = Ningún lote completo
finisterre-market-sale = recibes
finisterre-cards = Cartas
finisterre-deck =
    { $count ->
        [0] El mazo está vacío: es el último turno.
        [one] Queda 1 carta en el mazo.
       *[other] Quedan { $count } cartas en el mazo.
    }
finisterre-deck-sorts =
    Nadie ha visto { $terrain ->
        [one] una carta de terreno
       *[other] { $terrain } cartas de terreno
    }, { $specialists ->
        [one] un especialista
       *[other] { $specialists } especialistas
    } y { $objectives ->
        [one] un objetivo
       *[other] { $objectives } objetivos
    } del mazo.
finisterre-deck-word =
    { $count ->
        [one] carta
       *[other] cartas
    }
finisterre-deck-about = Cartas que quedan en el mazo. Cuando se acaba, el turno se juega hasta el final.
finisterre-row = Fila de cartas que no cabían en ningún sitio
finisterre-row-none = Allí no espera ninguna carta.
finisterre-display = Especialistas en el expositor
finisterre-display-none = No hay.
finisterre-objectives = Objetivos para todos
finisterre-objectives-none = Todavía no hay.
finisterre-year-title = Año
finisterre-year =
    { $season ->
        [summer] Verano del año { $number }
       *[winter] Invierno, { $number ->
            [0] antes del año 1
           *[other] fin del año { $number }
        }
    }
finisterre-year-short = Año { $number }
finisterre-year-about =
    { $season ->
        [summer] Los incendios son peores en verano. El invierno cierra el año.
       *[winter] Es invierno y el año ha terminado: la comida del suelo ha crecido. El verano subirá el valor de los cultivos.
    }
finisterre-crop-value = Un dado de cultivo nuevo vale { $value }.
finisterre-crop-about = Lo que vale ahora un dado de cultivo nuevo
finisterre-growth = La comida del suelo crece
finisterre-growth-year = Fin del año
finisterre-growth-animals = Caza y ganado
finisterre-growth-half-year = +1 cada medio año
finisterre-mint = Ceca
finisterre-mint-about = En un territorio, con 1 de { $fuel } para el fuego.
finisterre-mint-brings = Acuñar da monedas
finisterre-melt-costs = Fundir cuesta monedas

## The log

finisterre-line = { $name } { $deeds }.
finisterre-line-nothing =
    { $what ->
        [harvest] { $name } eligió dónde recolectar.
        [enough] { $name } no tomó nada más.
        [bank] { $name } eligió la orilla de un pez.
        [find-nothing] { $name } no tomó nada.
       *[other] { $name } tomó una decisión.
    }
finisterre-some-good = un recurso
finisterre-did =
    { $what ->
        [placed] colocó una carta{ $detail }
        [took] tomó { $detail }
        [found] encontró { $detail }
        [row] tomó { $detail } de la fila
        [recover] recuperó { $detail }
        [reveal] descubrió una carta
        [call] llamó a { $detail }
        [unfed] dejó sin comer una loseta{ $detail }
        [half] alimentó a medias una loseta{ $detail }
        [carry] { $count ->
            [0] guardó todas sus acciones
            [one] vendió una acción
           *[other] vendió { $count } acciones
        }
        [owe] { $count ->
            [0] no compensó ninguna acción
            [one] compensó una acción
           *[other] compensó { $count } acciones
        }
        [stop] paró
        [defended] se defendió con { $detail } de hierro
        [yes] aceptó
        [no] no aceptó
        [card-keep-up] guardó un especialista boca arriba{ $detail }
        [card-keep-down] guardó un especialista boca abajo
        [card-refuse] rechazó un especialista{ $detail }
        [card-keep] guardó un objetivo
        [card-sell] vendió un objetivo
        [card-publish] hizo público un objetivo{ $detail }
        [small] fundó un poblado pequeño{ $detail }
        [large] fundó un poblado grande{ $detail }
        [grow] agrandó una loseta{ $detail }
        [annex] cerró una ciudad{ $detail }
        [boat] construyó un barco{ $detail }
        [cart] construyó un carro{ $detail }
        [leave] dejó una ciudad mixta{ $detail }
        [destroy] desmontó un barco o carro{ $detail }
        [offering] hizo una ofrenda{ $detail }
        [feast] dio un festín{ $detail }
        [gift] regaló oro{ $detail }
        [sail] navegó{ $detail }
        [load] condujo un carro cargado{ $detail }
        [activate] activó un especialista{ $detail }
        [deactivate] desactivó un especialista{ $detail }
        [attack] atacó{ $detail }
        [convert] convirtió población{ $detail }
        [convert-specialist] convirtió un especialista{ $detail }
        [buy] compró un lote{ $detail }
        [sell] vendió un lote{ $detail }
        [sell-food] vendió comida{ $detail }
        [buy-specialist] compró un especialista{ $detail }
        [sell-specialist] vendió un especialista{ $detail }
        [mint] acuñó oro{ $detail }
        [melt] fundió monedas{ $detail }
        [use] usó un especialista{ $detail }
        [move] movió un recurso{ $detail }
        [drop] dejó { $detail }
       *[drive] movió un carro vacío{ $detail }
    }

## Points

finisterre-award =
    { $what ->
        [tile] { $tile ->
            [small-tile] una loseta pequeña de poblado
           *[large-tile] una loseta grande de poblado
        }
        [boat] un barco
        [cart] un carro
        [link] un enlace directo
        [bridge] una ciudad junto a un puente
        [spirit] { $spirit ->
            [one] 1 nivel de espiritualidad
           *[other] { $spirit } niveles de espiritualidad
        }
        [spirit-share] { $points ->
            [0] espiritualidad comparada
           *[other] la mayor o la menor espiritualidad
        }
        [hidden-specialist] { $card } boca abajo
        [hidden-objective] { $card }, oculto
        [fulfilled-objective] { $card }, cumplido
        [failed-objective] { $card }, sin cumplir
       *[objective] { $card }, público
    }
award-tile = Losetas de poblado
award-boat = Barcos
award-cart = Carros
award-link = Enlaces directos
award-bridge = Puentes
award-spirit = Espiritualidad
award-spirit-share = Mayor y menor espiritualidad
award-hidden-specialist = Especialistas boca abajo
award-objective = Objetivos públicos
award-hidden-objective = Objetivos ocultos
award-fulfilled-objective = Objetivos cumplidos
award-failed-objective = Objetivos sin cumplir

## The keyboard

finisterre-key-walk = Recorrer el mapa
finisterre-key-next = Siguiente lugar iluminado
finisterre-key-enter = Elegirlo
finisterre-key-choose = Elegir un botón de la guía
finisterre-key-leave = Cancelar la elección
finisterre-key-zoom = Acercar, alejar
finisterre-key-fit = Mostrar todo

## Lo que pasa por sí solo

finisterre-tiles-lost =
    { $amount ->
        [one] una loseta de poblado
       *[other] { $amount } losetas de poblado
    }
finisterre-boats-lost =
    { $amount ->
        [one] un barco
       *[other] { $amount } barcos
    }
finisterre-happened =
    { $what ->
        [turn] empieza el turno { $amount }
        [laid] colocó una carta que solo cabía en un sitio
        [row] dejó en la fila una carta que no cabe en ninguna parte
        [display] no tenía sitio para { $card }, que fue al expositor
        [covered-tiles] perdió { finisterre-tiles-lost } bajo la carta
        [covered-boats] perdió { finisterre-boats-lost } por la carta
        [summer] Es verano: un dado nuevo de cultivos vale { $amount }
        [winter] Es invierno: un dado nuevo de cultivos vale { $amount }
        [grown] Cada dado de { $good } en el suelo creció en { $amount }
        [plague] Una plaga se llevó { $goods } en { $place }
        [ill] { $card } enfermó
        [burnt-ground] Incendio en { $place }: ardió { $amount } de madera en el suelo
        [burnt] perdió { $amount } de madera almacenada en el incendio de { $place }
        [robbed] perdió { $goods } por un robo en { $place }
        [vein] Se encontró una veta rica en { $place }
        [sunk] perdió { finisterre-boats-lost } en la crecida
        [appeared] Nuevo en { $place }: { $goods }
        [stars-for-sites] ganó { $goods } por nuevas ubicaciones y embarcaderos
        [stars-for-dolmen] ganó { $goods } por un dolmen
        [stars-for-harm] perdió { $goods } por dañar a otros
        [stars-for-hunger] perdió { $goods } por el hambre
        [spy] perdió { $amount ->
            [one] una acción guardada
           *[other] { $amount } acciones guardadas
        } por un espía
        [impostor] recibirá { $amount ->
            [one] una carta
           *[other] { $amount } cartas
        } menos: un farsante
        [troublemaker] recibirá { $amount ->
            [one] un recurso
           *[other] { $amount } recursos
        } menos de sus conexiones: un cizañero
        [beggar] dio { $goods } a un mendigo
        [eaten] comió { $goods }
        [foraged] comió { $amount } de comida del suelo
        [starved] perdió { finisterre-tiles-lost } en { $place } por hambre
        [half-starved] tiene { $amount ->
            [one] una loseta más pequeña
           *[other] { $amount } losetas más pequeñas
        } en { $place } por hambre
        [earned] ganó { $goods } por huecos libres
       *[fulfilled] cumplió «{ $card }»
    }
